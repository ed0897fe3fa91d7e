import { act, fireEvent, render, screen, within } from '@testing-library/react-native';

import { MateriaPrimaBoard, type MateriaPrimaBoardProps } from '@/components/boards/materia-prima/board';
import { BOARD_WORDS } from '@/components/boards/materia-prima/words/words';
import { times } from '@/components/kit/drawing/geometry';
import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { begin } from '@/engine/core/match';
import type { Viewer } from '@/engine/core/seat';
import { ALCHEMIST } from '@/engine/games/materia-prima/data';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import { BEGINNER, HEX_NAMES, HEXES, landAt } from '@/engine/games/materia-prima/map';
import type { MateriaPrimaMove, MateriaPrimaTable } from '@/engine/games/materia-prima/state';
import { en } from '@/engine/games/materia-prima/text/en';

import {
  ANNA,
  attack,
  fought,
  go,
  loadOf,
  played,
  playerOf,
  scenario,
  STONE_OWNED,
} from '../engine/materia-prima/scenario';
import { carry, everyWord, given, labelOf, PEOPLE, playing, pressId, Room, zone } from './room';

/** Pictures say nothing here, and there are thousands of lines in them to look through. */

const words = BOARD_WORDS.en.sheets;

const boardOf = (table: MateriaPrimaTable, viewer: Viewer, more: Partial<MateriaPrimaBoardProps> = {}) => (
  <Room speed="off">
    <MateriaPrimaBoard {...given(materiaPrima, table, viewer)} {...more} />
  </Room>
);

const play = (start: MateriaPrimaTable, viewer: Viewer = ANNA, hint: MateriaPrimaMove | null = null) =>
  playing(materiaPrima, start, (table, calls) => boardOf(table, viewer, { ...calls, hint }));

const open = (tab: string) => pressId(`open-${tab}`);

const HIDDEN = { includeHiddenElements: true };
const isLit = (id: string) => within(screen.getByTestId(id)).queryByTestId('beacon', HIDDEN) !== null;
const lights = () => screen.queryAllByTestId('beacon', HIDDEN).length;

describe('the tower', () => {
  const table = scenario({
    players: [
      {
        alchemist: 'sejlon',
        load: ['copper'],
        store: ['mercury', 'fire', 'iron'],
        hand: ['sun-king', 'sulphur-lance', 'ash-blade'],
        worn: ['oak-buckler'],
      },
      {},
    ],
  });

  test('a product is touched, its sources are shown, and the bar converts them', () => {
    const { made, settle } = play(table);
    open('tower');
    expect(labelOf('element-gold')).toBe(`Gold: 0, ${words.madeFrom('Copper', 'Mercury')}, ${words.canMake}`);
    expect(labelOf('element-regia')).not.toContain(words.canMake);
    pressId('element-gold');
    expect(labelOf('convert')).toBe('Convert Copper and Mercury into Gold');
    pressId('convert');
    settle();
    expect(made).toEqual([{ type: 'convert', into: 'gold', pay: ['copper', 'mercury'] }]);
    expect(labelOf('element-gold')).toContain('Gold: 1');
  });

  test('what cannot be made says why on the sheet, with its rule', () => {
    const { onRule, made } = play(table);
    open('tower');
    pressId('element-glass');
    pressId('convert');
    expect(screen.getByText(en.reasons['cannot-convert'])).toBeTruthy();
    fireEvent.press(screen.getAllByRole('link', { name: /MP-13$/ })[0]!);
    expect([onRule.mock.calls, made]).toEqual([[['MP-13']], []]);
  });

  test('MP-20 while a pair is active the way of paying is chosen', () => {
    const paired = played(
      scenario({
        players: [{ store: ['fire', 'iron', 'iron', 'air'], extensions: ['slag-furnace'] }, {}],
      }),
      { type: 'activate', extension: 'slag-furnace', figure: null },
    );
    const { made, settle } = play(paired);
    open('tower');
    pressId('element-mercury');
    fireEvent.press(screen.getByRole('radio', { name: 'Convert Iron and Iron into Mercury' }));
    pressId('convert');
    settle();
    expect(made).toEqual([{ type: 'convert', into: 'mercury', pay: ['iron', 'iron'] }]);
  });

  test('a hint lights one thing after the other', () => {
    const gold: MateriaPrimaMove = { type: 'convert', into: 'gold', pay: ['copper', 'mercury'] };
    play(table, ANNA, gold);
    expect(lights()).toBe(1);
    pressId('act-tower');
    expect([isLit('element-gold'), isLit('convert'), lights()]).toEqual([true, false, 1]);
    pressId('element-gold');
    expect([isLit('element-gold'), isLit('convert'), lights()]).toEqual([false, true, 1]);
  });

  test('a hint that leads elsewhere lights what closes the sheet', () => {
    play(table, ANNA, { type: 'endTurn' });
    pressId('act-tower');
    expect(lights()).toBe(1);
    fireEvent.press(screen.getByRole('button', { name: 'Close' }));
    expect(lights()).toBe(1);
    expect(screen.queryByTestId('convert')).toBeNull();
  });

  test('an extension is read and used from its plaque', () => {
    const { made, settle } = play(
      scenario({ players: [{ extensions: ['stables'], homunculi: [['wick-runner', 'E5']] }, {}] }),
    );
    open('tower');
    pressId('extension-stables');
    fireEvent.press(screen.getByRole('radio', { name: 'Wick Runner' }));
    pressId('activate-stables');
    settle();
    expect(made).toEqual([{ type: 'activate', extension: 'stables', figure: 'wick-runner' }]);
  });
});

