import { contract } from '../engine/contract/contract';
import { highCard } from './engine/game';

contract(highCard, {
  bySeat: ['state.cards'],
  hidden: ['state.cards[other]', 'state.deck'],
  known: ['state.cards[own]', 'state.discards'],
});
