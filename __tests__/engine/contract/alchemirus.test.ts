import { alchemirus } from '@/engine/games/alchemirus/game';
import { contract } from './contract';

contract(
  alchemirus,
  {
    bySeat: ['state.players', 'state.known'],
    hidden: [
      'state.players[other].hand',
      // Not even its owner sees the face of a card that is a good.
      'state.players[own].estate[*].goods[*].card',
      'state.players[other].estate[*].goods[*].card',
      'state.deck',
      'state.known[other]',
    ],
    known: [
      'state.players[own].hand',
      ...['own', 'other'].flatMap((owner) =>
        [
          'estate[*].building',
          'estate[*].goods[*].good',
          'estate[*].goods[*].deck',
          'fame',
          'field',
          'turns',
        ].map((field) => `state.players[${owner}].${field}`),
      ),
      ...['shuffles', 'discards', 'bank', 'spirit', 'first', 'turn', 'isLastRound', 'sold', 'known[own]'].map(
        (field) => `state.${field}`,
      ),
    ],
  },
  // A place at a stall is taken while others are asked about the good.
  ['sold'],
);
