import type { Seat } from '@/engine/core/seat';
import { LANGUAGES, say } from '@/engine/core/text';
import {
  BUILDINGS,
  CARDS,
  COST,
  FIELDS,
  GOODS,
  PRICES,
  SPIRIT_PLACES,
  STALLS,
  type Good,
} from '@/engine/games/alchemirus/data';
import { alchemirus } from '@/engine/games/alchemirus/game';
import { moveSchema, type AlchemirusFact, type AlchemirusMove } from '@/engine/games/alchemirus/state';
import { en } from '@/engine/games/alchemirus/text/en';
import { fr } from '@/engine/games/alchemirus/text/fr';
import { it as italian } from '@/engine/games/alchemirus/text/it';
import { lessonText } from '@/engine/games/alchemirus/text/lesson';
import * as v from 'valibot';
import { at, scenario } from './scenario';

const who = (seat: Seat) => ['Anna', 'Bruno', 'Clara'][seat]!;
const [anna, bruno] = [0 as Seat, 1 as Seat];
const languages = [en, italian, fr];
/** French marks stand off by a space that does not break. */
const plain = (words: string) => words.replace(/\u00a0/g, ' ');
const told = (fact: AlchemirusFact) => languages.map((text) => plain(say(text.facts, fact, who)));
const urged = (move: AlchemirusMove) => languages.map((text) => plain(say(text.moves, move, who)));

test('goods and cards are counted and joined, and nothing has words too', () => {
  const goods: readonly Good[] = ['gold', 'metal', 'herb', 'metal', 'gold'];
  expect(languages.map(({ goodsOf }) => goodsOf(goods))).toEqual([
    '1 herb, 2 metal and 2 gold',
    '1 erba, 2 metalli e 2 pezzi d’oro',
    '1 herbe, 2 métaux et 2 or',
  ]);
  expect(languages.map(({ cardsOf }) => cardsOf(['pergula', 'horten', 'pergula']))).toEqual([
    '1 Horten and 2 Pergula',
    '1 Horten e 2 Pergula',
    '1 Horten et 2 Pergula',
  ]);
  expect(languages.flatMap(({ goodsOf, cardsOf }) => [goodsOf([]), cardsOf([])])).toEqual([
    'no goods',
    'no cards',
    'nessun prodotto',
    'nessuna carta',
    'aucune marchandise',
    'aucune carte',
  ]);
});

test('AL-16 a harvest names what grew', () => {
  expect(told({ type: 'harvested', seat: anna, plots: [0, 2, 3], goods: ['herb', 'ore', 'herb'] })).toEqual([
    'Anna harvested 2 herbs and 1 ore.',
    'Anna ha raccolto 2 erbe e 1 minerale.',
    'Anna a récolté 2 herbes et 1 minerai.',
  ]);
});

test('AL-19 a price names cards, fame, or the choice of both', () => {
  expect(languages.map(({ price }) => price({ cards: 3, fame: 1 }))).toEqual([
    '3 cards or 1 fame',
    '3 carte o 1 punto Fama',
    '3 cartes ou 1 point de renommée',
  ]);
  expect(languages.map(({ price }) => price({ cards: 1 }))).toEqual(['1 card', '1 carta', '1 carte']);
});

/** Of "herb or ore for 1 card; gold for 5 cards", the part about this good. */
function offerOf(list: string | undefined, good: string): string | undefined {
  const offers = plain(list ?? '').split(/ ?[:;.] ?/);
  return offers.find((words) => new RegExp(`(^|[ ’])${good} `).test(words));
}

test('AL-19 rule and cards give every good its price', () => {
  for (const { rules, effects, cards, goods, price } of languages) {
    for (const stall of STALLS) {
      const [ofRule] = new RegExp(`${cards[stall]} [^.]+`).exec(rules['AL-19']) ?? [];
      for (const good of GOODS) {
        const offer = PRICES[stall][good];
        for (const list of [effects[stall], ofRule]) {
          const words = offerOf(list, goods[good]);
          if (offer) expect(words?.endsWith(` ${price(offer)}`)).toBe(true);
          else expect(words).toBeUndefined();
        }
      }
    }
  }
});

