import { StyleSheet, View } from 'react-native';

import { Glow } from '@/components/kit/glow';
import { useTheme } from '@/components/kit/theme';
import type { Seat } from '@/engine/core/seat';
import { PLACES, type Place } from '@/engine/games/kazaam/data';

import { useAnchor } from './anchors';
import { Creature } from './art/creature';
import { BoardFrame, FRAME_INSET } from './art/furniture';
import { playerOf } from './intent';
import { labelOf } from './labels';
import { tileIn } from './layout';
import { useTable } from './table';

/** A place that matters for a question, and why. */
export interface Lit {
  readonly place: Place;
  readonly kind: 'actor' | 'target';
}

export interface LitBoardProps {
  readonly seat: Seat;
  readonly size: number;
  readonly lit: readonly Lit[];
  readonly label: string;
}

/** A board to look at, with light on what a question is about. */
export function LitBoard({ seat, size, lit, label }: LitBoardProps) {
  const { situation, speech } = useTable();
  const { scheme } = useTheme();
  const anchor = useAnchor(`board:${seat}`);
  const tile = tileIn(size);
  return (
    <View style={{ width: size, height: size }}>
      <View style={StyleSheet.absoluteFill}>
        <BoardFrame width={size} height={size} theme={scheme} />
      </View>
      <View ref={anchor} collapsable={false} role="group" aria-label={label} style={styles.inside}>
        <View style={StyleSheet.absoluteFill} aria-hidden>
          <Creature board={playerOf(situation.view, seat).board} size={3 * tile} theme={scheme} />
        </View>
        <View style={[styles.grid, { width: 3 * tile }]}>
          {PLACES.map((place) => (
            <View
              key={place}
              role="img"
              aria-label={labelOf(speech, situation, { type: 'place', seat, place })}
              style={{ width: tile, height: tile }}
            >
              <Glow
                isOn={lit.some((one) => one.place === place)}
                isDashed={isTarget(lit, place)}
                radius={4}
              />
            </View>
          ))}
        </View>
      </View>
    </View>
  );
}

function isTarget(lit: readonly Lit[], place: Place): boolean {
  return lit.some((one) => one.place === place && one.kind === 'target');
}

const styles = StyleSheet.create({
  inside: { margin: FRAME_INSET },
  grid: { flexDirection: 'row', flexWrap: 'wrap' },
});
