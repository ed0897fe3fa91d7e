import type { Seat } from '@/engine/core/seat';
import { LANGUAGES, say } from '@/engine/core/text';
import { ask } from '@/engine/core/agenda';
import { NO_DROPS, NOTHING, POTIONS, ROLES, type Goods } from '@/engine/games/witchs-brew/data';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import type { WitchsBrewFact, WitchsBrewMove } from '@/engine/games/witchs-brew/state';
import { en } from '@/engine/games/witchs-brew/text/en';
import { fr } from '@/engine/games/witchs-brew/text/fr';
import { it as italian } from '@/engine/games/witchs-brew/text/it';
import { lessonText } from '@/engine/games/witchs-brew/text/lesson';
import type { WitchsBrewView } from '@/engine/games/witchs-brew/view';
import { ANNA, BEN, scenario } from './scenario';

const who = (seat: Seat) => ['Anna', 'Bruno', 'Clara'][seat]!;
const anna = 0 as Seat;
const told = (fact: WitchsBrewFact) => [en, italian, fr].map((text) => say(text.facts, fact, who));
/** French marks stand off by a space that does not break. */
const plain = (words: string) => words.replace(/\u00a0/g, ' ');

const MIXED: Goods = { gold: 1, vials: 1, drops: { red: 2, white: 0, green: 1 } };

test('goods are counted and joined, and nothing is a word too', () => {
  expect([en, italian, fr].map(({ goods }) => goods(MIXED))).toEqual([
    '2 wolf blood, 1 herb juice, 1 gold and 1 vial',
    '2 gocce di sangue di lupo, 1 di succo d’erbe, 1 pezzo d’oro e 1 fiala',
    '2 gouttes de sang de loup, 1 de suc d’herbes, 1 pièce d’or et 1 fiole',
  ]);
  expect([en, italian, fr].map(({ goods }) => goods(NOTHING))).toEqual(['nothing', 'nulla', 'rien']);
});

test('the articles of the roles agree', () => {
  expect([italian.calls.warlock, italian.claims.witch, italian.lacks.assistant]).toEqual([
    'Io sono lo Stregone!',
    'No, sono io la Strega!',
    'non ha l’Assistente',
  ]);
  expect([fr.calls.warlock, fr.claims.witch, fr.lacks.assistant].map(plain)).toEqual([
    'Je suis le Jeteur de sorts !',
    'Non, c’est moi la Sorcière !',
    'n’a pas l’Assistant',
  ]);
});

test('WB-14 a brew tells its price without the extra drop, and what that one bought', () => {
  const price = { ...NOTHING, gold: 2, drops: { ...NO_DROPS, red: 2 } };
  const brewed = {
    type: 'brewed',
    seat: anna,
    by: 'witch',
    cauldron: 'iron',
    potion: POTIONS[0]!.id,
  } as const;
  const [said] = told({ ...brewed, isOpen: false, isExtraOpen: false, price, extra: 'red' });
  expect(said).toBe(
    'Anna brewed the potion of the iron cauldron (2 points) for 1 wolf blood and 2 gold. One more drop, wolf blood, bought a vial.',
  );
});

test('WB-26 a choice of others is told without its roles', () => {
  expect(told({ type: 'chose', seat: anna, roles: null })).toEqual([
    'Anna chose five roles.',
    'Anna ha scelto cinque ruoli.',
    'Anna a choisi cinq rôles.',
  ]);
});

test('an effect that did not happen is told by its reason', () => {
  const declined = { type: 'declined', seat: anna, role: 'witch', isFull: true } as const;
  const said = (['choice', 'price', 'nothing'] as const).flatMap((why) => told({ ...declined, why }));
  expect(new Set(said).size).toBe(9);
});

test('Italian roles go by the names of the rulebook, and its two actions too', () => {
  const { roles, rules, reasons, facts } = italian;
  expect(Object.values(roles).sort()).toEqual(
    [
      ...['Cacciatore di lupi', 'Cacciatore di serpenti', 'Erborista', 'Druido', 'Strega', 'Mago'],
      ...['Alchimista', 'Veggente', 'Assistente', 'Stregone', 'Ladro', 'Monaco mendicante'],
    ].sort(),
  );
  const declined = { type: 'declined', seat: anna, role: 'warlock', isFull: false, why: 'choice' } as const;
  expect(say(facts, declined, who)).toBe('Anna ha rinunciato all’azione secondaria dello Stregone.');
  const { steps } = lessonText.it;
  const taught = Object.values(steps).flatMap(({ why, todos }) => [why(who), ...todos(who)]);
  for (const words of [...Object.values(rules), ...Object.values(reasons), ...taught])
    expect(words).not.toMatch(/\bfavor[ei](?<!per favore)|Guardalupi|Serparo|Tagliaborse|\bMendicante/);
});

