import { covered } from '@/components/boards/witchs-brew/covered';
import { frames } from '@/components/boards/witchs-brew/frames';
import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { act, begin, type Match } from '@/engine/core/match';
import { toSeat, type Viewer } from '@/engine/core/seat';
import { potionOf } from '@/engine/games/witchs-brew/data';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import type { WitchsBrew, WitchsBrewFact } from '@/engine/games/witchs-brew/state';
import type { WitchsBrewView } from '@/engine/games/witchs-brew/view';

const VIEWERS: readonly Viewer[] = ['public', toSeat(0), toSeat(2)];

function opened(seats: number, seed: number, openScores: boolean): Match<WitchsBrew> {
  const sitters = Array.from({ length: seats }, (_, index) => ({ name: `P${index}`, bot: null }));
  const options = { forbiddenRoles: 'on', openScores } as const;
  const begun = begin(witchsBrew, { options, seed, sitters });
  if (!begun.ok) throw new Error(begun.problem);
  return begun.value;
}

/** What lies on the table, without what is asked. */
function table({ asked: _, ...rest }: WitchsBrewView) {
  return rest;
}

/** Plays a whole game by a rule that takes effects where it can, and shows every step. */
function throughout(match: Match<WitchsBrew>, seed: number, look: (step: Step) => void): number {
  let now = match;
  let steps = 0;
  for (; steps < 3000; steps += 1) {
    const ask = asked(now.table);
    if (!ask) return steps;
    const legal = witchsBrew.legal(now.table, ask);
    const wanted = legal.filter(({ type }) => type !== 'decline');
    const next = act(witchsBrew, now, ask.seat, at(wanted, (steps * 7 + seed * 3) % wanted.length));
    if (!next.ok) throw new Error(next.problem.reason);
    for (const viewer of VIEWERS) {
      look({
        viewer,
        earlier: witchsBrew.view(now.table, viewer),
        later: witchsBrew.view(next.value.table, viewer),
        facts: next.value.table.facts.map((fact) => witchsBrew.witness(fact, viewer)),
      });
    }
    now = next.value;
  }
  throw new Error('The game does not end');
}

interface Step {
  readonly viewer: Viewer;
  readonly earlier: WitchsBrewView;
  readonly later: WitchsBrewView;
  readonly facts: readonly WitchsBrewFact[];
}

const GAMES = [
  [3, 1, false],
  [4, 2, false],
  [5, 3, true],
  [3, 4, true],
] as const;

test.each(GAMES)(
  'the facts of every move can be taken back: %i seats, seed %i, open scores %s',
  (...game) => {
    const [seats, seed, openScores] = game;
    const seen = new Set<string>();
    const steps = throughout(opened(seats, seed, openScores), seed, ({ earlier, later, facts }) => {
      const shown = frames(later, facts);
      expect(shown).toHaveLength(facts.length + 1);
      expect(table(at(shown, 0))).toEqual(table(earlier));
      expect(at(shown, facts.length)).toEqual(later);
      facts.forEach(({ type }) => seen.add(type));
    });
    expect(steps).toBeGreaterThan(40);
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'called',
        'claimed',
        'yielded',
        'passed',
        'swapped',
        'brewed',
        'setEnded',
        'ended',
      ]),
    );
  },
);

test('nothing that others hide is in a frame before the end', () => {
  throughout(opened(4, 5, false), 5, ({ viewer, later, facts }) => {
    for (const frame of frames(later, facts).slice(0, -1)) {
      expect(frame.asked).toBeNull();
      expect(viewer === 'public' ? frame.hand : []).toEqual([]);
      const others = frame.players.filter((_, seat) => seat !== viewer);
      expect(others.every(({ potions }) => potions === null)).toBe(true);
      expect(others.flatMap(({ openPotions }) => openPotions).every((id) => potionOf(id).hasRaven)).toBe(
        true,
      );
    }
  });
});

test('each frame differs from the next by its one fact only', () => {
  throughout(opened(4, 6, false), 6, ({ later, facts }) => {
    const shown = frames(later, facts);
    facts.forEach((fact, index) => {
      const [one, other] = [table(at(shown, index)), table(at(shown, index + 1))];
      if (fact.type === 'passed' || fact.type === 'claimed' || fact.type === 'yielded') {
        expect(one.trick?.stances[fact.seat]).toBe('waits');
        expect(other.trick?.stances[fact.seat]).not.toBe('waits');
        expect(one.stacks).toEqual(other.stacks);
      }
      if (fact.type === 'ravenCame')
        expect([one.ravens, other.ravens]).toEqual([fact.ravens - 1, fact.ravens]);
      if (fact.type === 'faced' || fact.type === 'declined' || fact.type === 'levied')
        expect(one).toEqual(other);
    });
  });
});

test('while others look on a player’s table hides what he alone may see', () => {
  const seen = new Set<string>();
  for (const openScores of [false, true]) {
    throughout(opened(3, 7, openScores), 7, ({ viewer, later }) => {
      if (viewer === 'public' || later.asked === null) return;
      const { hand, players } = covered(later);
      expect(hand).toEqual([]);
      expect(players.map(({ potions }) => potions === null)).toEqual(players.map(() => !openScores));
      expect(players.map(({ vials }) => vials)).toEqual(later.players.map(({ vials }) => vials));
      seen.add(String(at(later.players, viewer).vials));
    });
  }
  expect(seen.size).toBeGreaterThan(1);
});
