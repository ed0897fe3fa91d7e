import { toSeat } from '@/engine/core/seat';
import { counted, joined } from '@/engine/core/wording';
import {
  NOTHING,
  potionOf,
  RAVENS_TO_END,
  type Colour,
  type Drops,
  type Potion,
  type PotionId,
  type Role,
  type Shelf,
  type Stack,
} from '../data';
import { withoutExtra } from '../drops';
import type { Source } from '../state';
import { eachRole, goodsIn, isNothing, pointsOf, SPELL_NAMES, spellBehind } from './parts';
import type { WitchsBrewText } from './text';

const roles: Readonly<Record<Role, string>> = {
  'wolf-keeper': 'Wolf Keeper',
  'snake-hunter': 'Snake Hunter',
  'herb-collector': 'Herb Collector',
  witch: 'Witch',
  wizard: 'Wizard',
  druid: 'Druid',
  alchemist: 'Alchemist',
  'fortune-teller': 'Fortune Teller',
  assistant: 'Assistant',
  warlock: 'Warlock',
  cutpurse: 'Cutpurse',
  monk: 'Begging Monk',
};

function the(role: Role): string {
  return `the ${roles[role]}`;
}

const calls = eachRole((role) => `I am ${the(role)}!`);
const claims = eachRole((role) => `No, I am ${the(role)}!`);

const full: Readonly<Record<Role, string>> = {
  'wolf-keeper': 'take 3 wolf blood',
  'snake-hunter': 'take 3 snake venom',
  'herb-collector': 'take 3 herb juice',
  witch: 'brew the iron cauldron',
  wizard: 'brew the copper cauldron',
  druid: 'brew the silver cauldron',
  alchemist: 'pay any drop and take 5 gold',
  'fortune-teller': 'pay 1 gold and take 2 vials',
  assistant: 'pay 1 gold and take any 3 drops',
  warlock: 'cast the open spell',
  cutpurse: 'send a third of the others’ gold to the shelf',
  monk: 'send a quarter of the others’ drops to the shelf',
};

const favour: Readonly<Record<Role, string>> = {
  'wolf-keeper': 'take 1 wolf blood',
  'snake-hunter': 'take 1 snake venom',
  'herb-collector': 'take 1 herb juice',
  witch: 'brew the iron cauldron for 2 gold more',
  wizard: 'brew the copper cauldron for 2 gold more',
  druid: 'brew the silver cauldron for 2 gold more',
  alchemist: 'pay any drop and take 2 gold',
  'fortune-teller': 'pay 1 gold and take 1 vial',
  assistant: 'pay 1 gold and take any 1 drop',
  warlock: 'take 1 gold',
  cutpurse: 'pay 1 gold less',
  monk: 'pay 1 drop less',
};

const drops: Readonly<Record<Colour, string>> = {
  red: 'wolf blood',
  white: 'snake venom',
  green: 'herb juice',
};

const stacks: Readonly<Record<Stack, string>> = {
  iron: 'iron cauldron',
  copper: 'copper cauldron',
  silver: 'silver cauldron',
  gold: 'gold shelf',
  drops: 'drop shelf',
};

const goods = goodsIn({
  and: 'and',
  nothing: 'nothing',
  drops: (count, colour) => `${count} ${drops[colour]}`,
  gold: (count) => `${count} gold`,
  vials: (count) => counted(count, 'vial', 'vials'),
});

function some(mix: Drops): string {
  return goods({ ...NOTHING, drops: mix });
}

function worth({ points, hasRaven }: Potion): string {
  return `${points} points${hasRaven ? ', with a raven' : ''}`;
}

function missing(shelf: Shelf, count: number): string {
  return shelf === 'gold' ? `${count} gold` : counted(count, 'drop', 'drops');
}

/** "With Copia, " where a spell did it; of a role the log has told before. */
function by(source: Source): string {
  const spell = spellBehind(source);
  return spell ? `With ${SPELL_NAMES[spell]}, ` : '';
}

function forbiddenWords(forbidden: readonly Role[]): string {
  if (forbidden.length === 0) return '';
  const verb = forbidden.length === 1 ? 'was' : 'were';
  const names = forbidden.map((role) => roles[role]);
  return ` The ${joined(names, 'and the')} ${verb} forbidden.`;
}

