import { StyleSheet, Text, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';

import { TIMES } from '@/components/kit/motion';
import { useProgress } from '@/components/kit/stage/use-progress';
import { useTheme } from '@/components/kit/theme';

interface SpokenWordProps {
  readonly word: string;
  /** How high its letters stand, and when the first one does. */
  readonly size: number;
  readonly start: number;
}

const BEAT = 90;

/** A word in gold, letter by letter. Read aloud it is one word. */
export function SpokenWord({ word, size, start }: SpokenWordProps) {
  return (
    <View accessible role="heading" aria-label={word}>
      <View style={styles.word} aria-hidden>
        {[...word.toUpperCase()].map((letter, index) => (
          <Letter key={index} letter={letter} size={size} start={start + index * BEAT} />
        ))}
      </View>
    </View>
  );
}

interface LetterProps {
  readonly letter: string;
  readonly size: number;
  readonly start: number;
}

function Letter({ letter, size, start }: LetterProps) {
  const { faces } = useTheme();
  const spoken = useProgress({ start, time: TIMES.fade });
  const growing = useAnimatedStyle(() => ({
    opacity: spoken.get(),
    transform: [{ translateY: (1 - spoken.get()) * -size * 0.2 }, { scale: 1.5 - 0.5 * spoken.get() }],
  }));
  const cast = { fontFamily: faces.display, fontSize: size, lineHeight: size * LINE };
  const layer = (colour: string) => (
    <Text allowFontScaling={false} style={[cast, { color: colour }]}>
      {letter}
    </Text>
  );
  return (
    <Animated.View style={growing}>
      <View style={[styles.layer, { top: size * 0.1, left: size * 0.05, opacity: 0.55 }]}>
        {layer('#000000')}
      </View>
      <View style={[styles.layer, { top: size * 0.055 }]}>{layer('#5A2408')}</View>
      <View style={[styles.layer, { top: -1, left: -1 }]}>{layer('#FFF6C8')}</View>
      {layer('#FFD45A')}
      <View style={[styles.layer, styles.band, styles.high, { height: size * LINE * TOP_BAND }]}>
        {layer('#FFEFA8')}
      </View>
      <View style={[styles.layer, styles.band, styles.low, { height: size * LINE * LOW_BAND }]}>
        <View style={styles.atFoot}>{layer('#E89A1E')}</View>
      </View>
    </Animated.View>
  );
}

/** Of a line of letters: its height, how much is brighter at the top, how much darker at the foot. */
const LINE = 1.3;
const TOP_BAND = 0.36;
const LOW_BAND = 0.5;

const styles = StyleSheet.create({
  word: { flexDirection: 'row', justifyContent: 'center', gap: 1 },
  layer: { position: 'absolute' },
  band: { overflow: 'hidden', left: 0, right: 0 },
  high: { top: 0 },
  low: { bottom: 0 },
  atFoot: { position: 'absolute', bottom: 0 },
});
