import { fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactTestInstance } from 'react-test-renderer';

import { MateriaPrimaBoard } from '@/components/boards/materia-prima/board';
import { hasPlace } from '@/components/boards/materia-prima/touch/sights';
import { BOARD_WORDS } from '@/components/boards/materia-prima/words/words';
import type { Sight } from '@/components/kit/board';
import { asked } from '@/engine/core/game';
import { gestureFrom, type Gesture } from '@/engine/core/gesture';
import { rngFrom } from '@/engine/core/rng';
import { sayGesture } from '@/engine/core/text';
import type { Element } from '@/engine/games/materia-prima/data';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import type {
  MateriaPrima,
  MateriaPrimaFact,
  MateriaPrimaMove,
  MateriaPrimaTable,
} from '@/engine/games/materia-prima/state';

import { ANNA, go, hex, played, scenario } from '../engine/materia-prima/scenario';
import { given, labelOf, playing, Room } from './room';

const HIDDEN = { includeHiddenElements: true };
const lights = () => screen.queryAllByTestId('beacon', HIDDEN);
const canBePressed = ({ props }: ReactTestInstance) =>
  typeof props.onPress === 'function' && props.reason === undefined;

/** What a light lies on. */
function litBy(beacon: ReactTestInstance): ReactTestInstance {
  for (let around = beacon.parent; around; around = around.parent) {
    const [touch] = around.findAll(canBePressed);
    if (touch) return touch;
  }
  throw new Error('nothing can be touched there');
}

/** Touches whatever is lit until moves are made; there is never more than one light. */
function followed(start: MateriaPrimaTable, [hint, ...hintThen]: Gesture<MateriaPrima>) {
  const { made, settle } = playing(materiaPrima, start, (table, calls) => (
    <Room speed="off">
      <MateriaPrimaBoard
        {...given(materiaPrima, table, ANNA)}
        {...calls}
        {...(table === start ? { hint, hintThen } : {})}
      />
    </Room>
  ));
  let touches = 0;
  for (; made.length === 0 && touches < 24; touches += 1) {
    expect(lights()).toHaveLength(1);
    fireEvent.press(litBy(lights()[0]!));
    settle();
  }
  screen.unmount();
  return { made, touches };
}

const take = (element: Element): MateriaPrimaMove => ({ type: 'take', element });
const DONE: MateriaPrimaMove = { type: 'done' };

const atHome = scenario({
  players: [
    {
      alchemist: 'sejlon',
      load: ['water', 'water', 'copper'],
      store: ['fire', 'iron'],
      worn: ['oak-buckler'],
      stored: ['ash-blade'],
    },
    {},
  ],
});
const equip = { type: 'equip', figure: 'sejlon' } as const;
const off = { type: 'doff', equipment: 'oak-buckler' } as const;
const on = { type: 'don', equipment: 'ash-blade' } as const;

test.each<readonly [string, MateriaPrimaTable, Gesture<MateriaPrima>]>([
  ['everything is left', atHome, [equip, DONE]],
  [
    'gear is changed, elements are left and taken',
    atHome,
    [equip, off, on, take('water'), take('iron'), DONE],
  ],
  ['gear alone', atHome, [equip, on, take('water'), take('water'), take('copper')]],
  ['a packing that was begun goes on', played(atHome, equip, off), [on, take('water'), take('fire'), DONE]],
  [
    'MP-13 elements are shifted',
    played(
      scenario({
        players: [{ alchemist: 'sejlon', load: ['water', 'earth', 'gold'], store: ['fire', 'iron'] }, {}],
      }),
      { type: 'convert', into: 'mercury', pay: ['fire', 'iron'] },
    ),
    [{ type: 'shift' }, take('water'), take('mercury'), DONE],
  ],
  [
    'MP-10 several things are dropped',
    scenario({ players: [{ alchemist: 'sejlon', at: 'D4', load: ['fire', 'fire', 'water'] }, {}] }),
    [{ type: 'drop', figure: 'sejlon', thing: 'water' }, { type: 'put', thing: 'fire' }, DONE],
  ],
])('a hint is followed touch by touch on its sheet: %s', (_, table, gesture) => {
  const { made, touches } = followed(table, gesture);
  expect(made).toEqual(gesture);
  expect(touches).toBeLessThanOrEqual(2 + 2 * gesture.length);
});

test('what a hint leads to is what its words say', () => {
  const gesture = gestureFrom(materiaPrima, atHome, equip, rngFrom(3));
  const words = sayGesture(materiaPrima.text.en, gesture, () => '', materiaPrima.view(atHome, 'public'));
  expect(words).toMatch(/^Equip Sejlon: (put|leave|take) /);
  const { made } = followed(atHome, gesture);
  expect(made).toEqual(gesture);
  expect(asked(played(atHome, ...made))?.what.type).toBe('turn');
});

describe('what words speak of', () => {
  const onTheWay = scenario({
    players: [
      { alchemist: 'sejlon', at: 'D4' },
      { alchemist: 'vitrudes', at: 'F6' },
    ],
  });
  const walked = played(onTheWay, go('sejlon', 'D3'));
  const view = materiaPrima.view(walked, ANNA);
  const seen = (sights: readonly Sight<MateriaPrima>[], isReplay = false) => {
    render(
      <Room speed="off">
        <MateriaPrimaBoard {...given(materiaPrima, walked, ANNA)} sights={sights} isReplay={isReplay} />
      </Room>,
    );
    return screen.queryAllByTestId(/^seen-/, HIDDEN).map(({ props }) => props.testID as string);
  };
  const fact = (type: MateriaPrimaFact['type']) => walked.facts.find((one) => one.type === type)!;

  test('a walk is marked where it led, and a city where it lies', () => {
    expect(seen([{ type: 'told', fact: fact('moved') }])).toEqual([`seen-told-${hex('D3')}`]);
    screen.unmount();
    const bought = { type: 'opened', city: 'hammerbreach', extension: null } as const;
    expect(seen([{ type: 'told', fact: bought }])).toEqual([`seen-told-${hex('F6')}`]);
    screen.unmount();
    expect(seen([bought, bought].map((one) => ({ type: 'told', fact: one })))).toHaveLength(1);
    expect([fact('moved'), bought].map(hasPlace)).toEqual([true, true]);
    expect(hasPlace({ type: 'turnBegan', seat: ANNA, round: 2 })).toBe(false);
  });

  test('a review marks what was played and what was better, for those who look and those who listen', () => {
    const sights = [
      { type: 'played', move: go('sejlon', 'C3') },
      { type: 'better', move: { type: 'attack', figure: 'sejlon', target: 'vitrudes' } },
    ] as const;
    const target = view.players[1]!.figures[0]!.hex;
    expect(seen(sights, true)).toEqual([`seen-played-${hex('C3')}`, `seen-better-${target}`]);
    const { played: wasPlayed, better } = BOARD_WORDS.en.table;
    expect(labelOf(`hex-${hex('C3')}`)).toContain(`, ${wasPlayed}`);
    expect(labelOf(`hex-${target}`)).toContain(`, ${better}`);
    expect(screen.getByText(better, HIDDEN)).toBeTruthy();
  });

  test('nothing is marked where nothing is spoken of', () => {
    expect(seen([])).toEqual([]);
  });
});
