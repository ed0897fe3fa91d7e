import { at } from '@/engine/core/list';
import { allSeats, type Seat } from '@/engine/core/seat';
import { AXIAL, type Hex } from '@/engine/games/materia-prima/map';
import type { Figure, FigureId } from '@/engine/games/materia-prima/state';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

import { hexSpot } from '../art/hex';
import { allStanding } from '../touch/situation';

/** Where on its hex something stands, in sides of a hex from its middle. */
export type Foot = readonly [x: number, y: number];

export type Stander = { readonly hex: Hex; readonly foot: Foot } & (
  | { readonly type: 'tower'; readonly seat: Seat }
  | {
      readonly type: 'figure';
      readonly seat: Seat;
      readonly figure: Figure;
      /** How much smaller it is drawn, so that all who share a hex can be told apart. */
      readonly scale: number;
      /** Whether others stand there too. */
      readonly isCrowded: boolean;
    }
);

interface Crowd {
  readonly scale: number;
  readonly feet: readonly Foot[];
}

/** Alone a little to the right, so that the seal of a mine is seen; with others in two rows, every head in sight. */
const CROWDS: readonly Crowd[] = [
  { scale: 1, feet: [] },
  { scale: 1, feet: [[0.1, 0.44]] },
  {
    scale: 0.86,
    feet: [
      [-0.36, 0.4],
      [0.4, 0.5],
    ],
  },
  {
    scale: 0.74,
    feet: [
      [-0.42, 0.2],
      [0.42, 0.22],
      [0, 0.68],
    ],
  },
  {
    scale: 0.66,
    feet: [
      [-0.38, 0.08],
      [0.38, 0.1],
      [-0.36, 0.66],
      [0.36, 0.68],
    ],
  },
];
/** Beside a tower. */
const TOWER_ALONE: Foot = [0, 0.4];
export const TOWER_FOOT: Foot = [-0.44, 0.1];
const GUESTS: readonly Crowd[] = [
  { scale: 1, feet: [] },
  { scale: 1, feet: [[0.34, 0.5]] },
  {
    scale: 0.8,
    feet: [
      [0.16, 0.3],
      [0.56, 0.6],
    ],
  },
  {
    scale: 0.7,
    feet: [
      [0.1, 0.12],
      [0.62, 0.2],
      [0.3, 0.66],
    ],
  },
  {
    scale: 0.62,
    feet: [
      [0.08, 0.08],
      [0.6, 0.12],
      [-0.06, 0.62],
      [0.48, 0.66],
    ],
  },
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
    return { type: 'tower', seat, hex, foot: groups.has(hex) ? TOWER_FOOT : TOWER_ALONE };
  });
  const figures = [...groups].flatMap(([hex, group]) => {
    const crowds = homes.some((home) => home.hex === hex) ? GUESTS : CROWDS;
    const { feet, scale } = at(crowds, Math.min(group.length, crowds.length - 1));
    return group.map((standing, index): Stander => ({
      type: 'figure',
      hex,
      foot: at(feet, index % feet.length),
      scale,
      isCrowded: group.length > 1,
      ...standing,
    }));
  });
  return [...towers, ...figures].sort((one, other) => depthOf(one) - depthOf(other));
}

const depthOf = ({ hex, foot }: Stander): number => 1.5 * at(AXIAL, hex).r + foot[1];

/** Half as broad as a figure, and as high, in sides of a hex. */
const BODY = { half: 0.45, height: 1.2 } as const;

/** Which of those who share a hex is meant by a touch there, in sides from its middle: the nearest; null if one stands alone. */
export function figureUnder(view: MateriaPrimaView, hex: Hex, [x, y]: Foot): FigureId | null {
  const there = standers(view).flatMap((one) =>
    one.type === 'figure' && one.hex === hex && one.isCrowded ? [one] : [],
  );
  const far = there.map(({ foot, scale }) =>
    Math.hypot(x - foot[0], y - foot[1] + (BODY.height * scale) / 2),
  );
  const nearest = far.indexOf(Math.min(...far));
  return there[nearest]?.figure.id ?? null;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Under a place or over it, from its middle to the upper edge of the name, in sides. */
const NAME_SIDES = { under: 0.66, over: -1.2 } as const;
export type NameSide = keyof typeof NAME_SIDES;

export const nameTop = (side: NameSide): number => NAME_SIDES[side];

const nameArea = ({ width, height }: Size, side: NameSide): Area => ({
  left: -width / 2,
  right: width / 2,
  top: NAME_SIDES[side],
  bottom: NAME_SIDES[side] + height,
});

/** Where the name of a hex hides least of those who stand about; under it, if that is as good. Sizes are in sides. */
export function nameSide(all: readonly Stander[], hex: Hex, size: Size): NameSide {
  const hidden = (side: NameSide) =>
    all.reduce((sum, one) => sum + shared(nameArea(size, side), bodyOf(one, hex)), 0);
  return hidden('over') < hidden('under') ? 'over' : 'under';
}

/** A name on the map, as it stands. */
export interface NamePlace extends Size {
  readonly hex: Hex;
  readonly side: NameSide;
}

/** At the foot of a hex, or at its head where its own name or another's stands at the foot. */
const PIP_ROWS = [0.8, -0.74] as const;
const PIPS_HIGH = 0.36;

/** How far from the middle of a hex the flames of its steps lie, so that no name is under them. */
export function pipRow(hex: Hex, width: number, names: readonly NamePlace[]): number {
  const isFree = (y: number) =>
    names.every((name) => {
      const [there, here] = [hexSpot(at(AXIAL, name.hex), 1), hexSpot(at(AXIAL, hex), 1)];
      const [x, middle] = [here.x - there.x, here.y - there.y + y];
      const pips = { left: x - width / 2, right: x + width / 2, top: middle - PIPS_HIGH / 2 };
      const area = { ...pips, bottom: middle + PIPS_HIGH / 2 };
      return shared(area, nameArea(name, name.side)) === 0;
    });
  return PIP_ROWS.find(isFree) ?? PIP_ROWS[0];
}

/** Where somebody stands as seen from the middle of a hex. */
function bodyOf(one: Stander, from: Hex): Area {
  const [there, here] = [hexSpot(at(AXIAL, one.hex), 1), hexSpot(at(AXIAL, from), 1)];
  const [x, y] = [there.x - here.x + one.foot[0], there.y - here.y + one.foot[1]];
  const scale = one.type === 'figure' ? one.scale : 1;
  return {
    left: x - BODY.half * scale,
    right: x + BODY.half * scale,
    top: y - BODY.height * scale,
    bottom: y + 0.15,
  };
}

function shared(one: Area, other: Area): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}
