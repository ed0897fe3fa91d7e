import type { GameText } from '@/engine/core/text';
import type { HighCard } from '../state';
import { cover } from '../cover';

export const en: GameText<HighCard> = {
  ...cover.text.en,
  questions: { choose: () => 'Keep your card, or swap it?', look: () => 'This is your new card.' },
  moves: { keep: () => 'Keep it', swap: () => 'Swap it', seen: () => 'I have seen it' },
  facts: {
    kept: ({ seat }, who) => `${who(seat)} kept the card.`,
    swapped: ({ seat, away, drawn }, who) =>
      `${who(seat)} put the ${away} away and drew ${drawn === null ? 'a card' : `the ${drawn}`}.`,
    showed: ({ seat, card }, who) => `${who(seat)} showed the ${card}.`,
  },
  reasons: {
    'not-a-move': 'That is not something one can do in this game.',
    'not-asked': 'Somebody else is to choose now.',
    'game-over': 'The game is over: all cards have been shown.',
    'look-first': 'You have swapped already. First look at your new card.',
    'nothing-new': 'You have no new card to look at. Keep yours, or swap it.',
  },
  lines: { card: 'Card' },
  sections: { play: 'How it is played' },
  rules: {
    'HC-1':
      'There are thirteen cards, 1 to 13, for two to four players. Each gets one that nobody else sees.',
    'HC-2':
      'One after another, all either keep their card, or put it away for all to see and draw another, once.',
    'HC-3': 'Then all cards are shown. The highest wins.',
  },
};
