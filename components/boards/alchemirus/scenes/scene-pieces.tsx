import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';

import { useBox } from '@/components/kit/stage/anchors';
import { inMiddle, middleOf, type Box } from '@/components/kit/stage/box';
import { useTheme } from '@/components/kit/theme';
import type { Seat } from '@/engine/core/seat';
import type { Building, Good } from '@/engine/games/alchemirus/data';

import type { Fashion } from '../art/fashion';
import { FAME_PAWN } from '../art/fame-path';
import { LyingGood, lyingGoodHeight } from '../art/goods';
import { Burst, Dust, GloriaWreath } from '../art/moments';
import { Pawn, standingAt } from '../art/pawn';
import type { Spot } from '../art/piece';
import { Plot, plotHeight } from '../art/plot';
import { ringPawn, ringSpirit } from '../art/ring';
import { haunting, Spirit, SpiritEyes } from '../art/spirit';
import { partOf, RING } from './places';
import { usePerson } from '../table';

interface Moving {
  readonly progress: SharedValue<number>;
}

interface Staying extends Moving {
  readonly at: Box;
}

/** The places of a way, in what they are parts of. */
function spotsIn(whole: Box, way: readonly string[]): readonly Spot[] {
  return way.flatMap((name) => {
    const part = partOf(name);
    return part ? [middleOf(part.of(whole))] : [];
  });
}

interface HoppingProps extends Moving {
  readonly seat: Seat;
  /** The ring, or the path of fame. */
  readonly on: string;
  readonly way: readonly string[];
}

/** From place to place, with a leap at each. */
export function Hopping({ seat, on, way, progress }: HoppingProps) {
  const { colour } = usePerson(seat);
  const whole = useBox(on);
  const isOnRing = on === RING;
  const size = isOnRing && whole ? ringPawn(whole.width) : FAME_PAWN;
  const spots = whole ? spotsIn(whole, way).map((spot) => standingAt(size, spot)) : [];
  const [lefts, tops] = [spots.map(({ left }) => left), spots.map(({ top }) => top)];
  const leap = size * 0.45;
  const hopping = useAnimatedStyle(() => {
    const far = progress.get() * (lefts.length - 1);
    const last = Math.max(0, Math.min(lefts.length - 2, Math.floor(far)));
    const way = far - last;
    const [x, y] = [lefts[last] ?? 0, tops[last] ?? 0];
    return {
      transform: [
        { translateX: x + ((lefts[last + 1] ?? x) - x) * way },
        { translateY: y + ((tops[last + 1] ?? y) - y) * way - Math.sin(way * Math.PI) * leap },
      ],
    };
  });
  if (spots.length < 2) return null;
  return (
    <Animated.View style={[styles.piece, hopping]}>
      <Pawn seat={seat} colour={colour} size={size} isLit={isOnRing} />
    </Animated.View>
  );
}

const FALL = 46;

export function Landing({ seat, at, progress }: Staying & { readonly seat: Seat }) {
  const { colour } = usePerson(seat);
  const ring = useBox(RING);
  const size = ring ? ringPawn(ring.width) : FAME_PAWN;
  const falling = useAnimatedStyle(() => {
    const way = progress.get();
    return { opacity: Math.min(1, way * 3), transform: [{ translateY: (way * way - 1) * FALL }] };
  });
  return (
    <Animated.View style={[styles.piece, standingAt(size, at), falling]}>
      <Pawn seat={seat} colour={colour} size={size} isLit />
    </Animated.View>
  );
}

/** The Spirit goes round on its ring; to the centre and out of it, straight. */
export function Gliding({ from, to, progress }: Moving & { readonly from: Box; readonly to: Box }) {
  const ring = useBox(RING);
  const size = ring ? ringSpirit(ring.width) : 0;
  const centre = ring ? middleOf(ring) : middleOf(from);
  const [start, end] = [polar(from, centre), polar(to, centre)];
  const turn = nearest(end.turn - start.turn);
  const first = start.reach < 1 ? end.turn : start.turn;
  const by = start.reach < 1 || end.reach < 1 ? 0 : turn;
  const { left, top } = haunting(size, { x: centre.x, y: centre.y - (7 * size) / 72 });
  const gliding = useAnimatedStyle(() => {
    const way = progress.get();
    const reach = start.reach + (end.reach - start.reach) * way;
    const angle = first + by * way;
    return {
      transform: [
        { translateX: Math.cos(angle) * reach },
        { translateY: Math.sin(angle) * reach - Math.sin(way * Math.PI) * size * 0.12 },
        { scale: 1 + 0.16 * Math.sin(way * Math.PI) },
      ],
    };
  });
  return ring ? (
    <Animated.View style={[styles.piece, { left, top }, gliding]}>
      <Spirit size={size} />
    </Animated.View>
  ) : null;
}

function polar(box: Box, centre: Spot) {
  const { x, y } = middleOf(box);
  return { reach: Math.hypot(x - centre.x, y - centre.y), turn: Math.atan2(y - centre.y, x - centre.x) };
}

function nearest(turn: number): number {
  if (turn > Math.PI) return turn - 2 * Math.PI;
  return turn < -Math.PI ? turn + 2 * Math.PI : turn;
}

