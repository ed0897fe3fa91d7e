import { BANK_SIZE, FREE_STEPS, GLORIA_CARDS, HAND_AT_START, HAND_LIMIT, MOST_BUILDINGS } from '../data';
import { byPayment } from '../rulebook';
import { names, say } from './en-names';
import { costOf } from '../queries/cards';
import { ALL_CARDS } from './parts';
import type { AlchemirusText } from './text';

export const reasons: AlchemirusText['reasons'] = {
  'not-a-move': 'That is not something one can do in this game.',
  'not-asked': 'Somebody else is to choose now. Your moment will come.',
  'game-over': 'The game is over: the last round has been played.',
  'draw-first': 'First take a card: draw from the deck, or exchange one with the bank.',
  'not-in-bank': 'That card does not lie in the bank. Take one that does, or draw from the deck.',
  'nothing-to-exchange':
    'For a card of the bank you must discard one that you already hold. Choose one of your hand.',
  'move-first': 'First choose the field that your pawn goes to.',
  'must-move': 'Your pawn cannot stay where it is. Move it at least one field.',
  'steps-cost-fame': `More than ${say.fieldCount(FREE_STEPS)} cost 1 fame, and you have none. Choose a nearer field.`,
  'pawn-placed-already': 'Your pawn is on the ring already, so it walks on clockwise from its field.',
  'pawn-not-placed-yet': 'Your pawn is not on the ring yet. In your first turn, place it on any field.',
  'spirit-field-taken':
    'Another pawn stands on the Spirit field, and there is room for only one. Choose another field.',
  'other-field': 'The field under your pawn is for something else. Do what it allows, or finish.',
  'card-not-in-hand': 'That card is not in your hand. Choose one that you hold.',
  'cannot-afford': 'You hold too few other cards to pay for that building. Choose a cheaper one, or finish.',
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
  'too-few-for-gifts': `You need ${say.giftCards} for gifts and hold fewer. Finish without them.`,
  'no-gloria': 'You have no Gloria in your hand. Just end your turn.',
  'too-few-for-gloria': `A Gloria needs ${GLORIA_CARDS} other cards, and you hold fewer. Keep it for another turn.`,
  ...byPayment('pay-first', (payment) => `First choose the cards that you discard ${say.paidFor[payment]}.`),
  ...byPayment(
    'pay-in-order',
    (payment) =>
      `Cards are discarded kind by kind ${say.paidFor[payment]}, in the order in which they stand. Choose this kind, or a later one if enough cards follow.`,
  ),
  ...byPayment(
    'pay-from-hand',
    (payment) =>
      `You do not hold that card, so it cannot be discarded ${say.paidFor[payment]}. Choose one of your hand.`,
  ),
  'answer-offer-first': 'A good is on offer to you. First buy it, or decline.',
  'no-place-for-it': 'That is no proper empty place for this good. Choose another one, or decline.',
  'end-first': 'Your action is over. Play a Gloria if you can, or end your turn.',
};

export const sections: AlchemirusText['sections'] = {
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
};

export const rules: AlchemirusText['rules'] = {
  'AL-27': `There are ${ALL_CARDS} cards: ${say.boxed}. A card in your hand is what it shows, or money: whichever card you discard pays 1. A good is a card too, laid face down on a building straight from the deck, and nobody looks at it. Herbs become tinctures and ore becomes metal; a tincture and metal together become gold. Fame never runs out.`,
  'AL-28': `Pawns walk clockwise around the Alchemic Ring of ${say.ringSize} fields: ${say.ring}, and then from the beginning again.`,
  'AL-29': `The Spirit has a small ring of its own inside (clockwise: ${say.spiritRing}) around a centre, which stands for Domo. It begins on Labrium.`,
  'AL-1': `Alchemirus is for 2 to 4 players. Each begins with a Horten and a Pergula already built, open in front of them, and without fame. The rest of the cards are shuffled and each player gets ${HAND_AT_START} of them as a hidden hand. Chance names the first player; then the turn passes to the left.`,
  'AL-2':
    'Only when a card is needed and the deck is empty are the discards shuffled into a new deck. If there are no discards either, what cannot be drawn is not drawn.',
  'AL-3':
    'Fame is open to all. Hands are hidden, but everybody sees how many cards you hold. The discards are open as well, and so is the card of a good when it is discarded.',
  'AL-4': `Your turn always runs in this order: draw a card; move your pawn; do what its field allows, or not; play one Gloria if you like; discard down to ${HAND_LIMIT} cards. Then it is seen whether you have reached the goal of fame.`,
  'AL-5': `Your pawn moves clockwise ${say.freeSteps} fields. You may also go ${say.paidSteps} fields for 1 fame, if you have it. The pawn cannot stay where it is. In your first turn you do not move it but place it on any field.`,
  'AL-6':
    'You need not do what a field allows, except on the Spirit field: there you must, and all you choose is which of its three ways.',
  'AL-7':
    'Only one pawn may stand on the Spirit field: while another one is there, yours can neither be moved nor placed on it. You may place your pawn there in your first turn; then you must move the Spirit (AL-13), and it does not count as passing. All other fields have room for everybody.',
  'AL-8':
    'If your pawn passes the Spirit field without stopping on it, you draw a card, before the action of the field that you reach. A move paid with fame counts too. Leaving the Spirit field is not passing it.',
  'AL-9': `Each Domo that you own gives you a card when your pawn lands on ${say.domoFields}, whether or not you then do the action. While the Spirit is in the centre, a Domo gives nothing.`,
  'AL-10': `Lay a building from your hand in front of you and discard other cards from your hand for its cost: ${say.costs}. In one visit you may build as much as you can pay for, and as many of a kind as you like. For an Alembic, ${costOf('alembic')} other cards are discarded.`,
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
    'Move as many goods as you like, one after another: herbs from Horten to Alembic, ore from Metalle to Fornax, tinctures from Alembic and metal from Fornax to Labrium. The place must be empty, but it may have been emptied just before. Alembic and Fornax have one place, for what goes in or what comes out. A Labrium has one place for a tincture and one for metal, and takes neither while gold lies on it. Gold is not carried. With ore on a Metalle, metal on a Fornax and an empty Labrium, you can carry first the metal, then the ore.',
  'AL-18':
    'Every Alembic of yours turns its herb into a tincture, every Fornax its ore into metal, and every Labrium a tincture and metal into gold; one of those two cards is discarded and the other stays as the gold. Where the Spirit stands, nothing happens. All transmute at once, so nothing is transmuted twice, but you may leave out any building.',
  'AL-19': `Sell goods from any of your buildings, one after another, each at a building that trades. A Pergula sells ${names.stallLimits.pergula}: ${say.prices('pergula')}. A Taberna sells ${names.stallLimits.taberna}: ${say.prices('taberna')}. A Donarium sells ${names.stallLimits.donarium} for ${say.goldPrice}. Where both are offered, you choose cards or fame for each good, and a Taberna may mix goods and payments. The card of the good is discarded; the cards that you get come from the deck. With a Pergula and a Taberna, two herbs, ore and metal can bring 3 cards and 1 fame.`,
  'AL-20': `Discard ${say.giftCards} of your hand for 1 fame. This is possible once a visit.`,
  'AL-21': `At the end of your turn, wherever your pawn stands, you may discard a Gloria from your hand together with ${GLORIA_CARDS} other cards for 1 fame. Only one Gloria can be played in a turn.`,
  'AL-22': `At the end of your turn you keep at most ${say.cardCount(HAND_LIMIT)}: discard the rest, of your choice. At all other times a hand may be of any size.`,
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
};
