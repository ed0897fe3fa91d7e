import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Colour as PlayerColour } from '@/engine/core/guise';
import { times } from '@/components/kit/drawing/geometry';
import { Numeral } from '@/components/kit/type';
import { FAME_HEIGHT, famePath, isMilestone, stonePlace, type Climb } from './fame-marks';
import type { Theme } from './paints';
import { Pawn, standingAt } from './pawn';
import { Scene, type Spot } from './piece';

export { FAME_HEIGHT } from './fame-marks';

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

interface FamePathProps {
  readonly width: number;
  readonly goal: number;
  readonly theme: Theme;
  readonly standings: readonly Standing[];
  /** What a plan would bring to a seat: gold stones, and its pawn as a ghost. */
  readonly planned?: { readonly seat: number; readonly fame: number } | null;
}

/** Fame as a rising path, `width` by `FAME_HEIGHT`. */
export const FamePath = memo(function FamePath({
  width,
  goal,
  theme,
  standings,
  planned = null,
}: FamePathProps) {
  const climber = planned ? standings.find(({ seat }) => seat === planned.seat) : undefined;
  return (
    <View style={[styles.path, { width, height: FAME_HEIGHT }]} aria-hidden>
      <Stones
        width={width}
        goal={goal}
        theme={theme}
        from={climber?.fame ?? 0}
        to={climber ? (planned?.fame ?? 0) : 0}
      />
      {standings.map((standing) => (
        <Walker key={standing.seat} {...standing} standings={standings} width={width} goal={goal} />
      ))}
      {climber && planned ? (
        <View style={[styles.pawn, standingAt(PAWN, famePathSpot(width, goal, planned.fame))]}>
          <Pawn seat={climber.seat} colour={climber.colour} size={PAWN} isGhost />
        </View>
      ) : null}
    </View>
  );
});

interface StonesProps extends Climb {
  readonly width: number;
  readonly goal: number;
  readonly theme: Theme;
}

const Stones = memo(function Stones({ width, goal, theme, from, to }: StonesProps) {
  const marks = useMemo(
    () => famePath({ width, goal }, to > from ? { from, to } : null, theme),
    [width, goal, from, to, theme],
  );
  return (
    <>
      <Scene marks={marks} width={width} height={FAME_HEIGHT} theme={theme} margin={8} />
      {times(goal + 1, (index) => index)
        .filter(isMilestone)
        .map((index) => {
          const [x, y] = stonePlace({ width, goal }, index);
          return (
            <View key={index} style={[styles.number, { left: x - 12, top: y - 8 }]}>
              <Numeral
                size={index === goal ? 12 : 11}
                maxScale={1.2}
                style={index === goal ? styles.goal : styles.stone}
              >
                {index}
              </Numeral>
            </View>
          );
        })}
    </>
  );
});

interface WalkerProps extends Standing {
  readonly standings: readonly Standing[];
  readonly width: number;
  readonly goal: number;
}

/** Pawns with the same fame stand side by side. */
function Walker({ seat, colour, fame, standings, width, goal }: WalkerProps) {
  const reached = (one: number) => Math.min(goal, one);
  const beside = standings.filter((other) => reached(other.fame) === reached(fame));
  const order = beside.findIndex((other) => other.seat === seat);
  const { x, y } = famePathSpot(width, goal, fame);
  const shift = (order - (beside.length - 1) / 2) * 9;
  return (
    <View style={[styles.pawn, standingAt(PAWN, { x: x + shift, y })]}>
      <Pawn seat={seat} colour={colour} size={PAWN} />
    </View>
  );
}

const styles = StyleSheet.create({
  path: { pointerEvents: 'none' },
  pawn: { position: 'absolute' },
  number: { position: 'absolute', width: 24, height: 16, alignItems: 'center', justifyContent: 'center' },
  stone: { color: '#2b1806' },
  goal: { color: '#fff3cf' },
});
