import { defaultOptions } from '@/engine/core/game';
import { begin } from '@/engine/core/match';
import { legalMoves, start } from '@/engine/core/play';
import { rngFrom } from '@/engine/core/rng';
import { allSeats } from '@/engine/core/seat';
import { POTIONS, ROLES, SPELLS, type Role } from '@/engine/games/witchs-brew/data';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import type { WitchsBrewOptions, WitchsBrewTable } from '@/engine/games/witchs-brew/state';
import {
  ANNA,
  BEN,
  call,
  CLAIM,
  CLARA,
  DECLINE,
  DORA,
  drops,
  factsOf,
  letters,
  played,
  playerOf,
  question,
  refusalOf,
  scenario,
  TAKE,
  YIELD,
} from './scenario';

const OPTIONS: WitchsBrewOptions = { forbiddenRoles: 'usual', openScores: false };
const FIVE: readonly Role[] = ['witch', 'wizard', 'druid', 'alchemist', 'monk'];
const OTHER_FIVE: readonly Role[] = [
  'wolf-keeper',
  'snake-hunter',
  'herb-collector',
  'assistant',
  'cutpurse',
];

function seatedAt(seats: number, seed = 1, options: Partial<WitchsBrewOptions> = {}): WitchsBrewTable {
  return start(witchsBrew, seats, { ...OPTIONS, ...options }, rngFrom(seed));
}

/** Everybody chooses what is first in the list of choices. */
function allChosen(table: WitchsBrewTable): WitchsBrewTable {
  let now = table;
  while (question(now).what.type === 'choose') {
    now = played(now, [question(now).seat, legalMoves(witchsBrew, now)[0]!]);
  }
  return now;
}

describe('set-up', () => {
  const sitters = (count: number) => allSeats(count).map((seat) => ({ name: `Guest ${seat}`, bot: null }));

  test.each([
    [2, false],
    [3, true],
    [5, true],
    [6, false],
  ])('WB-1 with %i players the game can begin: %s', (count, can) => {
    const match = begin(witchsBrew, {
      options: defaultOptions(witchsBrew),
      seed: 1,
      sitters: sitters(count),
    });
    expect(match.ok).toBe(can);
  });

  test('WB-1 everybody has two gold, a drop of each colour, and may choose among twelve roles', () => {
    const table = seatedAt(5);
    for (const player of table.state.players) {
      expect(player).toMatchObject({ gold: 2, drops: drops('RWG'), vials: 0, potions: [] });
    }
    const offered = legalMoves(witchsBrew, table).flatMap((move) =>
      move.type === 'choose' ? move.roles : [],
    );
    expect(new Set(offered)).toEqual(new Set(ROLES));
  });

  test('WB-2 the stacks are complete, one shuffled spell is open, the first player is random', () => {
    const tables = Array.from({ length: 60 }, (_, seed) => seatedAt(4, seed));
    for (const { state } of tables) {
      expect(Object.values(state.stacks).flat()).toHaveLength(31);
      expect([...state.spells].sort()).toEqual([...SPELLS].sort());
    }
    expect(new Set(tables.map(({ state }) => state.spells[0])).size).toBe(8);
    expect(new Set(tables.map(({ state }) => state.first)).size).toBe(4);
    const view = witchsBrew.view(tables[0]!, ANNA);
    expect(view.spell).toBe(tables[0]!.state.spells[0]);
    expect(JSON.stringify(view)).not.toContain(tables[0]!.state.spells[1]);
  });

  test('WB-3 the supply never runs out', () => {
    const rich = { gold: 90, drops: 'R'.repeat(25) };
    const table = scenario({ players: [{ ...rich, hand: ['wolf-keeper'] }, {}, {}] });
    const after = played(table, [ANNA, call('wolf-keeper')], [ANNA, TAKE]);
    expect(playerOf(after, ANNA).drops.red).toBe(28);
  });
});

