import { StyleSheet, View } from 'react-native';

import type { OutcomeProps, Person } from '@/components/kit/board';
import { Medallion } from '@/components/kit/medallion';
import { useSpeech } from '@/components/kit/speech';
import { useTheme } from '@/components/kit/theme';
import { COLOURS_OF } from '@/components/kit/tokens';
import { Label } from '@/components/kit/type';
import { at } from '@/engine/core/list';
import { allSeats, type Seat } from '@/engine/core/seat';
import { explained } from '@/engine/core/wording';
import { MOST_BUILDINGS } from '@/engine/games/alchemirus/data';
import { isBlocked } from '@/engine/games/alchemirus/queries/goods';
import type { Alchemirus, AlchemirusPlayer } from '@/engine/games/alchemirus/state';
import type { AlchemirusView } from '@/engine/games/alchemirus/view';

import { FamePath } from '../art/fame-path';
import { MiniEstate } from '../art/mini-estate';
import { miniEstateHeight } from '../art/mini-plan';
import { GlancePanel } from '../art/panels';
import { Laurel } from '../art/small-pieces';
import { SHOWING } from '../scenes/use-stage';
import { playerOf } from '../seats';
import { playerLabel, type Speech } from '../words/labels';

const GAP = 10;
const PAD = 10;
const COLUMNS = 6;
/** From here on there is room for two side by side. */
const WIDE = 640;

/** What it came to: how far everybody is on the path of fame, and every estate with what still lies on it. */
export function AlchemirusOutcome({ view, people, language, width }: OutcomeProps<Alchemirus>) {
  const speech = useSpeech(SHOWING.texts, SHOWING.words, language, people);
  const seats = allSeats(view.players.length)
    .slice()
    .sort((one, other) => playerOf(view, other).fame - playerOf(view, one).fame);
  const each = width < WIDE ? width : Math.floor((width - GAP) / 2);
  return (
    <View style={[styles.outcome, { width }]}>
      <Path view={view} people={people} speech={speech} width={width} />
      {seats.map((seat) => (
        <Estate key={seat} view={view} seat={seat} person={at(people, seat)} speech={speech} width={each} />
      ))}
    </View>
  );
}

interface PathProps {
  readonly view: AlchemirusView;
  readonly people: readonly Person[];
  readonly speech: Speech;
  readonly width: number;
}

function Path({ view, people, speech, width }: PathProps) {
  const { scheme } = useTheme();
  const { language, words, who } = speech;
  const standings = allSeats(view.players.length).map((seat) => ({
    seat,
    colour: at(people, seat).colour,
    fame: Math.max(0, playerOf(view, seat).fame),
  }));
  const told = standings.map(({ seat, fame }) => `${who(seat)} ${words.fame(fame)}`).join(', ');
  return (
    <View role="img" aria-label={explained(language, words.famePath(view.fameGoal), told)}>
      <FamePath width={width} goal={view.fameGoal} theme={scheme} standings={standings} />
    </View>
  );
}

interface EstateProps {
  readonly view: AlchemirusView;
  readonly seat: Seat;
  readonly person: Person;
  readonly speech: Speech;
  readonly width: number;
}

function Estate({ view, seat, person, speech, width }: EstateProps) {
  const { scheme } = useTheme();
  const player = playerOf(view, seat);
  const best = Math.max(...view.players.map(({ fame }) => fame));
  const came = sourcesOf(speech, player.fameBy);
  const across = width - 2 * PAD;
  const label = [
    playerLabel(speech, view, seat),
    came,
    speech.text.cardsOf(player.estate.map(({ building }) => building)),
  ];
  return (
    <View role="img" aria-label={label.join('. ')}>
      <GlancePanel
        width={width}
        height={HEAD + estateHeight(across, player.estate.length)}
        colour={person.colour}
        theme={scheme}
        isActive={player.fame === best}
        style={styles.panel}
      >
        <View style={styles.head}>
          <Medallion person={person} size={36} />
          <View style={styles.words}>
            <Label isBold size={17} numberOfLines={1} maxScale={1.3}>
              {person.name}
            </Label>
            <Label size={13} tone="second" numberOfLines={1} maxScale={1.3}>
              {came}
            </Label>
          </View>
          <Laurel size={42} theme={scheme}>
            {player.fame}
          </Laurel>
        </View>
        <Sources fameBy={player.fameBy} />
        <MiniEstate
          width={across}
          columns={COLUMNS}
          plots={player.estate.map((plot) => ({ ...plot, isBlocked: isBlocked(view, plot.building) }))}
        />
      </GlancePanel>
    </View>
  );
}

/** What stands above the plots of an estate. */
const HEAD = 74;

const estateHeight = (width: number, count: number): number =>
  miniEstateHeight(width, Math.min(MOST_BUILDINGS, count), COLUMNS);

type FameBy = AlchemirusPlayer['fame'];

const GAINED = ['sale', 'gifts', 'gloria'] as const;

/** "Sales 14 · Gloria 2 · Long ways −1" */
function sourcesOf({ words }: Speech, fameBy: FameBy): string {
  const gained = GAINED.flatMap((source) =>
    fameBy[source] > 0 ? [`${words.cameBy[source]} ${fameBy[source]}`] : [],
  );
  const paid = fameBy.steps > 0 ? [`${words.cameBy.steps} −${fameBy.steps}`] : [];
  return [...gained, ...paid].join(' · ') || words.noFame;
}

/** The same as parts of a strip, in the order of the words. */
function Sources({ fameBy }: { readonly fameBy: FameBy }) {
  const { scheme } = useTheme();
  const { gold, verdigris, cinnabar } = COLOURS_OF[scheme];
  const colours = { sale: gold, gifts: verdigris, gloria: cinnabar };
  return (
    <View style={styles.strip}>
      {GAINED.map((source) =>
        fameBy[source] > 0 ? (
          <View key={source} style={{ flex: fameBy[source], backgroundColor: colours[source] }} />
        ) : null,
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  outcome: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP, justifyContent: 'center' },
  panel: { paddingHorizontal: PAD - 4, justifyContent: 'space-evenly' },
  head: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  words: { flex: 1 },
  strip: { flexDirection: 'row', height: 5, gap: 2 },
});
