import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { advance, judge, legalMoves, start } from '@/engine/core/play';
import { pick, rngFrom } from '@/engine/core/rng';
import { THINGS } from '@/engine/games/materia-prima/data';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import { cityOf, excessOf, researchOf } from '@/engine/games/materia-prima/queries/city';
import {
  alchemistOf,
  carriedOf,
  figureOf,
  mayAct,
  yieldOf,
} from '@/engine/games/materia-prima/queries/figures';
import { lackingFor } from '@/engine/games/materia-prima/queries/formulas';
import { wealthOf } from '@/engine/games/materia-prima/queries/tower';
import { waysFrom } from '@/engine/games/materia-prima/queries/ways';
import type {
  MateriaPrimaMove,
  MateriaPrimaOptions,
  MateriaPrimaTable,
} from '@/engine/games/materia-prima/state';
import { sizeOf } from '@/engine/games/materia-prima/stock';

/** What a board is told by queries from a view is what the rules then do with the table. */

const MOVES = 700;
const OPTIONS: MateriaPrimaOptions = {
  map: 'random',
  pickUp: 'one',
  alchemists: 'deal',
  soullessWins: false,
  endAt25: true,
  endAt60: true,
};

/** Tables of a game played at random, all turns that somebody is asked for. */
function turnsOf(seed: number): readonly MateriaPrimaTable[] {
  let table = start(materiaPrima, 2 + (seed % 3), OPTIONS, rngFrom(seed));
  let rng = rngFrom(seed);
  const turns: MateriaPrimaTable[] = [];
  for (let count = 0; count < MOVES && asked(table); count += 1) {
    if (asked(table)?.what.type === 'turn') turns.push(table);
    const legal = legalMoves(materiaPrima, table);
    const busy = legal.filter(({ type }) => type !== 'endTurn');
    const drawn = pick(rng, busy.length > 0 ? busy : legal);
    rng = drawn.rng;
    table = advance(materiaPrima, table, drawn.value);
  }
  return turns;
}

const TURNS = [1, 2, 3, 4, 5, 6].flatMap(turnsOf);

/** The table as its asked seat sees it, and what the rules let it do. */
function moment(table: MateriaPrimaTable) {
  const { seat } = asked(table)!;
  const view = materiaPrima.view(table, seat);
  return { seat, view, player: at(view.players, seat), legal: legalMoves(materiaPrima, table) };
}

const after = (table: MateriaPrimaTable, move: MateriaPrimaMove) => advance(materiaPrima, table, move);

test('MP-8 the ways of one step are the steps that may be made', () => {
  for (const table of TURNS) {
    const { seat, view, player, legal } = moment(table);
    for (const figure of player.figures) {
      const near = [...waysFrom(view, seat, figure)].flatMap(([hex, way]) => (way.length === 1 ? [hex] : []));
      const legalSteps = legal.flatMap((one) =>
        one.type === 'move' && one.figure === figure.id ? [one.to] : [],
      );
      expect(new Set(near)).toEqual(new Set(legalSteps));
    }
  }
});

test('MP-9, MP-10 what a mine yields and what can be let go of is what happens', () => {
  let mined = 0;
  for (const table of TURNS) {
    const { seat, player, legal } = moment(table);
    for (const figure of player.figures) {
      const mine = legal.find((one) => one.type === 'mine' && one.figure === figure.id);
      if (mine) {
        const load = figureOf(after(table, mine).state.players[seat]!, figure.id)!.load;
        expect(sizeOf(load) - sizeOf(figure.load)).toBe(yieldOf(player, figure));
        mined += 1;
      }
      if (!mayAct(figure, 'drop') || figure.hex === player.home) continue;
      const dropped = legal.flatMap((one) =>
        one.type === 'drop' && one.figure === figure.id ? [one.thing] : [],
      );
      expect(dropped).toEqual(THINGS.filter((thing) => carriedOf(player, figure, thing) > 0));
    }
  }
  expect(mined).toBeGreaterThan(20);
});

test('MP-14 what a formula lacks is what forbids to transmute it', () => {
  const seen = new Set<boolean>();
  for (const table of TURNS) {
    const { seat, view, player } = moment(table);
    const alchemist = alchemistOf(player);
    if (alchemist.hex !== player.home || !mayAct(alchemist, 'transmute')) continue;
    for (const formula of view.hand) {
      const move = { type: 'transmute', formula, wear: false, dissolve: null } as const;
      const judged = judge(materiaPrima, table, seat, move);
      const isLacking = lackingFor(formula, wealthOf(player), player.souls).length > 0;
      expect(!judged.ok && judged.problem.reason === 'cannot-transmute').toBe(isLacking);
      seen.add(isLacking);
    }
  }
  expect(seen).toEqual(new Set([true, false]));
});

test('MP-17, MP-18 Research shows as many as it is said to, and too many are discarded', () => {
  let researched = 0;
  for (const table of TURNS) {
    const { seat, view, player, legal } = moment(table);
    for (const move of legal) {
      if (move.type !== 'research') continue;
      expect(cityOf(view, player)).not.toBeNull();
      const { draw, keep } = researchOf(view, player);
      const shown = after(table, move);
      expect(shown.state.shown).toHaveLength(Math.min(draw, view.deckSizes[move.kind]));
      let kept = shown;
      for (let count = 0; asked(kept)?.what.type === 'keep'; count += 1) {
        expect(count).toBeLessThan(keep);
        kept = after(kept, legalMoves(materiaPrima, kept)[0]!);
      }
      const what = asked(kept)?.what;
      const excess = excessOf(player, at(kept.state.players, seat).hand.length);
      expect(what?.type === 'discard' ? what.left : 0).toBe(excess);
      researched += 1;
    }
  }
  expect(researched).toBeGreaterThan(20);
});
