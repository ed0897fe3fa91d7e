import { render } from '@testing-library/react-native';

import { extensionMarks } from '@/components/boards/materia-prima/drawn/extension-marks';
import { figureMarks, FIGURES } from '@/components/boards/materia-prima/drawn/figure-art';
import { dressOf } from '@/components/boards/materia-prima/drawn/figures/hand';
import { REACHES } from '@/components/boards/materia-prima/art/figure-reaches';
import {
  FormulaCard,
  formulaHeight,
  LEAST_PICTURE,
  wordsOf,
} from '@/components/boards/materia-prima/art/formula-card';
import { artGallery } from '@/components/boards/materia-prima/art/gallery';
import { GEAR } from '@/components/boards/materia-prima/drawn/gear-art';
import {
  areaPath,
  hexAt,
  hexSpot,
  mapHeight,
  mapWidth,
  outlines,
  veilPath,
  type Hex,
} from '@/components/boards/materia-prima/art/hex';
import { breadthOf, linesOf } from '@/components/boards/materia-prima/art/lines';
import { MapPicture } from '@/components/boards/materia-prima/art/map';
import { growthOf, hexesOf, SAMPLE_LAYOUT } from '@/components/boards/materia-prima/art/map-layout';
import { catalogue } from '@/components/boards/materia-prima/drawn/catalogue';
import { clad } from '@/components/boards/materia-prima/drawn/dress';
import { cardMarks, faceMarks, seaMarks, siteMarks } from '@/components/boards/materia-prima/drawn/map-marks';
import { MISSION_MARKS } from '@/components/boards/materia-prima/drawn/mission-marks';
import { plinthMarks, towerMarks } from '@/components/boards/materia-prima/drawn/owner-marks';
import { gradient } from '@/components/boards/materia-prima/art/paints';
import { Pyramid } from '@/components/boards/materia-prima/art/pyramid';
import { pyramidPlan, tubePath } from '@/components/boards/materia-prima/art/pyramid-plan';
import { rimMarks } from '@/components/boards/materia-prima/art/rim-marks';
import { Standee } from '@/components/boards/materia-prima/art/standee';
import { emblemMarks, shardMarks } from '@/components/boards/materia-prima/drawn/stone-marks';
import { tokenMarks, tokenShape } from '@/components/boards/materia-prima/drawn/token-marks';
import { FULL, surfaceAt } from '@/components/boards/materia-prima/art/vessel-marks';
import { COLOURS } from '@/engine/core/guise';
import type { Mark } from '@/components/kit/drawing/marks';
import { drawingNodes, type SvgNode } from '@/components/kit/drawing/nodes';
import {
  EQUIPMENT_PIECES,
  FORMULA_LEVEL,
  FORMULAS,
  HOMUNCULI,
  HOMUNCULUS,
  STONES,
} from '@/engine/games/materia-prima/cards';
import {
  ALCHEMISTS,
  ELEMENTS,
  EXTENSIONS,
  LEVEL,
  LEVELS,
  MADE_FROM,
  MISSIONS,
  PRODUCTS,
} from '@/engine/games/materia-prima/data';
import { TERRAINS, TILE, TILES } from '@/engine/games/materia-prima/map';
import { isEquipment, isHomunculus, kindOf } from '@/engine/games/materia-prima/queries/formulas';

import { en } from '@/engine/games/materia-prima/text/en';
import { fr } from '@/engine/games/materia-prima/text/fr';
import { it as italian } from '@/engine/games/materia-prima/text/it';

import { expectDifferentNames, expectDrawn, isPrint, nodesOf, pathBytes } from './drawn';

function drawn(marks: readonly Mark[], isSmall = false): readonly SvgNode[] {
  const below = (node: SvgNode): readonly SvgNode[] => [node, ...node.inside.flatMap(below)];
  return drawingNodes([marks], { prefix: '', isSmall }, (name) => gradient(name, 'dark')).flatMap(below);
}

