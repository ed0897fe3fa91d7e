import { act, fireEvent, render, screen, within } from '@testing-library/react-native';

import { WitchsBrewBoard, type WitchsBrewBoardProps } from '@/components/boards/witchs-brew/board';
import {
  pointsAfter,
  STAYS,
  stepsOf,
  stepTime,
  winnersOf,
  type Ended,
} from '@/components/boards/witchs-brew/scenes/count';
import { cardsOf } from '@/components/boards/witchs-brew/sheets/cards-of';
import { PRIVATE_WORDS } from '@/components/boards/witchs-brew/words/private-words';
import { TableProvider } from '@/components/boards/witchs-brew/table';
import { FeelProvider } from '@/components/kit/feel';
import { playSound } from '@/components/kit/sounds/player';
import { touchFor } from '@/components/kit/sounds/touches';
import { ask } from '@/engine/core/agenda';
import type { Viewer } from '@/engine/core/seat';
import { ROLES } from '@/engine/games/witchs-brew/data';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import { score } from '@/engine/games/witchs-brew/score';
import type { WitchsBrew, WitchsBrewTable } from '@/engine/games/witchs-brew/state';
import { en } from '@/engine/games/witchs-brew/text/en';

import { ANNA, BEN, potion, scenario } from '../engine/witchs-brew/scenario';
import { callsOf, carry, given, named, PEOPLE, press, Room, zone } from './room';
import { toldOn } from './told';

jest.mock('@/components/kit/sounds/player', () => ({
  playSound: jest.fn(),
  startMusic: jest.fn(),
  stopMusic: jest.fn(),
  prepareSounds: jest.fn(),
}));
jest.mock('@/components/kit/sounds/touches', () => ({ touchFor: jest.fn() }));
/** Pictures say nothing here, and there are thousands of lines in them to look through. */

const words = PRIVATE_WORDS.en;

/** `isStill`: less motion is wanted. */
function show(
  table: WitchsBrewTable,
  viewer: Viewer,
  more: Partial<WitchsBrewBoardProps> = {},
  isStill = true,
) {
  const calls = callsOf<WitchsBrew>();
  const board = (now: WitchsBrewTable, eyes: Viewer) => (
    <FeelProvider music={false} effects haptics>
      <Room reduced={isStill ? 'on' : 'off'}>
        <WitchsBrewBoard {...given(witchsBrew, now, eyes)} {...calls} {...more} />
      </Room>
    </FeelProvider>
  );
  const { rerender } = render(board(table, viewer));
  return { ...calls, again: (next: WitchsBrewTable, eyes: Viewer) => rerender(board(next, eyes)) };
}

const longPress = (name: RegExp) => fireEvent(named(name), 'longPress');
/** What any part of the board could play. */
const movesInTheTree = () => screen.UNSAFE_getByType(TableProvider).props.setting.moves;

const SKETCH = {
  players: [{ gold: 3, drops: 'RRRWGG', taken: { iron: 2 } }, { gold: 1 }, { gold: 2 }],
  spell: 'lupus',
} as const;

const choosing = (forbidden: readonly ('druid' | 'cutpurse')[] = []): WitchsBrewTable => ({
  ...scenario({ ...SKETCH, forbidden }),
  agenda: [ask(ANNA, { type: 'choose' })],
});

const FIVE = [/^Begging Monk/, /^Witch/, /^Wolf Keeper/, /^Alchemist/, /^Wizard/];

