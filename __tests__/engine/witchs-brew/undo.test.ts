import { undoProblemTold } from '@/engine/core/match';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import { actedOn, matchAt } from '../match-at';
import { ANNA, scenario } from './scenario';

test('whoever declined and leads again is told the truth: the next trick is his, nobody else was asked', () => {
  const table = scenario({ players: [{ hand: ['wolf-keeper', 'witch'] }, {}, {}] });
  const match = actedOn(witchsBrew, matchAt(witchsBrew, table), [
    { type: 'call', role: 'wolf-keeper' },
    { type: 'decline' },
  ]);
  expect(match.table.agenda[0]).toMatchObject({ seat: ANNA, what: { type: 'lead' } });
  expect(undoProblemTold(witchsBrew, match, ANNA)).toBe('turn-over');
});

test('where others came in between it is sealed as ever', () => {
  const table = scenario({
    players: [{ hand: ['wolf-keeper', 'witch'] }, { hand: ['wolf-keeper', 'druid'] }, {}],
  });
  const match = actedOn(witchsBrew, matchAt(witchsBrew, table), [{ type: 'call', role: 'wolf-keeper' }]);
  expect(undoProblemTold(witchsBrew, match, ANNA)).toBe('sealed');
});
