import { counted, joined } from '@/engine/core/wording';
import {
  BANK_SIZE,
  CARD_COUNT,
  CARDS,
  DOMO_FIELDS,
  FIELDS,
  FREE_STEPS,
  GIFT_CARDS,
  GLORIA_CARDS,
  HAND_AT_START,
  HAND_LIMIT,
  HAUNTS,
  MOST_BUILDINGS,
  MOST_STEPS,
  PRICES,
  STALL_SALES,
  type Card,
  type Currency,
  type FieldAction,
  type Good,
  type SpiritPlace,
  type Stall,
} from '../data';
import { byPayment } from '../rulebook';
import type { DrawnFor, Payment } from '../state';
import {
  actionOn,
  ALL_CARDS,
  CARD_NAMES,
  cardsIn,
  costList,
  costOf,
  destination,
  followedBy,
  goodsIn,
  hasCards,
  laidOut,
  numbers,
  plotNumber,
  priceIn,
  priceList,
  proceeds,
  rubble,
} from './parts';
import type { AlchemirusText } from './text';

const plain: Readonly<Record<Card, string>> = {
  horten: 'garden',
  metalle: 'mine',
  pergula: 'stall',
  alembic: 'still',
  fornax: 'furnace',
  domo: 'study',
  taberna: 'shop',
  labrium: 'laboratory',
  donarium: 'treasury',
  gloria: 'fame',
};

const goods: Readonly<Record<Good, string>> = {
  herb: 'herb',
  ore: 'ore',
  tincture: 'tincture',
  metal: 'metal',
  gold: 'gold',
};

/** Ore, metal and gold are not counted in pieces. */
const A_GOOD: Readonly<Record<Good, string>> = { ...goods, herb: 'a herb', tincture: 'a tincture' };
const MORE_GOODS: Readonly<Record<Good, string>> = { ...goods, herb: 'herbs', tincture: 'tinctures' };

const fields: Readonly<Record<FieldAction, string>> = {
  build: 'Build',
  harvest: 'Harvest',
  transport: 'Transport',
  spirit: 'Spirit',
  transmutation: 'Transmutation',
  sale: 'Sale',
  gifts: 'Gifts',
};

const places: Readonly<Record<SpiritPlace, string>> = {
  labrium: 'Labrium',
  alembic: 'Alembic',
  horten: 'Horten',
  metalle: 'Metalle',
  fornax: 'Fornax',
  domo: 'the centre (Domo)',
};

const DRAWN_FOR: Readonly<Record<DrawnFor, string>> = {
  turn: '',
  spirit: ' for passing the Spirit',
  domo: ' thanks to Domo',
  sale: ' for the sale',
};

const PAID_FOR: Readonly<Record<Payment, string>> = {
  build: 'for the building',
  gifts: 'for gifts',
  gloria: 'for fame',
  limit: `to keep no more than ${HAND_LIMIT} cards`,
  market: 'for the purchase',
};

const and = (words: readonly string[]) => joined(words, 'and');
const or = (words: readonly string[]) => joined(words, 'or');
const names = (cards: readonly Card[]) => cards.map((card) => CARD_NAMES[card]);
const cardCount = (count: number) => counted(count, 'card', 'cards');
const fieldCount = (count: number) => counted(count, 'field', 'fields');
const plot = (index: number) => `plot ${plotNumber(index)}`;

function a(card: Card): string {
  return `${card === 'alembic' ? 'an' : 'a'} ${CARD_NAMES[card]}`;
}

function amount(count: number, currency: Currency): string {
  return currency === 'cards' ? cardCount(count) : `${count} fame`;
}

const price = priceIn('or', amount);
const cardsOf = cardsIn({ and: 'and', nothing: 'no cards' });
const goodsOf = goodsIn({
  and: 'and',
  nothing: 'no goods',
  counted: (count, good) => counted(count, goods[good], MORE_GOODS[good]),
});

/** "a Horten", or several by number. */
function seen(cards: readonly Card[]): string {
  const [only] = cards;
  return only && cards.length === 1 ? a(only) : cardsOf(cards);
}

