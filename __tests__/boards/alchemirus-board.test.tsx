import { act, fireEvent, render, screen, within } from '@testing-library/react-native';

import { AlchemirusBoard, type AlchemirusBoardProps } from '@/components/boards/alchemirus/board';
import { Flight } from '@/components/kit/stage/flights';
import { BOARD_WORDS } from '@/components/boards/alchemirus/words/words';
import { ask } from '@/engine/core/agenda';
import type { Viewer } from '@/engine/core/seat';
import { LANGUAGES } from '@/engine/core/text';
import { CARDS } from '@/engine/games/alchemirus/data';
import { alchemirus } from '@/engine/games/alchemirus/game';
import type { AlchemirusMove, AlchemirusTable } from '@/engine/games/alchemirus/state';
import { en } from '@/engine/games/alchemirus/text/en';

import {
  ANNA,
  at,
  BEN,
  onField,
  played,
  question,
  scenario,
  type PlayerSketch,
  type Sketch,
} from '../engine/alchemirus/scenario';
import { everyWord, given, labelOf, named, PHONE, playing, press, pressId, Room, zone } from './room';
import { measured } from '../kit/measured';
import { seenOf } from './told';

/** Pictures say nothing here, and there are thousands of lines in them to look through. */

const words = BOARD_WORDS.en;

const boardOf = (table: AlchemirusTable, viewer: Viewer, more: Partial<AlchemirusBoardProps> = {}) => (
  <Room speed="off">
    <AlchemirusBoard {...given(alchemirus, table, viewer)} {...more} />
  </Room>
);

const play = (start: AlchemirusTable, viewer: Viewer = ANNA, more: Partial<AlchemirusBoardProps> = {}) =>
  playing(alchemirus, start, (table, calls) => boardOf(table, viewer, { ...calls, ...more }));

const anna = (player: PlayerSketch, more: Partial<Sketch> = {}): Sketch => ({
  players: [player, { estate: ['horten', 'domo'], hand: ['gloria', 'domo'] }],
  ...more,
});

describe('the pawn', () => {
  test('a field is chosen, its price told, and the button goes there', () => {
    const { made, settle } = play(scenario(anna({ field: at('harvest'), fame: 2 })));
    press(/^Build \(before Transmutation\), 3 fields/);
    expect(labelOf('primary')).toBe(`Go to Build, ${words.nothingThere} · 3 fields · ${words.passing}`);
    pressId('primary');
    settle();
    expect(made).toEqual([{ type: 'go', steps: 3 }]);
  });

  test('a field where there is nothing to do says so before one goes there; another one, what there is', () => {
    play(
      scenario(
        anna({ field: at('gifts'), hand: ['horten', 'pergula'], estate: ['horten', 'alembic: herb'] }),
      ),
    );
    expect(named(/^Harvest, 2 fields$/)).toBeTruthy();
    expect(named(`Transport, 3 fields, ${words.nothingThere}`)).toBeTruthy();
    press(/^Transport/);
    expect(labelOf('primary')).toBe(`Go to Transport, ${words.nothingThere} · 3 fields`);
    press(/^Harvest/);
    expect(labelOf('primary')).toBe('Go to Harvest, 1 herb · 2 fields');
    press(/^Build \(before Harvest\)/);
    expect(labelOf('primary')).toBe(`Go to Build, ${words.enoughFor('Horten')} · 1 field`);
  });

  test('a far field costs fame and says so; one that is too far says why', () => {
    play(scenario(anna({ field: at('harvest'), fame: 2 })));
    expect(named(/^Sale, 5 fields for 1 fame/)).toBeTruthy();
    press(/^Gifts, out of reach/);
    expect(screen.getByText(words.advice['too-far'])).toBeTruthy();
  });

  test('in the first turn it is put anywhere', () => {
    const { made, settle } = play(scenario(anna({ field: null })));
    press(/^Harvest/);
    pressId('primary');
    settle();
    expect(made).toEqual([{ type: 'place', field: at('harvest') }]);
  });
});

