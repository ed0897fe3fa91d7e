import { memo } from 'react';
import { Circle, Defs, G, Path, Svg } from 'react-native-svg';
import type { Leaning } from '@/engine/core/nature';
import type { Person } from './board';
import type { Colour, Sigil } from '@/engine/core/guise';
import { GradientDef, paint, usePaintId } from './paint';
import { BRASS, ENAMELS } from './tokens';

/** Drawn around 0, 0 within a radius of 17. */
export const SHAPES: Readonly<Record<Colour, string>> = {
  orange: 'M0-14A14 14 0 1 1-.1-14Z',
  sky: 'M-12-12H12V12H-12Z',
  green: 'M0-16L16 0 0 16-16 0Z',
  yellow: 'M0-17C5-9 13-4 13 4A13 12 0 0 1-13 4C-13-4-5-9 0-17Z',
  blue: 'M-13-13H13V2Q12 11 0 16-12 11-13 2Z',
  vermilion: 'M0-15L15 11H-15Z',
  purple: 'M-8-14H8L16 0 8 14H-8L-16 0Z',
};

/** Strokes around 0, 0 within a radius of 9. */
const SIGNS: Readonly<Record<Sigil, string>> = {
  sun: 'M0-6A6 6 0 1 1-.1-6ZM0-.8A.8 .8 0 1 1-.1-.8Z',
  moon: 'M3-6.4A6.6 6.6 0 1 0 3 6.4 5 5 0 0 1 3-6.4Z',
  mercury: 'M-4-8a4 3 0 0 0 8 0M0-5.2A3.8 3.8 0 1 1-.1-5.2ZM0 2.4V9M-3.4 5.8H3.4',
  venus: 'M0-7.4A4.4 4.4 0 1 1-.1-7.4ZM0 1.4V8M-3.6 5H3.6',
  mars: 'M-1.4-2.8A4.4 4.4 0 1 1-1.5-2.8ZM2-2L6.6-6.6M2.6-6.6H6.6V-2.6',
  jupiter: 'M-6-4.6C-5-8.4 1-8.2 .6-3.8 .4-.6-3 2-6 3.4H6.4M3.6-7V8',
  saturn: 'M-2.6-8V8M-5.4-5H.6M-2.6-.6C-1-4 5-3.6 4.6 .6 4.4 3.4 1.4 4 2.4 6.6 3 7.8 4.8 7.6 5.4 6.2',
  antimony: 'M0-1.4A4.6 4.6 0 1 1-.1-1.4ZM0-1.6V-8.6M-3.6-5.2H3.6',
};

const INK = '#1C1006';
const MARK = '#F6DC92';

/** A triangle and a drop have their room lower down. */
const SIGN_PLACE: Partial<Readonly<Record<Colour, string>>> = {
  vermilion: 'translate(0 3) scale(.8)',
  yellow: 'translate(0 2.4) scale(.92)',
  blue: 'translate(0 -.4)',
};

/** What stands on the small shield of a bot that has a leaning, around 0, 0 within a radius of 6. */
const LEANINGS: Readonly<Record<Leaning, string>> = {
  bold: 'M.4-5.4C.8-2.6 4-1.4 4 1.8A4 3.6 0 0 1-4 1.8C-4 0-2.6-.9-2.2-2.7-1.3-1.8-.9-1.3-.9-.4 .4-1.8 .9-3.6 .4-5.4Z',
  careful: 'M-4-4Q-1.8-4 0-5.4 1.8-4 4-4V.4Q3.6 3.6 0 5.4-3.6 3.6-4 .4Z',
  spiteful: 'M0-6L1.4-3.6V1.6H-1.4V-3.6ZM-3.6 1.6H3.6M0 1.6V5',
};

/** Below this it could not be told what it is. */
const LEAST_MARKED = 20;

interface MedallionProps {
  readonly person: Pick<Person, 'colour' | 'sigil' | 'temper'>;
  readonly size?: number;
}

/** A player in three codes: hue, shape and alchemical sign. The name stands beside it. */
export const Medallion = memo(function Medallion({ person, size = 44 }: MedallionProps) {
  const id = usePaintId();
  const { colour, sigil, temper = 'even' } = person;
  return (
    <Svg width={size} height={size} viewBox="-24 -24 48 50" aria-hidden>
      <Defs>
        <GradientDef id={`${id}b`} gradient={BRASS} />
        <GradientDef id={`${id}e`} gradient={ENAMELS[colour]} />
      </Defs>
      <Circle cx={1} cy={2.6} r={22} fill="#000000" fillOpacity={0.4} />
      <Circle r={22} fill={paint(`${id}b`)} stroke="#2A1806" strokeWidth={1.4} />
      <Circle r={18.6} fill="#20140A" stroke="#2A1806" strokeWidth={1.2} />
      <Path
        d={SHAPES[colour]}
        fill={paint(`${id}e`)}
        stroke="#120A04"
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      <Path
        d="M-20-4A20.4 20.4 0 0 1-4-20"
        fill="none"
        stroke="#FFF8D8"
        strokeOpacity={0.9}
        strokeWidth={1.4}
        strokeLinecap="round"
      />
      <G transform={SIGN_PLACE[colour] ?? ''}>
        <Path
          d={SIGNS[sigil]}
          fill="none"
          stroke={INK}
          strokeWidth={2.1}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </G>
      {temper === 'even' || size < LEAST_MARKED ? null : (
        <G transform="translate(15 16)">
          <Circle r={8.6} fill="#20140A" stroke={paint(`${id}b`)} strokeWidth={1.6} />
          <Path
            d={LEANINGS[temper]}
            fill={MARK}
            stroke={MARK}
            strokeWidth={1.2}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </G>
      )}
    </Svg>
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
  const id = usePaintId();
  return (
    <Svg width={size} height={size} viewBox="-18 -18 37 38" aria-hidden>
      <Defs>
        <GradientDef id={id} gradient={ENAMELS[colour]} />
      </Defs>
      <G transform="translate(1 2)">
        <Path d={SHAPES[colour]} fill="#000000" fillOpacity={0.35} />
      </G>
      <Path d={SHAPES[colour]} fill={paint(id)} stroke={INK} strokeWidth={2} />
    </Svg>
  );
});
