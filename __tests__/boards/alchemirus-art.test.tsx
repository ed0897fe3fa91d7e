import { render } from '@testing-library/react-native';
import type { ReactElement } from 'react';

import { CardFace } from '@/components/boards/alchemirus/art/card';
import { plotFrame } from '@/components/boards/alchemirus/art/estate';
import { estatePlan } from '@/components/boards/alchemirus/art/estate-plan';
import { FamePath, famePathSpot } from '@/components/boards/alchemirus/art/fame-path';
import { FAME_HEIGHT } from '@/components/boards/alchemirus/art/fame-plan';
import {
  fieldEdges,
  fieldGrounds,
  type FieldLook,
  type FieldState,
} from '@/components/boards/alchemirus/art/field-marks';
import { artGallery } from '@/components/boards/alchemirus/art/gallery';
import { GoodObject } from '@/components/boards/alchemirus/art/goods';
import { MiniEstate } from '@/components/boards/alchemirus/art/mini-estate';
import { Pawn } from '@/components/boards/alchemirus/art/pawn';
import { goodSpot, Plot, plotHeight } from '@/components/boards/alchemirus/art/plot';
import {
  AlchemicRing,
  hauntSpot,
  sectorAt,
  sectorMiddle,
  sectorSpot,
  studSpot,
} from '@/components/boards/alchemirus/art/ring';
import { buildingArt } from '@/components/boards/alchemirus/drawn/building-art';
import { catalogue } from '@/components/boards/alchemirus/drawn/catalogue';
import type { Mark } from '@/components/kit/drawing/marks';
import { drawingNodes, type SvgNode } from '@/components/kit/drawing/nodes';
import { COLOURS } from '@/engine/core/guise';
import { BUILDINGS, CARDS, FIELDS, GOODS, SPIRIT_PLACES } from '@/engine/games/alchemirus/data';
import { costOf } from '@/engine/games/alchemirus/queries/cards';

import { expectDifferentNames, expectDrawn, isPrint, nodesOf, pathBytes, type Node } from './drawn';

// A file is told by its name, so that one picture can be told from another.
jest.mock('@/assets/prints/alchemirus/files', () => ({
  FILES: new Proxy({}, { get: (_, name) => [name, 1] }),
}));

/** What a phone would make a view of: all but the stops of gradients. */
const flat = (nodes: readonly SvgNode[]): readonly SvgNode[] =>
  nodes.flatMap((node) => (node.tag === 'stop' ? [] : [node, ...flat(node.inside)]));

/** All elements of SVG that marks are made of. */
const elementsOf = (layers: readonly (readonly Mark[])[], isSmall = false): readonly SvgNode[] =>
  flat(drawingNodes(layers, { prefix: '', isSmall }, (name) => catalogue.paints(name, 'dark')));

/** All elements of some pictures. */
const printed = (...names: readonly string[]): readonly SvgNode[] =>
  names.flatMap((name) => {
    const { layers } = catalogue.drawn[name]!;
    return elementsOf(typeof layers === 'function' ? layers('dark') : layers);
  });

/** The pictures that an element shows. */
const shown = (element: ReactElement): readonly unknown[] =>
  nodesOf(element)
    .filter(isPrint)
    .map(({ props }) => props.source);
const prints = (nodes: readonly Node[]) => nodes.filter(isPrint).length;

const drawnOf = (...names: readonly string[]) =>
  JSON.stringify(printed(...names).map(({ props }) => [props.d, props.cx]));

const NAMES = {
  build: 'Build',
  harvest: 'Harvest',
  transport: 'Transport',
  spirit: 'Spirit',
  transmutation: 'Transmutation',
  sale: 'Sale',
  gifts: 'Gifts',
};

