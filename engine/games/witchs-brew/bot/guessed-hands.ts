import { exp } from '@/engine/core/exact';
import { at, sum } from '@/engine/core/list';
import { allSeats, othersFrom, type Seat } from '@/engine/core/seat';
import { CHOSEN_ROLES, ROLES, type Role } from '../data';
import { outlookOf, worth, type Chance, type Chances, type Outlook } from './hand-worth';
import type { Stock } from '../queries/price';
import type { WitchsBrewTable } from '../state';
import { playerAt } from '../steps';
import { possibleRoles } from '../view';
import { patienceOf } from './goods-worth';

/** How likely a seat is to hold each role. */
export type Holding = Readonly<Record<Role, number>>;

/** What one takes the others to hold and to think, by seat. */
export interface Guess {
  readonly holdings: readonly Holding[];
  readonly outlooks: readonly Outlook[];
}

/** How sharply players are taken to tell good roles from bad ones, in points. */
const SHARPNESS = 0.6;
/** What a player counts on getting before he uses a role: it may pay for what he cannot pay for now. */
const INCOME = { gold: 0.5, drop: 0.6 } as const;
/** In the last set goods still serve the roles that one holds; of others one does not know which. */
const LEAST_PATIENCE_OF_OTHERS = 0.35;

/** What a role brings by how many others hold it, as measured in the lab. Alone one gets its full action for sure. */
const BY_HOLDERS: readonly Chance[] = [
  { full: 1, favour: 0 },
  { full: 0.5, favour: 0.04 },
  { full: 0.33, favour: 0.1 },
  { full: 0.25, favour: 0.16 },
  { full: 0.2, favour: 0.21 },
];

/** What is expected of a role while nothing is known. */
export const TYPICAL = everyRole(() => at(BY_HOLDERS, 1));
const NO_ROLES = everyRole(() => 0);

function everyRole<Value>(of: (role: Role) => Value): Readonly<Record<Role, Value>> {
  return Object.fromEntries(ROLES.map((role) => [role, of(role)])) as unknown as Readonly<
    Record<Role, Value>
  >;
}

/** A guess from what everybody can see; of oneself nothing is guessed. Without a seat it is anybody's guess. */
export function guess(table: WitchsBrewTable, seat: Seat | null): Guess {
  const patience = Math.max(LEAST_PATIENCE_OF_OTHERS, patienceOf(table));
  const outlooks = allSeats(table.seats).map((other) => outlookOf(table, other, TYPICAL, { patience }));
  const holdings = allSeats(table.seats).map((other) =>
    other === seat ? NO_ROLES : holdingOf(table, other, at(outlooks, other)),
  );
  return { holdings, outlooks };
}

/** A seat holds so many of the roles that are possible, the more appealing ones more likely. */
function holdingOf(table: WitchsBrewTable, seat: Seat, outlook: Outlook): Holding {
  const player = playerAt(table, seat);
  const roles = possibleRoles(table, seat);
  const appeals = roles.map((role) => appealOf(outlook, player, role));
  const chances = sharedOut(appeals, table.state.trickNumber === 0 ? CHOSEN_ROLES : player.hand.length);
  return { ...NO_ROLES, ...Object.fromEntries(roles.map((role, index) => [role, at(chances, index)])) };
}

/** What a role by itself promises to somebody with these goods. */
export function appealOf(outlook: Outlook, stock: Stock, role: Role): number {
  const expected = withIncome(stock);
  return worth(outlook, expected, [role]) - worth(outlook, expected, []);
}

function withIncome({ gold, drops: { red, white, green } }: Stock): Stock {
  const drops = { red: red + INCOME.drop, white: white + INCOME.drop, green: green + INCOME.drop };
  return { gold: gold + INCOME.gold, drops };
}

/** Chances that add up to a number. The appeal at which a chance is even is found by halving. */
function sharedOut(appeals: readonly number[], count: number): readonly number[] {
  if (count === 0 || count >= appeals.length) return appeals.map(() => Math.min(1, count));
  let [low, high] = [Math.min(...appeals) - MOST_DOUBT, Math.max(...appeals) + MOST_DOUBT];
  for (let step = 0; step < HALVINGS; step += 1) {
    const even = (low + high) / 2;
    if (sum(chancesAt(appeals, even)) > count) low = even;
    else high = even;
  }
  return chancesAt(appeals, low);
}

const MOST_DOUBT = 3;
const HALVINGS = 12;

function chancesAt(appeals: readonly number[], even: number): readonly number[] {
  return appeals.map((appeal) => logistic((appeal - even) / SHARPNESS));
}

export function logistic(value: number): number {
  return 1 / (1 + exp(-value));
}

/** What a seat may expect of each role that it holds, by how many others are likely to hold it as well. */
export function chancesOf({ holdings }: Guess, seat: Seat): Chances {
  const others = othersFrom(seat, holdings.length);
  return everyRole((role) => {
    const numbers = holderNumbers(others.map((other) => at(holdings, other)[role]));
    return {
      full: sum(numbers.map((chance, holders) => chance * at(BY_HOLDERS, holders).full)),
      favour: sum(numbers.map((chance, holders) => chance * at(BY_HOLDERS, holders).favour)),
    };
  });
}

/** How likely it is that none, one, two … of them hold it. */
function holderNumbers(chances: readonly number[]): readonly number[] {
  return chances.reduce<readonly number[]>(
    (numbers, chance) =>
      [...numbers, 0].map((same, holders) => same * (1 - chance) + (numbers[holders - 1] ?? 0) * chance),
    [1],
  );
}
