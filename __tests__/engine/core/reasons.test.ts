import { clearest } from '@/engine/core/teacher';

const terms = (values: Readonly<Record<string, readonly number[]>>) => new Map(Object.entries(values));

describe('what differs between lines in the same worlds', () => {
  test('is told where nearly all lines show it', () => {
    const ours = terms({ fame: [3, 4, 3, 5], pace: [1, 1, 1, 1] });
    const theirs = terms({ fame: [2, 3, 2, 3], pace: [1, 1, 1, 1] });
    expect(clearest(ours, theirs)).toBe('fame');
  });

  test('is not told where one lucky line makes all of it', () => {
    const ours = terms({ fame: [2, 2, 9, 2], rivals: [0, 0, 0, 1] });
    const theirs = terms({ fame: [2, 2, 2, 2], rivals: [0, 0, 1, -1] });
    expect(clearest(ours, theirs)).toBeNull();
  });

  test('what is clear comes before what is more, but may be chance', () => {
    const ours = terms({ luck: [30, 0, 0, 0], pace: [2, 2, 2, 2] });
    const theirs = terms({ luck: [0, 0, 0, 0], pace: [1, 1, 1, 1] });
    expect(clearest(ours, theirs)).toBe('pace');
  });

  test('a difference that is none, or against it, is no reason', () => {
    expect(clearest(terms({ fame: [1, 1] }), terms({ fame: [1, 1] }))).toBeNull();
    expect(clearest(terms({ fame: [0, 0] }), terms({ fame: [1, 1] }))).toBeNull();
    expect(clearest(terms({}), terms({}))).toBeNull();
  });
});
