import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';

import { useBox } from '@/components/kit/stage/anchors';
import { inMiddle, middleOf, type Box } from '@/components/kit/stage/box';
import { cueView, type Placed } from '@/components/kit/stage/cue-view';
import { Flare, Flight, StageLayer, TurnOver } from '@/components/kit/stage/flights';
import { useTheme } from '@/components/kit/theme';

import { CardBack } from '../art/card-back';
import { Bottle } from '../art/potion-card';
import { Rays } from '../art/rays';
import { LEAST_NAMED, miniCardHeight, roleCardHeight } from '../art/role-card';
import { Coin, Crown, Drop, Raven, Vial } from '../art/small-pieces';
import { SpellPage, spellPageHeight } from '../art/spell-page';
import type { Cue, Piece, Scene } from './choreography';
import type { Standing } from '../words/labels';
import { RoleFace } from '../pieces/own-card';
import { LastRound, NewRound } from './heralds';
import { partIn, purseIn } from './places';
import { useSetting } from '../table';

/** What moves while a fact is shown. */
export function SceneLayer({ scene }: { readonly scene: Scene }) {
  return (
    <StageLayer>
      {scene.cues.map((cue, index) => (
        <CueView key={index} cue={cue} />
      ))}
    </StageLayer>
  );
}

const CueView = cueView<Cue>({ usePlace, draw });

function draw({ cue, ...way }: Placed<Cue>) {
  switch (cue.type) {
    case 'fly':
      return <PieceFlight cue={cue} {...way} />;
    case 'play':
      return <PlayedRole cue={cue} {...way} />;
    case 'crown':
      return <FallingCrown {...way} />;
    case 'dash':
      return <Dash {...way} />;
    case 'fall':
      return <FallingRole cue={cue} {...way} />;
    case 'bottle':
      return <RisingBottle cue={cue} {...way} />;
    case 'flare':
      return <Flare at={way.from} progress={way.progress} />;
    case 'tear':
    case 'pin':
      return <Page cue={cue} {...way} />;
    case 'round':
      return <NewRound {...cue} {...way} />;
    case 'last':
      return <LastRound {...way} />;
  }
}

/** Where something is; of larger things, the part that is meant. */
function usePlace(name: string): Box | null {
  const { layout, near } = useSetting();
  const part = partIn(layout, name) ?? purseIn(near, name);
  const box = useBox(part?.whole ?? name);
  return box && part ? part.of(box) : box;
}

type Moving<Type extends Cue['type']> = Placed<Extract<Cue, { readonly type: Type }>>;

type Way = Omit<Placed<Cue>, 'cue'>;

function PieceFlight({ cue: { piece, stays }, from, to, progress }: Moving<'fly'>) {
  const { layout } = useSetting();
  const { width, height } = sizeOf(piece, to, layout.hearth.scale);
  const isFlipped = piece === 'raven' && to.x < from.x;
  return (
    <Flight
      from={from}
      to={to}
      width={width}
      height={height}
      progress={progress}
      arc={piece === 'raven' ? 70 : 26}
      seen={stays ? 'arrived' : 'passing'}
    >
      {pictureOf(piece, height, isFlipped)}
    </Flight>
  );
}

const SMALL = 22;
const VIAL = 28;
const BIRD = 46;

function sizeOf(piece: Piece, to: Box, scale: number): Pick<Box, 'width' | 'height'> {
  const grown = Math.max(0.9, Math.min(1.4, scale));
  switch (piece) {
    case 'crown':
      return to;
    case 'vial':
      return { width: VIAL * 0.7 * grown, height: VIAL * grown };
    case 'raven':
      return { width: BIRD * 1.23 * grown, height: BIRD * grown };
    case 'coin':
    case 'red':
    case 'white':
    case 'green':
      return { width: SMALL * grown, height: SMALL * grown };
  }
}

function pictureOf(piece: Piece, size: number, isFlipped: boolean) {
  switch (piece) {
    case 'coin':
      return <Coin size={size} />;
    case 'vial':
      return <Vial size={size} />;
    case 'crown':
      return <Crown size={size} />;
    case 'raven':
      return <Raven size={size} pose="flying" isFlipped={isFlipped} />;
    case 'red':
    case 'white':
    case 'green':
      return <Drop colour={piece} size={size} />;
  }
}

function faceHeight(width: number): number {
  return width < LEAST_NAMED ? miniCardHeight(width) : roleCardHeight(width);
}

/** A back leaves the hand and lies face up. */
function PlayedRole({ cue: { role }, from, to, progress }: Moving<'play'>) {
  const { width } = to;
  const height = faceHeight(width);
  const back = width < LEAST_NAMED ? height / 1.4 : width;
  return (
    <Flight from={from} to={to} width={width} height={height} scales={[0.4, 1]} progress={progress}>
      <TurnOver
        progress={progress}
        after={0.3}
        width={width}
        height={height}
        first={
          <View style={styles.middle}>
            <CardBack width={back} />
          </View>
        }
        second={<RoleFace role={role} width={width} />}
      />
    </Flight>
  );
}