test('AL-10 the rule gives the cost of every building', () => {
  for (const { rules, cards } of languages) {
    const groups = plain(rules['AL-10']).split(/[:;.]/);
    for (const building of BUILDINGS) {
      const group = groups.find((words) => words.includes(cards[building]));
      expect(group?.trim()).toMatch(new RegExp(`^${COST[building]} `));
    }
  }
});

test('AL-28 the rule tells the ring in its order', () => {
  for (const { rules, fields } of languages) {
    const inOrder = FIELDS.map((action) => fields[action]).join('.*');
    expect(rules['AL-28']).toMatch(new RegExp(inOrder));
  }
});

test('AL-28 fields alike are told apart by the field that follows', () => {
  for (const { field } of languages) {
    expect(new Set(FIELDS.map((_, index) => field(index))).size).toBe(FIELDS.length);
  }
  const first = FIELDS.indexOf('build');
  expect(en.field(first)).toBe(`Build (before ${en.field(first + 1)})`);
  expect(en.field(FIELDS.length)).toBe(en.field(0));
});

test('the articles of the Latin names agree', () => {
  expect(urged({ type: 'exchange', take: 'alembic', give: 'fornax' })).toEqual([
    'Take an Alembic from the bank and discard a Fornax',
    'Prendi un Alembic dalla banca e scarta una Fornax',
    'Prendre un Alembic à la banque et défausser une Fornax',
  ]);
  expect(told({ type: 'haunted', seat: anna, from: 'metalle', to: 'horten', discarded: [] })).toEqual([
    'Anna moved the Spirit from Metalle to Horten.',
    'Anna ha spostato lo Spirito dalla Metalle all’Horten.',
    'Anna a déplacé l’Esprit de la Metalle vers l’Horten.',
  ]);
});

test('AL-13 the hand that a leap of the Spirit costs is told', () => {
  expect(
    told({ type: 'haunted', seat: anna, from: 'labrium', to: 'domo', discarded: ['horten', 'domo'] }),
  ).toEqual([
    'Anna discarded the whole hand (1 Horten and 1 Domo) and moved the Spirit from Labrium to the centre (Domo).',
    'Anna ha scartato tutta la mano (1 Horten e 1 Domo) e ha spostato lo Spirito dal Labrium al centro (Domo).',
    'Anna a défaussé toute sa main (1 Horten et 1 Domo) et a déplacé l’Esprit du Labrium vers le centre (Domo).',
  ]);
  expect(urged({ type: 'haunt', place: 'domo', isForHand: false })[1]).toBe(
    'Sposta lo Spirito al centro (Domo)',
  );
});

test('AL-5 a long way tells its price, and one field is one', () => {
  const moved = { type: 'moved', seat: anna, from: 0 } as const;
  expect(told({ ...moved, steps: 4, fame: 1 })[0]).toMatch(/^Anna moved 4 fields to .+, for 1 fame\.$/);
  expect(told({ ...moved, steps: 1, fame: 0 })).toEqual([
    `Anna moved 1 field to ${en.field(1)}.`,
    `Anna ha mosso la pedina di 1 campo fino al campo ${italian.field(1)}.`,
    `Anna a avancé d’une case jusqu’à la case ${fr.field(1)}.`,
  ]);
});

test('AL-31 cards of others are told by number only', () => {
  const drew = { type: 'drew', seat: anna, count: 1, why: 'turn' } as const;
  expect(told({ ...drew, cards: null })).toEqual([
    'Anna drew 1 card.',
    'Anna ha pescato 1 carta.',
    'Anna a pioché 1 carte.',
  ]);
  expect(told({ ...drew, cards: ['alembic'] })[0]).toBe('Anna drew an Alembic.');
  expect(told({ type: 'robbed', seat: bruno, from: anna, card: null })[2]).toBe(
    'Bruno a pris une carte au hasard dans la main d’Anna.',
  );
});

