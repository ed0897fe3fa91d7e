import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { View } from 'react-native';

import { KazaamBoard, type KazaamBoardProps } from '@/components/boards/kazaam/board';
import { MissingSymbols } from '@/components/boards/kazaam/pieces/symbol-shades';
import { asked } from '@/engine/core/game';
import type { Viewer } from '@/engine/core/seat';
import { INGREDIENTS, PLACES } from '@/engine/games/kazaam/data';
import { kazaam } from '@/engine/games/kazaam/game';
import type { Kazaam, KazaamMove, KazaamTable } from '@/engine/games/kazaam/state';
import { en } from '@/engine/games/kazaam/text/en';
import { tileOf } from '@/engine/games/kazaam/tiles';

import { measured, overlap, placed } from '../kit/measured';
import { ANNA, BEN, played, scenario, tile, type Sketch } from '../engine/kazaam/scenario';
import { callsOf, given, PEOPLE, PHONE, press, Room, zone } from './room';
import { toldOf } from './told';

const SKETCH: Sketch = {
  players: [
    {
      hand: ['fire left-ear', 'stone torso'],
      board: ['wood head', 'bone left-arm', 'fur right-arm down', 'stone tail', 'fire left-leg'],
      purse: { sulphur: 1, mandrake: 1 },
    },
    { hand: ['wood tail'], board: ['insect torso', 'insect tail down', 'fire head'] },
    { hand: ['bone head'], board: [] },
  ],
  discards: ['fur head'],
};

function show(table: KazaamTable, viewer: Viewer, more: Partial<KazaamBoardProps> = {}) {
  const calls = callsOf<Kazaam>();
  render(
    <Room>
      <KazaamBoard {...given(kazaam, table, viewer)} {...calls} {...more} />
    </Room>,
  );
  return calls;
}

test('tapping a tile and then its place plays it', () => {
  const { onMove } = show(scenario(SKETCH), ANNA);
  press(/^Left ear of fire, costs/);
  press(/^Left ear: empty, can be chosen$/);
  expect(onMove.mock.calls).toEqual([[{ type: 'play', tile: tile('fire left-ear') }]]);
});

test('tapping a tile and then the crucible extracts', () => {
  const { onMove } = show(scenario(SKETCH), ANNA);
  press(/^Torso of stone/);
  press(/^Crucible/);
  expect(onMove.mock.calls).toEqual([[{ type: 'extract', tile: tile('stone torso') }]]);
});

test('the large button plays the chosen tile and names its cost', () => {
  const { onMove } = show(scenario(SKETCH), ANNA);
  press(/^Left ear of fire, costs/);
  press('Play the left ear of fire, costs sulphur, mandrake');
  expect(onMove.mock.calls).toEqual([[{ type: 'play', tile: tile('fire left-ear') }]]);
});

test('dropping a tile on the own board plays it, on the crucible extracts', () => {
  const { onMove } = show(scenario(SKETCH), ANNA);
  const piece = `tile-${tile('fire left-ear')}`;
  act(() => zone(`board-${ANNA}`).props.onDrop(piece));
  act(() => zone('crucible').props.onDrop(piece));
  expect(onMove.mock.calls).toEqual([
    [{ type: 'play', tile: tile('fire left-ear') }],
    [{ type: 'extract', tile: tile('fire left-ear') }],
  ]);
});

test('what cannot be done says why and leads to the rule', () => {
  const { onMove, onRule } = show(scenario(SKETCH), ANNA);
  act(() => zone(`board-${ANNA}`).props.onDrop(`tile-${tile('stone torso')}`));
  expect(onMove).not.toHaveBeenCalled();
  expect(screen.getByText(en.reasons['cannot-pay'])).toBeTruthy();
  fireEvent.press(screen.getByRole('link', { name: 'Rule KZ-11' }));
  expect(onRule).toHaveBeenCalledWith('KZ-11');
});

test('an arm reaches for an opponent, a tail strikes on a board shown large', () => {
  const { onMove } = show(scenario(SKETCH), ANNA);
  press(/^Left arm of bone, face up/);
  press(/^Ben: .*can be chosen/);
  press(/^Tail of stone, face up/);
  press(/^Ben: /);
  press(/^Tail of an insect, face down, can be chosen/);
  expect(onMove.mock.calls).toEqual([
    [{ type: 'use', place: 'left-arm', aim: { type: 'hand', seat: BEN } }],
    [{ type: 'use', place: 'tail', aim: { type: 'tile', seat: BEN, place: 'tail' } }],
  ]);
});

test('a part can be turned down without effect, once that was asked, and put back', () => {
  const { onMove } = show(scenario(SKETCH), ANNA);
  press(/^Left leg of fire/);
  expect(screen.getByText(en.powers.leg)).toBeTruthy();
  press('Put back');
  expect(screen.queryByText(en.powers.leg)).toBeNull();
  press(/^Left leg of fire/);
  press('Turn the left leg face down without effect');
  expect(onMove).not.toHaveBeenCalled();
  press('Really without effect?');
  expect(onMove.mock.calls).toEqual([[{ type: 'use', place: 'left-leg', aim: null }]]);
});

