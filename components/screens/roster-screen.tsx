import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button, IconButton } from '@/components/kit/button';
import { Icon } from '@/components/kit/icon';
import { Medallion, ShapeChip } from '@/components/kit/medallion';
import { NearWindow } from '@/components/kit/near-window';
import { Parchment } from '@/components/kit/parchment';
import { Sheet } from '@/components/kit/sheet';
import { TextField } from '@/components/kit/text-field';
import { useToast } from '@/components/kit/toast';
import { SPACE, TARGET } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Body, Label } from '@/components/kit/type';
import { useWords } from '@/components/words/use-words';
import { GuiseChooser } from './guise-chooser';
import { Screen } from './screen';
import { FIRST_LOOKS, LONGEST_NAME, setApart, type Guise, type RosterEntry } from './seats';

interface RosterScreenProps {
  readonly people: readonly RosterEntry[];
  readonly onAdd: (guise: Guise) => void;
  readonly onChange: (id: string, change: Partial<Guise>) => void;
  readonly onRemove: (id: string) => void;
  readonly onUndoRemove: (id: string) => void;
  readonly onStatistics: () => void;
  readonly onBack: () => void;
}

/** As high as the row of somebody whose looks fit on one line. */
const ROW = 69;

interface Draft {
  /** Null for somebody new. */
  readonly id: string | null;
  readonly guise: Guise;
}

function draftOf({ id, name, colour, sigil }: RosterEntry): Draft {
  return { id, guise: { name, colour, sigil } };
}

/** The people who play on this device. */
export function RosterScreen(props: RosterScreenProps) {
  const { people, onAdd, onChange, onRemove, onUndoRemove, onStatistics, onBack } = props;
  const { t } = useWords();
  const { show } = useToast();
  const [draft, setDraft] = useState<Draft | null>(null);
  const add = () => setDraft({ id: null, guise: setApart({ name: '', ...FIRST_LOOKS }, people) });
  const remove = ({ id, name }: RosterEntry) => {
    onRemove(id);
    show({
      kind: 'news',
      words: t('roster.removed', { name }),
      action: { label: t('common.undo'), onPress: () => onUndoRemove(id) },
    });
  };
  const keep = ({ id, guise }: Draft) => {
    if (id === null) onAdd(guise);
    else onChange(id, guise);
    setDraft(null);
  };
  return (
    <Screen
      title={t('roster.title')}
      onBack={onBack}
      aside={<IconButton icon="chart" label={t('statistics.title')} onPress={onStatistics} />}
      footer={<Button size="large" icon="plus" label={t('roster.add')} onPress={add} />}
    >
      <Parchment>
        <Body tone="second">{people.length === 0 ? t('roster.empty') : t('roster.help')}</Body>
        <NearWindow role="list" height={ROW} together={2} style={styles.list}>
          {people.map((person) => (
            <Row
              key={person.id}
              person={person}
              onEdit={() => setDraft(draftOf(person))}
              onRemove={() => remove(person)}
            />
          ))}
        </NearWindow>
      </Parchment>
      <PersonSheet draft={draft} people={people} onDraft={setDraft} onKeep={keep} />
    </Screen>
  );
}

interface RowProps {
  readonly person: RosterEntry;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function Row({ person, onEdit, onRemove }: RowProps) {
  const { t } = useWords();
  const { name } = person;
  const colour = t(`colours.${person.colour}`);
  const sigil = t(`sigils.${person.sigil}`);
  return (
    <View role="listitem" style={styles.row}>
      <Touch label={t('roster.edit', { name, colour, sigil })} onPress={onEdit} style={styles.person}>
        <Medallion person={person} size={50} />
        <View style={styles.shrink}>
          <Body isBold size={20}>
            {name}
          </Body>
          <View style={styles.looks}>
            <ShapeChip colour={person.colour} />
            <Label tone="second" size={14} style={styles.shrink}>
              {colour} · {sigil}
            </Label>
          </View>
        </View>
      </Touch>
      <Touch label={t('roster.remove', { name })} onPress={onRemove} style={styles.remove}>
        <Icon name="trash" size={22} colour="#5A4632" />
      </Touch>
    </View>
  );
}

interface PersonSheetProps {
  readonly draft: Draft | null;
  readonly people: readonly RosterEntry[];
  readonly onDraft: (draft: Draft | null) => void;
  readonly onKeep: (draft: Draft) => void;
}

function PersonSheet({ draft, people, onDraft, onKeep }: PersonSheetProps) {
  const { t } = useWords();
  const name = draft?.guise.name.trim() ?? '';
  const isTaken = people.some(
    (one) => one.id !== draft?.id && one.name.toLocaleLowerCase() === name.toLocaleLowerCase(),
  );
  const problem = isTaken ? t('roster.takenName', { name }) : undefined;
  const reason = name === '' ? t('roster.needsName') : problem;
  const former = people.find((one) => one.id === draft?.id)?.name;
  const change = (changed: Partial<Guise>) =>
    draft && onDraft({ ...draft, guise: { ...draft.guise, ...changed } });
  const keep = () => draft && reason === undefined && onKeep({ ...draft, guise: { ...draft.guise, name } });
  return (
    <Sheet
      isOpen={draft !== null}
      title={former === undefined ? t('roster.addTitle') : t('roster.editTitle', { name: former })}
      closeLabel={t('common.close')}
      onClose={() => onDraft(null)}
      footer={<Button icon="check" label={t('roster.save')} reason={reason} onPress={keep} />}
    >
      {draft ? (
        <>
          <View style={styles.preview}>
            <Medallion person={draft.guise} size={84} />
          </View>
          <TextField
            label={t('roster.name')}
            placeholder={t('roster.nameHelp')}
            value={draft.guise.name}
            problem={problem}
            maxLength={LONGEST_NAME}
            autoFocus={draft.id === null}
            onChange={(changed) => change({ name: changed })}
            onSubmit={keep}
          />
          <GuiseChooser colour={draft.guise.colour} sigil={draft.guise.sigil} onChange={change} />
        </>
      ) : null}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  list: { paddingTop: SPACE.small },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    borderTopWidth: 1,
    borderTopColor: 'rgba(122, 90, 44, 0.35)',
    paddingVertical: SPACE.tiny,
  },
  person: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: SPACE.medium, minHeight: 60 },
  shrink: { flexShrink: 1 },
  looks: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
  remove: { width: TARGET, height: TARGET, alignItems: 'center', justifyContent: 'center' },
  preview: { alignItems: 'center' },
});
