import type { CoreReason } from '@/engine/core/game';

export const RULEBOOK = [
  { id: 'components', rules: ['KZ-31', 'KZ-32'] },
  { id: 'setup', rules: ['KZ-1', 'KZ-2', 'KZ-3', 'KZ-4'] },
  { id: 'turn', rules: ['KZ-5', 'KZ-6', 'KZ-7'] },
  { id: 'draw', rules: ['KZ-8', 'KZ-9', 'KZ-10'] },
  { id: 'play', rules: ['KZ-11', 'KZ-12', 'KZ-13'] },
  {
    id: 'use',
    rules: ['KZ-14', 'KZ-15', 'KZ-16', 'KZ-17', 'KZ-18', 'KZ-19', 'KZ-20', 'KZ-21', 'KZ-22'],
  },
  { id: 'extract', rules: ['KZ-23'] },
  { id: 'restore', rules: ['KZ-24'] },
  { id: 'end', rules: ['KZ-25', 'KZ-26', 'KZ-27', 'KZ-28', 'KZ-29', 'KZ-30'] },
  { id: 'secrecy', rules: ['KZ-33'] },
] as const;

export type KazaamSection = (typeof RULEBOOK)[number]['id'];
export type KazaamRule = (typeof RULEBOOK)[number]['rules'][number];

/** The rule behind each refusal. */
export const REASONS = {
  'not-a-move': 'KZ-6',
  'not-asked': 'KZ-7',
  'game-over': 'KZ-25',
  'hand-full': 'KZ-9',
  'nothing-to-draw': 'KZ-10',
  'not-in-hand': 'KZ-11',
  'cannot-pay': 'KZ-11',
  'place-taken': 'KZ-12',
  'nothing-to-extract': 'KZ-23',
  'nothing-asleep': 'KZ-24',
  'no-tile-there': 'KZ-14',
  'already-asleep': 'KZ-14',
  'head-is-no-action': 'KZ-21',
  'wrong-object': 'KZ-22',
  'ear-on-oneself': 'KZ-15',
  'ear-on-empty-hand': 'KZ-15',
  'arm-on-oneself': 'KZ-16',
  'arm-on-empty-hand': 'KZ-16',
  'arm-with-full-hand': 'KZ-16',
  'leg-with-full-hand': 'KZ-17',
  'leg-without-discards': 'KZ-17',
  'tail-on-nothing': 'KZ-19',
  'tail-on-itself': 'KZ-19',
  'stop-or-allow': 'KZ-22',
  'no-power-to-stop': 'KZ-20',
  'look-first': 'KZ-15',
  'nothing-to-look-at': 'KZ-15',
  'new-tile-first': 'KZ-8',
  'search-first': 'KZ-17',
  'not-searching': 'KZ-17',
  'not-in-discards': 'KZ-17',
  'gather-first': 'KZ-18',
  'not-gathering': 'KZ-18',
} as const satisfies Record<string, KazaamRule>;

export type KazaamReason = Exclude<keyof typeof REASONS, CoreReason>;