/** In degrees, where a card does not lie straight. */
const TILTS: Partial<Readonly<Record<Standing, number>>> = { favour: -8, taken: 7 };

/** A card that is put away falls and is gone. */
function FallingRole({ cue: { role, standing }, from: at, progress }: Moving<'fall'>) {
  const height = faceHeight(at.width);
  const place = inMiddle(at, at.width, height);
  const tilt = TILTS[standing] ?? 0;
  const light = standing === 'taken' ? 0.62 : 1;
  const fall = useAnimatedStyle(() => {
    const way = progress.get();
    return {
      opacity: light * (1 - way),
      transform: [{ translateY: way * way * 70 }, { rotate: `${tilt + way * (tilt < 0 ? -14 : 14)}deg` }],
    };
  });
  return (
    <Animated.View style={[styles.placed, { left: place.x, top: place.y }, fall]}>
      <RoleFace role={role} width={at.width} isLit={standing === 'claim'} />
    </Animated.View>
  );
}

const DROP_HEIGHT = 34;

function FallingCrown({ from: at, progress }: Way) {
  const fall = useAnimatedStyle(() => ({
    opacity: Math.min(1, progress.get() * 3),
    transform: [{ translateY: (progress.get() - 1) * DROP_HEIGHT }],
  }));
  return (
    <Animated.View style={[styles.placed, { left: at.x, top: at.y }, fall]}>
      <Crown size={at.height} />
    </Animated.View>
  );
}

/** Drawn from the left: there was nothing to play. */
function Dash({ from: at, progress }: Way) {
  const { scheme } = useTheme();
  const { x, y, width, height } = inMiddle(at, at.width * 0.4, Math.max(3, at.width / 15));
  const drawn = useAnimatedStyle(() => ({
    opacity: Math.min(1, progress.get() * 4),
    transform: [{ scaleX: Math.max(0.001, progress.get()) }],
  }));
  const colour = scheme === 'dark' ? '#C9B697' : '#6B4A1C';
  return (
    <Animated.View
      style={[
        styles.dash,
        { left: x, top: y, width, height, borderRadius: height / 2, backgroundColor: colour },
        drawn,
      ]}
    />
  );
}

const BOTTLE = 62;
const RISE = 44;
/** The share of its time in which the bottle rises and shines; then it goes. */
const SHINES = 0.55;

function RisingBottle({ cue: { stack }, from, to, progress }: Moving<'bottle'>) {
  const { layout } = useSetting();
  const size = BOTTLE * Math.max(0.9, Math.min(1.4, layout.hearth.scale));
  const [start, end] = [middleOf(from), middleOf(to)];
  const [byX, byY] = [end.x - start.x, end.y - start.y + RISE];
  const moving = useAnimatedStyle(() => {
    const risen = Math.min(1, progress.get() / SHINES);
    const gone = Math.max(0, (progress.get() - SHINES) / (1 - SHINES));
    return {
      opacity: progress.get() > 0 && progress.get() < 1 ? Math.min(1, risen * 3) : 0,
      transform: [
        { translateX: start.x - size / 2 + byX * gone },
        { translateY: start.y - size / 2 - RISE * risen + byY * gone },
        { scale: (0.35 + 0.65 * risen) * (1 - 0.6 * gone) },
      ],
    };
  });
  const shining = useAnimatedStyle(() => {
    const way = Math.min(1, progress.get() / SHINES);
    const gone = Math.max(0, (progress.get() - SHINES) / (1 - SHINES));
    return {
      opacity: way * (1 - gone),
      transform: [{ rotate: `${progress.get() * 40}deg` }, { scale: 0.5 + 0.5 * way }],
    };
  });
  return (
    <Animated.View style={[styles.bottle, { width: size, height: size }, moving]}>
      <Animated.View style={[styles.rays, { left: -size / 2, top: -size / 2 }, shining]}>
        <Rays size={2 * size} />
      </Animated.View>
      <Bottle stack={stack} size={size} />
    </Animated.View>
  );
}

/** The old page is torn off its nail and slides away; the new one comes from above. */
function Page({ cue: { spell, type }, from: at, progress }: Moving<'tear' | 'pin'>) {
  const isTorn = type === 'tear';
  const { speech } = useSetting();
  const { width } = at;
  const place = inMiddle(at, width, spellPageHeight(width));
  const moving = useAnimatedStyle(() => {
    const way = progress.get();
    return isTorn
      ? {
          opacity: way < 0.5 ? 1 : 2 - 2 * way,
          transform: [{ translateY: way * way * 90 }, { rotate: `${2 + way * 22}deg` }],
        }
      : {
          opacity: Math.min(1, way * 2),
          transform: [{ translateY: (way - 1) * 40 }, { rotate: `${2 - (1 - way) * 10}deg` }],
        };
  });
  return (
    <Animated.View style={[styles.placed, { left: place.x, top: place.y }, moving]}>
      <SpellPage spell={spell} name={speech.text.spells[spell]} width={width} isPinned={!isTorn} />
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  placed: { position: 'absolute' },
  middle: { alignItems: 'center' },
  dash: { position: 'absolute', transformOrigin: 'left center' },
  bottle: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
  rays: { position: 'absolute' },
});
