import { render } from '@testing-library/react-native';

import { Cauldron, cauldronSpot } from '@/components/boards/witchs-brew/art/cauldron';
import { RoleDeed } from '@/components/boards/witchs-brew/art/deed';
import { artGallery } from '@/components/boards/witchs-brew/art/gallery';
import { gradient } from '@/components/boards/witchs-brew/art/paints';
import { album } from '@/components/boards/witchs-brew/art/prints';
import { recipeOf } from '@/components/boards/witchs-brew/art/recipe';
import { RoleCard } from '@/components/boards/witchs-brew/art/role-card';
import { Perches } from '@/components/boards/witchs-brew/art/scene';
import { socketSpot } from '@/components/boards/witchs-brew/art/shelf';
import { perchSpot, recipePlace } from '@/components/boards/witchs-brew/art/spots';
import { catalogue } from '@/components/boards/witchs-brew/drawn/catalogue';
import { roleArt } from '@/components/boards/witchs-brew/drawn/figure-marks';
import { medallionOf } from '@/components/boards/witchs-brew/drawn/medallion-marks';
import { faceOf, miniOf } from '@/components/boards/witchs-brew/drawn/role-marks';
import { printed } from '@/components/kit/drawing/catalogue';
import type { Mark } from '@/components/kit/drawing/marks';
import { drawingNodes, type SvgNode } from '@/components/kit/drawing/nodes';
import { PotionCard } from '@/components/boards/witchs-brew/art/potion-card';
import { cauldronPotion, NO_DROPS, POTIONS, ROLES, type PotionId } from '@/engine/games/witchs-brew/data';

import { expectDifferentNames, expectDrawn, nodesOf, pathBytes } from './drawn';

/** Every element of a drawing, flat. */
function allOf(marks: readonly Mark[], isSmall = false): readonly SvgNode[] {
  const below = (node: SvgNode): readonly SvgNode[] => [node, ...node.inside.flatMap(below)];
  return drawingNodes([marks], { prefix: '', isSmall }, gradient).flatMap(below);
}

beforeAll(album.open);

describe("the art of Witch's Brew", () => {
  test.each([...ROLES])('%s is drawn within its budget, lighter where it is small', (role) => {
    const large = allOf(faceOf(role));
    expect(large.length).toBeLessThan(800);
    expect(pathBytes(large)).toBeLessThan(14_000);
    expect(JSON.stringify(large)).not.toMatch(/NaN|undefined|Infinity/);
    expect(allOf(faceOf(role), true).length).toBeLessThan(large.length);
    expect(allOf(miniOf(role), true).length).toBeLessThan(420);
    expect(allOf(medallionOf(role)).length).toBeLessThan(30);
  });

  it('gives each role a figure and a sign of its own', () => {
    const figures = ROLES.map((role) => JSON.stringify(roleArt(role)));
    expect(new Set(figures).size).toBe(ROLES.length);
    const signs = ROLES.map((role) =>
      JSON.stringify(allOf(medallionOf(role)).map(({ props }) => [props.d, props.cx, props.cy])),
    );
    expect(new Set(signs).size).toBe(ROLES.length);
  });

  it('draws the same card the same way every time', () => {
    const draw = () => printed(catalogue).looks.find(({ name }) => name === 'role-witch')?.svg;
    expect(draw()).toContain("<path d='M");
    expect(draw()).toEqual(draw());
  });

  it('writes the name of a role on its plate', () => {
    const { getByText } = render(<RoleCard role="monk" name="Frère mendiant" width={86} />);
    expect(getByText('Frère mendiant', { includeHiddenElements: true })).toBeTruthy();
  });

  it('lights what is owned of a recipe, drop by drop', () => {
    const potion = cauldronPotion(6 as PotionId);
    const owned = { ...NO_DROPS, red: 2, green: 5, white: 4 };
    expect(recipeOf(potion, owned).map(({ colour, isLit }) => `${colour} ${isLit}`)).toEqual([
      'red true',
      'red true',
      'red false',
      'green true',
      'green true',
    ]);
    expect(recipeOf(potion, null).every(({ isLit }) => isLit)).toBe(true);
  });

  it('does not move unless it boils', () => {
    const potion = cauldronPotion(4 as PotionId);
    const still = nodesOf(<Cauldron cauldron="iron" width={149} potion={potion} />);
    const boiling = nodesOf(<Cauldron cauldron="iron" width={149} potion={potion} isBoiling />);
    expect(boiling.length).toBeGreaterThan(still.length);
    expect(nodesOf(<Cauldron cauldron="iron" width={149} potion={null} />).length).toBeLessThan(still.length);
  });

  test.each([0, 4, 13, 18, 25, 30])('potion %i shows its points in wax', (index) => {
    const potion = POTIONS[index]!;
    const { getByText } = render(<PotionCard potion={potion} width={100} />);
    expect(getByText(String(potion.points), { includeHiddenElements: true })).toBeTruthy();
  });

  it('shows every raven that has come, also a fifth one', () => {
    const drawn = (taken: number) =>
      nodesOf(<Perches width={320} span={200} scale={1} theme="dark" taken={taken} />).length;
    expect(drawn(5)).toBeGreaterThan(drawn(4));
  });

  it('does not draw as a loss what need not be paid', () => {
    const drawn = JSON.stringify(nodesOf(<RoleDeed role="cutpurse" isFavour size={20} />));
    expect(drawn).not.toContain('−1');
  });

  it('says where things land inside the pieces that they land on', () => {
    const width = 149;
    const drops = Array.from({ length: 5 }, (_, index) => cauldronSpot(width, recipePlace('iron', 5, index)));
    expect(drops.map(({ x }) => x)).toEqual([...drops.map(({ x }) => x)].sort((one, other) => one - other));
    expect(drops.every(({ x }) => x > 0 && x < width)).toBe(true);
    const perches = [0, 1, 2, 3].map((index) => perchSpot({ width: 320, span: 200, scale: 1 }, index).x);
    expect(perches.every((x) => x > 60 && x < 260)).toBe(true);
    const sockets = [0, 1, 2, 3, 4, 5].map((index) => socketSpot(215, 1, 6, index).x);
    expect(Math.max(...sockets)).toBeLessThan(215 - 9);
  });

  it('has a name of its own for every piece of the gallery', () => {
    expectDifferentNames(artGallery('dark'));
  });

  /** Cards are drawn by the tests above, the small pieces once. */
  test.each([
    ['dark', /^(?!role|mini|potion|medallion|deed|wall|bench)/],
    ['light', /^(shelf|sign board|place|perches|hearth|wall|bench)/],
  ] as const)('the pieces of the %s gallery can be drawn', (theme, shown) => {
    const pieces = artGallery(theme).filter(({ name }) => shown.test(name));
    expect(pieces.length).toBeGreaterThan(10);
    expectDrawn(pieces);
  });
});
