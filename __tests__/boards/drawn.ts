import { render } from '@testing-library/react-native';
import type { ReactElement } from 'react';

import type { Exhibit } from '@/components/kit/board';

export interface Node {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (Node | string)[] | null;
}

/** All that is drawn of an element, flat. */
export function nodesOf(element: ReactElement): readonly Node[] {
  const { toJSON, unmount } = render(element);
  const root = toJSON() as unknown as Node;
  unmount();
  const below = (node: Node | string): readonly Node[] =>
    typeof node === 'string' ? [] : [node, ...(node.children ?? []).flatMap(below)];
  return below(root);
}

/** Whether it shows the file of a drawing. */
export const isPrint = ({ type, props }: Node): boolean => /ExpoImage/.test(type) && Boolean(props.source);

/** How many characters the paths among them have. */
export const pathBytes = (nodes: readonly Pick<Node, 'props'>[]): number =>
  nodes.reduce((total, { props }) => total + (typeof props.d === 'string' ? props.d.length : 0), 0);

export function expectDifferentNames(pieces: readonly Exhibit[]) {
  const names = pieces.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
}

export function expectDrawn(pieces: readonly Exhibit[]) {
  for (const { name, element } of pieces) {
    const nodes = nodesOf(element);
    expect({ name, isDrawn: nodes.length > 1 || nodes.some(isPrint) || name === 'still life' }).toEqual({
      name,
      isDrawn: true,
    });
    expect(JSON.stringify(nodes)).not.toMatch(/NaN|Infinity/);
  }
}
