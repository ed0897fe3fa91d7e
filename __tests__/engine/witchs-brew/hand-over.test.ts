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

/** Plays a whole game of four humans at random and counts hand-overs, choosers and changes of leader. */
function countedGame(seed: number) {
  let table = start(witchsBrew, 4, { forbiddenRoles: 'usual', openScores: false }, rngFrom(seed));
  let chance = rngFrom(seed + 900);
  let holder: Seat | null = null;
  let lastLeader: Seat | null = null;
  const count = { handOvers: 0, choosers: 0, newLeaders: 0 };
  while (asked(table)) {
    const { seat, what } = question(table);
    if (deviceMoment(table, [true, true, true, true], holder).type === 'curtain') {
      count.handOvers += 1;
      holder = seat;
    }
    if (what.type === 'choose') count.choosers += 1;
    if (what.type === 'lead' && table.state.trickNumber > 1 && seat !== lastLeader) count.newLeaders += 1;
    if (what.type === 'lead') lastLeader = seat;
    const moves = legalMoves(witchsBrew, table);
    const drawn = below(chance, moves.length);
    chance = drawn.rng;
    table = played(table, [seat, moves[drawn.value]!]);
  }
  return count;
}

test('WB-26 in a whole game there is at most one hand-over for each choice and each new leader', () => {
  for (let seed = 0; seed < 6; seed += 1) {
    const { handOvers, choosers, newLeaders } = countedGame(seed);
    expect(handOvers).toBeLessThanOrEqual(choosers + newLeaders);
    expect(handOvers).toBeGreaterThan(choosers / 2);
  }
});

test('WB-26 a set of four needs four hand-overs for choosing and one for each new leader, no more', () => {
  const counts = Array.from({ length: 30 }, (_, seed) => countedSet(seed));
  for (const { choosing, leading, answering, newLeaders } of counts) {
    expect(choosing).toBe(4);
    expect(leading).toBe(newLeaders);
    expect(answering).toBe(0);
  }
  expect(counts.some(({ newLeaders }) => newLeaders > 1)).toBe(true);
});
