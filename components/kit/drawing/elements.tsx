import type { ComponentType, PropsWithChildren, ReactElement } from 'react';
import {
  ClipPath,
  Defs,
  Ellipse,
  G,
  LinearGradient,
  Path,
  RadialGradient,
  Rect,
  Stop,
  Use,
} from 'react-native-svg';

import type { Mark } from './marks';
import { nodesOf, type Hand, type SvgNode, type SvgTag } from './nodes';

const ELEMENTS = {
  clipPath: ClipPath,
  defs: Defs,
  ellipse: Ellipse,
  g: G,
  linearGradient: LinearGradient,
  path: Path,
  radialGradient: RadialGradient,
  rect: Rect,
  stop: Stop,
  use: Use,
} as unknown as Readonly<Record<SvgTag, ComponentType<PropsWithChildren>>>;

export function elementsOf(nodes: readonly SvgNode[]): readonly ReactElement[] {
  return nodes.map(({ tag, props, inside }, index) => {
    const Element = ELEMENTS[tag];
    return inside.length === 0 ? (
      <Element key={index} {...props} />
    ) : (
      <Element key={index} {...props}>
        {elementsOf(inside)}
      </Element>
    );
  });
}

/** Marks to be drawn on an Svg of somebody else, who defines their gradients. */
export function drawMarks(marks: readonly Mark[], hand: Hand, name: string): readonly ReactElement[] {
  return elementsOf(nodesOf(marks, hand, name));
}
