import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';

import { useBox } from '@/components/kit/stage/anchors';
import { inMiddle, middleOf, type Box } from '@/components/kit/stage/box';
import { cueView, type Placed } from '@/components/kit/stage/cue-view';
import { Flare, Flight, StageLayer, TurnOver } from '@/components/kit/stage/flights';
import { useTheme } from '@/components/kit/theme';
import type { Role, Spell, Stack } from '@/engine/games/witchs-brew/data';

import { CardBack } from '../art/card-back';
import { Bottle } from '../art/potion-card';
import { Rays } from '../art/rays';
import { LEAST_NAMED, miniCardHeight, roleCardHeight } from '../art/role-card';
import { Coin, Crown, Drop, Raven, Vial } from '../art/small-pieces';
import { SpellPage, spellPageHeight } from '../art/spell-page';
import type { Cue, Piece, Scene } from './choreography';
import type { Standing } from '../words/labels';
import { RoleFace } from '../pieces/own-card';
import { partIn } from './places';
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

function draw({ cue, from, to, progress }: Placed<Cue>) {
  switch (cue.type) {
    case 'fly':
      return <PieceFlight piece={cue.piece} stays={cue.stays} from={from} to={to} progress={progress} />;
    case 'play':
      return <PlayedRole role={cue.role} from={from} to={to} progress={progress} />;
    case 'crown':
      return <FallingCrown at={from} progress={progress} />;
    case 'dash':
      return <Dash at={from} progress={progress} />;
    case 'fall':
      return <FallingRole role={cue.role} standing={cue.standing} at={from} progress={progress} />;
    case 'bottle':
      return <RisingBottle stack={cue.stack} from={from} to={to} progress={progress} />;
    case 'flare':
      return <Flare at={from} progress={progress} />;
    case 'tear':
      return <Page spell={cue.spell} at={from} progress={progress} isTorn />;
    case 'pin':
      return <Page spell={cue.spell} at={from} progress={progress} isTorn={false} />;
  }
}

/** Where something is; of larger things, the part that is meant. */
function usePlace(name: string): Box | null {
  const { layout } = useSetting();
  const part = partIn(layout, name);
  const box = useBox(part?.whole ?? name);
  return box && part ? part.of(box) : box;
}

type Moving = { readonly progress: SharedValue<number> };

interface PieceFlightProps extends Moving {
  readonly piece: Piece;
  readonly stays: boolean;
  readonly from: Box;
  readonly to: Box;
}

function PieceFlight({ piece, stays, from, to, progress }: PieceFlightProps) {
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
      <PieceView piece={piece} size={height} isFlipped={isFlipped} />
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

interface PieceViewProps {
  readonly piece: Piece;
  readonly size: number;
  readonly isFlipped: boolean;
}

function PieceView({ piece, size, isFlipped }: PieceViewProps) {
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

interface PlayedRoleProps extends Moving {
  readonly role: Role;
  readonly from: Box;
  readonly to: Box;
}

/** A back leaves the hand and lies face up. */
function PlayedRole({ role, from, to, progress }: PlayedRoleProps) {
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

interface FallingRoleProps extends Moving {
  readonly role: Role;
  readonly standing: Standing;
  readonly at: Box;
}

const TILTS: Readonly<Record<Standing, number>> = {
  claim: 0,
  favour: -8,
  taken: 7,
  passes: 0,
  waits: 0,
  empty: 0,
};

/** A card that is put away falls and is gone. */
function FallingRole({ role, standing, at, progress }: FallingRoleProps) {
  const height = faceHeight(at.width);
  const place = inMiddle(at, at.width, height);
  const tilt = TILTS[standing];
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

function FallingCrown({ at, progress }: Moving & { readonly at: Box }) {
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
function Dash({ at, progress }: Moving & { readonly at: Box }) {
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

interface RisingBottleProps extends Moving {
  readonly stack: Stack;
  readonly from: Box;
  readonly to: Box;
}

const BOTTLE = 62;
const RISE = 44;
/** The share of its time in which the bottle rises and shines; then it goes. */
const SHINES = 0.55;

function RisingBottle({ stack, from, to, progress }: RisingBottleProps) {
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

interface PageProps extends Moving {
  readonly spell: Spell;
  readonly at: Box;
  readonly isTorn: boolean;
}

/** The old page is torn off its nail and slides away; the new one comes from above. */
function Page({ spell, at, progress, isTorn }: PageProps) {
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
