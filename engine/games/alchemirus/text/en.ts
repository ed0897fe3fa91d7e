import { GLORIA_CARDS, HAND_AT_START, HAND_LIMIT } from '../data';
import { names, say } from './en-names';
import { reasons, rules, sections } from './en-rules';
import { costOf } from '../queries/cards';
import { purchasePrice } from '../queries/market';
import { fameForSteps, fieldAfter } from '../queries/ring';
import { CARD_NAMES, destination, fieldAhead, hasCards, laidOut, proceeds, rubble } from './parts';
import type { AlchemirusText } from './text';
import { cover } from '../cover';

export const en: AlchemirusText = {
  ...cover.text.en,
  ...names,
  questions: {
    draw: () => 'Draw a card, or exchange one of yours for a card of the bank.',
    move: () => 'Choose a field for your pawn.',
    build: () => 'Choose a building from your hand, or finish building.',
    harvest: () => 'Bring in your harvest, or leave it?',
    grow: ({ left }) =>
      `There are too few cards for the whole harvest. Choose a building: ${say.cardCount(left)} left.`,
    transport: () => 'Carry a good to its next building, or finish.',
    transmute: () => 'Choose a building that transmutes, or finish.',
    sell: () => 'Sell a good, or finish the sale.',
    gifts: () => `Give away ${say.giftCards} for 1 fame, or keep them?`,
    spirit: () => 'Move the Spirit: it must not stay where it is.',
    rob: () => 'Take a random card from a player with a Domo, or take none?',
    pay: ({ purpose, left }) =>
      purpose === 'limit'
        ? `You may keep ${HAND_LIMIT} cards. Choose ${say.cardCount(left)} to discard.`
        : `Choose ${say.cardCount(left)} to discard ${say.paidFor[purpose]}.`,
    offer: ({ seller, good, price: paid }, who) =>
      `${who(seller)} is selling ${say.aGood[good]}. Buy it for ${say.cardCount(purchasePrice(paid))}, or decline?`,
    end: () => 'End your turn, after a Gloria if you can play one.',
  },
  moves: {
    draw: () => 'Draw a card from the deck',
    exchange: ({ take, give }) => `Take ${say.a(take)} from the bank and discard ${say.a(give)}`,
    place: ({ field: index }) => `Place the pawn on ${say.field(index)}`,
    go: ({ steps }, _, table) => {
      const to = fieldAhead(table, steps);
      const way = to === null ? `Move ${say.fieldCount(steps)}` : `Go to ${say.field(to)}`;
      return way + (fameForSteps(steps) > 0 ? ' for 1 fame' : '');
    },
    build: ({ building, demolish }, _, table) => {
      const what = `${say.a(building)} for ${say.cardCount(costOf(building))}`;
      return demolish === null
        ? `Build ${what}`
        : `Demolish ${say.theBuilding(demolish, table)} and build ${what}`;
    },
    pay: ({ card }) => `Discard ${say.a(card)}`,
    harvest: () => 'Harvest',
    grow: ({ plot: index }, _, table) => `Harvest ${say.inPlot(index, table)}`,
    carry: ({ from, good, to }) =>
      `Carry the ${names.goods[good]} from ${say.plot(from)} to the ${CARD_NAMES[destination(good)]} on ${say.plot(to)}`,
    transmute: ({ plot: index }, _, table) => `Transmute ${say.inPlot(index, table)}`,
    sell: (move) =>
      `Sell the ${names.goods[move.good]} from ${say.plot(move.from)} at a ${CARD_NAMES[move.at]} for ${say.amount(proceeds(move), move.currency)}`,
    give: () => `Give away ${say.giftCards} for 1 fame`,
    haunt: ({ place, isForHand }) =>
      isForHand
        ? `Discard your whole hand and move the Spirit to ${names.places[place]}`
        : `Move the Spirit to ${names.places[place]}`,
    rob: ({ seat }, who) => `Take a random card from ${who(seat)}`,
    buy: ({ plot: index }, _, table) => `Buy it for ${say.thePlot(index, table)}`,
    gloria: () => `Play a Gloria with ${GLORIA_CARDS} other cards for 1 fame`,
    done: () => 'Leave it at that',
  },
  facts: {
    began: ({ first, bank }, who) => `The first turn went to ${who(first)}.${say.bankWords(bank)}`,
    dealt: ({ seat, cards }, who) =>
      `${who(seat)} was dealt ${say.cardCount(HAND_AT_START)}${cards ? `: ${say.cardsOf(cards)}` : ''}.`,
    turnBegan: ({ seat, turn }, who) => `${who(seat)} began round ${turn}.`,
    drew: ({ seat, cards, count, why }, who) =>
      `${who(seat)} drew ${cards ? say.seen(cards) : say.cardCount(count)}${say.drawnFor[why]}.`,
    exchanged: ({ seat, take, give }, who) =>
      `${who(seat)} took ${say.a(take)} from the bank and discarded ${say.a(give)}.`,
    bankFilled: ({ bank }) =>
      hasCards(bank) ? `The bank then offered ${say.cardsOf(laidOut(bank))}.` : 'The bank was left empty.',
    reshuffled: ({ count }) =>
      count === 1
        ? 'The deck was empty; the only card to shuffle made a new one.'
        : `The deck was empty; ${count} cards were shuffled for a new one.`,
    placed: ({ seat, field: index }, who) => `${who(seat)} placed the pawn on ${say.field(index)}.`,
    moved: ({ seat, from, steps, fame }, who) =>
      `${who(seat)} moved ${say.fieldCount(steps)} to ${say.field(fieldAfter(from, steps))}${fame > 0 ? `, for ${fame} fame` : ''}.`,
    built: ({ seat, building, demolished }, who) => {
      const cost = `for ${say.cardCount(costOf(building))}`;
      if (!demolished) return `${who(seat)} built ${say.a(building)} ${cost}.`;
      const { building: old, freed } = rubble(demolished.cards);
      return `${who(seat)} demolished ${say.a(old)} and built ${say.a(building)} ${cost}.${say.freedWords(freed)}`;
    },
    paid: ({ seat, card, purpose }, who) => `${who(seat)} discarded ${say.a(card)} ${say.paidFor[purpose]}.`,
    harvested: ({ seat, goods: grown }, who) => `${who(seat)} harvested ${say.goodsOf(grown)}.`,
    carried: ({ seat, good }, who) =>
      `${who(seat)} carried ${say.aGood[good]} to ${say.a(destination(good))}.`,
    transmuted: ({ seat, into, discarded }, who) => {
      if (into === 'gold')
        return `${who(seat)} transmuted a tincture and metal into gold!${discarded ? ` One of the two cards was discarded: ${say.a(discarded)}.` : ''}`;
      return `${who(seat)} transmuted ${into === 'tincture' ? 'a herb into a tincture' : 'ore into metal'}.`;
    },
    sold: ({ seat, good, at, currency, amount: count, card }, who) => {
      const sale = `${who(seat)} sold ${say.aGood[good]} at a ${CARD_NAMES[at]} for ${say.amount(count, currency)}.`;
      return card ? `${sale} Its card was discarded: ${say.a(card)}.` : sale;
    },
    bought: ({ seat, from, good, price: paid, plot: index }, who) =>
      `${who(seat)} bought ${say.aGood[good]} from ${who(from)} for ${say.cardCount(paid)} and put it on ${say.plot(index)}.`,
    earned: ({ seat, by, fame }, who) =>
      `${who(seat)} earned ${fame} fame with ${by === 'gifts' ? 'gifts' : 'a Gloria'}.`,
    haunted: ({ seat, from, to, discarded }, who) => {
      const hand = discarded.length > 0 ? `discarded the whole hand (${say.cardsOf(discarded)}) and ` : '';
      return `${who(seat)} ${hand}moved the Spirit from ${names.places[from]} to ${names.places[to]}.`;
    },
    robbed: ({ seat, from, card }, who) =>
      `${who(seat)} took a random card from ${who(from)}${card ? `: ${say.a(card)}` : ''}.`,
    goalReached: ({ seat }, who) => `${who(seat)} reached the goal of fame: this round became the last.`,
    ended: () => 'The last round was over, and so was the game.',
  },
  reasons,
  turnName: ({ began }) => (began?.type === 'turnBegan' ? `Round ${began.turn}` : null),
  lines: {
    sale: 'Fame from sales',
    gifts: 'Fame from gifts',
    gloria: 'Fame from Gloria',
    steps: 'Fame paid for long moves',
  },
  tieBreak: ({ own, other }) => `with the dearer buildings, ${own} to ${other}`,
  sections,
  rules,
  effects: {
    horten: 'Harvest: gets a herb if it is empty.',
    metalle: 'Harvest: gets ore if it is empty.',
    pergula: `Sale: sells ${names.stallLimits.pergula}: ${say.prices('pergula')}.`,
    alembic: 'Transmutation: turns a herb into a tincture.',
    fornax: 'Transmutation: turns ore into metal.',
    domo: `Draw 1 card when your pawn lands on ${say.domoFields}.`,
    taberna: `Sale: sells ${names.stallLimits.taberna}: ${say.prices('taberna')}.`,
    labrium: 'Transmutation: turns a tincture and metal into gold.',
    donarium: `Sale: sells ${names.stallLimits.donarium} for ${say.goldPrice}.`,
    gloria: `End of your turn: discard it with ${GLORIA_CARDS} other cards for 1 fame; it is not a building.`,
  },
  fieldEffects: {
    build: 'Build from your hand as much as you can pay for.',
    harvest: 'Every empty Horten of yours gets a herb, every empty Metalle ore.',
    transport: 'Carry herbs to Alembic, ore to Fornax, tinctures and metal to Labrium.',
    spirit: 'You must move the Spirit; there is room for one pawn only.',
    transmutation: 'Your Alembic, Fornax and Labrium transmute what lies on them.',
    sale: 'Sell goods at your Pergula, Taberna and Donarium for cards or fame.',
    gifts: `Discard ${say.giftCards} for 1 fame, once a visit.`,
  },
  hauntings: {
    labrium: 'No Labrium makes gold.',
    alembic: 'No Alembic makes a tincture.',
    horten: 'No Horten yields herbs.',
    metalle: 'No Metalle yields ore.',
    fornax: 'No Fornax makes metal.',
    domo: 'No Domo gives cards.',
  },
  currencies: { cards: 'cards', fame: 'fame' },
};
