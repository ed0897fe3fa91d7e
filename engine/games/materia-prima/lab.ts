import type { GameLab, LabCount } from '@/engine/core/lab';
import { FORMULAS } from './cards';
import { EXTENSIONS, MISSION_SEATS, MISSIONS } from './data';
import { score } from './score';
import type { MateriaPrima, MateriaPrimaFact } from './state';
import { playerAt } from './steps';
import { kindOf } from './queries/formulas';

const FULFILLED = 'mission fulfilled';

/** What must be heard of in these ways, also with a count of nought. */
const EXPECTED = {
  transmuted: FORMULAS,
  bought: EXTENSIONS,
} as const;

/** What the lab counts in Materia Prima, and the balance bounds of its rules. A turn is a round. */
export const lab: GameLab<MateriaPrima> = {
  traits: (table, seat) => {
    const { alchemist, mission } = playerAt(table, seat);
    return { alchemist: alchemist ?? 'none', mission: mission ?? 'none' };
  },
  turns: (table) => table.state.round,
  first: (table) => table.state.first,
  tally,
  expected: [
    ...MISSIONS.map((name) => ({ group: FULFILLED, name, players: MISSION_SEATS[name] })),
    ...Object.entries(EXPECTED).flatMap(([group, names]) => names.map((name) => ({ group, name }))),
  ],
  findings: (table) => ({
    'ended by a mission': table.state.ending?.why === 'mission',
    'who ended it won': endedByWinner(table),
  }),
  bounds: {
    orderShare: null,
    traitShare: { alchemist: 6 },
    medianTurns: [18, 40],
    findings: { 'ended by a mission': [90, 100] },
    mustOccur: [FULFILLED],
    leastShare: [],
  },
};

function endedByWinner(table: Parameters<typeof lab.findings>[0]): boolean {
  const by = table.state.ending?.by ?? null;
  return by !== null && score(table)[by]?.rank === 1;
}

function tally(fact: MateriaPrimaFact): readonly LabCount[] {
  switch (fact.type) {
    case 'fulfilled':
      return [{ group: FULFILLED, name: fact.mission }];
    case 'transmuted':
      return [
        { group: 'transmuted', name: fact.formula, seat: fact.seat },
        { group: 'made', name: kindOf(fact.formula) },
      ];
    case 'bought':
      return [{ group: 'bought', name: fact.extension, seat: fact.seat }];
    case 'activated':
      return [{ group: 'activated', name: fact.extension }];
    case 'fought':
      return [{ group: 'attacks', name: fact.isWon ? 'won' : 'beaten off' }];
    case 'converted':
      return [{ group: 'converted', name: fact.into }];
    case 'mined':
      return [{ group: 'mined', name: fact.element }];
    case 'researched':
      return [{ group: 'researched', name: fact.kind }];
    case 'ended':
      return [{ group: 'ended by', name: fact.why }];
    default:
      return [];
  }
}
