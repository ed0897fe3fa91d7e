import { at } from '@/engine/core/list';
import { othersFrom, type Seat } from '@/engine/core/seat';
import { CHOSEN_ROLES, COLOURS, ROLES, type Role } from './data';
import { outlookOf, worth, type Chance, type Chances, type Outlook } from './plan';
import type { WitchsBrewTable } from './state';
import { playerAt } from './steps';
import { patienceOf, type Stock } from './worth';
import { possibleRoles } from './view';

/** How likely a seat is to hold each role. */
export type Holding = Readonly<Record<Role, number>>;

/** What others hold, as far as one can guess, and what that means for one's own roles. */
export interface Guess {
  /** By seat; of oneself nothing is guessed. */
  readonly holdings: readonly Holding[];
  readonly outlooks: readonly Outlook[];
}

/** How sharply players are taken to tell good roles from bad ones, in points. */
const SHARPNESS = 0.6;
/** What a player expects to get in a set before he uses a role: it may pay for what he cannot pay for now. */
const INCOME = { gold: 0.5, drop: 0.6 };
/** Others plan for the set as well, even for the last one. */
const LEAST_PATIENCE_OF_OTHERS = 0.35;

const NOTHING_SURE = Object.fromEntries(ROLES.map((role) => [role, 0])) as Record<Role, number>;

/** Full action and favour by how many others hold the role, as measured in the lab. Alone one gets it for sure. */
const BY_HOLDERS: readonly Chance[] = [
  { full: 1, favour: 0 },
  { full: 0.5, favour: 0.02 },
  { full: 0.33, favour: 0.06 },
  { full: 0.25, favour: 0.1 },
  { full: 0.2, favour: 0.16 },
];

const TYPICAL: Chances = everyRole(() => ({ full: 0.5, favour: 0.3 }));

function everyRole<Value>(of: (role: Role) => Value): Readonly<Record<Role, Value>> {
  return Object.fromEntries(ROLES.map((role) => [role, of(role)])) as unknown as Readonly<
    Record<Role, Value>
  >;
}

export function guess(table: WitchsBrewTable, seat: Seat): Guess {
  const patience = Math.max(LEAST_PATIENCE_OF_OTHERS, patienceOf(table));
  const outlooks = table.state.players.map((_, other) => outlookOf(table, other as Seat, TYPICAL, patience));
  const holdings = table.state.players.map((_, other) =>
    other === seat ? NOTHING_SURE : holdingOf(table, other as Seat, at(outlooks, other)),
  );
  return { holdings, outlooks };
}

function holdingOf(table: WitchsBrewTable, seat: Seat, outlook: Outlook): Holding {
  const player = playerAt(table, seat);
  const count = table.state.trickNumber === 0 ? CHOSEN_ROLES : player.hand.length;
  const roles = possibleRoles(table, seat);
  const before = withIncome(player);
  const idle = worth(outlook, before, []);
  const appeal = roles.map((role) => worth(outlook, before, [role]) - idle);
  const chances = sharedOut(appeal, count);
  const holding = { ...NOTHING_SURE };
  roles.forEach((role, index) => (holding[role] = at(chances, index)));
  return holding;
}

function withIncome({ gold, drops }: Stock): Stock {
  const [red, white, green] = COLOURS.map((colour) => drops[colour] + INCOME.drop);
  return { gold: gold + INCOME.gold, drops: { red: red ?? 0, white: white ?? 0, green: green ?? 0 } };
}

/** Chances that add up to the number of roles, the higher the more appealing a role is. */
function sharedOut(appeal: readonly number[], count: number): readonly number[] {
  if (count === 0) return appeal.map(() => 0);
  if (count >= appeal.length) return appeal.map(() => 1);
  let low = -20;
  let high = 20;
  for (let step = 0; step < 14; step += 1) {
    const mid = (low + high) / 2;
    const total = appeal.reduce((sum, one) => sum + logistic((one - mid) / SHARPNESS), 0);
    if (total > count) low = mid;
    else high = mid;
  }
  return appeal.map((one) => logistic((one - low) / SHARPNESS));
}

export function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

/** What one may expect of each role, by how many others are likely to hold it. */
export function chancesOf({ holdings }: Guess, seat: Seat, seats: number): Chances {
  return everyRole((role) => {
    const numbers = holderNumbers(othersFrom(seat, seats).map((other) => at(holdings, other)[role]));
    return numbers.reduce(
      (sum, chance, holders) => ({
        full: sum.full + chance * at(BY_HOLDERS, holders).full,
        favour: sum.favour + chance * at(BY_HOLDERS, holders).favour,
      }),
      { full: 0, favour: 0 },
    );
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
