import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/kit/button';
import { Medallion } from '@/components/kit/medallion';
import { TextField } from '@/components/kit/text-field';
import { SPACE } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Label } from '@/components/kit/type';
import { useWords } from '@/components/words/use-words';
import { InRows } from './in-rows';
import { LONGEST_NAME, type RosterEntry } from './seats';
import { SmallButton } from './small-button';

interface AddSeatProps {
  /** Those on the roster who do not sit at the table yet. */
  readonly free: readonly RosterEntry[];
  readonly isFull: boolean;
  readonly onPerson: (person: RosterEntry) => void;
  readonly onName: (name: string) => void;
  readonly onBot: () => void;
}

/** Ways to fill a seat: somebody from the roster, somebody new, a bot. */
export function AddSeat({ free, isFull, onPerson, onName, onBot }: AddSeatProps) {
  const { t } = useWords();
  const [name, setName] = useState('');
  const add = () => {
    if (name.trim() === '') return;
    onName(name);
    setName('');
  };
  if (isFull) {
    return (
      <Label tone="second" style={styles.full}>
        {t('newGame.full')}
      </Label>
    );
  }
  return (
    <View style={styles.box}>
      {free.length > 0 ? (
        <View style={styles.people}>
          <Label isBold tone="gold" style={styles.caption}>
            {t('newGame.addFromRoster')}
          </Label>
          <InRows across={116} most={680} height={48} from={420}>
            {free.map((person) => (
              <One key={person.id} person={person} onPerson={onPerson} />
            ))}
          </InRows>
        </View>
      ) : null}
      <View style={styles.newcomer}>
        <TextField
          label={t('newGame.newName')}
          isLabelHidden
          placeholder={t('newGame.newName')}
          value={name}
          maxLength={LONGEST_NAME}
          onChange={setName}
          onSubmit={add}
          style={styles.field}
        />
        {name.trim() === '' ? (
          <SmallButton icon="bot" label={t('newGame.addBot')} onPress={onBot} />
        ) : (
          <Button size="small" icon="plus" label={t('newGame.add')} onPress={add} />
        )}
      </View>
    </View>
  );
}

interface OneProps extends Pick<AddSeatProps, 'onPerson'> {
  readonly person: RosterEntry;
}

function One({ person, onPerson }: OneProps) {
  const { t } = useWords();
  return (
    <Touch
      label={t('newGame.addNamed', { name: person.name })}
      onPress={() => onPerson(person)}
      style={styles.person}
    >
      <Medallion person={person} size={34} />
      <Label isBold size={14}>
        {person.name}
      </Label>
    </Touch>
  );
}

const styles = StyleSheet.create({
  box: {
    gap: SPACE.small,
    padding: SPACE.small,
    borderRadius: 11,
    borderWidth: 1.4,
    borderStyle: 'dashed',
    borderColor: '#7A5A2C',
    backgroundColor: 'rgba(201, 171, 118, 0.25)',
  },
  people: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.small },
  caption: { marginRight: SPACE.tiny },
  person: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny, minHeight: 48, minWidth: 48 },
  newcomer: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.small },
  field: { flexGrow: 1, flexBasis: 150 },
  full: { paddingTop: SPACE.small },
});
