import { assertSame, test } from './harness.mjs';
import { outcome, reasonOf } from './outcomes.mjs';

const told = (value) => JSON.stringify(value);

test('second tries: a failure is told with what was waited for, or with the first difference', async ({
  device,
}) => {
  const page = await (await device()).newPage();
  await page.setContent('<button>here</button>');
  const missing = await page
    .getByRole('button', { name: 'nowhere' })
    .tap({ timeout: 50 })
    .catch((error) => error);
  assertSame(
    reasonOf(missing),
    "locator.tap: Timeout 50ms exceeded. - waiting for getByRole('button', { name: 'nowhere' })",
    'a touch',
  );
  const different = await Promise.resolve()
    .then(() => assertSame('one\ntwo', 'one\nthree', 'the table'))
    .catch((error) => error);
  assertSame(reasonOf(different), 'the table line 2: “two” instead of “three”', 'a difference');
  assertSame(reasonOf(new Error('too slow')), 'too slow', 'a plain one');
  assertSame(reasonOf('a word'), 'a word', 'what is no error');
});

test('second tries: why the first one failed is kept when the second passes', () => {
  const failed = outcome({ name: 'a' }, undefined, { seconds: 3, error: new Error('late'), missed: [] });
  assertSame(
    told(failed),
    told({ name: 'a', seconds: 3, tries: 1, problem: 'late', hasPassed: false }),
    'one try',
  );
  const passed = outcome({ name: 'a' }, failed, { seconds: 1, error: null, missed: ['112 ms'] });
  assertSame(
    told(passed),
    told({ name: 'a', seconds: 1, tries: 2, problem: 'late', missed: ['112 ms'], hasPassed: true }),
    'two tries',
  );
});
