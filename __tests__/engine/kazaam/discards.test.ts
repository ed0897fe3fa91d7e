import { think } from '@/engine/core/bot';
import { asked, defaultOptions } from '@/engine/core/game';
import { act, begin, chronicled, witnessed, type Match } from '@/engine/core/match';
import { rngFrom } from '@/engine/core/rng';
import { open, save } from '@/engine/core/save';
import { allSeats } from '@/engine/core/seat';
import { say, type Language } from '@/engine/core/text';
import { games } from '@/engine/games';
import { kazaam } from '@/engine/games/kazaam/game';
import type { Kazaam, KazaamFact } from '@/engine/games/kazaam/state';
import { ANNA, BEN, tile } from './scenario';

/** The first moves of a game in which anything may happen. */
function begun(moves: number): Match<Kazaam> {
  const sitters = ['Anna', 'Ben', 'Clara'].map((name) => ({ name, bot: null }));
  const opened = begin(kazaam, { options: defaultOptions(kazaam), seed: 4, sitters });
  if (!opened.ok) throw new Error(opened.problem);
  let now = opened.value;
  for (let step = 0; step < moves; step += 1) {
    const move = think(kazaam, now.table, 'random', rngFrom(step));
    const next = act(kazaam, now, asked(now.table)!.seat, move);
    if (next.ok) now = next.value;
  }
  return now;
}

const match = begun(150);

/** As it stood after so many entries of its log. */
const after = (count: number): Match<Kazaam> => ({ ...match, log: match.log.slice(0, count) });

const isDiscard = (fact: KazaamFact) =>
  fact.type === 'extracted' || (fact.type === 'struck' && fact.isDiscarded);

describe('KZ-33 which tile was discarded is told as it happens, and not a second time', () => {
  test('in the log of anybody it stands for this turn and the one before', () => {
    const told = [20, 60, match.log.length - 1].flatMap((count) =>
      ([...allSeats(3), 'public'] as const).map((viewer) => {
        const entries = chronicled(kazaam, after(count), viewer);
        const turns = entries.flatMap(({ facts }, index) =>
          facts.some(({ type }) => type === 'turnBegan') ? [index] : [],
        );
        const lastTwo = turns[turns.length - 2] ?? 0;
        const early = entries.slice(0, lastTwo).flatMap(({ facts }) => facts);
        const late = entries.slice(lastTwo + 1).flatMap(({ facts }) => facts);
        expect(early.filter(isDiscard)).toEqual([]);
        return {
          early: early.filter(({ type }) => type === 'discarded').length,
          late: late.filter(isDiscard).length,
        };
      }),
    );
    expect(Math.max(...told.map(({ early }) => early))).toBeGreaterThan(5);
    expect(Math.max(...told.map(({ late }) => late))).toBeGreaterThan(0);
  });

  test('as news it is told in full', () => {
    const news = witnessed(kazaam, match, BEN).flatMap(({ facts }) => facts);
    expect(news.filter(isDiscard)).toEqual(match.log.flatMap(({ facts }) => facts).filter(isDiscard));
  });

  test.each<Language>(['en', 'it', 'fr'])('what is told later names no kind of creature (%s)', (language) => {
    const { facts, homunculi } = kazaam.text[language] as typeof kazaam.text.en & {
      readonly homunculi: Readonly<Record<string, string>>;
    };
    const who = (seat: number) => ['Anna', 'Ben'][seat] ?? '';
    const later = [
      { type: 'extracted', seat: ANNA, tile: tile('stone tail'), favourite: 'mercury' },
      { type: 'struck', seat: ANNA, owner: BEN, place: 'tail', tile: tile('stone tail'), isDiscarded: true },
      { type: 'struck', seat: BEN, owner: BEN, place: 'head', tile: tile('stone head'), isDiscarded: true },
    ] as const;
    for (const fact of later) {
      const words = say(facts, kazaam.retell(fact, ANNA), who);
      expect(words).toContain(who(fact.seat));
      for (const kind of Object.values(homunculi)) expect(words).not.toContain(kind);
    }
  });

  test('a tile that was only turned face down is still named', () => {
    const turned = {
      type: 'struck',
      seat: ANNA,
      owner: BEN,
      place: 'tail',
      tile: tile('stone tail'),
    } as const;
    const fact = { ...turned, isDiscarded: false };
    expect(kazaam.retell(fact, BEN)).toEqual(fact);
  });
});

test('a game that was saved under the first rules goes on', () => {
  const { table, record } = match;
  const minds = table.state.minds.map(({ may }) => may);
  const older = {
    ...match,
    record: { ...record, rulesVersion: 1 },
    table: { ...table, state: { ...table.state, minds } },
  };
  const opened = open(games, save(older as unknown as Match<Kazaam>));
  expect(opened).toMatchObject({
    ok: true,
    value: { match: { record: { rulesVersion: kazaam.rulesVersion } } },
  });
  expect(opened.ok && asked(opened.value.match.table)).toEqual(asked(table));
});

test('KZ-4 help for late starters, which no rulebook has, is off unless it is chosen', () => {
  expect(defaultOptions(kazaam)).toEqual({ headGuard: 'any', lateStart: false });
});
