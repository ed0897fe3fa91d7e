import { never } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import {
  COLOURS,
  FAVOUR,
  ROLES,
  type Cauldron,
  type Colour,
  type Deed,
  type Drops,
  type Role,
  type Shelf,
  type Spell,
} from '../data';
import { countOf } from '../drops';
import { deedOf } from '../queries/deeds';
import type { Stock } from '../queries/price';
import type { WitchsBrewTable } from '../state';
import { openSpell } from '../steps';
import {
  levyWorth,
  openBrew,
  patienceOf,
  sparedWorth,
  stockWorth,
  type OpenBrew,
  type Regard,
} from './goods-worth';

/** How likely a role that one holds is to bring its full action, or its favour. */
export interface Chance {
  readonly full: number;
  readonly favour: number;
}

export type Chances = Readonly<Record<Role, Chance>>;

/** What a seat reckons with when it weighs goods and roles. */
export interface Outlook {
  readonly patience: number;
  readonly chances: Chances;
  /** What a warlock would cast. */
  readonly spell: Spell;
  readonly brews: Readonly<Record<Cauldron, OpenBrew | null>>;
  readonly levies: Readonly<Record<Shelf, number>>;
  /** What the favour of a levy saves. */
  readonly spared: Readonly<Record<Shelf, number>>;
}

export function outlookOf(
  table: WitchsBrewTable,
  seat: Seat,
  chances: Chances,
  { patience = patienceOf(table), spite = 1 }: Partial<Regard> = {},
): Outlook {
  const regard = { patience, spite };
  return {
    patience,
    chances,
    spell: openSpell(table),
    brews: {
      iron: openBrew(table, seat, 'iron'),
      copper: openBrew(table, seat, 'copper'),
      silver: openBrew(table, seat, 'silver'),
    },
    levies: {
      gold: levyWorth(table, seat, 'gold', regard),
      drops: levyWorth(table, seat, 'drops', regard),
    },
    spared: {
      gold: sparedWorth(table, seat, 'gold', patience),
      drops: sparedWorth(table, seat, 'drops', patience),
    },
  };
}

/** What one is likely to have as the set goes on: parts of drops and coins stand for chances of them. */
interface Purse {
  gold: number;
  red: number;
  white: number;
  green: number;
  points: number;
  /** What comes too late to be spent in this set. */
  readonly late: { gold: number; red: number; white: number; green: number };
}

/** How much of what a role brings in comes before the roles that can spend it are called. */
const IN_TIME = 0.7;

/** First what brings in goods, then what they buy, the dearest use first. */
const PLACE_IN_ORDER: Readonly<Record<Role, number>> = {
  'wolf-keeper': 1,
  'snake-hunter': 2,
  'herb-collector': 3,
  assistant: 4,
  alchemist: 5,
  witch: 6,
  wizard: 7,
  druid: 8,
  warlock: 9,
  'fortune-teller': 10,
  cutpurse: 11,
  monk: 12,
};

const ORDER = [...ROLES].sort((one, other) => PLACE_IN_ORDER[one] - PLACE_IN_ORDER[other]);

/** What goods and the roles still in hand are worth together: points to come in this set, and what is left over. */
export function worth(outlook: Outlook, { gold, drops }: Stock, hand: readonly Role[]): number {
  const { red, white, green } = drops;
  const purse = { gold, red, white, green, points: 0, late: { gold: 0, red: 0, white: 0, green: 0 } };
  for (const role of ORDER) if (hand.includes(role)) applyRole(outlook, purse, role);
  return purse.points + outlook.patience * leftOver(purse);
}

function leftOver({ gold, red, white, green, late }: Purse): number {
  return stockWorth(gold + late.gold, red + late.red, white + late.white, green + late.green);
}

/** It is one or the other: what the full action would cost is still there for the favour. */
function applyRole(outlook: Outlook, purse: Purse, role: Role): void {
  const { full, favour } = outlook.chances[role];
  const deed = deedOf(outlook.spell, role, true);
  const favoured = FAVOUR[role];
  const part = full * cover(outlook, purse, deed);
  const favouredPart = favoured.type === 'spared' ? 0 : favour * cover(outlook, purse, favoured);
  carryOut(outlook, purse, deed, part);
  if (favoured.type === 'spared') purse.points += favour * outlook.spared[favoured.shelf];
  else carryOut(outlook, purse, favoured, favouredPart);
}

