import { fireEvent, render, screen, within } from '@testing-library/react-native';

import { MateriaPrimaBoard, type MateriaPrimaBoardProps } from '@/components/boards/materia-prima/board';
import {
  figureLabel,
  formulaLabel,
  hexLabel,
  playerLabel,
} from '@/components/boards/materia-prima/words/labels';
import { MateriaPrimaPicture } from '@/components/boards/materia-prima/picture';
import { BOARD_WORDS } from '@/components/boards/materia-prima/words/words';
import type { Speed } from '@/components/kit/motion';
import type { Seat, Viewer } from '@/engine/core/seat';
import { LANGUAGES, say } from '@/engine/core/text';
import { capital } from '@/engine/core/wording';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import { BEGINNER, HEXES, isCity, isMine, landAt, spotAt, type Hex } from '@/engine/games/materia-prima/map';
import type { MateriaPrimaTable } from '@/engine/games/materia-prima/state';
import { en } from '@/engine/games/materia-prima/text/en';
import { fr } from '@/engine/games/materia-prima/text/fr';
import { it } from '@/engine/games/materia-prima/text/it';

import {
  ANNA,
  attack,
  BEN,
  fought,
  go,
  hex,
  played,
  scenario,
  type Sketch,
} from '../engine/materia-prima/scenario';
import { holding } from './devices';
import { everyWord, given, labelOf, PEOPLE, playing, pressId, Room } from './room';
import { toldOf } from './told';

/** Pictures say nothing here, and there are thousands of lines in them to look through. */

const words = BOARD_WORDS.en;
const TEXTS = { en, it, fr };

const boardOf = (
  table: MateriaPrimaTable,
  viewer: Viewer,
  more: Partial<MateriaPrimaBoardProps> = {},
  speed: Speed = 'off',
) => (
  <Room speed={speed}>
    <MateriaPrimaBoard {...given(materiaPrima, table, viewer)} {...more} />
  </Room>
);

const play = (start: MateriaPrimaTable, viewer: Viewer = ANNA) =>
  playing(materiaPrima, start, (table, calls) => boardOf(table, viewer, calls));

const pressHex = (name: string) => pressId(`hex-${hex(name)}`);

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

/** "E5" stands on no hex: nobody would find it. */
const COORDINATES = /\b[A-I][1-9]\b/;
const said = () =>
  screen
    .getAllByRole('button')
    .map(({ props }) => `${props['aria-label'] ?? props.accessibilityLabel ?? ''}`)
    .join('\n');
const placeOf = (place: Hex) => capital(en.place(place, spotAt(BEGINNER, place)));

describe('the map', () => {
  test('every hex is a button with its name and what is there, and no coordinates', () => {
    play(scenario(SKETCH));
    const map = screen.getByLabelText(words.table.map);
    expect(within(map).getAllByRole('button')).toHaveLength(HEXES.length);
    const labels = HEXES.map((place) => labelOf(`hex-${place}`));
    HEXES.forEach((place, index) => expect(labels[index]!.split(', ')[0]).toBe(placeOf(place)));
    for (const label of labels) expect(label).not.toMatch(COORDINATES);
    expect(labelOf(`hex-${hex('D4')}`)).toContain('Sejlon of Anna carries 1 Fire');
    expect(labelOf(`hex-${hex('D4')}`)).toContain('on the ground: 2 Water and 1 soul stone');
  });

  test('a walk of several steps is laid out by one touch and walked by the next', () => {
    const { made, settle } = play(scenario(SKETCH));
    pressHex('D2');
    expect(labelOf('act-move')).toBe(`${words.table.go}, 2 steps`);
    pressHex('D2');
    settle();
    expect(made).toEqual([go('sejlon', 'D3'), go('sejlon', 'D2')]);
  });

  test('who stands on a hex of one’s own is chosen there, if it is out of reach', () => {
    const anna = { ...SKETCH.players[0]!, homunculi: [['rust-imp', 'G7']] as const };
    play(scenario({ ...SKETCH, players: [anna, SKETCH.players[1]!] }));
    pressHex('G7');
    expect(screen.getByTestId('tab-rust-imp').props.accessibilityState?.selected).toBe(true);
  });

  test('an opponent within reach opens the fight, with the odds before the dice', () => {
    play(scenario({ ...SKETCH, players: [SKETCH.players[0]!, { ...SKETCH.players[1]!, at: 'D5' }] }));
    pressHex('D5');
    expect(screen.getByText(/^You win \d+% of the time$/)).toBeTruthy();
  });
});

