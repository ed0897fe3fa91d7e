import { StyleSheet, View } from 'react-native';
import type { SharedValue } from 'react-native-reanimated';

import { useBox } from '@/components/kit/stage/anchors';
import { inMiddle, sideOf, type Box } from '@/components/kit/stage/box';
import { cueView, type Placed } from '@/components/kit/stage/cue-view';
import { Flare, Flight, Reach, StageLayer, TurnOver } from '@/components/kit/stage/flights';
import { useTheme } from '@/components/kit/theme';
import { tileOf } from '@/engine/games/kazaam/tiles';

import { IngredientSign } from '../art/ingredient-sign';
import { TileBack, TileFace } from '../art/tile';
import { FAN, type Cue, type Piece, type Scene } from './choreography';
import { Laying, Sewing } from './laying';
import { useSetting } from '../table';

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
      return <PieceFlight piece={cue.piece} from={from} to={aimedAt(cue, to)} progress={progress} />;
    case 'lay':
      return <Laying cue={cue} from={from} to={to} />;
    case 'sew':
      return <Sewing seam={cue.seam} board={from} progress={progress} />;
    case 'turn':
      return <Turn cue={cue} at={from} progress={progress} />;
    case 'flare':
      return <Flare at={from} progress={progress} />;
    case 'reach':
      return <Reach from={from} to={to} progress={progress} />;
  }
}

/** What is paid goes to the spine: at the left of a tile that is held, left beside one that lies already. */
function aimedAt({ piece, to }: Extract<Cue, { type: 'fly' }>, box: Box): Box {
  const isPaid = piece.type === 'dose' && (to.startsWith('hand:') || to.startsWith('place:'));
  if (!isPaid) return box;
  const width = box.width * SPINE_SHARE;
  return { ...box, width, x: to.startsWith('hand:') ? box.x : box.x - width };
}

/** Where something is; of the whole hand, one tile in its middle. */
function usePlace(name: string): Box | null {
  const { layout } = useSetting();
  const box = useBox(name);
  return box && name === FAN ? inMiddle(box, layout.hand.tile) : box;
}

const DOSE = 26;
const SPINE_SHARE = 0.17;

function pieceSize(piece: Piece, from: Box, to: Box): number {
  return piece.type === 'dose' ? DOSE : Math.max(sideOf(from), sideOf(to));
}

interface PieceFlightProps {
  readonly piece: Piece;
  readonly from: Box;
  readonly to: Box;
  readonly progress: SharedValue<number>;
}

function PieceFlight({ piece, from, to, progress }: PieceFlightProps) {
  const size = pieceSize(piece, from, to);
  const isDose = piece.type === 'dose';
  const scaleAt = (box: Box) => (isDose ? 1 : Math.min(1, sideOf(box) / size));
  return (
    <Flight
      from={from}
      to={to}
      width={size}
      height={size}
      scales={[scaleAt(from), scaleAt(to)]}
      progress={progress}
      share={piece.type === 'turning' ? SLIDE : 1}
      seen={isDose ? 'passing' : 'always'}
    >
      <PieceView piece={piece} size={size} progress={progress} />
    </Flight>
  );
}

interface PieceViewProps {
  readonly piece: Piece;
  readonly size: number;
  readonly progress: SharedValue<number>;
}

function PieceView({ piece, size, progress }: PieceViewProps) {
  switch (piece.type) {
    case 'tile':
      return <TileFace tile={tileOf(piece.tile)} size={size} />;
    case 'back':
      return <TileBack size={size} />;
    case 'turning':
      return <Turning piece={piece} size={size} progress={progress} />;
    case 'dose':
      return <IngredientSign ingredient={piece.ingredient} size={size} />;
  }
}

interface TurningProps {
  readonly piece: Extract<Piece, { type: 'turning' }>;
  readonly size: number;
  readonly progress: SharedValue<number>;
}

/** The share of its time in which a tile that turns over on arriving is still under way. */
const SLIDE = 0.55;

/** Arrives by one side, then turns over to the other. */
function Turning({ piece, size, progress }: TurningProps) {
  const face = <TileFace tile={tileOf(piece.tile)} size={size} />;
  const back = <TileBack size={size} />;
  const [first, second] = piece.isUp ? [back, face] : [face, back];
  return (
    <TurnOver progress={progress} after={SLIDE} width={size} height={size} first={first} second={second} />
  );
}

interface TurnProps {
  readonly cue: Extract<Cue, { type: 'turn' }>;
  readonly at: Box;
  readonly progress: SharedValue<number>;
}

/** A tile that lies turns over where it lies. */
function Turn({ cue, at, progress }: TurnProps) {
  const { colours } = useTheme();
  const size = sideOf(at);
  const face = <TileFace tile={tileOf(cue.tile)} size={size} />;
  const back = <TileBack size={size} asleep={tileOf(cue.tile)} />;
  const [first, second] = cue.isUp ? [back, face] : [face, back];
  return (
    <View style={[styles.piece, { left: at.x, top: at.y, backgroundColor: colours.recess }]}>
      <TurnOver progress={progress} width={size} height={size} first={first} second={second} />
    </View>
  );
}

const styles = StyleSheet.create({
  piece: { position: 'absolute' },
});
