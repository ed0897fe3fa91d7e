import { witchsBrew } from '@/engine/games/witchs-brew/game';
import { contract } from './contract';

contract(witchsBrew, {
  bySeat: ['state.players'],
  // The first spell lies open; who took which potion everybody has seen.
  hidden: ['state.players[other].hand', 'state.spells[between]', 'state.spells[last]', 'state.forbiddenDeck'],
  known: [
    'state.players[own]',
    ...['gold', 'drops', 'vials', 'potions', 'spent'].map((field) => `state.players[other].${field}`),
    ...['stacks', 'goldOnShelf', 'dropsOnShelf', 'spells[first]', 'forbidden'].map(
      (field) => `state.${field}`,
    ),
    ...['first', 'set', 'trickNumber', 'leader', 'called', 'trick'].map((field) => `state.${field}`),
  ],
});