describe('what lies open', () => {
  const players = [
    { vials: 3, taken: { iron: 5 }, hand: ['witch'] as const },
    { vials: 2, taken: { copper: 1 } },
    {},
  ];

  test('WB-4 drops, gold, vials and the number of cards are open; cards without a raven are not', () => {
    const { players: seen } = witchsBrew.view(scenario({ players }), BEN);
    expect(seen[ANNA]).toMatchObject({ cards: 5, potions: null, vials: 3 });
    expect(seen[ANNA]!.openPotions.map((id) => POTIONS[id])).toMatchObject([
      { stack: 'iron', hasRaven: true },
    ]);
    expect(seen[BEN]).toMatchObject({ cards: 1, potions: [7], vials: 2 });
  });

  test('WB-4 with open scores everything lies open to everybody', () => {
    const table = scenario({ players, options: { openScores: true } });
    expect(witchsBrew.view(table, 'public').players[ANNA]).toMatchObject({
      potions: [0, 1, 2, 3, 4],
      vials: 3,
    });
    expect(witchsBrew.openScore(table)).toEqual([2 + 2 + 3 + 3 + 4 + 3, 2 + 2, 0]);
    expect(witchsBrew.openScore(scenario({ players }))).toEqual([]);
  });

  test('WB-4 what was taken is told while the set lasts and not repeated after it', () => {
    const before = scenario({ players: [{ drops: 'R', hand: ['witch'] }, {}, {}] });
    const after = played(
      before,
      [ANNA, call('witch')],
      [ANNA, { type: 'brew', cauldron: 'iron', drops: drops('R'), extra: null }],
    );
    const [brewed] = factsOf(after, 'brewed');
    expect(witchsBrew.witness(brewed!, BEN)).toMatchObject({ potion: 0, cauldron: 'iron' });
    expect(witchsBrew.retell(brewed!, BEN)).toEqual({ type: 'tookCard', seat: ANNA });
    expect(witchsBrew.retell(brewed!, ANNA)).toEqual(brewed);
  });

  test('WB-4 a card with a raven may be told at any time', () => {
    const before = scenario({ players: [{ drops: 'RRG', hand: ['witch'] }, {}, {}], gone: { iron: 4 } });
    const after = played(
      before,
      [ANNA, call('witch')],
      [ANNA, { type: 'brew', cauldron: 'iron', drops: drops('RRG'), extra: null }],
    );
    const [brewed] = factsOf(after, 'brewed');
    expect(witchsBrew.retell(brewed!, BEN)).toEqual(brewed);
  });
});

describe('what is not told again', () => {
  test('WB-4 the vial that came with a raven card lies open as well, and is told in later sets', () => {
    const before = scenario({ players: [{ drops: 'RRGW', hand: ['witch'] }, {}, {}], gone: { iron: 4 } });
    const brewing = { type: 'brew', cauldron: 'iron', drops: drops('RRG'), extra: 'white' } as const;
    const [brewed] = factsOf(played(before, [ANNA, call('witch')], [ANNA, brewing]), 'brewed');
    expect(brewed).toMatchObject({ extra: 'white', price: { drops: drops('RRGW') } });
    expect(witchsBrew.retell(brewed!, BEN)).toEqual(brewed);
    expect(witchsBrew.retell(brewed!, ANNA)).toEqual(brewed);
  });

  test('WB-4 vials that were bought are told at any time, shelf cards to others only as such', () => {
    const before = scenario({
      players: [{ gold: 4, hand: ['fortune-teller', 'cutpurse'] }, { hand: ['druid'] }, {}],
    });
    const bought = played(before, [ANNA, call('fortune-teller')], [ANNA, TAKE]);
    const [swapped] = factsOf(bought, 'swapped');
    expect(witchsBrew.retell(swapped!, BEN)).toEqual(swapped);
    const won = played(bought, [ANNA, call('cutpurse')], [ANNA, TAKE], [ANNA, { type: 'add', drops: null }]);
    const [bottled] = factsOf(won, 'bottled');
    expect(witchsBrew.retell(bottled!, BEN)).toEqual({ type: 'tookCard', seat: ANNA });
    expect(witchsBrew.retell(bottled!, ANNA)).toEqual(bottled);
  });
});