describe('choosing', () => {
  test('twelve cards are toggles that say what they do', () => {
    show(choosing(), ANNA);
    const cards = within(screen.getByLabelText(words.roles)).getAllByRole('button');
    expect(cards).toHaveLength(ROLES.length);
    const witch = screen.getByRole('button', { name: /^Witch, full: brew the iron cauldron, favour: / });
    expect(witch).not.toBeSelected();
    fireEvent.press(witch);
    expect(screen.getByRole('button', { name: /^Witch, full/ })).toBeSelected();
  });

  test('five touches and the seal make one move, in the order of the box', () => {
    const { onMove } = show(choosing(), ANNA);
    FIVE.forEach(press);
    press(words.seal);
    expect(onMove.mock.calls).toEqual([
      [{ type: 'choose', roles: ['wolf-keeper', 'witch', 'wizard', 'alchemist', 'monk'] }],
    ]);
  });

  test('where only one person plays, nobody is told to hide it', () => {
    const people = PEOPLE.slice(0, 3).map((person, seat) => ({ ...person, isBot: seat !== 0 }));
    show(choosing(), ANNA, { people });
    expect(screen.getByText(/^Round \d+$/)).toBeTruthy();
    expect(screen.queryByText(/only you should see this/)).toBeNull();
  });

  test('a fifth role that a lesson does not mean is lit to be put back, and so it is said', () => {
    const hint = { type: 'choose', roles: ['wolf-keeper', 'witch', 'wizard', 'alchemist', 'druid'] } as const;
    show(choosing(), ANNA, { hint });
    FIVE.slice(1).forEach(press);
    expect(screen.queryByText(words.oneTooMany('Begging Monk'))).toBeNull();
    press(FIVE[0]!);
    expect(screen.getByText(words.oneTooMany('Begging Monk'))).toBeTruthy();
  });

  test('the seal says how many are missing, and why it is not possible yet', () => {
    const { onMove } = show(choosing(), ANNA);
    FIVE.slice(0, 4).forEach(press);
    expect(screen.getByLabelText(words.tray(1))).toBeTruthy();
    press(words.more(1));
    expect(onMove).not.toHaveBeenCalled();
    expect(screen.getByText(words.notYet(1))).toBeTruthy();
  });

  test('a second touch puts back, and so does a touch in the tray', () => {
    show(choosing(), ANNA);
    press(/^Witch, full/);
    press(/^Wizard, full/);
    press(/^Witch, full/);
    press(words.putBack('Wizard'));
    expect(screen.getByLabelText(words.tray(5))).toBeTruthy();
  });

  test('a card can be carried into the tray', () => {
    show(choosing(['druid']), ANNA);
    expect(zone('tray').props.accepts('role-witch')).toBe(true);
    expect(zone('tray').props.accepts('role-druid')).toBe(false);
    act(() => zone('tray').props.onDrop('role-witch'));
    expect(screen.getByRole('button', { name: words.putBack('Witch') })).toBeTruthy();
    expect(zone('tray').props.accepts('role-witch')).toBe(false);
  });

  test('a sixth is not taken, and it is said why', () => {
    show(choosing(), ANNA);
    FIVE.forEach(press);
    press(/^Warlock/);
    expect(screen.getByText(words.noPlace)).toBeTruthy();
    expect(screen.getByRole('button', { name: words.seal })).toBeTruthy();
  });

  test('a forbidden role says why it cannot be chosen, and leads to the rule', () => {
    const { onRule } = show(choosing(['druid', 'cutpurse']), ANNA);
    press(/^Druid, forbidden in this round/);
    expect(screen.getByText(en.reasons['role-forbidden'])).toBeTruthy();
    expect(screen.getByLabelText(words.tray(5))).toBeTruthy();
    fireEvent.press(screen.getByRole('link', { name: words.ruleNamed('WB-6') }));
    expect(onRule).toHaveBeenCalledWith('WB-6');
  });

  test('who leads, what everybody has, and what a role would bring are there before the first touch', () => {
    show(choosing(), ANNA);
    expect(screen.getByLabelText(/^\w+ leads this round; then come \w+ and \w+$/)).toBeTruthy();
    for (const seat of [0, 1, 2]) expect(screen.getByTestId(`player-${seat}`)).toBeTruthy();
    expect(named(/^Witch, .*; 3 points; needs 1 wolf blood and 1 herb juice/)).toBeTruthy();
  });

  test('the last touched role is explained; a long press explains it at length', () => {
    show(choosing(), ANNA);
    press(/^Begging Monk/);
    expect(screen.getByText(en.full.monk)).toBeTruthy();
    longPress(/^Witch, full/);
    expect(screen.getByText(words.fullAction)).toBeTruthy();
  });

  test('nothing is heard or felt, whatever is touched', () => {
    show(choosing(['druid']), ANNA);
    FIVE.forEach(press);
    press(/^Druid/);
    press(/^Warlock/);
    press(words.putBack('Witch'));
    press(words.more(1));
    expect(playSound).not.toHaveBeenCalled();
    expect(touchFor).not.toHaveBeenCalled();
  });

  test('on the open table nothing of it is seen', () => {
    show(choosing(), 'public');
    expect(screen.queryByLabelText(words.roles)).toBeNull();
  });
});