function field(index: number): string {
  const next = followedBy(index);
  return fields[actionOn(index)] + (next ? ` (before ${fields[next]})` : '');
}

function prices(stall: Stall): string {
  const offers = priceList(
    stall,
    price,
    (sold, worth) => `${or(sold.map((good) => goods[good]))} for ${worth}`,
  );
  return offers.join('; ');
}

const stallLimits: Readonly<Record<Stall, string>> = {
  pergula: counted(STALL_SALES.pergula, 'good', 'goods'),
  taberna: `up to ${counted(STALL_SALES.taberna, 'good', 'goods')}`,
  donarium: `${STALL_SALES.donarium} gold`,
};

function bankWords(bank: readonly (Card | null)[]): string {
  return hasCards(bank) ? ` The bank offered ${cardsOf(laidOut(bank))}.` : '';
}

function freedWords(freed: readonly Card[]): string {
  return freed.length > 0 ? ` What lay on it was discarded too: ${seen(freed)}.` : '';
}

const goldPrice = price(PRICES.donarium.gold ?? {});
const domoFields = or(DOMO_FIELDS.map((action) => fields[action]));
const boxed = CARDS.map((card) => `${CARD_COUNT[card]} ${CARD_NAMES[card]} (${plain[card]})`);
const costs = costList((cost, buildings) => `${cost} for ${and(names(buildings))}`).join('; ');

