import { kazaam } from '@/engine/games/kazaam/game';
import { contract } from './contract';

contract(kazaam, {
  bySeat: ['state.players', 'state.minds'],
  hidden: ['state.players[other].hand', 'state.reserve', 'state.discards', 'state.minds[other]'],
});
