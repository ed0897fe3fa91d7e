import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { SHEETS, type Area, type SheetName } from './area';
import { Spread } from './piece';

const NAMES = Object.keys(SHEETS) as readonly SheetName[];

const shapeOf = ({ width, height }: Area): number => Math.log(height / width);

/** The sheets whose shape is nearest: there may be several. */
function nearest(area: Area): readonly SheetName[] {
  const far = (name: SheetName) => Math.abs(shapeOf(SHEETS[name]) - shapeOf(area));
  const least = Math.min(...NAMES.map(far));
  return NAMES.filter((name) => far(name) === least);
}

interface SheetProps extends Area {
  /** Of several that would fit, which one. */
  readonly seed: number;
}

/** Parchment with a cut and burnt edge, a fine frame and rivets: it lies under all else on a card. */
export const Sheet = memo(function Sheet({ width, height, seed }: SheetProps) {
  const names = nearest({ width, height });
  const name = names[seed % names.length] ?? 'sheet-first';
  return <Spread name={name} drawn={SHEETS[name]} width={width} height={height} />;
});

/** Light round a sheet that is chosen. */
export function SheetLight() {
  return (
    <>
      <View style={styles.glow} />
      <View style={styles.ring} />
    </>
  );
}

const styles = StyleSheet.create({
  glow: {
    position: 'absolute',
    left: -8,
    right: -8,
    top: -8,
    bottom: -8,
    borderRadius: 14,
    backgroundColor: 'rgba(255, 198, 79, 0.16)',
  },
  ring: {
    position: 'absolute',
    left: -5.8,
    right: -5.8,
    top: -5.8,
    bottom: -5.8,
    borderRadius: 10,
    borderWidth: 2.4,
    borderColor: '#ffe08a',
    boxShadow: '0px 0px 0px 1.3px rgba(58, 34, 3, 0.5), inset 0px 0px 0px 1.3px rgba(58, 34, 3, 0.5)',
  },
});