describe('leading', () => {
  const leading = scenario({
    ...SKETCH,
    players: [
      { ...SKETCH.players[0], hand: ['witch', 'monk', 'warlock'], spent: ['druid', 'wizard'] },
      {},
      {},
    ],
  });

  test('a card rises and explains itself, then it is called', () => {
    const { onMove } = show(leading, ANNA);
    press(/^Witch, full/);
    expect(screen.getByText(en.favour.witch)).toBeTruthy();
    press(en.calls.witch);
    expect(onMove.mock.calls).toEqual([[{ type: 'call', role: 'witch' }]]);
  });

  test('a card carried to its place is called at once; one that is spent is not taken', () => {
    const { onMove } = show(leading, ANNA);
    expect(zone('role-place').props.accepts('role-druid')).toBe(false);
    act(() => zone('role-place').props.onDrop('role-monk'));
    expect(onMove.mock.calls).toEqual([[{ type: 'call', role: 'monk' }]]);
  });

  test('nothing is heard or felt of a card that is touched or carried', async () => {
    const { onMove } = show(leading, ANNA);
    press(/^Witch, full/);
    await carry('role-monk');
    expect(onMove.mock.calls).toEqual([[{ type: 'call', role: 'monk' }]]);
    expect(playSound).not.toHaveBeenCalled();
    expect(touchFor).not.toHaveBeenCalled();
  });

  test('spent roles stand among them as played', () => {
    show(leading, ANNA);
    const hand = within(screen.getByLabelText(words.hand));
    expect(hand.getAllByRole('button')).toHaveLength(3);
    expect(hand.getByLabelText(`Druid, ${words.played}`)).toBeTruthy();
  });

  test('after the open table the cards lie face down until they are picked up', () => {
    const { again } = show(leading, ANNA);
    again(leading, 'public');
    again(leading, ANNA);
    expect(screen.queryByLabelText(words.hand)).toBeNull();
    expect(screen.queryByLabelText(/^Warlock/)).toBeNull();
    expect(movesInTheTree()).toEqual([]);
    press(words.pickUp);
    expect(movesInTheTree()).toHaveLength(3);
    expect(within(screen.getByLabelText(words.hand)).getAllByRole('button')).toHaveLength(3);
  });
});

describe('explanations', () => {
  const table = scenario({
    ...SKETCH,
    players: [{ taken: { iron: 4, copper: 5 }, vials: 2, hand: ['witch'] }, { taken: { silver: 5 } }, {}],
  });

  test('a stack shows all that is left of it', () => {
    show(choosing(), ANNA);
    press(/^Iron cauldron: 3 points/);
    expect(screen.getAllByLabelText(/^(Open now, p|P)otion of the iron cauldron/)).toHaveLength(5);
  });

  test('one’s own hidden cards are known to oneself, to nobody over the shoulder', () => {
    const view = witchsBrew.view(table, ANNA);
    expect(cardsOf(view, ANNA, false)).toMatchObject({ open: [potion('copper', 5)], hidden: 0 });
    expect(cardsOf(view, ANNA, false).secret).toHaveLength(8);
    expect(cardsOf(view, ANNA, true)).toMatchObject({ secret: [], hidden: 8 });
    expect(cardsOf(view, BEN, false)).toMatchObject({ open: [potion('silver', 5)], secret: [], hidden: 4 });
  });
});

describe('the count', () => {
  const table: WitchsBrewTable = {
    ...scenario({
      players: [
        { taken: { iron: 7, gold: 2 }, vials: 3, gold: 1 },
        { taken: { copper: 7 }, vials: 5, gold: 4 },
        { vials: 1 },
      ],
    }),
    agenda: [],
  };
  const ended: Ended = {
    type: 'ended',
    potions: table.state.players.map(({ potions }) => potions),
    vials: table.state.players.map(({ vials }) => vials),
    isOpen: false,
  };
  const told = toldOn(witchsBrew.view(table, 'public'), ended);

  test('adds up to the score', () => {
    const all = pointsAfter(ended, stepsOf(ended));
    expect(all).toEqual(score(table).map(({ total }) => total));
    expect(pointsAfter(ended, 0)).toEqual([0, 0, 0]);
    expect(pointsAfter(ended, 1)).toEqual([2, 2, 0]);
  });

  test('crowns whom the score ranks first', () => {
    const first = score(table).flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
    expect(winnersOf(ended, witchsBrew.view(table, 'public').players)).toEqual(first);
  });

  test('takes six seconds at most', () => {
    expect(stepsOf(ended) * stepTime(ended) + STAYS).toBeLessThanOrEqual(6000);
  });

  test('goes on by itself, and is then reported', () => {
    jest.useFakeTimers();
    const { onShown } = show(table, 'public', { told }, false);
    expect(screen.getByText(words.count)).toBeTruthy();
    for (let step = 0; step < 12; step += 1) act(() => void jest.advanceTimersByTime(460));
    expect(screen.getByLabelText('Anna, 32 points, 3 vials')).toBeTruthy();
    expect(onShown).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(STAYS));
    expect(onShown).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  test('can be skipped, and is all there at once where motion is unwanted', () => {
    const moving = show(table, 'public', { told }, false);
    press(words.skip);
    expect(screen.getByLabelText('Anna, 32 points, 3 vials')).toBeTruthy();
    press(words.goOn);
    expect(moving.onShown).toHaveBeenCalledTimes(1);
    screen.unmount();
    show(table, 'public', { told });
    expect(screen.getByRole('button', { name: words.goOn })).toBeTruthy();
  });
});
