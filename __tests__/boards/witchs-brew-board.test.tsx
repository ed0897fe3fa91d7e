import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { View } from 'react-native';

import { WitchsBrewBoard, type WitchsBrewBoardProps } from '@/components/boards/witchs-brew/board';
import { BOARD_WORDS } from '@/components/boards/witchs-brew/words/words';
import type { Viewer } from '@/engine/core/seat';
import { LANGUAGES } from '@/engine/core/text';
import { ROLES, type Role } from '@/engine/games/witchs-brew/data';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import type { WitchsBrew, WitchsBrewMove, WitchsBrewTable } from '@/engine/games/witchs-brew/state';
import { en } from '@/engine/games/witchs-brew/text/en';

import { measured, overlap, placed } from '../kit/measured';
import {
  ANNA,
  BEN,
  CLARA,
  DORA,
  drops,
  played,
  scenario,
  type PlayerSketch,
  type Sketch,
} from '../engine/witchs-brew/scenario';
import { callsOf, everyWord, given, labelOf, PHONE, press, Room, zone } from './room';
import { toldOf } from './told';

/** Pictures say nothing here, and there are thousands of lines in them to look through. */

const words = BOARD_WORDS.en;

function show(table: WitchsBrewTable, viewer: Viewer = 'public', more: Partial<WitchsBrewBoardProps> = {}) {
  const calls = callsOf<WitchsBrew>();
  const board = (now: WitchsBrewTable) => (
    <Room>
      <WitchsBrewBoard {...given(witchsBrew, now, viewer)} {...calls} {...more} />
    </Room>
  );
  const { rerender } = render(board(table));
  return { ...calls, again: (next: WitchsBrewTable) => rerender(board(next)) };
}

const RICH: PlayerSketch = { gold: 3, drops: 'RRRWGG' };

/** Anna alone has the role, so that its full action is hers at once. */
function acting(role: Role, anna = RICH, more: Partial<Sketch> = {}): WitchsBrewTable {
  const table = scenario({
    players: [{ ...anna, hand: [role, 'druid'] }, { hand: ['snake-hunter'] }, { hand: ['snake-hunter'] }],
    ...more,
  });
  return played(table, [ANNA, { type: 'call', role }]);
}

/** Anna called the witch; Ben holds it too, Clara does not, Dora does. */
const LEADING = scenario({
  players: [
    { ...RICH, hand: ['witch', 'monk', 'wizard'], spent: ['druid'] },
    { ...RICH, gold: 1, hand: ['witch', 'assistant'], spent: ['alchemist'] },
    { drops: 'W', hand: ['cutpurse', 'fortune-teller'], taken: { iron: 5 } },
    { gold: 6, hand: ['witch', 'herb-collector'] },
  ],
});
const WITCH = { type: 'call', role: 'witch' } as const;
const ASKED = played(LEADING, [ANNA, WITCH]);

describe('claim, or so be it?', () => {
  test('is asked by name, with what each answer brings', () => {
    show(ASKED);
    expect(screen.getByLabelText('Ben, you hold the Witch: claim it from Anna, or so be it?')).toBeTruthy();
    expect(screen.getByText(words.mayStillTake(2))).toBeTruthy();
    expect(screen.getByLabelText('Order of speaking: Anna, Ben, Clara, Dora')).toBeTruthy();
  });

  test('whoever answers last is not told “if it stands”', () => {
    show(ASKED);
    expect(labelOf('claim')).toContain(words.ifItStands);
    show(played(ASKED, [BEN, { type: 'claim' }]));
    expect(screen.getByText(words.nobodyElse)).toBeTruthy();
    expect(labelOf('claim')).toBe('No, I am the Witch!: brew the iron cauldron, now');
  });

  test('a favour that spares is called to pay less', () => {
    const table = scenario({
      players: [{ hand: ['cutpurse', 'druid'] }, { gold: 6, hand: ['cutpurse'] }, { hand: ['druid'] }],
    });
    show(played(table, [ANNA, { type: 'call', role: 'cutpurse' }]));
    expect(screen.getByText(words.payLess)).toBeTruthy();
    expect(screen.queryByText('−1')).toBeNull();
    expect(labelOf('yield')).toBe('So be it: pay 1 gold less, 1 instead of 2');
  });

  test('a touch answers', () => {
    const { onMove } = show(ASKED);
    press(/^No, I am the Witch!: brew the iron cauldron/);
    press(/^So be it: brew the iron cauldron for 2 gold more/);
    expect(onMove.mock.calls).toEqual([[{ type: 'claim' }], [{ type: 'yield' }]]);
  });

  test('those who still have to answer look alike, whether they hold the role or not', () => {
    const { handSize } = witchsBrew.view(ASKED, 'public').players[CLARA]!;
    expect(handSize).toBe(witchsBrew.view(ASKED, 'public').players[DORA]!.handSize);
    show(ASKED);
    expect(within(screen.getByTestId('player-2')).getByText(words.answersNext)).toBeTruthy();
    expect(within(screen.getByTestId('player-3')).getByText(words.answersLast)).toBeTruthy();
    expect(screen.queryByText(en.lacks.witch)).toBeNull();
  });

  test('whoever said something has it at his place', () => {
    show(played(ASKED, [BEN, { type: 'claim' }]));
    expect(within(screen.getByTestId('player-0')).getByText(en.calls.witch)).toBeTruthy();
    expect(labelOf('player-0')).toMatch(new RegExp(words.outdone));
    expect(within(screen.getByTestId('player-2')).getByText(en.lacks.witch)).toBeTruthy();
  });
});