describe('the list', () => {
  beforeEach(() => holding('endless'));
  afterEach(() => holding('phone'));

  test('names every figure and every place one goes to, no empty land, and does what it says', () => {
    const { made, settle } = play(scenario(SKETCH));
    pressId('open-list');
    for (const id of ['sejlon', 'rust-imp', 'vitrudes'])
      expect(screen.getByTestId(`listed-${id}`)).toBeTruthy();
    const homes = scenario(SKETCH).state.players.map(({ home }) => home);
    const isWorthGoing = (place: Hex) => {
      const land = landAt(BEGINNER, place);
      return isMine(land) || isCity(land) || place === hex('D4') || homes.includes(place);
    };
    for (const place of HEXES) {
      const lines = screen.queryAllByTestId(`place-${place}`);
      expect(lines).toHaveLength(isWorthGoing(place) ? 1 : 0);
      for (const { props } of lines)
        expect(props.accessibilityLabel).toMatch(new RegExp(`^${placeOf(place)}(, |$)`));
    }
    expect(labelOf(`place-${hex('D4')}`)).toContain('on the ground: 2 Water and 1 soul stone');
    expect(said()).not.toMatch(COORDINATES);
    fireEvent.press(
      screen.getByRole('button', {
        name: say(en.moves, go('rust-imp', 'E3'), () => '', materiaPrima.view(scenario(SKETCH), ANNA)),
      }),
    );
    settle();
    expect(made).toEqual([go('rust-imp', 'E3')]);
  });

  test('MP-25 warns of dropping the last soul stone, and of no other', () => {
    const warning = words.sheets.lastSoul('Sejlon');
    const isWarned = () => screen.queryAllByRole('button', { name: new RegExp(warning) }).length > 0;
    const [anna, ben] = [SKETCH.players[0]!, SKETCH.players[1]!];
    const { unmount } = render(boardOf(scenario(SKETCH), ANNA));
    pressId('open-list');
    expect(isWarned()).toBe(true);
    unmount();
    render(boardOf(scenario({ players: [{ ...anna, souls: 2 }, ben] }), ANNA));
    pressId('open-list');
    expect(isWarned()).toBe(false);
  });
});

describe('the end of a turn', () => {
  const END = { type: 'endTurn' } as const;

  test('is asked once more while somebody could still act, and one can go on instead', () => {
    const { made, settle } = play(scenario(SKETCH));
    pressId('end-turn');
    settle();
    expect(made).toEqual([]);
    expect(labelOf('end-turn')).toMatch(/^End turn, \d+ actions unused$/);
    pressId('play-on');
    expect(screen.getByTestId('act-move')).toBeTruthy();
    pressId('end-turn');
    pressId('end-turn');
    settle();
    expect(made).toEqual([END]);
  });

  test('is not asked again where nobody could do anything', () => {
    const spent = { ...materiaPrima.view(scenario(SKETCH), ANNA) };
    const onMove = jest.fn();
    render(boardOf(scenario(SKETCH), ANNA, { view: spent, moves: [END], onMove }));
    pressId('end-turn');
    expect(onMove).toHaveBeenCalledWith(END);
  });
});

