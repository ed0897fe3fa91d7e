import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/kit/icon';
import { Medallion, ShapeChip } from '@/components/kit/medallion';
import { useInks } from '@/components/kit/theme';
import { Choice } from '@/components/kit/switch';
import { SPACE, TARGET } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Body, Label } from '@/components/kit/type';
import { useWidthClass } from '@/components/kit/use-width-class';
import { Flasks } from '@/components/shell-art/flasks';
import { useWords } from '@/components/words/use-words';
import { LEVELS, type Level as BotLevel } from '@/engine/core/level';
import { characterSaid, personOf, TEMPER_ICONS } from './characters';
import { ReorderRow, type Dragging } from './reorder';
import { USUAL_LEVEL, type SeatDraft } from './seats';

interface SeatRowProps {
  readonly seat: SeatDraft;
  readonly dragging: Dragging;
  readonly index: number;
  readonly count: number;
  readonly onChange: (change: Partial<SeatDraft>) => void;
  readonly onMove: (to: number) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function nextLevel(level: BotLevel): BotLevel {
  return LEVELS[(LEVELS.indexOf(level) + 1) % LEVELS.length] ?? level;
}

/** One seat: drag it by its grip, tap it to change its name and looks, switch between person and bot. */
export function SeatRow(props: SeatRowProps) {
  const { seat, dragging, index, count, onChange, onMove } = props;
  const { t } = useWords();
  return (
    <ReorderRow
      dragging={dragging}
      index={index}
      count={count}
      onMove={onMove}
      style={styles.row}
      grip={
        <View aria-hidden style={styles.grip}>
          <Icon name="grip" size={24} colour="#8A6A3A" />
        </View>
      }
    >
      <WhoSits {...props} />
      <View style={styles.controls}>
        {seat.bot === null ? null : (
          <Level
            name={seat.name}
            level={seat.bot}
            onPress={() => seat.bot !== null && onChange({ bot: nextLevel(seat.bot) })}
          />
        )}
        <Choice
          label={t('newGame.playedBy', { name: seat.name })}
          isIconOnly
          value={seat.bot === null ? 'person' : 'bot'}
          onChange={(kind) => onChange({ bot: kind === 'bot' ? USUAL_LEVEL : null })}
          options={[
            { value: 'person', label: t('people.person'), icon: 'person' },
            { value: 'bot', label: t('people.bot'), icon: 'bot' },
          ]}
        />
      </View>
    </ReorderRow>
  );
}

function WhoSits({ seat, index, count, onMove, onEdit, onRemove }: SeatRowProps) {
  const { t } = useWords();
  const { widthClass } = useWidthClass();
  const colour = t(`colours.${seat.colour}`);
  const { name } = seat;
  const kind = characterSaid(t, seat) ?? t('people.person');
  const up = { name: 'up', label: t('newGame.moveUp', { name }), run: () => onMove(index - 1) };
  const down = { name: 'down', label: t('newGame.moveDown', { name }), run: () => onMove(index + 1) };
  const remove = { name: 'remove', label: t('newGame.removeSeat', { name }), run: onRemove };
  return (
    <Touch
      label={t('newGame.seatLabel', { seat: index + 1, name, colour, kind })}
      hint={t(seat.bot === null ? 'newGame.editSeat' : 'newGame.editBotSeat', { name })}
      onPress={onEdit}
      actions={[...(index > 0 ? [up] : []), ...(index < count - 1 ? [down] : []), remove]}
      style={styles.who}
    >
      <Medallion person={personOf(t, seat)} size={44} />
      <View style={styles.names}>
        <Body isBold size={18.5}>
          {name}
        </Body>
        {seat.bot === null ? null : <Temperament temper={seat.temper} />}
        {seat.bot === null || widthClass !== 'compact' ? (
          <View style={styles.looks}>
            <ShapeChip colour={seat.colour} size={14} />
            <Label tone="second" size={13.5} style={styles.shrink}>
              {colour}
            </Label>
          </View>
        ) : null}
      </View>
    </Touch>
  );
}

function Temperament({ temper = 'even' }: Pick<SeatDraft, 'temper'>) {
  const { t } = useWords();
  const { second } = useInks();
  return (
    <View style={styles.looks}>
      <Icon name={TEMPER_ICONS[temper]} size={15} colour={second} />
      <Label tone="second" size={13.5} style={styles.shrink}>
        {t(`people.tempers.${temper}`)}
      </Label>
    </View>
  );
}

interface LevelProps {
  readonly name: string;
  readonly level: BotLevel;
  readonly onPress: () => void;
}

function Level({ name, level, onPress }: LevelProps) {
  const { t } = useWords();
  const word = t(`people.levels.${level}`);
  return (
    <Touch
      label={t('common.pair', { what: t('newGame.levelOf', { name }), value: word })}
      hint={t(`people.levelHelp.${level}`)}
      onPress={onPress}
      style={styles.level}
    >
      <Flasks count={LEVELS.length} filled={LEVELS.indexOf(level) + 1} />
      <Label isBold size={13} align="center">
        {word}
      </Label>
    </Touch>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: SPACE.tiny,
    borderTopWidth: 1,
    borderTopColor: 'rgba(122, 90, 44, 0.35)',
    minHeight: 57,
    paddingVertical: SPACE.tiny,
  },
  grip: { width: 28, height: TARGET, alignItems: 'center', justifyContent: 'center', cursor: 'pointer' },
  who: {
    flexGrow: 1,
    flexShrink: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    minHeight: TARGET,
  },
  names: { flexShrink: 1 },
  looks: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
  shrink: { flexShrink: 1 },
  controls: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    flexShrink: 1,
    gap: SPACE.tiny,
    marginLeft: 'auto',
  },
  level: {
    minHeight: TARGET,
    minWidth: 56,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 6,
    borderRadius: 10,
    borderWidth: 1.2,
    borderColor: '#8A7050',
    backgroundColor: 'rgba(248, 236, 208, 0.7)',
  },
});
