import { at } from '@/engine/core/list';
import { allSeats, type Seat } from '@/engine/core/seat';
import { AXIAL, type Hex } from '@/engine/games/materia-prima/map';
import type { Figure } from '@/engine/games/materia-prima/state';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

import { allStanding } from './situation';

/** Where on its hex something stands, in sides of a hex from its middle. */
export type Foot = readonly [x: number, y: number];

export type Stander = { readonly hex: Hex; readonly foot: Foot } & (
  | { readonly type: 'tower'; readonly seat: Seat }
  | { readonly type: 'figure'; readonly seat: Seat; readonly figure: Figure }
);

/** Alone a little to the right, so that the seal of a mine is seen; more of them beside each other. */
const FEET: readonly (readonly Foot[])[] = [
  [],
  [[0.1, 0.44]],
  [
    [-0.3, 0.36],
    [0.34, 0.52],
  ],
  [
    [-0.42, 0.34],
    [0.08, 0.58],
    [0.46, 0.3],
  ],
  [
    [-0.44, 0.24],
    [0.4, 0.2],
    [-0.3, 0.62],
    [0.36, 0.6],
  ],
];
/** Beside a tower. */
const TOWER_ALONE: Foot = [0, 0.4];
const TOWER: Foot = [-0.44, 0.1];
const GUESTS: readonly (readonly Foot[])[] = [
  [],
  [[0.34, 0.5]],
  [
    [0.14, 0.36],
    [0.52, 0.62],
  ],
  [
    [0.14, 0.26],
    [0.56, 0.5],
    [-0.04, 0.68],
  ],
  [
    [0.52, 0.14],
    [0.5, 0.56],
    [0, 0.66],
    [-0.46, 0.6],
  ],
];

/** Towers and figures, the farther ones first. */
export function standers(view: MateriaPrimaView): readonly Stander[] {
  const homes = allSeats(view.players.length).flatMap((seat) => {
    const { home } = at(view.players, seat);
    return home === null ? [] : [{ seat, hex: home }];
  });
  const groups = new Map<Hex, { readonly seat: Seat; readonly figure: Figure }[]>();
  for (const standing of allStanding(view)) {
    groups.set(standing.figure.hex, [...(groups.get(standing.figure.hex) ?? []), standing]);
  }
  const towers = homes.map(({ seat, hex }): Stander => {
    return { type: 'tower', seat, hex, foot: groups.has(hex) ? TOWER : TOWER_ALONE };
  });
  const figures = [...groups].flatMap(([hex, group]) => {
    const feet = homes.some((home) => home.hex === hex) ? GUESTS : FEET;
    const places = at(feet, Math.min(group.length, feet.length - 1));
    return group.map((standing, index): Stander => ({
      type: 'figure',
      hex,
      foot: at(places, index % places.length),
      ...standing,
    }));
  });
  return [...towers, ...figures].sort((one, other) => depthOf(one) - depthOf(other));
}

const depthOf = ({ hex, foot }: Stander): number => 1.5 * at(AXIAL, hex).r + foot[1];
