import {
  counted,
  explained,
  frenchCounted,
  frenchOf,
  isSingular,
  italianTo,
  joined,
  percentSaid,
  quoted,
  sentences,
} from '@/engine/core/wording';

test.each([
  [[], ''],
  [['Anna'], 'Anna'],
  [['Anna', 'Bruno'], 'Anna and Bruno'],
  [['Anna', 'Bruno', 'Clara'], 'Anna, Bruno and Clara'],
])('%j is said as “%s”', (words, said) => {
  expect(joined(words, 'and')).toBe(said);
});

test.each([
  [0, '0 vials'],
  [1, '1 vial'],
  [2, '2 vials'],
])('%i is said as “%s”', (count, said) => {
  expect(counted(count, 'vial', 'vials')).toBe(said);
});

test.each([
  [0, '0 fiole'],
  [1, '1 fiole'],
  [2, '2 fioles'],
])('in French %i is said as “%s”', (count, said) => {
  expect(frenchCounted(count, 'fiole')).toBe(said);
});

test.each([
  ['en', [1]],
  ['it', [1]],
  ['fr', [0, 1]],
] as const)('in %s so many are singular: %j', (language, singular) => {
  expect([0, 1, 2, 10].filter((count) => isSingular(language, count))).toEqual(singular);
});

test.each([
  ['Anna', 'ad Anna'],
  ['Berto', 'a Berto'],
  ['Elena', 'a Elena'],
])('Italian “a” before %s', (name, said) => {
  expect(italianTo(name)).toBe(said);
});

test.each([
  ['Anna', 'd’Anna'],
  ['Élodie', 'd’Élodie'],
  ['Hélène', 'd’Hélène'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Ben', 'de Ben'],
])('French “de” before %s', (name, said) => {
  expect(frenchOf(name)).toBe(said);
});

test.each([
  ['en', 'Rope: climbs', '67%'],
  ['it', 'Rope: climbs', '67%'],
  ['fr', 'Rope\u00a0: climbs', '67\u00a0%'],
] as const)('marks in %s stand as the language sets them', (language, words, share) => {
  expect(explained(language, 'Rope', 'climbs')).toBe(words);
  expect(percentSaid(language, 2 / 3)).toBe(share);
});

test.each([
  ['en', '“I am the Witch!”'],
  ['it', '«I am the Witch!»'],
  ['fr', '«\u00a0I am the Witch!\u00a0»'],
] as const)('what is said in %s stands between %s', (language, words) => {
  expect(quoted(language, 'I am the Witch!')).toBe(words);
});

test('sentences end once, with the sign they have', () => {
  expect(sentences('Step 2', 'She discards.', 'Witch !', '«\u00a0No!\u00a0»', 'Better')).toBe(
    'Step 2. She discards. Witch ! «\u00a0No!\u00a0» Better.',
  );
});
