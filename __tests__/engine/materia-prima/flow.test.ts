import { materiaPrima } from '@/engine/games/materia-prima/game';
import type { MateriaPrimaQuestion } from '@/engine/games/materia-prima/state';
import { NO_ELEMENTS } from '@/engine/games/materia-prima/stock';

const OF_AN_ACTION: readonly MateriaPrimaQuestion[] = [
  { type: 'drop', figure: 'sejlon', from: 'water' },
  { type: 'pack', figure: 'sejlon', isEquip: true, from: 0, before: null },
  { type: 'loot', figure: 'sejlon', hex: 0, elements: NO_ELEMENTS, isWon: true },
  { type: 'keep', kind: 'stone', left: 1, isFirst: true },
  { type: 'discard', left: 1 },
];

const OF_THEIR_OWN: readonly MateriaPrimaQuestion[] = [
  { type: 'alchemist' },
  { type: 'mission' },
  { type: 'place' },
  { type: 'turn' },
];

test.each(OF_AN_ACTION)('a bot goes on at once where $type is asked within an action', (question) => {
  expect(materiaPrima.goesOn?.(question)).toBe(true);
});

test.each(OF_THEIR_OWN)('a bot pauses before it answers $type', (question) => {
  expect(materiaPrima.goesOn?.(question)).toBe(false);
});
