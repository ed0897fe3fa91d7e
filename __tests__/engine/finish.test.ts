import { isAlike } from '@/engine/core/alike';
import { think } from '@/engine/core/bot';
import {
  asked,
  defaultOptions,
  type AnyGame,
  type Game,
  type GameTypes,
  type Table,
} from '@/engine/core/game';
import { LEVELS } from '@/engine/core/level';
import { TEMPERS } from '@/engine/core/nature';
import { advance, legalMoves, start } from '@/engine/core/play';
import { rngFrom, split } from '@/engine/core/rng';
import { toSeat, type Seat } from '@/engine/core/seat';
import { advise, reasonSaid } from '@/engine/core/teacher';
import { games } from '@/engine/games';
import { alchemirus } from '@/engine/games/alchemirus/game';
import { kazaam } from '@/engine/games/kazaam/game';
import { handOf, oneSaw } from '@/engine/games/kazaam/minds';
import type { KazaamTable } from '@/engine/games/kazaam/state';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import { sittersFor } from '@/engine/lab/bots';
import { playOut } from '@/engine/lab/play-out';
import { at, scenario as affairs } from './alchemirus/scenario';
import { played, scenario as creatures, tiles } from './kazaam/scenario';
import { FINISHES } from './materia-prima/finishes';
import { scenario as brews } from './witchs-brew/scenario';

/** A win within the turn that nothing can prevent is seen by every bot. */

const RICH = {
  mercury: 5,
  sulphur: 5,
  mandrake: 5,
  'unicorn-horn': 5,
  'dragon-blood': 5,
  'phoenix-feather': 5,
};
const BONES = ['head', 'left-arm', 'torso', 'right-arm', 'left-leg', 'tail', 'right-leg'].map(
  (part) => `bone ${part}`,
);
const LAST = toSeat(1);

/** One part is missing; it is there, but not all that it costs. */
const SEARCH = creatures({
  players: [
    {
      board: [
        ...BONES.filter((name) => !/torso|left-leg/.test(name)),
        'fur right-ear',
        'fire left-ear',
      ].concat('bone left-leg down'),
      hand: ['stone torso'],
      purse: { mercury: 1, mandrake: 1, 'dragon-blood': 1 },
    },
    { board: ['wood torso'] },
  ],
  discards: ['fire tail', 'reptile tail'],
});

/** One part is missing; it is all that the other has in hand, and was seen there. */
function seenIn(part: string): KazaamTable {
  const table = creatures({
    players: [
      { board: [...BONES, 'fur right-ear'], purse: RICH },
      { hand: [part], board: ['wood torso'] },
    ],
  });
  const { state } = table;
  return { ...table, state: { ...state, minds: oneSaw(state.minds, toSeat(0), tiles(part), handOf(LAST)) } };
}

const position = <G extends GameTypes>(game: Game<G>, table: Table<G>) =>
  ({ game: game as unknown as AnyGame, table: table as unknown as Table<GameTypes> }) as const;

