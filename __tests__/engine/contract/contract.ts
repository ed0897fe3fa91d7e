import { asked, type Game, type GameTypes } from '@/engine/core/game';
import { LEVELS } from '@/engine/core/level';
import { expectFairBot, expectFairMaster } from './bots';
import { corpusOf, forGames, forMoments, PLAYED_TO_THE_END, SEEDS, sortedPieces, STRIDDEN } from './corpus';
import { expectLegalityExact, expectWords } from './legality';
import { expectPlainData, expectReplay, expectSaved, expectUndo, type UndoCount } from './records';
import { expectNoReturn } from './returns';
import {
  collectPaths,
  expectAllHiddenAndNothingElse,
  expectImaginedFromKnowledge,
  expectNoLeak,
  type Findings,
  type Secrets,
} from './secrets';
import { expectFollowed, expectNoLeakOnTheWay, expectStartFollowed } from './trails';

const PATIENCE = 240_000;

/**
 * What holds for every game, at every number of players, in many random games each. `untold` are fields of its view
 * that it changes before it tells what it does so for.
 */
export function contract<G extends GameTypes>(
  of: Game<G>,
  secrets: Secrets,
  untold: readonly string[] = [],
): void {
  const game = of as Game<GameTypes>;
  const numbers = Array.from({ length: of.seats.max - of.seats.min + 1 }, (_, extra) => of.seats.min + extra);
  describe.each(numbers)(`${of.id} with %i players`, (seats) => agreed(game, seats, secrets, untold));
}

function agreed(game: Game<GameTypes>, seats: number, secrets: Secrets, untold: readonly string[]): void {
  beforeAll(() => void corpusOf(game, seats), PATIENCE);

  const tested = (name: string, what: () => void) => test(name, what, PATIENCE);

  tested('it ends, and somebody wins', () => {
    let ended = 0;
    forGames(game, seats, ({ end }) => {
      if (!game.score(end).some((standing) => standing.rank === 1)) throw new Error('Nobody won');
      if (!asked(end)) ended += 1;
    });
    expect(ended).toBeGreaterThanOrEqual(PLAYED_TO_THE_END);
  });

  tested('from its record alone the whole game is reproduced', () => {
    forGames(game, seats, (played) => expectReplay(game, played));
  });

  tested('legality is exact, and every refusal names a rule', () => {
    forMoments(game, seats, (moment) => expectLegalityExact(game, moment));
  });

  tested('pieces are conserved', () => {
    const boxes = new Map<number, string>();
    forGames(game, seats, ({ seed, begun, end }) => {
      const box = sortedPieces(game, begun.table);
      boxes.set(seed, box);
      if (sortedPieces(game, end) !== box) throw new Error('At the end there are other pieces');
    });
    forMoments(game, seats, ({ seed, table }) => {
      if (sortedPieces(game, table) !== boxes.get(seed)) throw new Error('There are other pieces');
    });
  });

  tested('whoever follows a move or the set-up fact by fact comes to the same table', () => {
    forGames(game, seats, (played) => expectStartFollowed(game, played));
    forMoments(game, seats, (moment) => expectFollowed(game, moment, untold));
  });

  tested('before each fact of a move nothing hidden shows', () => {
    forMoments(game, seats, (moment) => expectNoLeakOnTheWay(game, moment));
  });

  tested('a table is plain data', () => {
    forMoments(game, seats, ({ table }) => expectPlainData(table));
  });

  tested('there are words for everything in every language', () => {
    forMoments(game, seats, (moment) => expectWords(game, moment));
  });

  tested('nothing hidden shows in a view, in what is legal, in facts or points, nor after the end', () => {
    forMoments(game, seats, (moment) => expectNoLeak(game, moment));
  });

  tested('a seat imagines worlds from what it knows and from nothing else', () => {
    forMoments(game, seats, (moment) => expectImaginedFromKnowledge(game, moment));
  });

  tested('all that is hidden is dealt anew in imagined worlds, and nothing else', () => {
    const found: Findings = { changed: new Set(), places: new Set(), all: new Set() };
    forMoments(game, seats, (moment) => collectPaths(game, moment, secrets, found));
    expectAllHiddenAndNothingElse(secrets, seats, found);
  });

  tested('undo returns exactly, or says why not', () => {
    const counts: UndoCount[] = [];
    forGames(game, seats, (played) => counts.push(expectUndo(game, played)), STRIDDEN);
    // Where something can be taken back at all, it was.
    expect(counts.some(({ undone }) => undone > 0)).toBe(counts.some(({ open }) => open > 0));
  });

  tested('a save opens as the same match, in the middle and at the end', () => {
    forGames(game, seats, (played) => expectSaved(game, played), Math.ceil(SEEDS / 10));
  });

  test.each(LEVELS)(
    '%s: a legal game to its end, always onward, by no knowledge of what is hidden',
    (level) => expectFairBot(game, seats, level),
    PATIENCE,
  );

  tested('whoever of the bots goes on, no turn of theirs comes back to where it has been', () => {
    expectNoReturn(game, seats);
  });

  tested('a master who thinks as long as he likes does not know what is hidden either', () => {
    expectFairMaster(game, seats);
  });
}
