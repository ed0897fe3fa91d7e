import { asked } from '@/engine/core/game';
import type { GameLab, LabCount } from '@/engine/core/lab';
import { RAVENS_TO_END, ROLES, SPELLS, STACKS, type Goods, type Stack } from './data';
import { countOf } from './drops';
import { isSpell } from './queries/deeds';
import { score } from './score';
import type { Source, WitchsBrew, WitchsBrewFact } from './state';
import { ravensTaken } from './steps';

const HANDS: LabCount = { group: 'hands', name: 'chosen' };

/** What is reported in these ways, also with a count of nought. A warlock's full action is the spell. */
const EXPECTED = {
  chosen: ROLES,
  called: ROLES,
  'claimed from another': ROLES,
  'so be it': ROLES,
  'full action had': ROLES.filter((role) => role !== 'warlock'),
  'full action not had': ROLES,
  'spell cast': SPELLS,
  'potion taken': STACKS,
} as const;

/** What the lab counts in Witch's Brew, and the balance bounds of its rules. A turn is a set. */
export const lab: GameLab<WitchsBrew> = {
  traits: () => ({}),
  turns: (table) => table.state.set,
  first: (table) => table.state.first,
  tally,
  expected: Object.entries(EXPECTED).flatMap(([group, names]) => names.map((name) => ({ group, name }))),
  findings: (table) => ({
    'five or more ravens at the end': ravensTaken(table.state) > RAVENS_TO_END,
    'a stack was used up': STACKS.some((stack) => table.state.stacks[stack].length === 0),
    'the last leader won': asked(table) === null && score(table)[table.state.leader]?.rank === 1,
  }),
  bounds: {
    orderShare: null,
    traitShare: {},
    medianTurns: [4, 7],
    findings: {},
    mustOccur: [],
    leastShare: [{ group: 'chosen', of: HANDS, points: 15 }],
  },
};

function tally(fact: WitchsBrewFact): readonly LabCount[] {
  switch (fact.type) {
    case 'chose':
      return [HANDS, ...(fact.roles ?? []).map((name) => ({ group: 'chosen', name }))];
    case 'called':
      return [{ group: 'called', name: fact.role }];
    case 'claimed':
      return [{ group: 'claimed from another', name: fact.role }];
    case 'yielded':
      return [{ group: 'so be it', name: fact.role }];
    case 'swapped':
      return isFullGain(fact.by, fact.gain) ? [fullAction(fact.by)] : [];
    case 'brewed':
      return [...(fact.price.gold === 0 ? [fullAction(fact.by)] : []), potion(fact.cauldron)];
    case 'levied':
      return [fullAction(fact.shelf === 'gold' ? 'cutpurse' : 'monk')];
    case 'bottled':
      return [potion(fact.shelf)];
    case 'declined':
      return fact.isFull ? [{ group: 'full action not had', name: fact.role }] : [];
    default:
      return [];
  }
}

function potion(name: Stack): LabCount {
  return { group: 'potion taken', name };
}

function fullAction(by: Source): LabCount {
  return { group: isSpell(by) ? 'spell cast' : 'full action had', name: by };
}

/** WB-23: an alchemist's favour brings two gold, all other favours one thing. */
function isFullGain(by: Source, { gold, drops, vials }: Goods): boolean {
  return isSpell(by) || gold + countOf(drops) + vials > (by === 'alchemist' ? 2 : 1);
}