const positions: readonly (readonly [string, ReturnType<typeof position>])[] = [
  [
    'Kazaam, though the first of two parts breaks the unity of the creature',
    position(
      kazaam,
      creatures({
        players: [
          { board: BONES, hand: ['fire left-ear', 'fur right-ear'], purse: RICH },
          { board: ['wood head'] },
        ],
      }),
    ),
  ],
  [
    'Kazaam, where a tile must first be extracted to pay for the last part',
    position(
      kazaam,
      creatures({
        players: [
          {
            board: [...BONES, 'fur right-ear'],
            hand: ['fire left-ear', 'fire tail', 'wood tail'],
            purse: { mercury: 1 },
          },
          { board: ['wood head', 'wood torso'] },
        ],
      }),
    ),
  ],
  [
    'Kazaam, where the last part lies among the discards',
    position(
      kazaam,
      creatures({
        players: [
          { board: [...BONES, 'fur right-ear'], hand: ['fire tail'], purse: RICH },
          { board: ['wood torso'] },
        ],
        discards: ['fire left-ear', 'insect tail', 'stone torso'],
      }),
    ),
  ],
  [
    'Kazaam, where it takes waking what sleeps to be ahead',
    position(
      kazaam,
      creatures({
        players: [
          {
            board: [...BONES.map((name) => `${name} down`), 'fur right-ear'],
            hand: ['fire left-ear', 'stone tail'],
            purse: RICH,
          },
          { board: ['fur head', 'fur torso', 'fur tail', 'fur left-leg'] },
        ],
      }),
    ),
  ],
  [
    'Kazaam, where a leg that searches finds what pays for the last part',
    position(
      kazaam,
      played(SEARCH, [toSeat(0), { type: 'use', place: 'right-leg', aim: { type: 'discards' } }]),
    ),
  ],
  [
    'Kazaam, where a full hand must make room for the last part',
    position(
      kazaam,
      creatures({
        players: [
          {
            board: [...BONES, 'fur right-ear'],
            hand: ['fire tail', 'fur tail', 'wood tail', 'stone tail', 'stone head', 'wood head'],
            purse: RICH,
          },
          { board: ['wood torso'] },
        ],
        discards: ['fire left-ear', 'insect tail'],
      }),
    ),
  ],
  [
    'Kazaam, where the last part is the only tile of a hand, and everybody has seen it there',
    position(kazaam, seenIn('fire left-ear')),
  ],
  [
    'Alchemirus, where the last of the round sells the gold for which the goal is reached',
    position(
      alchemirus,
      affairs({
        players: [
          { fame: 13 },
          {
            fame: 14,
            field: at('transmutation'),
            estate: ['horten', 'pergula', 'labrium: gold', 'donarium', 'taberna', 'alembic: tincture'],
          },
        ],
        turn: LAST,
      }),
    ),
  ],
  [
    'Alchemirus, where gifts and a Gloria are just enough in the last round',
    position(
      alchemirus,
      affairs({
        players: [
          { fame: 20 },
          { fame: 19, field: at('transport'), hand: [...Array(10).fill('horten'), 'gloria'] },
        ],
        turn: LAST,
        isLastRound: true,
      }),
    ),
  ],
  [
    'Alchemirus, where a tincture is sold for the cards that a Gloria lacks',
    position(
      alchemirus,
      affairs({
        players: [
          { fame: 19 },
          {
            fame: 19,
            field: at('transmutation'),
            estate: ['horten', 'pergula', 'alembic: tincture'],
            hand: ['horten', 'horten', 'metalle', 'gloria'],
          },
        ],
        turn: LAST,
      }),
    ),
  ],
  [
    'Witch’s Brew, where what is left decides a tie',
    position(
      witchsBrew,
      brews({
        players: [
          { hand: ['alchemist', 'fortune-teller'], drops: 'R', taken: { iron: 5, gold: 3 } },
          { gold: 3, taken: { copper: 5, drops: 3 } },
          {},
        ],
      }),
    ),
  ],
  ...FINISHES.map(
    ([name, table]) => [`Materia Prima, where ${name}`, position(materiaPrima, table)] as const,
  ),
];

const cases = positions.flatMap(([name, given]) =>
  LEVELS.flatMap((level) => TEMPERS.map((temper) => [name, temper, level, given] as const)),
);

/** The table after the bot has made all its moves up to where somebody else is asked, or the end. */
function turnOf(
  game: AnyGame,
  begun: Table<GameTypes>,
  choose: (table: Table<GameTypes>) => { readonly type: string },
) {
  let table = begun;
  const seat = asked(table)?.seat;
  for (let steps = 0; steps < 40 && asked(table)?.seat === seat; steps += 1)
    table = advance(game, table, choose(table));
  return table;
}

const winners = (game: AnyGame, table: Table<GameTypes>): readonly Seat[] =>
  game.score(table).flatMap(({ rank }, seat) => (rank === 1 ? [toSeat(seat)] : []));

test.each(cases)('%s: a %s %s wins', (_, temper, level, { game, table }) => {
  const quick = { ...game, scout: { ...game.scout, lines: 4 } };
  const end = turnOf(game, table, (now) => think(quick, now, level, rngFrom(3), temper));
  expect(asked(end)).toBeNull();
  expect(winners(game, end)).toEqual([asked(table)?.seat]);
});

test.each(positions)('%s: a hint shows the way, and why', (_, { game, table }) => {
  const end = turnOf(game, table, (now) => {
    const told = advise(game, now, rngFrom(3)).next();
    return told.done ? told.value.best.move : { type: 'nothing' };
  });
  expect(winners(game, end)).toEqual([asked(table)?.seat]);
  const first = advise(game, table, rngFrom(3)).next();
  expect(first.done && first.value.reason).toEqual({ type: 'finish' });
  expect(first.done && reasonSaid(game, first.value.reason, 'en')).toMatch(/within this turn/);
});

test('two adepts of Kazaam who went on for ever come to an end', () => {
  const match = playOut(kazaam, {
    options: defaultOptions(kazaam),
    seed: 20092,
    sitters: sittersFor(['adept', 'adept']),
  });
  expect(asked(match.table)).toBeNull();
});

test.each(games)('$id: what may belong to a win is legal', (game) => {
  let listed = 0;
  for (let seed = 1; seed <= 3; seed += 1) {
    let table = start(game, game.seats.min, defaultOptions(game), rngFrom(seed));
    for (let step = 0; asked(table); step += 1) {
      const legal = legalMoves(game, table);
      const moves = game.finishing?.(table, asked(table)!.seat) ?? [];
      listed += moves.length;
      expect(moves.filter((move) => !legal.some((one) => isAlike(one, move)))).toEqual([]);
      table = advance(game, table, think(game, table, 'adept', split(rngFrom(seed), step)));
    }
  }
  expect(listed).toBeGreaterThan(0);
});