test('AL-3 a touch on the discards shows what lies there', () => {
  play(scenario({ ...anna({ field: at('harvest') }), discards: ['domo', 'horten', 'domo'] }));
  expect(labelOf('discards')).toBe('Discards, 3 cards');
  pressId('discards');
  expect(screen.getByLabelText('2 Domo')).toBeTruthy();
  expect(screen.getByLabelText('1 Horten')).toBeTruthy();
});

describe('building', () => {
  const table = onField(
    'build',
    anna({ hand: ['horten', 'horten', 'metalle', 'alembic', 'domo', 'labrium', 'gloria'] }),
  );

  test('one gesture: choose, mark, confirm; the small moves follow by themselves', () => {
    const { made, settle, now } = play(table);
    press(/^Alembic, still, costs 3/);
    expect(screen.getByText(words.paid(3, 3))).toBeTruthy();
    expect(labelOf('primary')).toBe('Build the Alembic, discard 3 cards · plot 3');
    pressId('primary');
    settle();
    expect(made).toEqual([
      { type: 'build', building: 'alembic', demolish: null },
      { type: 'pay', card: 'horten' },
      { type: 'pay', card: 'horten' },
      { type: 'pay', card: 'metalle' },
    ]);
    expect(now().state.players[ANNA]!.hand).toEqual(['domo', 'labrium', 'gloria']);
  });

  test('other cards can be marked, and while some are missing the button says how many', () => {
    const { made, settle } = play(table);
    pressId('hand-3');
    pressId('hand-0');
    expect(labelOf('primary')).toBe(words.advice['mark-cards'](1));
    pressId('primary');
    expect(made).toEqual([]);
    pressId('hand-6');
    pressId('primary');
    settle();
    expect(made.filter(({ type }) => type === 'pay')).toContainEqual({ type: 'pay', card: 'gloria' });
  });

  test('what cannot be built says why, and opens the rule', () => {
    const { onRule } = play(table);
    press(/^Gloria, fame/);
    expect(screen.getByText(en.reasons['gloria-is-no-building'])).toBeTruthy();
    fireEvent.press(screen.getByRole('link', { name: 'Rule AL-12' }));
    expect(onRule).toHaveBeenCalledWith('AL-12');
  });

  test('after a kill in the middle, what is left to pay is asked by itself', () => {
    const half = played(
      table,
      [ANNA, { type: 'build', building: 'alembic', demolish: null }],
      [ANNA, { type: 'pay', card: 'horten' }],
    );
    const { made, settle } = play(half);
    expect(screen.getByText(words.paid(2, 2))).toBeTruthy();
    pressId('primary');
    settle();
    expect(made).toHaveLength(2);
  });
});

describe('goods', () => {
  test('carried by a touch each, shown in advance, confirmed together', () => {
    const { made, settle } = play(
      onField('transport', anna({ estate: ['metalle: ore', 'fornax: metal', 'labrium'] })),
    );
    press(/^Metal on plot 2, Fornax/);
    press(/^Ore on plot 1, Metalle/);
    expect(named(/^Ore on plot 2, Fornax.*carried here/)).toBeTruthy();
    pressId('primary');
    settle();
    expect(made).toEqual([
      { type: 'carry', from: 1, good: 'metal', to: 2 },
      { type: 'carry', from: 0, good: 'ore', to: 1 },
    ]);
  });

  test('sold on stalls, for cards or fame, with the exact sum', () => {
    const { made, settle } = play(
      onField('sale', anna({ fame: 3, estate: ['taberna', 'alembic: tincture', 'horten: herb'] })),
    );
    press(/^Tincture on plot 2/);
    expect(screen.getByText('+3')).toBeTruthy();
    fireEvent.press(screen.getByRole('switch', { name: words.instead('1 fame') }));
    expect(screen.getByText('+1')).toBeTruthy();
    press(/^Herb on plot 3/);
    pressId('primary');
    settle();
    expect(made).toEqual([
      { type: 'sell', from: 1, good: 'tincture', at: 'taberna', currency: 'fame' },
      { type: 'sell', from: 2, good: 'herb', at: 'taberna', currency: 'cards' },
    ]);
  });

  test('all can be proposed at once and is only played when confirmed', () => {
    const { made, settle } = play(onField('sale', anna({ estate: ['pergula', 'horten: herb'] })));
    pressId('primary');
    settle();
    expect(made).toEqual([]);
    pressId('primary');
    settle();
    expect(made).toHaveLength(1);
  });

  test('transmuted all together, less what is left out', () => {
    const { made, settle } = play(
      onField('transmutation', anna({ estate: ['alembic: herb', 'fornax: ore'] }, { spirit: 'labrium' })),
    );
    press(/^Alembic, still, plot 1/);
    expect(named(/^Alembic, still, plot 1.*left out/)).toBeTruthy();
    pressId('primary');
    settle();
    expect(made).toEqual([{ type: 'transmute', plot: 1 }]);
  });
});

