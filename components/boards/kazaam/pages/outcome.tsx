import { StyleSheet, View } from 'react-native';

import type { OutcomeProps } from '@/components/kit/board';
import { Icon } from '@/components/kit/icon';
import { Medallion } from '@/components/kit/medallion';
import { useSpeech } from '@/components/kit/speech';
import { useTheme } from '@/components/kit/theme';
import { Heading, Label, Numeral } from '@/components/kit/type';
import { at } from '@/engine/core/list';
import { eachSeat, type Seat } from '@/engine/core/seat';
import { explained } from '@/engine/core/wording';
import { partsOn } from '@/engine/games/kazaam/queries/counts';
import { standingsOf } from '@/engine/games/kazaam/queries/standings';
import type { Kazaam } from '@/engine/games/kazaam/state';

import { Creature } from '../art/creature';
import { BoardFrame, FRAME_INSET, GreatCircle } from '../art/furniture';
import { boardOf, playerOf } from '../touch/intent';
import type { Speech } from '../words/labels';
import { TEXTS } from '../words/texts';
import { BOARD_WORDS } from '../words/words';

const GAP = 14;
/** The best creature is no larger than this, whatever the screen. */
const MOST = 420;
const MOST_OF_OTHERS = 250;
const WIDE = 560;

interface Placing {
  readonly seat: Seat;
  readonly points: number;
  readonly rank: number;
}

/** Every creature as the game left it, the best first and largest, with what it counts. */
export function KazaamOutcome({ view, people, language, width }: OutcomeProps<Kazaam>) {
  const speech = useSpeech(TEXTS, BOARD_WORDS, language, people);
  const placings = eachSeat(standingsOf(view), (seat, { total, rank }) => [{ seat, points: total, rank }]);
  const [first, ...others] = [...placings].sort((one, other) => one.rank - other.rank);
  const columns = width >= WIDE ? others.length : Math.min(2, others.length);
  const across = Math.min(MOST_OF_OTHERS, Math.floor((width - (columns - 1) * GAP) / columns));
  const shared = { view, people, speech };
  return (
    <View style={[styles.all, { width }]}>
      {first ? <Left {...shared} placing={first} size={Math.min(MOST, width)} /> : null}
      <View style={styles.others}>
        {others.map((placing) => (
          <Left key={placing.seat} {...shared} placing={placing} size={across} />
        ))}
      </View>
    </View>
  );
}

interface LeftProps extends Pick<OutcomeProps<Kazaam>, 'view' | 'people'> {
  readonly speech: Speech;
  readonly placing: Placing;
  readonly size: number;
}

/** What somebody leaves: his creature, alive if it was completed, and its points. */
function Left({ view, people, speech, placing: { seat, points, rank }, size }: LeftProps) {
  const { scheme, colours } = useTheme();
  const { words, who, language } = speech;
  const parts = words.parts(partsOn(playerOf(view, seat).board));
  const told = [words.points(points), parts, ...(rank === 1 ? [words.won] : [])];
  const isLarge = size > MOST_OF_OTHERS;
  const isAlive = view.finisher === seat;
  const inner = size - 2 * FRAME_INSET;
  const name = (
    <View style={styles.name}>
      <Heading size={isLarge ? 22 : 16} maxScale={1.2} keepsWords>
        {who(seat)}
      </Heading>
      <Label size={13} tone="second">
        {parts}
      </Label>
    </View>
  );
  return (
    <View
      accessible
      role="img"
      aria-label={explained(language, who(seat), told.join(', '))}
      style={{ width: size }}
    >
      <View style={{ width: size, height: size }}>
        <BoardFrame width={size} height={size} theme={scheme} />
        {isAlive ? (
          <View style={styles.inside}>
            <GreatCircle size={inner} theme={scheme} />
          </View>
        ) : null}
        <View style={styles.inside}>
          <Creature {...boardOf(view, seat)} size={inner} theme={scheme} isAlive={isAlive} />
        </View>
      </View>
      <View style={styles.line}>
        <Medallion person={at(people, seat)} size={isLarge ? 34 : 24} />
        {isLarge ? name : null}
        {rank === 1 ? <Icon name="star" size={isLarge ? 24 : 18} colour={colours.gold} /> : null}
        <Numeral size={isLarge ? 34 : 24} tone="gold">
          {points}
        </Numeral>
      </View>
      {isLarge ? null : name}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { alignItems: 'center', gap: GAP },
  others: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: GAP },
  inside: { position: 'absolute', left: FRAME_INSET, top: FRAME_INSET },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    paddingTop: 6,
  },
  name: { flexGrow: 1, flexShrink: 1 },
});
