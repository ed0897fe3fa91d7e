import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { KazaamBoard, type KazaamBoardProps } from '@/components/boards/kazaam/board';
import { PowerCoin } from '@/components/boards/kazaam/pieces/power-coin';
import { BOARD_WORDS } from '@/components/boards/kazaam/words/words';
import type { Viewer } from '@/engine/core/seat';
import { PLACES } from '@/engine/games/kazaam/data';
import { kazaam } from '@/engine/games/kazaam/game';
import type { Kazaam, KazaamMove, KazaamTable } from '@/engine/games/kazaam/state';
import { en } from '@/engine/games/kazaam/text/en';

import { ANNA, BEN, played, scenario, tile, type Sketch } from '../engine/kazaam/scenario';
import { callsOf, everyWord, given, named, Room, zone } from './room';

const words = BOARD_WORDS.en;

const SKETCH: Sketch = {
  players: [
    {
      hand: ['fire left-ear', 'stone torso', 'bone head'],
      board: ['wood head', 'bone left-arm', 'fur torso', 'stone tail', 'fire left-leg'],
      purse: { sulphur: 1, mandrake: 1 },
    },
    { hand: ['wood tail'], board: ['insect torso', 'insect tail down', 'fire head'] },
    { board: [] },
  ],
  discards: ['fur head'],
  reserve: ['reptile tail'],
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

describe('a tile in hand says what it is good for', () => {
  test('now, later, or not while its place is taken', () => {
    const { players } = SKETCH;
    const hand = ['fire left-ear', 'stone right-ear', 'bone head'];
    show(scenario({ ...SKETCH, players: [{ ...players[0]!, hand }, ...players.slice(1)] }), ANNA);
    expect(named(/^Left ear of fire, costs .*, can be laid now$/)).toBeTruthy();
    expect(named(/^Right ear of stone, costs .*, lacks unicorn horn$/)).toBeTruthy();
    expect(named(/^Head of bone, costs .*, its place is taken$/)).toBeTruthy();
    const coins = screen.UNSAFE_getAllByType(PowerCoin).map(({ props }) => [props.tile, props.readiness]);
    expect(Object.fromEntries(coins)).toEqual({
      [tile('fire left-ear')]: 'ready',
      [tile('stone right-ear')]: 'lacking',
      [tile('bone head')]: 'taken',
    });
  });

  test('and the last part has a mark of its own', () => {
    const board = PLACES.filter((place) => place !== 'left-leg').map((place) => `fur ${place}`);
    const table = scenario({ players: [{ hand: ['fur left-leg', 'bone tail'], board }, {}] });
    show(table, ANNA);
    expect(named(/^Left leg of fur, .*, the last part of your creature$/)).toBeTruthy();
    expect(screen.getAllByText(words.kazaam, { includeHiddenElements: true })).toHaveLength(1);
  });

  test('but to nobody else', () => {
    show(scenario(SKETCH), 'public');
    expect(screen.UNSAFE_queryAllByType(PowerCoin)).toHaveLength(0);
  });

  test('all of it, once a finger is held on it', () => {
    const { onMove } = show(scenario(SKETCH), ANNA);
    fireEvent(named(/^Torso of stone, /), 'longPress');
    expect(screen.getByText(en.powers.torso)).toBeTruthy();
    expect(
      screen.getByLabelText(/^To lay it: mercury, mandrake, dragon blood, phoenix feather$/),
    ).toBeTruthy();
    expect(screen.getByLabelText(/^In the crucible: mercury, .*, mercury$/)).toBeTruthy();
    expect(screen.getByText('2 points face up')).toBeTruthy();
    expect(onMove).not.toHaveBeenCalled();
  });

  test('and nothing of it is left once the hand is out of sight', () => {
    const table = scenario(SKETCH);
    const calls = callsOf<Kazaam>();
    const on = (viewer: Viewer) => (
      <Room>
        <KazaamBoard {...given(kazaam, table, viewer)} {...calls} />
      </Room>
    );
    render(on(ANNA));
    fireEvent(named(/^Torso of stone, /), 'longPress');
    screen.rerender(on('public'));
    expect(everyWord()).not.toMatch(/torso of stone/i);
  });
});

describe('what is dragged', () => {
  const use = (place: 'left-arm' | 'left-leg' | 'torso', aim: object) => ({ type: 'use', place, aim });

  test('a power comes to what it is let go over', () => {
    const { onMove } = show(scenario(SKETCH), ANNA);
    act(() => zone(`power:player:${BEN}`).props.onDrop('power-left-arm'));
    act(() => zone('power:discards').props.onDrop('power-left-leg'));
    act(() => zone('power:vessel:mercury').props.onDrop('power-torso'));
    expect(onMove.mock.calls).toEqual([
      [use('left-arm', { type: 'hand', seat: BEN })],
      [use('left-leg', { type: 'discards' })],
      [use('torso', { type: 'supply' })],
    ]);
  });

  test('a tail over a part of the own board aims at it, to be confirmed', () => {
    const { onMove } = show(scenario(SKETCH), ANNA);
    act(() => zone(`board-${ANNA}`).props.onDropAt('power-tail', { x: 0.5, y: 0.2 }));
    expect(screen.getByRole('button', { name: /^Use the tail on .*head$/ })).toBeTruthy();
    expect(onMove).not.toHaveBeenCalled();
  });

  test('a tail over an opponent shows his board large, to strike there', () => {
    const { onMove } = show(scenario(SKETCH), ANNA);
    act(() => zone(`power:player:${BEN}`).props.onDrop('power-tail'));
    expect(screen.getAllByLabelText('Creature of Ben').length).toBeGreaterThan(0);
    expect(onMove).not.toHaveBeenCalled();
  });

  test('a power over the wrong thing says why, like a tap that is refused', () => {
    const { onMove, onRule } = show(scenario(SKETCH), ANNA);
    act(() => zone('power:discards').props.onDrop('power-left-arm'));
    expect(onMove).not.toHaveBeenCalled();
    expect(screen.getByText(en.reasons['wrong-object'])).toBeTruthy();
    fireEvent.press(screen.getByRole('link', { name: /^Rule KZ-/ }));
    expect(onRule).toHaveBeenCalledTimes(1);
  });

  test('the top of the reserve is drawn by bringing it to the hand', () => {
    const { onMove } = show(scenario(SKETCH), ANNA);
    expect(zone('hand').props.accepts('reserve')).toBe(true);
    expect(zone('hand').props.accepts('power-tail')).toBe(false);
    act(() => zone('hand').props.onDrop('reserve'));
    expect(onMove.mock.calls).toEqual([[{ type: 'draw' }]]);
  });

  test('with a full hand it is said why that cannot be', () => {
    const hand = ['left-ear', 'head', 'torso', 'tail', 'left-leg', 'left-arm'].map(
      (place) => `insect ${place}`,
    );
    const { onMove } = show(scenario({ players: [{ hand }, {}], reserve: ['bone head'] }), ANNA);
    act(() => zone('hand').props.onDrop('reserve'));
    expect(onMove).not.toHaveBeenCalled();
    expect(screen.getByText(en.reasons['hand-full'])).toBeTruthy();
  });

  test('a tile over somebody else hears where tiles go', () => {
    const { onMove } = show(scenario(SKETCH), ANNA);
    act(() => zone(`power:player:${BEN}`).props.onWrongDrop(`tile-${tile('stone torso')}`));
    expect(onMove).not.toHaveBeenCalled();
    expect(screen.getByText(words.goesTo)).toBeTruthy();
  });
});

test.each<[string, KazaamMove, string]>([
  [
    'an arm',
    { type: 'use', place: 'left-arm', aim: { type: 'hand', seat: BEN } },
    'Anna would take a random tile out of Ben’s hand: 1 → 0.',
  ],
  [
    'a leg',
    { type: 'use', place: 'left-leg', aim: { type: 'discards' } },
    'Anna would see the only discarded tile and may keep it.',
  ],
  ['a torso', { type: 'use', place: 'torso', aim: { type: 'supply' } }, 'Anna would take any 3 ingredients.'],
  [
    'a tail on what is awake',
    { type: 'use', place: 'tail', aim: { type: 'tile', seat: BEN, place: 'torso' } },
    'Ben’s torso would be turned face down.',
  ],
  [
    'a tail on what sleeps',
    { type: 'use', place: 'tail', aim: { type: 'tile', seat: BEN, place: 'tail' } },
    'Ben’s tail would be discarded, and its place be empty again.',
  ],
])('a head is told what it would stop: %s', (_, move, told) => {
  show(played(scenario(SKETCH), [ANNA, move]), 'public');
  expect(screen.getByText(told)).toBeTruthy();
});

test('and what another head would be stopped from', () => {
  const use: KazaamMove = { type: 'use', place: 'left-arm', aim: { type: 'hand', seat: BEN } };
  show(played(scenario(SKETCH), [ANNA, use], [BEN, { type: 'stop' }]), 'public');
  expect(screen.getByText('Anna’s left arm would have no effect.')).toBeTruthy();
});