/** Signs whose words are said by what holds them. */
const HIDDEN = { includeHiddenElements: true };

describe('what would come of it', () => {
  const cutpurse = (ben: PlayerSketch) =>
    played(
      scenario({
        players: [
          { hand: ['cutpurse', 'druid'] },
          { hand: ['cutpurse'], ...ben },
          { gold: 5, hand: ['druid'] },
        ],
      }),
      [ANNA, { type: 'call', role: 'cutpurse' }],
    );

  test('of a claim: what each of the others puts down, and what then lies there', () => {
    show(cutpurse({ gold: 4 }));
    expect(labelOf('claim')).toContain('1 and 0 from the others, then 1 of 3');
    expect(within(screen.getByTestId('claim')).getByText('1+0', HIDDEN)).toBeTruthy();
    expect(within(screen.getByTestId('claim')).getByText('1 of 3', HIDDEN)).toBeTruthy();
  });

  test('of giving way, where nothing would have to be paid anyway', () => {
    show(cutpurse({ gold: 2 }));
    expect(screen.getByText(words.paysNothing)).toBeTruthy();
    expect(labelOf('yield')).toBe(`So be it: pay 1 gold less, ${words.paysNothing}`);
  });
});

describe('drops are carried', () => {
  const GIVING = played(
    scenario({
      players: [{ hand: ['monk', 'druid'] }, { drops: 'RRGG', hand: ['druid'] }, { hand: ['druid'] }],
    }),
    [ANNA, { type: 'call', role: 'monk' }],
    [ANNA, { type: 'take' }],
  );

  test('from their jar to the shelf, and the last one is given', () => {
    const { onMove } = show(GIVING);
    expect(zone('drops').props.accepts('drop-red')).toBe(true);
    act(() => zone('drops').props.onDrop('drop-red'));
    expect(onMove).toHaveBeenCalledWith({ type: 'give', drops: drops('R') });
  });

  test('to where they are not wanted, which is said', () => {
    const { onMove } = show(GIVING);
    expect(zone('iron').props.accepts('drop-red')).toBe(false);
    act(() => zone('iron').props.onWrongDrop?.('drop-red'));
    expect(onMove).not.toHaveBeenCalled();
    expect(screen.getByText(words.notThere)).toBeTruthy();
  });
});

describe('the open table', () => {
  const hidden: readonly Role[] = ROLES.filter(
    (role) => !['witch', 'druid', 'alchemist', 'warlock'].includes(role),
  );

  test('has nothing of any hand in it', () => {
    show(ASKED);
    const said = everyWord();
    for (const role of hidden) {
      expect(said).not.toContain(en.roles[role]);
      expect(said).not.toContain(`|${role}|`);
    }
    expect(said).toContain('|witch|');
  });

  test('while somebody chooses or leads shows who, and nothing to touch for it', () => {
    const table = scenario({ players: [{ hand: ['witch'] }, { hand: ['monk'] }, { hand: ['monk'] }] });
    show(table);
    expect(screen.getByText(words.leading('Anna'))).toBeTruthy();
    expect(screen.queryByTestId('confirm')).toBeNull();
    expect(everyWord()).not.toContain(en.roles.monk);
    expect(everyWord()).not.toContain('|monk|');
  });

  test('shows what others do to the viewer whose table it is', () => {
    show(ASKED, CLARA, { moves: [] });
    expect(screen.getByText(words.answering('Ben'))).toBeTruthy();
    expect(screen.queryByTestId('claim')).toBeNull();
    expect(labelOf('player-1')).toMatch(/^Ben: is asked/);
  });
});

