import { isAlike } from '@/engine/core/alike';
import {
  carriesDrops,
  composed,
  freshDraft,
  glows,
  lacking,
  pledged,
  takesDrops,
  tap,
  taskOf,
  type Meaning,
  type Situation,
  type Spot,
} from '@/components/boards/witchs-brew/touch/intent';
import { asked } from '@/engine/core/game';
import type { Colour, Drops, Role, Stack } from '@/engine/games/witchs-brew/data';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import type { WitchsBrewMove, WitchsBrewTable } from '@/engine/games/witchs-brew/state';

import { ANNA, BEN, drops, played, scenario, type Sketch } from '../engine/witchs-brew/scenario';

/** What whoever is asked can do on this table, before anything is touched. */
function situationOf(table: WitchsBrewTable): Situation {
  const ask = asked(table)!;
  const view = witchsBrew.view(table, ask.open ? 'public' : ask.seat);
  const moves = witchsBrew.legal(table, ask);
  return { view, moves, draft: freshDraft({ view, moves }) };
}

/** The situation after touches that only take things up. */
function after(situation: Situation, ...spots: readonly Spot[]): Situation {
  return spots.reduce((now, spot) => {
    const meaning = tap(now, spot);
    if (meaning.type !== 'draft') throw new Error(`${JSON.stringify(spot)} means ${meaning.type}`);
    return { ...now, draft: meaning.draft };
  }, situation);
}

const RICH = { gold: 3, drops: 'RRRWGG' };

/** Anna alone has the role, so that its full action is hers at once. */
function acting(role: Role, anna: Sketch['players'][number] = RICH, more: Partial<Sketch> = {}) {
  const table = scenario({
    players: [{ ...anna, hand: [role, 'druid'] }, { hand: ['snake-hunter'] }, { hand: ['snake-hunter'] }],
    ...more,
  });
  return situationOf(played(table, [ANNA, { type: 'call', role }]));
}

const CONFIRM: Spot = { type: 'confirm' };
const RED: Spot = { type: 'jar', colour: 'red' };
const WHITE: Spot = { type: 'jar', colour: 'white' };
const GREEN: Spot = { type: 'jar', colour: 'green' };
const move = (made: WitchsBrewMove): Meaning => ({ type: 'move', move: made });

test('a question of a trick is answered by one touch', () => {
  const table = scenario({ players: [{ hand: ['witch'] }, { hand: ['witch'] }, { hand: ['druid'] }] });
  const situation = situationOf(played(table, [ANNA, { type: 'call', role: 'witch' }]));
  expect(taskOf(situation)).toEqual({ type: 'answer', role: 'witch' });
  expect(tap(situation, { type: 'claim' })).toEqual(move({ type: 'claim' }));
  expect(tap(situation, { type: 'yield' })).toEqual(move({ type: 'yield' }));
});

test('what leaves no choice is taken by one touch, or declined', () => {
  const situation = acting('wolf-keeper');
  expect(taskOf(situation)?.type).toBe('take');
  expect(tap(situation, CONFIRM)).toEqual(move({ type: 'take' }));
  expect(tap(situation, { type: 'decline' })).toEqual(move({ type: 'decline' }));
});

