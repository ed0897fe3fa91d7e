import type { TableSpeech } from '@/components/kit/speech';
import type { Seat } from '@/engine/core/seat';
import { say } from '@/engine/core/text';
import { capital } from '@/engine/core/wording';
import { at } from '@/engine/core/list';
import { allSeats } from '@/engine/core/seat';
import { CENTRE, REWARD, type Card, type SpiritPlace } from '@/engine/games/alchemirus/data';
import { costOf } from '@/engine/games/alchemirus/queries/cards';
import { isBlocked, transmutedOn } from '@/engine/games/alchemirus/queries/goods';
import { prospectOf } from '@/engine/games/alchemirus/queries/prospect';
import {
  cardsFromDomos,
  fameForSteps,
  passesSpirit,
  stepsBetween,
} from '@/engine/games/alchemirus/queries/ring';
import type { AlchemirusMove } from '@/engine/games/alchemirus/state';
import type { AlchemirusText } from '@/engine/games/alchemirus/text/text';
import type { AlchemirusView, PlotView } from '@/engine/games/alchemirus/view';

import { playerOf, nearSeat } from '../seats';
import { canReach, reachOf, wayTo } from '../touch/reach';
import { isDemolishing, type Held, type Situation } from '../touch/situation';
import type { Occasion } from './en';
import type { BoardWords } from './words';

/** Everything words are made of. */
export type Speech = TableSpeech<AlchemirusText, BoardWords>;

const list = (parts: readonly (string | null | false | undefined)[], mark = ', ') =>
  parts.filter(Boolean).join(mark);

/** A move in words, as the game says it. */
export function moveLabel({ text, who }: Speech, move: AlchemirusMove): string {
  return say(text.moves, move, who);
}

/** More would not be listened to. */
const MOST_ACTIONS = 12;

/** Moves that a screen reader offers with a piece. */
export function actionsFor(
  speech: Speech,
  moves: readonly AlchemirusMove[],
  play: (move: AlchemirusMove) => void,
) {
  return moves.slice(0, MOST_ACTIONS).map((move, index) => ({
    name: `${move.type}-${index}`,
    label: moveLabel(speech, move),
    run: () => play(move),
  }));
}

export function questionLabel({ text, who }: Speech, { asked }: AlchemirusView): string | null {
  return asked && say(text.questions, asked.what, who);
}

/** What is to be done, for the head of the table. */
export function occasionOf(view: AlchemirusView): Occasion | null {
  const what = view.asked?.what;
  if (!what) return null;
  if (what.type === 'pay') return `pay-${what.purpose}`;
  const isFirst = what.type === 'move' && view.asked && playerOf(view, view.asked.seat).field === null;
  return isFirst ? 'place' : what.type;
}

/** A kind of card with its plain word. */
function cardName({ text }: Speech, card: Card): string {
  return `${text.cards[card]}, ${text.plain[card]}`;
}

export function cardLabel(speech: Speech, card: Card): string {
  return list([cardName(speech, card), speech.words.costs(costOf(card))]);
}

export function handCardLabel(speech: Speech, { view, draft }: Situation, place: number): string {
  const card = at(view.hand, place);
  return list([cardLabel(speech, card), draft.paying.includes(place) && speech.words.pays]);
}

export function playerLabel(speech: Speech, view: AlchemirusView, seat: Seat): string {
  const { words, text, who } = speech;
  const { fame, handSize, estate } = playerOf(view, seat);
  const goods = estate.flatMap((plot) => plot.goods);
  return list([
    who(seat),
    words.fame(fame),
    words.handOf(handSize),
    words.buildings(estate.length),
    goods.length > 0 && text.goodsOf(goods),
  ]);
}

function standing({ words, who }: Speech, view: AlchemirusView, field: number): string | null {
  const here = allSeats(view.players.length).filter((seat) => playerOf(view, seat).field === field);
  return here.length === 0 ? null : words.standsHere(here.map(who).join(', '));
}