test('drawing, restoring and ending the turn are buttons', () => {
  const { onMove } = show(scenario(SKETCH), ANNA);
  press(/^Draw a tile, \d+ in the reserve/);
  press('Restore all tiles, 1 face down');
  press('End the turn');
  expect(onMove.mock.calls).toEqual([[{ type: 'draw' }], [{ type: 'restore' }], [{ type: 'end' }]]);
});

test('every legal move is a labelled button in the list of moves', () => {
  const table = scenario(SKETCH);
  const { onMove } = show(table, ANNA);
  const legal = kazaam.legal(table, asked(table)!);
  for (const move of legal) {
    press('Moves');
    const list = within(screen.getByLabelText('All that can be done now'));
    const words = (en.moves[move.type] as (move: KazaamMove, who: (seat: number) => string) => string)(
      move,
      (seat) => PEOPLE[seat]!.name,
    );
    fireEvent.press(list.getByRole('button', { name: words }));
  }
  expect(onMove.mock.calls.map(([move]) => move)).toEqual(legal);
});

test('every place, vessel and opponent has a name', () => {
  show(scenario(SKETCH), ANNA);
  const board = within(screen.getByLabelText('Your creature'));
  expect(board.getAllByRole('button')).toHaveLength(PLACES.length);
  expect(within(screen.getByLabelText('Ingredients')).getAllByRole('button')).toHaveLength(6);
  expect(within(screen.getByLabelText('Opponents')).getAllByRole('button')).toHaveLength(2);
  for (const button of screen.getAllByRole('button')) {
    expect(button.props['aria-label'] ?? button.props.accessibilityLabel).toBeTruthy();
  }
});

test('a torso gathers from the vessels', () => {
  const table = played(scenario({ players: [{ board: ['fire torso'] }, {}] }), [
    ANNA,
    { type: 'use', place: 'torso', aim: { type: 'supply' } },
  ]);
  const { onMove } = show(table, ANNA);
  press(/^Mandrake: 0, can be chosen/);
  expect(onMove.mock.calls).toEqual([[{ type: 'gather', ingredient: 'mandrake' }]]);
});

test('a leg shows the discards and takes one of them', () => {
  const table = played(scenario({ ...SKETCH, players: [SKETCH.players[0]!, {}] }), [
    ANNA,
    { type: 'use', place: 'left-leg', aim: { type: 'discards' } },
  ]);
  const { onMove } = show(table, ANNA);
  press(/^Take the head of fur, costs/);
  press('Take nothing');
  expect(onMove.mock.calls).toEqual([
    [{ type: 'take', tile: tile('fur head') }],
    [{ type: 'take', tile: null }],
  ]);
});

test('an ear shows a hand until it has been seen', () => {
  const table = played(scenario({ players: [{ board: ['fire left-ear'] }, { hand: ['wood tail'] }] }), [
    ANNA,
    { type: 'use', place: 'left-ear', aim: { type: 'hand', seat: BEN } },
  ]);
  const { onMove } = show(table, ANNA);
  expect(screen.getByLabelText(/^tail of wood/i)).toBeTruthy();
  press('Seen, go on');
  expect(onMove.mock.calls).toEqual([[{ type: 'seen' }]]);
});

test('the symbols that cannot be paid are ghosts, the lower ones of those alike; of a chosen tile they pulse', () => {
  const purse = { 'unicorn-horn': 1, mercury: 1 };
  show(scenario({ players: [{ hand: ['fur torso'], purse }, {}] }), ANNA);
  expect(screen.UNSAFE_getByType(MissingSymbols).props.isPulsing).toBe(false);
  press(/^Torso of fur/);
  const { symbols, missing, isPulsing } = screen.UNSAFE_getByType(MissingSymbols).props;
  expect(isPulsing).toBe(true);
  expect(missing.map((index: number) => symbols[index]).sort()).toEqual(['mandrake', 'unicorn-horn']);
  expect(missing).toContain(symbols.lastIndexOf('unicorn-horn'));
});

describe('the tile that came last', () => {
  const DRAW = { type: 'draw' } as const;
  const drawing = scenario({ ...SKETCH, actions: 1, reserve: ['reptile tail'] });
  const drawn = played(drawing, [ANNA, DRAW]);

  test('stands out in the hand while it is looked at', () => {
    const { onMove } = show(drawn, ANNA);
    const fresh = screen.getByRole('button', { name: /^Tail of a reptile, .*, new$/ });
    expect(fresh.props['aria-selected'] ?? fresh.props.accessibilityState?.selected).toBe(true);
    expect(screen.getAllByText('new', { includeHiddenElements: true })).toHaveLength(1);
    press('Seen, go on');
    expect(onMove.mock.calls).toEqual([[{ type: 'seen' }]]);
  });

  test('is nobody else’s business', () => {
    show(drawn, 'public');
    expect(screen.queryByText('new', { includeHiddenElements: true })).toBeNull();
    screen.unmount();
    show(drawn, BEN, { told: toldOf(kazaam, drawing, DRAW, BEN) });
    press('Skip');
    expect(screen.queryByText('new', { includeHiddenElements: true })).toBeNull();
  });

  test('is known from the facts, too, while the turn goes on', () => {
    const before = scenario({ ...SKETCH, reserve: ['reptile tail'] });
    show(played(before, [ANNA, DRAW]), ANNA, { told: toldOf(kazaam, before, DRAW, ANNA) });
    press('Skip');
    expect(screen.getByRole('button', { name: /^Tail of a reptile, .*, new$/ })).toBeTruthy();
  });
});

