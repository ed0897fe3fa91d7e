import { memo } from 'react';

import type { Colour } from '@/engine/core/guise';
import type { ViewBox } from '@/components/kit/drawing/drawing';
import { cutOff, disc, fill, group, type Mark } from '@/components/kit/drawing/marks';
import { ring } from '@/components/kit/drawing/geometry';
import { figureMarks, silhouetteMarks, soullessMarks } from './figure-art';
import { REACHES } from './figure-reaches';
import { glow, INK, stroke } from './hand';
import type { Spot } from './hex';
import { ALCHEMISTS, type Alchemist, type Thing } from '@/engine/games/materia-prima/data';
import type { FigureId } from '@/engine/games/materia-prima/state';
import { keeper } from '@/components/kit/drawing/once';
import { plinthMarks, towerMarks } from './owner-marks';
import { Piece } from './piece';
import { thingMarks } from './thing-marks';
import { SKULL } from './token-marks';

const isAlchemist = (figure: FigureId): figure is Alchemist => ALCHEMISTS.some((known) => known === figure);

/** A figure with nothing under it: on the skull side an alchemist is soulless. */
function bodyOf(figure: FigureId, colour: Colour, isSkull: boolean): readonly Mark[] {
  return isSkull && isAlchemist(figure) ? soullessMarks(figure, colour) : figureMarks(figure, colour);
}

/** What a figure carries stands beside it, so that its plinth stays clear: one column, from four things on two. */
function loadMarks(load: readonly Thing[]): readonly Mark[] {
  const rows = load.length > 3 ? Math.ceil(load.length / 2) : load.length;
  return load.map((thing, index) => {
    const [column, row] = [Math.floor(index / rows), index % rows];
    return group(
      `translate(${54 + column * 35} ${6 - row * 35 - column * 8}) scale(2.08)`,
      thingMarks(thing),
    );
  });
}

const SKULL_BADGE: Mark = group('translate(0 18) scale(1.7)', SKULL);
const STANDEE: ViewBox = [-56, -160, 112, 200];
const MARGIN = 46;
/** Smaller ones go without thin lines and faint lights. */
const FINE = 24;
const LIGHT: readonly Mark[] = [group('translate(0 4) scale(1 .66)', [glow(0, 0, 88, 'blue')])];
const keep = keeper<readonly Mark[]>();

interface StandeeProps {
  readonly figure: FigureId;
  readonly colour: Colour;
  /** The side of a hex in px. */
  readonly side: number;
  readonly isSkull?: boolean;
  /** Whoever acts now. */
  readonly isLit?: boolean;
  /** It has no action left. */
  readonly isSpent?: boolean;
  readonly load?: readonly Thing[];
}

/** Where a standee or a tower is to be laid so that it stands at a place. */
export function standingAt(side: number, foot: Spot) {
  return { left: foot.x + (STANDEE[0] * side) / 100, top: foot.y + (STANDEE[1] * side) / 100 };
}

/** A figure on its plinth; lay it by `standingAt`. */
export const Standee = memo(function Standee(props: StandeeProps) {
  const { figure, colour, side, isSkull = false, isLit = false, isSpent = false, load = [] } = props;
  const marks = keep(`${figure} ${colour} ${isSkull}`, () => [
    ...plinthMarks(colour),
    ...bodyOf(figure, colour, isSkull),
    ...(isSkull ? [SKULL_BADGE] : []),
  ]);
  const carried = keep(`load ${load.join(' ')}`, () => loadMarks(load));
  return (
    <Piece
      layers={[isLit ? LIGHT : [], marks, carried]}
      box={STANDEE}
      margin={MARGIN}
      width={(STANDEE[2] * side) / 100}
      isSmall={side < FINE}
      style={isSpent ? SPENT : null}
    />
  );
});

const SPENT = { opacity: 0.72 } as const;

interface FigureShadeProps {
  readonly figure: FigureId;
  readonly side: number;
  readonly tint?: string;
}

/** Only the silhouette: a figure on its way home, or where one would stand. Lay it by `standingAt`. */
export const FigureShade = memo(function FigureShade({ figure, side, tint = '#ffe9a6' }: FigureShadeProps) {
  const marks = keep(`shade ${figure} ${tint}`, () => silhouetteMarks(figure, tint));
  return <Piece layers={[marks]} box={STANDEE} margin={MARGIN} width={(STANDEE[2] * side) / 100} />;
});

interface FigurePictureProps {
  readonly figure: FigureId;
  readonly colour: Colour;
  /** Its height. */
  readonly size: number;
  readonly isSkull?: boolean;
}

/** The box that a cut-out figure needs, with its cream edge. */
export function figureBox(figure: FigureId): ViewBox {
  const { left, top, right } = REACHES[figure];
  return [left - 6, top - 6, right - left + 12, 18 - top];
}

/** A figure without its plinth, as high as it is told; its width follows. */
export const FigurePicture = memo(function FigurePicture(props: FigurePictureProps) {
  const { figure, colour, size, isSkull = false } = props;
  const box = figureBox(figure);
  return (
    <Piece
      layers={[bodyOf(figure, colour, isSkull)]}
      box={box}
      margin={6}
      width={(size * box[2]) / box[3]}
      isSmall={size < 30}
    />
  );
});

/** Face and shoulders of an alchemist, all of a homunculus, in a round of 34. */
function bust(figure: FigureId, colour: Colour, isSkull: boolean): readonly Mark[] {
  const { left, top, right } = REACHES[figure];
  const scale = isAlchemist(figure) ? 1 : Math.min(54 / (6 - top), 60 / (right - left));
  const place = isAlchemist(figure) ? '0 86' : `${-((left + right) / 2) * scale} ${24}`;
  return [
    disc(1, 2, 36.4, '#000', { fillOpacity: 0.5 }),
    fill(ring(0, 0, 34), `@cloth-deep-${colour}`),
    fill(ring(0, 0, 34), '#000', 0.35),
    cutOff(ring(0, 0, 34), [
      glow(-10, -14, 31, 'gold', 0.5),
      group(`translate(${place}) scale(${scale})`, bodyOf(figure, colour, isSkull)),
    ]),
    stroke(ring(0, 0, 34), INK, 6.4),
    stroke(ring(0, 0, 34), '@brass', 4.4),
  ];
}

interface BustProps {
  readonly figure: FigureId;
  readonly colour: Colour;
  readonly size: number;
  readonly isSkull?: boolean;
}

/** A portrait in a brass ring. A square. */
export const Bust = memo(function Bust({ figure, colour, size, isSkull = false }: BustProps) {
  const marks = keep(`bust ${figure} ${colour} ${isSkull}`, () => bust(figure, colour, isSkull));
  return <Piece layers={[marks]} box={[-37, -37, 74, 74]} margin={4} width={size} />;
});

interface TowerProps {
  readonly colour: Colour;
  /** The side of a hex in px. */
  readonly side: number;
}

/** A tower whose roof has the shape of its owner's colour; lay it by `standingAt`. */
export const Tower = memo(function Tower({ colour, side }: TowerProps) {
  return (
    <Piece layers={[towerMarks(colour)]} box={STANDEE} margin={MARGIN} width={(STANDEE[2] * side) / 100} />
  );
});
