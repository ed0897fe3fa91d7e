import type { Game } from '@/engine/core/game';
import type { HighCard } from './state';

export const RULEBOOK: Game<HighCard>['rulebook'] = [{ id: 'play', rules: ['HC-1', 'HC-2', 'HC-3'] }];

/** The rule behind each refusal. */
export const REASONS: Game<HighCard>['reasons'] = {
  'not-a-move': 'HC-2',
  'not-asked': 'HC-2',
  'game-over': 'HC-3',
  'look-first': 'HC-2',
  'nothing-new': 'HC-2',
};
