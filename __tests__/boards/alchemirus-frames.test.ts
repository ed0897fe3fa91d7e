import { frames, inRow } from '@/components/boards/alchemirus/frames';
import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { act, begin, type Match } from '@/engine/core/match';
import { toSeat, type Viewer } from '@/engine/core/seat';
import { alchemirus } from '@/engine/games/alchemirus/game';
import type { Alchemirus, AlchemirusFact, AlchemirusMove } from '@/engine/games/alchemirus/state';
import type { AlchemirusView } from '@/engine/games/alchemirus/view';

import { ANNA, BEN, onField, played, scenario } from '../engine/alchemirus/scenario';

const VIEWERS: readonly Viewer[] = ['public', toSeat(0), toSeat(1)];

interface Step {
  readonly viewer: Viewer;
  readonly earlier: AlchemirusView;
  readonly later: AlchemirusView;
  readonly facts: readonly AlchemirusFact[];
}

/** What lies on the table, without what is asked and what stalls have sold; goods of a plot in one order. */
function table({ asked: _, sold: __, players, ...rest }: AlchemirusView) {
  const tidy = players.map(({ estate, ...player }) => ({
    ...player,
    estate: estate.map(({ building, goods }) => ({ building, goods: inRow(goods) })),
  }));
  return { ...rest, players: tidy };
}

/** Things are done rather than left, so that all kinds of facts come up. */
function wanted(moves: readonly AlchemirusMove[]): readonly AlchemirusMove[] {
  const deeds = moves.filter(({ type }) => type !== 'done');
  return deeds.length > 0 ? deeds : moves;
}

interface Played {
  readonly seats: number;
  readonly seed: number;
  readonly options: Alchemirus['options'];
}

function throughout({ seats, seed, options }: Played, look: (step: Step) => void): void {
  const sitters = Array.from({ length: seats }, (_, index) => ({ name: `P${index}`, bot: null }));
  const begun = begin(alchemirus, { options, seed, sitters });
  if (!begun.ok) throw new Error(begun.problem);
  let now: Match<Alchemirus> = begun.value;
  for (let step = 0; step < 900; step += 1) {
    const ask = asked(now.table);
    if (!ask) return;
    const moves = wanted(alchemirus.legal(now.table, ask));
    const next = act(alchemirus, now, ask.seat, at(moves, (step * 7 + seed * 3) % moves.length));
    if (!next.ok) throw new Error(next.problem.reason);
    look(stepOf(now.table, next.value.table, at(VIEWERS, step % VIEWERS.length)));
    now = next.value;
  }
}

function stepOf(earlier: Match<Alchemirus>['table'], later: typeof earlier, viewer: Viewer): Step {
  return {
    viewer,
    earlier: alchemirus.view(earlier, viewer),
    later: alchemirus.view(later, viewer),
    facts: later.facts.map((fact) => alchemirus.witness(fact, viewer)),
  };
}

const GAMES: readonly Played[] = [
  { seats: 2, seed: 1, options: { bank: true, openMarket: false, fameGoal: 15 } },
  { seats: 3, seed: 2, options: { bank: false, openMarket: true, fameGoal: 15 } },
  { seats: 4, seed: 3, options: { bank: true, openMarket: true, fameGoal: 20 } },
];

test('the facts of every move can be taken back', () => {
  const seen = new Set<string>();
  for (const game of GAMES) {
    throughout(game, ({ earlier, later, facts }) => {
      const shown = frames(later, facts);
      expect(shown).toHaveLength(facts.length + 1);
      expect(table(at(shown, 0))).toEqual(table(earlier));
      expect(at(shown, facts.length)).toEqual(later);
      facts.forEach(({ type }) => seen.add(type));
    });
  }
  expect([...seen].sort()).toEqual(
    expect.arrayContaining([
      'bankFilled',
      'bought',
      'built',
      'carried',
      'drew',
      'earned',
      'exchanged',
      'harvested',
      'haunted',
      'moved',
      'paid',
      'placed',
      'reshuffled',
      'robbed',
      'sold',
      'transmuted',
      'turnBegan',
    ]),
  );
});

test('nobody is asked in a frame before the end, and no hand of others is in it', () => {
  throughout(at(GAMES, 0), ({ viewer, later, facts }) => {
    for (const frame of frames(later, facts).slice(0, -1)) {
      expect(frame.asked).toBeNull();
      expect(frame.hand).toHaveLength(viewer === 'public' ? 0 : at(frame.players, viewer).handSize);
    }
  });
});

const back = (before: Match<Alchemirus>['table'], after: typeof before, viewer: Viewer) => {
  const { earlier, later, facts } = stepOf(before, after, viewer);
  return [table(at(frames(later, facts), 0)), table(earlier)];
};

test('a demolished building stands again where it stood, with its goods', () => {
  const estate = [...Array.from({ length: 11 }, () => 'horten'), 'pergula'];
  estate[4] = 'labrium: tincture metal';
  const full = onField('build', { players: [{ hand: ['metalle', 'domo'], estate }, {}] });
  const built = played(full, [ANNA, { type: 'build', building: 'metalle', demolish: 4 }]);
  const [seen, real] = back(full, built, ANNA);
  expect(seen).toEqual(real);
});

test('gold was a tincture and a metal before', () => {
  const ready = onField('transmutation', {
    players: [{ estate: ['labrium: tincture metal', 'pergula'] }, {}],
    spirit: 'horten',
  });
  const made = played(ready, [ANNA, { type: 'transmute', plot: 0 }]);
  expect(at(at(alchemirus.view(made, 'public').players, ANNA).estate, 0).goods).toEqual(['gold']);
  const [seen, real] = back(ready, made, 'public');
  expect(seen).toEqual(real);
});

test('only thief and victim find the stolen card where it was', () => {
  const there = onField('spirit', {
    players: [{ hand: ['horten'] }, { hand: ['gloria'], estate: ['domo', 'pergula'] }, { hand: ['fornax'] }],
  });
  const haunted = played(there, [ANNA, { type: 'haunt', place: 'domo', isForHand: true }]);
  const robbed = played(haunted, [ANNA, { type: 'rob', seat: BEN }]);
  for (const viewer of [...VIEWERS, toSeat(2)]) {
    const [seen, real] = back(haunted, robbed, viewer);
    expect(seen).toEqual(real);
  }
});

test('the last round is over and the goal reached only after their facts', () => {
  const near = scenario({
    players: [{ fame: 20, field: 6 }, { fame: 3 }],
    turn: ANNA,
  });
  const reached = played(near, [ANNA, { type: 'go', steps: 1 }], [ANNA, { type: 'done' }]);
  const { later, facts } = stepOf(near, reached, 'public');
  expect(facts.map(({ type }) => type)).toEqual(expect.arrayContaining(['goalReached', 'turnBegan']));
  const shown = frames(later, facts);
  const index = facts.findIndex(({ type }) => type === 'goalReached');
  expect([at(shown, index).isLastRound, at(shown, index + 1).isLastRound]).toEqual([false, true]);
  expect(at(shown, 0).turn).toBe(ANNA);
});
