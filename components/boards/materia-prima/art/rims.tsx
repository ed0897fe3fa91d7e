import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Drawing } from './drawing';
import { hexSpot, mapHeight, mapWidth, SIDE, type Hex } from './hex';
import type { Theme } from './paints';
import { RIM_KINDS, rimMarks, veilMarks, type RimKind } from './rim-marks';

export interface LitHex extends Hex {
  readonly kind: RimKind;
}

const CORNER = { left: 0, top: 0 } as const;

interface RimsProps {
  /** Every hex of the map. */
  readonly all: readonly Hex[];
  readonly lit: readonly LitHex[];
  readonly side: number;
  readonly theme: Theme;
  /** How deep the veil is: 1 on the map, 2 in a fight. */
  readonly veil?: number;
}

/** The veil over what cannot be reached and the rims of what can: one picture over the whole map. */
export const Rims = memo(function Rims({ all, lit, side, theme, veil = 1 }: RimsProps) {
  const marks = useMemo(
    () => [
      ...veilMarks(all, lit, theme, veil),
      ...RIM_KINDS.flatMap((kind) => {
        const alike = lit.filter((hex) => hex.kind === kind);
        return alike.length > 0 ? rimMarks(alike, kind, theme) : [];
      }),
    ],
    [all, lit, theme, veil],
  );
  const [width, height] = [mapWidth(SIDE), mapHeight(SIDE)];
  return (
    <Drawing
      layers={[marks]}
      viewBox={[-width / 2, -height / 2, width, height]}
      width={mapWidth(side)}
      height={mapHeight(side)}
      at={CORNER}
    />
  );
});

interface HexRimProps {
  readonly kind: RimKind;
  readonly side: number;
  readonly theme: Theme;
}

/** The rim of one hex alone, for what comes and goes: two sides square, the hex in its middle. */
export const HexRim = memo(function HexRim({ kind, side, theme }: HexRimProps) {
  const marks = useMemo(() => rimMarks([{ q: 0, r: 0 }], kind, theme), [kind, theme]);
  return (
    <View style={styles.still}>
      <Drawing
        layers={[marks]}
        viewBox={[-SIDE, -SIDE, 2 * SIDE, 2 * SIDE]}
        width={2 * side}
        height={2 * side}
      />
    </View>
  );
});

/** Where something that is `size` wide and high is to be laid so that its middle is at a place of a hex, in sides. */
export function onHex(hex: Hex, side: number, [x, y]: readonly [x: number, y: number], size: number) {
  const middle = hexSpot(hex, side);
  return {
    left: mapWidth(side) / 2 + middle.x + x * side - size / 2,
    top: mapHeight(side) / 2 + middle.y + y * side - size / 2,
  };
}

const styles = StyleSheet.create({ still: { pointerEvents: 'none' } });
