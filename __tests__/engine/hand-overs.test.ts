import { think } from '@/engine/core/bot';
import { deviceMoment } from '@/engine/core/device';
import { asked, defaultOptions, type AnyGame } from '@/engine/core/game';
import { act, begin, type Match } from '@/engine/core/match';
import { rngFrom, split } from '@/engine/core/rng';
import type { Seat } from '@/engine/core/seat';
import { sparing } from '@/engine/core/spare';
import { games } from '@/engine/games';

jest.setTimeout(120_000);

interface Count {
  /** How often a curtain was opened. */
  readonly handOvers: number;
  /** How often somebody passed the device on because his turn had ended by itself. */
  readonly passes: number;
  /** The most presses between one player's last move and the next one's first. */
  readonly mostPresses: number;
  /** Turns; in Witch's Brew sets. */
  readonly chapters: number;
}

/** A whole game of adepts, every one of them a person who shares the device with the others. */
function counted(game: AnyGame, seats: number): Count {
  const isHuman = Array.from({ length: seats }, () => true);
  let match = begunBy(game, seats);
  let holder: Seat | null = null;
  let count: Count = { handOvers: 0, passes: 0, mostPresses: 0, chapters: 0 };
  for (let ask = asked(match.table); ask; ask = asked(match.table)) {
    let presses = 0;
    const momentNow = () => deviceMoment(match.table, isHuman, holder, match.log.at(-1)).type;
    if (momentNow() === 'seen') {
      holder = null;
      presses += 1;
      count = { ...count, passes: count.passes + 1 };
    }
    if (momentNow() === 'curtain') {
      holder = ask.seat;
      presses += 1;
      count = { ...count, handOvers: count.handOvers + 1 };
    }
    expect(['own', 'open']).toContain(momentNow());
    const move = think(game, match.table, 'adept', split(rngFrom(1), match.record.moves.length));
    const made = act(game, match, ask.seat, move);
    if (!made.ok) throw new Error(made.problem.reason);
    match = sparing(game, made.value, isHuman);
    const began = match.table.facts.filter(({ type }) => type === 'turnBegan' || type === 'setBegan').length;
    const mostPresses = Math.max(count.mostPresses, presses);
    count = { ...count, mostPresses, chapters: count.chapters + began };
  }
  return count;
}

function begunBy(game: AnyGame, seats: number): Match {
  const sitters = Array.from({ length: seats }, (_, index) => ({ name: `Guest ${index}`, bot: null }));
  const begun = begin(game, { options: defaultOptions(game), seed: 1, sitters });
  if (!begun.ok) throw new Error(begun.problem);
  return begun.value;
}

/** How many hand-overs there may be in a game of three with so many turns or sets. */
const MOST: Readonly<Record<string, (chapters: number) => number>> = {
  kazaam: (turns) => turns + 1,
  'witchs-brew': (sets) => 7 * (sets + 1),
  alchemirus: (turns) => turns + 1,
  // Before the first turn everybody chooses a mission, and then a place.
  'materia-prima': (turns) => turns + 2 * 3,
};

test.each(games.map((game) => [game.id, game] as const))(
  '%s: from one hand into the next there are two presses at most, and no more hand-overs than it takes',
  (id, game) => {
    const { handOvers, passes, mostPresses, chapters } = counted(game, 3);
    if (process.env.COUNT)
      process.stderr.write(`${id}: ${JSON.stringify({ handOvers, passes, mostPresses, chapters })}\n`);
    expect(mostPresses).toBeLessThanOrEqual(2);
    expect(handOvers).toBeLessThanOrEqual(MOST[id]!(chapters));
  },
);
