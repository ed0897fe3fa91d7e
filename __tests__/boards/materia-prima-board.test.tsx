import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import type { ReactElement, ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { MateriaPrimaBoard, type MateriaPrimaBoardProps } from '@/components/boards/materia-prima/board';
import { figureLabel, formulaLabel, hexLabel, playerLabel } from '@/components/boards/materia-prima/labels';
import { MateriaPrimaPicture } from '@/components/boards/materia-prima/picture';
import { BOARD_WORDS } from '@/components/boards/materia-prima/words/words';
import type { Person } from '@/components/kit/board';
import { MotionProvider, type Speed } from '@/components/kit/motion';
import { ThemeProvider } from '@/components/kit/theme';
import { ToastHost } from '@/components/kit/toast';
import { asked } from '@/engine/core/game';
import type { Seat, Viewer } from '@/engine/core/seat';
import { LANGUAGES } from '@/engine/core/text';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import { HEX_NAMES, HEXES } from '@/engine/games/materia-prima/map';
import type { MateriaPrimaMove, MateriaPrimaTable } from '@/engine/games/materia-prima/state';
import { en } from '@/engine/games/materia-prima/text/en';
import { fr } from '@/engine/games/materia-prima/text/fr';
import { it } from '@/engine/games/materia-prima/text/it';

import {
  ANNA,
  BEN,
  go,
  hex,
  played,
  refusalOf,
  scenario,
  type Sketch,
} from '../engine/materia-prima/scenario';

/** Pictures say nothing here, and there are thousands of lines in them to look through. */
jest.mock('@/components/boards/materia-prima/art/drawing', () => ({ Drawing: () => null }));

const words = BOARD_WORDS.en;
const TEXTS = { en, it, fr };

const PEOPLE: readonly Person[] = [
  { name: 'Anna', colour: 'orange', sigil: 'sun', isBot: false },
  { name: 'Ben', colour: 'sky', sigil: 'moon', isBot: false },
];

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

function Room({ speed = 'off', children }: { readonly speed?: Speed; readonly children: ReactNode }) {
  return (
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider scheme="dark">
        <MotionProvider speed={speed}>
          <ToastHost closeLabel="Close message">{children}</ToastHost>
        </MotionProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}

type Given = Pick<MateriaPrimaBoardProps, 'onMove'> & Partial<MateriaPrimaBoardProps>;

function boardOf(table: MateriaPrimaTable, viewer: Viewer, more: Given, speed: Speed = 'off'): ReactElement {
  const next = asked(table);
  return (
    <Room speed={speed}>
      <MateriaPrimaBoard
        view={materiaPrima.view(table, viewer)}
        moves={next?.seat === viewer ? materiaPrima.legal(table, next) : []}
        people={PEOPLE}
        language="en"
        facts={[]}
        onShown={jest.fn()}
        onRule={jest.fn()}
        explain={(move) => {
          const refusal = refusalOf(table, move);
          return refusal ? { rule: refusal.rule, words: en.reasons[refusal.reason] } : null;
        }}
        {...more}
      />
    </Room>
  );
}

/** A board on which moves are really made: the table goes on. */
function play(start: MateriaPrimaTable, viewer: Viewer = ANNA) {
  const made: MateriaPrimaMove[] = [];
  const pending: MateriaPrimaMove[] = [];
  const onMove = (move: MateriaPrimaMove) => void pending.push(move);
  let table = start;
  const { rerender } = render(boardOf(table, viewer, { onMove }));
  const settle = () => {
    for (let move = pending.shift(); move; move = pending.shift()) {
      made.push(move);
      table = played(table, move);
      act(() => rerender(boardOf(table, viewer, { onMove })));
    }
    return made;
  };
  return { made, settle };
}

const pressId = (id: string) => fireEvent.press(screen.getByTestId(id));
const pressHex = (name: string) => pressId(`hex-${hex(name)}`);
const labelOf = (id: string) => screen.getByTestId(id).props.accessibilityLabel as string;

const SKETCH: Sketch = {
  players: [
    {
      alchemist: 'sejlon',
      at: 'D4',
      load: ['fire'],
      homunculi: [['rust-imp', 'E4']],
      hand: ['raven-head', 'mud-porter'],
      mission: 'magnate',
    },
    {
      alchemist: 'vitrudes',
      at: 'C5',
      load: ['iron', 'gold'],
      hand: ['crowned-wyrm', 'sun-king'],
      mission: 'cultist',
      souls: 0,
    },
  ],
  piles: [['D4', BEN, ['water', 'water'], 1]],
};

/** Every string that any component of the tree was given. */
function everyWord(): string {
  const strings = screen.UNSAFE_root.findAll(() => true).flatMap(({ props }) =>
    Object.values(props).filter((value) => typeof value === 'string'),
  );
  return `|${strings.join('|')}|`;
}

describe('the map', () => {
  test('every hex is a button with its name, its land and what is there', () => {
    play(scenario(SKETCH));
    const map = screen.getByLabelText(words.table.map);
    expect(within(map).getAllByRole('button')).toHaveLength(HEXES.length);
    for (const place of HEXES) expect(labelOf(`hex-${place}`)).toMatch(new RegExp(`^${HEX_NAMES[place]}, `));
    expect(labelOf(`hex-${hex('D4')}`)).toContain('Sejlon of Anna carries 1 Fire');
    expect(labelOf(`hex-${hex('D4')}`)).toContain('on the ground 2 Water and 1 soul stone');
  });

  test('a walk of several steps is laid out by one touch and walked by the next', () => {
    const { settle } = play(scenario(SKETCH));
    pressHex('D2');
    expect(labelOf('act-move')).toBe(`${words.table.go}, 2 steps`);
    pressHex('D2');
    expect(settle()).toEqual([go('sejlon', 'D3'), go('sejlon', 'D2')]);
  });

  test('who stands on a hex of one’s own is chosen there', () => {
    const anna = { ...SKETCH.players[0]!, homunculi: [['rust-imp', 'D3']] as const };
    play(scenario({ ...SKETCH, players: [anna, SKETCH.players[1]!] }));
    pressHex('D3');
    expect(screen.getByTestId('tab-rust-imp').props.accessibilityState?.selected).toBe(true);
  });

  test('an opponent within reach opens the fight, with the odds before the dice', () => {
    play(scenario({ ...SKETCH, players: [SKETCH.players[0]!, { ...SKETCH.players[1]!, at: 'D5' }] }));
    pressHex('D5');
    expect(screen.getByText(/^You win \d+% of the time$/)).toBeTruthy();
  });
});

describe('the list', () => {
  test('names every figure and every hex, and does what it says', () => {
    const { settle } = play(scenario(SKETCH));
    pressId('open-list');
    for (const id of ['sejlon', 'rust-imp', 'vitrudes'])
      expect(screen.getByTestId(`listed-${id}`)).toBeTruthy();
    for (const name of HEX_NAMES) {
      expect(screen.getAllByRole('button', { name: new RegExp(`^${name}, `) }).length).toBeGreaterThan(0);
    }
    fireEvent.press(
      screen.getByRole('button', {
        name: en.moves.move({ type: 'move', figure: 'rust-imp', to: hex('E3') }, () => ''),
      }),
    );
    expect(settle()).toEqual([go('rust-imp', 'E3')]);
  });

  test('MP-25 warns of dropping the last soul stone, and of no other', () => {
    const warning = words.sheets.lastSoul('Sejlon');
    const isWarned = () => screen.queryAllByRole('button', { name: new RegExp(warning) }).length > 0;
    const [anna, ben] = [SKETCH.players[0]!, SKETCH.players[1]!];
    const { unmount } = render(boardOf(scenario(SKETCH), ANNA, { onMove: jest.fn() }));
    pressId('open-list');
    expect(isWarned()).toBe(true);
    unmount();
    render(boardOf(scenario({ players: [{ ...anna, souls: 2 }, ben] }), ANNA, { onMove: jest.fn() }));
    pressId('open-list');
    expect(isWarned()).toBe(false);
  });
});

describe('what is one’s own', () => {
  const OWN = ['Raven’s Head', 'Mud Porter'];
  const THEIRS = ['Crowned Wyrm', 'Sun King', 'Cultist'];

  test('nothing of others is anywhere in the tree, and the own mission only where it is turned over', () => {
    play(scenario(SKETCH));
    expect(everyWord()).not.toContain('Magnate');
    pressId('open-formulas');
    for (const name of OWN) expect(everyWord()).toContain(name);
    for (const name of THEIRS) expect(everyWord()).not.toContain(name);
    pressId('open-mission');
    expect(everyWord()).not.toContain('Magnate');
    pressId('show-mission');
    expect(everyWord()).toContain('Magnate');
  });

  test('formulas are counted face down as they are face up', () => {
    const { rerender } = render(boardOf(scenario(SKETCH), ANNA, { onMove: jest.fn() }));
    const counted = labelOf('open-formulas');
    expect(counted).toBe('Formulas, 2');
    rerender(boardOf(scenario(SKETCH), 'public', { onMove: jest.fn() }));
    rerender(boardOf(scenario(SKETCH), ANNA, { onMove: jest.fn() }));
    expect(labelOf('open-formulas')).toBe(counted);
  });

  test('on the open table nobody’s formulas and missions are', () => {
    render(boardOf(scenario(SKETCH), 'public', { onMove: jest.fn() }));
    for (const name of [...OWN, ...THEIRS, 'Magnate']) expect(everyWord()).not.toContain(name);
  });
});

describe('what happens', () => {
  test('is shown before anything can be touched, and can be skipped', () => {
    const table = played(scenario(SKETCH), go('sejlon', 'D3'));
    const onShown = jest.fn();
    render(boardOf(table, ANNA, { onMove: jest.fn(), facts: table.facts, onShown }, 'normal'));
    expect(screen.getByText('Sejlon went to D3.')).toBeTruthy();
    expect(screen.queryByTestId('end-turn')).toBeNull();
    fireEvent.press(screen.getAllByTestId('skip')[0]!);
    expect(onShown).toHaveBeenCalledTimes(1);
    expect(screen.getByTestId('end-turn')).toBeTruthy();
  });

  test('of dice nothing is told before they lie still', () => {
    const sketch = { ...SKETCH, players: [SKETCH.players[0]!, { ...SKETCH.players[1]!, at: 'D5' }] };
    const table = played(scenario(sketch), { type: 'attack', figure: 'sejlon', target: 'vitrudes' });
    render(boardOf(table, ANNA, { onMove: jest.fn(), facts: table.facts }, 'normal'));
    expect(screen.getByText(words.attacks('Sejlon', 'Vitrudes'))).toBeTruthy();
    expect(screen.queryByText(/against/)).toBeNull();
  });
});

describe('words', () => {
  const view = materiaPrima.view(scenario(SKETCH), ANNA);
  const who = (seat: Seat) => PEOPLE[seat]!.name;

  test.each(LANGUAGES)('%s describes hexes, figures, formulas and players', (language) => {
    const speech = { language, text: TEXTS[language], words: BOARD_WORDS[language], who };
    const said = [
      ...HEXES.map((place) => hexLabel(speech, view, place)),
      figureLabel(speech, view, 'sejlon'),
      figureLabel(speech, view, 'vitrudes'),
      ...view.hand.map((formula) => formulaLabel(speech, formula)),
      playerLabel(speech, view, ANNA),
      playerLabel(speech, view, BEN),
    ];
    for (const sentence of said) expect(sentence).not.toMatch(/undefined|null|NaN|\[object|^,|, ,/);
    expect(playerLabel(speech, view, BEN)).toContain(BOARD_WORDS[language].soulless);
  });

  test('no two languages say the same, but for names and numbers', () => {
    const flat = (of: object): readonly string[] =>
      Object.values(of).flatMap((word) =>
        typeof word === 'string' ? [word] : typeof word === 'object' ? flat(word as object) : [],
      );
    const [english, italian, french] = [BOARD_WORDS.en, BOARD_WORDS.it, BOARD_WORDS.fr].map(flat);
    const alike = english!.filter((word, index) => word === italian![index] || word === french![index]);
    expect(alike.length).toBeLessThan(english!.length * 0.05);
    expect(italian).toHaveLength(english!.length);
    expect(french).toHaveLength(english!.length);
  });
});

test('the small picture shows the open table and nothing to press', () => {
  render(
    <Room>{<MateriaPrimaPicture view={materiaPrima.view(scenario(SKETCH), 'public')} size={72} />}</Room>,
  );
  expect(screen.queryAllByRole('button')).toEqual([]);
});
