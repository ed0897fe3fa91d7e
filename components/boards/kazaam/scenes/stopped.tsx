import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';

import { middleOf, type Box } from '@/components/kit/stage/box';
import { useTheme } from '@/components/kit/theme';
import { Title } from '@/components/kit/type';

import { useSetting } from '../table';

interface CutLightProps {
  readonly from: Box;
  readonly to: Box;
  readonly progress: SharedValue<number>;
}

/** How much of its way the light has come when it is cut, and how far its end falls back. */
const REACHED = 0.62;
const SNAP = 0.34;

/** The line of light of a power: it comes so far, is cut, and its two halves go out. */
export function CutLight({ from, to, progress }: CutLightProps) {
  const { colours } = useTheme();
  const start = middleOf(from);
  const end = middleOf(to);
  const length = Math.hypot(end.x - start.x, end.y - start.y) * REACHED;
  const angle = Math.atan2(end.y - start.y, end.x - start.x);
  const root = useAnimatedStyle(() => {
    const way = progress.get();
    const goingOut = Math.max(0, (way - SNAP) / (1 - SNAP));
    return {
      opacity: 1 - goingOut,
      transform: [{ rotate: `${angle}rad` }, { scaleX: Math.min(1, way / SNAP) * (1 - 0.5 * goingOut) }],
    };
  });
  const spark = useAnimatedStyle(() => {
    const way = Math.max(0, (progress.get() - SNAP) / (1 - SNAP));
    return { opacity: way === 0 ? 0 : 1 - way, transform: [{ scale: 0.4 + 2.2 * way }] };
  });
  const tip = { left: start.x + length * Math.cos(angle) - 14, top: start.y + length * Math.sin(angle) - 14 };
  return (
    <>
      <Animated.View
        style={[
          styles.light,
          { left: start.x, top: start.y - 3, width: length, backgroundColor: colours.glow },
          { boxShadow: `0px 0px 12px ${colours.glowEdge}` },
          root,
        ]}
      />
      <Animated.View style={[styles.spark, tip, { borderColor: colours.cinnabar }, spark]} />
    </>
  );
}

interface SpokenOverProps {
  readonly word: 'stopped';
  readonly at: Box;
  readonly progress: SharedValue<number>;
}

/** The shares of its time in which the word comes, and from which on it goes. */
const COME = 0.16;
const GOES = 0.8;

/** A word, large, on a band across the board. */
export function SpokenOver({ word, at, progress }: SpokenOverProps) {
  const { words } = useSetting().speech;
  const speaking = useAnimatedStyle(() => {
    const way = progress.get();
    const come = Math.min(1, way / COME);
    const gone = Math.max(0, (way - GOES) / (1 - GOES));
    return { opacity: come * (1 - gone), transform: [{ scale: 1.5 - 0.5 * come }] };
  });
  const size = Math.min(46, at.width / 6);
  return (
    <Animated.View
      style={[styles.band, { left: at.x, width: at.width, top: at.y + at.height / 2 - size }, speaking]}
      aria-hidden
    >
      <View style={styles.cloth}>
        <Title size={size} align="center" maxScale={1} style={styles.word}>
          {words[word]}
        </Title>
      </View>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  light: { position: 'absolute', height: 6, borderRadius: 3, transformOrigin: 'left center' },
  spark: { position: 'absolute', width: 28, height: 28, borderRadius: 14, borderWidth: 3 },
  band: { position: 'absolute' },
  cloth: {
    paddingVertical: 6,
    borderTopWidth: 2,
    borderBottomWidth: 2,
    borderColor: '#FFD45A',
    backgroundColor: 'rgba(88, 16, 10, 0.92)',
  },
  word: { color: '#FFE9A8' },
});
