import { frames } from '@/components/boards/kazaam/frames';
import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { act, begin, type Match } from '@/engine/core/match';
import { toSeat, type Viewer } from '@/engine/core/seat';
import { kazaam } from '@/engine/games/kazaam/game';
import type { Kazaam } from '@/engine/games/kazaam/state';
import { inOrder } from '@/engine/games/kazaam/tiles';
import type { KazaamView } from '@/engine/games/kazaam/view';

function opened(seats: number, seed: number): Match<Kazaam> {
  const sitters = Array.from({ length: seats }, (_, index) => ({ name: `P${index}`, bot: null }));
  const begun = begin(kazaam, { options: { headGuard: 'any', lateStart: false }, seed, sitters });
  if (!begun.ok) throw new Error(begun.problem);
  return begun.value;
}

/** What lies on the table, without what is asked. */
function table({ asked: _, shown: __, hand, ...rest }: KazaamView) {
  return { ...rest, hand: inOrder(hand) };
}

const VIEWERS: readonly Viewer[] = ['public', toSeat(0), toSeat(1)];

test.each([1, 2, 3])('the facts of every move can be taken back, seed %i', (seed) => {
  let match = opened(2 + (seed % 3), seed);
  for (let step = 0; step < 400; step += 1) {
    const ask = asked(match.table);
    if (!ask) break;
    const legal = kazaam.legal(match.table, ask);
    const next = act(kazaam, match, ask.seat, at(legal, (step * 7 + seed * 3) % legal.length));
    if (!next.ok) throw new Error(next.problem.reason);
    for (const viewer of VIEWERS) {
      const facts = next.value.table.facts.map((fact) => kazaam.witness(fact, viewer));
      const shown = frames(kazaam.view(next.value.table, viewer), facts);
      expect(shown).toHaveLength(facts.length + 1);
      expect(table(at(shown, 0))).toEqual(table(kazaam.view(match.table, viewer)));
      expect(at(shown, facts.length)).toEqual(kazaam.view(next.value.table, viewer));
    }
    match = next.value;
  }
});
