import { ask, run } from '@/engine/core/agenda';
import { at, never } from '@/engine/core/list';
import { shuffle } from '@/engine/core/rng';
import { othersFrom, type Seat } from '@/engine/core/seat';
import { step } from '@/engine/core/step';
import { FORBIDDEN_ROLES, ROLES } from '../data';
import { isLastSet } from '../queries/last-set';
import { inBoxOrder } from '../queries/roles';
import type {
  Swept,
  WitchsBrewEffect,
  WitchsBrewOptions,
  WitchsBrewQuestion,
  WitchsBrewState,
  WitchsBrewTable,
} from '../state';
import { changed, ravensTaken, trickOf } from '../steps';
import { askNext, askToLead, nextLeader, resolve } from './answer';
import { collect, fill } from './effects';

/** Carries out a parked consequence. */
export function runEffect(table: WitchsBrewTable, effect: WitchsBrewEffect): WitchsBrewTable {
  switch (effect.type) {
    case 'beginSet':
      return beginSet(table);
    case 'lead':
      return askToLead(table, table.state.leader);
    case 'answer':
      return askNext(table, effect.seat);
    case 'resolve':
      return resolve(table);
    case 'collect':
      return collect(table, effect.seat, effect.shelf);
    case 'fill':
      return fill(table, effect.shelf);
    case 'endTrick':
      return endTrick(table);
    default:
      return never(effect);
  }
}

const LEAD = run<WitchsBrewEffect>({ type: 'lead' });

/** WB-5. The leader chooses last: then the device is in the right hands for the first call. */
function beginSet(table: WitchsBrewTable): WitchsBrewTable {
  const { set, leader } = table.state;
  const spells = set === 0 ? table.state.spells : turnedOver(table.state.spells);
  const drawn = drawForbidden(table);
  const { forbidden, forbiddenDeck } = drawn;
  const state = changed(table.state, { set: set + 1, spells, forbidden, forbiddenDeck });
  const seats = [...othersFrom(leader, table.seats), leader];
  const questions = seats.map((seat) => ask<WitchsBrewQuestion>(seat, { type: 'choose' }));
  const spell = at(spells, 0);
  return step(
    drawn.rng === table.rng ? table : { ...table, rng: drawn.rng },
    state,
    [{ type: 'setBegan', set: set + 1, leader, spell, forbidden }],
    [...questions, LEAD],
  );
}

/** WB-6 */
function drawForbidden(table: WitchsBrewTable) {
  const count = forbiddenCount(table.options, table.seats);
  const { forbidden, forbiddenDeck } = table.state;
  if (count === 0) return { forbidden, forbiddenDeck, rng: table.rng };
  const isUsedUp = forbiddenDeck.length < count;
  const mixed = isUsedUp ? shuffle(table.rng, ROLES) : { value: forbiddenDeck, rng: table.rng };
  return {
    forbidden: inBoxOrder(mixed.value.slice(-count)),
    forbiddenDeck: mixed.value.slice(0, -count),
    rng: mixed.rng,
  };
}

function forbiddenCount({ forbiddenRoles }: WitchsBrewOptions, seats: number): number {
  if (forbiddenRoles === 'off' || (forbiddenRoles === 'usual' && seats !== 3)) return 0;
  return FORBIDDEN_ROLES[seats] ?? 0;
}

/** WB-12, WB-13 */
function endTrick(table: WitchsBrewTable): WitchsBrewTable {
  const leader = nextLeader(table);
  if (leader === null) return endSet(table, trickOf(table).claimant);
  return askToLead(table, leader);
}

/** WB-13, and WB-21 when the ravens have come. */
function endSet(table: WitchsBrewTable, last: Seat): WitchsBrewTable {
  const state = changed(table.state, { leader: last, trick: null });
  const fact = { type: 'setEnded', set: state.set, last, swept: sweptOf(table) } as const;
  if (isLastSet({ ravens: ravensTaken(state) })) return endGame(step(table, state, [fact]));
  return step(table, cleanedUp(state), [fact], [run({ type: 'beginSet' })]);
}

/** WB-13: the open spell goes under the others. */
function turnedOver([open, ...rest]: WitchsBrewState['spells']): WitchsBrewState['spells'] {
  return open ? [...rest, open] : rest;
}

/** All roles are taken back. */
function cleanedUp(state: WitchsBrewState): WitchsBrewState {
  return changed(state, {
    players: state.players.map((player) => ({ ...player, hand: [], spent: [] })),
    trickNumber: 0,
    called: [],
  });
}

function sweptOf(table: WitchsBrewTable): Swept {
  const { players, trickNumber, spells, forbidden, called } = table.state;
  return {
    trick: trickOf(table),
    trickNumber,
    spell: at(spells, 0),
    forbidden,
    called,
    spent: players.map((player) => player.spent),
  };
}

function endGame(table: WitchsBrewTable): WitchsBrewTable {
  const { players, spells } = table.state;
  const potions = players.map((player) => player.potions);
  const vials = players.map((player) => player.vials);
  const isOpen = table.options.openScores;
  const state = changed(table.state, { spells: turnedOver(spells) });
  return step(table, state, [{ type: 'ended', potions, vials, isOpen }]);
}
