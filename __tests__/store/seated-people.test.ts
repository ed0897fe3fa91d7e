import * as v from 'valibot';

import { peopleSchema, seatedPeople } from '@/engine/store/people/seated-people';

const looks = { name: 'Geber', colour: 'green', sigil: 'mars' } as const;
const read = (bot: unknown, more = {}) => v.safeParse(peopleSchema, [{ ...looks, bot, ...more }]);

test.each([
  ['random', 'apprentice'],
  ['middle', 'adept'],
  ['apprentice', 'apprentice'],
  ['adept', 'adept'],
  ['master', 'master'],
  [null, null],
])('who was saved as %s sits down as %s', (saved, now) => {
  expect(read(saved)).toMatchObject({ success: true, output: [{ ...looks, bot: now }] });
});

test('a level or temper that never was is refused', () => {
  expect(read('wizard').success).toBe(false);
  expect(read('adept', { temper: 'sleepy' }).success).toBe(false);
});

test('a temper stays, and none is not made up', () => {
  expect(read('adept', { temper: 'bold' })).toMatchObject({ output: [{ temper: 'bold' }] });
  expect(read('adept').output).toEqual([{ ...looks, bot: 'adept' }]);
});

test('of whom only a record is known, the level is one that is offered', () => {
  const sitters = [
    { name: 'Anna', bot: null },
    { name: 'Ben', bot: 'random' },
    { name: 'Clara', bot: 'master', temper: 'careful' },
  ] as const;
  expect(seatedPeople(sitters).map(({ bot, temper }) => [bot, temper])).toEqual([
    [null, undefined],
    ['apprentice', undefined],
    ['master', 'careful'],
  ]);
});
