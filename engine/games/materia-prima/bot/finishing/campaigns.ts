import { at } from '@/engine/core/list';
import { FORMULA_LEVEL, type Equipment } from '../../cards';
import { CITIES, MISSION_GOAL, MOST_HOMUNCULI, MOST_WORN, WISDOM, type Mission } from '../../data';
import { alchemistOf, hasStone, isAlchemist } from '../../queries/figures';
import { byFarthestTower, deliveries, type Campaign } from './deliveries';
import { neighbours, tileAt, type Hex } from '../../map';
import { pilesAt, soulsAt } from '../../queries/piles';
import { hexesOf } from '../turn-plan';
import { errandTo, type Errand, type Reach } from './turn-reach';
import type { Figure, MateriaPrimaMove } from '../../state';

/** How the mission may be fulfilled within this turn (MP-43), if there are actions enough. */
export function campaigns(reach: Reach): readonly Campaign[] {
  const { player } = reach;
  if (player.mission === null || !hasStone(player)) return [];
  return player.souls === 0 ? gatherings(reach) : CAMPAIGNS[player.mission](reach);
}

const CAMPAIGNS: Readonly<Record<Mission, (reach: Reach) => readonly Campaign[]>> = {
  tyrant,
  'armory-master': armory,
  'lord-of-hellfire': deliveries,
  soulreaper: (reach) =>
    reach.player.souls < MISSION_GOAL.soulreaperSouls
      ? gatherings(reach)
      : entrances(reach, hexesOf(reach.table.state, 'windshire')),
  pacifist: (reach) => (reach.player.hasAttacked ? [] : entrances(reach, hexesOf(reach.table.state, 'air'))),
  magnate: deliveries,
  spender: deliveries,
  // Only the start of a turn fulfils it (MP-33).
  homekeeper: () => [],
  cultist,
  bodyguard,
};

const campaignOf = (errand: Errand | null): readonly Campaign[] =>
  errand ? [{ errands: [errand], loss: 0 }] : [];

/** The alchemist goes into one of these hexes; from within, into another, or out and in again. */
function entrances(reach: Reach, goals: readonly Hex[]): readonly Campaign[] {
  const figure = alchemistOf(reach.player);
  return goals.flatMap((goal) =>
    campaignOf(goal === figure.hex ? returning(reach, figure) : errandTo(reach, figure, [goal])),
  );
}

function returning({ isOpen }: Reach, figure: Figure): Errand | null {
  const to = neighbours(figure.hex).find(isOpen);
  return to === undefined
    ? null
    : { figure, deeds: { move: 2 }, next: { type: 'move', figure: figure.id, to } };
}

/** Each of them to a hex; whoever is there already need not move. None where some cannot. */
function marches(reach: Reach, figures: readonly Figure[], goals: readonly Hex[]): readonly Campaign[] {
  const errands: Errand[] = [];
  for (const [index, figure] of figures.entries()) {
    const goal = at(goals, index);
    const errand = figure.hex === goal ? null : errandTo(reach, figure, [goal]);
    if (figure.hex !== goal && !errand) return [];
    if (errand) errands.push(errand);
  }
  return [{ errands, loss: 0 }];
}

/** MP-26: standing there is not enough, somebody has to come in. */
function tyrant(reach: Reach): readonly Campaign[] {
  const helpers = reach.player.figures.filter(({ id }) => !isAlchemist(id));
  if (helpers.length < CITIES.length) return [];
  const cities = CITIES.flatMap((city) => hexesOf(reach.table.state, city));
  const possible = orders(cities).flatMap((order) => marches(reach, helpers, order));
  const isHeld = possible.some(({ errands }) => errands.length === 0);
  return isHeld ? helpers.flatMap((figure) => campaignOf(returning(reach, figure))) : possible;
}

function orders<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((first, index) =>
    orders(items.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
  );
}

const END_TURN: MateriaPrimaMove = { type: 'endTurn' };

/** MP-34 */
function cultist(reach: Reach): readonly Campaign[] {
  const { figures } = reach.player;
  if (figures.length < 1 + MOST_HOMUNCULI) return [];
  const { state } = reach.table;
  const goals = hexesOf(state, 'earth').filter((hex) => tileAt(state.layout, hex) === 'blue-woods');
  return goals.flatMap((goal) => {
    if (figures.every(({ hex }) => hex === goal))
      return campaignOf({ figure: at(figures, 0), deeds: {}, next: END_TURN });
    return marches(
      reach,
      figures,
      figures.map(() => goal),
    );
  });
}

export function isFine(piece: Equipment): boolean {
  return FORMULA_LEVEL[piece] >= MISSION_GOAL.armoryLevel;
}

/** MP-27 */
function armory(reach: Reach): readonly Campaign[] {
  const { worn, stored, home } = reach.player;
  if ([...worn, ...stored].filter(isFine).length < MISSION_GOAL.armoryPieces || home === null) return [];
  const goals = hexesOf(reach.table.state, 'blackholm');
  if (worn.filter(isFine).length === MOST_WORN) return entrances(reach, goals);
  const figure = alchemistOf(reach.player);
  const equip: MateriaPrimaMove = { type: 'equip', figure: figure.id };
  return goals.flatMap((goal) =>
    campaignOf(errandTo(reach, figure, [home, goal], { deeds: { equip: 1 }, next: equip })),
  );
}

/** Soul stones that lie about are taken up first. */
function gatherings(reach: Reach): readonly Campaign[] {
  const { table, player } = reach;
  const figure = alchemistOf(player);
  const thing = table.options.pickUp === 'all' ? null : 'soul';
  const next: MateriaPrimaMove = { type: 'pickUp', figure: figure.id, thing };
  const places = new Set(table.state.piles.map(({ hex }) => hex));
  return [...places]
    .filter((hex) => hex !== player.home && soulsAt(table.state, hex) > 0)
    .flatMap((hex) => campaignOf(errandTo(reach, figure, [hex], { deeds: { extract: 1 }, next })));
}

/** MP-35: he keeps one himself. */
function bodyguard(reach: Reach): readonly Campaign[] {
  const { table, seat, player } = reach;
  const figure = alchemistOf(player);
  const next: MateriaPrimaMove = { type: 'drop', figure: figure.id, thing: 'soul' };
  const drops = byFarthestTower(reach).flatMap((hex): readonly Campaign[] => {
    const own = pilesAt(table.state, hex).find(({ by }) => by === seat)?.souls ?? 0;
    const left = Math.max(1, MISSION_GOAL.bodyguardSouls - own);
    if (player.souls <= left) return [];
    const errand = errandTo(reach, figure, [hex], { deeds: { drop: 1 }, next });
    return errand ? [{ errands: [errand], loss: left * WISDOM.soul }] : [];
  });
  return drops.length > 0 ? drops : gatherings(reach);
}
