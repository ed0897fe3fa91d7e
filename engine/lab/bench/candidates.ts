import { earnest, mindOf, think } from '@/engine/core/bot';
import { asked, type AnyGame } from '@/engine/core/game';
import { at, sum } from '@/engine/core/list';
import { replay, undo, undoProblem, type Match, type MatchRecord } from '@/engine/core/match';
import { EVEN } from '@/engine/core/nature';
import { advance, legalMoves } from '@/engine/core/play';
import { rngFrom, split } from '@/engine/core/rng';
import { save } from '@/engine/core/save';
import { search } from '@/engine/core/search';
import { allSeats, type Seat } from '@/engine/core/seat';
import { games } from '@/engine/games';
import { assertSameTables, boardgameIo, type PlayoutOf, type Setting } from './boardgame-io';
import { figure, keep, rates, type Effort, type Figure, type FigureName } from './measure';
import {
  benchGame,
  botMatch,
  playout,
  randomTables,
  SEATS,
  throughTheDoor,
  type AnyTable,
  type Step,
} from './playout';

/** Measured in a process of its own, so that none of them spoils the next. */
export interface Candidate {
  readonly id: string;
  readonly title: string;
  /** For Node. */
  readonly flags: readonly string[];
  /** Set against others, so they take turns. */
  readonly isCompared: boolean;
  measure(effort: Effort): readonly Figure[];
}

const PLAYOUTS = 'moves/s';

/** Without a compiler at run time, as on a phone. The second flag is only there to silence a warning. */
const JITLESS: readonly string[] = ['--jitless', '--no-expose-wasm'];

const SETTINGS = {
  'bgio-default': { disableUndo: false, isPlain: false },
  'bgio-no-undo': { disableUndo: true, isPlain: false },
  'bgio-plain': { disableUndo: true, isPlain: true },
} as const satisfies Readonly<Record<string, Setting>>;

export const CANDIDATES: readonly Candidate[] = [
  alone('same-tables', 'check that boardgame.io and ours reach the same tables', checkTables),
  ours({ id: 'advance', label: 'ours: playouts', note: '`advance`' }, advance, []),
  ours({ id: 'play', label: 'ours: playouts, moves checked', note: '`play`' }, throughTheDoor, []),
  ours({ id: 'jitless', label: 'ours: playouts, no compiler', note: '`node --jitless`' }, advance, JITLESS),
  theirs('bgio-default', 'boardgame.io, default', 'rules on the draft'),
  theirs('bgio-no-undo', 'boardgame.io, `disableUndo`', 'rules on the draft'),
  theirs('bgio-plain', 'boardgame.io, `disableUndo`, plain table', 'rules outside of the draft'),
  alone('view', 'ours: views', measureViews),
  alone('resample', 'ours: resampled worlds', measureResample),
  alone('adept', 'ours: decisions of an adept', measureAdept),
  ...games.flatMap((game) => [
    searches(game, { id: `search-${game.id}`, note: '' }, []),
    searches(game, { id: `search-${game.id}-jitless`, note: '`node --jitless`' }, JITLESS),
  ]),
  alone('replay', 'ours: replay of a whole game', measureReplay),
  alone('undo', 'ours: undo at the end of a long game', measureUndo),
  alone('size', 'ours: size of a record', measureSize),
];

function alone(id: string, title: string, measure: Candidate['measure']): Candidate {
  return { id, title, flags: [], isCompared: false, measure };
}

type PlayoutName = Pick<Required<FigureName>, 'id' | 'label' | 'note'>;

function ours(name: PlayoutName, step: Step, flags: readonly string[]): Candidate {
  const game = benchGame();
  return playouts(name, () => (seed, maxMoves) => playout(game, seed, maxMoves, step), flags);
}

function theirs(id: keyof typeof SETTINGS, label: string, note: string): Candidate {
  return playouts({ id, label, note }, () => boardgameIo(benchGame(), SETTINGS[id]), []);
}