describe('the Spirit', () => {
  test('is moved to a place, for the whole hand where it is far', () => {
    const { made, settle } = play(
      onField('spirit', anna({ hand: ['horten', 'domo'] }, { spirit: 'labrium' })),
    );
    pressId('haunt-domo');
    expect(labelOf('primary')).toContain(words.wholeHand(2));
    pressId('primary');
    settle();
    expect(made).toEqual([{ type: 'haunt', place: 'domo', isForHand: true }]);
    expect(labelOf('primary')).toBe(words.takeFrom('Ben'));
    pressId('primary');
    settle();
    expect(made[1]).toEqual({ type: 'rob', seat: BEN });
  });
});

describe('what is carried', () => {
  const spirits = onField('spirit', anna({ hand: ['horten', 'domo'] }, { spirit: 'labrium' }));
  const piece = 'spirit';

  test('the Spirit, to a place that it may haunt', () => {
    const { made, settle } = play(spirits);
    expect(zone('haunt-alembic').props.accepts(piece)).toBe(true);
    act(() => zone('haunt-alembic').props.onDrop(piece));
    pressId('primary');
    settle();
    expect(made).toEqual([{ type: 'haunt', place: 'alembic', isForHand: false }]);
  });

  test('the Spirit, where it must not go: a field says why, as its own place does', () => {
    play(spirits);
    expect(zone('field-0').props.accepts(piece)).toBe(false);
    act(() => zone('field-0').props.onWrongDrop?.(piece));
    expect(screen.getByText(en.reasons['spirit-must-leave'])).toBeTruthy();
  });

  const drawing: AlchemirusTable = {
    ...scenario({
      ...anna({ hand: ['horten', 'labrium'], field: at('gifts') }),
      bank: ['domo', 'fornax', 'horten', 'gloria', 'taberna'],
      options: { bank: true },
    }),
    agenda: [ask(ANNA, { type: 'draw' } as const)],
  };

  test('a card of the bank into the hand: the one missed least is proposed for it', () => {
    play(drawing);
    act(() => zone('hand').props.onDrop('bank-0'));
    expect(labelOf('primary')).toBe(`${words.takes('Domo')}, ${words.discardsIt('Horten')}`);
    // Once more is no other will.
    act(() => zone('hand').props.onDrop('bank-0'));
    expect(labelOf('primary')).toBe(`${words.takes('Domo')}, ${words.discardsIt('Horten')}`);
  });

  test('a card of the hand onto one of the bank goes for it', () => {
    const { made, settle } = play(drawing);
    act(() => zone('bank-1').props.onDrop('card-1'));
    pressId('primary');
    settle();
    expect(made).toEqual([{ type: 'exchange', take: 'fornax', give: 'labrium' }]);
  });

  test('a card of the bank let go over the estate says where it belongs', () => {
    const { made } = play(drawing);
    expect(zone('plot-0').props.accepts('bank-1')).toBe(false);
    act(() => zone('plot-0').props.onWrongDrop?.('bank-1'));
    expect(screen.getByText(words.advice['into-hand'])).toBeTruthy();
    expect(made).toEqual([]);
  });
});

