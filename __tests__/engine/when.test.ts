import { think } from '@/engine/core/bot';
import { asked, defaultOptions, type AnyGame, type GameTypes } from '@/engine/core/game';
import { act, begin, witnessed, type Match } from '@/engine/core/match';
import { rngFrom, split } from '@/engine/core/rng';
import { LANGUAGES, say, type Language } from '@/engine/core/text';
import { turnsIn } from '@/engine/core/turns';
import { games } from '@/engine/games';

const SEED = 6;
const who = () => 'Ada';

/** By game: the kinds of facts that say in the log how far it has come, the widest first. */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  kazaam: ['turnBegan'],
  'witchs-brew': ['setBegan', 'led'],
  alchemirus: ['turnBegan'],
  'materia-prima': ['turnBegan'],
};

/** A whole game of apprentices, and what is said of every moment of it. */
function played(game: AnyGame, language: Language): { readonly match: Match; readonly when: string[] } {
  const sitters = Array.from({ length: game.seats.min }, () => ({ name: 'Ada', bot: 'apprentice' as const }));
  const begun = begin(game, { options: defaultOptions(game), seed: SEED, sitters });
  if (!begun.ok) throw new Error(begun.problem);
  let match = begun.value;
  const when: string[] = [];
  for (let ask = asked(match.table); ask; ask = asked(match.table)) {
    when.push(game.teacher!.when(game.view(match.table, 'public'), language));
    const move = think(game, match.table, 'apprentice', split(rngFrom(SEED), match.record.moves.length));
    const next = act(game, match, ask.seat, move);
    if (!next.ok) throw new Error(next.problem.reason);
    match = next.value;
  }
  return { match, when };
}

const numbersIn = (words: string) => (words.match(/\d+/g) ?? []).map(Number);

/** The numbers that the log has told by then, the last of each kind; a new one of a wider kind begins the others anew. */
function countedOn(
  game: AnyGame,
  language: Language,
  told: readonly number[],
  facts: readonly GameTypes['fact'][],
): readonly number[] {
  const kinds = COUNTED[game.id]!;
  return facts.reduce((numbers, fact) => {
    const kind = kinds.indexOf(fact.type);
    if (kind < 0) return numbers;
    return [...numbers.slice(0, kind), numbersIn(say(game.text[language].facts, fact, who))[0]!];
  }, told);
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test.each(LANGUAGES)('the look back counts as the log does, all along a game (%s)', (language) => {
    const { match, when } = played(game, language);
    const log = witnessed(game, match, 'public');
    expect(when.length).toBe(match.record.moves.length);
    let told: readonly number[] = [];
    for (const [step, words] of when.entries()) {
      told = countedOn(game, language, told, log[step]!.facts);
      expect(numbersIn(words)).toEqual(told);
    }
    expect(told[0]).toBeGreaterThan(3);
  });

  test.each(LANGUAGES)('the turns of the log are named as it counts (%s)', (language) => {
    const { match } = played(game, language);
    let told: readonly number[] = [];
    for (const head of turnsIn(game, witnessed(game, match, 'public'))) {
      told = head.began ? countedOn(game, language, told, [head.began]) : told;
      if (head.began) expect(numbersIn(game.text[language].turnName!(head)!)).toEqual(told);
    }
    expect(told[0]).toBeGreaterThan(3);
  });
});
