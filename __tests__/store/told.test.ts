import { cabinetOf } from '@/engine/core/cabinet';
import { asked, defaultOptions, type AnyGame } from '@/engine/core/game';
import { act, begin, type Match } from '@/engine/core/match';
import { legalMoves } from '@/engine/core/play';
import { games } from '@/engine/games';
import type { KazaamMove } from '@/engine/games/kazaam/state';
import type { KazaamView } from '@/engine/games/kazaam/view';
import { follower } from '@/engine/store/match/following';
import { factsShown } from '@/engine/store/match/match';
import { playMove, undoMove } from '@/engine/store/match/play-move';
import { selectorsFor } from '@/engine/store/match/selectors';
import { takeDevice } from '@/engine/store/match/open-and-leave';
import type { AppStore } from '@/engine/store/store';
import { askedSeat, newGame, onDevice, playAny } from './world';

const select = selectorsFor(cabinetOf(games));

const told = (store: AppStore) => select.told(store.getState());
const facts = (store: AppStore) => select.unseenFacts(store.getState());
const shown = (store: AppStore) =>
  store.dispatch(
    factsShown({
      viewer: select.moment(store.getState())!.viewer,
      upTo: onDevice(store).match.log.length,
    }),
  );

/** What lies on the table, whoever is asked what. */
const lying = (view: object | null | undefined) => ({ ...view, asked: null, shown: null });

test('each fact comes with what the viewer saw before it, from the deal on', async () => {
  const { store } = await newGame();
  const deal = told(store);
  expect(deal.map(({ fact }) => fact)).toEqual(facts(store));
  const sizes = deal
    .filter(({ fact }) => fact.type === 'dealt')
    .map(({ before }) =>
      (before as { readonly players: object[] }).players.map((one) => Object(one).handSize),
    );
  expect(sizes).toEqual([
    [0, 0],
    [3, 0],
  ]);
  for (let step = 0; step < 40; step += 1) {
    store.dispatch(takeDevice(askedSeat(store)));
    shown(store);
    expect(told(store)).toEqual([]);
    const { game, match } = onDevice(store);
    await playAny(store);
    const { viewer } = select.moment(store.getState())!;
    const of = games.find(({ id }) => id === game)!;
    expect(told(store).map(({ fact }) => fact)).toEqual(facts(store));
    if (told(store).length > 0)
      expect(lying(told(store)[0]!.before)).toEqual(lying(of.view(match.table, viewer)));
  }
});

test('what piled up unseen is told from where it began, and what was taken back is not', async () => {
  const { store } = await newGame();
  const seat = askedSeat(store);
  store.dispatch(takeDevice(seat));
  const before = select.view(store.getState());
  const [tile] = (before as KazaamView).hand;
  const extract: KazaamMove = { type: 'extract', tile: tile! };
  await store.dispatch(playMove(seat, extract));
  expect(told(store).map(({ fact }) => fact.type)).toEqual(['extracted']);
  await store.dispatch(undoMove(seat));
  expect(told(store)).toEqual([]);
  await store.dispatch(playMove(seat, { type: 'draw' }));
  await store.dispatch(playMove(seat, { type: 'draw' }));
  expect(told(store).map(({ fact }) => fact.type)).toEqual(['drew', 'drew']);
  expect(lying(told(store)[0]?.before)).toEqual(lying(before));
});

test('whoever watches move by move does not wait for the whole record to be played again', () => {
  let answered = 0;
  const game: AnyGame = {
    ...games[0]!,
    answer: (...given) => {
      answered += 1;
      return games[0]!.answer(...given);
    },
  };
  const follow = follower();
  const sitters = ['Anna', 'Ben'].map((name) => ({ name, bot: null }));
  const begun = begin(game, { options: defaultOptions(game), seed: 1, sitters });
  if (!begun.ok) throw new Error(begun.problem);
  let match: Match = begun.value;
  follow(game, match, match.log.length);
  for (let step = 0; step < 20; step += 1) {
    const made = act(game, match, asked(match.table)!.seat, legalMoves(game, match.table)[0]!);
    if (!made.ok) throw new Error(made.problem.reason);
    match = made.value;
    answered = 0;
    const trail = follow(game, match, match.log.length - 1);
    expect(trail.map(({ fact }) => fact)).toEqual(match.table.facts);
    expect(answered).toBe(1);
  }
});
