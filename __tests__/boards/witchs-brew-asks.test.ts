import { cardsOf } from '@/components/boards/witchs-brew/sheets/cards-of';
import { pointsAfter, stepsOf, winnersOf } from '@/components/boards/witchs-brew/scenes/count';
import { taskOf } from '@/components/boards/witchs-brew/touch/intent';
import { whyNotNow } from '@/components/boards/witchs-brew/pieces/terms';
import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { follow, legalMoves, start } from '@/engine/core/play';
import { below, rngFrom } from '@/engine/core/rng';
import { allSeats } from '@/engine/core/seat';
import { countOf, withoutExtra } from '@/engine/games/witchs-brew/drops';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import { deedOf } from '@/engine/games/witchs-brew/queries/deeds';
import { brewPrice, dueOf, pricesOf } from '@/engine/games/witchs-brew/queries/price';
import { stillWaiting } from '@/engine/games/witchs-brew/queries/roles';
import { covered } from '@/engine/games/witchs-brew/queries/secrecy';
import { lyingGoods, missingOn, potionIn } from '@/engine/games/witchs-brew/queries/stacks';
import { score } from '@/engine/games/witchs-brew/score';
import type { WitchsBrewFact, WitchsBrewTable } from '@/engine/games/witchs-brew/state';

/** What is asked of a view is compared with what the engine then does, all along games played at random. */
const GAMES = [3, 4, 5].flatMap((seats) => [1, 2, 3, 4].map((seed) => ({ seats, seed })));

type Facts = readonly { readonly before: WitchsBrewTable; readonly fact: WitchsBrewFact }[];

interface Played {
  readonly tables: readonly WitchsBrewTable[];
  readonly facts: Facts;
}

function playedOut({ seats, seed }: (typeof GAMES)[number]): Played {
  const options = { forbiddenRoles: 'on', openScores: seed % 4 === 0 } as const;
  const tables = [start(witchsBrew, seats, options, rngFrom(seed))];
  const facts: Facts[number][] = [];
  for (let table = at(tables, 0), chance = rngFrom(~seed); asked(table);) {
    const moves = legalMoves(witchsBrew, table).filter(
      ({ type }, _, all) => type !== 'decline' || all.length < 2,
    );
    const drawn = below(chance, moves.length);
    chance = drawn.rng;
    const next = follow(witchsBrew, table, at(moves, drawn.value));
    table = next.table;
    tables.push(table);
    facts.push(...next.trail);
  }
  return { tables, facts };
}

const PLAYED = GAMES.map(playedOut);
const TABLES = PLAYED.flatMap(({ tables }) => tables);

/** Every fact of this kind, with what all saw before it. */
function before<Type extends WitchsBrewFact['type']>(type: Type) {
  const isMeant = (fact: WitchsBrewFact): fact is Extract<WitchsBrewFact, { readonly type: Type }> =>
    fact.type === type;
  const found = PLAYED.flatMap(({ facts }) =>
    facts.flatMap(({ before: table, fact }) =>
      isMeant(fact) ? [{ view: witchsBrew.view(table, 'public'), fact }] : [],
    ),
  );
  expect(found.length).toBeGreaterThan(5);
  return found;
}

test('an effect that cannot be had is refused for the very reason that the board names', () => {
  const whys = before('declined').map(({ view, fact }) => {
    expect(whyNotNow(view, fact.seat, fact.role, fact.isFull)).toBe(fact.why);
    return fact.why;
  });
  expect(new Set(whys)).toEqual(new Set(['price', 'nothing']));
});

