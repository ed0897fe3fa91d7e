import type { Ask } from '@/engine/core/agenda';
import { asked } from '@/engine/core/game';
import type { Viewer } from '@/engine/core/seat';
import type { Building, Card, Good } from './data';
import { fameOf } from './score';
import type {
  AlchemirusFact,
  AlchemirusPlayer,
  AlchemirusQuestion,
  AlchemirusState,
  AlchemirusTable,
} from './state';
import { playerAt } from './steps';

export interface PlotView {
  readonly building: Building;
  readonly goods: readonly Good[];
}

export interface AlchemirusSeatView extends Pick<AlchemirusPlayer, 'field' | 'turns'> {
  readonly estate: readonly PlotView[];
  readonly fame: number;
  /** What of it came from where, as all have seen it come. */
  readonly fameBy: AlchemirusPlayer['fame'];
  readonly handSize: number;
}

/** What lies open to all, as it is. */
type OpenState = Pick<
  AlchemirusState,
  'discards' | 'bank' | 'spirit' | 'first' | 'turn' | 'isLastRound' | 'sold'
>;

/** What a viewer may see of a table (AL-3, AL-31). */
export interface AlchemirusView extends OpenState {
  readonly viewer: Viewer;
  readonly players: readonly AlchemirusSeatView[];
  /** The viewer's own cards; nothing on the open table. */
  readonly hand: readonly Card[];
  readonly deckSize: number;
  readonly fameGoal: number;
  readonly asked: Ask<AlchemirusQuestion> | null;
}

export function view(table: AlchemirusTable, viewer: Viewer): AlchemirusView {
  const { players, deck, discards, bank, spirit, first, turn, isLastRound, sold } = table.state;
  return {
    viewer,
    players: players.map(seatView),
    hand: viewer === 'public' ? [] : playerAt(table, viewer).hand,
    deckSize: deck.length,
    discards,
    bank,
    spirit,
    first,
    turn,
    fameGoal: table.options.fameGoal,
    isLastRound,
    sold,
    asked: asked(table),
  };
}

function seatView(player: AlchemirusPlayer): AlchemirusSeatView {
  const { estate, hand, field, turns } = player;
  return {
    estate: estate.map(({ building, goods }) => ({ building, goods: goods.map(({ good }) => good) })),
    fame: fameOf(player),
    fameBy: player.fame,
    handSize: hand.length,
    field,
    turns,
  };
}

/** The fact, less what this viewer did not get to see. */
export function witness(fact: AlchemirusFact, viewer: Viewer): AlchemirusFact {
  switch (fact.type) {
    case 'dealt':
    case 'drew':
      return fact.seat === viewer ? fact : { ...fact, cards: null };
    case 'robbed':
      return fact.seat === viewer || fact.from === viewer ? fact : { ...fact, card: null };
    default:
      return fact;
  }
}

const SEALING: ReadonlySet<AlchemirusFact['type']> = new Set([
  'drew',
  'robbed',
  'reshuffled',
  'bankFilled',
  'sold',
  'transmuted',
]);

/** Cards drawn, laid out or freed from under a good come to light. */
export function seals(fact: AlchemirusFact): boolean {
  if (fact.type === 'transmuted') return fact.discarded !== null;
  if (fact.type === 'built') return (fact.demolished?.cards.length ?? 0) > 1;
  return SEALING.has(fact.type);
}

export function passesTurn(fact: AlchemirusFact): boolean {
  return fact.type === 'turnBegan';
}

/** What was done to others and what brought fame tells most, then what was built and made; what was paid is only the price. */
const WEIGHTS: Readonly<Record<AlchemirusFact['type'], number>> = {
  goalReached: 10,
  robbed: 9,
  earned: 8,
  haunted: 7,
  built: 7,
  bought: 6,
  transmuted: 5,
  sold: 5,
  harvested: 4,
  carried: 3,
  moved: 2,
  placed: 2,
  exchanged: 1,
  drew: 1,
  paid: 0,
  bankFilled: 0,
  reshuffled: 0,
  turnBegan: 0,
  began: 0,
  dealt: 0,
  ended: 0,
};

/** Gold and fame are what the game is about. */
export function weigh(fact: AlchemirusFact): number {
  const isGreat =
    (fact.type === 'sold' && fact.currency === 'fame') ||
    (fact.type === 'transmuted' && fact.into === 'gold');
  return isGreat ? WEIGHTS.earned : WEIGHTS[fact.type];
}

/** A turn begins with a card and is many small moves after that; an offer comes from somebody else. */
export function goesOn({ type }: AlchemirusQuestion): boolean {
  return type !== 'draw' && type !== 'offer';
}

/** A payment belongs to what it is for; what is carried or transmuted in one visit goes together. */
export function isSameGesture(next: AlchemirusQuestion, before: AlchemirusQuestion): boolean {
  if (next.type === 'pay') return true;
  return next.type === before.type && (next.type === 'transport' || next.type === 'transmute');
}
