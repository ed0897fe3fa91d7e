import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/kit/icon';
import { Medallion } from '@/components/kit/medallion';
import { Paint } from '@/components/kit/paint';
import { Choice } from '@/components/kit/switch';
import { useInks } from '@/components/kit/theme';
import { BRASS_PLATE, ON_BRASS, SPACE, TARGET } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Label } from '@/components/kit/type';
import { useWords } from '@/components/words/use-words';
import type { Scope } from '@/engine/core/ledger-figures';
import { InRows } from '../in-rows';
import type { RosterEntry } from '../seats';

/** A game by its name. */
export interface NamedGame {
  readonly id: string;
  readonly title: string;
  /** What it counts in, after so many of it; unknown where the game is no longer on the shelf. */
  readonly unit: ((count: number) => string) | undefined;
}

interface ScopeChooserProps {
  readonly people: readonly RosterEntry[];
  readonly games: readonly NamedGame[];
  readonly scope: Scope;
  readonly onScope: (scope: Scope) => void;
}

const ALL = 'all';

/** Whose games, and which. */
export function ScopeChooser({ people, games, scope, onScope }: ScopeChooserProps) {
  const { t } = useWords();
  return (
    <View style={styles.chooser}>
      <View role="radiogroup" aria-label={t('statistics.whose')} style={styles.people}>
        <Who
          label={t('statistics.everybody')}
          isChosen={scope.who === null}
          onChoose={() => onScope({ ...scope, who: null })}
        />
        <InRows across={128} most={1060} height={TARGET} from={150}>
          {people.map((person) => (
            <Who
              key={person.id}
              label={person.name}
              person={person}
              isChosen={scope.who === person.id}
              onChoose={() => onScope({ ...scope, who: person.id })}
            />
          ))}
        </InRows>
      </View>
      {games.length > 1 ? (
        <Choice
          label={t('statistics.which')}
          value={scope.game ?? ALL}
          onChange={(game) => onScope({ ...scope, game: game === ALL ? null : game })}
          options={[
            { value: ALL, label: t('statistics.allGames') },
            ...games.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      ) : null}
    </View>
  );
}

interface WhoProps {
  readonly label: string;
  /** Everybody, if nobody is meant. */
  readonly person?: RosterEntry;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A brass plate lies under the one that is chosen. */
function Who({ label, person, isChosen, onChoose }: WhoProps) {
  const { gold, ink } = useInks();
  return (
    <Touch
      role="radio"
      label={label}
      isChecked={isChosen}
      onPress={onChoose}
      style={[styles.who, isChosen && styles.chosen]}
    >
      {isChosen ? <Paint gradient={BRASS_PLATE} radius={11} /> : null}
      {person ? (
        <Medallion person={person} size={36} />
      ) : (
        <View style={styles.everybody}>
          <Icon name="people" size={28} colour={isChosen ? ON_BRASS : gold} />
        </View>
      )}
      <Label isBold numberOfLines={1} style={[styles.name, { color: isChosen ? ON_BRASS : ink }]}>
        {label}
      </Label>
    </Touch>
  );
}

const styles = StyleSheet.create({
  chooser: { gap: SPACE.medium },
  people: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.tiny },
  who: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.tiny,
    minHeight: TARGET,
    maxWidth: '100%',
    paddingLeft: SPACE.tiny,
    paddingRight: SPACE.medium,
    borderRadius: 12,
    borderWidth: 1.3,
    borderColor: 'transparent',
  },
  chosen: { borderColor: '#2A1806', boxShadow: '0px 2px 0px #3F270A' },
  everybody: { width: 36, alignItems: 'center' },
  name: { flexShrink: 1 },
});