describe('formulas', () => {
  test('equipment is worn or stored', () => {
    const { made, settle } = play(
      scenario({ players: [{ store: ['air', 'fire'], hand: ['ash-blade', 'first-ash'] }, {}] }),
    );
    open('formulas');
    expect(labelOf('card-ash-blade')).toContain(words.ready);
    expect(labelOf('card-first-ash')).toContain(words.needs('Earth'));
    pressId('card-ash-blade');
    fireEvent.press(screen.getByRole('radio', { name: words.store }));
    pressId('transmute');
    settle();
    expect(made).toEqual([{ type: 'transmute', formula: 'ash-blade', wear: false, dissolve: null }]);
  });

  test('MP-14 the first homunculus too acts from the next turn', () => {
    play(
      scenario({ players: [{ alchemist: 'sejlon', store: ['earth', 'earth'], hand: ['mud-porter'] }, {}] }),
    );
    open('formulas');
    pressId('card-mud-porter');
    expect(labelOf('transmute')).toContain(words.actsNextTurn);
  });

  test('a fragment says beforehand how much of the Stone it makes', () => {
    play(
      scenario({ players: [{ store: ['water', 'earth', 'fire', 'air', 'iron'], hand: ['raven-head'] }, {}] }),
    );
    open('formulas');
    pressId('card-raven-head');
    expect(labelOf('transmute')).toContain(words.stoneThen(1));
  });

  test('MP-15 for a fourth homunculus one of the three is dissolved', () => {
    const { made, settle } = play(
      scenario({
        players: [
          {
            store: ['fire', 'fire'],
            hand: ['cinder-cub'],
            homunculi: [
              ['mud-porter', 'E5'],
              ['puddling', 'E5'],
              ['brine-newt', 'E5'],
            ],
          },
          {},
        ],
      }),
    );
    open('formulas');
    pressId('card-cinder-cub');
    fireEvent.press(screen.getByRole('radio', { name: 'Puddling' }));
    pressId('transmute');
    settle();
    expect(made).toEqual([{ type: 'transmute', formula: 'cinder-cub', wear: false, dissolve: 'puddling' }]);
  });
});

