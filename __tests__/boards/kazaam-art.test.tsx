import { Creature } from '@/components/boards/kazaam/art/creature';
import { artGallery } from '@/components/boards/kazaam/art/gallery';
import { livingLayers } from '@/components/boards/kazaam/art/living';
import { TileFace } from '@/components/boards/kazaam/art/tile';
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

const mixed = boardOf((index) => HOMUNCULI[index % 7]!);

describe('the art of Kazaam', () => {
  test.each([...HOMUNCULI])('nine tiles of %s are drawn within their budget', (homunculus) => {
    const board = boardOf(() => homunculus);
    const large = nodesOf(<Creature board={board} size={300} theme="dark" favourite={homunculus} />);
    expect(large.length).toBeLessThan(700);
    expect(pathBytes(large)).toBeLessThan(9 * 6_500);
    expect(JSON.stringify(large)).not.toMatch(/NaN|undefined|Infinity/);
    const small = nodesOf(<Creature board={board} size={72} theme="dark" favourite={homunculus} />);
    expect(small.length).toBeLessThan(300);
  });

  it('draws the same tile the same way every time', () => {
    const tile = TILES[22]!;
    const [one, other] = [
      nodesOf(<TileFace tile={tile} size={80} />),
      nodesOf(<TileFace tile={tile} size={80} />),
    ];
    expect(other.map(({ props }) => props.d)).toEqual(one.map(({ props }) => props.d));
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