export function fieldLabel(speech: Speech, situation: Situation, field: number): string {
  const { words, text } = speech;
  const { view, draft } = situation;
  return list([
    text.field(field),
    reachWords(speech, situation, field),
    standing(speech, view, field),
    canReach(situation, field) && isIdleField(view, field) && words.nothingThere,
    draft.field === field && words.chosen,
  ]);
}

const prospectAt = (view: AlchemirusView, field: number) =>
  prospectOf(view, { ...playerOf(view, nearSeat(view)), hand: view.hand }, field);

/** Whoever is to move would find nothing to do there. */
export function isIdleField(view: AlchemirusView, field: number): boolean {
  return prospectAt(view, field).type === 'nothing';
}

/** What one would find to do on a field. */
function prospectWords({ words, text }: Speech, view: AlchemirusView, field: number): string | null {
  const prospect = prospectAt(view, field);
  switch (prospect.type) {
    case 'nothing':
      return words.nothingThere;
    case 'open':
      return null;
    case 'build':
      return words.enoughFor(text.cards[prospect.building]);
    case 'make':
      return text.goodsOf(prospect.goods);
    case 'carry':
      return words.toCarry(text.goodsOf(prospect.goods));
    case 'sell':
      return words.toSell(text.goodsOf(prospect.goods));
    case 'give':
      return words.moreFame(REWARD.gifts);
  }
}

function reachWords({ words }: Speech, situation: Situation, field: number): string | null {
  const way = wayTo(situation, field);
  const steps = way?.type === 'go' ? words.fields(way.steps) : null;
  switch (reachOf(situation, field)) {
    case 'rest':
      return null;
    case 'free':
      return steps;
    case 'fame':
      return `${steps} ${words.forFame}`;
    case 'far':
      return words.outOfReach;
    case 'locked':
      return words.spiritTaken;
  }
}

/** What a way brings and costs, and what one finds to do at its end. */
export function wayNotes(speech: Speech, view: AlchemirusView, field: number): readonly string[] {
  const { words } = speech;
  const prospect = prospectWords(speech, view, field);
  const { field: from, estate } = playerOf(view, nearSeat(view));
  const steps = from === null ? 0 : stepsBetween(from, field);
  const domos = estate.filter(({ building }) => building === CENTRE).length;
  const given = cardsFromDomos(domos, field, view.spirit);
  return [
    ...(prospect ? [prospect] : []),
    ...(steps > 0 ? [words.fields(steps)] : []),
    ...(fameForSteps(steps) > 0 ? [words.lessFame] : []),
    ...(from !== null && passesSpirit(from, steps) ? [words.passing] : []),
    ...(given > 0 ? [words.fromDomo(given)] : []),
  ];
}

export function placeLabel(speech: Speech, view: AlchemirusView, place: SpiritPlace): string {
  const { words, text } = speech;
  return place === view.spirit ? words.spiritOn(place, text.places[place]) : capital(text.places[place]);
}

/** A plot with what lies on it and what is planned with it. */
export function plotLabel(speech: Speech, situation: Situation, plot: PlotView, index: number): string {
  const { words, text } = speech;
  const { view, draft } = situation;
  const into = view.asked?.what.type === 'transmute' ? transmutedOn(view, plot) : null;
  return list([
    words.plot(index + 1, cardName(speech, plot.building)),
    plot.goods.length > 0 ? words.lying(text.goodsOf(plot.goods)) : null,
    isBlocked(view, plot.building) && words.held,
    into && (draft.out.includes(index) ? words.leftOut : words.transmutesInto(text.goods[into])),
    draft.plot === index && (isDemolishing(situation) ? words.toBeDemolished : words.chosen),
  ]);
}

export function goodLabel(speech: Speech, estate: readonly PlotView[], { from, good }: Held): string {
  const { words, text } = speech;
  return capital(words.good(text.goods[good], from + 1, text.cards[at(estate, from).building]));
}
