import type { Ask } from '@/engine/core/agenda';
import { asked } from '@/engine/core/game';
import { at, never } from '@/engine/core/list';
import { shuffle, split, type Rng } from '@/engine/core/rng';
import { toSeat, type Seat, type Viewer } from '@/engine/core/seat';
import type { Alchemist } from './data';
import { DISCARDS, handOf, imagine, RESERVE, seeingOwn, type Minds, type Room } from './minds';
import type {
  KazaamAim,
  KazaamBoard,
  KazaamFact,
  KazaamPurse,
  KazaamQuestion,
  KazaamState,
  KazaamTable,
  KazaamTurn,
} from './state';
import { playerAt } from './steps';
import { inOrder, type TileId } from './tiles';

export interface KazaamSeatView {
  readonly alchemist: Alchemist;
  readonly board: KazaamBoard;
  readonly purse: KazaamPurse;
  readonly handSize: number;
}

/** What a viewer may see of a table (KZ-33). */
export interface KazaamView {
  readonly viewer: Viewer;
  readonly players: readonly KazaamSeatView[];
  /** The viewer's own hand; nothing on the open table. */
  readonly hand: readonly TileId[];
  readonly reserveSize: number;
  readonly discardsSize: number;
  readonly first: Seat;
  readonly turn: KazaamTurn;
  readonly finisher: Seat | null;
  readonly asked: Ask<KazaamQuestion> | null;
  /** The hand that an ear shows, or the discards that a leg searches: only to the one who is looking, only now. */
  readonly shown: readonly TileId[] | null;
}

export function view(table: KazaamTable, viewer: Viewer): KazaamView {
  const { players, reserve, discards, first, turn, finisher } = table.state;
  return {
    viewer,
    players: players.map(({ alchemist, board, purse, hand }) => ({
      alchemist,
      board,
      purse,
      handSize: hand.length,
    })),
    hand: viewer === 'public' ? [] : playerAt(table, viewer).hand,
    reserveSize: reserve.length,
    discardsSize: discards.length,
    first,
    turn,
    finisher,
    asked: asked(table),
    shown: shownTo(table, viewer),
  };
}

function shownTo(table: KazaamTable, viewer: Viewer): readonly TileId[] | null {
  const ask = asked(table);
  if (!ask || ask.seat !== viewer) return null;
  if (ask.what.type === 'look') return inOrder(playerAt(table, ask.what.seat).hand);
  if (ask.what.type === 'search') return table.state.discards;
  return null;
}

/** The fact, less what this viewer did not get to see. What was looked at is not shown a second time (KZ-33). */
export function witness(fact: KazaamFact, viewer: Viewer): KazaamFact {
  switch (fact.type) {
    case 'looked':
    case 'searched':
      return { ...fact, tiles: null };
    case 'dealt':
      return viewer === fact.seat ? fact : { ...fact, tiles: null };
    case 'drew':
    case 'recovered':
      return viewer === fact.seat ? fact : { ...fact, tile: null };
    case 'stole':
      return viewer === fact.seat || viewer === fact.from ? fact : { ...fact, tile: null };
    case 'began':
    case 'headStart':
    case 'turnBegan':
    case 'turnEnded':
    case 'reshuffled':
    case 'played':
    case 'extracted':
    case 'restored':
    case 'used':
    case 'stopped':
    case 'tookNothing':
    case 'gathered':
    case 'struck':
    case 'completed':
    case 'discarded':
    case 'swept':
      return fact;
    default:
      return never(fact);
  }
}

/** KZ-33: which tile was discarded is told as it happens, and to nobody a second time. */
export function retell(fact: KazaamFact): KazaamFact {
  if (fact.type === 'extracted') return { type: 'discarded', seat: fact.seat };
  if (fact.type !== 'struck' || !fact.isDiscarded) return fact;
  return { type: 'swept', seat: fact.seat, owner: fact.owner, place: fact.place };
}

/** This turn and the one before it are news. */
export const CHAPTERS_IN_FULL = 2;

/** What brings to light something that its player did not know before. */
const SEALING: ReadonlySet<KazaamFact['type']> = new Set([
  'drew',
  'looked',
  'stole',
  'searched',
  'reshuffled',
]);

export function seals(fact: KazaamFact): boolean {
  return SEALING.has(fact.type);
}

export function passesTurn(fact: KazaamFact): boolean {
  return fact.type === 'turnBegan';
}

/** What was done to others tells most, then what was built; what nobody could see comes last. */
const WEIGHTS: Readonly<Record<KazaamFact['type'], number>> = {
  completed: 10,
  struck: 8,
  swept: 8,
  stole: 8,
  stopped: 7,
  played: 6,
  looked: 5,
  recovered: 5,
  used: 4,
  extracted: 4,
  discarded: 4,
  restored: 3,
  gathered: 2,
  tookNothing: 2,
  drew: 2,
  turnEnded: 1,
  searched: 0,
  reshuffled: 0,
  turnBegan: 0,
  began: 0,
  dealt: 0,
  headStart: 0,
};

export function weigh(fact: KazaamFact): number {
  return fact.type === 'used' && isToldByOutcome(fact.aim) ? WEIGHTS.drew : WEIGHTS[fact.type];
}

/** What came of such a power, or who stopped it, is a fact of its own. */
function isToldByOutcome(aim: KazaamAim | null): boolean {
  return aim !== null && aim.type !== 'supply';
}

/** A world as the seat may imagine it: hidden tiles redistributed by its mind, other minds and chance made anew. */
export function resample(table: KazaamTable, seat: Seat, rng: Rng): KazaamTable {
  const { state } = table;
  const hidden = imagine(at(state.minds, seat), roomsOf(state, seat), rng);
  const inside = (place: number): readonly TileId[] => hidden.get(place) ?? [];
  const players = state.players.map((player, index) => ({
    ...player,
    hand: index === seat ? player.hand : inside(handOf(index)),
  }));
  return {
    ...table,
    rng: split(rng, 0),
    facts: [],
    state: {
      ...state,
      players,
      reserve: shuffle(split(rng, 1), inside(RESERVE)).value,
      discards: inOrder(inside(DISCARDS)),
      minds: imaginedMinds(
        state.minds,
        seat,
        players.map((player) => player.hand),
      ),
    },
  };
}

function roomsOf({ players, reserve, discards }: KazaamState, seat: Seat): readonly Room[] {
  return [
    ...players.map((player, index) => ({ place: handOf(index), size: player.hand.length })),
    { place: RESERVE, size: reserve.length },
    { place: DISCARDS, size: discards.length },
  ].filter((room) => room.size > 0 || room.place === handOf(seat));
}

/** What the others have seen in secret is not known: they are taken to know what is public, and their own hand. */
function imaginedMinds(minds: Minds, seat: Seat, hands: readonly (readonly TileId[])[]): Minds {
  const open = at(minds, minds.length - 1);
  return minds.map((mind, index) => {
    if (index === seat || index === hands.length) return mind;
    return seeingOwn(open, index, at(hands, toSeat(index)));
  });
}