describe('drops that are chosen', () => {
  test('one is sold; touching another colour changes it', () => {
    const situation = acting('alchemist');
    expect(lacking(situation)).toEqual({ type: 'choose-drops', left: 1 });
    expect(tap(situation, CONFIRM)).toEqual({ type: 'advice', advice: { type: 'choose-drops', left: 1 } });
    expect(tap(after(situation, RED, WHITE), CONFIRM)).toEqual(move({ type: 'sell', drop: 'white' }));
  });

  test('one that cannot be sold is refused as the engine refuses it', () => {
    const situation = acting('alchemist', { drops: 'RG' });
    expect(tap(situation, WHITE)).toEqual({ type: 'refused', move: { type: 'sell', drop: 'white' } });
    expect(glows(situation, WHITE)).toBe(false);
    expect(glows(situation, RED)).toBe(true);
  });

  test('where only one can be sold it lies ready', () => {
    expect(tap(acting('alchemist', { drops: 'G' }), CONFIRM)).toEqual(move({ type: 'sell', drop: 'green' }));
  });

  test('any three are gathered one by one, and can be put back', () => {
    const full = after(acting('assistant'), RED, WHITE, WHITE);
    expect(tap(full, CONFIRM)).toEqual(move({ type: 'gather', drops: drops('RWW') }));
    expect(tap(full, GREEN)).toEqual({ type: 'advice', advice: { type: 'enough' } });
    const again = after(full, { type: 'chosen', colour: 'white' }, GREEN);
    expect(composed(again)).toEqual({ type: 'gather', drops: drops('RWG') });
  });

  test('for the monk, as many as are asked and no more than there are', () => {
    const table = scenario({
      players: [
        { hand: ['monk', 'druid'], drops: 'RR' },
        { hand: ['witch'], drops: 'RWWWGGGG' },
        { hand: ['witch'], drops: '' },
      ],
    });
    const situation = situationOf(
      played(table, [ANNA, { type: 'call', role: 'monk' }], [ANNA, { type: 'take' }]),
    );
    expect(situation.view.asked).toMatchObject({ seat: BEN, what: { type: 'give', count: 2 } });
    expect(tap(after(situation, WHITE, GREEN), CONFIRM)).toEqual(move({ type: 'give', drops: drops('WG') }));
    const red = after(situation, RED);
    expect(tap(red, RED)).toEqual({ type: 'refused', move: { type: 'give', drops: drops('RR') } });
  });

  test('that complete a shelf are added, or it is left', () => {
    const situation = afterTaking('monk', { drops: 'RRRW' });
    expect(situation.view.asked?.what).toEqual({ type: 'complete', shelf: 'drops', missing: 3 });
    expect(tap(after(situation, RED, RED, WHITE), CONFIRM)).toEqual(
      move({ type: 'add', drops: drops('RRW') }),
    );
    expect(tap(situation, { type: 'decline' })).toEqual(move({ type: 'decline' }));
  });

  test('there is no more of a colour than the player has', () => {
    const situation = after(afterTaking('monk', { drops: 'RRRW' }), WHITE);
    expect(tap(situation, WHITE)).toEqual({ type: 'advice', advice: { type: 'no-more', colour: 'white' } });
  });

  test('brew a potion where any colours will do', () => {
    const situation = acting('warlock', RICH, { spell: 'strix', gone: { iron: 2 } });
    expect(taskOf(situation)).toEqual({ type: 'mix', verb: 'brew', count: 2, cauldron: 'iron' });
    const ready = after(situation, WHITE, GREEN);
    const brew: WitchsBrewMove = { type: 'brew', cauldron: 'iron', drops: drops('WG'), extra: null };
    expect(tap(ready, CONFIRM)).toEqual(move(brew));
    expect(tap(ready, { type: 'cauldron', cauldron: 'iron' })).toEqual(move(brew));
  });
});

/** Anna has carried out her levy, of which nothing came. */
function afterTaking(role: 'monk' | 'cutpurse', anna: Sketch['players'][number]): Situation {
  const table = scenario({
    players: [{ ...anna, hand: [role, 'druid'] }, { hand: ['witch'] }, { hand: ['witch'] }],
  });
  return situationOf(played(table, [ANNA, { type: 'call', role }], [ANNA, { type: 'take' }]));
}

test('missing gold is added by one touch', () => {
  const situation = afterTaking('cutpurse', { gold: 4 });
  expect(taskOf(situation)).toEqual({ type: 'add-gold', missing: 3 });
  expect(tap(situation, CONFIRM)).toEqual(move({ type: 'add', drops: null }));
});