describe('effects', () => {
  test('what is simply taken is named on its button', () => {
    const { onMove } = show(acting('wolf-keeper'));
    press('Take 3 wolf blood');
    press('Decline');
    expect(onMove.mock.calls).toEqual([[{ type: 'take' }], [{ type: 'decline' }]]);
  });

  test('a levy is collected', () => {
    const { onMove } = show(acting('cutpurse'));
    press(words.collect);
    expect(onMove).toHaveBeenCalledWith({ type: 'take' });
  });

  test('a drop is sold out of its jar', () => {
    const { onMove } = show(acting('alchemist'));
    press(/^Snake venom: 1/);
    press('Pay 1 snake venom');
    expect(onMove.mock.calls).toEqual([[{ type: 'sell', drop: 'white' }]]);
  });

  test('three drops are gathered, one put back by touching it', () => {
    const { onMove } = show(acting('assistant'));
    press(/^Wolf blood/);
    press(/^Wolf blood/);
    press(/^Herb juice/);
    press(words.putBackDrop('wolf blood'));
    press(/^Snake venom/);
    press('Take 1 wolf blood, 1 snake venom and 1 herb juice');
    expect(onMove.mock.calls).toEqual([[{ type: 'gather', drops: drops('RWG') }]]);
  });

  test('what one gathered is not in the hand of the next', () => {
    const hand: readonly Role[] = ['assistant', 'druid'];
    const called = played(
      scenario({ players: [ANNA, BEN, CLARA].map(() => ({ ...RICH, hand })) }),
      [ANNA, { type: 'call', role: 'assistant' }],
      [BEN, { type: 'yield' }],
    );
    const gather: WitchsBrewMove = { type: 'gather', drops: drops('R') };
    const { onMove, again } = show(called);
    press(/^Wolf blood/);
    press('Take 1 wolf blood');
    expect(onMove.mock.calls).toEqual([[gather]]);
    const answered = played(called, [BEN, gather]);
    again(answered);
    again(played(answered, [CLARA, { type: 'yield' }]));
    expect(screen.getByText(words.chooseMore(1))).toBeTruthy();
    expect(screen.queryByText(words.gather)).toBeNull();
  });

  test('what is not complete says what is missing and does nothing', () => {
    const { onMove } = show(acting('assistant'));
    press(words.chooseMore(3));
    expect(onMove).not.toHaveBeenCalled();
    expect(screen.getAllByText(words.chooseMore(3)).length).toBeGreaterThan(1);
  });

  test('a brew by its button or its cauldron, with one more drop by switch and colour', () => {
    const { onMove } = show(acting('witch'));
    press(/^Iron cauldron: .*can be brewed now$/);
    fireEvent.press(screen.getByRole('switch', { name: words.oneMoreDropLong }));
    fireEvent.press(screen.getByRole('radio', { name: 'snake venom' }));
    press('Brew the iron cauldron with 1 wolf blood, and add 1 snake venom for a vial');
    const brew = { type: 'brew', cauldron: 'iron', drops: drops('R') };
    expect(onMove.mock.calls).toEqual([[{ ...brew, extra: null }], [{ ...brew, extra: 'white' }]]);
  });

  test('of several cauldrons one is chosen; one that cannot be paid says why and leads to the rule', () => {
    const table = acting('warlock', { drops: 'RW' }, { spell: 'optio' });
    const { onMove, onRule } = show(table);
    press(/^Silver cauldron/);
    expect(screen.getByText(en.reasons['cannot-pay'])).toBeTruthy();
    fireEvent.press(screen.getByRole('link', { name: /^Rule WB-/ }));
    expect(onRule).toHaveBeenCalledWith('WB-11');
    press(/^Copper cauldron/);
    press(words.brew);
    expect(onMove.mock.calls).toEqual([
      [{ type: 'brew', cauldron: 'copper', drops: drops('W'), extra: null }],
    ]);
  });

  test('a brew with drops of any colours', () => {
    const { onMove } = show(acting('warlock', RICH, { spell: 'magus', gone: { copper: 2 } }));
    press(/^Wolf blood/);
    press(/^Wolf blood/);
    press(/^Brew the copper cauldron with 2 wolf blood/);
    expect(onMove).toHaveBeenCalledWith({
      type: 'brew',
      cauldron: 'copper',
      drops: drops('RR'),
      extra: null,
    });
  });
});

