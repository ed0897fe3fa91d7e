import type { TableSpeech } from '@/components/kit/speech';
import type { Seat } from '@/engine/core/seat';
import { say } from '@/engine/core/text';
import { capital, explained } from '@/engine/core/wording';
import { BOARDS, type Ingredient, type Place } from '@/engine/games/kazaam/data';
import { asleepOn, ingredientsIn, partsOn } from '@/engine/games/kazaam/queries/counts';
import { fitOf, priceOf } from '@/engine/games/kazaam/queries/laying';
import type { Outlook } from '@/engine/games/kazaam/queries/outlook';
import type { KazaamMove } from '@/engine/games/kazaam/state';
import type { KazaamText } from '@/engine/games/kazaam/text/text';
import { tileOf, type TileId } from '@/engine/games/kazaam/tiles';
import type { KazaamView } from '@/engine/games/kazaam/view';

import {
  glows,
  isFavourite,
  missingToPlay,
  nearSeat,
  payments,
  playerOf,
  readinessOf,
  slotOf,
  type Readiness,
  type Situation,
} from '../touch/intent';
import type { Spot } from '../touch/spots';
import type { BoardWords } from './words';

/** Everything words are made of. */
export type Speech = TableSpeech<KazaamText, BoardWords>;

/** What a screen reader says of a spot. */
export function labelOf(speech: Speech, situation: Situation, spot: Spot): string {
  const words = [nameOf(speech, situation, spot)];
  if (isChosen(situation, spot)) words.push(speech.words.chosen);
  if (glows(situation, spot)) words.push(speech.words.target);
  return capital(words.join(', '));
}

export function isChosen({ view, selection }: Situation, spot: Spot): boolean {
  if (spot.type === 'hand') return selection?.type === 'tile' && selection.tile === spot.tile;
  const isOwn = spot.type === 'place' && spot.seat === nearSeat(view);
  if (!isOwn || selection?.type !== 'part') return false;
  return selection.place === spot.place || selection.struck === spot.place;
}

function nameOf(speech: Speech, situation: Situation, spot: Spot): string {
  const { words } = speech;
  const { view } = situation;
  switch (spot.type) {
    case 'hand':
      return [tileLabel(speech, view, spot.tile), ...promiseLabels(speech, view, spot.tile)].join(', ');
    case 'place':
      return placeLabel(speech, situation, spot.seat, spot.place);
    case 'player':
      return playerLabel(speech, situation, spot.seat);
    case 'vessel':
      return vesselLabel(speech, situation, spot.ingredient);
    case 'reserve':
      return words.drawLabel(view.reserveSize);
    case 'crucible':
      return words.extractLabel;
    case 'restore':
      return words.restoreLabel(asleepOn(playerOf(view, nearSeat(view)).board).length);
    case 'discards':
      return words.discardsLabel(view.discardsSize);
  }
}

/** What the coin on a tile of the hand says. */
function promiseLabels({ text, words }: Speech, view: KazaamView, tile: TileId): readonly string[] {
  const isLast = fitOf(playerOf(view, nearSeat(view)).board, tile) === 'completes';
  const missing = missingToPlay(view, tile).map((symbol) => text.ingredients[symbol]);
  const told: Readonly<Record<Readiness, string>> = {
    ready: words.ready,
    lacking: words.lacks(missing.join(', '), missing.length),
    taken: words.placeIsTaken,
  };
  return [told[readinessOf(view, tile)], ...(isLast ? [words.isLast] : [])];
}

/** A tile as it is held: its name, what it costs, and whether it counts more. */
export function tileLabel(speech: Speech, view: KazaamView, tile: TileId): string {
  return `${speech.text.tile(tileOf(tile))}, ${factsLabel(speech, view, tile)}`;
}

export function factsLabel(speech: Speech, view: KazaamView, tile: TileId): string {
  const cost = costLabel(speech, tile);
  return isFavourite(view, tile) ? `${cost}, ${speech.words.favouriteTile}` : cost;
}

function costLabel({ text, words }: Speech, tile: TileId): string {
  return words.costs(
    priceOf(tile)
      .map((symbol) => text.ingredients[symbol])
      .join(', '),
  );
}

function placeLabel({ text, words }: Speech, { view }: Situation, seat: Seat, place: Place): string {
  const slot = slotOf(view, seat, place);
  if (!slot) return words.empty(text.places[place]);
  const name = text.tile(tileOf(slot.tile));
  const told = slot.isUp ? words.awake(name) : words.asleep(name);
  return isFavourite(view, slot.tile, seat) ? `${told}, ${words.favouriteTile}` : told;
}

function playerLabel({ language, words, who }: Speech, { view }: Situation, seat: Seat): string {
  const player = playerOf(view, seat);
  const told = [
    words.parts(partsOn(player.board)),
    words.inHand(player.handSize),
    words.ingredients(ingredientsIn(player.purse)),
  ];
  return explained(language, who(seat), told.join(', '));
}

function vesselLabel(
  { language, text, words }: Speech,
  situation: Situation,
  ingredient: Ingredient,
): string {
  const { view } = situation;
  const { purse, alchemist } = playerOf(view, nearSeat(view));
  const told = [explained(language, text.ingredients[ingredient], purse[ingredient])];
  if (BOARDS[alchemist].ingredient === ingredient) told.push(words.favourite);
  const payment = payments(situation)[ingredient];
  if (payment) told.push(words.pays(payment));
  return told.join(', ');
}

/** What a power would do, in words. */
export function outlookWords({ text, words, who }: Speech, user: Seat, outlook: Outlook): string {
  switch (outlook.type) {
    case 'sees':
      return words.sees(who(user), who(outlook.owner), outlook.count);
    case 'takes':
      return words.takes(who(user), who(outlook.owner), outlook.count, outlook.count - 1);
    case 'searches':
    case 'gathers':
      return words[outlook.type](who(user), outlook.count);
    case 'turnsDown':
      return words.turnsDown(text.places[outlook.place], who(outlook.owner));
    case 'discards':
      return words.strikesOff(text.places[outlook.place], who(outlook.owner));
    case 'stops':
      return words.wouldStop(text.places[outlook.place], who(outlook.owner));
  }
}

/** A move in words, as the game says it. */
export function moveLabel({ text, who }: Speech, move: KazaamMove): string {
  return say(text.moves, move, who);
}
