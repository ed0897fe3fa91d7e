import { never } from '@/engine/core/list';
import type { Gradient } from '../tokens';
import type { GroupMark, Ink, Mark, RoundMark, SolidMark, StampMark } from './marks';

export type SvgTag =
  | 'clipPath'
  | 'defs'
  | 'ellipse'
  | 'g'
  | 'linearGradient'
  | 'path'
  | 'radialGradient'
  | 'rect'
  | 'stop'
  | 'use';

type SvgProps = Readonly<Record<string, string | number>>;

/** An element of SVG: the phone's renderer makes a view of it, a browser is given it as text. */
export interface SvgNode {
  readonly tag: SvgTag;
  readonly props: SvgProps;
  readonly inside: readonly SvgNode[];
}

const node = (tag: SvgTag, props: object, inside: readonly SvgNode[] = []): SvgNode => ({
  tag,
  props: props as SvgProps,
  inside,
});

const link = (id: string): string => `url(#${id})`;

/** Who draws: ids may be shared by a whole page, so each drawing puts a prefix of its own before its names. */
export interface Hand {
  readonly prefix: string;
  readonly isSmall: boolean;
  /** The drawing defines its stamps; elsewhere each is drawn out where it stands. */
  readonly hasStamps?: boolean;
}

function inkProps(ink: Ink, { prefix }: Hand): Ink {
  const dipped = (colour: string) => (colour.startsWith('@') ? link(prefix + colour.slice(1)) : colour);
  return {
    ...ink,
    ...(ink.fill === undefined ? {} : { fill: dipped(ink.fill) }),
    ...(ink.stroke === undefined ? {} : { stroke: dipped(ink.stroke) }),
  };
}

export function nodesOf(marks: readonly Mark[], hand: Hand, name: string): readonly SvgNode[] {
  return marks.flatMap((mark, index) => markNodes(mark, hand, `${name}-${index}`));
}

function markNodes(mark: Mark, hand: Hand, name: string): readonly SvgNode[] {
  if (mark.isFine && hand.isSmall) return [];
  switch (mark.type) {
    case 'path':
      return [node('path', { d: mark.d, ...inkProps(mark.ink, hand) })];
    case 'oval': {
      const { cx, cy, rx, ry } = mark;
      return [node('ellipse', { cx, cy, rx, ry, ...inkProps(mark.ink, hand) })];
    }
    case 'box': {
      const { x, y, width, height, radius } = mark;
      return [node('rect', { x, y, width, height, rx: radius, ...inkProps(mark.ink, hand) })];
    }
    case 'group':
      return groupNodes(mark, hand, name);
    case 'coated': {
      const id = hand.prefix + name;
      return [node('defs', {}, [node('path', { id, d: mark.d })]), ...coats(mark.inks, id, hand)];
    }
    case 'solid':
      return solidNodes(mark, hand, name);
    case 'round':
      return roundNodes(mark, hand, name);
    case 'stamp':
      return stampNodes(mark, hand, name);
    default:
      return never(mark);
  }
}

function groupNodes(mark: GroupMark, hand: Hand, name: string): readonly SvgNode[] {
  const { transform, opacity, clip } = mark;
  const inside = nodesOf(mark.marks, mark.isSmall ? { ...hand, isSmall: true } : hand, name);
  const drawn = clip ? clipped(hand.prefix + name, [node('path', { d: clip })], inside) : inside;
  if (!transform && opacity === undefined) return drawn;
  return [
    node('g', { ...(transform ? { transform } : {}), ...(opacity === undefined ? {} : { opacity }) }, drawn),
  ];
}

function clipped(id: string, by: readonly SvgNode[], inside: readonly SvgNode[]): readonly SvgNode[] {
  return [
    node('defs', {}, [node('clipPath', { id }, by)]),
    node('g', { clipPath: link(id), clipRule: 'nonzero' }, inside),
  ];
}

const again = (id: string, props: object = {}): SvgNode => node('use', { href: `#${id}`, ...props });

function coats(inks: readonly Ink[], id: string, hand: Hand): readonly SvgNode[] {
  return inks.map((ink) => again(id, inkProps(ink, hand)));
}

function solidNodes(solid: SolidMark, hand: Hand, name: string): readonly SvgNode[] {
  const { d, inside, contour, shade } = solid;
  const id = hand.prefix + name;
  if (hand.isSmall && !shade && inside.every(({ isFine }) => isFine)) {
    return [node('path', { d, ...inkProps({ ...contour, ...solid.under.at(-1) }, hand) })];
  }
  const under = hand.isSmall ? solid.under.slice(-1) : solid.under;
  const small = shade ? [shade] : [];
  return [
    node('defs', {}, [node('path', { id, d })]),
    ...coats(under, id, hand),
    ...clipped(
      `${id}-c`,
      [again(id)],
      [...nodesOf(inside, hand, name), ...coats(hand.isSmall ? small : solid.coats, id, hand)],
    ),
    again(id, inkProps(contour, hand)),
  ];
}