describe('brewing', () => {
  const IRON: Spot = { type: 'cauldron', cauldron: 'iron' };
  const COPPER: Spot = { type: 'cauldron', cauldron: 'copper' };
  const VIAL: Spot = { type: 'vial' };
  const brew = (extra: 'red' | 'white' | 'green' | null): WitchsBrewMove => ({
    type: 'brew',
    cauldron: 'iron',
    drops: drops('R'),
    extra,
  });

  test('the cauldron of the role lies ready: the button or the cauldron brews', () => {
    const situation = acting('witch');
    expect(glows(situation, IRON)).toBe(true);
    expect(tap(situation, CONFIRM)).toEqual(move(brew(null)));
    expect(tap(situation, IRON)).toEqual(move(brew(null)));
  });

  test('another cauldron is only looked into', () => {
    expect(tap(acting('witch'), COPPER)).toEqual({
      type: 'inspect',
      subject: { type: 'stack', stack: 'copper' },
    });
    expect(glows(acting('witch'), COPPER)).toBe(false);
  });

  test('one more drop: a switch, and one touch more where there are several colours', () => {
    const on = after(acting('witch'), VIAL);
    expect(tap(on, CONFIRM)).toEqual({ type: 'advice', advice: { type: 'choose-extra' } });
    expect(tap(after(on, { type: 'extra', colour: 'green' }), CONFIRM)).toEqual(move(brew('green')));
    expect(takesDrops(on)).toBe(true);
    expect(tap(after(on, WHITE), CONFIRM)).toEqual(move(brew('white')));
    expect(tap(after(on, VIAL), CONFIRM)).toEqual(move(brew(null)));
  });

  test('with one colour left the switch alone is enough; with none it says why not', () => {
    expect(tap(after(acting('witch', { drops: 'RG' }), VIAL), CONFIRM)).toEqual(move(brew('green')));
    expect(tap(acting('witch', { drops: 'R' }), VIAL)).toEqual({ type: 'refused', move: brew('red') });
  });

  test('of several cauldrons one is chosen first; one that cannot be paid says why', () => {
    const situation = acting('warlock', { drops: 'RW' }, { spell: 'optio' });
    expect(tap(situation, CONFIRM)).toEqual({ type: 'advice', advice: { type: 'choose-cauldron' } });
    expect(tap(after(situation, COPPER), CONFIRM)).toEqual(
      move({ type: 'brew', cauldron: 'copper', drops: drops('W'), extra: null }),
    );
    expect(tap(after(situation, COPPER, IRON), IRON)).toEqual(move(brew(null)));
    expect(tap(situation, { type: 'cauldron', cauldron: 'silver' })).toEqual({
      type: 'refused',
      move: { type: 'brew', cauldron: 'silver', drops: drops('G'), extra: null },
    });
  });
});

test('whoever only looks on finds nothing to do, and can look into everything', () => {
  const { view } = acting('witch');
  const onlooker: Situation = { view, moves: [], draft: freshDraft({ view, moves: [] }) };
  expect(taskOf(onlooker)).toBeNull();
  expect(tap(onlooker, CONFIRM)).toEqual({ type: 'nothing' });
  expect(tap(onlooker, RED)).toEqual({ type: 'nothing' });
  expect(tap(onlooker, { type: 'cauldron', cauldron: 'iron' }).type).toBe('inspect');
});

test('every legal move of an open question can be put together by touches', () => {
  const tables = [
    acting('wolf-keeper'),
    acting('alchemist'),
    acting('assistant'),
    acting('witch'),
    acting('warlock', RICH, { spell: 'optio' }),
    acting('warlock', RICH, { spell: 'strix', gone: { iron: 4 } }),
    afterTaking('monk', { drops: 'RRRWG' }),
    afterTaking('cutpurse', { gold: 4 }),
  ];
  for (const situation of tables) {
    for (const legal of situation.moves) {
      const meaning = tap(after(situation, ...touchesFor(situation, legal)), lastTouch(legal));
      expect(meaning).toEqual(move(legal));
    }
  }
});

const lastTouch = ({ type }: WitchsBrewMove): Spot => (type === 'decline' ? { type } : CONFIRM);