describe('the art of Alchemirus', () => {
  test.each([...CARDS])('%s is drawn within its budget, lighter where it is small', (card) => {
    const large = printed('sheet-large', `window-${card}-large`, `effect-${card}`, 'cost-star');
    expect(large.length).toBeLessThan(280);
    expect(pathBytes(large)).toBeLessThan(22_500);
    expect(JSON.stringify(large)).not.toMatch(/NaN|undefined|Infinity/);
    const small = elementsOf([buildingArt(card)], true);
    expect(small.length).toBeLessThan(110);
    expect(pathBytes(small)).toBeLessThan(7_600);
  });

  test.each([...BUILDINGS])('the plot of a %s stays within its budget', (building) => {
    const plot = printed(`house-${building}`, 'soil-meadow-0');
    expect(plot.length).toBeLessThan(165);
    expect(pathBytes(plot)).toBeLessThan(16_000);
    expect(printed(`plot-${building}`).length).toBeLessThan(110);
  });

  it('shows a card in the hand by three pictures, a plot by two, and what lies on it by one more each', () => {
    expect(shown(<CardFace card="horten" name="Horten" width={67} theme="dark" />)).toHaveLength(3);
    expect(shown(<Plot building="horten" width={60} theme="dark" index={3} />)).toHaveLength(2);
    expect(shown(<Plot building="horten" width={60} theme="dark" index={3} goods={['herb']} />)).toHaveLength(
      3,
    );
    expect(shown(<MiniEstate width={154} plots={[{ building: 'horten' }]} />)).toHaveLength(1);
  });

  it('gives each card, each good and each seat a shape of its own', () => {
    expect(new Set(CARDS.map((card) => JSON.stringify(buildingArt(card)))).size).toBe(CARDS.length);
    expect(new Set(GOODS.map((good) => drawnOf(`good-${good}`))).size).toBe(GOODS.length);
    expect(new Set(GOODS.map((good) => shown(<GoodObject good={good} size={20} />)[0])).size).toBe(
      GOODS.length,
    );
    const heads = [0, 1, 2, 3].map((head) => drawnOf(`pawn-${head}-orange`));
    expect(new Set(heads).size).toBe(4);
    const pawns = [0, 1, 2, 3].flatMap((seat) =>
      COLOURS.map((colour) => shown(<Pawn seat={seat} colour={colour} size={34} />)[0]),
    );
    expect(new Set(pawns).size).toBe(4 * COLOURS.length);
  });

  it('tells fields that cost fame from free ones by more than colour', () => {
    const only = (state: FieldState): readonly FieldLook[] => [{ state }];
    const dashes = (state: FieldState) => JSON.stringify(fieldEdges(only(state))).includes('strokeDasharray');
    expect(dashes('fame')).toBe(true);
    expect(dashes('free')).toBe(false);
    const grounds = (['free', 'fame', 'far', 'locked', 'rest'] as const).map((state) =>
      JSON.stringify(fieldGrounds(only(state), 'dark')),
    );
    expect(new Set(grounds).size).toBe(5);
  });

  it('draws the same card the same way every time, and its neighbour differently', () => {
    const draw = (seed: number) =>
      shown(<CardFace card="horten" name="Horten" width={67} seed={seed} theme="dark" />);
    expect(draw(2)).toEqual(draw(2));
    expect(draw(2)).not.toEqual(draw(3));
  });

  it('writes name, plain word and cost on a card', () => {
    const { getByText } = render(
      <CardFace card="labrium" name="Labrium" plain="laboratoire" width={86} theme="dark" />,
    );
    for (const words of ['Labrium', 'laboratoire', String(costOf('labrium'))])
      expect(getByText(words, { includeHiddenElements: true })).toBeTruthy();
  });

  it('writes every field on the ring', () => {
    const fields = FIELDS.map(() => ({ state: 'rest' as const }));
    const nodes = nodesOf(
      <AlchemicRing size={268} theme="dark" fields={fields} names={NAMES} spirit="labrium" />,
    );
    const words = JSON.stringify(nodes);
    for (const name of Object.values(NAMES)) expect(words).toContain(name);
    expect(nodes.length).toBeLessThan(1_100);
  });

  it('darkens a building while the Spirit holds it', () => {
    const free = nodesOf(<Plot building="fornax" width={60} theme="dark" index={4} />);
    const held = nodesOf(<Plot building="fornax" width={60} theme="dark" index={4} isBlocked />);
    expect(held.length).toBeGreaterThan(free.length);
  });

  it('says where things stand on the ring', () => {
    const size = 268;
    FIELDS.forEach((_, index) => {
      expect(sectorAt(size, sectorMiddle(size, index))).toBe(index);
      for (const order of [0, 1, 2, 3]) {
        const foot = sectorSpot(size, { index, order, count: 4 });
        expect(sectorAt(size, { x: foot.x, y: foot.y - 7 })).toBe(index);
      }
      const { x, y } = studSpot(size, index);
      expect(Math.hypot(x - size / 2, y - size / 2)).toBeLessThan(size * 0.3);
    });
    const haunts = SPIRIT_PLACES.map((place) => hauntSpot(size, place));
    expect(haunts.every((spot) => sectorAt(size, spot) === null)).toBe(true);
    const gap = (one: number, other: number) =>
      Math.hypot(haunts[one]!.x - haunts[other]!.x, haunts[one]!.y - haunts[other]!.y);
    expect(gap(0, 1)).toBeGreaterThan(48);
    expect(gap(0, 5)).toBeGreaterThan(48);
  });

  it('lays goods on their own places of a Labrium, and gold between them', () => {
    const width = 120;
    const spot = (good: 'tincture' | 'metal' | 'gold', index: number) =>
      goodSpot(width, { building: 'labrium', good, index });
    expect(spot('tincture', 0).x).toBeLessThan(spot('gold', 0).x);
    expect(spot('gold', 0).x).toBeCloseTo(width / 2);
    expect(spot('metal', 1).x).toBeGreaterThan(spot('gold', 0).x);
    expect(spot('gold', 0).y).toBeLessThan(plotHeight(width));
  });

  it('climbs the path of fame step by step and never beyond its goal', () => {
    const steps = Array.from({ length: 21 }, (_, fame) => famePathSpot(374, 20, fame).x);
    expect(steps).toEqual([...steps].sort((one, other) => one - other));
    expect(famePathSpot(374, 20, 27)).toEqual(famePathSpot(374, 20, 20));
    expect(famePathSpot(374, 15, 15).x).toBeLessThan(374);
    expect(famePathSpot(374, 20, 7).y).toBeLessThan(FAME_HEIGHT);
  });

  it('shows what a plan would bring as gold stones and a ghost', () => {
    const standings = [{ seat: 0, colour: 'orange', fame: 11 }] as const;
    const path = (planned: { seat: number; fame: number } | null) =>
      nodesOf(<FamePath width={374} goal={20} theme="dark" standings={standings} planned={planned} />);
    expect(printed('fame-20-374').some(({ props }) => props.fill === 'url(#gold)')).toBe(false);
    for (const stone of ['hot-stone', 'hot-milestone'])
      expect(printed(stone).some(({ props }) => props.fill === 'url(#gold)')).toBe(true);
    // Five stones, and the pawn as it would stand on the last of them.
    expect(prints(path({ seat: 0, fame: 16 }))).toBe(prints(path(null)) + 5 + 1);
  });

  test.each([
    { width: 374, height: 190, columns: 6, rows: 2 },
    { width: 600, height: 488, columns: 4, rows: 3, top: 20 },
    { width: 304, height: 220, columns: 6, rows: 2, plate: 26 },
  ])('keeps twelve plots apart and inside an estate of $width by $height', (room) => {
    const plan = estatePlan(room);
    const frames = Array.from({ length: 12 }, (_, index) => plotFrame(plan, index));
    frames.forEach(({ left, width, plateTop }, index) => {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(room.width);
      expect(plateTop + (room.plate ?? 17)).toBeLessThanOrEqual(room.height);
      const next = frames[index + 1];
      if (next && (index + 1) % room.columns) expect(next.left - left).toBeGreaterThanOrEqual(width - 1.5);
    });
  });

  it('has a name of its own for every piece of the gallery', () => {
    expectDifferentNames(artGallery('dark'));
  });

  /** Cards and plots are drawn by the tests above, the small pieces once. */
  test.each([
    ['dark', /^(?!card [a-z]+$|card small|plot (small )?[a-z]+$|estate|stall)/],
    ['light', /^(plot (blocked|free|planned)|ring|fame path|estate|stall|prices|panel|socket|discards)/],
  ] as const)('the pieces of the %s gallery can be drawn', (theme, shown) => {
    const pieces = artGallery(theme).filter(({ name }) => shown.test(name));
    expect(pieces.length).toBeGreaterThan(10);
    expectDrawn(pieces);
  });
});