function roundNodes({ behind, between, clip }: RoundMark, hand: Hand, name: string): readonly SvgNode[] {
  const id = `${hand.prefix}${name}-r`;
  return [
    node('g', { id }, markNodes(behind, hand, `${name}-b`)),
    ...nodesOf(between, hand, `${name}-m`),
    ...clipped(`${id}-c`, [node('path', { d: clip })], [again(id)]),
  ];
}

const stampId = (name: string, { prefix }: Hand): string => `${prefix}s-${name}`;

function stampNodes(
  { marks, transform, name: stampName }: StampMark,
  hand: Hand,
  name: string,
): readonly SvgNode[] {
  if (hand.hasStamps) return [again(stampId(stampName, hand), { transform })];
  return [node('g', { transform }, nodesOf(marks, hand, name))];
}

/** The stamps that some marks use, each before those that are made of it. */
function stampsOf(marks: readonly Mark[], found: Map<string, readonly Mark[]>): void {
  for (const mark of marks) {
    if (mark.type === 'group') stampsOf(mark.marks, found);
    if (mark.type === 'solid') stampsOf(mark.inside, found);
    if (mark.type !== 'stamp' || found.has(mark.name)) continue;
    stampsOf(mark.marks, found);
    found.set(mark.name, mark.marks);
  }
}

const known = new WeakMap<readonly Mark[], ReadonlySet<string>>();

/** The gradients that some marks are painted with. */
function paintsOf(marks: readonly Mark[]): ReadonlySet<string> {
  const found = known.get(marks);
  if (found) return found;
  const names = new Set<string>();
  for (const mark of marks) for (const name of paintsOfMark(mark)) names.add(name);
  known.set(marks, names);
  return names;
}

function paintsOfMark(mark: Mark): readonly string[] {
  switch (mark.type) {
    case 'path':
    case 'oval':
    case 'box':
      return paintsOfInk(mark.ink);
    case 'coated':
      return mark.inks.flatMap(paintsOfInk);
    case 'group':
    case 'stamp':
      return [...paintsOf(mark.marks)];
    case 'solid':
      return [...[...mark.under, ...mark.coats, mark.contour].flatMap(paintsOfInk), ...paintsOf(mark.inside)];
    case 'round':
      return [...paintsOfMark(mark.behind), ...paintsOf(mark.between)];
    default:
      return never(mark);
  }
}

function paintsOfInk({ fill, stroke }: Ink): readonly string[] {
  return [fill, stroke].flatMap((colour) => (colour?.startsWith('@') ? [colour.slice(1)] : []));
}

export function gradientNode(id: string, gradient: Gradient): SvgNode {
  const gradientUnits = gradient.isInSpace ? 'userSpaceOnUse' : 'objectBoundingBox';
  const stops = gradient.stops.map(({ at, colour, opacity = 1 }) =>
    node('stop', { offset: at, stopColor: colour, stopOpacity: opacity }),
  );
  if (gradient.type === 'linear') {
    const [x1, y1] = gradient.from;
    const [x2, y2] = gradient.to;
    return node('linearGradient', { id, x1, y1, x2, y2, gradientUnits }, stops);
  }
  const [cx, cy] = gradient.centre;
  return node('radialGradient', { id, cx, cy, r: gradient.radius, gradientUnits }, stops);
}

/** All of a drawing: its gradients, then its layers from back to front. */
export function drawingNodes(
  layers: readonly (readonly Mark[])[],
  hand: Hand,
  paint: (name: string) => Gradient,
): readonly SvgNode[] {
  const names = [...new Set(layers.flatMap((marks) => [...paintsOf(marks)]))];
  const gradients = names.map((name) => gradientNode(hand.prefix + name, paint(name)));
  const found = new Map<string, readonly Mark[]>();
  for (const marks of layers) stampsOf(marks, found);
  const stamper = { ...hand, hasStamps: true };
  const stamps = [...found].map(([name, marks]) => {
    const id = stampId(name, hand);
    return node('g', { id }, nodesOf(marks, stamper, id));
  });
  return [
    node('defs', {}, [...gradients, ...stamps]),
    ...layers.flatMap((marks, index) => nodesOf(marks, stamper, `m${index}`)),
  ];
}
