import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { Defs, Path, Svg, Text, TextPath } from 'react-native-svg';

import { usePaintId } from '@/components/kit/paint';
import { useTheme } from '@/components/kit/theme';
import { useTextScale } from '@/components/kit/use-text-scale';

/** The breadth of a letter in parts of its size. */
const BREADTH = 0.53;
/** What words may take of their field. */
const ROOM = 0.72;

interface ArcWordsProps {
  readonly words: string;
  /** The side of the square that they are laid over, round its middle. */
  readonly ring: number;
  readonly radius: number;
  /** The angle of their middle. */
  readonly turn: number;
  /** Read from the inside, as at the foot of a ring. */
  readonly isFlipped: boolean;
  readonly size: number;
  readonly colour: string;
}

/** Words along an arc; they grow with the reader's text as far as they have room. */
export const ArcWords = memo(function ArcWords(props: ArcWordsProps) {
  const { words, ring, radius, turn, isFlipped, size, colour } = props;
  const { faces } = useTheme();
  const id = usePaintId();
  const most = (radius * ROOM) / (BREADTH * Math.max(1, words.length));
  const letters = Math.min(size * useTextScale(), most, size * 1.4);
  const reach = isFlipped ? -0.7 : 0.7;
  const half = ring / 2;
  const at = (angle: number) => `${half + radius * Math.cos(angle)} ${half + radius * Math.sin(angle)}`;
  const d = `M${at(turn - reach)}A${radius} ${radius} 0 0 ${isFlipped ? 0 : 1} ${at(turn + reach)}`;
  return (
    <Svg width={ring} height={ring} style={styles.words} aria-hidden>
      <Defs>
        <Path id={id} d={d} />
      </Defs>
      <Text fill={colour} fontFamily={faces.numeral} fontSize={letters} textAnchor="middle">
        <TextPath href={`#${id}`} startOffset="50%">
          {words}
        </TextPath>
      </Text>
    </Svg>
  );
});

const styles = StyleSheet.create({ words: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' } });
