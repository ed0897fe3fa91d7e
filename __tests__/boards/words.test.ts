import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { BOARD_WORDS as ALCHEMIRUS } from '@/components/boards/alchemirus/words/words';
import { BOARD_WORDS as KAZAAM } from '@/components/boards/kazaam/words/words';
import { BOARD_WORDS as MATERIA_PRIMA } from '@/components/boards/materia-prima/words/words';
import { PRIVATE_WORDS } from '@/components/boards/witchs-brew/words/private-words';
import { BOARD_WORDS as WITCHS_BREW } from '@/components/boards/witchs-brew/words/words';
import { toSeat } from '@/engine/core/seat';
import { LANGUAGES, say } from '@/engine/core/text';
import { alchemirus } from '@/engine/games/alchemirus/game';
import { en } from '@/engine/games/alchemirus/text/en';
import { fr } from '@/engine/games/alchemirus/text/fr';
import { it } from '@/engine/games/alchemirus/text/it';
import { kazaam } from '@/engine/games/kazaam/game';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import type { MateriaPrimaMove } from '@/engine/games/materia-prima/state';
import { onField } from '../engine/alchemirus/scenario';

const TEXTS = { en, it, fr };

type Sentence = (...gaps: unknown[]) => unknown;

/** Some gaps are for lists. */
function filled(sentence: Sentence, gap: number): unknown {
  try {
    return sentence(gap, gap, gap, gap);
  } catch {
    return sentence(String(gap), Array.from({ length: gap }, String));
  }
}

/** Everything that a board can say; sentences with gaps are said of none, one and two of something. */
function said(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') {
    return [0, 1, 2].flatMap((gap) => said(filled(words as Sentence, gap)));
  }
  return Object.values(Object(words) as object).flatMap(said);
}

const BOARDS = [
  ['Kazaam', KAZAAM],
  [
    'Witch’s Brew',
    {
      en: [WITCHS_BREW.en, PRIVATE_WORDS.en],
      it: [WITCHS_BREW.it, PRIVATE_WORDS.it],
      fr: [WITCHS_BREW.fr, PRIVATE_WORDS.fr],
    },
  ],
  ['Alchemirus', ALCHEMIRUS],
  ['Materia Prima', MATERIA_PRIMA],
] as const;

describe.each(BOARDS)('on the board of %s', (_name, words) => {
  test('French marks stand apart and never begin a line', () => {
    const all = said(words.fr);
    expect(all.length).toBeGreaterThan(80);
    expect(all.filter((text) => /[^\u00a0][:;?!%»]|«[^\u00a0]/.test(text))).toEqual([]);
  });

  test.each(['en', 'it'] as const)('marks in %s stand close', (language) => {
    expect(said(words[language]).filter((text) => /[\s\u00a0][:;?!%»]|«\s/.test(text))).toEqual([]);
  });
});

/** Each sentence with gaps, said of none, one and two of something. */
function countings(words: unknown): readonly (readonly string[])[] {
  if (typeof words === 'string') return [];
  if (typeof words !== 'function') return Object.values(Object(words) as object).flatMap(countings);
  try {
    return [[0, 1, 2].map((gap) => String((words as Sentence)(gap, gap, gap, gap)))];
  } catch {
    // It is about a list of names.
    return [];
  }
}

const asIf = (said: string, digit: string) => said.replace(/[012]/g, digit);

describe.each(BOARDS)('counting on the board of %s', (_name, words) => {
  test.each([
    ['fr', 'one', 1],
    ['en', 'two', 2],
    ['it', 'two', 2],
  ] as const)('in %s none is counted like %s', (language, _like, like) => {
    const numbers = (said: string) => (said.match(/[012]/g) ?? []).length;
    // Some have words of their own for none or one.
    const counted = countings(words[language]).filter(
      (said) => numbers(said[0]!) > 0 && numbers(said[0]!) === numbers(said[like]!),
    );
    expect(counted.length).toBeGreaterThan(5);
    expect(counted.filter((said) => asIf(said[0]!, '#') !== asIf(said[like]!, '#'))).toEqual([]);
  });
});

describe('on the board of Kazaam', () => {
  test('Italian agrees with one and with several, with a head and with an arm', () => {
    expect([1, 2].map(KAZAAM.it.missing)).toEqual(['Manca', 'Mancano']);
    expect(['testa', 'gamba destra', 'braccio destro'].map(KAZAAM.it.empty)).toEqual([
      'testa: vuota',
      'gamba destra: vuota',
      'braccio destro: vuoto',
    ]);
    expect([0, 1, 9].map(KAZAAM.it.parts)).toEqual(['0 parti su 9', '1 parte su 9', '9 parti su 9']);
  });

  test('the buttons call by the words of the rules what they do', () => {
    const all = [KAZAAM.en, KAZAAM.it, KAZAAM.fr];
    expect(all.map(({ restore }) => restore)).toEqual(['Restore', 'Scopri', 'Révéler']);
    expect(all.map(({ turnDown }) => turnDown)).toEqual([
      'Use without effect',
      'Usa senza effetto',
      'Utiliser sans effet',
    ]);
    expect(KAZAAM.fr.drawLabel(7)).toContain('7 dans la pioche');
  });

  test('French has pieces', () => {
    expect([0, 1, 9].map(KAZAAM.fr.parts)).toEqual(['0 pièce sur 9', '1 pièce sur 9', '9 pièces sur 9']);
  });
});