describe('packing', () => {
  const table = scenario({
    players: [
      {
        alchemist: 'sejlon',
        load: ['fire'],
        store: ['gold', 'water'],
        worn: ['ash-blade'],
        stored: ['forager-pouch'],
      },
      {},
    ],
  });

  test('gear and elements are marked and go along in one gesture', () => {
    const { made, settle } = play(table);
    open('tower');
    pressId('equip');
    pressId('gear-forager-pouch');
    pressId('gear-ash-blade');
    pressId('leave-fire');
    pressId('element-gold');
    pressId('confirm');
    const after = settle();
    expect(made.map(({ type }) => type)).toEqual(['equip', 'doff', 'don', 'take']);
    expect([loadOf(after, 'sejlon'), playerOf(after).worn]).toEqual([['gold'], ['forager-pouch']]);
    expect(screen.getByTestId('convert')).toBeTruthy();
  });

  test('what is packed is carried to and fro, lies in one place only, and nothing else moves', async () => {
    const { made, settle } = play(table);
    open('tower');
    pressId('equip');
    const pieces = () => screen.getAllByTestId(/^(gear|leave|element)-/).length;
    const all = pieces();
    await act(async () => {});
    await carry('take gold 0');
    expect(screen.getByTestId('leave-gold')).toBeTruthy();
    expect(within(zone('pack-tower')).queryByTestId('element-gold')).toBeNull();
    await carry('gear forager-pouch 0');
    expect(within(zone('pack-figure')).getByTestId('gear-forager-pouch')).toBeTruthy();
    await carry('leave fire 0');
    expect(within(zone('pack-tower')).getByTestId('element-fire')).toBeTruthy();
    expect(pieces()).toBe(all);
    pressId('confirm');
    const after = settle();
    expect(made.map(({ type }) => type)).toEqual(['equip', 'don', 'take']);
    expect(loadOf(after, 'sejlon')).toEqual(['gold']);
  });

  test('what does not fit is refused to a drag as to a tap', async () => {
    const { capacity } = ALCHEMIST.wilka.heart;
    play(
      scenario({
        players: [{ alchemist: 'wilka', load: times(capacity, () => 'fire'), store: ['gold'] }, {}],
      }),
    );
    open('tower');
    pressId('equip');
    await carry('take gold 0');
    expect(screen.getByText(en.reasons['no-room'])).toBeTruthy();
    expect(screen.queryByTestId('leave-gold')).toBeNull();
  });

  test('whoever is packed for has an article where the language wants one', () => {
    const imp = scenario({
      players: [{ store: ['gold'], homunculi: [['rust-imp', 'D4', 'fire']], home: 'D4' }, {}],
    });
    for (const [language, title] of [
      ['it', 'Equipaggia il Folletto di Ruggine'],
      ['fr', 'Équiper le Lutin de Rouille'],
    ] as const) {
      render(boardOf(imp, ANNA, { language }));
      pressId('tab-rust-imp');
      pressId('act-equip');
      expect(screen.getByRole('heading', { name: title })).toBeTruthy();
      screen.unmount();
    }
  });

  test('more than fits is not packed', () => {
    const { capacity } = ALCHEMIST.wilka.heart;
    const full = scenario({
      players: [{ alchemist: 'wilka', load: times(capacity, () => 'fire'), store: ['gold'] }, {}],
    });
    const { made } = play(full);
    open('tower');
    pressId('equip');
    pressId('element-gold');
    expect(screen.getByText(en.reasons['no-room'])).toBeTruthy();
    expect(made).toEqual([]);
  });
});

test('a mission is kept at the beginning, and later lies face down until it is turned over', () => {
  const table = scenario({ players: [{ mission: 'pacifist' }, {}] });
  play(table);
  open('mission');
  expect(screen.queryByLabelText(new RegExp(en.tasks.pacifist))).toBeNull();
  pressId('show-mission');
  expect(screen.getByLabelText(`${en.missions.pacifist}: ${en.tasks.pacifist}`)).toBeTruthy();
  pressId('show-mission');
  expect(screen.queryByLabelText(new RegExp(en.tasks.pacifist))).toBeNull();
});

describe('fight and loot', () => {
  const table = scenario({
    players: [
      { alchemist: 'vitrudes', at: 'E5', load: ['iron', 'iron', 'iron'] },
      { alchemist: 'lenka', at: 'D5', load: ['water', 'air', 'gold', 'gold'] },
    ],
  });

  test('the odds are told before the dice are rolled', () => {
    const { made, settle } = play(table);
    pressId('act-attack');
    expect(screen.getAllByText(/% of the time$/)).not.toHaveLength(0);
    expect(screen.getByText(words.soulTaken)).toBeTruthy();
    pressId('confirm');
    settle();
    expect(made).toEqual([attack('vitrudes', 'lenka')]);
  });

  test('MP-24 the dearest is proposed, and what is marked instead is taken', () => {
    const won = fought(table, attack('vitrudes', 'lenka'), true);
    const { settle, made } = play(won);
    expect(labelOf('element-gold')).toBe(words.markedOf('Gold', 2, 2));
    pressId('element-gold');
    pressId('element-gold');
    pressId('element-air');
    pressId('confirm');
    const after = settle();
    expect(loadOf(after, 'vitrudes')).toEqual(['air', 'iron', 'iron', 'iron', 'gold']);
    expect(made.length).toBeGreaterThan(0);
  });
});

