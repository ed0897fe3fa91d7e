import { deviceMoment } from '@/engine/core/device';
import { asked } from '@/engine/core/game';
import { legalMoves, start } from '@/engine/core/play';
import { below, rngFrom } from '@/engine/core/rng';
import type { Seat } from '@/engine/core/seat';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import { played, question } from './scenario';

interface Count {
  readonly choosing: number;
  readonly leading: number;
  readonly answering: number;
  /** How often somebody else led than in the trick before; the first leader of the set is not new. */
  readonly newLeaders: number;
}

/** Plays one set of four humans at random and counts how often the device has to change hands. */
function countedSet(seed: number): Count {
  const humans = [true, true, true, true];
  let table = start(witchsBrew, 4, { forbiddenRoles: 'usual', openScores: false }, rngFrom(seed));
  let chance = rngFrom(seed + 500);
  let holder: Seat | null = null;
  let leader: Seat = table.state.leader;
  const count = { choosing: 0, leading: 0, answering: 0, newLeaders: 0 };
  while (asked(table) && table.state.set === 1) {
    const { seat, what } = question(table);
    if (deviceMoment(table, humans, holder).type === 'curtain') {
      count[what.type === 'choose' ? 'choosing' : what.type === 'lead' ? 'leading' : 'answering'] += 1;
      holder = seat;
    }
    if (what.type === 'lead' && seat !== leader) {
      count.newLeaders += 1;
      leader = seat;
    }
    const moves = legalMoves(witchsBrew, table);
    const drawn = below(chance, moves.length);
    chance = drawn.rng;
    table = played(table, [seat, moves[drawn.value]!]);
  }
  return count;
}

test('WB-26 a set of four needs four hand-overs for choosing and one for each new leader, no more', () => {
  const counts = Array.from({ length: 30 }, (_, seed) => countedSet(seed));
  for (const { choosing, leading, answering, newLeaders } of counts) {
    expect(choosing).toBe(4);
    expect(leading).toBe(newLeaders);
    expect(answering).toBe(0);
  }
  expect(counts.some(({ newLeaders }) => newLeaders > 1)).toBe(true);
});
