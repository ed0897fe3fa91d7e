import { Fragment, type ComponentType, type ReactElement } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import { ClipPath, Defs, Ellipse, G, Path, Rect, Svg, Text, Use } from 'react-native-svg';

import { never } from '@/engine/core/list';
import { GradientDef, paint, usePaintId } from '../paint';
import type { Gradient, Scheme } from '../tokens';
import type { GroupMark, Ink, Mark, RoundMark, SolidMark } from './marks';

/** Ids are shared by the whole page on the web, so each drawing puts a prefix of its own before its names. */
interface Hand {
  readonly prefix: string;
  readonly isSmall: boolean;
}

function inkProps(ink: Ink, { prefix }: Hand): Ink {
  const dipped = (colour: string) => (colour.startsWith('@') ? paint(prefix + colour.slice(1)) : colour);
  return {
    ...ink,
    ...(ink.fill === undefined ? {} : { fill: dipped(ink.fill) }),
    ...(ink.stroke === undefined ? {} : { stroke: dipped(ink.stroke) }),
  };
}

export function drawMarks(
  marks: readonly Mark[],
  hand: Hand,
  name: string,
): readonly (ReactElement | null)[] {
  return marks.map((mark, index) => drawMark(mark, hand, `${name}-${index}`));
}

function drawMark(mark: Mark, hand: Hand, name: string): ReactElement | null {
  if (mark.isFine && hand.isSmall) return null;
  switch (mark.type) {
    case 'path':
      return <Path key={name} d={mark.d} {...inkProps(mark.ink, hand)} />;
    case 'oval':
      return (
        <Ellipse
          key={name}
          cx={mark.cx}
          cy={mark.cy}
          rx={mark.rx}
          ry={mark.ry}
          {...inkProps(mark.ink, hand)}
        />
      );
    case 'box':
      return (
        <Rect
          key={name}
          x={mark.x}
          y={mark.y}
          width={mark.width}
          height={mark.height}
          rx={mark.radius}
          {...inkProps(mark.ink, hand)}
        />
      );
    case 'group': {
      const inside = drawMarks(mark.marks, mark.isSmall ? { ...hand, isSmall: true } : hand, name);
      const drawn = mark.clip ? (
        <Clipped key={name} id={hand.prefix + name} d={mark.clip} marks={inside} />
      ) : (
        inside
      );
      return mark.transform || mark.opacity !== undefined ? (
        <G key={name} {...placed(mark)}>
          {drawn}
        </G>
      ) : (
        <Fragment key={name}>{drawn}</Fragment>
      );
    }
    case 'coated': {
      const id = hand.prefix + name;
      return (
        <Fragment key={name}>
          <Defs>
            <Path id={id} d={mark.d} />
          </Defs>
          {coats(mark.inks, id, hand)}
        </Fragment>
      );
    }
    case 'solid':
      return <Fragment key={name}>{drawSolid(mark, hand, name)}</Fragment>;
    case 'round':
      return <Fragment key={name}>{drawRound(mark, hand, name)}</Fragment>;
    default:
      return never(mark);
  }
}

function placed({ transform, opacity }: GroupMark): { transform?: string; opacity?: number } {
  return { ...(transform ? { transform } : {}), ...(opacity === undefined ? {} : { opacity }) };
}

interface ClippedProps {
  readonly id: string;
  readonly d: string;
  readonly marks: readonly (ReactElement | null)[];
}

function Clipped({ id, d, marks }: ClippedProps) {
  return (
    <>
      <Defs>
        <ClipPath id={id}>
          <Path d={d} />
        </ClipPath>
      </Defs>
      <G clipPath={`url(#${id})`} clipRule="nonzero">
        {marks}
      </G>
    </>
  );
}

function coats(inks: readonly Ink[], id: string, hand: Hand): readonly ReactElement[] {
  return inks.map((ink, index) => <Use key={index} href={`#${id}`} {...inkProps(ink, hand)} />);
}

function drawSolid(solid: SolidMark, hand: Hand, name: string): ReactElement {
  const { d, inside, contour, shade } = solid;
  const id = hand.prefix + name;
  if (hand.isSmall && !shade && inside.every(({ isFine }) => isFine)) {
    return <Path d={d} {...inkProps({ ...contour, ...solid.under.at(-1) }, hand)} />;
  }
  const under = hand.isSmall ? solid.under.slice(-1) : solid.under;
  const small = shade ? [shade] : [];
  return (
    <>
      <Defs>
        <Path id={id} d={d} />
        <ClipPath id={`${id}-c`}>
          <Use href={`#${id}`} />
        </ClipPath>
      </Defs>
      {coats(under, id, hand)}
      <G clipPath={`url(#${id}-c)`} clipRule="nonzero">
        {drawMarks(inside, hand, name)}
        {coats(hand.isSmall ? small : solid.coats, id, hand)}
      </G>
      <Use href={`#${id}`} {...inkProps(contour, hand)} />
    </>
  );
}

function drawRound({ behind, between, clip }: RoundMark, hand: Hand, name: string): ReactElement {
  const id = `${hand.prefix}${name}-r`;
  return (
    <>
      <G id={id}>{drawMark(behind, hand, `${name}-b`)}</G>
      {drawMarks(between, hand, `${name}-m`)}
      <Clipped id={`${id}-c`} d={clip} marks={[<Use key="again" href={`#${id}`} />]} />
    </>
  );
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

export type ViewBox = readonly [x: number, y: number, width: number, height: number];

export interface DrawingProps {
  readonly layers: readonly (readonly Mark[])[];
  readonly viewBox: ViewBox;
  readonly width: number;
  readonly height: number;
  readonly theme?: Scheme;
  /** Leaves out what cannot be seen at a small size. */
  readonly isSmall?: boolean;
  readonly style?: StyleProp<ViewStyle>;
}

/** Marks on one Svg, with each gradient that they use defined once. Decoration: what it means is said by whatever holds it. */
export type DrawingComponent = ComponentType<DrawingProps>;

/** The gradient that a name stands for in a game's drawings. */
export type Paints = (name: string, theme: Scheme) => Gradient;

/** How a game draws, given its gradients. */
export function makeDrawing(paints: Paints): DrawingComponent {
  return function Drawing({ layers, viewBox, width, height, theme = 'dark', isSmall = false, style }) {
    const prefix = usePaintId();
    const names = [...new Set(layers.flatMap((marks) => [...paintsOf(marks)]))];
    return (
      <Svg
        width={width}
        height={height}
        viewBox={viewBox.join(' ')}
        style={[{ pointerEvents: 'none' }, style]}
        aria-hidden
      >
        <Defs>
          {names.map((name) => (
            <GradientDef key={name} id={prefix + name} gradient={paints(name, theme)} />
          ))}
        </Defs>
        {layers.map((marks, index) => drawMarks(marks, { prefix, isSmall }, `m${index}`))}
      </Svg>
    );
  };
}