describe('in a city', () => {
  const CITY = at(HEX_NAMES, HEXES.find((hex) => landAt(BEGINNER, hex) === 'blackholm') ?? 0);
  const table = scenario({
    players: [
      {
        alchemist: 'lenka',
        home: 'H4',
        at: CITY,
        load: ['water', 'fire', 'iron'],
        hand: ['ash-blade', 'first-ash', 'cinder-cub'],
      },
      { alchemist: 'wilka', home: 'E4' },
    ],
    top: ['mud-porter', 'wick-runner', 'puddling'],
    market: ['stables', null, 'bloomery'],
  });

  test('MP-17, MP-18 a deck is chosen, one of three is kept, and the hand cut down', () => {
    const { made, settle } = play(table);
    pressId('act-city');
    pressId('research-homunculus');
    settle();
    fireEvent.press(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByTestId('card-puddling')).toBeNull();
    pressId('primary');
    pressId('card-puddling');
    pressId('card-wick-runner');
    pressId('confirm');
    settle();
    expect(screen.getByText(words.discardHelp(3))).toBeTruthy();
    pressId('card-first-ash');
    pressId('confirm');
    settle();
    expect(made).toEqual([
      { type: 'research', kind: 'homunculus' },
      { type: 'keep', formula: 'wick-runner' },
      { type: 'discard', formula: 'first-ash' },
    ]);
  });

  test('MP-17 whoever has kept one keeps a second', () => {
    const scholar = { alchemist: 'vitrudes', home: 'H4', at: CITY, hand: [] } as const;
    const drawn = played(
      scenario({
        players: [scholar, { alchemist: 'lenka', home: 'E4' }],
        top: ['mud-porter', 'wick-runner', 'puddling'],
      }),
      { type: 'research', kind: 'homunculus' },
    );
    const { made, settle, now } = play(played(drawn, { type: 'keep', formula: 'puddling' }));
    pressId('confirm');
    settle();
    expect(made).toEqual([]);
    pressId('card-wick-runner');
    pressId('confirm');
    settle();
    expect(made).toEqual([{ type: 'keep', formula: 'wick-runner' }]);
    expect(playerOf(now()).hand).toEqual(['wick-runner', 'puddling']);
  });

  test('MP-19 the extension is paid with what is missed least, or with what is marked', () => {
    const { made, settle } = play(table);
    pressId('act-city');
    expect(labelOf('buy')).toContain('1 Water and 1 Iron');
    pressId('element-water');
    pressId('buy');
    expect(screen.getByText(en.reasons['wrong-price'])).toBeTruthy();
    pressId('element-fire');
    pressId('buy');
    settle();
    expect(made).toEqual([{ type: 'buy', pay: ['fire', 'iron'] }]);
  });
});

describe('dropping and taking up', () => {
  const table = scenario({
    players: [
      { alchemist: 'vitrudes', at: 'D4', load: ['fire', 'water', 'fire'], souls: 2 },
      { alchemist: 'lenka', home: 'H4' },
    ],
    piles: [['D4', null, ['gold', 'air'], 1]],
  });

  test('MP-10 marked things go down by one action', () => {
    const { made, settle, now } = play(table);
    pressId('act-drop');
    pressId('confirm');
    expect(made).toEqual([]);
    pressId('element-fire');
    pressId('element-soul');
    pressId('confirm');
    settle();
    expect(made[0]).toEqual({ type: 'drop', figure: 'vitrudes', thing: 'fire' });
    expect([loadOf(now(), 'vitrudes'), playerOf(now()).souls]).toEqual([['water', 'fire'], 1]);
  });

  test('MP-25 a soul stone is dropped only if it is marked, and the last one not without a word', () => {
    const { made } = play(scenario({ players: [{ alchemist: 'sejlon', at: 'D4' }, { home: 'H4' }] }));
    pressId('act-drop');
    pressId('confirm');
    expect(made).toEqual([]);
    expect(screen.queryByText(words.lastSoul('Sejlon'))).toBeNull();
    pressId('element-soul');
    expect(screen.getByText(words.lastSoul('Sejlon'))).toBeTruthy();
  });

  test('MP-10 of what lies there one thing is chosen', () => {
    const { made, settle } = play(table);
    pressId('act-extract');
    pressId('take-gold');
    settle();
    expect(made).toEqual([{ type: 'pickUp', figure: 'vitrudes', thing: 'gold' }]);
  });
});