function playouts(name: PlayoutName, prepare: () => PlayoutOf, flags: readonly string[]): Candidate {
  const measure = (effort: Effort): readonly Figure[] => {
    const playoutOf = prepare();
    let seed = 0;
    const work = (): number => playoutOf((seed += 1), effort.maxMoves).moves;
    return [figure({ ...name, unit: PLAYOUTS }, rates(work, effort))];
  };
  return { id: name.id, title: name.label, flags, isCompared: true, measure };
}

function checkTables({ checkedGames, maxMoves }: Effort): readonly Figure[] {
  const game = benchGame();
  for (const setting of Object.values(SETTINGS)) assertSameTables(game, setting, checkedGames, maxMoves);
  return [];
}

function measureViews(effort: Effort): readonly Figure[] {
  const game = benchGame();
  const tables = randomTables(game, 1, effort.maxMoves);
  const viewers = [...allSeats(SEATS), 'public'] as const;
  const work = (): number => {
    for (const table of tables) for (const viewer of viewers) keep(game.view(table, viewer));
    return tables.length * viewers.length;
  };
  return [figure({ id: 'view', label: 'ours: `view`', unit: 'views/s' }, rates(work, effort))];
}

function measureResample(effort: Effort): readonly Figure[] {
  const game = benchGame();
  const tables = randomTables(game, 1, effort.maxMoves);
  let rng = rngFrom(1);
  const work = (): number => {
    rng = split(rng, 0);
    tables.forEach((table, index) => keep(game.resample(table, askedSeat(table), split(rng, index))));
    return tables.length;
  };
  return [figure({ id: 'resample', label: 'ours: `resample`', unit: 'worlds/s' }, rates(work, effort))];
}

function askedSeat(table: AnyTable): Seat {
  const ask = asked(table);
  if (!ask) throw new Error('Nobody is asked');
  return ask.seat;
}

/** Only where there is a choice: a single legal move takes no thought. */
function measureAdept(effort: Effort): readonly Figure[] {
  const game = benchGame();
  // Some questions take a hundred times as long as others, so each round has to answer all of a fixed sample.
  const tables = botMatch(game, 'adept', 1, effort.maxMoves)
    .map((match) => match.table)
    .filter((table) => legalMoves(game, table).length > 1)
    .filter((_, index) => index % 4 === 0);
  let rng = rngFrom(1);
  const work = (): number => {
    rng = split(rng, 0);
    for (const table of tables) keep(think(game, table, 'adept', rng));
    return tables.length;
  };
  const name = { id: 'adept', label: 'ours: an adept', unit: 'decisions/s' };
  return [figure(name, rates(work, effort))];
}

/** Decisions of a master in the course of a game of adepts; in lines of play, and in milliseconds each. */
function searches(
  played: AnyGame,
  { id, note }: Pick<PlayoutName, 'id' | 'note'>,
  flags: readonly string[],
): Candidate {
  const title = `ours: search, ${played.id}${note && `, ${note}`}`;
  const measure = (effort: Effort): readonly Figure[] => {
    const lines = effort.lines ?? played.scout.lines;
    const game = { ...played, scout: { ...played.scout, lines } };
    const tables = decisionsOf(game, effort);
    const tried = sum(tables.map((table) => linesOf(game, table)));
    const perSecond = rates(() => sum(tables.map((table) => linesOf(game, table))), effort);
    const took = perSecond.map((rate) => (1000 * tried) / tables.length / rate);
    return [
      figure({ id, label: title, unit: 'lines/s', note }, perSecond),
      figure({ id: `${id}-ms`, label: `${title}, a decision`, unit: 'ms', note }, took),
    ];
  };
  return { id, title, flags, isCompared: false, measure };
}

/** Some of those that are worth a search. */
function decisionsOf(game: AnyGame, { maxMoves, searched }: Effort): readonly AnyTable[] {
  const tables = botMatch(game, 'adept', 1, maxMoves, game.seats.min)
    .map((match) => match.table)
    .filter((table) => isSearched(game, table));
  const every = Math.max(1, Math.floor(tables.length / searched));
  return tables.filter((_, index) => index % every === 0).slice(0, searched);
}

