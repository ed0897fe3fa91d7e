import { asked, type AnyGame } from '@/engine/core/game';
import { judge, play } from '@/engine/core/play';
import { allSeats, type Viewer } from '@/engine/core/seat';
import { LANGUAGES, say } from '@/engine/core/text';
import { key, nameOf, someOf, type AnyTable, type Moment } from './corpus';

const CARRIED_OUT = 40;
const WORDED = 60;

/** What is legal is accepted of the asked seat; all else, and everybody else, is refused with a rule. */
export function expectLegalityExact(game: AnyGame, { table, legal, known, step, seed }: Moment): void {
  const ask = asked(table);
  const rules = new Set(game.rulebook.flatMap((section) => section.rules));
  const isLegal = new Set(legal.map(key));
  if (ask && isLegal.size === 0) throw new Error('Somebody is asked who can do nothing');
  if (isLegal.size !== legal.length) throw new Error('A move is legal twice');
  for (const move of [...known, ...legal]) {
    for (const seat of allSeats(table.seats)) {
      const judged = judge(game, table, seat, move);
      const isAllowed = seat === ask?.seat && isLegal.has(key(move));
      if (judged.ok !== isAllowed)
        throw new Error(`${key(move)} of seat ${seat}: ${isAllowed ? '' : 'not '}legal`);
      if (judged.ok) continue;
      if (!rules.has(judged.problem.rule)) throw new Error(`${key(move)} is refused without a rule`);
      const expected = !ask ? 'game-over' : seat === ask.seat ? null : 'not-asked';
      if (expected && judged.problem.reason !== expected)
        throw new Error(`Seat ${seat} may not ${key(move)}: ${judged.problem.reason}, not ${expected}`);
    }
  }
  if (ask) expectCarriedOut(game, table, someOf(CARRIED_OUT, legal, step + seed));
}

function expectCarriedOut(game: AnyGame, table: AnyTable, moves: Moment['legal']): void {
  const before = key(table);
  for (const move of moves)
    if (!play(game, table, asked(table)!.seat, move).ok) throw new Error(`${key(move)}: not legal`);
  if (key(table) !== before) throw new Error('To play on a table changed it');
}

/** There are words for the question, the moves and what happened, in every language. */
export function expectWords(game: AnyGame, { table, legal, step, seed }: Moment): void {
  const ask = asked(table);
  const viewers: readonly Viewer[] = [...allSeats(table.seats), 'public'];
  const facts = viewers.flatMap((viewer) => table.facts.map((fact) => game.witness(fact, viewer)));
  const moves = someOf(WORDED, legal, step + seed);
  for (const language of LANGUAGES) {
    const text = game.text[language];
    const said = [
      ...(ask ? [say(text.questions, ask.what, nameOf)] : []),
      ...moves.map((move) => say(text.moves, move, nameOf)),
      ...facts.map((fact) => say(text.facts, fact, nameOf)),
    ];
    for (const words of said) {
      if (!/\S/.test(words) || /\b(undefined|null|NaN)\b|\[object/.test(words))
        throw new Error(`Said: “${words}”`);
    }
  }
}
