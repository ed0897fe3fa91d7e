import type { GameLab, LabCount } from '@/engine/core/lab';
import { PART_OF, PARTS } from './data';
import { faceUp, isOneHomunculus } from './queries/standings';
import type { Kazaam, KazaamFact } from './state';
import { playerAt } from './steps';

const ACTIONS = ['draw', 'play', 'use', 'extract', 'restore', 'end early'];

/** What the lab counts in Kazaam, and the balance bounds it holds the tiles to (KZ-32). */
export const lab: GameLab<Kazaam> = {
  traits: (table, seat) => ({ alchemist: playerAt(table, seat).alchemist }),
  turns: (table) => table.state.turn.round,
  first: (table) => table.state.first,
  tally,
  expected: [
    ...ACTIONS.map((name) => ({ group: 'action', name })),
    ...PARTS.map((name) => ({ group: 'power', name })),
  ],
  findings: (table) => ({
    'one homunculus with five or more face up': table.state.players.some(({ board }) => {
      const tiles = faceUp(board);
      return tiles.length >= 5 && isOneHomunculus(tiles);
    }),
  }),
  bounds: {
    orderShare: null,
    traitShare: { alchemist: 4 },
    medianTurns: [8, 16],
    findings: { 'one homunculus with five or more face up': [1, 15] },
    mustOccur: ['power'],
    leastShare: [],
  },
};

function tally(fact: KazaamFact): readonly LabCount[] {
  switch (fact.type) {
    case 'drew':
      return [{ group: 'action', name: 'draw' }];
    case 'played':
      return [{ group: 'action', name: 'play' }];
    case 'extracted':
      return [{ group: 'action', name: 'extract' }];
    case 'restored':
      return [{ group: 'action', name: 'restore' }];
    case 'turnEnded':
      return [{ group: 'action', name: 'end early' }];
    case 'used':
      return [
        { group: 'action', name: 'use' },
        fact.aim
          ? { group: 'power', name: PART_OF[fact.place] }
          : { group: 'turned down without effect', name: PART_OF[fact.place] },
      ];
    case 'stopped':
      return [{ group: 'power', name: 'head' }];
    default:
      return [];
  }
}
