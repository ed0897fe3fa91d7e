import { memo } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import type { ViewBox } from '@/components/kit/drawing/drawing';
import { once } from '@/components/kit/drawing/once';
import type { Layer } from '@/components/kit/drawing/parts';
import type { Colour } from '@/engine/core/guise';
import { ALCHEMISTS, type Alchemist, type Thing } from '@/engine/games/materia-prima/data';
import type { FigureId } from '@/engine/games/materia-prima/state';
import { Drawing } from './drawing';
import { REACHES } from './figure-reaches';
import type { Spot } from './hex';
import { Piece, placed, Sign } from './piece';
import { hasPrint, print, type PrintName } from './prints';
import { BUST, figureBox } from './standing';

const isAlchemist = (figure: FigureId): figure is Alchemist => ALCHEMISTS.some((known) => known === figure);

interface Body {
  readonly figure: FigureId;
  readonly colour: Colour;
  /** The skull side of an alchemist is up. */
  readonly isSkull?: boolean;
}

interface Stand {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const AT_REST: Stand = { x: 0, y: 0, scale: 1 };

/** What some wear in their owner's colour: those who wear nothing have no such print. */
const dressOf = once((name: string): PrintName | null => (hasPrint(name) ? name : null));

/** A figure with nothing under it, its feet at a place: on the skull side an alchemist is soulless. */
export function bodyLayers({ figure, colour, isSkull }: Body, { x, y, scale } = AT_REST): readonly Layer[] {
  const isSoulless = isSkull === true && isAlchemist(figure);
  const worn = dressOf(`${isSoulless ? 'skull-dress' : 'dress'}-${figure}-${colour}`);
  return [
    placed(isSoulless ? `skull-${figure}` : `figure-${figure}`, x, y, scale),
    ...(worn ? [placed(worn, x, y, scale)] : []),
  ];
}

/** The same on its plinth. */
export function standingLayers(body: Body, { x, y, scale } = AT_REST): readonly Layer[] {
  return [placed(`plinth-${body.colour}`, x, y, scale), ...bodyLayers(body, { x, y, scale })];
}

/** What a figure carries stands beside it, so that its plinth stays clear: one column, from four things on two. */
function loadLayers(load: readonly Thing[]): readonly Layer[] {
  const rows = load.length > 3 ? Math.ceil(load.length / 2) : load.length;
  return load.map((thing, index) => {
    const [column, row] = [Math.floor(index / rows), index % rows];
    return placed(`token-${thing}`, 54 + column * 35, 6 - row * 35 - column * 8, 2.08);
  });
}

const STANDEE: ViewBox = [-56, -160, 112, 200];
const MARGIN = 46;
/** Smaller ones go without thin lines and faint lights. */
const FINE = 24;
const FINE_PICTURE = 30;

interface StandeeProps extends Body {
  /** The side of a hex in px. */
  readonly side: number;
  /** Whoever acts now. */
  readonly isLit?: boolean;
  /** It has no action left. */
  readonly isSpent?: boolean;
  readonly load?: readonly Thing[];
  /** Where it is laid, out of the flow. */
  readonly at?: Place;
}

interface Place {
  readonly left: number;
  readonly top: number;
}

/** Where a standee or a tower is to be laid so that it stands at a place. */
export function standingAt(side: number, foot: Spot) {
  return { left: foot.x + (STANDEE[0] * side) / 100, top: foot.y + (STANDEE[1] * side) / 100 };
}

/** A figure on its plinth; lay it by `standingAt`. */
export const Standee = memo(function Standee(props: StandeeProps) {
  const { side, isSkull = false, isLit = false, isSpent = false, load = [], at } = props;
  const layers = [
    ...(isLit ? [placed('standee-light', 0, 0)] : []),
    ...standingLayers(props),
    ...(isSkull ? [placed('skull', 0, 18, 1.7)] : []),
    ...loadLayers(load),
  ];
  const unit = side / 100;
  const [x, y, width, height] = STANDEE;
  const size = { width: (width + 2 * MARGIN) * unit, height: (height + 2 * MARGIN) * unit };
  const drawing = {
    layers,
    viewBox: [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN],
    ...size,
    isSmall: side < FINE,
  } as const;
  const beyond = { left: (at?.left ?? 0) - MARGIN * unit, top: (at?.top ?? 0) - MARGIN * unit };
  // What is seen through is one thing, not several over each other.
  if (isSpent)
    return (
      <Drawing {...drawing} style={[styles.spent, at ? [styles.over, beyond] : { margin: -MARGIN * unit }]} />
    );
  return at ? (
    <Drawing {...drawing} at={beyond} />
  ) : (
    <Drawing {...drawing} style={{ margin: -MARGIN * unit }} />
  );
});

interface FigureShadeProps {
  readonly figure: FigureId;
  readonly side: number;
}

/** Only the silhouette: a figure on its way home, or where one would stand. Lay it by `standingAt`. */
export const FigureShade = memo(function FigureShade({ figure, side }: FigureShadeProps) {
  return (
    <Piece
      layers={[placed(`shade-${figure}`, 0, 0)]}
      box={STANDEE}
      margin={MARGIN}
      width={(STANDEE[2] * side) / 100}
    />
  );
});

interface FigurePictureProps extends Body {
  /** Its height. */
  readonly size: number;
  readonly style?: StyleProp<ViewStyle>;
}

/** A figure without its plinth, as high as it is told; its width follows. */
export const FigurePicture = memo(function FigurePicture({ size, style, ...body }: FigurePictureProps) {
  const box = figureBox(body.figure);
  return (
    <Piece
      layers={bodyLayers(body)}
      box={box}
      margin={6}
      width={(size * box[2]) / box[3]}
      isSmall={size < FINE_PICTURE}
      style={style}
    />
  );
});

/** All of a homunculus, in a round of 34. */
function bustStand(figure: FigureId): Stand {
  const { left, top, right } = REACHES[figure];
  const scale = Math.min(54 / (6 - top), 60 / (right - left));
  return { x: -((left + right) / 2) * scale, y: 24, scale };
}

interface BustProps extends Body {
  readonly size: number;
}

const ROUND: ViewBox = [-BUST.radius, -BUST.radius, 2 * BUST.radius, 2 * BUST.radius];
/** A portrait takes up a square of so many units. */
const ACROSS = 74;

/** A portrait in a brass ring. A square. */
export const Bust = memo(function Bust({ figure, colour, isSkull = false, size }: BustProps) {
  const unit = size / ACROSS;
  const whole = BUST.box[2] * unit;
  const beyond = (size - whole) / 2;
  if (isAlchemist(figure)) {
    const name = isSkull
      ? (`portrait-skull-${figure}-${colour}` as const)
      : (`portrait-${figure}-${colour}` as const);
    return <Sign name={name} size={whole} style={{ margin: beyond }} />;
  }
  const pane = 2 * BUST.radius * unit;
  const place = [styles.over, { left: beyond, top: beyond }];
  const round = { left: (size - pane) / 2, top: (size - pane) / 2, borderRadius: pane / 2 };
  return (
    <View style={[styles.still, { width: size, height: size }]} aria-hidden>
      <Sign name={`bust-${colour}`} size={whole} style={place} />
      <Drawing
        layers={bodyLayers({ figure, colour }, bustStand(figure))}
        viewBox={ROUND}
        width={pane}
        height={pane}
        style={[styles.round, round]}
      />
      <Sign name="bust-ring" size={whole} style={place} />
    </View>
  );
});

interface TowerProps {
  readonly colour: Colour;
  /** The side of a hex in px. */
  readonly side: number;
  readonly style?: StyleProp<ViewStyle>;
}

/** A tower whose roof has the shape of its owner's colour; lay it by `standingAt`. */
export const Tower = memo(function Tower({ colour, side, style }: TowerProps) {
  const [left, top, , height] = print(`tower-${colour}`).box;
  const unit = side / 100;
  const place = { marginLeft: (left - STANDEE[0]) * unit, marginTop: (top - STANDEE[1]) * unit };
  return <Sign name={`tower-${colour}`} size={height * unit} style={[place, style]} />;
});

const styles = StyleSheet.create({
  spent: { opacity: 0.72 },
  still: { pointerEvents: 'none' },
  over: { position: 'absolute' },
  round: { position: 'absolute', overflow: 'hidden' },
});