function treasure(potions: readonly PotionId[], vials: number): string {
  const cards = counted(potions.length, 'potion card', 'potion cards');
  const worthOf = potions.length === 0 ? 'no potion cards' : `${cards} (${pointsOf(potions)} points)`;
  return `${worthOf} and ${vials === 0 ? 'no vials' : counted(vials, 'vial', 'vials')}`;
}

export const en: WitchsBrewText = {
  title: 'Witch’s Brew',
  unit: (count) => (count === 1 ? 'point' : 'points'),
  tagline: 'Five roles in secret, and one question: dare to say “No, I am the Witch!”, or let it be?',
  options: {
    forbiddenRoles: {
      name: 'Forbidden roles',
      help: 'Decides whether chance forbids roles in each set, so that nobody can choose them. With five players no role is ever forbidden.',
      values: ['Two with three players', 'Two with three players, one with four', 'None'],
    },
    openScores: {
      name: 'Points during the game',
      help: 'Decides whether everybody’s points are shown all the time, or only when the game is over.',
      values: ['Hidden until the end', 'Open to all'],
    },
  },
  questions: {
    choose: () => 'Choose five roles for this set.',
    lead: () => 'Call one of your roles.',
    answer: ({ role, claimant }, who) =>
      `You hold ${the(role)}: claim it from ${who(claimant)}, or so be it?`,
    effect: ({ role, isFull }) =>
      isFull
        ? `You are ${the(role)}: ${full[role]}, or decline?`
        : `Your favour: ${favour[role]}, or decline?`,
    give: ({ to, count }, who) =>
      `For ${who(to)}’s Begging Monk, put ${missing('drops', count)} of your choice on the shelf.`,
    complete: ({ shelf, missing: count }) =>
      `The ${stacks[shelf]} is ${missing(shelf, count)} short. Complete it and take the potion, or decline?`,
  },
  moves: {
    choose: ({ roles: chosen }) => `Choose ${joined(chosen.map(the), 'and')}`,
    call: ({ role }) => `Call ${the(role)}`,
    claim: () => 'Claim the role',
    yield: () => 'Say “So be it”',
    take: () => 'Carry out the effect',
    sell: ({ drop }) => `Pay 1 ${drops[drop]}`,
    gather: ({ drops: mix }) => `Take ${some(mix)}`,
    brew: ({ cauldron, drops: mix, extra }) =>
      `Brew the ${stacks[cauldron]} with ${some(mix)}${extra ? `, and add 1 ${drops[extra]} for a vial` : ''}`,
    give: ({ drops: mix }) => `Give ${some(mix)}`,
    add: ({ drops: mix }) => (mix ? `Add ${some(mix)}` : 'Add the missing gold'),
    decline: () => 'Decline',
  },
  facts: {
    began: ({ first }, who) => `Chance chose ${who(first)} to lead the first set.`,
    setBegan: ({ set, leader, spell, forbidden }, who) =>
      `Set ${set} began, with ${who(leader)} to lead. The open spell was ${SPELL_NAMES[spell]}.${forbiddenWords(forbidden)}`,
    chose: ({ seat, roles: chosen }, who) =>
      chosen
        ? `${who(seat)} chose five roles: ${joined(chosen.map(the), 'and')}.`
        : `${who(seat)} chose five roles.`,
    led: ({ seat, trick }, who) => `Trick ${trick}: the lead was ${who(seat)}’s.`,
    called: ({ seat, role }, who) => `${who(seat)} called: “${calls[role]}”`,
    passed: ({ seat, role, isOut }, who) =>
      isOut ? `${who(seat)} had no role left.` : `${who(seat)} had no ${roles[role]}.`,
    faced: ({ seat, role }, who) => `${who(seat)} held ${the(role)} and had to answer.`,
    claimed: ({ seat, role, from }, who) =>
      `“${claims[role]}” said ${who(seat)}, and took the role from ${who(from)}.`,
    yielded: ({ seat, role }, who) => `“So be it,” said ${who(seat)}, and played ${the(role)}.`,
    swapped: ({ seat, by: source, price, gain }, who) =>
      isNothing(price)
        ? `${by(source)}${who(seat)} took ${goods(gain)}.`
        : `${by(source)}${who(seat)} paid ${goods(price)} and took ${goods(gain)}.`,
    brewed: ({ seat, by: source, cauldron, potion, price, extra }, who) => {
      const paid = goods(withoutExtra(price, extra));
      const card = `${by(source)}${who(seat)} brewed the potion of the ${stacks[cauldron]} (${worth(potionOf(potion))}) for ${paid}.`;
      return extra ? `${card} One more drop, ${drops[extra]}, bought a vial.` : card;
    },
    declined: ({ seat, role, isFull, why }, who) => {
      const effect = `the ${isFull ? 'full action' : 'favour'} of ${the(role)}`;
      if (why === 'choice') return `${who(seat)} declined ${effect}.`;
      if (why === 'price') return `${who(seat)} could not pay for ${effect}.`;
      return `There was nothing for ${who(seat)} in ${effect}.`;
    },
    levied: ({ seat, shelf }, who) =>
      shelf === 'gold'
        ? `${who(seat)}’s Cutpurse came for a third of the others’ gold.`
        : `${who(seat)}’s Begging Monk came for a quarter of the others’ drops.`,
    gave: ({ seat, shelf, price, isSpared }, who) =>
      `${who(seat)} put ${goods(price)} on the ${stacks[shelf]}${isSpared ? ', one less thanks to “So be it”' : ''}.`,
    bottled: ({ seat, shelf, potion, added }, who) =>
      `${who(seat)} ${isNothing(added) ? '' : `added ${goods(added)} and `}took the potion of the ${stacks[shelf]}: ${worth(potionOf(potion))}.`,
    leftShort: ({ seat, shelf, missing: count }, who) =>
      `${who(seat)} got no potion: the ${stacks[shelf]} was still ${missing(shelf, count)} short. What lay there stayed.`,
    ravenCame: ({ seat, ravens }, who) => {
      if (ravens < RAVENS_TO_END)
        return `A raven came with ${who(seat)}’s potion: ${ravens} of ${RAVENS_TO_END}.`;
      if (ravens === RAVENS_TO_END)
        return `The fourth raven came with ${who(seat)}’s potion: this set became the last.`;
      return `Another raven came with ${who(seat)}’s potion, making ${ravens}.`;
    },
    tookCard: ({ seat }, who) => `${who(seat)} took a potion card.`,
    tookVials: ({ seat }, who) => `${who(seat)} traded for vials.`,
    setEnded: ({ set, last }, who) => `Set ${set} ended. The last full action had fallen to ${who(last)}.`,
    ended: ({ potions, vials }, who) => {
      const all = potions.map((cards, seat) => `${who(toSeat(seat))}: ${treasure(cards, vials[seat] ?? 0)}.`);
      return `The game ended and everything was shown. ${all.join(' ')}`;
    },
  },
  reasons: {
    'not-a-move': 'That is not something one can do in this game.',
    'not-asked': 'Somebody else is to speak now. Your turn to answer will come.',
    'game-over': 'The game is over: the ravens have come and the last set has been played.',
    'choose-first': 'First choose the five roles that you want to hold in this set.',
    'five-in-order':
      'A hand is five different roles. Choose another one instead of the one that you took twice.',
    'role-forbidden': 'That role is forbidden in this set. Choose another one in its place.',
    'call-first': 'The lead is yours: first call one of the roles that you still hold.',
    'role-not-held': 'You do not hold that role. Call one of those that are left in your hand.',
    'answer-first': 'You hold the role that was called, so first answer: claim it, or say “So be it”.',
    'effect-first': 'First settle the effect of your role: carry it out, or decline it.',
    'other-effect': 'Your role brings something else. Do what it offers, or decline.',
    'cannot-pay':
      'You lack a part of the price, and an effect must be paid in full. Pay in another way, or decline.',
    'wrong-number-of-drops': 'The number of drops is not right. Choose exactly as many as are asked for.',
    'other-cauldron':
      'That cauldron does not belong to your role or spell. Brew the one that it names, or decline.',
    'cauldron-empty':
      'That cauldron has no potion left. Brew in another one if your spell allows it, or decline.',
    'wrong-recipe': 'These are not the drops of the recipe. Pay exactly those shown on the open potion.',
    'no-drop-to-add':
      'Once the potion is paid, you have no drop of that colour left. Add another one, or brew without a vial.',
    'adding-not-allowed':
      'Only a Witch, a Wizard or a Druid turns one more drop into a vial; a spell does not. Brew without it.',
    'give-first': 'First choose the drops that you put on the shelf for the Begging Monk.',
    'give-exactly': 'Give exactly as many drops as are due, and only drops that you have.',
    'complete-first': 'First settle the shelf: add exactly what is missing, or leave it as it is.',
    'add-exactly':
      'Add exactly what is missing: gold to the gold shelf, drops that you have to the drop shelf. Or decline.',
  },
  lines: {
    iron: 'Iron cauldron',
    copper: 'Copper cauldron',
    silver: 'Silver cauldron',
    gold: 'Gold shelf',
    drops: 'Drop shelf',
    vials: 'Vials',
  },
  sections: {
    components: 'Roles, spells and potions',
    setup: 'Setting up',
    set: 'A set',
    effects: 'What the roles do',
    end: 'End and scoring',
    secrecy: 'Who may see what',
  },
  rules: {
    'WB-1':
      'Witch’s Brew is for 3 to 5 players. Each begins with 2 gold, one drop of each colour (wolf blood is red, snake venom white, herb juice green) and the same twelve roles.',
    'WB-2':
      'The potion cards lie face up in five stacks, one for each cauldron and each shelf, the cheapest on top. Only the top one can be had, but everybody may look through the stacks at any time. The eight spells are shuffled; only the top one is open, and nobody looks at the rest. Chance names the player who leads the first set.',
    'WB-3': 'The supply of gold, drops and vials never runs out.',
    'WB-4':
      'Gold, drops and the number of your potion cards are open. A potion card with a raven stays face up in front of you; your other potion cards and your vials are hidden from the rest once you have them. Everybody sees a card being taken, but in later sets neither the table nor the log tells again which one it was. With the option “Points during the game” set to “Open to all”, everybody’s cards, vials and points are shown throughout.',
    'WB-5':
      'At the start of a set everybody secretly chooses five of the twelve roles. The other seven take no part in this set.',
    'WB-6':
      'Roles can be forbidden: at the start of each set they are drawn openly from a shuffled deck of the twelve, before anybody chooses, and nobody may choose them. The option “Forbidden roles” settles how many: usually “Two with three players” and none with more; or else “Two with three players, one with four”; or “None” at all. With five players no role is ever forbidden. Drawn roles stay aside until too few are left to draw from; then all twelve are shuffled again.',
    'WB-7':
      'The leader calls one of the roles in their hand: “I am the Witch!” Whoever calls a role always claims its full action. One role, called and answered, is a trick.',
    'WB-8':
      'The others answer one after another, clockwise. If you do not hold the role, you are passed over. If you do hold it, you must play it now and cannot keep it for later: say “No, I am the Witch!” to claim the full action yourself, or “So be it” to be content with the favour. Please, no table talk: say nothing about your own hand or anybody else’s, and give no hints.',
    'WB-9':
      'A new claim takes the full action away from whoever claimed it before. That player gets nothing at all: the role is spent, there is no second answer, and a Cutpurse or a Begging Monk is paid in full.',
    'WB-10':
      'A favour is carried out at once, before the next player answers and well before the full action, even if it takes the top potion from under the others’ noses. With the Cutpurse and the Begging Monk the favour is only that you pay one less (WB-16, WB-17).',
    'WB-11':
      'When everybody has answered, the last one to claim carries out the full action. Any effect, full action or favour, may be declined, and one that you cannot pay counts as declined. It is all or nothing: no part of an effect without its whole price.',
    'WB-12':
      'The last one to claim leads the next trick, even after declining. If that player has no role left, the next player to the left who has one leads. When only one player still holds roles, each of their calls stands at once.',
    'WB-13':
      'The set ends when nobody has a role left. Whoever had the last full action, carried out or declined, leads the next set. The open spell goes to the bottom of its stack, whether it was cast or not, and the next one is open. Then everybody chooses from all twelve roles again.',
    'WB-14':
      'When you brew by a Witch, a Wizard or a Druid, as a full action or as a favour, you may add one more drop of any colour to what you pay and take a vial for it. You decide so together with the brew, and only once for each brew. A brew by a spell does not allow it, and without a brew there is no extra drop.',
    'WB-15':
      'Nothing can be brewed from an empty stack. A role whose stack or shelf is empty may still be called, and so may a Warlock whose spell has nothing left to brew. It then does nothing, and the lead passes as usual.',
    'WB-16':
      'Cutpurse: each of the others puts a third of their gold, rounded down, on the open card of the gold shelf: 0 of 2 gold, 1 of 3 or of 5, 2 of 6. Whoever said “So be it” puts one less, but never below none. The gold is counted when the full action is carried out, after all favours, and everybody pays, even beyond what the card needs.',
    'WB-17':
      'Begging Monk: each of the others puts a quarter of their drops, rounded down, on the open card of the drop shelf: 0 of 3 drops, 1 of 4 or of 7, 2 of 8. Whoever said “So be it” puts one less, but never below none. Everybody chooses which drops to give, in order from the left of the player who acts; you are asked only where there is a choice.',
    'WB-18':
      'If what lies on the shelf card, earlier leavings included, reaches what it needs, all of it goes to the supply and the player who acts takes the card: one card for one action, and nothing moves on to the next card. If it falls short, that player may add exactly what is missing, gold or drops of their own choice, even if nobody had to pay anything. It is not possible to add without completing the card. Otherwise everything stays on the card for later.',
    'WB-19':
      'Whatever lies on the card beyond its need is lost to the supply. If you decline the Cutpurse or the Begging Monk, nobody pays.',
    'WB-20':
      'As soon as a potion is taken, the next one of its stack is open. A later effect of the same trick can already have it.',
    'WB-21':
      'Once four or more cards with a raven have been taken by all players together, the set is still played to its end, and the potions taken in it count. Then the game is over.',
    'WB-22':
      'Your points are those on your potion cards, and 1 for each vial. Whoever has the most wins. Among players who are tied, the one with more drops and gold together wins; if that is equal too, they share the victory.',
    'WB-23':
      'Each role has a full action and a favour. Wolf Keeper, Snake Hunter and Herb Collector: take 3 wolf blood, 3 snake venom or 3 herb juice; favour: take 1 of it. Witch, Wizard and Druid: brew the iron, the copper or the silver cauldron, that is, pay the drops on its open card and take the card; favour: the same, for 2 gold more. Alchemist: pay 1 drop of any colour and take 5 gold; favour: take 2 gold for it. Fortune Teller: pay 1 gold and take 2 vials; favour: take 1 vial for it. Assistant: pay 1 gold and take any 3 drops; favour: take any 1 drop for it. Warlock: cast the open spell; favour: take 1 gold from the supply. Cutpurse: a third of the gold of each other player goes to the gold shelf; favour: pay 1 gold less. Begging Monk: a quarter of the drops of each other player goes to the drop shelf; favour: pay 1 drop less.',
    'WB-24':
      'There are eight spells. Copia: take any 3 drops. Optio: brew any one of the three cauldrons with exactly the drops on its card. Magus, Strix and Sanatio: brew the copper, the iron or the silver cauldron with as many drops as its card shows, of any colours. Herba, Lupus and Serpens: pay 1 herb juice, 1 wolf blood or 1 snake venom and take 2 vials.',
    'WB-25':
      'The 31 potion cards are worth 107 points together. Each cauldron has seven, and each has a main and a second kind of drop: wolf blood and herb juice for iron, snake venom and wolf blood for copper, herb juice and snake venom for silver. From the top, the first and the second card need 1 main drop (2 points each); the third and the fourth 1 main and 1 second (3 points each); the fifth 2 main and 1 second (4 points and a raven); the sixth 2 and 2 (5 points); the seventh 3 and 2 (6 points and a raven). Each shelf has five, which need gold on the gold shelf and drops of any colour on the drop shelf. From the top, the first and the second need 3 (2 points each), the third 4 (3 points and a raven), the fourth 5 (4 points), the fifth 6 (5 points and a raven).',
    'WB-26':
      'Hidden are the five roles that each player chose, and so the seven that they did not; the order of the spells and of the deck of forbidden roles; and, unless points are open, the face-down potion cards and the vials of the others. What has been called and answered in this set is open to all. On a shared device, choosing five roles and calling one are private, and the device changes hands for them; the leader chooses last and can go on to call. Answers are given on the open table, because whoever is asked must hold the role and play it. The same is true of effects and of what is given to a Begging Monk.',
  },
  roles,
  calls,
  claims,
  soBeIt: 'So be it',
  lacks: eachRole((role) => `has no ${roles[role]}`),
  full,
  favour,
  spells: SPELL_NAMES,
  spellEffects: {
    copia: 'take any 3 drops',
    optio: 'brew any one cauldron',
    magus: 'brew the copper cauldron with drops of any colour',
    strix: 'brew the iron cauldron with drops of any colour',
    sanatio: 'brew the silver cauldron with drops of any colour',
    herba: 'pay 1 herb juice and take 2 vials',
    lupus: 'pay 1 wolf blood and take 2 vials',
    serpens: 'pay 1 snake venom and take 2 vials',
  },
  drops,
  stacks,
  goods,
  potion: (potion) => `potion of the ${stacks[potion.stack]}, ${worth(potion)}`,
};