describe('dice', () => {
  const sketch = { ...SKETCH, players: [SKETCH.players[0]!, { ...SKETCH.players[1]!, at: 'D5' }] };
  const strike = attack('sejlon', 'vitrudes');

  test.each([
    ['Repelled!', false],
    ['Victory!', true],
  ] as const)('lie with their verdict, %s, until they are touched', (verdict, isWon) => {
    const { rerender } = render(boardOf(scenario(sketch), ANNA));
    expect(screen.queryByTestId('dice')).toBeNull();
    const after = fought(scenario(sketch), strike, isWon);
    rerender(boardOf(after, ANNA));
    expect(labelOf('dice')).toMatch(new RegExp(`^${verdict} \\d+ against \\d+$`));
    rerender(boardOf(after, ANNA));
    pressId('dice');
    expect(screen.queryByTestId('dice')).toBeNull();
  });

  test('are put away by whatever is done next, and are not seen again by whoever comes later', () => {
    const { rerender } = render(boardOf(scenario(sketch), ANNA));
    const after = fought(scenario(sketch), strike, false);
    rerender(boardOf(after, ANNA));
    expect(screen.getByTestId('dice')).toBeTruthy();
    const moved = played(after, go('rust-imp', 'E3'));
    rerender(boardOf(moved, ANNA));
    expect(screen.queryByTestId('dice')).toBeNull();
    screen.unmount();
    render(boardOf(moved, ANNA));
    expect(screen.queryByTestId('dice')).toBeNull();
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
    const { rerender } = render(boardOf(scenario(SKETCH), ANNA));
    const counted = labelOf('open-formulas');
    expect(counted).toBe('Formulas, 2');
    rerender(boardOf(scenario(SKETCH), 'public'));
    rerender(boardOf(scenario(SKETCH), ANNA));
    expect(labelOf('open-formulas')).toBe(counted);
  });

  test('one formula is one', () => {
    const [own, ...rest] = SKETCH.players;
    render(
      boardOf(scenario({ ...SKETCH, players: [{ ...own!, hand: own!.hand!.slice(1) }, ...rest] }), ANNA),
    );
    expect(labelOf('open-formulas')).toBe('Formula, 1');
  });

  test('what cannot be touched is not to be tapped: under cards that lie face down nothing is asked for', () => {
    const { rerender } = render(boardOf(scenario(SKETCH), ANNA));
    pressId('open-formulas');
    expect(screen.getByText(words.sheets.chooseFormula)).toBeTruthy();
    rerender(boardOf(scenario(SKETCH), 'public'));
    pressId('open-formulas');
    expect(screen.queryByText(words.sheets.chooseFormula)).toBeNull();
  });

  test('whoever holds the device is never said to be thinking; others are', () => {
    const { rerender } = render(boardOf(scenario(SKETCH), ANNA, { moves: [] }));
    expect(screen.queryByText(words.table.waiting('Anna'))).toBeNull();
    rerender(boardOf(scenario(SKETCH), BEN, { moves: [] }));
    expect(screen.getByText(words.table.waiting('Anna'))).toBeTruthy();
  });

  test('on the open table nobody’s formulas and missions are', () => {
    render(boardOf(scenario(SKETCH), 'public'));
    for (const name of [...OWN, ...THEIRS, 'Magnate']) expect(everyWord()).not.toContain(name);
  });
});

describe('what happens', () => {
  test('is shown before anything can be touched, and can be skipped', () => {
    const [before, move] = [scenario(SKETCH), go('sejlon', 'D3')];
    const told = toldOf(materiaPrima, before, move, ANNA);
    const onShown = jest.fn();
    render(boardOf(played(before, move), ANNA, { told, onShown }, 'normal'));
    expect(screen.getByText('Sejlon went to the east of the Blue Woods.')).toBeTruthy();
    expect(screen.queryByTestId('end-turn')).toBeNull();
    fireEvent.press(screen.getAllByTestId('skip')[0]!);
    expect(onShown).toHaveBeenCalledTimes(1);
    expect(screen.getByTestId('end-turn')).toBeTruthy();
  });

  test('of dice nothing is told before they lie still', () => {
    const sketch = { ...SKETCH, players: [SKETCH.players[0]!, { ...SKETCH.players[1]!, at: 'D5' }] };
    const attack = { type: 'attack', figure: 'sejlon', target: 'vitrudes' } as const;
    const told = toldOf(materiaPrima, scenario(sketch), attack, ANNA);
    render(boardOf(played(scenario(sketch), attack), ANNA, { told }, 'normal'));
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
    <Room speed="off">
      {<MateriaPrimaPicture view={materiaPrima.view(scenario(SKETCH), 'public')} size={72} />}
    </Room>,
  );
  expect(screen.queryAllByRole('button')).toEqual([]);
});