describe('the beginning', () => {
  function begun(alchemists: 'deal' | 'pick'): MateriaPrimaTable {
    const options = {
      map: 'beginner',
      pickUp: 'one',
      alchemists,
      soullessWins: true,
      endAt25: false,
      endAt60: false,
    } as const;
    const sitters = ['Anna', 'Ben'].map((name) => ({ name, bot: null }));
    const match = begin(materiaPrima, { options, seed: 3, sitters });
    if (!match.ok) throw new Error(match.problem);
    return match.value.table;
  }

  test('MP-4 an alchemist is picked', () => {
    const table = begun('pick');
    const { made, settle } = play(table, asked(table)?.seat);
    pressId('confirm');
    expect(made).toEqual([]);
    pressId('alchemist-wilka');
    pressId('confirm');
    settle();
    expect(made).toEqual([{ type: 'pick', alchemist: 'wilka' }]);
  });

  test('MP-4 whoever is to pick an alchemist is called by name, one after the other', () => {
    const table = begun('pick');
    const first = asked(table)!.seat;
    const second = asked(played(table, { type: 'pick', alchemist: 'wilka' }))!.seat;
    const called = (seat: number) => new RegExp(`^${PEOPLE[seat]!.name}\\b`);
    const { settle } = play(table, 'public');
    expect(screen.getByRole('heading', { name: called(first) })).toBeTruthy();
    pressId('alchemist-wilka');
    pressId('confirm');
    settle();
    expect(second).not.toBe(first);
    expect(screen.getByRole('heading', { name: called(second) })).toBeTruthy();
  });

  test('MP-4 one of two missions is kept; whoever is not asked sees none', () => {
    const table = begun('deal');
    const seat = asked(table)?.seat ?? ANNA;
    const [, second] = table.state.players[seat]!.dealt;
    const { made, settle } = play(table, seat);
    pressId(`mission-${second}`);
    pressId('confirm');
    settle();
    expect(made).toEqual([{ type: 'choose', mission: second }]);
    screen.unmount();
    play(table, 'public');
    expect(screen.queryByTestId(`mission-${second}`)).toBeNull();
  });
});

describe('what is only read', () => {
  const table = scenario({
    players: [
      { alchemist: 'sejlon', hand: ['sun-king'] },
      { alchemist: 'lenka', hand: ['dragon-ruby', 'ash-blade'], mission: 'magnate', store: ['gold'] },
    ],
  });

  test('of the others everything open is told, and nothing hidden', () => {
    play(table);
    pressId('player-1');
    expect(screen.getByText('In the tower')).toBeTruthy();
    expect(screen.getByLabelText('equipment, Stone')).toBeTruthy();
    const isTold = (what: string) => everyWord().includes(what);
    expect(['Dragon Ruby', 'dragon-ruby', 'magnate', en.missions.magnate].filter(isTold)).toEqual([]);
    expect(isTold('1 Gold')).toBe(true);
  });

  test('MP-44 once the game is over everybody’s mission is told', () => {
    const [anna, ben] = [
      { mission: 'pacifist', fragments: STONE_OWNED, at: 'D4' },
      { mission: 'magnate' },
    ] as const;
    const before = scenario({ players: [anna, ben] });
    const { rerender } = render(boardOf(before, ANNA));
    pressId('player-1');
    expect(screen.queryByText(en.missions.magnate)).toBeNull();
    rerender(boardOf(played(before, go('sejlon', 'D5')), ANNA));
    expect(screen.getByText(en.missions.magnate)).toBeTruthy();
    expect(screen.getByText(en.tasks.magnate)).toBeTruthy();
  });

  test('what was opened from a sheet leads back to it', () => {
    play(table);
    pressId('player-1');
    fireEvent.press(screen.getAllByRole('button', { name: /^Lenka of Ben/ }).at(-1)!);
    expect(screen.queryByText('In the tower')).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('In the tower')).toBeTruthy();
  });

  test('the signs of the map are explained', () => {
    play(table);
    open('legend');
    expect(screen.getByText(words.legendNear)).toBeTruthy();
  });
});
