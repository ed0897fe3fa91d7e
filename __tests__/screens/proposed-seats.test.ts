import { CHARACTERS, portraitOf } from '@/components/screens/characters';
import { proposedSeats, type Sitting } from '@/components/screens/proposed-seats';
import { seatsProblem, type RosterEntry, type SeatDraft } from '@/components/screens/seats';
import { COLOURS, SIGILS } from '@/engine/core/guise';
import { gameCovers } from '@/engine/covers';

const ines: RosterEntry = { id: 'i', name: 'Ines', colour: 'sky', sigil: 'moon' };
const karl: RosterEntry = { id: 'k', name: 'Karl', colour: 'sky', sigil: 'sun' };
const lou: RosterEntry = { id: 'l', name: 'Lou', colour: 'green', sigil: 'mars' };
const names = { guest: 'Apprentice', bots: CHARACTERS.flatMap((one) => one.names[0] ?? []) };

const sat = (name: string, index: number, bot: Sitting['bot'] = null, person?: string): Sitting => ({
  name,
  colour: COLOURS[index]!,
  sigil: SIGILS[index]!,
  bot,
  person,
});

const propose = (changes: Partial<Parameters<typeof proposedSeats>[0]> = {}) =>
  proposedSeats({ limits: { min: 2, max: 4 }, roster: [], last: null, names, ...changes });
const said = (seats: readonly SeatDraft[]) =>
  seats.map(({ name, rosterId, isGuest, bot }) => [name, rosterId ?? (isGuest ? 'guest' : bot)]);

test('whoever plays for the first time is a guest against one bot', () => {
  expect(said(propose())).toEqual([
    ['Apprentice', 'guest'],
    ['Paracelsus', 'adept'],
  ]);
});

test('somebody alone on the roster plays by his name, also where a guest played last', () => {
  const seats = [
    ['Ines', 'i'],
    ['Paracelsus', 'adept'],
  ];
  expect(said(propose({ roster: [ines] }))).toEqual(seats);
  const last = [sat('Apprentice', 0), sat('Paracelsus', 1, 'adept')];
  expect(said(propose({ roster: [ines], last }))).toEqual(seats);
  expect(said(propose({ roster: [ines, karl], last }))[0]).toEqual(['Apprentice', 'guest']);
});

test('a roster that fits the table sits round it; of one that does not, only the first', () => {
  expect(said(propose({ roster: [ines, karl, lou] }))).toEqual([
    ['Ines', 'i'],
    ['Karl', 'k'],
    ['Lou', 'l'],
  ]);
  const many = Array.from({ length: 5 }, (_, index) => ({
    ...ines,
    id: `${index}`,
    name: `Person ${index}`,
  }));
  expect(said(propose({ roster: many }))).toEqual([
    ['Person 0', '0'],
    ['Paracelsus', 'adept'],
  ]);
});

test('those who played last sit where they sat, as they are called and look now', () => {
  const last = [sat('Former', 0, null, 'k'), sat('Gone', 1, null, 'x'), sat('Hypatia', 2, 'master')];
  const seats = propose({ roster: [karl], last });
  expect(said(seats)).toEqual([
    ['Karl', 'k'],
    ['Gone', 'guest'],
    ['Hypatia', 'master'],
  ]);
  expect(seats[0]?.colour).toBe('sky');
});

test('of too many the bots go first, then whoever came last; where too few sat, bots come', () => {
  const last = [sat('Ada', 0), sat('Bot', 1, 'adept'), sat('Bea', 2), sat('Cleo', 3)];
  const at = (min: number, max: number) => propose({ last, limits: { min, max } }).map(({ name }) => name);
  expect(at(2, 3)).toEqual(['Ada', 'Bea', 'Cleo']);
  expect(at(2, 2)).toEqual(['Ada', 'Bea']);
  expect(at(5, 5)).toEqual(['Ada', 'Bot', 'Bea', 'Cleo', 'Paracelsus']);
});

test('every game can begin as it is proposed, after whichever game', () => {
  const tables = gameCovers.map(({ seats: { max } }) =>
    Array.from({ length: max }, (_, seat) => sat(`Person ${seat}`, seat, seat % 2 ? 'adept' : null)),
  );
  for (const { seats: limits } of gameCovers) {
    for (const last of [null, ...tables]) {
      for (const roster of [[], [ines], [ines, karl], [ines, karl, lou]]) {
        expect(seatsProblem(propose({ limits, last, roster }), limits)).toBeNull();
      }
    }
  }
});

test('a bot has the face of its name in every language, and under any other name that of its sign', () => {
  for (const { names: all, portrait } of CHARACTERS) {
    for (const name of all) expect(portraitOf({ name, sigil: 'jupiter' })).toBe(portrait);
  }
  expect(portraitOf({ name: 'Grandpa', sigil: 'venus' })).toBe('cleopatra');
});
