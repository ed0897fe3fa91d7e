import { never } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import {
  CHOSEN_ROLES,
  COLOURS,
  ROLES,
  type Cauldron,
  type Deed,
  type Drops,
  type Role,
  type Spared,
} from '../data';
import { choicesFrom, mixesOf } from '../drops';
import { deedOf } from '../queries/deeds';
import { brewPrice } from '../queries/price';
import { potionIn } from '../queries/stacks';
import type { WitchsBrewAsk, WitchsBrewMove, WitchsBrewPlayer, WitchsBrewTable } from '../state';
import { openSpell, playerAt } from '../steps';
import { refuseBrew } from './refuse';

type Moves = readonly WitchsBrewMove[];
type BrewDeed = Extract<Deed, { readonly type: 'brew' }>;

/** Every move is made once where it can be: listing what is legal then makes nothing but the list. */
const DECLINE: WitchsBrewMove = { type: 'decline' };
const TAKE_OR_NOT: Moves = [{ type: 'take' }, DECLINE];
const CLAIM_OR_YIELD: Moves = [{ type: 'claim' }, { type: 'yield' }];
const ADD_GOLD_OR_NOT: Moves = [{ type: 'add', drops: null }, DECLINE];
const SELL = COLOURS.map((drop) => ({ type: 'sell', drop }) as const);
const CALL = Object.fromEntries(ROLES.map((role) => [role, { type: 'call', role }])) as unknown as Readonly<
  Record<Role, WitchsBrewMove>
>;

interface Choice {
  readonly type: 'choose';
  readonly roles: readonly Role[];
}

/** All 792 ways to choose five of twelve. */
const CHOICES: readonly Choice[] = fives(ROLES).map((roles) => ({ type: 'choose', roles }));

function fives(roles: readonly Role[], count = CHOSEN_ROLES): readonly (readonly Role[])[] {
  if (count === 0) return [[]];
  return roles.flatMap((role, index) =>
    fives(roles.slice(index + 1), count - 1).map((rest) => [role, ...rest]),
  );
}

/** The choices that are left when some roles are forbidden, by those roles. */
const ALLOWED = new Map<string, readonly Choice[]>();

/** WB-5, WB-6 */
export function choices(forbidden: readonly Role[]): readonly Choice[] {
  const key = forbidden.join();
  const known = ALLOWED.get(key);
  if (known) return known;
  const allowed = CHOICES.filter(({ roles }) => !roles.some((role) => forbidden.includes(role)));
  ALLOWED.set(key, allowed);
  return allowed;
}

/** Every move that is not refused. An effect that cannot be had is not asked about. */
export function legal(table: WitchsBrewTable, { seat, what }: WitchsBrewAsk): Moves {
  const player = playerAt(table, seat);
  switch (what.type) {
    case 'choose':
      return choices(table.state.forbidden);
    case 'lead':
      return player.hand.map((role) => CALL[role]);
    case 'answer':
      return CLAIM_OR_YIELD;
    case 'effect':
      return effects(table, seat, deedOf(openSpell(table), what.role, what.isFull));
    case 'give':
      return choicesFrom(player.drops, what.count).map((drops) => ({ type: 'give', drops }));
    case 'complete':
      return what.shelf === 'gold' ? ADD_GOLD_OR_NOT : additions(player, what.missing);
    default:
      return never(what);
  }
}

function additions({ drops }: WitchsBrewPlayer, missing: number): Moves {
  const added = choicesFrom(drops, missing).map((some): WitchsBrewMove => ({ type: 'add', drops: some }));
  return [...added, DECLINE];
}

function effects(table: WitchsBrewTable, seat: Seat, deed: Deed | Spared): Moves {
  const player = playerAt(table, seat);
  switch (deed.type) {
    case 'spared':
      return [];
    case 'swap':
    case 'levy':
      return TAKE_OR_NOT;
    case 'sell':
      return [...SELL.filter(({ drop }) => player.drops[drop] > 0), DECLINE];
    case 'gather':
      return GATHER[deed.count] ?? [];
    case 'brew':
      return [...deed.cauldrons.flatMap((cauldron) => brews(table, player, deed, cauldron)), DECLINE];
    default:
      return never(deed);
  }
}

const GATHER: readonly Moves[] = [0, 1, 2, 3].map((count) => [
  ...mixesOf(count).map((drops): WitchsBrewMove => ({ type: 'gather', drops })),
  DECLINE,
]);

function brews(table: WitchsBrewTable, player: WitchsBrewPlayer, deed: BrewDeed, cauldron: Cauldron): Moves {
  const potion = potionIn(table.state, cauldron);
  if (!potion) return [];
  const { drops: exact, any } = brewPrice(deed, potion);
  const ways: readonly Drops[] = any === 0 ? [exact] : choicesFrom(player.drops, any);
  return ways
    .flatMap((drops) => [null, ...COLOURS].map((extra) => ({ cauldron, drops, extra })))
    .filter((brew) => refuseBrew(table, player, deed, brew) === null)
    .map((brew) => ({ type: 'brew', ...brew }));
}