export const en: AlchemirusText = {
  title: 'Alchemirus',
  unit: () => 'fame',
  tagline: 'From a garden and a stall to gold and glory, past a Spirit that guards its secrets jealously.',
  options: {
    bank: {
      name: 'Bank',
      help: 'Decides whether five open cards lie beside the deck. Instead of drawing at the start of your turn, you may take one of them for another card of your hand.',
      values: ['Five open cards', 'No bank'],
    },
    openMarket: {
      name: 'Open market',
      help: 'Decides whether the other players may buy a good that you sell for cards. They pay one card more than you get.',
      values: ['The others do not buy', 'The others may buy'],
    },
    fameGoal: {
      name: 'Fame to reach',
      help: 'Decides how much fame brings on the last round. With 15 the game is shorter.',
      values: ['20 fame', '15 fame'],
    },
  },
  questions: {
    draw: () => 'Draw a card, or exchange one of yours for a card of the bank.',
    move: () => 'Choose a field for your pawn.',
    build: () => 'Choose a building from your hand, or finish building.',
    harvest: () => 'Bring in your harvest, or leave it?',
    grow: ({ left }) =>
      `There are too few cards for the whole harvest. Choose a building: ${cardCount(left)} left.`,
    transport: () => 'Carry a good to its next building, or finish.',
    transmute: () => 'Choose a building that transmutes, or finish.',
    sell: () => 'Sell a good, or finish the sale.',
    gifts: () => `Give away ${cardCount(GIFT_CARDS)} for 1 fame, or keep them?`,
    spirit: () => 'Move the Spirit: it must not stay where it is.',
    rob: () => 'Take a random card from a player with a Domo, or take none?',
    pay: ({ purpose, left }) =>
      purpose === 'limit'
        ? `You may keep ${HAND_LIMIT} cards. Choose ${cardCount(left)} to discard.`
        : `Choose ${cardCount(left)} to discard ${PAID_FOR[purpose]}.`,
    offer: ({ seller, good, price: paid }, who) =>
      `${who(seller)} is selling ${A_GOOD[good]}. Buy it for ${cardCount(paid + 1)}, or decline?`,
    end: () => 'End your turn, after a Gloria if you can play one.',
  },
  moves: {
    draw: () => 'Draw a card from the deck',
    exchange: ({ take, give }) => `Take ${a(take)} from the bank and discard ${a(give)}`,
    place: ({ field: index }) => `Place the pawn on ${field(index)}`,
    go: ({ steps }) => `Move ${fieldCount(steps)}${steps > FREE_STEPS ? ' for 1 fame' : ''}`,
    build: ({ building, demolish }) => {
      const what = `${a(building)} for ${cardCount(costOf(building))}`;
      return demolish === null
        ? `Build ${what}`
        : `Demolish the building on ${plot(demolish)} and build ${what}`;
    },
    pay: ({ card }) => `Discard ${a(card)}`,
    harvest: () => 'Harvest',
    grow: ({ plot: index }) => `Harvest on ${plot(index)}`,
    carry: ({ from, good, to }) =>
      `Carry the ${goods[good]} from ${plot(from)} to the ${CARD_NAMES[destination(good)]} on ${plot(to)}`,
    transmute: ({ plot: index }) => `Transmute on ${plot(index)}`,
    sell: (move) =>
      `Sell the ${goods[move.good]} from ${plot(move.from)} at a ${CARD_NAMES[move.at]} for ${amount(proceeds(move), move.currency)}`,
    give: () => `Give away ${cardCount(GIFT_CARDS)} for 1 fame`,
    haunt: ({ place, isForHand }) =>
      isForHand
        ? `Discard your whole hand and move the Spirit to ${places[place]}`
        : `Move the Spirit to ${places[place]}`,
    rob: ({ seat }, who) => `Take a random card from ${who(seat)}`,
    buy: ({ plot: index }) => `Buy it for ${plot(index)}`,
    gloria: () => `Play a Gloria with ${GLORIA_CARDS} other cards for 1 fame`,
    done: () => 'Leave it at that',
  },
  facts: {
    began: ({ first, bank }, who) => `Chance chose ${who(first)} to begin.${bankWords(bank)}`,
    dealt: ({ seat, cards }, who) =>
      `${who(seat)} was dealt ${cardCount(HAND_AT_START)}${cards ? `: ${cardsOf(cards)}` : ''}.`,
    turnBegan: ({ seat, turn }, who) => `${who(seat)} began turn ${turn}.`,
    drew: ({ seat, cards, count, why }, who) =>
      `${who(seat)} drew ${cards ? seen(cards) : cardCount(count)}${DRAWN_FOR[why]}.`,
    exchanged: ({ seat, take, give }, who) =>
      `${who(seat)} took ${a(take)} from the bank and discarded ${a(give)}.`,
    bankFilled: ({ bank }) =>
      hasCards(bank) ? `The bank then offered ${cardsOf(laidOut(bank))}.` : 'The bank was left empty.',
    reshuffled: ({ count }) =>
      count === 1
        ? 'The deck was empty; the only card to shuffle made a new one.'
        : `The deck was empty; ${count} cards were shuffled for a new one.`,
    placed: ({ seat, field: index }, who) => `${who(seat)} placed the pawn on ${field(index)}.`,
    moved: ({ seat, from, steps, fame }, who) =>
      `${who(seat)} moved ${fieldCount(steps)} to ${field(from + steps)}${fame > 0 ? `, for ${fame} fame` : ''}.`,
    built: ({ seat, building, demolished }, who) => {
      const cost = `for ${cardCount(costOf(building))}`;
      if (!demolished) return `${who(seat)} built ${a(building)} ${cost}.`;
      const { building: old, freed } = rubble(demolished.cards);
      return `${who(seat)} demolished ${a(old)} and built ${a(building)} ${cost}.${freedWords(freed)}`;
    },
    paid: ({ seat, card, purpose }, who) => `${who(seat)} discarded ${a(card)} ${PAID_FOR[purpose]}.`,
    harvested: ({ seat, goods: grown }, who) => `${who(seat)} harvested ${goodsOf(grown)}.`,
    carried: ({ seat, good }, who) => `${who(seat)} carried ${A_GOOD[good]} to ${a(destination(good))}.`,
    transmuted: ({ seat, into, discarded }, who) => {
      if (into === 'gold')
        return `${who(seat)} made gold of a tincture and metal!${discarded ? ` One of the two cards was discarded: ${a(discarded)}.` : ''}`;
      return `${who(seat)} turned ${into === 'tincture' ? 'a herb into a tincture' : 'ore into metal'}.`;
    },
    sold: ({ seat, good, at, currency, amount: count, card }, who) => {
      const sale = `${who(seat)} sold ${A_GOOD[good]} at a ${CARD_NAMES[at]} for ${amount(count, currency)}.`;
      return card ? `${sale} Its card was discarded: ${a(card)}.` : sale;
    },
    bought: ({ seat, from, good, price: paid, plot: index }, who) =>
      `${who(seat)} bought ${A_GOOD[good]} from ${who(from)} for ${cardCount(paid)} and put it on ${plot(index)}.`,
    earned: ({ seat, by, fame }, who) =>
      `${who(seat)} earned ${fame} fame with ${by === 'gifts' ? 'gifts' : 'a Gloria'}.`,
    haunted: ({ seat, from, to, discarded }, who) => {
      const hand = discarded.length > 0 ? `discarded the whole hand (${cardsOf(discarded)}) and ` : '';
      return `${who(seat)} ${hand}moved the Spirit from ${places[from]} to ${places[to]}.`;
    },
    robbed: ({ seat, from, card }, who) =>
      `${who(seat)} took a random card from ${who(from)}${card ? `: ${a(card)}` : ''}.`,
    goalReached: ({ seat }, who) => `${who(seat)} reached the goal of fame: this round became the last.`,
    ended: () => 'The last round was over, and so was the game.',
  },
  reasons: {
    'not-a-move': 'That is not something one can do in this game.',
    'not-asked': 'Somebody else is to choose now. Your moment will come.',
    'game-over': 'The game is over: the last round has been played.',
    'draw-first': 'First take a card: draw from the deck, or exchange one with the bank.',
    'not-in-bank': 'That card does not lie in the bank. Take one that does, or draw from the deck.',
    'nothing-to-exchange':
      'For a card of the bank you must discard one that you already hold. Choose one of your hand.',
    'move-first': 'First choose the field that your pawn goes to.',
    'must-move': 'Your pawn cannot stay where it is. Move it at least one field.',
    'steps-cost-fame': `More than ${fieldCount(FREE_STEPS)} cost 1 fame, and you have none. Choose a nearer field.`,
    'pawn-placed-already': 'Your pawn is on the ring already, so it walks on clockwise from its field.',
    'pawn-not-placed-yet': 'Your pawn is not on the ring yet. In your first turn, place it on any field.',
    'spirit-field-taken':
      'Another pawn stands on the Spirit field, and there is room for only one. Choose another field.',
    'other-field': 'The field under your pawn is for something else. Do what it allows, or finish.',
    'card-not-in-hand': 'That card is not in your hand. Choose one that you hold.',
    'cannot-afford':
      'You hold too few other cards to pay for that building. Choose a cheaper one, or finish.',
    'estate-full': `You own ${MOST_BUILDINGS} buildings already. Choose one to demolish for the new one.`,
    'demolish-only-when-full': `You still have room. A building is demolished only if you own ${MOST_BUILDINGS} and build another.`,
    'gloria-is-no-building': 'Gloria is not a building. Keep it for the end of your turn, or pay with it.',
    'spirit-first': 'On this field you must move the Spirit before anything else.',
    'spirit-must-leave': 'The Spirit stands there already. Move it to another place.',
    'spirit-too-far':
      'Without discarding your hand you move the Spirit just one place along its ring. Choose a neighbouring place.',
    'no-hand-to-discard':
      'You have no hand to discard for such a leap. Move the Spirit without it, as far as you may.',
    'rob-first': 'First decide whether you take a card, and from whom.',
    'nothing-to-rob':
      'Only another player who has a Domo and at least one card can lose a card to you. Choose such a player, or none.',
    'grow-first': 'First choose which building gets the next card of the harvest.',
    'nothing-grows-there':
      'Nothing can be harvested there. Choose an empty Horten or Metalle that the Spirit leaves alone.',
    'no-such-good': 'No such good lies there. Choose one that you see on your buildings.',
    'wrong-way':
      'That good does not go there. Herbs go to an Alembic, ore to a Fornax, tinctures and metal to a Labrium.',
    'place-taken': 'That place is taken. Choose another building, or clear this one first.',
    'nothing-to-transmute':
      'Nothing can be transmuted there: something is missing, or the Spirit forbids it. Choose another building.',
    'decided-already':
      'That building has had its turn in this transmutation. Go on with a later one, or finish.',
    'no-good-to-sell': 'No such good lies there. Sell one that you see on your buildings, or finish.',
    'stall-missing': 'You have not built that. Sell where you own a building that trades.',
    'stall-sold-out':
      'You have no such building left that can sell more in this visit. Sell elsewhere, or finish.',
    'not-traded-there': 'That building does not trade so. Look at its prices and choose another way.',
    'too-few-for-gifts': `You need ${cardCount(GIFT_CARDS)} for gifts and hold fewer. Finish without them.`,
    'no-gloria': 'You have no Gloria in your hand. Just end your turn.',
    'too-few-for-gloria': `A Gloria needs ${GLORIA_CARDS} other cards, and you hold fewer. Keep it for another turn.`,
    ...byPayment('pay-first', (payment) => `First choose the cards that you discard ${PAID_FOR[payment]}.`),
    ...byPayment(
      'pay-in-order',
      (payment) =>
        `Cards are discarded kind by kind ${PAID_FOR[payment]}, in the order in which they stand. Choose this kind, or a later one if enough cards follow.`,
    ),
    ...byPayment(
      'pay-from-hand',
      (payment) =>
        `You do not hold that card, so it cannot be discarded ${PAID_FOR[payment]}. Choose one of your hand.`,
    ),
    'answer-offer-first': 'A good is on offer to you. First buy it, or decline.',
    'no-place-for-it': 'That is no proper empty place for this good. Choose another one, or decline.',
    'end-first': 'Your action is over. Play a Gloria if you can, or end your turn.',
  },
  lines: { sale: 'Sales', gifts: 'Gifts', gloria: 'Gloria', steps: 'Paid for long moves' },
  sections: {
    components: 'Cards, ring and Spirit',
    setup: 'Setting up',
    turn: 'A turn',
    build: 'Build',
    spirit: 'Spirit',
    goods: 'Harvest, Transport, Transmutation',
    sale: 'Sale and Gifts',
    end: 'Gloria and the end',
    options: 'Options',
    secrecy: 'Who may see what',
  },
  rules: {
    'AL-27': `There are ${ALL_CARDS} cards: ${and(boxed)}. A card in your hand is what it shows, or money: whichever card you discard pays 1. A good is a card too, laid face down on a building straight from the deck, and nobody looks at it. Herbs become tinctures and ore becomes metal; a tincture and metal together become gold. Fame never runs out.`,
    'AL-28': `Pawns walk clockwise around the Alchemic Ring of ${FIELDS.length} fields: ${and(FIELDS.map((action) => fields[action]))}, and then from the beginning again.`,
    'AL-29': `The Spirit has a small ring of its own inside (clockwise: ${and(names(HAUNTS))}) around a centre that is Domo. It begins on Labrium.`,
    'AL-1': `Alchemirus is for 2 to 4 players. Each begins with a Horten and a Pergula already built, open in front of them, and without fame. The rest of the cards are shuffled and each player gets ${HAND_AT_START} of them as a hidden hand. Chance names the first player; then the turn passes to the left.`,
    'AL-2':
      'Only when a card is needed and the deck is empty, the discards are shuffled into a new deck. If there are no discards either, what cannot be drawn is not drawn.',
    'AL-3':
      'Fame is open to all. Hands are hidden, but everybody sees how many cards you hold. The discards are open as well, and so is the card of a good when it is discarded.',
    'AL-4': `Your turn always runs in this order: draw a card; move your pawn; do what its field allows, or not; play one Gloria if you like; discard down to ${HAND_LIMIT} cards. Then it is seen whether you have reached the goal of fame.`,
    'AL-5': `Your pawn moves clockwise ${numbers(1, FREE_STEPS, 'or')} fields. You may also go ${numbers(FREE_STEPS + 1, MOST_STEPS, 'or')} fields for 1 fame, if you have it. The pawn cannot stay where it is. In your first turn you do not move it but place it on any field.`,
    'AL-6':
      'You need not do what a field allows; only on the Spirit field you must. There, the choice is merely among its three ways.',
    'AL-7':
      'Only one pawn may stand on the Spirit field: while another one is there, yours can neither be moved nor placed on it. You may place your pawn there in your first turn; then you must move the Spirit (AL-13), and it does not count as passing. All other fields have room for everybody.',
    'AL-8':
      'If your pawn passes the Spirit field without stopping on it, you draw a card, before the action of the field that you reach. A move paid with fame counts too. Leaving the Spirit field is not passing it.',
    'AL-9': `Each Domo that you own gives you a card when your pawn lands on ${domoFields}, whether or not you then do the action. While the Spirit is in the centre, a Domo gives nothing.`,
    'AL-10': `Lay a building from your hand in front of you and discard other cards from your hand for its cost: ${costs}. In one visit you may build as much as you can pay for, and as many of a kind as you like. For an Alembic, ${costOf('alembic')} other cards are discarded.`,
    'AL-11': `You may own ${MOST_BUILDINGS} buildings, the first two included. For one more, you first demolish one of yours: it is discarded together with the goods on it and pays for nothing; then you pay in full. You cannot demolish for any other purpose.`,
    'AL-12': 'Gloria is not a building and cannot be built.',
    'AL-13':
      'On the Spirit field you must do one of three things: move the Spirit one place left or right on its ring; discard your whole hand, which must be at least one card, and move it to any place, the centre included; or, if it is in the centre, move it out to any place on its ring. A step left or right leads neither into the centre nor out of it, and the Spirit always ends on another place.',
    'AL-14':
      'The kind of building that the Spirit stands on does not work, for anybody: no herbs from Horten, no ore from Metalle, no transmutation in Alembic, Fornax or Labrium, no cards from Domo while it is in the centre. Goods may still be put there, taken away and sold.',
    'AL-15':
      'If you move the Spirit into the centre, you may take a random card from the hand of one other player who has built a Domo and holds a card.',
    'AL-16':
      'Every empty Horten of yours gets a herb and every empty Metalle gets ore, except where the Spirit stands: the top card of the deck, face down. All get theirs at once. If there are not enough cards, you choose which buildings get one.',
    'AL-17':
      'Move as many goods as you like, one after another: herbs from Horten to Alembic, ore from Metalle to Fornax, tinctures from Alembic and metal from Fornax to Labrium. The place must be empty, but it may have been emptied just before. Alembic and Fornax have one place, for what goes in or what comes out. A Labrium has one place for a tincture and one for metal, and takes neither while gold lies on it. Gold is not carried. With ore in the mine, metal in the furnace and an empty Labrium, you can carry first the metal, then the ore.',
    'AL-18':
      'Every Alembic of yours turns its herb into a tincture, every Fornax its ore into metal, and every Labrium a tincture and metal into gold; one of those two cards is discarded and the other stays as the gold. Where the Spirit stands, nothing happens. All transmute at once, so nothing is transmuted twice, but you may leave out any building.',
    'AL-19': `Sell goods from any of your buildings, one after another, each at a building that trades. A Pergula sells ${stallLimits.pergula}: ${prices('pergula')}. A Taberna sells ${stallLimits.taberna}: ${prices('taberna')}. A Donarium sells ${stallLimits.donarium} for ${goldPrice}. Where both are offered, you choose cards or fame for each good, and a Taberna may mix goods and payments. The card of the good is discarded; the cards that you get come from the deck. With a Pergula and a Taberna, two herbs, ore and metal can bring 3 cards and 1 fame.`,
    'AL-20': `Discard ${cardCount(GIFT_CARDS)} of your hand for 1 fame. This is possible once a visit.`,
    'AL-21': `At the end of your turn, wherever your pawn stands, you may discard a Gloria from your hand together with ${GLORIA_CARDS} other cards for 1 fame. Only one Gloria can be played in a turn.`,
    'AL-22': `At the end of your turn you keep at most ${cardCount(HAND_LIMIT)}: discard the rest, of your choice. At all other times a hand may be of any size.`,
    'AL-23':
      'If a player has the fame to be reached (20, unless the option “Fame to reach” says otherwise) at the end of a turn, the last round begins: only those who have had fewer turns play one more. It stays the last round even if some of that fame is spent again.',
    'AL-24':
      'Whoever has the most fame wins. Among players who are tied, the one whose buildings cost more together wins; if that is equal too, the game is a draw between them.',
    'AL-25': `With the option “Bank” set to “Five open cards”, as usual, ${BANK_SIZE} open cards lie beside the deck. Instead of your draw at the start of your turn, and only then, you may take one of them and discard another card that you already held; the gap in the bank is filled from the deck at once. When the deck runs out, the bank is shuffled into the new deck together with the discards; ${BANK_SIZE} new cards are laid out if there are so many, and only then is the needed card drawn. With “No bank” you always draw.`,
    'AL-26':
      'With the option “Open market” set to “The others may buy”, every good sold for cards, but not for fame, is first offered to the others, beginning at the seller’s left. The first to accept discards as many cards as the seller gets, plus one, and puts the good on a proper empty place of their own choice: a herb on Horten or Alembic, ore on Metalle or Fornax, a tincture on Alembic or Labrium, metal on Fornax or Labrium, gold on a Labrium with nothing on it. The Spirit does not hinder this. The seller is paid from the deck as always: for a tincture sold for 3 cards, the buyer discards 4. Usually the option is set to “The others do not buy”.',
    'AL-30':
      'The option “Fame to reach” is usually “20 fame”. With “15 fame” the last round begins at 15 already, for a shorter game.',
    'AL-31':
      'Hidden are hands, the order of the deck and the faces of the cards that lie as goods. Open to all are the discards, buildings, goods and where they lie, fame, the bank, the pawns, the Spirit and how many cards everybody holds. A turn needs the hand, so on a shared device each turn is one hand-over. Offers of the open market are made on the open table, because the number of cards is public; which cards to pay with is chosen privately, and only if the offer is taken.',
  },
  cards: CARD_NAMES,
  plain,
  effects: {
    horten: 'Harvest: gets a herb if it is empty.',
    metalle: 'Harvest: gets ore if it is empty.',
    pergula: `Sale: sells ${stallLimits.pergula}: ${prices('pergula')}.`,
    alembic: 'Transmutation: turns a herb into a tincture.',
    fornax: 'Transmutation: turns ore into metal.',
    domo: `Draw 1 card when your pawn lands on ${domoFields}.`,
    taberna: `Sale: sells ${stallLimits.taberna}: ${prices('taberna')}.`,
    labrium: 'Transmutation: turns a tincture and metal into gold.',
    donarium: `Sale: sells ${stallLimits.donarium} for ${goldPrice}.`,
    gloria: `End of your turn: discard it with ${GLORIA_CARDS} other cards for 1 fame; it is not a building.`,
  },
  goods,
  fields,
  fieldEffects: {
    build: 'Build from your hand as much as you can pay for.',
    harvest: 'Every empty Horten of yours gets a herb, every empty Metalle ore.',
    transport: 'Carry herbs to Alembic, ore to Fornax, tinctures and metal to Labrium.',
    spirit: 'You must move the Spirit; there is room for one pawn only.',
    transmutation: 'Your Alembic, Fornax and Labrium transmute what lies on them.',
    sale: 'Sell goods at your Pergula, Taberna and Donarium for cards or fame.',
    gifts: `Discard ${cardCount(GIFT_CARDS)} for 1 fame, once a visit.`,
  },
  places,
  hauntings: {
    labrium: 'No Labrium makes gold.',
    alembic: 'No Alembic makes a tincture.',
    horten: 'No Horten yields herbs.',
    metalle: 'No Metalle yields ore.',
    fornax: 'No Fornax makes metal.',
    domo: 'No Domo gives cards.',
  },
  stallLimits,
  currencies: { cards: 'cards', fame: 'fame' },
  field,
  amount,
  price,
  goodsOf,
  cardsOf,
};