/** How likely the purse is to hold the price. */
function cover({ brews }: Outlook, purse: Purse, deed: Deed): number {
  switch (deed.type) {
    case 'swap':
      return coverPrice(purse, deed.price.gold, deed.price.drops);
    case 'sell':
      return Math.min(1, purse[mostOf(purse)]);
    case 'gather':
      return suffices(purse.gold, deed.gold);
    case 'brew':
      return coverBrew(purse, deed, bestBrew(brews, purse, deed));
    case 'levy':
      return 1;
    default:
      return never(deed);
  }
}

function coverBrew(purse: Purse, { gold, isExact }: DeedOf<'brew'>, open: OpenBrew | null): number {
  if (!open) return 0;
  if (isExact) return coverPrice(purse, gold, open.cost);
  return suffices(purse.red + purse.white + purse.green, countOf(open.cost));
}

function coverPrice(purse: Purse, gold: number, drops: Drops): number {
  return (
    suffices(purse.gold, gold) *
    suffices(purse.red, drops.red) *
    suffices(purse.white, drops.white) *
    suffices(purse.green, drops.green)
  );
}

/** Half a drop short is an even chance. */
function suffices(have: number, need: number): number {
  return need === 0 ? 1 : Math.max(0, Math.min(1, have - need + 1));
}

type DeedOf<Type extends Deed['type']> = Extract<Deed, { readonly type: Type }>;

/** Does a part of it, as likely as it is to be done. */
function carryOut(outlook: Outlook, purse: Purse, deed: Deed, part: number): void {
  if (part === 0) return;
  switch (deed.type) {
    case 'swap':
      return swap(purse, deed, part);
    case 'sell':
      purse[mostOf(purse)] -= part;
      return earn(purse, part * deed.gold);
    case 'gather':
      purse.gold -= part * deed.gold;
      for (let drop = 0; drop < deed.count; drop += 1) collect(purse, fewestOf(purse), part);
      return;
    case 'brew':
      return brew(outlook, purse, deed, part);
    case 'levy':
      purse.points += part * outlook.levies[deed.shelf];
      return;
    default:
      return never(deed);
  }
}

function swap(purse: Purse, { price, gain }: DeedOf<'swap'>, part: number): void {
  purse.gold -= part * price.gold;
  pay(purse, price.drops, part);
  earn(purse, part * gain.gold);
  for (const colour of COLOURS) if (gain.drops[colour] > 0) collect(purse, colour, part * gain.drops[colour]);
  purse.points += part * gain.vials;
}

function earn(purse: Purse, gold: number): void {
  purse.gold += IN_TIME * gold;
  purse.late.gold += (1 - IN_TIME) * gold;
}

function collect(purse: Purse, colour: Colour, count: number): void {
  purse[colour] += IN_TIME * count;
  purse.late[colour] += (1 - IN_TIME) * count;
}

function pay(purse: Purse, drops: Drops, part: number): void {
  purse.red -= part * drops.red;
  purse.white -= part * drops.white;
  purse.green -= part * drops.green;
}

function mostOf({ red, white, green }: Purse): Colour {
  if (red >= white && red >= green) return 'red';
  return white >= green ? 'white' : 'green';
}

function fewestOf({ red, white, green }: Purse): Colour {
  if (red <= white && red <= green) return 'red';
  return white <= green ? 'white' : 'green';
}

function brew({ brews }: Outlook, purse: Purse, deed: DeedOf<'brew'>, part: number): void {
  const best = bestBrew(brews, purse, deed);
  if (!best) return;
  purse.points += part * best.worth;
  purse.gold -= part * deed.gold;
  if (deed.isExact) pay(purse, best.cost, part);
  else payAny(purse, part * countOf(best.cost));
  if (deed.mayAddDrop) addOne(purse, part);
}

function bestBrew(brews: Outlook['brews'], purse: Purse, deed: DeedOf<'brew'>): OpenBrew | null {
  let best: OpenBrew | null = null;
  let most = 0;
  for (const cauldron of deed.cauldrons) {
    const open = brews[cauldron];
    const worthOfIt = open ? open.worth * coverBrew(purse, deed, open) : 0;
    if (worthOfIt > most) [best, most] = [open, worthOfIt];
  }
  return best;
}

function payAny(purse: Purse, count: number): void {
  const left = 1 - count / (purse.red + purse.white + purse.green);
  purse.red *= left;
  purse.white *= left;
  purse.green *= left;
}

/** WB-14: one of which there are most for a vial. */
function addOne(purse: Purse, part: number): void {
  const colour = mostOf(purse);
  const added = part * Math.max(0, Math.min(1, purse[colour]));
  purse[colour] -= added;
  purse.points += added;
}