test('AL-11 a demolished building takes its goods along', () => {
  const demolished = { plot: 2, cards: ['labrium', 'gloria'], goods: ['gold'] } as const;
  const [said] = told({ type: 'built', seat: anna, building: 'horten', demolished });
  expect(said).toBe(
    `Anna demolished a Labrium and built a Horten for ${en.amount(COST.horten, 'cards')}. What lay on it was discarded too: a Gloria.`,
  );
});

test('AL-26 an offer names what the buyer pays, one card more than the seller gets', () => {
  const offer = { type: 'offer', seller: anna, good: 'tincture', price: 3 } as const;
  expect(languages.map((text) => plain(say(text.questions, offer, who)))).toEqual([
    'Anna is selling a tincture. Buy it for 4 cards, or decline?',
    'Anna vende una tintura: la compri per 4 carte o rinunci?',
    'Anna vend une teinture. L’acheter pour 4 cartes, ou renoncer ?',
  ]);
});

test('an empty bank is told as empty', () => {
  expect(told({ type: 'bankFilled', bank: [null, null], before: [null, null] })).toEqual([
    'The bank was left empty.',
    'La banca è rimasta vuota.',
    'La banque est restée vide.',
  ]);
});

test('no two cards, goods, fields or places of a language have the same name', () => {
  for (const text of languages) {
    const names = [
      [text.cards, CARDS],
      [text.plain, CARDS],
      [text.effects, CARDS],
      [text.goods, GOODS],
      [text.fields, [...new Set(FIELDS)]],
      [text.fieldEffects, [...new Set(FIELDS)]],
      [text.places, SPIRIT_PLACES],
      [text.hauntings, SPIRIT_PLACES],
    ] as const;
    for (const [words, kinds] of names) expect(new Set(Object.values(words)).size).toBe(kinds.length);
  }
});

describe('where the table is seen', () => {
  const table = scenario({
    players: [{ field: at('gifts'), estate: ['horten', 'alembic'] }, {}],
  });
  const seen = alchemirus.view(table, 'public');
  const urgedAt = (move: AlchemirusMove) => languages.map((text) => plain(say(text.moves, move, who, seen)));

  test('a way is told by the field it leads to', () => {
    expect(urgedAt({ type: 'go', steps: 2 })).toEqual([
      'Go to Harvest',
      'Vai al campo Raccolto',
      'Aller à la case Récolte',
    ]);
    expect(urgedAt({ type: 'go', steps: 5 })).toEqual([
      'Go to Build (before Transmutation) for 1 fame',
      'Vai al campo Costruzione (prima di Trasmutazione) per 1 punto Fama',
      'Aller à la case Construction (avant Transmutation) pour 1 point de renommée',
    ]);
    expect(urged({ type: 'go', steps: 2 })[0]).toBe('Move 2 fields');
  });

  test('a plot is told by what stands there', () => {
    expect(urgedAt({ type: 'transmute', plot: 1 })).toEqual([
      'Transmute in the Alembic on plot 2',
      'Trasmuta nell’Alembic del lotto 2',
      'Transmuter dans l’Alembic de la parcelle 2',
    ]);
    expect(urgedAt({ type: 'grow', plot: 0 })).toEqual([
      'Harvest in the Horten on plot 1',
      'Raccogli nell’Horten del lotto 1',
      'Récolter dans l’Horten de la parcelle 1',
    ]);
    expect(urgedAt({ type: 'buy', plot: 1 })).toEqual([
      'Buy it for the Alembic on plot 2',
      'Compra per l’Alembic del lotto 2',
      'Acheter pour l’Alembic de la parcelle 2',
    ]);
    expect(urgedAt({ type: 'build', building: 'domo', demolish: 0 })).toEqual([
      'Demolish the Horten on plot 1 and build a Domo for 3 cards',
      'Demolisci l’Horten del lotto 1 e costruisci un Domo per 3 carte',
      'Démolir l’Horten de la parcelle 1 et construire un Domo pour 3 cartes',
    ]);
  });
});