test('an effect that is asked about can be had, and what has to be chosen is as much as every legal move says', () => {
  let effects = 0;
  for (const table of TABLES) {
    const ask = asked(table);
    if (ask?.what.type !== 'effect') continue;
    const view = witchsBrew.view(table, 'public');
    const moves = legalMoves(witchsBrew, table);
    expect(whyNotNow(view, ask.seat, ask.what.role, ask.what.isFull)).toBeNull();
    const task = taskOf({ view, moves });
    if (task?.type === 'mix') {
      const counts = moves.flatMap((move) => ('drops' in move && move.drops ? [countOf(move.drops)] : []));
      expect(new Set([task.count, ...counts]).size).toBe(1);
    }
    effects += 1;
  }
  expect(effects).toBeGreaterThan(100);
});

test('what is paid is the price that the board shows', () => {
  for (const { view, fact } of before('brewed')) {
    const role = view.trick!.role;
    const isFull = view.trick!.claimant === fact.seat;
    const deed = deedOf(view.spell, role, isFull);
    if (deed.type !== 'brew') throw new Error(`The ${role} does not brew`);
    const price = brewPrice(deed, potionIn(view, fact.cauldron)!);
    const paid = withoutExtra(fact.price, fact.extra);
    expect(paid.gold).toBe(price.gold);
    expect(countOf(paid.drops)).toBe(countOf(price.drops) + price.any);
    if (price.any === 0) expect(paid.drops).toEqual(price.drops);
  }
  for (const { view, fact } of before('swapped')) {
    const deed = deedOf(view.spell, view.trick!.role, view.trick!.claimant === fact.seat);
    if (deed.type !== 'swap' && deed.type !== 'sell' && deed.type !== 'gather') throw new Error(deed.type);
    const [price] = pricesOf(view, deed);
    expect(fact.price.gold).toBe(price!.gold);
    expect(countOf(fact.price.drops)).toBe(countOf(price!.drops) + price!.any);
  }
});

test('what a levy takes and what a shelf lacks is what everybody can see', () => {
  for (const { view, fact } of before('gave')) {
    const given = fact.price.gold + countOf(fact.price.drops);
    expect(dueOf(view, fact.seat, fact.shelf)).toBe(given);
  }
  for (const { view, fact } of before('leftShort')) expect(missingOn(view, fact.shelf)).toBe(fact.missing);
  for (const { view, fact } of before('bottled')) expect(lyingGoods(view, fact.shelf)).toEqual(fact.lay);
});

test('whoever is asked next about a called role is the first who is still waiting', () => {
  for (const { view, fact } of [...before('faced'), ...before('passed')]) {
    expect(stillWaiting(view.trick!, view.trick!.caller)[0]).toBe(fact.seat);
  }
});

test('a covered view shows what the open table shows, and nothing more', () => {
  for (const table of TABLES) {
    const all = witchsBrew.view(table, 'public');
    for (const viewer of allSeats(table.seats)) {
      expect(covered(witchsBrew.view(table, viewer))).toEqual({ ...all, viewer });
    }
  }
});

test('cards are open, known to their owner alone, or hidden', () => {
  for (const table of TABLES) {
    const all = witchsBrew.view(table, 'public').players;
    for (const seat of allSeats(table.seats)) {
      const { open, secret, hidden } = cardsOf(witchsBrew.view(table, seat), seat, false);
      expect(open).toEqual(at(all, seat).openPotions);
      expect([[...open, ...secret].sort(), hidden]).toEqual([
        [...at(table.state.players, seat).potions].sort(),
        0,
      ]);
      const faceDown = cardsOf(witchsBrew.view(table, seat), seat, true);
      expect(faceDown).toEqual({ open, secret: [], hidden: secret.length });
    }
  }
});

test('the count ends with the score, and crowns those who come first', () => {
  for (const { tables, facts } of PLAYED) {
    const { before: table, fact: ended } = at(facts, facts.length - 1);
    if (ended.type !== 'ended') throw new Error('The game did not end');
    const standings = score(at(tables, tables.length - 1));
    expect(pointsAfter(ended, stepsOf(ended))).toEqual(standings.map(({ total }) => total));
    const first = standings.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
    expect(winnersOf(ended, witchsBrew.view(table, 'public').players)).toEqual(first);
  }
});