test('prices are to be seen before goods are laid out', () => {
  play(onField('sale', anna({ estate: ['horten: herb', 'pergula', 'taberna'] })));
  expect(screen.queryByTestId('sale-0')).toBeNull();
  expect(screen.getByLabelText(/^Pergula: herb 1 card, ore 1 card, .*gold 5 cards or 1 fame$/)).toBeTruthy();
  expect(screen.getByLabelText(/^Taberna: herb 1 card, .*tincture 3 cards or 1 fame/)).toBeTruthy();
  expect(screen.queryByLabelText(/^Donarium: /)).toBeNull();
});

test('where nothing can be built, the button says so and ends it', () => {
  const { made, settle } = play(onField('build', anna({ hand: ['labrium', 'donarium'] })));
  expect(labelOf('primary')).toBe(`${words.finish}, ${words.nothingToBuild}`);
  expect(screen.queryByTestId('secondary')).toBeNull();
  pressId('primary');
  settle();
  expect(made).toEqual([{ type: 'done' }]);
});

test('what the Spirit holds is named on the ring', () => {
  play(scenario(anna({ field: at('harvest'), estate: ['horten'] }, { spirit: 'labrium' })));
  expect(screen.getByText('Labrium', { includeHiddenElements: true })).toBeTruthy();
});

test('a place that the Spirit is not on says what happens when it is', () => {
  play(scenario(anna({ field: at('harvest'), hand: ['horten'] }, { spirit: 'labrium' })));
  pressId('haunt-domo');
  expect(screen.getByText(words.spiritThen)).toBeTruthy();
  expect(screen.queryByText(words.spiritNow)).toBeNull();
});

test('AL-22 cards over the limit are marked, since they pay for nothing', () => {
  const full = Array.from({ length: 12 }, () => 'horten' as const);
  play(played(onField('harvest', anna({ hand: full, estate: ['pergula'] })), [ANNA, { type: 'done' }]));
  expect(screen.getByText(words.marked(2, 2))).toBeTruthy();
  expect(screen.queryByText(words.paid(2, 2))).toBeNull();
});

describe('the open market', () => {
  const selling = onField('sale', {
    players: [
      { estate: ['taberna', 'alembic: tincture'], hand: ['horten'] },
      { estate: ['labrium'], hand: ['horten', 'horten', 'domo', 'domo', 'gloria'] },
    ],
    options: { openMarket: true },
  });
  const offered = played(selling, [
    ANNA,
    { type: 'sell', from: 1, good: 'tincture', at: 'taberna', currency: 'cards' },
  ]);

  test('an offer is answered on the open table, by name, and shows no hand', () => {
    const { made, settle } = play(offered, 'public');
    expect(screen.getByRole('heading', { name: words.titles.offer })).toBeTruthy();
    expect(screen.queryByRole('list', { name: words.hand })).toBeNull();
    press(/^Buy for 4 cards/);
    settle();
    expect(made).toEqual([{ type: 'buy', plot: 0 }]);
  });

  test('which cards pay is asked in private', () => {
    const bought = played(offered, [BEN, { type: 'buy', plot: 0 }]);
    expect(question(bought)).toMatchObject({ seat: BEN, open: false });
    const { made, settle } = play(bought, BEN);
    pressId('primary');
    settle();
    expect(made).toHaveLength(4);
  });
});