test('moves that differ are worded differently', () => {
  const all = [
    ...FIELDS.map((_, field) => ({ type: 'place', field })),
    ...SPIRIT_PLACES.flatMap((place) =>
      [false, true].map((isForHand) => ({ type: 'haunt', place, isForHand })),
    ),
    ...CARDS.map((card) => ({ type: 'pay', card })),
    ...BUILDINGS.flatMap((building) =>
      [null, 0, 1].map((demolish) => ({ type: 'build', building, demolish })),
    ),
    ...STALLS.map((at) => ({ type: 'sell', from: 0, good: 'gold', at, currency: 'fame' })),
  ].map((move) => v.parse(moveSchema, move));
  for (const text of languages) {
    expect(new Set(all.map((move) => say(text.moves, move, who))).size).toBe(all.length);
  }
});

test('the options are called in the rules as they are called on the screen', () => {
  for (const { rules, options } of languages) {
    const named = [
      [rules['AL-25'], options.bank],
      [rules['AL-26'], options.openMarket],
      [rules['AL-30'], options.fameGoal],
    ] as const;
    for (const [rule, { name, values }] of named) {
      for (const words of [name, ...values]) expect(rule).toContain(words);
    }
    expect(rules['AL-23']).toContain(options.fameGoal.name);
  }
});

test('gold is counted in French as gold', () => {
  expect([1, 2].map((count) => fr.goodsOf(Array.from({ length: count }, () => 'gold')))).toEqual([
    '1 or',
    '2 or',
  ]);
});

test('AL-24 a result says that it counts fame, whatever brought it', () => {
  for (const [{ lines }, word] of [
    [en, 'Fame'],
    [italian, 'Fama'],
    [fr, 'Renommée'],
  ] as const)
    for (const line of Object.values(lines)) expect(line).toMatch(new RegExp(`^${word} `));
});

test('AL-13 there are three ways, and one of the three is chosen', () => {
  expect(fr.rules['AL-13']).toContain('l’une des trois manières');
  expect(italian.rules['AL-13']).toContain('uno dei tre modi');
});

test('the lesson says what is built and of what the most wins', () => {
  const built = LANGUAGES.map((language) => lessonText[language].steps.build.todos(who).at(-1));
  expect(built.map((todo) => plain(todo!).split('.')[0])).toEqual([
    'The still is built',
    'L’alambicco è costruito',
    'L’alambic est construit',
  ]);
  expect(lessonText.en.steps.build.why(who)).not.toMatch(/first field you choose/);
  expect(lessonText.fr.end.words(who)).toContain('la plus grande renommée gagne');
});

test('Italian has fields and goods by the words of its rulebook', () => {
  const { rules, reasons, fieldEffects, effects } = italian;
  const taught = Object.values(lessonText.it.steps).flatMap(({ why, todos }) => [why(who), ...todos(who)]);
  const said = [rules, reasons, fieldEffects, effects].flatMap((words) => Object.values(words));
  for (const words of [...said, ...taught]) expect(words).not.toMatch(/casell|\bmerc[ei]\b/i);
});

test('AL-19 one sells in a building, not to it', () => {
  const sold = { type: 'sold', seat: anna, from: 0, good: 'herb', at: 'pergula', currency: 'cards' } as const;
  expect(told({ ...sold, amount: 1, card: null })).toEqual([
    'Anna sold a herb at a Pergula for 1 card.',
    'Anna ha venduto un’erba in una Pergula per 1 carta.',
    'Anna a vendu une herbe dans une Pergula pour 1 carte.',
  ]);
});

test('French marks never begin a line', () => {
  const { rules, reasons, effects, fieldEffects } = fr;
  const said = [rules, reasons, effects, fieldEffects].flatMap((words) => Object.values(words));
  for (const words of said) expect(words).not.toMatch(/ [:;?!»]|« /);
});
