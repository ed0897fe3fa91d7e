import type { AnyGame } from '@/engine/core/game';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import { expectFairBot } from './bots';
import { contract } from './contract';

contract(
  materiaPrima,
  {
    bySeat: ['state.players'],
    hidden: [
      'state.players[other].hand',
      'state.players[other].dealt',
      'state.players[other].mission',
      'state.decks.homunculus.cards',
      'state.decks.equipment.cards',
      'state.decks.stone.cards',
      'state.shown',
      'state.bag',
    ],
    // Which missions nobody was dealt, in the order of the box: with two the last is never dealt, with four all that can be.
    known: [
      'state.players[own]',
      ...['alchemist', 'tower', 'home', 'figures', 'store', 'worn', 'stored', 'souls', 'starters'].map(
        (field) => `state.players[other].${field}`,
      ),
      ...['fragments', 'extensions', 'hasAttacked', 'notHis'].map((field) => `state.players[other].${field}`),
      ...['homunculus', 'equipment', 'stone'].map((kind) => `state.decks.${kind}.layers`),
      ...['layout', 'piles', 'missions', 'market', 'souls', 'first', 'turn', 'round'].map(
        (field) => `state.${field}`,
      ),
      ...['active', 'fresh', 'mayShift', 'dice', 'ending'].map((field) => `state.${field}`),
    ],
    hiddenWith: { 2: ['state.missions[first]', 'state.missions[between]'], 3: ['state.missions'] },
  },
  // An action is spent before what it is spent on.
  ['actions', 'extras', 'mayShift'],
);

test('MP-12 bots of other tempers who take turns in one turn do not open and close Equip for ever', () => {
  expectFairBot(materiaPrima as AnyGame, 2, 'master', 4);
});
