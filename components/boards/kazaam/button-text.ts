import type { Ingredient } from '@/engine/games/kazaam/data';
import type { KazaamMove } from '@/engine/games/kazaam/state';
import { tileOf } from '@/engine/games/kazaam/tiles';
import { capital, explained } from '@/engine/core/wording';

import { nearSeat, playerOf, type Primary, type Situation } from './intent';
import { moveLabel, type Speech } from './labels';

/** What stands on a button, what is said of it, and the symbols drawn on it. */
interface ButtonText {
  readonly label: string;
  readonly spoken: string;
  readonly symbols: readonly Ingredient[];
}

export function primaryText(speech: Speech, situation: Situation, button: Primary): ButtonText {
  const { words, text } = speech;
  switch (button.type) {
    case 'move': {
      const cost = button.symbols.map((symbol) => text.ingredients[symbol]).join(', ');
      const spoken = moveLabel(speech, button.move);
      return {
        label: shortMove(speech, button.move),
        spoken: cost ? `${spoken}, ${words.costs(cost)}` : spoken,
        symbols: button.symbols,
      };
    }
    case 'refused': {
      const label = refusedLabel(speech, situation, button.move, button.missing);
      const lacking = button.missing.map((symbol) => text.ingredients[symbol]).join(', ');
      return {
        label,
        spoken: lacking ? explained(speech.language, label, lacking) : label,
        symbols: button.missing,
      };
    }
    case 'aim': {
      const label = hasTarget(situation, button.place) ? words.chooseTarget : words.noTarget;
      return { label, spoken: explained(speech.language, label, text.places[button.place]), symbols: [] };
    }
    case 'gather':
      return plain(words.gather(button.left));
    case 'reveal':
      return plain(words.reveal);
    case 'wait':
      return plain(words.waiting(speech.who(button.seat)));
    case 'over':
      return plain(words.over);
  }
}

function plain(label: string): ButtonText {
  return { label, spoken: label, symbols: [] };
}

/** Short enough for a thumb-wide button; the full sentence is what is spoken. */
export function shortMove(speech: Speech, move: KazaamMove): string {
  const { words, text, who } = speech;
  switch (move.type) {
    case 'play':
      return words.play(text.places[tileOf(move.tile).place]);
    case 'use':
      if (!move.aim) return words.turnDown;
      if (move.aim.type === 'tile') return words.strike(text.places[move.aim.place]);
      return move.aim.type === 'hand'
        ? capital(words.useOn(text.places[move.place], who(move.aim.seat)))
        : words.use(text.places[move.place]);
    case 'draw':
      return words.draw;
    case 'end':
      return words.endTurn;
    default:
      return moveLabel(speech, move);
  }
}

function refusedLabel(
  { words }: Speech,
  { view }: Situation,
  move: KazaamMove,
  missing: readonly Ingredient[],
): string {
  if (missing.length > 0) return words.missing(missing.length);
  if (move.type === 'play') return words.placeTaken;
  const isFull = playerOf(view, nearSeat(view)).handSize > 0;
  return isFull && view.reserveSize + view.discardsSize > 0 ? words.handFull : words.nothingToDraw;
}

function hasTarget({ moves }: Situation, place: string): boolean {
  return moves.some((move) => move.type === 'use' && move.place === place && move.aim !== null);
}
