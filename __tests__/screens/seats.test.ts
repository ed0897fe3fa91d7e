import {
  inLotOrder,
  seatsProblem,
  withBot,
  withMoved,
  withNewName,
  withPerson,
  type RosterEntry,
  type SeatDraft,
} from '@/components/screens/seats';

const LIMITS = { min: 2, max: 3 };
const ines: RosterEntry = { id: 'i', name: 'Ines', colour: 'sky', sigil: 'moon' };
const karl: RosterEntry = { id: 'k', name: 'Karl', colour: 'orange', sigil: 'sun' };
const twin: RosterEntry = { id: 't', name: 'Twin', colour: 'sky', sigil: 'moon' };

const seated = (...people: readonly RosterEntry[]): readonly SeatDraft[] =>
  people.reduce<readonly SeatDraft[]>(withPerson, []);
const names = (seats: readonly SeatDraft[]): readonly string[] => seats.map(({ name }) => name);

test('says how many seats are missing or too many', () => {
  expect(seatsProblem([], LIMITS)).toEqual({ type: 'too-few', missing: 2 });
  expect(seatsProblem(seated(ines), LIMITS)).toEqual({ type: 'too-few', missing: 1 });
  expect(seatsProblem(seated(ines, karl), LIMITS)).toBeNull();
  expect(seatsProblem(seated(ines, karl, twin, { ...karl, id: 'x', name: 'Xeno' }), LIMITS)).toEqual({
    type: 'too-many',
    excess: 1,
  });
});

test('everybody needs a name, and one of their own', () => {
  const [first, second] = seated(ines, karl);
  expect(seatsProblem([first!, { ...second!, name: '  ' }], LIMITS)).toEqual({ type: 'nameless', seat: 2 });
  expect(seatsProblem([first!, { ...second!, name: 'ines ' }], LIMITS)).toEqual({
    type: 'same-name',
    name: 'ines ',
  });
});

test('two of the same colour cannot be told apart, so it is refused', () => {
  const [first, second] = seated(ines, karl);
  expect(seatsProblem([first!, { ...second!, colour: 'sky' }], LIMITS)).toEqual({
    type: 'same-colour',
    name: 'Ines',
    other: 'Karl',
  });
});

test('who comes later takes another colour and sign', () => {
  const [, second] = seated(ines, twin);
  expect(second).toMatchObject({ name: 'Twin', rosterId: 't' });
  expect(second?.colour).not.toBe('sky');
  expect(second?.sigil).not.toBe('moon');
});

test('a bot takes the first name that is free', () => {
  const seats = withBot(withNewName([], 'Flamel'), ['Flamel', 'Hypatia']);
  expect(seats.map(({ name, bot }) => [name, bot])).toEqual([
    ['Flamel', null],
    ['Hypatia', 'adept'],
  ]);
});

test('seats change places and stay on the table', () => {
  const seats = seated(ines, karl, twin);
  const first = seats[0]!.key;
  expect(names(withMoved(seats, first, 1))).toEqual(['Karl', 'Ines', 'Twin']);
  expect(names(withMoved(seats, first, 9))).toEqual(['Karl', 'Twin', 'Ines']);
  expect(names(withMoved(seats, seats[2]!.key, -1))).toEqual(['Twin', 'Ines', 'Karl']);
});

test('lots keep everybody', () => {
  const lots = [0.9, 0.1, 0.5];
  expect(names(inLotOrder(seated(ines, karl, twin), () => lots.shift()!))).toEqual(['Karl', 'Twin', 'Ines']);
});

test('a bot sits down in its own character, and a sign that is taken stays with who has it', () => {
  const seats = withBot(withBot(seated(ines), ['Ada', 'Boris']), ['Ada', 'Boris']);
  expect(seats.slice(1).map(({ name, sigil, temper }) => [name, sigil, temper])).toEqual([
    ['Ada', 'mars', 'bold'],
    ['Boris', 'sun', 'careful'],
  ]);
});