test('nobody is to choose more roles who has chosen none', () => {
  const said = (free: number) =>
    [PRIVATE_WORDS.en, PRIVATE_WORDS.it, PRIVATE_WORDS.fr].map(({ more }) => more(free));
  expect(said(5)).toEqual(['Choose five', 'Scegline cinque', 'Cinq à choisir']);
  expect(said(2)).toEqual(['Choose two more', 'Scegline ancora due', 'Encore deux à choisir']);
});

test('on the board of Alchemirus the Spirit is in the centre and on everything else', () => {
  const said = (['en', 'it', 'fr'] as const).flatMap((language) => {
    const { spiritOn } = ALCHEMIRUS[language];
    return (['domo', 'horten'] as const).map((place) => spiritOn(place, TEXTS[language].places[place]));
  });
  expect(said).toEqual([
    'The Spirit is in the centre (Domo)',
    'The Spirit is on Horten',
    'Lo Spirito è al centro (Domo)',
    'Lo Spirito è su Horten',
    'L’Esprit est au centre (Domo)',
    'L’Esprit est sur Horten',
  ]);
});

test('the board of Alchemirus counts rounds, as its log does', () => {
  const began = { type: 'turnBegan', seat: toSeat(0), turn: 3 } as const;
  for (const language of ['en', 'it', 'fr'] as const) {
    const said = say(TEXTS[language].facts, began, () => 'Ada');
    expect(said).toContain(ALCHEMIRUS[language].turn(3));
  }
});

test('a review of Alchemirus counts rounds as its board does', () => {
  const seen = alchemirus.view(onField('transport', { players: [{}, {}] }), 'public');
  for (const language of LANGUAGES) {
    const when = alchemirus.teacher!.when(seen, language);
    expect(when.toLowerCase()).toBe(ALCHEMIRUS[language].turn(seen.players[0]!.turns));
  }
});

test('what is transmuted in Alchemirus is told by the word of its field', () => {
  const fact = { type: 'transmuted', seat: toSeat(0), plot: 0, into: 'metal', discarded: null } as const;
  for (const text of Object.values(TEXTS)) {
    const word = text.fields.transmutation.slice(0, 7).toLowerCase();
    expect(say(text.facts, fact, () => 'Ada')).toContain(word);
  }
});

test('on the board of Kazaam a hint begins with the word on the button', () => {
  for (const language of LANGUAGES) {
    const { moves } = kazaam.text[language];
    expect(say(moves, { type: 'restore' }, () => '')).toContain(KAZAAM[language].restore);
  }
});

test('on the board of Materia Prima buttons say what hints say', () => {
  const figure = 'sejlon';
  const moves: readonly MateriaPrimaMove[] = [
    { type: 'move', figure, to: 0 },
    { type: 'mine', figure },
    { type: 'drop', figure, thing: 'water' },
    { type: 'attack', figure, target: 'lenka' },
    { type: 'equip', figure },
    { type: 'convert', into: 'gold', pay: ['copper', 'mercury'] },
    { type: 'transmute', formula: 'red-lion', wear: false, dissolve: null },
    { type: 'research', kind: 'stone' },
    { type: 'buy', pay: ['water', 'earth'] },
  ];
  for (const language of LANGUAGES) {
    const { table, sheets } = MATERIA_PRIMA[language];
    const { move, extract: mine, drop, attack, equip } = table.deeds;
    const onButtons = { move, mine, drop, attack, equip };
    for (const one of moves) {
      const [word] = say(materiaPrima.text[language].moves, one, () => '').split(' ');
      const buttons = [onButtons, sheets.acts].flatMap((words) =>
        one.type in words ? [words[one.type as keyof typeof words]] : [],
      );
      expect(buttons.length).toBeGreaterThan(0);
      expect(new Set(buttons)).toEqual(new Set([word]));
    }
  }
});

test('on the board of Materia Prima one formula is one', () => {
  const said = [1, 2].flatMap((count) =>
    [MATERIA_PRIMA.en, MATERIA_PRIMA.it, MATERIA_PRIMA.fr].map(({ table }) => table.formulas(count)),
  );
  expect(said).toEqual(['Formula', 'Formula', 'Formule', 'Formulas', 'Formule', 'Formules']);
});

test('labels are not joined by a bare colon, since French sets it otherwise', () => {
  const boards = join(__dirname, '../../components/boards');
  const sources = (readdirSync(boards, { recursive: true }) as string[]).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const bare = sources
    .filter((name) => !/(^|[/-])words(\/|\.|-)/.test(name))
    .filter((name) => /\}: \$\{/.test(readFileSync(join(boards, name), 'utf8')));
  expect(sources.length).toBeGreaterThan(50);
  expect(bare).toEqual([]);
});
