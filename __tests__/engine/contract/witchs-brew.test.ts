import { witchsBrew } from '@/engine/games/witchs-brew/game';
import { contract } from './contract';

contract(witchsBrew, {
  bySeat: ['state.players'],
  // The first spell lies open; who took which potion everybody has seen.
  hidden: ['state.players[other].hand', 'state.spells[between]', 'state.spells[last]', 'state.forbiddenDeck'],
});
