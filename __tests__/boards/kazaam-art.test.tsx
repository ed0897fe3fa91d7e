import { Creature } from '@/components/boards/kazaam/art/creature';
import { artGallery } from '@/components/boards/kazaam/art/gallery';
import { livingLayers } from '@/components/boards/kazaam/art/living';
import { TileFace } from '@/components/boards/kazaam/art/tile';
import { gradient } from '@/components/boards/kazaam/drawn/paints';
import { tileMarks } from '@/components/boards/kazaam/drawn/tile-marks';
import { drawingNodes, type SvgNode } from '@/components/kit/drawing/nodes';
import { HOMUNCULI, PLACES, type Homunculus } from '@/engine/games/kazaam/data';
import type { KazaamBoard } from '@/engine/games/kazaam/state';
import { TILES, type TileId } from '@/engine/games/kazaam/tiles';

import { isPrint, nodesOf, pathBytes } from './drawn';

function boardOf(kindAt: (index: number) => Homunculus): KazaamBoard {
  return Object.fromEntries(
    PLACES.map((place, index) => [
      place,
      { tile: (HOMUNCULI.indexOf(kindAt(index)) * 9 + index) as TileId, isUp: true },
    ]),
  ) as KazaamBoard;
}

const flat = (nodes: readonly SvgNode[]): readonly SvgNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.inside)]).filter(({ tag }) => tag !== 'stop');

/** All that is drawn of the nine tiles of a homunculus. */
const drawnOf = (homunculus: Homunculus, isSmall: boolean) =>
  flat(
    drawingNodes(
      PLACES.map((place) => tileMarks(homunculus, place)),
      { prefix: '', isSmall },
      (name) => gradient(name, 'dark'),
    ),
  );

const mixed = boardOf((index) => HOMUNCULI[index % 7]!);

describe('the art of Kazaam', () => {
  test.each([...HOMUNCULI])('nine tiles of %s are drawn within their budget', (homunculus) => {
    const large = drawnOf(homunculus, false);
    expect(large.length).toBeLessThan(700);
    expect(pathBytes(large)).toBeLessThan(9 * 6_500);
    expect(JSON.stringify(large)).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawnOf(homunculus, true).length).toBeLessThan(300);
    // Shown they are nine pictures, each with a seal.
    const shown = nodesOf(
      <Creature board={boardOf(() => homunculus)} size={300} theme="dark" favourite={homunculus} />,
    );
    expect(shown.filter(isPrint)).toHaveLength(18);
    expect(shown).toHaveLength(19);
  });

  it('draws the same tile the same way every time', () => {
    const tile = TILES[22]!;
    const [one, other] = [
      nodesOf(<TileFace tile={tile} size={80} />),
      nodesOf(<TileFace tile={tile} size={80} />),
    ];
    expect(one.some(isPrint)).toBe(true);
    expect(other.map(({ props }) => props.source)).toEqual(one.map(({ props }) => props.source));
  });

  it('takes a living creature apart from back to front, the ears riding on the head', () => {
    const layers = livingLayers({ board: mixed, size: 300 });
    expect(layers).toHaveLength(9);
    expect(layers.at(-1)?.place).toBe('head');
    expect(layers.filter(({ rides }) => rides === 'head').map(({ place }) => place)).toEqual([
      'left-ear',
      'right-ear',
    ]);
  });

  test.each(['light', 'dark'] as const)('tiles and bench of the %s gallery can be drawn', (theme) => {
    const pieces = artGallery(theme).filter(({ name }) => !/^(creature|joy)/.test(name));
    for (const { name, element } of pieces) {
      const nodes = nodesOf(element);
      expect({ name, isDrawn: nodes.length > 3 || nodes.some(isPrint) }).toEqual({ name, isDrawn: true });
    }
  });
});
