import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Person } from '@/components/kit/board';
import { Button } from '@/components/kit/button';
import { Medallion } from '@/components/kit/medallion';
import { Sheet } from '@/components/kit/sheet';
import { Labelled } from '@/components/kit/switch';
import { TextField } from '@/components/kit/text-field';
import { SPACE } from '@/components/kit/tokens';
import { useWords } from '@/components/words/use-words';
import { GuiseChooser } from './guise-chooser';
import { Screen } from './screen';
import { LONGEST_NAME, type Guise } from './seats';

interface PeopleScreenProps {
  readonly people: readonly Person[];
  readonly onChange: (seat: number, change: Partial<Guise>) => void;
  readonly onBack: () => void;
}

/** Other names, colours and signs for those who are playing, in the middle of a game. */
export function PeopleScreen({ people, onChange, onBack }: PeopleScreenProps) {
  const { t } = useWords();
  const [seat, setSeat] = useState<number | null>(null);
  const person = seat === null ? undefined : people[seat];
  return (
    <Screen title={t('play.people')} onBack={onBack}>
      <View style={styles.list}>
        {people.map((one, index) => (
          <View key={`${one.colour} ${one.sigil}`} style={styles.row}>
            <Medallion person={one} size={48} />
            <Button
              kind="walnut"
              icon="pencil"
              label={one.name}
              note={one.character}
              spoken={t(one.isBot ? 'roster.editBot' : 'roster.edit', {
                name: one.name,
                colour: t(`colours.${one.colour}`),
                sigil: t(`sigils.${one.sigil}`),
              })}
              hint={one.character}
              onPress={() => setSeat(index)}
              style={styles.grow}
            />
          </View>
        ))}
      </View>
      <GuiseSheet
        person={person}
        onChange={(change) => seat !== null && onChange(seat, change)}
        onClose={() => setSeat(null)}
      />
    </Screen>
  );
}

interface GuiseSheetProps {
  readonly person: Person | undefined;
  readonly onChange: (change: Partial<Guise>) => void;
  readonly onClose: () => void;
}

/** A name counts when it is finished: nobody is called nothing in between. */
function GuiseSheet({ person, onChange, onClose }: GuiseSheetProps) {
  const { t } = useWords();
  const [name, setName] = useState<string | null>(null);
  const close = () => {
    if (name?.trim()) onChange({ name: name.trim() });
    setName(null);
    onClose();
  };
  return (
    <Sheet
      isOpen={person !== undefined}
      title={t('newGame.seatSheet')}
      closeLabel={t('common.close')}
      onClose={close}
      footer={<Button label={t('common.done')} onPress={close} />}
    >
      {person ? (
        <>
          <TextField
            label={t('newGame.name')}
            value={name ?? person.name}
            maxLength={LONGEST_NAME}
            onChange={setName}
            onSubmit={close}
          />
          {person.temper && person.character ? (
            <Labelled title={person.character} help={t(`people.temperHelp.${person.temper}`)} />
          ) : null}
          <GuiseChooser
            colour={person.colour}
            sigil={person.sigil}
            portrait={person.portrait}
            onChange={onChange}
          />
        </>
      ) : null}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  list: { gap: SPACE.medium },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.medium },
  grow: { flex: 1 },
});
