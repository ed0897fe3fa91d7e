import { at, sum } from '@/engine/core/list';
import { othersFrom, type Seat } from '@/engine/core/seat';
import { step } from '@/engine/core/step';
import { FORMULA_LEVEL } from './cards';
import { CITIES, MISSION_GOAL, MISSIONS, MOST_HOMUNCULI, MOST_WORN, type City, type Mission } from './data';
import { isAlchemist, mayFulfil } from './queries/figures';
import { distance, isCity, landAt, tileAt, type Hex } from './map';
import { lyingAt, pilesAt } from './queries/piles';
import type { FigureId, MateriaPrimaPlayer, MateriaPrimaState, MateriaPrimaTable } from './state';
import { changedPlayer, finished, playerAt } from './steps';
import { countOf } from './stock';

/** MP-43: when a mission can be fulfilled. */
type Moment =
  | { readonly type: 'moved'; readonly figure: FigureId; readonly to: Hex }
  | { readonly type: 'dropped'; readonly hex: Hex }
  | { readonly type: 'turnBegan' }
  | { readonly type: 'turnEnded' };

type Check = (state: MateriaPrimaState, seat: Seat, moment: Moment) => boolean;

const CHECKS: Readonly<Record<Mission, Check>> = {
  tyrant: (state, seat, moment) =>
    moment.type === 'moved' &&
    !isAlchemist(moment.figure) &&
    isCity(landAt(state.layout, moment.to)) &&
    CITIES.every((city) => isHeldBy(state, at(state.players, seat), city)),
  'armory-master': (state, seat, moment) =>
    isEntering(state, moment, 'blackholm') && isArmed(at(state.players, seat)),
  'lord-of-hellfire': (state, _, moment) =>
    isDroppedIn(state, moment, 'windshire') &&
    countOf(lyingAt(state, moment.hex), 'fire') >= MISSION_GOAL.hellfire,
  soulreaper: (state, seat, moment) =>
    isEntering(state, moment, 'windshire') && at(state.players, seat).souls >= MISSION_GOAL.soulreaperSouls,
  pacifist: (state, seat, moment) =>
    moment.type === 'moved' &&
    isAlchemist(moment.figure) &&
    landAt(state.layout, moment.to) === 'air' &&
    !at(state.players, seat).hasAttacked,
  magnate: (state, seat, moment) =>
    isDroppedIn(state, moment, 'hammerbreach') &&
    ownAt(state, seat, moment.hex).gold >= MISSION_GOAL.magnateGold,
  spender: (state, seat, moment) =>
    isDroppedByFarthest(state, seat, moment) &&
    ownAt(state, seat, moment.hex).precious >= MISSION_GOAL.spenderElements,
  homekeeper: (state, seat, moment) =>
    moment.type === 'turnBegan' && keepers(at(state.players, seat)) >= MISSION_GOAL.homekeepers,
  cultist: (state, seat, moment) => moment.type === 'turnEnded' && isGathered(state, at(state.players, seat)),
  bodyguard: (state, seat, moment) =>
    isDroppedByFarthest(state, seat, moment) &&
    ownAt(state, seat, moment.hex).souls >= MISSION_GOAL.bodyguardSouls,
};

type Dropped = Extract<Moment, { readonly type: 'dropped' }>;

function isEntering({ layout }: MateriaPrimaState, moment: Moment, city: City): boolean {
  return moment.type === 'moved' && isAlchemist(moment.figure) && landAt(layout, moment.to) === city;
}

function isDroppedIn({ layout }: MateriaPrimaState, moment: Moment, city: City): moment is Dropped {
  return moment.type === 'dropped' && landAt(layout, moment.hex) === city;
}

/** MP-26 */
function isHeldBy({ layout }: MateriaPrimaState, { figures }: MateriaPrimaPlayer, city: City): boolean {
  return figures.some(({ id, hex }) => !isAlchemist(id) && landAt(layout, hex) === city);
}

/** MP-27: all his equipment is what he transmuted, for it is never lost nor won. */
function isArmed({ worn, stored }: MateriaPrimaPlayer): boolean {
  const fine = (pieces: typeof worn) =>
    pieces.filter((piece) => FORMULA_LEVEL[piece] >= MISSION_GOAL.armoryLevel).length;
  return fine(worn) === MOST_WORN && fine(worn) + fine(stored) >= MISSION_GOAL.armoryPieces;
}

/** What lies on a hex and was dropped there by the seat's own figures. */
function ownAt(state: MateriaPrimaState, seat: Seat, hex: Hex) {
  const own = pilesAt(state, hex).find(({ by }) => by === seat);
  if (!own) return { gold: 0, precious: 0, souls: 0 };
  const [regia, platinum, gold] = (['regia', 'platinum', 'gold'] as const).map((element) =>
    countOf(own.elements, element),
  );
  return { gold: gold ?? 0, precious: sum([regia ?? 0, platinum ?? 0, gold ?? 0]), souls: own.souls };
}

/** MP-36 */
export function farthestTowers({ players }: MateriaPrimaState, seat: Seat): readonly Hex[] {
  const { home } = at(players, seat);
  if (home === null) return [];
  const others = othersFrom(seat, players.length).flatMap((other) => at(players, other).home ?? []);
  const most = Math.max(...others.map((tower) => distance(home, tower)));
  return others.filter((tower) => distance(home, tower) === most);
}

function isDroppedByFarthest(state: MateriaPrimaState, seat: Seat, moment: Moment): moment is Dropped {
  if (moment.type !== 'dropped') return false;
  return farthestTowers(state, seat).some((tower) => distance(tower, moment.hex) === 1);
}

/** MP-33 */
function keepers({ figures, home }: MateriaPrimaPlayer): number {
  if (home === null) return 0;
  return figures.filter(({ id, hex }) => !isAlchemist(id) && distance(hex, home) === 1).length;
}

/** MP-34 */
function isGathered({ layout }: MateriaPrimaState, { figures }: MateriaPrimaPlayer): boolean {
  const isThere = (hex: Hex) => landAt(layout, hex) === 'earth' && tileAt(layout, hex) === 'blue-woods';
  return figures.length === 1 + MOST_HOMUNCULI && figures.every(({ hex }) => isThere(hex));
}

/** MP-43 */
function isFulfilled(table: MateriaPrimaTable, seat: Seat, moment: Moment): boolean {
  const player = playerAt(table, seat);
  const { mission } = player;
  if (mission === null || !mayFulfil(player)) return false;
  return CHECKS[mission](table.state, seat, moment);
}

/** MP-37: the end of the game, if this moment fulfils the seat's mission. */
export function judged(table: MateriaPrimaTable, seat: Seat, moment: Moment): MateriaPrimaTable {
  const { mission } = playerAt(table, seat);
  if (mission === null) return table;
  if (!isFulfilled(table, seat, moment)) return disproved(table, seat, moment);
  const told = step(table, table.state, [{ type: 'fulfilled', seat, mission }]);
  return finished(told, { why: 'mission', by: seat });
}

/** MP-43: what this moment would have fulfilled is not his mission, since the game goes on. */
function disproved(table: MateriaPrimaTable, seat: Seat, moment: Moment): MateriaPrimaTable {
  const player = playerAt(table, seat);
  if (!mayFulfil(player)) return table;
  const notHis = MISSIONS.filter(
    (mission) => player.notHis.includes(mission) || CHECKS[mission](table.state, seat, moment),
  );
  if (notHis.length === player.notHis.length) return table;
  return { ...table, state: changedPlayer(table.state, seat, { notHis }) };
}
