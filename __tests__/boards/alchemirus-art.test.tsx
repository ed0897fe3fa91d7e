import { render } from '@testing-library/react-native';
import type { ReactElement } from 'react';

import { buildingArt } from '@/components/boards/alchemirus/art/building-art';
import { BuildingFigure } from '@/components/boards/alchemirus/art/building';
import { CardFace } from '@/components/boards/alchemirus/art/card';
import { costOf } from '@/engine/games/alchemirus/queries/cards';
import { estatePlan, plotFrame } from '@/components/boards/alchemirus/art/estate';
import { FAME_HEIGHT, FamePath, famePathSpot } from '@/components/boards/alchemirus/art/fame-path';
import { famePath, type Climb } from '@/components/boards/alchemirus/art/fame-marks';
import { artGallery } from '@/components/boards/alchemirus/art/gallery';
import { GoodObject } from '@/components/boards/alchemirus/art/goods';
import { Pawn } from '@/components/boards/alchemirus/art/pawn';
import { goodSpot, Plot, plotHeight } from '@/components/boards/alchemirus/art/plot';
import {
  AlchemicRing,
  hauntSpot,
  sectorAt,
  sectorMiddle,
  sectorSpot,
  studSpot,
  type FieldState,
} from '@/components/boards/alchemirus/art/ring';
import { fieldEdge, fieldGround } from '@/components/boards/alchemirus/art/ring-marks';
import { MiniPlot } from '@/components/boards/alchemirus/art/mini-estate';
import { BUILDINGS, CARDS, FIELDS, GOODS, SPIRIT_PLACES } from '@/engine/games/alchemirus/data';

import { expectDifferentNames, expectDrawn, nodesOf, pathBytes, type Node } from './drawn';

const outlines = (nodes: readonly Node[]) => nodes.map(({ props }) => props.d).filter(Boolean);
const drawn = (element: ReactElement) =>
  JSON.stringify(nodesOf(element).map(({ props }) => [props.d, props.cx]));

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
    const large = nodesOf(<CardFace card={card} name={card} plain={card} width={190} theme="dark" />);
    expect(large.length).toBeLessThan(280);
    expect(pathBytes(large)).toBeLessThan(22_500);
    expect(JSON.stringify(large)).not.toMatch(/NaN|undefined|Infinity/);
    const small = nodesOf(<BuildingFigure card={card} width={28} />);
    expect(small.length).toBeLessThan(110);
    expect(pathBytes(small)).toBeLessThan(7_600);
  });

  test.each([...BUILDINGS])('the plot of a %s stays within its budget', (building) => {
    const plot = nodesOf(<Plot building={building} width={60} theme="dark" index={3} />);
    expect(plot.length).toBeLessThan(165);
    expect(pathBytes(plot)).toBeLessThan(16_000);
    expect(nodesOf(<MiniPlot building={building} width={26} />).length).toBeLessThan(110);
  });

  it('gives each card, each good and each seat a shape of its own', () => {
    expect(new Set(CARDS.map((card) => JSON.stringify(buildingArt(card)))).size).toBe(CARDS.length);
    expect(new Set(GOODS.map((good) => drawn(<GoodObject good={good} size={20} />))).size).toBe(GOODS.length);
    const heads = [0, 1, 2, 3].map((seat) => drawn(<Pawn seat={seat} colour="orange" size={34} />));
    expect(new Set(heads).size).toBe(4);
  });

  it('tells fields that cost fame from free ones by more than colour', () => {
    const dashes = (state: FieldState) =>
      JSON.stringify(fieldEdge(5, state, false)).includes('strokeDasharray');
    expect(dashes('fame')).toBe(true);
    expect(dashes('free')).toBe(false);
    const grounds = (['free', 'fame', 'far', 'locked', 'rest'] as const).map((state) =>
      JSON.stringify(fieldGround(5, state, 'dark')),
    );
    expect(new Set(grounds).size).toBe(5);
  });

  it('draws the same card the same way every time, and its neighbour differently', () => {
    const draw = (seed: number) =>
      outlines(nodesOf(<CardFace card="horten" name="Horten" width={67} seed={seed} theme="dark" />));
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
    const gold = (climb: Climb | null) =>
      famePath({ width: 374, goal: 20 }, climb, 'dark').filter(
        (mark) => mark.type === 'oval' && mark.ink.fill === '@gold',
      ).length;
    expect(gold(null)).toBe(0);
    expect(gold({ from: 11, to: 16 })).toBe(5);
    const standings = [{ seat: 0, colour: 'orange', fame: 11 }] as const;
    const path = (planned: { seat: number; fame: number } | null) =>
      nodesOf(<FamePath width={374} goal={20} theme="dark" standings={standings} planned={planned} />);
    expect(path({ seat: 0, fame: 14 }).length).toBeGreaterThan(path(null).length + 10);
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
    ['dark', /^(?!card [a-z]+$|card small|plot (small )?[a-z]+$|building|estate|stall)/],
    ['light', /^(plot (blocked|free|planned)|ring|fame path|estate|stall|prices|panel|socket|discards)/],
  ] as const)('the pieces of the %s gallery can be drawn', (theme, shown) => {
    const pieces = artGallery(theme).filter(({ name }) => shown.test(name));
    expect(pieces.length).toBeGreaterThan(10);
    expectDrawn(pieces);
  });
});
