import { memo, type Ref } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Colour as PlayerColour } from '@/engine/core/guise';
import { times } from '@/components/kit/drawing/geometry';
import { Numeral } from '@/components/kit/type';
import { FAME_GOALS, FAME_HEIGHT, FAME_WIDTHS, isMilestone, STONE_BOX, stonePlace } from './fame-plan';
import type { Theme } from './paints';
import { Pawn, standingAt } from './pawn';
import { Laid, type Spot } from './piece';
import { print } from './prints';

const PAWN = 28;

/** Where the foot of a pawn stands on the path, from its upper left. */
export function famePathSpot(width: number, goal: number, fame: number): Spot {
  const [x, y] = stonePlace({ width, goal }, fame);
  return { x, y: y + 1 };
}

/** The size of a pawn on the path. */
export const FAME_PAWN = PAWN;

interface Standing {
  readonly seat: number;
  readonly colour: PlayerColour;
  readonly fame: number;
}

interface PathProps {
  readonly width: number;
  readonly goal: number;
}

interface FamePathProps extends PathProps {
  readonly theme: Theme;
  /** Tells where it is. */
  readonly anchor?: Ref<View>;
  readonly standings: readonly Standing[];
  /** What a plan would bring to a seat: gold stones, and its pawn as a ghost. */
  readonly planned?: { readonly seat: number; readonly fame: number } | null;
}

/** Fame as a rising path, `width` by `FAME_HEIGHT`. */
export const FamePath = memo(function FamePath(props: FamePathProps) {
  const { width, goal, theme, standings, planned = null, anchor } = props;
  const climber = planned ? standings.find(({ seat }) => seat === planned.seat) : undefined;
  return (
    <View
      ref={anchor}
      collapsable={anchor === undefined}
      style={[styles.path, { width, height: FAME_HEIGHT }]}
      aria-hidden
    >
      <Stones width={width} goal={goal} theme={theme} />
      {climber && planned ? (
        <HotStones width={width} goal={goal} from={climber.fame} to={planned.fame} />
      ) : null}
      <Numbers width={width} goal={goal} />
      {standings.map((standing) => (
        <Walker key={standing.seat} {...standing} standings={standings} width={width} goal={goal} />
      ))}
      {climber && planned ? (
        <Pawn
          seat={climber.seat}
          colour={climber.colour}
          size={PAWN}
          style={{ ...styles.pawn, ...standingAt(PAWN, famePathSpot(width, goal, planned.fame)) }}
          isGhost
        />
      ) : null}
    </View>
  );
});

/** By how many times one length is the other. */
const unlikeness = (one: number, other: number): number => Math.max(one / other, other / one);

const nearest = <Length extends number>(lengths: readonly [Length, ...Length[]], wanted: number): Length =>
  lengths.reduce((best, one) => (unlikeness(one, wanted) < unlikeness(best, wanted) ? one : best));

/** The path with its stones, the nearest of a few lengths. */
const Stones = memo(function Stones({ width, goal, theme }: PathProps & { readonly theme: Theme }) {
  const drawn = nearest(FAME_WIDTHS, width);
  const path = print(`fame-${nearest(FAME_GOALS, goal)}-${drawn}`);
  return <Laid print={path} space={{ left: 0, top: 0, unit: width / drawn, down: 1 }} theme={theme} />;
});

/** What a plan would bring. */
function HotStones({ width, goal, from, to }: PathProps & { readonly from: number; readonly to: number }) {
  const count = Math.max(0, Math.min(to, goal - 1) - from);
  return times(count, (index) => {
    const fame = from + index + 1;
    const [x, y] = stonePlace({ width, goal }, fame);
    return (
      <Laid
        key={fame}
        print={print(isMilestone(fame) ? 'hot-milestone' : 'hot-stone')}
        space={{ left: -x, top: -y, unit: 1 }}
        box={STONE_BOX}
      />
    );
  });
}

const NUMBER = { width: 24, height: 16 } as const;

function Numbers({ width, goal }: PathProps) {
  return times(goal + 1, (index) => index)
    .filter(isMilestone)
    .map((index) => {
      const [x, y] = stonePlace({ width, goal }, index);
      return (
        <Numeral
          key={index}
          size={index === goal ? 12 : 11}
          maxScale={1.2}
          align="center"
          style={[
            styles.number,
            { left: x - NUMBER.width / 2, top: y - NUMBER.height / 2 },
            index === goal ? styles.goal : styles.stone,
          ]}
        >
          {index}
        </Numeral>
      );
    });
}

interface WalkerProps extends Standing, PathProps {
  readonly standings: readonly Standing[];
}

/** Pawns with the same fame stand side by side. */
function Walker({ seat, colour, fame, standings, width, goal }: WalkerProps) {
  const reached = (one: number) => Math.min(goal, one);
  const beside = standings.filter((other) => reached(other.fame) === reached(fame));
  const order = beside.findIndex((other) => other.seat === seat);
  const { x, y } = famePathSpot(width, goal, fame);
  const shift = (order - (beside.length - 1) / 2) * 9;
  const place = standingAt(PAWN, { x: x + shift, y });
  return <Pawn seat={seat} colour={colour} size={PAWN} style={{ ...styles.pawn, ...place }} />;
}

const styles = StyleSheet.create({
  path: { pointerEvents: 'none' },
  pawn: { position: 'absolute' },
  number: { position: 'absolute', width: NUMBER.width, lineHeight: NUMBER.height },
  stone: { color: '#2b1806' },
  goal: { color: '#fff3cf' },
});