test('the game has a title of its own in each language, and its first rule begins with it', () => {
  const titles = [en, italian, fr].map(({ title }) => title);
  expect(new Set(titles).size).toBe(3);
  for (const { title, rules } of [en, italian, fr])
    expect(rules['WB-1'].slice(0, title.length + 2)).toContain(title);
});

test('a claim is told as one sentence, and a lead as one deed', () => {
  const claimed = { type: 'claimed', seat: anna, role: 'witch', from: 1 as Seat } as const;
  expect(told(claimed).map(plain)).toEqual([
    '“No, I am the Witch!” said Anna, and took the role from Bruno.',
    '«No, sono io la Strega!» ha detto Anna, togliendo il ruolo a Bruno.',
    '« Non, c’est moi la Sorcière ! » a dit Anna, qui a pris le rôle à Bruno.',
  ]);
  expect(told({ type: 'led', seat: anna, trick: 3, ended: null })[0]).toBe('Trick 3: Anna led.');
});

test('all twelve roles are to be chosen from again, so nobody chooses others', () => {
  const ends = LANGUAGES.map((language) => lessonText[language].end.words(who));
  for (const words of ends) expect(words).not.toMatch(/cinq autres|altri cinque|five others/);
});

test('English has rounds and no sets', () => {
  const { rules, reasons, questions, options } = en;
  const said = [...Object.values(rules), ...Object.values(reasons), options.forbiddenRoles.help];
  for (const words of [...said, say(questions, { type: 'choose' }, who)])
    expect(words.replace(/” set to “/g, '')).not.toMatch(/\bsets?\b/);
});

test('no two roles of a language have the same name', () => {
  for (const { roles } of [en, italian, fr]) expect(new Set(Object.values(roles)).size).toBe(ROLES.length);
});

test('WB-4 WB-6 the options are called in the rules as they are called on the screen, each by all its values', () => {
  for (const { rules, options } of [en, italian, fr]) {
    const named = [
      [rules['WB-4'], options.openScores],
      [rules['WB-6'], options.forbiddenRoles],
    ] as const;
    for (const [rule, { name, values }] of named) {
      for (const words of [name, ...values]) expect(rule).toContain(words);
    }
  }
});

test('Italian announces roles, as its rulebook does', () => {
  const { rules, reasons, moves, facts } = italian;
  const called = say(facts, { type: 'called', seat: anna, role: 'witch' }, who);
  expect([say(moves, { type: 'call', role: 'witch' }, who), called]).toEqual([
    'Annuncia la Strega',
    'Anna ha annunciato: «Io sono la Strega!»',
  ]);
  const taught = Object.values(lessonText.it.steps).flatMap(({ why, todos }) => [why(who), ...todos(who)]);
  for (const words of [...Object.values(rules), ...Object.values(reasons), ...taught])
    expect(words).not.toMatch(/chiam/i);
});

describe('where the table is seen', () => {
  const table = scenario({ players: [{}, {}, {}] });
  const seen = witchsBrew.view(table, 'public');
  const urged = (move: WitchsBrewMove, at?: WitchsBrewView) =>
    [en, italian, fr].map((text) => plain(say(text.moves, move, who, at)));

  test('a role is claimed by its name', () => {
    const trick = { role: 'wizard', caller: BEN, claimant: BEN, stances: [] } as const;
    expect(urged({ type: 'claim' }, { ...seen, trick })).toEqual([
      'Claim the Wizard',
      'Rivendica il ruolo del Mago',
      'Revendiquer le rôle du Magicien',
    ]);
    expect(urged({ type: 'claim' })[0]).toBe('Claim the role');
  });

  test('an effect is told by what it does', () => {
    const at = (isFull: boolean) => ({
      ...seen,
      asked: ask(ANNA, { type: 'effect', role: 'fortune-teller', isFull } as const),
    });
    expect(urged({ type: 'take' }, at(true))).toEqual([
      'Pay 1 gold and take 2 vials',
      'Paga 1 pezzo d’oro e prendi 2 fiale',
      'Payer 1 pièce d’or et prendre 2 fioles',
    ]);
    expect(urged({ type: 'take' }, at(false))[0]).toBe('Pay 1 gold and take 1 vial');
    expect(urged({ type: 'take' })[0]).toBe('Carry out the effect');
  });
});
