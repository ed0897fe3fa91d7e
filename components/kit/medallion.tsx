import { memo } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import type { Colour } from '@/engine/core/guise';
import type { Person } from './board';
import { MEDALLION_BOX } from './medallion-boxes';
import { Drawing, print } from './prints';

/** Below this it could not be told what it is. */
const LEAST_MARKED = 20;

interface MedallionProps {
  readonly person: Pick<Person, 'colour' | 'sigil' | 'temper' | 'portrait'>;
  readonly size?: number;
  readonly style?: StyleProp<ViewStyle>;
}

/** A player in three codes: hue, shape and emblem, or the face of a bot. The name stands beside it. */
export const Medallion = memo(function Medallion({ person, size = 44, style }: MedallionProps) {
  const { colour, sigil, portrait, temper = 'even' } = person;
  const face = {
    print: print(portrait ? `portrait-${colour}-${portrait}` : `medallion-${colour}-${sigil}`),
  };
  const isPlain = temper === 'even' || size < LEAST_MARKED;
  return (
    <Drawing
      layers={isPlain ? [face] : [face, { print: print(`leaning-${temper}`) }]}
      viewBox={MEDALLION_BOX}
      width={size}
      height={size}
      style={style}
    />
  );
});

/** The shape and hue alone, to stand before their name. */
export const ShapeChip = memo(function ShapeChip({
  colour,
  size = 14,
}: {
  readonly colour: Colour;
  readonly size?: number;
}) {
  return (
    <Drawing
      layers={[{ print: print(`chip-${colour}`) }]}
      viewBox={[-18, -18, 37, 38]}
      width={size}
      height={size}
    />
  );
});