describe('what nobody may see', () => {
  const rare = onField('build', {
    players: [
      { hand: ['donarium', 'labrium', 'taberna'], estate: ['horten'] },
      { hand: ['fornax', 'metalle'], estate: ['horten'] },
    ],
    bank: [],
    discards: [],
  });

  test('on the open table there is no card of any hand', () => {
    play(rare, 'public');
    const all = everyWord();
    for (const card of CARDS.filter(
      (kind) => !['horten', 'alembic', 'metalle', 'fornax', 'labrium', 'domo'].includes(kind),
    )) {
      expect(all).not.toContain(`|${en.cards[card]}|`);
    }
    expect(screen.queryByTestId('hand-0')).toBeNull();
  });

  test('a player sees his own cards and only the number of others’', () => {
    play(rare, BEN);
    expect(screen.getByTestId('hand-1')).toBeTruthy();
    expect(everyWord()).not.toContain('|Donarium|');
    expect(named(/^Anna, 0 fame, 3 cards in hand/)).toBeTruthy();
  });

  test('after an open question the own hand lies face down until it is picked up', () => {
    const { rerender } = render(boardOf(rare, 'public'));
    act(() => rerender(boardOf(rare, ANNA)));
    expect(everyWord()).not.toContain('|Donarium|');
    press(words.pickUp);
    expect(everyWord()).toContain('|Donarium|');
  });
});

describe('what has happened', () => {
  const HAND = ['horten', 'alembic', 'pergula', 'pergula', 'domo'] as const;
  const STARTED = onField('build', anna({ hand: HAND, estate: ['horten: herb', 'pergula'] }));
  const BUILDING: readonly AlchemirusMove[] = [
    { type: 'build', building: 'alembic', demolish: null },
    { type: 'pay', card: 'horten' },
    { type: 'pay', card: 'pergula' },
    { type: 'pay', card: 'pergula' },
  ];
  const END = BUILDING.reduce((table, move) => played(table, [ANNA, move]), STARTED);
  const held = () => screen.queryAllByTestId(/^hand-/).length;
  const flying = () => screen.UNSAFE_queryAllByType(Flight).length;
  const wait = (time: number) => act(() => void jest.advanceTimersByTime(time));

  beforeEach(() => {
    jest.useFakeTimers();
    measured({}, PHONE.frame);
  });
  afterEach(() => jest.useRealTimers());

  test('is shown one fact after another, cards that pay beside each other, and then reported', () => {
    const onShown = jest.fn();
    const told = seenOf(alchemirus, STARTED, BUILDING, ANNA).map(({ fact, tables }) => ({
      fact,
      before: tables.before,
    }));
    render(
      <Room>
        <AlchemirusBoard {...given(alchemirus, END, ANNA)} told={told} onShown={onShown} />
      </Room>,
    );
    expect([held(), flying()]).toEqual([4, 1]);
    const most = Array.from({ length: 60 }, () => {
      wait(20);
      return flying();
    });
    expect(Math.max(...most)).toBe(3);
    expect([held(), flying()]).toEqual([1, 0]);
    expect(onShown).toHaveBeenCalledTimes(1);
  });
});

test('the last round is announced', () => {
  play(scenario(anna({ field: 0 }, { isLastRound: true })));
  expect(screen.getByText(words.lastRound)).toBeTruthy();
});

test('another’s estate is opened by a touch, with what lies on it', () => {
  play(scenario({ players: [{}, { estate: ['horten: herb', 'labrium'] }], spirit: 'labrium' }));
  press(/^Ben/);
  const sheet = within(screen.getByLabelText(words.estateOf('Ben')));
  expect(sheet.getByLabelText('Horten, plot 1, 1 herb on it')).toBeTruthy();
  expect(sheet.getByLabelText('Labrium, plot 2, held by the Spirit')).toBeTruthy();
});

test('while somebody else is busy nothing can be done, and it says who is', () => {
  const { made } = play(scenario(anna({ field: 0 })), BEN);
  expect(labelOf('primary')).toBe(words.waiting('Anna'));
  pressId('primary');
  expect(made).toEqual([]);
});

test.each(LANGUAGES)('every moment has its words: %s', (language) => {
  const { titles, ...others } = BOARD_WORDS[language];
  for (const title of Object.values(titles)) expect(title).not.toBe('');
  expect(Object.keys(others).sort()).toEqual(
    Object.keys(BOARD_WORDS.en)
      .filter((key) => key !== 'titles')
      .sort(),
  );
});
