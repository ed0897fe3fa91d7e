import { cabinetOf } from '@/engine/core/cabinet';
import type { AnyGame, GameTypes } from '@/engine/core/game';
import { witnessed, type Match } from '@/engine/core/match';
import { rngFrom } from '@/engine/core/rng';
import { toSeat, type Seat } from '@/engine/core/seat';
import { say } from '@/engine/core/text';
import { games } from '@/engine/games';
import type { Card } from '@/engine/games/alchemirus/data';
import { alchemirus } from '@/engine/games/alchemirus/game';
import { kazaam } from '@/engine/games/kazaam/game';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import { recapOf, showingsOf } from '@/engine/store/match/recap';
import { selectorsFor } from '@/engine/store/match/selectors';
import type { AppState } from '@/engine/store/state';
import * as estates from '../engine/alchemirus/scenario';
import * as creatures from '../engine/kazaam/scenario';
import * as realms from '../engine/materia-prima/scenario';
import { actedOn, matchAt } from '../engine/match-at';

const select = selectorsFor(cabinetOf(games));
const [ANNA, BEN, CLARA] = [toSeat(0), toSeat(1), toSeat(2)];

/** By name, what a reader is told of the others. */
function told(game: AnyGame, match: Match, reader: Seat): readonly (readonly [Seat, readonly string[]])[] {
  const { log, table } = match;
  const entries = witnessed(game, { ...match, log: log.slice(1) }, reader);
  return recapOf(entries, reader, table.seats, game.weigh, game.doer).map(({ seat, headlines }) => [
    seat,
    headlines.map(({ type }) => type),
  ]);
}

function onCurtain(game: AnyGame, match: Match): readonly GameTypes['fact'][] {
  return select.headlines({ match: { game: game.id, match } } as unknown as AppState);
}

describe('Kazaam, where heads were asked between a power and what came of it', () => {
  const table = creatures.scenario({
    actions: 1,
    players: [
      { hand: ['bone tail'], board: ['fire left-arm', 'fire right-ear'] },
      { hand: ['wood tail', 'wood torso'] },
      { board: ['fur head'] },
    ],
  });
  const aimed = { type: 'use', place: 'left-arm', aim: { type: 'hand', seat: BEN } } as const;
  const robbed = actedOn(kazaam, matchAt(kazaam, table), [aimed, { type: 'allow' }, { type: 'seen' }]);

  test('a theft is told under the name of the thief, not of who let it happen', () => {
    expect(told(kazaam, robbed, BEN)).toEqual([[ANNA, ['used', 'stole']]]);
  });

  test('it is seen again with the rest of the thief’s turn', () => {
    const log = witnessed(kazaam, robbed, BEN);
    const shown = showingsOf(kazaam, robbed.record, log, { actor: ANNA, reader: BEN, since: 1 });
    const facts = shown.flatMap((showing) => showing.told.map(({ fact }) => fact.type));
    expect(facts).toEqual(expect.arrayContaining(['used', 'stole']));
  });

  test('who stops a power is told for it, and who was stopped keeps the own line', () => {
    const stopped = actedOn(kazaam, matchAt(kazaam, table), [aimed, { type: 'stop' }]);
    expect(told(kazaam, stopped, BEN)).toEqual([
      [CLARA, ['stopped']],
      [ANNA, ['used']],
    ]);
  });

  test('the curtain tells the turn, not one event of it', () => {
    const turn = creatures.scenario({
      actions: 3,
      players: [{ hand: ['bone tail'], board: ['fire left-arm'] }, { hand: ['wood tail'] }, {}],
    });
    const match = actedOn(kazaam, matchAt(kazaam, turn), [
      { type: 'extract', tile: creatures.tile('bone tail') },
      aimed,
      { type: 'draw' },
      { type: 'seen' },
    ]);
    expect(onCurtain(kazaam, match).map(({ type }) => type)).toEqual(['extracted', 'stole', 'drew']);
  });
});

describe('Alchemirus', () => {
  const { DONE, go, pay, at } = estates;
  const hand = ['metalle', 'alembic', 'horten', 'horten', 'labrium', 'fornax', 'domo', 'domo'] as const;
  const table = estates.scenario({ players: [{ hand, field: at('gifts') }, {}] });
  const paid = (...cards: readonly Card[]) => pay(...cards).map(([, move]) => move);
  const built = actedOn(alchemirus, matchAt(alchemirus, table), [
    go(1),
    { type: 'build', building: 'metalle', demolish: null },
    ...paid('horten'),
    { type: 'build', building: 'alembic', demolish: null },
    ...paid('horten', 'fornax', 'labrium'),
    DONE,
    DONE,
  ]);

  test('what was built is told, not the cards that paid for it', () => {
    const [part] = recapOf(
      built.log.slice(1),
      BEN,
      2,
      alchemirus.weigh as AnyGame['weigh'],
      alchemirus.doer as AnyGame['doer'],
    );
    const buildings = part?.headlines.filter(({ type }) => type === 'built');
    expect(buildings).toMatchObject([{ building: 'metalle' }, { building: 'alembic' }]);
    expect(part?.headlines.map(({ type }) => type)).not.toContain('paid');
    expect(onCurtain(alchemirus, built)).toEqual(part?.headlines);
  });
});

test('who is beaten is told so, under the name of who beat him', () => {
  const entry = {
    seat: ANNA,
    isSealed: true,
    isRevealing: true,
    isOpen: false,
    isDone: false,
    facts: [{ type: 'beaten', seat: BEN }] as unknown as readonly GameTypes['fact'][],
  };
  const game: AnyGame = materiaPrima;
  expect(recapOf([entry], BEN, 2, game.weigh, game.doer)).toMatchObject([
    { seat: ANNA, headlines: [{ type: 'beaten' }] },
  ]);
});

describe('Materia Prima', () => {
  const table = realms.scenario({
    players: [
      { alchemist: 'vitrudes', at: 'D4' },
      { alchemist: 'lenka', at: 'D5', home: 'H4', load: ['gold'] },
    ],
  });
  const attack = realms.attack('vitrudes', 'lenka');
  const says = (match: Match, reader: Seat) =>
    recapOf(
      witnessed(materiaPrima as AnyGame, match, reader).slice(1),
      reader,
      2,
      materiaPrima.weigh as AnyGame['weigh'],
      materiaPrima.doer as AnyGame['doer'],
    ).flatMap(({ headlines }) =>
      headlines.map((fact) => say((materiaPrima as AnyGame).text.en.facts, fact, () => 'Anna')),
    );
  const winning = [...Array(1000).keys()]
    .map((seed) => ({ ...table, rng: rngFrom(seed) }))
    .find((one) => realms.factsOf(realms.played(one, attack), 'fought')[0]?.isWon);

  test('a won attack is told with who attacked whom, and what the dice came to', () => {
    const match = actedOn(materiaPrima, matchAt(materiaPrima, winning!), [attack]);
    const lines = says(match as unknown as Match, BEN);
    expect(lines[0]).toMatch(/^Vitrudes attacked Lenka: \d+ against \d+, a victory\.$/);
    expect(lines[1]).toMatch(/^Lenka was sent home/);
  });

  test('a turn of walking alone is told as such', () => {
    const match = actedOn(materiaPrima, matchAt(materiaPrima, table), [
      realms.go('vitrudes', 'D3'),
      realms.END,
    ]);
    expect(says(match as unknown as Match, BEN)).toEqual([
      expect.stringMatching(/^Vitrudes went to the .*\.$/),
    ]);
  });
});