/** Its eyes flare. */
export function Eyes({ at, progress }: Staying) {
  const ring = useBox(RING);
  const size = ring ? ringSpirit(ring.width) : 0;
  const heart = middleOf(at);
  const flaring = useAnimatedStyle(() => {
    const light = Math.sin(progress.get() * Math.PI);
    return { opacity: light, transform: [{ scale: 1 + 0.5 * light }] };
  });
  return ring ? (
    <Animated.View
      style={[styles.piece, haunting(size, { x: heart.x, y: heart.y - (7 * size) / 72 }), flaring]}
    >
      <SpiritEyes size={size} />
    </Animated.View>
  ) : null;
}

/** As large as a plot is there; on a small picture of it, large enough to be seen. */
const siteWidth = ({ width, height }: Box) => Math.max(LEAST_SITE, Math.min(width, height * 1.1));
const LEAST_SITE = 36;

/** The ground line of a plot, from its top. */
const GROUND = '50% 73%';

interface RisingProps extends Staying {
  readonly building: Building;
  readonly plot: number;
  readonly fashion: Fashion;
}

/** A building grows out of its ground, and raises dust. */
export function Rising({ building, plot, fashion, at, progress }: RisingProps) {
  const { scheme } = useTheme();
  const width = siteWidth(at);
  const place = inMiddle(at, width, plotHeight(width));
  const rising = useAnimatedStyle(() => {
    const way = progress.get();
    return {
      opacity: Math.min(1, way * 5),
      transform: [{ scaleX: 0.92 + 0.08 * way }, { scaleY: 0.2 + 0.8 * way }],
    };
  });
  return (
    <>
      <Animated.View style={[styles.piece, { left: place.x, top: place.y, transformOrigin: GROUND }, rising]}>
        <Plot building={building} width={width} theme={scheme} index={plot} fashion={fashion} />
      </Animated.View>
      <Cloud at={place} progress={progress} />
    </>
  );
}

export function Ruin({ at, progress }: Staying) {
  const width = siteWidth(at);
  return <Cloud at={inMiddle(at, width, plotHeight(width))} progress={progress} />;
}

/** Dust at the foot of a plot, which spreads and settles. */
function Cloud({ at, progress }: Staying) {
  const spreading = useAnimatedStyle(() => {
    const way = progress.get();
    return {
      opacity: Math.sin(way * Math.PI),
      transform: [{ translateY: -6 * way }, { scale: 0.7 + 0.5 * way }],
    };
  });
  return (
    <Animated.View style={[styles.piece, { left: at.x, top: at.y + at.height * 0.6 }, spreading]}>
      <Dust width={at.width} />
    </Animated.View>
  );
}

interface ChangeProps extends Staying {
  readonly of: Good | null;
  readonly into: Good;
}

const LIGHT = 3.4;
/** As small as goods are at least. */
const LEAST_LIT = 18;
/** The share of its time at which the light is brightest. */
const BRIGHTEST = 0.5;

/** In the light the old thing fades, and the new one is there. */
export function Change({ of, into, at, progress }: ChangeProps) {
  const width = Math.round(Math.max(18, Math.min(at.width, 64)));
  const place = inMiddle(at, width, lyingGoodHeight(width));
  return (
    <>
      <Bursting good={into} at={at} progress={progress} />
      {of === null ? null : (
        <Fading at={place} progress={progress} isComing={false}>
          <LyingGood good={of} width={width} />
        </Fading>
      )}
      <Fading at={place} progress={progress} isComing>
        <LyingGood good={into} width={width} />
      </Fading>
    </>
  );
}

/** The light of a good swells and fades; that of gold has rays, which turn. */
export function Bursting({ good, at, progress }: Staying & { readonly good: Good }) {
  const light = inMiddle(at, Math.round(Math.max(LEAST_LIT, Math.min(at.width, 64))) * LIGHT);
  const turns = good === 'gold';
  const swelling = useAnimatedStyle(() => {
    const way = progress.get();
    const bright = way < BRIGHTEST ? way / BRIGHTEST : (1 - way) / (1 - BRIGHTEST);
    return {
      opacity: bright,
      transform: [{ scale: 0.3 + 0.9 * way }, { rotate: turns ? `${way * 40}deg` : '0deg' }],
    };
  });
  return (
    <Animated.View style={[styles.piece, { left: light.x, top: light.y }, swelling]}>
      <Burst good={good} size={light.width} />
    </Animated.View>
  );
}

interface FadingProps extends Staying {
  readonly isComing: boolean;
  readonly children: ReactNode;
}

function Fading({ at, isComing, progress, children }: FadingProps) {
  const fading = useAnimatedStyle(() => {
    const way = Math.max(0, Math.min(1, (progress.get() - 0.25) / 0.4));
    return { opacity: isComing ? way : 1 - way, transform: [{ scale: isComing ? 0.8 + 0.2 * way : 1 }] };
  });
  return <Animated.View style={[styles.piece, { left: at.x, top: at.y }, fading]}>{children}</Animated.View>;
}

/** A wreath unfolds, shines and is gone. */
export function Wreath({ at, progress }: Staying) {
  const size = Math.round(Math.max(72, Math.min(at.width, at.height, 260) * 0.7));
  const place = inMiddle(at, size);
  const unfolding = useAnimatedStyle(() => {
    const way = progress.get();
    const open = Math.min(1, way / 0.45);
    return {
      opacity: way < 0.8 ? Math.min(1, way * 5) : (1 - way) / 0.2,
      transform: [{ rotate: `${(1 - open) * -50}deg` }, { scale: 0.25 + 0.75 * open + 0.06 * way }],
    };
  });
  return (
    <View style={[styles.piece, { left: place.x, top: place.y }]}>
      <Animated.View style={unfolding}>
        <GloriaWreath size={size} />
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({ piece: { position: 'absolute' } });