describe('shelves', () => {
  const levied = (role: 'monk' | 'cutpurse', anna: PlayerSketch, ben: PlayerSketch) =>
    played(
      scenario({
        players: [{ ...anna, hand: [role, 'druid'] }, { ...ben, hand: ['witch'] }, { hand: ['witch'] }],
      }),
      [ANNA, { type: 'call', role }],
      [ANNA, { type: 'take' }],
    );

  test('drops for the monk are chosen by the one who gives, who cannot decline', () => {
    const { onMove } = show(levied('monk', {}, { drops: 'RWWG' }));
    expect(screen.getByText(/^For Anna’s Begging Monk/)).toBeTruthy();
    expect(screen.queryByTestId('decline')).toBeNull();
    press(/^Snake venom: 2/);
    press('Give 1 snake venom');
    expect(onMove).toHaveBeenCalledWith({ type: 'give', drops: drops('W') });
  });

  test('missing gold is added, or left', () => {
    const { onMove } = show(levied('cutpurse', { gold: 4 }, { gold: 3 }));
    press('Add 2 gold');
    press(words.leaveIt);
    expect(onMove.mock.calls).toEqual([[{ type: 'add', drops: null }], [{ type: 'decline' }]]);
  });

  test('missing drops are chosen and added', () => {
    const { onMove } = show(levied('monk', { drops: 'RRRWG' }, {}));
    press(/^Wolf blood/);
    press(/^Wolf blood/);
    press(/^Herb juice/);
    press('Add 2 wolf blood and 1 herb juice');
    expect(onMove).toHaveBeenCalledWith({ type: 'add', drops: drops('RRG') });
  });
});

describe('explanations', () => {
  test.each([
    [/^Gold shelf/, en.stacks.gold],
    [/^Copper cauldron/, en.stacks.copper],
    [/^Open spell: Copia/, en.spells.copia],
    [/^Clara: /, 'Clara'],
    [/^Witch$/, en.roles.witch],
  ])('%s explains itself', (name, title) => {
    show(ASKED);
    press(name);
    expect(screen.getAllByText(new RegExp(`^${title}$`, 'i')).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: words.close })).toBeTruthy();
  });

  test('ravens are counted by the windows', () => {
    show(ASKED);
    expect(screen.getByRole('button', { name: words.clock(1, 4) })).toBeTruthy();
  });
});

describe('facts', () => {
  const CALL = { type: 'called', seat: ANNA, role: 'witch' } as const;
  const told = toldOf(witchsBrew, LEADING, WITCH, 'public');

  test('are shown one after another, then reported once; only then is somebody asked', () => {
    jest.useFakeTimers();
    const { onShown } = show(ASKED, 'public', { told });
    expect(screen.getByText(en.facts.called(CALL, () => 'Anna'))).toBeTruthy();
    expect(screen.queryByTestId('claim')).toBeNull();
    expect(onShown).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(2000));
    expect(onShown).toHaveBeenCalledTimes(1);
    expect(screen.getByTestId('claim')).toBeTruthy();
    jest.useRealTimers();
  });

  test('can be skipped by a tap', () => {
    const { onShown } = show(ASKED, 'public', { told });
    press('Skip');
    expect(onShown).toHaveBeenCalledTimes(1);
    expect(screen.getByTestId('claim')).toBeTruthy();
  });

  test('leave the buttons of the screen in reach while they are shown', () => {
    jest.useFakeTimers();
    const hole = { x: 280, y: 2, width: 104, height: 48 };
    measured({ 'in-reach': hole }, PHONE.frame);
    show(ASKED, 'public', { told, actions: <View /> });
    const areas = screen.getAllByTestId('skip', { includeHiddenElements: true });
    expect(areas.filter((area) => overlap(placed(area, PHONE.frame), hole))).toEqual([]);
    expect(areas.length).toBeGreaterThan(1);
    jest.useRealTimers();
  });
});

test('everything that can be touched has a name', () => {
  show(acting('witch'));
  const named = screen.getAllByRole('button').map((button) => button.props.accessibilityLabel as string);
  expect(named.length).toBeGreaterThan(8);
  expect(named.every((name) => name.length > 0)).toBe(true);
});

test.each(LANGUAGES)('the board speaks %s from start to end', (language) => {
  show(acting('assistant'), 'public', { language });
  const said = BOARD_WORDS[language];
  expect(screen.getByText(said.chooseMore(3))).toBeTruthy();
  expect(screen.getByText(said.decline)).toBeTruthy();
  expect(screen.getByText(said.set(2))).toBeTruthy();
});