describe('choosing', () => {
  test('WB-5 everybody chooses five of the twelve roles in secret', () => {
    const table = seatedAt(4);
    expect(legalMoves(witchsBrew, table)).toHaveLength(792);
    const { seat } = question(table);
    const after = played(table, [seat, { type: 'choose', roles: FIVE }]);
    expect(playerOf(after, seat).hand).toEqual(FIVE);
    const [chose] = factsOf(after, 'chose');
    expect(witchsBrew.witness(chose!, seat)).toMatchObject({ roles: FIVE });
    for (const viewer of allSeats(4)) {
      if (viewer !== seat) expect(witchsBrew.witness(chose!, viewer)).toMatchObject({ roles: null });
    }
  });

  test.each([
    ['four roles', FIVE.slice(1), 'not-a-move'],
    ['six roles', [...FIVE, 'monk'], 'not-a-move'],
    ['one role twice', ['witch', 'witch', 'druid', 'alchemist', 'monk'], 'five-in-order'],
    ['another order', [...FIVE].reverse(), 'five-in-order'],
  ])('WB-5 %s cannot be chosen', (_, roles, reason) => {
    const table = seatedAt(4);
    expect(refusalOf(table, question(table).seat, { type: 'choose', roles })?.reason).toBe(reason);
  });

  test('WB-5 nothing else can be done before choosing', () => {
    const table = seatedAt(4);
    for (const move of [call('witch'), CLAIM, YIELD, TAKE, DECLINE]) {
      expect(refusalOf(table, question(table).seat, move)).toEqual({ rule: 'WB-5', reason: 'choose-first' });
    }
  });

  test.each([
    [3, 'usual', 2],
    [4, 'usual', 0],
    [5, 'usual', 0],
    [3, 'on', 2],
    [4, 'on', 1],
    [5, 'on', 0],
    [3, 'off', 0],
    [4, 'off', 0],
  ] as const)(
    'WB-6 with %i players and the option %s, %i roles are forbidden',
    (seats, forbiddenRoles, count) => {
      const table = seatedAt(seats, 3, { forbiddenRoles });
      const { forbidden } = table.state;
      expect(forbidden).toHaveLength(count);
      expect(witchsBrew.view(table, 'public').forbidden).toEqual(forbidden);
      for (const move of legalMoves(witchsBrew, table)) {
        if (move.type === 'choose') expect(move.roles.filter((role) => forbidden.includes(role))).toEqual([]);
      }
    },
  );

  test('WB-6 a forbidden role is refused', () => {
    const table = { ...seatedAt(3), state: { ...seatedAt(3).state, forbidden: ['witch', 'monk'] as const } };
    const refused = refusalOf(table, question(table).seat, { type: 'choose', roles: FIVE });
    expect(refused).toEqual({ rule: 'WB-6', reason: 'role-forbidden' });
    expect(refusalOf(table, question(table).seat, { type: 'choose', roles: OTHER_FIVE })).toBeNull();
  });

  test('WB-6 forbidden roles stay aside until the deck is used up, then all are shuffled again', () => {
    let table = seatedAt(3, 7);
    const drawn: Role[][] = [];
    for (let set = 1; set <= 7; set += 1) {
      drawn.push([...table.state.forbidden]);
      table = nextSet(table);
    }
    expect(new Set(drawn.slice(0, 6).flat()).size).toBe(12);
    expect(drawn[6]).toHaveLength(2);
  });

  function nextSet(table: WitchsBrewTable): WitchsBrewTable {
    const { set } = table.state;
    let now = table;
    while (now.state.set === set) {
      const moves = legalMoves(witchsBrew, now);
      const move = moves.find(({ type }) => type === 'decline') ?? moves[0]!;
      now = played(now, [question(now).seat, move]);
    }
    return now;
  }
});

