import type { TableSpeech } from '@/components/kit/speech';
import type { Seat } from '@/engine/core/seat';
import { say } from '@/engine/core/text';
import { capital, explained } from '@/engine/core/wording';
import { BOARDS, type Ingredient, type Place } from '@/engine/games/kazaam/data';
import { asleepOn, ingredientsIn, partsOn } from '@/engine/games/kazaam/queries/counts';
import { priceOf } from '@/engine/games/kazaam/queries/laying';
import type { KazaamMove } from '@/engine/games/kazaam/state';
import type { KazaamText } from '@/engine/games/kazaam/text/text';
import { tileOf, type TileId } from '@/engine/games/kazaam/tiles';
import type { KazaamView } from '@/engine/games/kazaam/view';

import { glows, isFavourite, nearSeat, payments, playerOf, slotOf, type Situation } from '../touch/intent';
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
      return tileLabel(speech, view, spot.tile);
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

/** A move in words, as the game says it. */
export function moveLabel({ text, who }: Speech, move: KazaamMove): string {
  return say(text.moves, move, who);
}
