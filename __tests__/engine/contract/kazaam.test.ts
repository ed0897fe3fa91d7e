import { kazaam } from '@/engine/games/kazaam/game';
import { contract } from './contract';

contract(kazaam, {
  bySeat: ['state.players', 'state.minds'],
  hidden: ['state.players[other].hand', 'state.reserve', 'state.discards', 'state.minds[other]'],
  known: [
    'state.players[own]',
    ...['alchemist', 'board', 'purse'].map((field) => `state.players[other].${field}`),
    ...['first', 'turn', 'finisher', 'minds[own]', 'minds[open]'].map((field) => `state.${field}`),
  ],
});
