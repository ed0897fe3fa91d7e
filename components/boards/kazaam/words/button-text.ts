import type { Ingredient } from '@/engine/games/kazaam/data';
import type { KazaamMove } from '@/engine/games/kazaam/state';
import { tileOf } from '@/engine/games/kazaam/tiles';
import type { KazaamView } from '@/engine/games/kazaam/view';
import { capital, explained } from '@/engine/core/wording';

import { hindrance, type Primary, type Situation } from '../touch/intent';
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
      const label = refusedLabel(speech, situation.view, button);
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
  const { words, text } = speech;
  switch (move.type) {
    case 'play':
      return words.play(text.places[tileOf(move.tile).place]);
    case 'use':
      return shortUse(speech, move);
    case 'draw':
      return words.draw;
    case 'end':
      return words.endTurn;
    case 'extract':
    case 'restore':
    case 'stop':
    case 'allow':
    case 'seen':
    case 'take':
    case 'gather':
      return moveLabel(speech, move);
  }
}

function shortUse(
  { words, text, who }: Speech,
  { place, aim }: Extract<KazaamMove, { type: 'use' }>,
): string {
  switch (aim?.type) {
    case undefined:
      return words.turnDown;
    case 'tile':
      return words.strike(text.places[aim.place]);
    case 'hand':
      return capital(words.useOn(text.places[place], who(aim.seat)));
    case 'discards':
    case 'supply':
      return words.use(text.places[place]);
  }
}

function refusedLabel(
  { words }: Speech,
  view: KazaamView,
  { move, missing }: Extract<Primary, { type: 'refused' }>,
): string {
  switch (hindrance(view, move)) {
    case 'cannot-pay':
      return words.missing(missing.length);
    case 'place-taken':
      return words.placeTaken;
    case 'hand-full':
      return words.handFull;
    case 'nothing-to-draw':
      return words.nothingToDraw;
    // Only what is in the hand can be taken up, and what is not refused is not asked for.
    case 'not-in-hand':
    case null:
      return words.playShort;
  }
}

function hasTarget({ moves }: Situation, place: string): boolean {
  return moves.some((move) => move.type === 'use' && move.place === place && move.aim !== null);
}
