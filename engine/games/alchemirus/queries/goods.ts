import { at, replaceAt } from '@/engine/core/list';
import { CARRIED, CARRIED_FROM, REFINED, YIELD, type Building, type Good, type SpiritPlace } from '../data';
import type { AlchemirusReason } from '../rulebook';
import type { AlchemirusMove } from '../state';

/** What becomes of goods on an estate, for whoever has a table or only a view of it. */

export type Carry = Extract<AlchemirusMove, { readonly type: 'carry' }>;
type Way = Omit<Carry, 'type'>;

/** A good: the table knows the card of it too, views only say what it is. */
type Lying = Good | { readonly good: Good };

interface PlotWith<Any extends Lying> {
  readonly building: Building;
  readonly goods: readonly Any[];
}

type EstateWith<Any extends Lying> = readonly PlotWith<Any>[];
type AnyPlot = PlotWith<Lying>;
export type AnyEstate = EstateWith<Lying>;

export const kindOf = (lying: Lying): Good => (typeof lying === 'string' ? lying : lying.good);

/** AL-14 */
export function isBlocked({ spirit }: { readonly spirit: SpiritPlace }, building: Building): boolean {
  return spirit === building;
}

export function goodOn<Any extends Lying>({ goods }: PlotWith<Any>, good: Good): Any | null {
  return goods.find((one) => kindOf(one) === good) ?? null;
}

/** AL-16: the plots that a harvest fills. */
export function growing(table: { readonly spirit: SpiritPlace }, estate: AnyEstate): readonly number[] {
  return estate.flatMap(({ building, goods }, plot) =>
    YIELD[building] && goods.length === 0 && !isBlocked(table, building) ? [plot] : [],
  );
}

/** Whether a building has an empty place for a good. */
export function hasRoom({ building, goods }: AnyPlot, good: Good): boolean {
  if (building !== 'labrium' || good === 'gold') return goods.length === 0;
  return goods.every((one) => kindOf(one) !== good && kindOf(one) !== 'gold');
}

/** AL-17: why a good cannot be carried so; null if it can. */
export function refuseCarrying(estate: AnyEstate, { from, good, to }: Way): AlchemirusReason | null {
  const [start, end] = [estate[from], estate[to]];
  if (!start || !goodOn(start, good)) return 'no-such-good';
  if (!end || start.building !== CARRIED_FROM[good] || end.building !== CARRIED[good]) return 'wrong-way';
  return hasRoom(end, good) ? null : 'place-taken';
}

/** Every way that a good may be carried now. */
export function carriesOn(estate: AnyEstate): readonly Carry[] {
  return estate.flatMap(({ goods }, from) =>
    goods.flatMap((lying) =>
      estate
        .map((_, to) => ({ type: 'carry', from, good: kindOf(lying), to }) as const)
        .filter((move) => refuseCarrying(estate, move) === null),
    ),
  );
}

/** The estate after a good was taken off a plot, and that good. */
export function takenOff<Any extends Lying>(estate: EstateWith<Any>, plot: number, good: Good) {
  const { building, goods } = at(estate, plot);
  const lying = goodOn(at(estate, plot), good);
  if (!lying) throw new Error(`No ${good} lies on plot ${plot}`);
  return {
    lying,
    estate: replaceAt(estate, plot, { building, goods: goods.filter((one) => one !== lying) }),
  };
}

export function laidOn<Any extends Lying>(
  estate: EstateWith<Any>,
  plot: number,
  lying: Any,
): EstateWith<Any> {
  const { building, goods } = at(estate, plot);
  return replaceAt(estate, plot, { building, goods: [...goods, lying] });
}

/** AL-17: the estate after a good was carried. */
export function carried<Any extends Lying>(
  before: EstateWith<Any>,
  { from, good, to }: Way,
): EstateWith<Any> {
  const { lying, estate } = takenOff(before, from, good);
  return laidOn(estate, to, lying);
}

/** AL-18: what a plot makes of what lies on it; null if nothing. */
export function transmutedOn(
  table: { readonly spirit: SpiritPlace },
  { building, goods }: AnyPlot,
): Good | null {
  if (isBlocked(table, building)) return null;
  if (building === 'labrium') return goods.length === 2 ? 'gold' : null;
  const lying = goods[0] && kindOf(goods[0]);
  return lying && CARRIED[lying] === building ? (REFINED[lying] ?? null) : null;
}
