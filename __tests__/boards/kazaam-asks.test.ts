import {
  missingToPlay,
  payments,
  primary,
  stillThere,
  type Situation,
} from '@/components/boards/kazaam/touch/intent';
import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { judge, play, start } from '@/engine/core/play';
import { preview } from '@/engine/core/preview';
import { rngFrom } from '@/engine/core/rng';
import type { Seat } from '@/engine/core/seat';
import { BOARDS, INGREDIENTS, PLACES } from '@/engine/games/kazaam/data';
import { kazaam } from '@/engine/games/kazaam/game';
import { asleepOn } from '@/engine/games/kazaam/queries/counts';
import { newestIn, yieldOf } from '@/engine/games/kazaam/queries/hand';
import { withLaid } from '@/engine/games/kazaam/queries/laying';
import { objectOf } from '@/engine/games/kazaam/queries/powers';
import type { KazaamMove, KazaamPurse, KazaamTable } from '@/engine/games/kazaam/state';
import type { KazaamView } from '@/engine/games/kazaam/view';

interface Position {
  readonly table: KazaamTable;
  readonly seat: Seat;
  readonly moves: readonly KazaamMove[];
}

/** Games of people who build if they can and else do anything, so that hands, purses and boards are of every kind. */
function positions(seed: number): readonly Position[] {
  const found: Position[] = [];
  let table = start(kazaam, 2 + (seed % 4), { headGuard: 'any', lateStart: true }, rngFrom(seed));
  for (let count = 0; count < 400; count += 1) {
    const ask = asked(table);
    if (!ask) break;
    const moves = kazaam.legal(table, ask);
    found.push({ table, seat: ask.seat, moves });
    const any = at(moves, (seed * 31 + count * 17) % moves.length);
    const building = moves.find((move) => move.type === 'play') ?? any;
    const next = play(kazaam, table, ask.seat, count % 3 === 0 ? any : building);
    if (!next.ok) throw new Error(next.problem.reason);
    table = next.value;
  }
  return found;
}

const PLAYED = Array.from({ length: 8 }, (_, seed) => positions(seed)).flat();
const TURNS = PLAYED.filter(({ table }) => asked(table)?.what.type === 'turn');

const seenBy = ({ table, seat, moves }: Position): Situation => ({
  view: kazaam.view(table, seat),
  moves,
  selection: null,
});

function refusalOf({ table, seat }: Position, move: KazaamMove): string | null {
  const judged = judge(kazaam, table, seat, move);
  return judged.ok ? null : judged.problem.reason;
}

const own = (view: KazaamView, seat: Seat) => at(view.players, seat);

/** What a purse has more or less of, by ingredient. */
const changes = (before: KazaamPurse, after: KazaamPurse) =>
  INGREDIENTS.flatMap((ingredient) => {
    const change = after[ingredient] - before[ingredient];
    return change === 0 ? [] : [[ingredient, change] as const];
  });

function after({ table, seat }: Position, move: KazaamMove): KazaamView | null {
  const foreseen = preview(kazaam, table, { seat, viewer: seat }, [move]);
  return foreseen.type === 'after' ? foreseen.view : null;
}

test('the games are of every kind', () => {
  const reasons = TURNS.flatMap((position) => [
    refusalOf(position, { type: 'draw' }),
    ...seenBy(position).view.hand.map((tile) => refusalOf(position, { type: 'play', tile })),
  ]);
  expect(new Set(reasons)).toEqual(new Set([null, 'hand-full', 'place-taken', 'cannot-pay']));
  expect(TURNS.length).toBeGreaterThan(500);
});

test('the large button is ready where the engine lets it be pressed', () => {
  for (const position of TURNS) {
    const situation = seenBy(position);
    const draw: KazaamMove = { type: 'draw' };
    expect(primary(situation).type).toBe(refusalOf(position, draw) ? 'refused' : 'move');
    for (const tile of situation.view.hand) {
      const button = primary({ ...situation, selection: { type: 'tile', tile } });
      const refusal = refusalOf(position, { type: 'play', tile });
      expect(button.type).toBe(refusal ? 'refused' : 'move');
      const missing = missingToPlay(situation.view, tile);
      expect(missing.length > 0).toBe(refusal === 'cannot-pay');
    }
  }
});

test('with what is missing added, and nothing less, a tile can be paid', () => {
  for (const position of TURNS) {
    const { view } = seenBy(position);
    for (const tile of view.hand) {
      const missing = missingToPlay(view, tile);
      if (missing.length === 0) continue;
      const endowed = (gift: readonly (typeof missing)[number][]): Position => ({
        ...position,
        table: withGift(position, gift),
      });
      expect(refusalOf(endowed(missing), { type: 'play', tile })).toBeNull();
      expect(refusalOf(endowed(missing.slice(1)), { type: 'play', tile })).toBe('cannot-pay');
    }
  }
});

function withGift({ table, seat }: Position, gift: readonly (typeof INGREDIENTS)[number][]): KazaamTable {
  const players = table.state.players.map((player, index) => {
    if (index !== seat) return player;
    const purse = { ...player.purse };
    for (const ingredient of gift) purse[ingredient] += 1;
    return { ...player, purse };
  });
  return { ...table, state: { ...table.state, players } };
}

test('what the vessels say is paid, laid and gained is what comes of the move', () => {
  let count = 0;
  for (const position of TURNS) {
    const { view, moves } = seenBy(position);
    const before = own(view, position.seat);
    for (const tile of view.hand) {
      const laid = after(position, { type: 'play', tile });
      const paid = payments({ view, moves, selection: { type: 'tile', tile } });
      if (laid) {
        const now = own(laid, position.seat);
        expect(changes(now.purse, before.purse)).toEqual(Object.entries(paid));
        expect(withLaid(before.board, tile)).toEqual(now.board);
        count += 1;
      }
      const extracted = after(position, { type: 'extract', tile });
      if (!extracted) continue;
      const gained = yieldOf(tile, BOARDS[before.alchemist].ingredient);
      const told = INGREDIENTS.map((one) => [one, gained.filter((other) => other === one).length] as const);
      expect(changes(before.purse, own(extracted, position.seat).purse)).toEqual(
        told.filter(([, number]) => number > 0),
      );
    }
  }
  expect(count).toBeGreaterThan(50);
});

test('a part can be held as long as it can be used, and is aimed at what its moves are aimed at', () => {
  for (const position of TURNS) {
    const { view, moves } = seenBy(position);
    for (const place of PLACES) {
      const uses = moves.flatMap((move) => (move.type === 'use' && move.place === place ? [move] : []));
      expect(stillThere(view, { type: 'part', place }) !== null).toBe(uses.length > 0);
      for (const { aim } of uses) if (aim) expect(aim.type).toBe(objectOf(place));
    }
  }
});

test('what is counted as asleep is what restoring turns up', () => {
  for (const position of TURNS) {
    const { board } = own(seenBy(position).view, position.seat);
    expect(asleepOn(board).length > 0).toBe(refusalOf(position, { type: 'restore' }) === null);
    const restored = after(position, { type: 'restore' });
    if (restored) expect(asleepOn(own(restored, position.seat).board)).toEqual([]);
  }
});

test('the new tile is the one that came last', () => {
  const drawn = PLAYED.filter(({ table }) => asked(table)?.what.type === 'newTile');
  expect(drawn.length).toBeGreaterThan(10);
  for (const { table, seat } of drawn) {
    const came = table.facts.findLast((fact) => fact.type === 'drew' || fact.type === 'stole');
    expect(newestIn(kazaam.view(table, seat).hand)).toBe(came && 'tile' in came ? came.tile : null);
  }
});