const PAINTED = new Set(['path', 'ellipse', 'rect', 'use']);
const painted = (marks: readonly Mark[], isSmall = false): number =>
  drawn(marks, isSmall).filter(({ tag }) => PAINTED.has(tag)).length;
const bytes = (marks: readonly Mark[]): number => pathBytes(drawn(marks));
const isSound = (marks: readonly Mark[]): boolean => !/NaN|undefined|Infinity/.test(JSON.stringify(marks));
const different = (all: readonly unknown[]): number => new Set(all.map((one) => JSON.stringify(one))).size;

describe('the map of Materia Prima', () => {
  const free = (terrain: (typeof TERRAINS)[number], tile = 'windshire' as (typeof TILES)[number]) =>
    siteMarks({ ground: { type: 'free', terrain }, tile, number: 0 });

  it('stays within its budget, print by print', () => {
    for (const marks of [seaMarks(), cardMarks(), ...TILES.map(faceMarks)]) {
      expect(painted(marks)).toBeLessThan(60);
      expect(bytes(marks)).toBeLessThan(40_000);
      expect(isSound(marks)).toBe(true);
    }
    const sites = TILES.flatMap((tile) => growthOf(tile).map((terrain) => free(terrain, tile)));
    expect(sites.reduce((total, marks) => total + painted(marks), 0)).toBeLessThan(900);
    for (const marks of sites) {
      expect(bytes(marks)).toBeLessThan(6_000);
      expect(isSound(marks)).toBe(true);
    }
  });

  it('defines what grows many times only once', () => {
    const nodes = drawn(free('woods', 'blue-woods'));
    const stamps = nodes.filter(({ tag, props }) => tag === 'g' && String(props.id).startsWith('s-'));
    const pines = nodes.filter(({ props }) => props.href === '#s-pine');
    expect(stamps.filter(({ props }) => props.id === 's-pine')).toHaveLength(1);
    expect(pines.length).toBeGreaterThan(5);
  });

  it('has a look of its own for every terrain, and the same one every time', () => {
    expect(different(TERRAINS.map((terrain) => free(terrain)))).toBe(TERRAINS.length);
    expect(free('woods')).toEqual(free('woods'));
    expect(different(TILES.map(faceMarks))).toBe(TILES.length);
  });

  it('has a print for every hex of every tile, whichever side is up, and no two free ones alike', () => {
    for (const tile of TILES) {
      for (const face of TILE[tile]) {
        const growth = face.filter((land) => TERRAINS.some((terrain) => terrain === land));
        expect([...growth].sort()).toEqual([...growthOf(tile)].sort());
      }
      const looks = growthOf(tile).map((_, number) => catalogue.drawn[`site-${tile}-${number}`]!.layers);
      expect(different(looks)).toBe(looks.length);
    }
  });

  it('clears the ground of a tower', () => {
    for (const tile of TILES) {
      for (const [number, terrain] of growthOf(tile).entries()) {
        const site = { ground: { type: 'free', terrain }, tile, number } as const;
        expect(painted(siteMarks(site, true))).toBeLessThan(painted(siteMarks(site)));
      }
    }
  });

  it('lies on 49 different hexes and fills its box', () => {
    const hexes = hexesOf(SAMPLE_LAYOUT);
    expect(different(hexes.map(({ q, r }) => [q, r]))).toBe(49);
    const spots = hexes.map((hex) => hexSpot(hex, 10));
    const half = (Math.sqrt(3) / 2) * 10;
    expect(Math.max(...spots.map(({ x }) => x)) + half).toBeCloseTo(mapWidth(10) / 2, 0);
    expect(Math.max(...spots.map(({ y }) => y)) + 10).toBeCloseTo(mapHeight(10) / 2);
  });

  it('finds the hex under a finger, up to its edges', () => {
    const turns = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12);
    for (const { q, r } of hexesOf(SAMPLE_LAYOUT)) {
      const { x, y } = hexSpot({ q, r }, 27);
      for (const turn of turns)
        expect(hexAt({ x: x + 23 * Math.cos(turn), y: y + 23 * Math.sin(turn) }, 27)).toEqual({ q, r });
    }
  });

  it('draws one loop round a coast, and veils all but what is lit', () => {
    const hexes: readonly Hex[] = hexesOf(SAMPLE_LAYOUT);
    expect(outlines(hexes, 1)).toHaveLength(1);
    const middle = { q: 0, r: 0 };
    expect(outlines([middle], 1)[0]).toHaveLength(6);
    const loops = (d: string) => d.split('M').length - 1;
    expect(loops(veilPath(hexes, [middle], 10))).toBe(2);
    expect(veilPath(hexes, hexes, 10)).toBe('');
    expect(areaPath([middle, { q: 5, r: 5 }], 10).match(/M/g)).toHaveLength(2);
  });

  it('tells rims apart by more than colour where one may go farther', () => {
    const middle = { q: 0, r: 0 };
    for (const theme of ['dark', 'light'] as const) {
      const rim = (kind: 'near' | 'far') => JSON.stringify(rimMarks([middle], kind, theme));
      expect(rim('far')).toContain('strokeDasharray');
      expect(rim('near')).not.toContain('strokeDasharray');
    }
  });

  it('is one print for sea, card, each tile with its middle and every other hex', () => {
    const nodes = nodesOf(<MapPicture layout={SAMPLE_LAYOUT} side={27} theme="dark" />);
    expect(nodes.filter(isPrint)).toHaveLength(1 + 1 + 7 + 49 - 5);
    expect(nodes.filter(({ type }) => type.startsWith('RNSVG'))).toHaveLength(0);
  });
});

