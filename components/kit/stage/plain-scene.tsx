import type { ReactNode } from 'react';

import { TIMES } from '../motion';
import { useBox } from './anchors';
import { between, type Lying, type Side, type Turn } from './between';
import { cueView } from './cue-view';
import { Flight, Sided, StageLayer } from './flights';
import { endOf, inTurn, PAUSE, type Scene, type Tables, type Timed } from './scene';

interface Flying<Piece> extends Timed {
  readonly piece: Piece | null;
  readonly side: Side;
  readonly from: string;
  readonly to: string;
}

export type PlainScene<View, Piece> = Scene<View, Flying<Piece>>;

/** All of a movement leave within this time. */
const SPREAD = 240;

interface Moving<View, Fact, Piece> {
  readonly lying: (view: View) => readonly Lying<Piece>[];
  /** Where, by this fact, a piece is another than before, though it may look alike. */
  readonly renewed?: (fact: Fact) => readonly string[];
}

const nowhere = (): readonly string[] => [];

/** How a game moves that has no theatre of its own: every piece flies from where it lay to where it lies after a fact. */
export function plainScene<View, Fact, Piece>({ lying, renewed = nowhere }: Moving<View, Fact, Piece>) {
  return ({ before, after }: Tables<View>, fact: Fact): PlainScene<View, Piece> => {
    const { travels, turns } = between(lying(before), lying(after), renewed(fact));
    const ways = [...travels, ...turns.map(turningOver)];
    const cues = ways.map(({ piece, side, from, to }, index) => ({
      piece,
      side,
      from,
      to,
      start: inTurn(ways.length, index, TIMES.stagger, SPREAD),
      time: isTurning(side) ? TIMES.move + TIMES.turn : TIMES.move,
    }));
    return { view: before, cues, pours: [], time: endOf(cues), pause: PAUSE };
  };
}

/** Where it lies. */
function turningOver<Piece>({ piece, place, isUp }: Turn<Piece>) {
  return { piece, side: isUp ? ('opening' as const) : ('closing' as const), from: place, to: place };
}

interface Drawing<Piece> {
  /** How a piece looks while it flies; null: its back. */
  readonly draw: (piece: Piece | null) => ReactNode;
  readonly width: number;
  readonly height: number;
}

/** The share of its time in which a piece that turns over on arriving is still under way. */
const SLIDE = 0.55;

/** What draws the pieces that fly in a plain scene. */
export function plainLayer<Piece>({ draw, width, height }: Drawing<Piece>) {
  const size = { width, height };
  const CueView = cueView<Flying<Piece>>({
    usePlace: useBox,
    draw: ({ cue: { piece, side }, from, to, progress }) => (
      <Flight from={from} to={to} {...size} progress={progress} share={isTurning(side) ? SLIDE : 1}>
        <Sided side={side} face={draw(piece)} back={draw(null)} {...size} progress={progress} after={SLIDE} />
      </Flight>
    ),
  });
  return function PlainLayer({ scene }: { readonly scene: PlainScene<unknown, Piece> }) {
    return (
      <StageLayer>
        {scene.cues.map((cue, index) => (
          <CueView key={index} cue={cue} />
        ))}
      </StageLayer>
    );
  };
}

const isTurning = (side: Side): boolean => side === 'opening' || side === 'closing';