describe('a trick', () => {
  test('WB-7 the leader calls a role of his hand and claims its full action', () => {
    const table = scenario({ players: [{ hand: ['witch', 'monk'] }, { hand: ['druid'] }, {}] });
    expect(question(table)).toMatchObject({ seat: ANNA, what: { type: 'lead' }, open: false });
    expect(legalMoves(witchsBrew, table)).toEqual([call('witch'), call('monk')]);
    expect(refusalOf(table, ANNA, call('druid'))).toEqual({ rule: 'WB-7', reason: 'role-not-held' });
    expect(refusalOf(table, ANNA, CLAIM)).toEqual({ rule: 'WB-7', reason: 'call-first' });
    const after = played(table, [ANNA, call('monk')]);
    expect(factsOf(after, 'called')).toEqual([{ type: 'called', seat: ANNA, role: 'monk' }]);
  });

  test('WB-8 whoever holds the role is asked on the open table, the others are passed over visibly', () => {
    const table = scenario({
      players: [{ hand: ['witch'] }, { hand: ['druid'] }, { hand: ['witch'] }, { hand: ['witch'] }],
    });
    const after = played(table, [ANNA, call('witch')]);
    expect(factsOf(after, 'passed')).toEqual([{ type: 'passed', seat: BEN, role: 'witch', isOut: false }]);
    expect(question(after)).toMatchObject({
      seat: CLARA,
      open: true,
      what: { type: 'answer', claimant: ANNA },
    });
    expect(legalMoves(witchsBrew, after)).toEqual([CLAIM, YIELD]);
    expect(refusalOf(after, CLARA, DECLINE)).toEqual({ rule: 'WB-8', reason: 'answer-first' });
    expect(refusalOf(after, DORA, CLAIM)?.reason).toBe('not-asked');
  });

  test('WB-8 the role is played whatever the answer', () => {
    const table = scenario({
      players: [{ hand: ['witch'] }, { hand: ['witch', 'monk'] }, { hand: ['druid'] }],
    });
    const asked = played(table, [ANNA, call('witch')]);
    for (const answer of [CLAIM, YIELD]) {
      const after = played(asked, [BEN, answer]);
      expect(playerOf(after, BEN)).toMatchObject({ hand: ['monk'], spent: ['witch'] });
    }
  });

  test('WB-9 a claim takes the full action away from the claimant before, who is not asked again', () => {
    const table = scenario({
      players: [
        { drops: 'R', hand: ['witch'] },
        { drops: 'R', hand: ['witch'] },
        { drops: 'R', hand: ['witch', 'monk'] },
      ],
    });
    const after = played(table, [ANNA, call('witch')], [BEN, CLAIM], [CLARA, CLAIM]);
    expect(factsOf(after, 'claimed')).toEqual([{ type: 'claimed', seat: CLARA, role: 'witch', from: BEN }]);
    expect(after.state.trick?.stances).toEqual(['outdone', 'outdone', 'claims']);
    expect(question(after)).toMatchObject({ seat: CLARA, what: { type: 'effect', isFull: true } });
    const end = played(after, [CLARA, DECLINE]);
    expect(playerOf(end, ANNA)).toMatchObject({ drops: drops('R'), potions: [], hand: [] });
  });

  test('WB-9 one whose claim was taken pays the cutpurse in full', () => {
    const table = scenario({
      players: [{ gold: 6, hand: ['cutpurse'] }, { gold: 0, hand: ['cutpurse', 'monk'] }, { gold: 6 }],
    });
    const after = played(table, [ANNA, call('cutpurse')], [BEN, CLAIM], [BEN, TAKE]);
    expect(factsOf(after, 'gave').map(({ seat, price }) => [seat, price.gold])).toEqual([
      [CLARA, 2],
      [ANNA, 2],
    ]);
  });

  test('WB-10 a favour comes at once, even if it takes the top potion', () => {
    const table = scenario({
      players: [
        { drops: 'RG', hand: ['witch'] },
        { drops: 'R', gold: 2, hand: ['witch', 'monk'] },
        { hand: ['druid'] },
      ],
      gone: { iron: 1 },
    });
    const asked = played(table, [ANNA, call('witch')], [BEN, YIELD]);
    expect(question(asked)).toMatchObject({ seat: BEN, open: true, what: { type: 'effect', isFull: false } });
    const after = played(asked, [BEN, { type: 'brew', cauldron: 'iron', drops: drops('R'), extra: null }]);
    expect(playerOf(after, BEN)).toMatchObject({ gold: 0, potions: [1] });
    expect(question(after)).toMatchObject({ seat: ANNA, what: { type: 'effect', isFull: true } });
    const end = played(after, [ANNA, { type: 'brew', cauldron: 'iron', drops: drops('RG'), extra: null }]);
    expect(playerOf(end, ANNA).potions).toEqual([2]);
  });

  test.each(['cutpurse', 'monk'] as const)(
    'WB-10 the favour of the %s is nothing but the discount',
    (role) => {
      const table = scenario({
        players: [
          { hand: [role, 'witch'] },
          { gold: 6, drops: 'RRRR', hand: [role] },
          { gold: 3, drops: 'RRRR' },
        ],
      });
      const after = played(table, [ANNA, call(role)], [BEN, YIELD]);
      expect(question(after)).toMatchObject({ seat: ANNA, what: { type: 'effect', isFull: true } });
      expect(playerOf(after, BEN)).toMatchObject({ gold: 6, drops: drops('RRRR') });
    },
  );

  test('WB-11 the last claimant carries out the full action or declines it', () => {
    const table = scenario({ players: [{ hand: ['wolf-keeper', 'monk'] }, { hand: ['druid'] }, {}] });
    const called = played(table, [ANNA, call('wolf-keeper')]);
    expect(legalMoves(witchsBrew, called)).toEqual([TAKE, DECLINE]);
    expect(letters(playerOf(played(called, [ANNA, TAKE]), ANNA).drops)).toBe('RRR');
    const declined = played(called, [ANNA, DECLINE]);
    expect(letters(playerOf(declined, ANNA).drops)).toBe('');
    expect(factsOf(declined, 'declined')).toEqual([
      { type: 'declined', seat: ANNA, role: 'wolf-keeper', isFull: true, why: 'choice' },
    ]);
    expect(refusalOf(called, ANNA, CLAIM)).toEqual({ rule: 'WB-11', reason: 'effect-first' });
  });

  test('WB-11 an effect that cannot be paid counts as declined and is not asked about', () => {
    const table = scenario({
      players: [{ hand: ['witch', 'monk'] }, { drops: 'R', gold: 1, hand: ['witch'] }, {}],
    });
    const after = played(table, [ANNA, call('witch')], [BEN, YIELD]);
    expect(factsOf(after, 'declined').map(({ seat, why }) => [seat, why])).toEqual([
      [BEN, 'price'],
      [ANNA, 'price'],
    ]);
    expect(question(after)).toMatchObject({ seat: ANNA, what: { type: 'lead' } });
  });

  test('WB-12 the last claimant leads the next trick, also after declining', () => {
    const table = scenario({
      players: [{ hand: ['druid', 'witch'] }, { hand: ['druid', 'monk'] }, { hand: ['wizard'] }],
    });
    const after = played(table, [ANNA, call('druid')], [BEN, CLAIM]);
    expect(question(after)).toMatchObject({ seat: BEN, what: { type: 'lead' } });
    const ended = {
      role: 'druid',
      caller: ANNA,
      claimant: BEN,
      stances: ['outdone', 'claims', 'passes'],
    };
    expect(factsOf(after, 'led')).toEqual([{ type: 'led', seat: BEN, trick: 2, ended }]);
  });

  test('WB-12 without a role left the next player to the left who has one leads', () => {
    const table = scenario({ players: [{ hand: ['druid'] }, {}, { hand: ['wizard'] }, { hand: ['monk'] }] });
    expect(question(played(table, [ANNA, call('druid')]))).toMatchObject({
      seat: CLARA,
      what: { type: 'lead' },
    });
  });

  test('WB-12 the only one with roles left wins each call at once', () => {
    const table = scenario({ players: [{ hand: ['wolf-keeper', 'snake-hunter'] }, {}, {}] });
    const after = played(table, [ANNA, call('wolf-keeper')], [ANNA, TAKE]);
    expect(question(after)).toMatchObject({ seat: ANNA, what: { type: 'lead' } });
    expect(factsOf(played(table, [ANNA, call('wolf-keeper')]), 'passed').every(({ isOut }) => isOut)).toBe(
      true,
    );
  });

  test('WB-13 the set ends without roles; the last actor leads the next, and the spell goes under the stack', () => {
    const table = scenario({ players: [{ hand: ['druid'] }, { hand: ['druid'] }, {}], spell: 'lupus' });
    const after = played(table, [ANNA, call('druid')], [BEN, CLAIM]);
    const swept = {
      trick: { role: 'druid', caller: ANNA, claimant: BEN, stances: ['outdone', 'claims', 'passes'] },
      trickNumber: 1,
      spell: 'lupus',
      forbidden: [],
      called: ['druid'],
      spent: [['druid'], ['druid'], []],
    };
    expect(factsOf(after, 'setEnded')).toEqual([{ type: 'setEnded', set: 2, last: BEN, swept }]);
    expect(after.state).toMatchObject({ set: 3, leader: BEN, called: [], trick: null });
    expect(after.state.spells[7]).toBe('lupus');
    expect(after.state.spells[0]).toBe('copia');
    expect(question(after).what).toEqual({ type: 'choose' });
    expect(legalMoves(witchsBrew, after)).toHaveLength(792);
    expect(question(allChosen(after))).toMatchObject({ seat: BEN, what: { type: 'lead' } });
  });

  test('WB-13 the leader chooses last, so that he has the device in hand for the first call', () => {
    const table = seatedAt(4, 2);
    const seats: number[] = [];
    for (let now = table; question(now).what.type === 'choose';) {
      seats.push(question(now).seat);
      now = played(now, [question(now).seat, legalMoves(witchsBrew, now)[0]!]);
    }
    expect(new Set(seats).size).toBe(4);
    expect(seats[3]).toBe(table.state.leader);
  });
});
