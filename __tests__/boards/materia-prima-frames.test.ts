import { frames } from '@/components/boards/materia-prima/frames';
import { think } from '@/engine/core/bot';
import { asked } from '@/engine/core/game';
import { at, sum } from '@/engine/core/list';
import { act, begin, type Match } from '@/engine/core/match';
import { rngFrom, split } from '@/engine/core/rng';
import { toSeat, type Viewer } from '@/engine/core/seat';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import { HEXES } from '@/engine/games/materia-prima/map';
import type { MateriaPrima, MateriaPrimaFact, MateriaPrimaMove } from '@/engine/games/materia-prima/state';
import { merged, NO_ELEMENTS } from '@/engine/games/materia-prima/stock';
import type { MateriaPrimaSeatView, MateriaPrimaView } from '@/engine/games/materia-prima/view';

const VIEWERS: readonly Viewer[] = ['public', toSeat(0), toSeat(1)];

interface Step {
  readonly viewer: Viewer;
  readonly earlier: MateriaPrimaView;
  readonly later: MateriaPrimaView;
  readonly facts: readonly MateriaPrimaFact[];
}

/** What somebody has, wherever he keeps it: what he packs is told only as it is afterwards. */
function having(player: MateriaPrimaSeatView) {
  const { figures, store, worn, stored, souls, hand, fragments, extensions, home, wisdom } = player;
  const wealth = figures.reduce((all, { load }) => merged(all, load), store);
  const standing = Object.fromEntries(figures.map(({ id, hex }) => [id, hex]));
  return {
    standing,
    wealth,
    gear: [...worn, ...stored].sort(),
    souls,
    hand,
    fragments,
    extensions,
    home,
    wisdom,
  };
}

/** What lies on the ground, whoever dropped it. */
function lying({ piles }: MateriaPrimaView) {
  return HEXES.map((hex) => {
    const here = piles.filter((pile) => pile.hex === hex);
    return {
      elements: here.reduce((all, { elements }) => merged(all, elements), NO_ELEMENTS),
      souls: sum(here.map(({ souls }) => souls)),
    };
  });
}

const gist = (view: MateriaPrimaView) => ({
  players: view.players.map(having),
  lying: lying(view),
  market: view.market,
  extensionsLeft: view.extensionsLeft,
  turn: view.turn,
  round: view.round,
  hand: [...view.hand].sort(),
  ending: view.ending,
});

interface Played {
  readonly seats: number;
  readonly seed: number;
  readonly pickUp: 'one' | 'all';
  /** How many moves are made by chance before a bot goes on. */
  readonly random: number;
}

/** Things are done rather than left, so that all kinds of facts come up. */
function byChance(moves: readonly MateriaPrimaMove[], step: number): MateriaPrimaMove {
  const deeds = moves.filter(({ type }) => type !== 'done' && type !== 'endTurn');
  const wanted = deeds.length > 0 ? deeds : moves;
  return at(wanted, (step * 7 + 3) % wanted.length);
}

function throughout({ seats, seed, pickUp, random }: Played, look: (step: Step) => void): void {
  const sitters = Array.from({ length: seats }, (_, index) => ({ name: `P${index}`, bot: null }));
  const options = {
    map: 'random',
    pickUp,
    alchemists: 'pick',
    soullessWins: true,
    endAt25: true,
    endAt60: true,
  } as const;
  const begun = begin(materiaPrima, { options, seed, sitters });
  if (!begun.ok) throw new Error(begun.problem);
  let now: Match<MateriaPrima> = begun.value;
  for (let step = 0; step < 420; step += 1) {
    const ask = asked(now.table);
    if (!ask) return;
    const move =
      step < random
        ? byChance(materiaPrima.legal(now.table, ask), step)
        : think(materiaPrima, now.table, 'adept', split(rngFrom(seed), step));
    const next = act(materiaPrima, now, ask.seat, move);
    if (!next.ok) throw new Error(next.problem.reason);
    const viewer = at(VIEWERS, step % VIEWERS.length);
    look({
      viewer,
      earlier: materiaPrima.view(now.table, viewer),
      later: materiaPrima.view(next.value.table, viewer),
      facts: next.value.table.facts.map((fact) => materiaPrima.witness(fact, viewer)),
    });
    now = next.value;
  }
}

const GAMES: readonly Played[] = [
  { seats: 2, seed: 15, pickUp: 'one', random: 0 },
  { seats: 3, seed: 13, pickUp: 'one', random: 0 },
  { seats: 2, seed: 18, pickUp: 'one', random: 0 },
  { seats: 3, seed: 4, pickUp: 'all', random: 300 },
  { seats: 2, seed: 20, pickUp: 'one', random: 120 },
];

/** What a dissolved homunculus carried is not told. */
const isToldWhole = (facts: readonly MateriaPrimaFact[]) => !facts.some(({ type }) => type === 'dissolved');

test('the facts of every move can be taken back', () => {
  const seen = new Set<string>();
  for (const game of GAMES) {
    throughout(game, ({ earlier, later, facts }) => {
      const shown = frames(later, facts);
      expect(shown).toHaveLength(facts.length + 1);
      if (isToldWhole(facts)) expect(gist(at(shown, 0))).toEqual(gist(earlier));
      expect(at(shown, facts.length)).toEqual(later);
      facts.forEach(({ type }) => seen.add(type));
    });
  }
  expect([...seen].sort()).toEqual(
    expect.arrayContaining([
      'activated',
      'beaten',
      'bought',
      'converted',
      'discarded',
      'dropped',
      'fought',
      'kept',
      'looted',
      'mined',
      'moved',
      'opened',
      'packed',
      'picked',
      'pickedUp',
      'placed',
      'researched',
      'transmuted',
      'turnBegan',
      'turned',
    ]),
  );
});

test('nobody is asked in a frame before the end, and nothing of others is in it that they keep to themselves', () => {
  throughout(at(GAMES, 0), ({ viewer, later, facts }) => {
    for (const frame of frames(later, facts).slice(0, -1)) {
      expect(frame.asked).toBeNull();
      if (viewer === 'public') expect([...frame.hand, ...frame.shown]).toEqual([]);
      frame.players.forEach(({ mission }, seat) => {
        if (seat !== viewer) expect(mission).toBeNull();
      });
    }
  });
});
