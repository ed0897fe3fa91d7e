import { asked, defaultOptions } from '@/engine/core/game';
import { replay, type Match } from '@/engine/core/match';
import { kazaam } from '@/engine/games/kazaam/game';
import type { Kazaam } from '@/engine/games/kazaam/state';
import { playOut } from '@/engine/lab/play-out';
import { sittersFor } from '@/engine/lab/bots';
import { recordOf, transcript } from '@/engine/lab/transcript';

function played(players: number, seed: number): Match<Kazaam> {
  const sitters = sittersFor(Array.from({ length: players }, () => 'random'));
  return playOut(kazaam, { options: defaultOptions(kazaam), seed, sitters });
}

/** Random bots are not sure to finish. */
function finished(players: number): Match<Kazaam> {
  for (let seed = 1; ; seed += 1) {
    const match = played(players, seed);
    if (!asked(match.table)) return match;
  }
}

const match = finished(2);
const text = transcript(kazaam, match);

test.each([
  [2, 1],
  [3, 7],
  [5, 3],
])('a transcript of %i players, seed %i, can be played again', (players, seed) => {
  const original = played(players, seed);
  const record = recordOf(transcript(kazaam, original));
  expect(record).toEqual(original.record);
  const again = replay(kazaam, record as typeof original.record);
  expect(again.ok && again.value.table).toEqual(original.table);
});

test('it survives the line ends of Windows', () => {
  expect(recordOf(text.replaceAll('\n', '\r\n'))).toEqual(match.record);
});

test('names with tabs and line breaks do not break it', () => {
  const sitters = match.record.sitters.map((sitter) => ({ ...sitter, name: 'A\t[0]\nB' }));
  const odd = { ...match, record: { ...match.record, sitters } };
  expect(recordOf(transcript(kazaam, odd))).toEqual(odd.record);
});

test('every move has a line with the name of its seat and the move as data', () => {
  const lines = text.split('\n').filter((line) => line.includes('\t'));
  expect(lines).toHaveLength(match.record.moves.length);
  lines.forEach((line, step) => {
    const [seat] = match.record.moves[step]!;
    expect(line.startsWith(`${match.record.sitters[seat]!.name}: `)).toBe(true);
    expect(line.split('\t')).toHaveLength(2);
  });
});

test('every fact is told', () => {
  const facts = match.log.flatMap((entry) => entry.facts);
  const told = text.split('\n\n').slice(1, -1).join('\n').split('\n');
  const options = Object.keys(match.record.options).length;
  expect(told.filter((line) => line.startsWith('    '))).toHaveLength(facts.length + options);
});

test('it begins with the game, its version, seed and people, and ends with the score', () => {
  expect(text).toContain(`\nKazaam, rules version ${kazaam.rulesVersion}, seed ${match.record.seed}\n`);
  expect(text).toContain('At the table: Anna (random bot), Ben (random bot)');
  const totals = kazaam.score(match.table).map(({ total, rank }) => `${total} points, place ${rank}`);
  expect(text).toContain(`Anna: ${totals[0]}`);
  expect(text).toContain(`Ben: ${totals[1]}`);
});

test('an unfinished game says so', () => {
  const half = replay(kazaam, match.record, 5);
  expect(half.ok && transcript(kazaam, half.value)).toContain('Not finished after 5 moves.');
});
