import { round } from './geometry';

/** How a mark is painted, by the names of react-native-svg. A colour that begins with @ names a shared gradient. */
export interface Ink {
  readonly fill?: string;
  readonly fillOpacity?: number;
  readonly fillRule?: 'evenodd';
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly strokeOpacity?: number;
  readonly strokeLinecap?: 'round' | 'butt';
  readonly strokeLinejoin?: 'round';
  readonly strokeDasharray?: string;
  readonly strokeDashoffset?: number;
  readonly transform?: string;
}

interface Level {
  /** Left out where the drawing is small. */
  readonly isFine?: boolean;
}

export interface PathMark extends Level {
  readonly type: 'path';
  readonly d: string;
  readonly ink: Ink;
}

interface OvalMark extends Level {
  readonly type: 'oval';
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly ink: Ink;
}

interface BoxMark extends Level {
  readonly type: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly ink: Ink;
}

export interface GroupMark extends Level {
  readonly type: 'group';
  readonly transform?: string;
  readonly opacity?: number;
  /** Path data that cuts the group off. */
  readonly clip?: string;
  /** Drawn without fine marks whatever the size of the rest. */
  readonly isSmall?: boolean;
  readonly marks: readonly Mark[];
}

/** One outline painted several times over: shadow, material, texture, shade, rim, contour. */
export interface SolidMark extends Level {
  readonly type: 'solid';
  readonly d: string;
  /** Under what is clipped, in order. */
  readonly under: readonly Ink[];
  /** Inside the outline: marks that lie on the material, then further coats of the outline itself. */
  readonly inside: readonly Mark[];
  readonly coats: readonly Ink[];
  readonly contour: Ink;
  /** What a small drawing has in place of all coats. */
  readonly shade?: Ink;
}

/** Something that is drawn twice, the second time cut off: a tail that goes behind the rump and comes round in front. */
export interface RoundMark extends Level {
  readonly type: 'round';
  readonly behind: Mark;
  readonly between: readonly Mark[];
  readonly clip: string;
}

/** The same path in several inks, one over the other. */
interface CoatedMark extends Level {
  readonly type: 'coated';
  readonly d: string;
  readonly inks: readonly Ink[];
}

/** The same marks at many places, such as the trees of a wood: a drawing defines them once, by their name. */
export interface StampMark extends Level {
  readonly type: 'stamp';
  readonly name: string;
  readonly marks: readonly Mark[];
  readonly transform: string;
}

export type Mark = CoatedMark | PathMark | OvalMark | BoxMark | GroupMark | SolidMark | RoundMark | StampMark;

export function path(d: string, ink: Ink): PathMark {
  return { type: 'path', d, ink };
}

export function fill(d: string, colour: string, opacity?: number): PathMark {
  return path(d, opacity === undefined ? { fill: colour } : { fill: colour, fillOpacity: opacity });
}

/** A stroke with round ends. */
export function line(d: string, stroke: string, strokeWidth: number, ink?: Ink): PathMark {
  return path(d, {
    fill: 'none',
    stroke,
    strokeWidth,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    ...ink,
  });
}

/** A filled shape with its contour. */
export function inked(d: string, colour: string, stroke: string, strokeWidth: number, ink?: Ink): PathMark {
  return path(d, { fill: colour, stroke, strokeWidth, strokeLinejoin: 'round', ...ink });
}

export function coated(d: string, ...inks: readonly Ink[]): CoatedMark {
  return { type: 'coated', d, inks };
}

export function oval(cx: number, cy: number, rx: number, ry: number, colour: string, ink?: Ink): OvalMark {
  return {
    type: 'oval',
    cx: round(cx),
    cy: round(cy),
    rx: round(rx),
    ry: round(ry),
    ink: { fill: colour, ...ink },
  };
}

export function disc(cx: number, cy: number, r: number, colour: string, ink?: Ink): OvalMark {
  return oval(cx, cy, r, r, colour, ink);
}

export function box(
  [x, y, width, height, radius = 0]: readonly [number, number, number, number, number?],
  colour: string,
  ink?: Ink,
): BoxMark {
  return { type: 'box', x, y, width, height, radius, ink: { fill: colour, ...ink } };
}

export function group(transform: string, marks: readonly Mark[]): GroupMark {
  return { type: 'group', transform, marks };
}

export function stamp(name: string, marks: readonly Mark[], transform: string): StampMark {
  return { type: 'stamp', name, marks, transform };
}

export function cutOff(clip: string, marks: readonly Mark[]): GroupMark {
  return { type: 'group', clip, marks };
}

/** Marks that a small drawing can do without. */
export function fine(...marks: readonly Mark[]): readonly Mark[] {
  return marks.map((mark) => ({ ...mark, isFine: true }));
}
