import { between, type Side, type Travel } from '@/components/kit/stage/between';
import { endOf, inTurn } from '@/components/kit/stage/scene';
import { without } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { CENTRE, type Card } from '@/engine/games/alchemirus/data';
import type { AlchemirusView } from '@/engine/games/alchemirus/view';

import { playerOf } from '../seats';
import type { Cue, CueOf, FactOf, Shown } from './cues';
import { cardsOn, withPlayer, type Tables } from './lying';
import { DISCARDS, handAt, hauntAt, plotAt, slotAt } from './places';

/** How long a card is under way. */
export const CARD = 220;
/** Cards of one movement leave so long after each other, and all within this time. */
export const STAGGER = 40;
const SPREAD = 240;
const GLIDE = 500;
const EYES = 260;
const LIGHT = 260;

/** Cards go from where they lay to where they lie now. */
export function flying(tables: Tables, start = 0): readonly CueOf<'card'>[] {
  return flights(tables, travels(tables), start);
}

function travels({ before, after }: Tables): readonly Travel<Card>[] {
  return between(cardsOn(before), cardsOn(after)).travels;
}

function flights({ before, after }: Tables, cards: readonly Travel<Card>[], start: number) {
  return inRow(
    cards.map(({ piece, side, from, to }) =>
      flight(piece, side, inFan(before, from, piece), inFan(after, to, piece)),
    ),
    start,
  );
}

/** One after the other, closer together the more they are. */
export function inRow(cues: readonly CueOf<'card'>[], start = 0): readonly CueOf<'card'>[] {
  return cues.map((cue, index) => ({ ...cue, start: start + inTurn(cues.length, index, STAGGER, SPREAD) }));
}

export function flight(card: Card | null, side: Side, from: string, to: string): CueOf<'card'> {
  return { type: 'card', card, side, from, to, start: 0, time: CARD };
}

/** A card that somebody holds has its own place in a fan that is seen. */
function inFan({ viewer, hand }: AlchemirusView, place: string, card: Card | null): string {
  const isSeen = viewer !== 'public' && place === handAt(viewer) && card !== null && hand.includes(card);
  return isSeen ? slotAt(viewer, hand.lastIndexOf(card), hand.length) : place;
}

/** The Spirit's eyes flare as one passes, a Domo lights up: then the cards come. */
export function drawing(tables: Tables, { seat, why }: FactOf<'drew'>): readonly Cue[] {
  const lights = lightsFor(tables.before, seat, why);
  return [...lights, ...flying(tables, lights.length > 0 ? EYES / 2 : 0)];
}

function lightsFor(view: AlchemirusView, seat: Seat, why: FactOf<'drew'>['why']): readonly Cue[] {
  switch (why) {
    case 'spirit':
      return [eyes(view)];
    case 'domo':
      return playerOf(view, seat).estate.flatMap(({ building }, plot) =>
        building === CENTRE ? [flare(plotAt(seat, plot))] : [],
      );
    case 'turn':
    case 'sale':
      return [];
  }
}

const eyes = ({ spirit }: AlchemirusView): Cue => ({
  type: 'eyes',
  at: hauntAt(spirit),
  start: 0,
  time: EYES,
});

export const flare = (place: string): Cue => ({ type: 'flare', at: place, start: 0, time: LIGHT });

/** First the card that is given, then the one that is taken. */
export function exchanging({ before, after }: Tables, { seat, give }: FactOf<'exchanged'>): Shown {
  const given = withPlayer(before, seat, { handSize: playerOf(before, seat).handSize - 1 });
  const hand = before.hand.length > 0 && before.viewer === seat ? without(before.hand, give) : before.hand;
  const halfway = { ...given, hand, discards: after.discards };
  return {
    cues: [...flying({ before, after: halfway }), ...flying({ before: halfway, after }, CARD / 2)],
    halfway,
  };
}

const SWEPT = 6;

/** A few cards of the discards stand for all of them. */
export function reshuffling(tables: Tables): readonly Cue[] {
  const all = travels(tables);
  const swept = all.filter(({ from }) => from === DISCARDS).slice(0, SWEPT);
  return flights(tables, [...swept, ...all.filter(({ from }) => from !== DISCARDS)], 0);
}

/** Plots darken and brighten while it glides. Where the whole hand is the price, that goes first; where it has moved in, its eyes flare. */
export function haunting(tables: Tables, { from, to }: FactOf<'haunted'>): readonly Cue[] {
  const paid = flying(tables);
  const start = Math.max(0, endOf(paid) - CARD / 2);
  return [
    ...paid,
    { type: 'glide', from: hauntAt(from), to: hauntAt(to), start, time: GLIDE },
    { type: 'eyes', at: hauntAt(to), start: start + GLIDE, time: EYES },
  ];
}

/** Thief and victim see which card it was. */
export function robbing(tables: Tables): readonly Cue[] {
  return [eyes(tables.before), ...flying(tables, EYES / 2)];
}