function touchesFor({ draft }: Situation, made: WitchsBrewMove): readonly Spot[] {
  switch (made.type) {
    case 'sell':
      return [{ type: 'jar', colour: made.drop }];
    case 'gather':
      return jars(made.drops);
    case 'add':
      return made.drops ? jars(made.drops) : [];
    case 'brew': {
      const isFree = draft.cauldron !== null && made.extra === null && isWarlock(draft.cauldron, made);
      const pot: readonly Spot[] = draft.cauldron ? [] : [{ type: 'cauldron', cauldron: made.cauldron }];
      const extra: readonly Spot[] = made.extra ? [{ type: 'extra', colour: made.extra }] : [];
      return isFree ? jars(made.drops) : [...pot, ...extra];
    }
    default:
      return [];
  }
}

/** The fifth potion needs three drops: in these tests only a spell brews it. */
function isWarlock(cauldron: string, made: Extract<WitchsBrewMove, { type: 'brew' }>): boolean {
  return cauldron === made.cauldron && made.drops.red + made.drops.white + made.drops.green === 3;
}

function jars(some: Drops): readonly Spot[] {
  return (['red', 'white', 'green'] as const).flatMap((colour) =>
    Array.from({ length: some[colour] }, (): Spot => ({ type: 'jar', colour })),
  );
}

test('moves are the same when all they say is', () => {
  const one: WitchsBrewMove = { type: 'brew', cauldron: 'iron', drops: drops('R'), extra: null };
  expect(isAlike(one, { ...one, drops: drops('R') })).toBe(true);
  expect(isAlike(one, { ...one, extra: 'red' })).toBe(false);
  expect(isAlike(one, { ...one, drops: drops('W') })).toBe(false);
  expect(isAlike({ type: 'add', drops: null }, { type: 'add', drops: drops('R') })).toBe(false);
  expect(isAlike({ type: 'call', role: 'monk' }, { type: 'call', role: 'witch' })).toBe(false);
});

describe('a drop that is carried', () => {
  const onto = (stack: Stack, colour: Colour): Spot => ({ type: 'laid', colour, stack });

  function giving(count: number) {
    const ben = { drops: 'R'.repeat(2 * count) + 'G'.repeat(2 * count), hand: ['druid' as const] };
    const table = scenario({
      players: [{ hand: ['monk', 'druid'] }, ben, { hand: ['druid'] }],
      gone: { drops: 3 },
    });
    return situationOf(played(table, [ANNA, { type: 'call', role: 'monk' }], [ANNA, { type: 'take' }]));
  }

  test('lies on the shelf until all are there, and the last one makes the move', () => {
    const first = after(giving(2), onto('drops', 'green'));
    expect(pledged(first)).toEqual(drops('G'));
    expect(glows(first, onto('drops', 'red'))).toBe(true);
    expect(tap(first, onto('drops', 'red'))).toEqual(move({ type: 'give', drops: drops('RG') }));
  });

  test('is wanted nowhere else, and that is said', () => {
    expect(carriesDrops(giving(1))).toBe(true);
    for (const stack of ['iron', 'gold'] as const) {
      expect(tap(giving(1), onto(stack, 'red'))).toEqual({ type: 'advice', advice: { type: 'not-there' } });
      expect(glows(giving(1), onto(stack, 'red'))).toBe(false);
    }
  });

  test('chooses a cauldron, and onto the chosen one is the one more for a vial', () => {
    const optio = acting('warlock', { drops: 'RRWW' }, { spell: 'optio' });
    expect(tap(optio, onto('copper', 'white'))).toMatchObject({
      type: 'draft',
      draft: { cauldron: 'copper' },
    });
    expect(tap(after(optio, onto('copper', 'white')), onto('copper', 'white')).type).toBe('advice');
    const witch = acting('witch', { drops: 'RRW' });
    expect(tap(witch, onto('iron', 'white'))).toMatchObject({
      type: 'draft',
      draft: { wantsVial: true, extra: 'white' },
    });
    expect(tap(witch, onto('iron', 'green')).type).toBe('refused');
  });

  test('comes from nowhere on the table where drops are gathered', () => {
    expect(carriesDrops(acting('assistant'))).toBe(false);
    expect(pledged(after(acting('assistant'), RED))).toEqual(drops(''));
  });
});
