import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { Defs, Path, Svg, Text, TextPath } from 'react-native-svg';

import { usePaintId } from '@/components/kit/paint';
import { useTheme } from '@/components/kit/theme';
import { useTextScale } from '@/components/kit/use-text-scale';
import { FIELDS, type FieldAction } from '@/engine/games/alchemirus/data';
import type { FieldState } from './field-marks';
import { isAtFoot, RING, turnOf } from './ring-plan';

/** The breadth of a letter in parts of its size. */
const BREADTH = 0.53;
/** What words may take of their field. */
const ROOM = 0.72;

const NAME_INK: Readonly<Record<FieldState, string>> = {
  rest: '#f7e6bc',
  free: '#fffbe8',
  fame: '#f7e6bc',
  far: '#cdb890',
  locked: '#cdb890',
};

/** Words stand on a circle; those at the foot are read from the inside. */
const RADII = { upright: 114.3, foot: 122.6 } as const;

interface RingWordsProps {
  /** The side of the ring. */
  readonly size: number;
  /** How each field looks, clockwise from the top. */
  readonly states: readonly FieldState[];
  readonly names: Readonly<Record<FieldAction, string>>;
}

/** The whole way round: clockwise from the foot, or the other way from the top, where no word begins. */
function circle(size: number, radius: number, isFlipped: boolean): string {
  const half = size / 2;
  const [from, to] = isFlipped ? [half - radius, half + radius] : [half + radius, half - radius];
  const sweep = isFlipped ? 0 : 1;
  const bow = (y: number) => `A${radius} ${radius} 0 0 ${sweep} ${half} ${y}`;
  return `M${half} ${from}${bow(to)}${bow(from)}`;
}

/** Which part of its circle the middle of a field is. */
function offsetOf(index: number): string {
  const turn = turnOf(index) / (2 * Math.PI);
  const part = isAtFoot(index) ? -0.25 - turn : turn - 0.25;
  return `${Math.round((part - Math.floor(part)) * 10_000) / 100}%`;
}

/** The names of the fields along the ring; they grow with the reader's text as far as they have room. */
export const RingWords = memo(function RingWords({ size, states, names }: RingWordsProps) {
  const { faces } = useTheme();
  const id = usePaintId();
  const scale = useTextScale();
  const unit = size / (2 * RING.edge);
  const letters = Math.max(11.5, 10 * unit);
  const sizeOf = (words: string, radius: number) => {
    const most = (radius * unit * ROOM) / (BREADTH * Math.max(1, words.length));
    return Math.min(letters * scale, most, letters * 1.4);
  };
  return (
    <Svg width={size} height={size} style={styles.words} aria-hidden>
      <Defs>
        <Path id={`${id}upright`} d={circle(size, RADII.upright * unit, false)} />
        <Path id={`${id}foot`} d={circle(size, RADII.foot * unit, true)} />
      </Defs>
      {FIELDS.map((action, index) => {
        const way = isAtFoot(index) ? 'foot' : 'upright';
        return (
          <Text
            key={index}
            fill={NAME_INK[states[index] ?? 'rest']}
            fontFamily={faces.numeral}
            fontSize={sizeOf(names[action], RADII[way])}
            textAnchor="middle"
          >
            <TextPath href={`#${id}${way}`} startOffset={offsetOf(index)}>
              {names[action]}
            </TextPath>
          </Text>
        );
      })}
    </Svg>
  );
});

const styles = StyleSheet.create({ words: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' } });
