import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';

import { inMiddle, middleOf, sideOf } from '@/components/kit/stage/box';
import { useTheme } from '@/components/kit/theme';
import type { Placed } from '@/components/kit/stage/cue-view';

import { formulaHeight } from '../art/formula-card';
import { CardBack } from '../art/mission-card';
import { StoneSoFar } from '../art/small-pieces';
import { MissionFace, useMissionHeight } from '../pieces/mission-face';
import { useSetting } from '../table';
import type { CueOf } from './cues';
import { SmallFormula } from './flying-pieces';

const RINGS = { gold: '#ffd978', soul: '#b9a6ff', blow: '#ff7a5c' } as const;

/** A ring of light that widens and goes out. */
export function Pulse({ cue, from, progress }: Placed<CueOf<'pulse'>>) {
  const size = sideOf(from) * 0.9;
  const { x, y } = inMiddle(from, size);
  const pulsing = useAnimatedStyle(() => {
    const way = progress.get();
    return { opacity: way === 0 ? 0 : 1 - way, transform: [{ scale: 0.4 + 0.8 * way }] };
  });
  const ring = { left: x, top: y, width: size, height: size, borderRadius: size / 2 };
  return (
    <Animated.View
      style={[
        styles.ring,
        ring,
        { borderColor: RINGS[cue.tone], boxShadow: `0px 0px 14px ${RINGS[cue.tone]}` },
        pulsing,
      ]}
    />
  );
}

const MISSION = 176;
/** In parts of the time: it is turned over, then it shines until it goes. */
const TURNED = 0.3;

/** What was secret is turned over in the middle of the table, and shines. */
export function Fulfilled({ cue, from, progress }: Placed<CueOf<'mission'>>) {
  const { speech } = useSetting();
  const { colours } = useTheme();
  const height = useMissionHeight()(speech.text.tasks[cue.mission], MISSION);
  const { x, y } = inMiddle(from, MISSION, height);
  const place = { left: x, top: y, width: MISSION, height };
  const fadeOut = (way: number) => {
    'worklet';
    return way < 0.85 ? 1 : (1 - way) / 0.15;
  };
  const back = useAnimatedStyle(() => {
    const way = progress.get() / TURNED;
    return { opacity: way < 0.5 ? 1 : 0, transform: [{ scaleX: Math.max(0.01, 1 - 2 * way) }] };
  });
  const face = useAnimatedStyle(() => {
    const way = progress.get() / TURNED;
    const swell = 1 + 0.08 * Math.sin(Math.min(1, Math.max(0, way - 1)) * Math.PI);
    return {
      opacity: way < 0.5 ? 0 : fadeOut(progress.get()),
      transform: [{ scaleX: swell * Math.min(1, Math.max(0.01, 2 * way - 1)) }, { scaleY: swell }],
    };
  });
  const shine = useAnimatedStyle(() => ({
    opacity: Math.sin(Math.max(0, (progress.get() - TURNED) / (1 - TURNED)) * Math.PI) * 0.85,
    transform: [{ scale: 0.8 + 0.4 * progress.get() }],
  }));
  const light = { backgroundColor: colours.glow, boxShadow: `0px 0px 50px ${colours.glow}` };
  return (
    <>
      <Animated.View style={[styles.piece, styles.round, place, light, shine]} />
      <Animated.View style={[styles.piece, place, back]}>
        <CardBack kind="mission" width={MISSION} height={height} />
      </Animated.View>
      <Animated.View style={[styles.piece, place, face]}>
        <MissionFace speech={speech} mission={cue.mission} width={MISSION} height={height} isLit />
      </Animated.View>
    </>
  );
}

const BURNT = 128;

/** It lies over the table, glows, and goes up as gold. */
export function BurningCard({ cue, from, progress }: Placed<CueOf<'burn'>>) {
  const height = formulaHeight(BURNT);
  const { x, y } = inMiddle(from, BURNT, height);
  const card = useAnimatedStyle(() => {
    const way = progress.get();
    return {
      opacity: way < 0.75 ? Math.min(1, way * 8) : (1 - way) / 0.25,
      transform: [{ translateY: -Math.max(0, way - 0.5) * 60 }, { scale: 0.9 + 0.15 * way }],
    };
  });
  const gold = useAnimatedStyle(() => {
    const way = progress.get();
    return {
      opacity: Math.sin(Math.max(0, (way - 0.5) / 0.5) * Math.PI) * 0.85,
      transform: [{ translateY: -Math.max(0, way - 0.5) * 60 }, { scale: 0.94 + 0.2 * way }],
    };
  });
  const place = { left: x, top: y, width: BURNT, height };
  return (
    <>
      <Animated.View style={[styles.piece, place, card]}>
        <SmallFormula formula={cue.formula} seat={cue.seat} width={BURNT} height={height} />
      </Animated.View>
      <Animated.View style={[styles.gold, place, gold]} />
    </>
  );
}

/** The Stone as far as it is made; the last shard makes it shine. */
export function Shards({ cue, from, progress }: Placed<CueOf<'shard'>>) {
  const { isWhole, levels } = cue;
  const { colours } = useTheme();
  const size = isWhole ? 150 : 110;
  const { x, y } = middleOf(from);
  const clicking = useAnimatedStyle(() => {
    const way = progress.get();
    const pop = way < 0.3 ? 1.35 - way * 1.17 : 1;
    return { opacity: way < 0.8 ? Math.min(1, way * 8) : (1 - way) / 0.2, transform: [{ scale: pop }] };
  });
  const shining = useAnimatedStyle(() => ({
    opacity: isWhole ? Math.sin(progress.get() * Math.PI) * 0.8 : 0,
    transform: [{ scale: 0.7 + 0.6 * progress.get() }],
  }));
  const place = { left: x - size / 2, top: y - size / 2, width: size, height: size };
  return (
    <>
      <Animated.View
        style={[
          styles.piece,
          place,
          {
            borderRadius: size / 2,
            backgroundColor: colours.glow,
            boxShadow: `0px 0px 40px ${colours.glow}`,
          },
          shining,
        ]}
      />
      <Animated.View style={[styles.piece, place, clicking]}>
        <StoneSoFar levels={levels} size={size} />
      </Animated.View>
    </>
  );
}

const styles = StyleSheet.create({
  piece: { position: 'absolute' },
  round: { borderRadius: 60 },
  ring: { position: 'absolute', borderWidth: 3 },
  gold: {
    position: 'absolute',
    borderRadius: 12,
    backgroundColor: '#ffd978',
    boxShadow: '0px 0px 30px #ffb43a',
  },
});
