import { StyleSheet, View } from 'react-native';
import type { SharedValue } from 'react-native-reanimated';

import { useBox } from '@/components/kit/stage/anchors';
import { inMiddle, sideOf, type Box } from '@/components/kit/stage/box';
import { cueView, type Placed } from '@/components/kit/stage/cue-view';
import { Flare, Flight, Reach, Sided, StageLayer } from '@/components/kit/stage/flights';
import { useTheme } from '@/components/kit/theme';
import { tileOf } from '@/engine/games/kazaam/tiles';

import { IngredientSign } from '../art/ingredient-sign';
import { TileBack, TileFace } from '../art/tile';
import type { Cue, CueOf, Piece, Scene } from './cues';
import { Laying, Sewing } from './laying';
import { FAN } from './places';
import { CutLight, SpokenOver } from './stopped';
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
    case 'cut':
      return <CutLight from={from} to={to} progress={progress} />;
    case 'speak':
      return <SpokenOver word={cue.word} at={from} progress={progress} />;
  }
}

/** What is paid goes to the spine: at the left of a tile that is held, left beside one that lies already. */
function aimedAt({ piece, to }: CueOf<'fly'>, box: Box): Box {
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
      share={isDose || piece.side === 'up' || piece.side === 'down' ? 1 : SLIDE}
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
  if (piece.type === 'dose') return <IngredientSign ingredient={piece.ingredient} size={size} />;
  const back = <TileBack size={size} />;
  const face = piece.tile === null ? back : <TileFace tile={tileOf(piece.tile)} size={size} />;
  return <Sided side={piece.side} face={face} back={back} width={size} progress={progress} after={SLIDE} />;
}

/** The share of its time in which a tile that turns over on arriving is still under way. */
const SLIDE = 0.55;

interface TurnProps {
  readonly cue: CueOf<'turn'>;
  readonly at: Box;
  readonly progress: SharedValue<number>;
}

/** A tile that lies turns over where it lies. */
function Turn({ cue, at, progress }: TurnProps) {
  const { colours } = useTheme();
  const size = sideOf(at);
  const face = <TileFace tile={tileOf(cue.tile)} size={size} />;
  const back = <TileBack size={size} asleep={tileOf(cue.tile)} />;
  const side = cue.isUp ? 'opening' : 'closing';
  return (
    <View style={[styles.piece, { left: at.x, top: at.y, backgroundColor: colours.recess }]}>
      <Sided side={side} face={face} back={back} width={size} progress={progress} />
    </View>
  );
}

const styles = StyleSheet.create({
  piece: { position: 'absolute' },
});