describe('the pieces of Materia Prima', () => {
  test.each([...ALCHEMISTS, ...HOMUNCULI])('%s is drawn within its budget', (figure) => {
    const marks = figureMarks(figure, 'sky');
    expect(painted(marks)).toBeLessThanOrEqual(39);
    expect(painted(marks)).toBeGreaterThan(12);
    expect(bytes(marks)).toBeLessThan(2_800);
    expect(isSound(marks)).toBe(true);
  });

  it('draws figures lighter where they are small', () => {
    const all = (isSmall: boolean) =>
      [...ALCHEMISTS, ...HOMUNCULI].reduce(
        (total, figure) => total + painted(figureMarks(figure, 'sky'), isSmall),
        0,
      );
    expect(all(true)).toBeLessThan(all(false) * 0.92);
  });

  it('gives each figure a silhouette of its own, and its owner’s colour', () => {
    const silhouette = (figure: keyof typeof FIGURES) =>
      FIGURES[figure](dressOf('sky'))
        .filter(({ isCut }) => isCut)
        .map(({ d }) => d);
    const all = [...ALCHEMISTS, ...HOMUNCULI];
    expect(different(all.map(silhouette))).toBe(28);
    const dressed = all.filter(
      (figure) =>
        JSON.stringify(figureMarks(figure, 'sky')) !== JSON.stringify(figureMarks(figure, 'purple')),
    );
    expect(dressed.length).toBeGreaterThan(20);
    expect(different(COLOURS.map((colour) => plinthMarks(colour)))).toBe(COLOURS.length);
    expect(different(COLOURS.map((colour) => towerMarks(colour)))).toBe(COLOURS.length);
  });

  it('dresses a figure along the seams of what it wears', () => {
    for (const figure of [...ALCHEMISTS, ...HOMUNCULI]) {
      const parts = (colour: (typeof COLOURS)[number]) => FIGURES[figure](dressOf(colour));
      const { bare, dress, box } = clad({ parts, under: [], over: [] });
      const worn = COLOURS.map((colour) => JSON.stringify(dress(colour)));
      expect(different(worn)).toBe(box ? COLOURS.length : 1);
      for (const colour of COLOURS) expect(JSON.stringify(bare)).not.toContain(`cloth-${colour}`);
    }
  });

  it('lets a level be felt in the size of a homunculus', () => {
    const size = (from: number) =>
      HOMUNCULI.slice(from, from + 8).reduce((total, figure) => {
        const { left, top, right } = REACHES[figure];
        return total + (right - left) * -top;
      }, 0);
    expect(size(8)).toBeGreaterThan(size(0) * 1.2);
    expect(size(16)).toBeGreaterThan(size(8) * 1.1);
  });

  it('gives every piece of equipment, fragment, mission and extension a picture of its own', () => {
    expect(different(EQUIPMENT_PIECES.map((piece) => GEAR[piece]))).toBe(24);
    expect(different(STONES.map((stone) => emblemMarks(stone)))).toBe(24);
    expect(different(LEVELS.map((level) => shardMarks(level)))).toBe(3);
    expect(different(MISSIONS.map((mission) => MISSION_MARKS[mission]))).toBe(10);
    expect(different(EXTENSIONS.map((extension) => extensionMarks(extension)))).toBe(12);
    expect(STONES.map((stone) => FORMULA_LEVEL[stone]).filter((level) => level === 2)).toHaveLength(8);
  });

  test.each([
    ['equipment', EQUIPMENT_PIECES.map((piece) => GEAR[piece]), 24],
    ['fragments', STONES.map((stone) => [...shardMarks(FORMULA_LEVEL[stone]), ...emblemMarks(stone)]), 20],
    ['extensions', EXTENSIONS.map((extension) => extensionMarks(extension)), 26],
    ['missions', MISSIONS.map((mission) => MISSION_MARKS[mission]), 150],
    ['tokens', ELEMENTS.map((element) => tokenMarks(element)), 14],
    ['towers', COLOURS.map((colour) => towerMarks(colour)), 20],
  ] as const)('%s stay within their budget', (_, all, most) => {
    for (const marks of all) {
      expect(painted(marks)).toBeLessThanOrEqual(most);
      expect(isSound(marks)).toBe(true);
    }
  });

  it('shows the level of an element by its shape', () => {
    const corners = (element: (typeof ELEMENTS)[number]) => tokenShape(element).replaceAll(/[^a-z]/gi, '');
    expect(different(ELEMENTS.filter((element) => LEVEL[element] === 3).map(corners))).toBe(1);
    expect(different((['water', 'sulphur', 'gold'] as const).map(corners))).toBe(3);
  });

  it('fills a vessel step by step and never over its brim', () => {
    const levels = [1, 2, 3, 4, FULL].map(surfaceAt);
    expect(levels).toEqual([...levels].sort((one, other) => other - one));
    expect(surfaceAt(FULL + 4)).toBe(surfaceAt(FULL));
    expect(surfaceAt(FULL)).toBeGreaterThan(-10);
    expect(surfaceAt(0)).toBeGreaterThan(11);
  });

  it('joins every product of the pyramid to its two sources', () => {
    const plan = pyramidPlan(374, 300);
    const { spots, radius } = plan;
    for (const product of PRODUCTS) {
      const [one, other] = MADE_FROM[product];
      expect(spots[product].x).toBeCloseTo((spots[one].x + spots[other].x) / 2);
      expect(spots[product].y).toBeLessThan(spots[one].y - 2 * radius);
      expect(tubePath(plan, product, 0)).not.toBe(tubePath(plan, product, 1));
    }
    for (const { x, y } of Object.values(spots)) {
      expect(x - radius).toBeGreaterThanOrEqual(0);
      expect(x + radius).toBeLessThanOrEqual(374);
      expect(y + radius).toBeLessThanOrEqual(300);
      expect(y - radius * 1.5).toBeGreaterThanOrEqual(0);
    }
  });

  it('lets beads run only through a tube that glows', () => {
    const dashes = (chosen: 'gold' | null, has: number) => {
      const amounts = Object.fromEntries(ELEMENTS.map((element) => [element, has])) as Record<
        (typeof ELEMENTS)[number],
        number
      >;
      const names = Object.fromEntries(ELEMENTS.map((element) => [element, element])) as Record<
        (typeof ELEMENTS)[number],
        string
      >;
      const nodes = nodesOf(
        <Pyramid width={374} height={300} amounts={amounts} names={names} chosen={chosen} theme="dark" />,
      );
      return nodes.filter(({ props }) => JSON.stringify(props.strokeDasharray ?? []) !== '[]').length;
    };
    expect([dashes(null, 0), dashes(null, 1), dashes('gold', 1)]).toEqual([0, 0, 2]);
  });

  it('writes name, numbers and text on a formula, never below 11 px', () => {
    const card = (
      <FormulaCard
        formula="quicksilver-heron"
        name="Airone d’argento vivo"
        level={2}
        cost={['mercury', 'mercury']}
        stats={{ attack: 0, defence: 2, capacity: 6, actions: 3 }}
        text="Attraversa gli avversari"
        width={92}
        colour="sky"
      />
    );
    const { getByText } = render(card);
    for (const words of ['Airone d’argento vivo', '6', 'Attraversa gli avversari']) {
      const { fontSize } = Object.assign(
        {},
        ...[getByText(words, { includeHiddenElements: true }).props.style].flat(9),
      ) as { fontSize: number };
      expect(fontSize).toBeGreaterThanOrEqual(11);
    }
    expect([kindOf('quicksilver-heron'), kindOf('seer-ring'), kindOf('red-lion')]).toEqual([
      'homunculus',
      'equipment',
      'stone',
    ]);
  });

  it('leaves room for the picture over the words of a formula, in every language and letter', () => {
    for (const text of [en, italian, fr]) {
      for (const formula of FORMULAS) {
        const stats = isHomunculus(formula) ? HOMUNCULUS[formula] : null;
        const gift = stats && [
          stats.ability && text.abilities[stats.ability],
          stats.extra && text.extra(stats.extra),
        ];
        const foot = gift
          ? gift.filter(Boolean).join(', ')
          : isEquipment(formula)
            ? text.effect(formula)
            : '';
        for (const width of [86, 89, 104, 116, 150]) {
          const words = {
            name: text.formula(formula),
            width,
            ...(stats ? { stats } : {}),
            ...(foot ? { text: foot } : {}),
          };
          for (const isEasy of [false, true]) {
            const left = formulaHeight(width) - 27 * (width / 116) - wordsOf(words, breadthOf(isEasy)).foot;
            expect([words.name, width, left >= LEAST_PICTURE]).toEqual([words.name, width, true]);
          }
        }
      }
    }
  });

  it('breaks lines between words', () => {
    expect([12, 11, 6, 3].map((letters) => linesOf('Fiele di Ferro', letters))).toEqual([2, 2, 3, 3]);
    expect([linesOf('Fiele', 20), linesOf('', 20)]).toEqual([1, 1]);
  });

  it('puts what is carried beside a figure', () => {
    const count = (load: readonly ('gold' | 'soul')[]) =>
      nodesOf(<Standee figure="lenka" colour="sky" side={27} load={load} />).filter(isPrint).length;
    expect(count(['gold', 'soul'])).toBe(count([]) + 2);
  });
});

describe('the gallery of Materia Prima', () => {
  it('has a name of its own for every piece', () => {
    expectDifferentNames(artGallery('dark'));
  });

  /** Figures, formulas and pictures are drawn by the tests above. */
  test.each([
    ['dark', /^(?!homunculus|formula [a-z-]+$|gear|stone [a-z]+-|map large|icon|bust)/],
    ['light', /^(map$|chart|rim|tower card|pyramid|panel|tray|extension|brass)/],
  ] as const)('can be drawn in %s', (theme, shown) => {
    const pieces = artGallery(theme).filter(({ name }) => shown.test(name));
    expect(pieces.length).toBeGreaterThan(12);
    expectDrawn(pieces);
  });
});
