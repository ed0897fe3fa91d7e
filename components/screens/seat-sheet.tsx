import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/kit/button';
import { Sheet } from '@/components/kit/sheet';
import { Choice, Labelled } from '@/components/kit/switch';
import { TextField } from '@/components/kit/text-field';
import { SPACE } from '@/components/kit/tokens';
import { useWords } from '@/components/words/use-words';
import { LEVELS, type Level } from '@/engine/core/level';
import { TEMPERS, type Temper } from '@/engine/core/nature';
import { portraitOf, TEMPER_ICONS } from './characters';
import { GuiseChooser } from './guise-chooser';
import { LONGEST_NAME, type SeatDraft } from './seats';
import { SmallButton } from './small-button';

interface SeatSheetProps {
  readonly seat: SeatDraft | null;
  readonly index: number;
  readonly count: number;
  readonly onChange: (change: Partial<SeatDraft>) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Everything about one seat, for thumbs, keyboards and screen readers alike. */
export function SeatSheet({ seat, index, count, onChange, onMove, onRemove, onClose }: SeatSheetProps) {
  const { t } = useWords();
  const name = seat?.name ?? '';
  return (
    <Sheet
      isOpen={seat !== null}
      title={t('newGame.seatSheet')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={<Button label={t('common.done')} onPress={onClose} />}
    >
      {seat ? (
        <>
          <TextField
            label={t('newGame.name')}
            value={seat.name}
            maxLength={LONGEST_NAME}
            onChange={(changed) => onChange({ name: changed })}
            onSubmit={onClose}
          />
          {seat.bot === null ? null : <Character bot={seat.bot} temper={seat.temper} onChange={onChange} />}
          <GuiseChooser
            colour={seat.colour}
            sigil={seat.sigil}
            portrait={seat.bot === null ? undefined : portraitOf(seat)}
            onChange={onChange}
          />
          <View style={styles.row}>
            {index > 0 ? (
              <SmallButton
                icon="up"
                label={t('newGame.up')}
                spoken={t('newGame.moveUp', { name })}
                onPress={() => onMove(index - 1)}
                style={styles.grow}
              />
            ) : null}
            {index < count - 1 ? (
              <SmallButton
                icon="down"
                label={t('newGame.down')}
                spoken={t('newGame.moveDown', { name })}
                onPress={() => onMove(index + 1)}
                style={styles.grow}
              />
            ) : null}
            <SmallButton
              icon="trash"
              label={t('newGame.remove')}
              spoken={t('newGame.removeSeat', { name })}
              onPress={onRemove}
              style={styles.grow}
            />
          </View>
        </>
      ) : null}
    </Sheet>
  );
}

type CharacterProps = Pick<SeatSheetProps, 'onChange'> & {
  readonly bot: Level;
  readonly temper: Temper | undefined;
};

/** How well a bot plays, and in what temper. */
function Character({ bot, temper = 'even', onChange }: CharacterProps) {
  const { t } = useWords();
  return (
    <>
      <Labelled title={t('people.level')} help={t(`people.levelHelp.${bot}`)}>
        <Choice
          label={t('people.level')}
          value={bot}
          onChange={(level) => onChange({ bot: level })}
          options={LEVELS.map((value) => ({ value, label: t(`people.levels.${value}`) }))}
        />
      </Labelled>
      <Labelled title={t('people.temper')} help={t(`people.temperHelp.${temper}`)}>
        <Choice
          label={t('people.temper')}
          value={temper}
          onChange={(chosen) => onChange({ temper: chosen })}
          options={TEMPERS.map((value) => ({
            value,
            label: t(`people.tempers.${value}`),
            icon: TEMPER_ICONS[value],
          }))}
        />
      </Labelled>
    </>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  grow: { flexGrow: 1 },
});
