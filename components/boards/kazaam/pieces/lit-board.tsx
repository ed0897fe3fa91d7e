import { StyleSheet, View } from 'react-native';

import { Glow } from '@/components/kit/glow';
import { useAnchor } from '@/components/kit/stage/anchors';
import { useTheme } from '@/components/kit/theme';
import type { Seat } from '@/engine/core/seat';
import { PLACES, type Place } from '@/engine/games/kazaam/data';

import { Creature } from '../art/creature';
import { BoardFrame, FRAME_INSET } from '../art/furniture';
import { boardOf } from '../touch/intent';
import { labelOf } from '../words/labels';
import { tileIn } from '../layout';
import { useMatch } from '../table';

/** A place that matters for a question, and why. */
export interface Lit {
  readonly place: Place;
  readonly kind: 'actor' | 'target' | 'guard';
}

interface LitBoardProps {
  readonly seat: Seat;
  readonly size: number;
  readonly lit: readonly Lit[];
  readonly label: string;
}

/** A board to look at, with light on what a question is about. */
export function LitBoard({ seat, size, lit, label }: LitBoardProps) {
  const { situation, speech } = useMatch();
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
          <Creature {...boardOf(situation.view, seat)} size={3 * tile} theme={scheme} />
        </View>
        <View style={[styles.grid, { width: 3 * tile }]}>
          {PLACES.map((place) => (
            <View
              key={place}
              role="img"
              aria-label={labelOf(speech, situation, { type: 'place', seat, place })}
              style={{ width: tile, height: tile }}
            >
              <Light kinds={kindsAt(lit, place)} />
            </View>
          ))}
        </View>
      </View>
    </View>
  );
}

type Kind = Lit['kind'];

function kindsAt(lit: readonly Lit[], place: Place): readonly Kind[] {
  return lit.flatMap((one) => (one.place === place ? [one.kind] : []));
}

/** Gold for what acts, dashed for what it is aimed at; who could stop it has an edge of another colour inside. */
function Light({ kinds }: { readonly kinds: readonly Kind[] }) {
  const { colours } = useTheme();
  return (
    <>
      <Glow
        isOn={kinds.includes('actor') || kinds.includes('target')}
        isDashed={kinds.includes('target')}
        radius={4}
      />
      {kinds.includes('guard') ? <View style={[styles.guard, { borderColor: colours.verdigris }]} /> : null}
    </>
  );
}

const styles = StyleSheet.create({
  inside: { margin: FRAME_INSET },
  guard: { ...StyleSheet.absoluteFill, margin: 2, borderWidth: 3, borderRadius: 5, borderStyle: 'solid' },
  grid: { flexDirection: 'row', flexWrap: 'wrap' },
});