describe('on the open table', () => {
  const asking = played(scenario(SKETCH), [
    ANNA,
    { type: 'use', place: 'left-arm', aim: { type: 'hand', seat: BEN } },
  ]);

  test('a head is asked by name, with two answers', () => {
    const { onMove } = show(asking, 'public');
    expect(screen.getByText('Does anyone stop this?')).toBeTruthy();
    press(/^Ben: stop it/);
    press('Let it happen');
    expect(onMove.mock.calls).toEqual([[{ type: 'stop' }], [{ type: 'allow' }]]);
  });

  test('where only one person plays, nobody else is asked', () => {
    const people = PEOPLE.map((person, seat) => ({ ...person, isBot: seat !== 1 }));
    show(asking, BEN, { people: people.slice(0, asking.seats) });
    expect(screen.queryByText('Does anyone stop this?')).toBeNull();
    expect(screen.getByText('Do you stop this?')).toBeTruthy();
  });

  test('all whose heads could stop it are named, in the order in which they are asked', () => {
    const { players } = SKETCH;
    const guarded = scenario({ ...SKETCH, players: [players[0]!, players[1]!, { board: ['bone head'] }] });
    const used = played(guarded, [
      ANNA,
      { type: 'use', place: 'left-arm', aim: { type: 'hand', seat: BEN } },
    ]);
    show(used, 'public');
    expect(screen.getByText('Heads face up: Ben is asked, then Clara.')).toBeTruthy();
    screen.unmount();
    show(played(used, [BEN, { type: 'allow' }]), 'public');
    expect(screen.getByText('Head face up: Clara is asked.')).toBeTruthy();
  });

  test('nothing of any hand is in the tree', () => {
    const table = scenario(SKETCH);
    show(table, 'public');
    for (const id of table.state.players.flatMap(({ hand }) => hand)) {
      const name = new RegExp(en.tile(tileOf(id)), 'i');
      expect([...screen.queryAllByLabelText(name), ...screen.queryAllByText(name)]).toEqual([]);
    }
    expect(screen.queryByLabelText('Your hand')).toBeNull();
  });
});

describe('facts', () => {
  const move = { type: 'play', tile: tile('fire left-ear') } as const;
  const table = played(scenario(SKETCH), [ANNA, move]);
  const told = toldOf(kazaam, scenario(SKETCH), move, ANNA);

  test('are shown one after another, then reported', () => {
    jest.useFakeTimers();
    const { onShown } = show(table, ANNA, { told });
    expect(screen.getByLabelText('Left ear: empty')).toBeTruthy();
    expect(onShown).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(5000));
    expect(screen.getByLabelText('Left ear of fire, face up')).toBeTruthy();
    expect(onShown).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  test('end with the word, which one can leave at once', () => {
    const whole = PLACES.filter((place) => place !== 'left-leg').map((place) => `fur ${place}`);
    const purse = Object.fromEntries(INGREDIENTS.map((ingredient) => [ingredient, 6]));
    const nearly = scenario({ players: [{ hand: ['fur left-leg'], board: whole, purse }, {}] });
    const last = { type: 'play', tile: tile('fur left-leg') } as const;
    const end = toldOf(kazaam, nearly, last, ANNA).filter(({ fact }) => fact.type === 'completed');
    const { onShown } = show(played(nearly, [ANNA, last]), ANNA, { told: end });
    expect(screen.getByRole('heading', { name: 'Kazaam!' })).toBeTruthy();
    expect(screen.getByText('Anna has brought a creature to life')).toBeTruthy();
    press('Skip');
    expect(onShown).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('heading', { name: 'Kazaam!' })).toBeNull();
  });

  test('leave the buttons of the screen in reach while they are shown', () => {
    jest.useFakeTimers();
    const hole = { x: 280, y: 4, width: 104, height: 48 };
    measured({ 'in-reach': hole }, PHONE.frame);
    show(table, ANNA, { told, actions: <View /> });
    const areas = screen.getAllByTestId('skip', { includeHiddenElements: true });
    expect(areas.filter((area) => overlap(placed(area, PHONE.frame), hole))).toEqual([]);
    expect(areas.length).toBeGreaterThan(1);
    jest.useRealTimers();
  });

  test('can be skipped by a tap', () => {
    const { onShown } = show(table, ANNA, { told });
    press('Skip');
    expect(onShown).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Left ear of fire, face up')).toBeTruthy();
  });
});
