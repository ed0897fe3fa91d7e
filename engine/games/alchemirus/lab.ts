import type { GameLab, LabCount } from '@/engine/core/lab';
import { BUILDINGS, CURRENCIES, FIELDS, PRICES, SPIRIT_PLACES, STALLS } from './data';
import type { Alchemirus, AlchemirusFact } from './state';
import { playerAt } from './steps';

/** What must be heard of in these ways, also with a count of nought. */
const EXPECTED = {
  built: BUILDINGS,
  'action done': [...new Set<string>(FIELDS), 'gloria'],
  'sold for': STALLS.flatMap((stall) =>
    CURRENCIES.filter((currency) => Object.values(PRICES[stall]).some((price) => price[currency])).map(
      (currency) => `${currency} at ${stall}`,
    ),
  ),
  made: ['gold'],
  'Spirit moved to': SPIRIT_PLACES,
} as const;

/** What the lab counts in Alchemirus, and the balance bounds of its rules. */
export const lab: GameLab<Alchemirus> = {
  traits: () => ({}),
  turns: (table) => playerAt(table, table.state.first).turns,
  first: (table) => table.state.first,
  tally,
  expected: Object.entries(EXPECTED).flatMap(([group, names]) => names.map((name) => ({ group, name }))),
  findings: () => ({}),
  bounds: {
    orderShare: 4,
    traitShare: {},
    medianTurns: [25, 45],
    findings: {},
    mustOccur: ['action done', 'Spirit moved to'],
    leastShare: [
      { group: 'built', of: 'games', points: 20 },
      { group: 'made', of: 'games', points: 60 },
    ],
    doersGain: { built: 15 },
  },
};

function tally(fact: AlchemirusFact): readonly LabCount[] {
  switch (fact.type) {
    case 'built':
      return [done('build'), { group: 'built', name: fact.building, seat: fact.seat }, ...demolition(fact)];
    case 'harvested':
      return [done('harvest')];
    case 'carried':
      return [done('transport')];
    case 'transmuted':
      return [done('transmutation'), ...(fact.into === 'gold' ? [{ group: 'made', name: 'gold' }] : [])];
    case 'sold':
      return [
        done('sale'),
        { group: 'sold', name: fact.good },
        { group: 'sold for', name: `${fact.currency} at ${fact.at}` },
      ];
    case 'earned':
      return [done(fact.by)];
    case 'haunted':
      return [done('spirit'), { group: 'Spirit moved to', name: fact.to }];
    default:
      return uncommon(fact);
  }
}

function uncommon(fact: AlchemirusFact): readonly LabCount[] {
  switch (fact.type) {
    case 'drew':
      return [{ group: 'drawn', name: fact.why }];
    case 'exchanged':
      return [{ group: 'drawn', name: 'from the bank' }];
    case 'bought':
      return [{ group: 'bought', name: fact.good }];
    case 'robbed':
      return [{ group: 'robbed', name: 'a card' }];
    case 'moved':
      return fact.fame > 0 ? [{ group: 'walked', name: 'for fame' }] : [];
    default:
      return [];
  }
}

const done = (name: string): LabCount => ({ group: 'action done', name });

function demolition(fact: Extract<AlchemirusFact, { readonly type: 'built' }>): readonly LabCount[] {
  return fact.demolished ? [{ group: 'demolished for', name: fact.building }] : [];
}