function isSearched(game: AnyGame, table: AnyTable): boolean {
  const hasty = { ...game, scout: { ...game.scout, lines: 1 } };
  return asked(table) !== null && linesOf(hasty, table) > 0;
}

/** Takes a decision as a master does, and says how many lines that took. */
function linesOf(game: AnyGame, table: AnyTable): number {
  let lines = 0;
  const seen = () => void (lines += 1);
  const mind = earnest(game, table, mindOf(game, table, EVEN, rngFrom(1)));
  const thought = search(game.scout, { seen })(mind);
  while (!thought.next().done);
  return lines;
}

function measureReplay(effort: Effort): readonly Figure[] {
  const game = benchGame();
  const records = adeptMatches(game, effort.replayedGames, effort.maxMoves).map(({ record }) => record);
  const moves = sum(records.map((record) => record.moves.length));
  const measured = rates(() => replayAll(game, records), effort);
  const perGame = measured.map((rate) => (1000 * moves) / records.length / rate);
  const note = `${records.length} games of adepts, ${Math.round(moves / records.length)} moves each`;
  return [
    figure({ id: 'replay', label: 'ours: `replay`', unit: 'moves/s', note }, measured),
    figure({ id: 'replay-game', label: 'ours: `replay` of a game', unit: 'ms', note }, perGame),
  ];
}

function replayAll(game: AnyGame, records: readonly MatchRecord[]): number {
  let moves = 0;
  for (const record of records) {
    const replayed = replay(game, record);
    if (!replayed.ok) throw new Error(`Refused at step ${replayed.problem.step}`);
    moves += replayed.value.record.moves.length;
  }
  return moves;
}

function adeptMatches(game: AnyGame, count: number, maxMoves: number): readonly Match[] {
  return Array.from({ length: count }, (_, index) => {
    const moments = botMatch(game, 'adept', index + 1, maxMoves);
    return at(moments, moments.length - 1);
  });
}

function measureUndo(effort: Effort): readonly Figure[] {
  const game = benchGame();
  const match = longUndoable(game, effort.maxMoves);
  const seat = at(match.log, match.log.length - 1).seat;
  if (seat === null) throw new Error('Nothing to undo');
  const work = (): number => {
    const undone = undo(game, match, seat);
    if (!undone.ok) throw new Error(`Cannot undo: ${undone.problem}`);
    keep(undone.value);
    return 1;
  };
  const note = `after ${match.record.moves.length} random moves`;
  const took = rates(work, effort).map((rate) => 1000 / rate);
  return [figure({ id: 'undo', label: 'ours: `undo`', unit: 'ms', note }, took)];
}

/** The last moment at which a move can be taken back, in the longest of a few random games. */
function longUndoable(game: AnyGame, maxMoves: number): Match {
  const candidates = [1, 2, 3].flatMap((seed) => {
    const moments = botMatch(game, 'random', seed, maxMoves);
    return moments.filter(isUndoable).slice(-1);
  });
  return candidates.reduce((longest, match) =>
    match.record.moves.length > longest.record.moves.length ? match : longest,
  );
}

function isUndoable(match: Match): boolean {
  const last = at(match.log, match.log.length - 1);
  return last.seat !== null && undoProblem(match, last.seat) === null;
}

function measureSize(effort: Effort): readonly Figure[] {
  const matches = adeptMatches(benchGame(), effort.sizedGames, effort.maxMoves);
  const records = matches.map((match) => bytes(JSON.stringify(match.record)));
  const perMove = matches.map((match, index) => at(records, index) / match.record.moves.length);
  const note = `${matches.length} games of adepts`;
  return [
    figure({ id: 'record', label: 'ours: record of a game', unit: 'bytes', note }, records),
    figure({ id: 'record-move', label: 'ours: record, per move', unit: 'bytes', note }, perMove),
    figure(
      { id: 'save', label: 'ours: saved game', unit: 'bytes', note },
      matches.map((match) => bytes(save(match))),
    ),
    figure(
      { id: 'length', label: 'ours: length of a game', unit: 'moves', note },
      matches.map((match) => match.record.moves.length),
    ),
  ];
}

function bytes(text: string): number {
  return Buffer.byteLength(text);
}
