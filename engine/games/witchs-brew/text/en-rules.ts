import type { WitchsBrewText } from './text';

export const reasons: WitchsBrewText['reasons'] = {
  'not-a-move': 'That is not something one can do in this game.',
  'not-asked': 'Somebody else is to speak now. Your turn to answer will come.',
  'game-over': 'The game is over: the ravens have come and the last round has been played.',
  'choose-first': 'First choose the five roles that you want to hold in this round.',
  'five-in-order':
    'A hand is five different roles. Choose another one instead of the one that you took twice.',
  'role-forbidden': 'That role is forbidden in this round. Choose another one in its place.',
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
};

export const sections: WitchsBrewText['sections'] = {
  components: 'Roles, spells and potions',
  setup: 'Setting up',
  set: 'A round',
  effects: 'What the roles do',
  end: 'End and scoring',
  secrecy: 'Who may see what',
};

export const rules: WitchsBrewText['rules'] = {
  'WB-1':
    'Witch’s Brew is for 3 to 5 players. Each begins with 2 gold, one drop of each colour (wolf blood is red, snake venom white, herb juice green) and the same twelve roles.',
  'WB-2':
    'The potion cards lie face up in five stacks, one for each cauldron and each shelf, the cheapest on top. Only the top one can be had, but everybody may look through the stacks at any time. The eight spells are shuffled; only the top one is open, and nobody looks at the rest. Chance names the player who leads the first round, or one is chosen before the game.',
  'WB-3': 'The supply of gold, drops and vials never runs out.',
  'WB-4':
    'Gold, drops, vials and the number of your potion cards are open. A potion card with a raven stays face up in front of you; your other potion cards are hidden from the rest once you have them. Everybody sees a card being taken, but in later rounds neither the table nor the log tells again which one it was. With the option “Points during the game” set to “Open to all”, everybody’s cards and points are shown throughout. Usually it is “Hidden until the end”.',
  'WB-5':
    'At the start of a round everybody secretly chooses five of the twelve roles. The other seven take no part in this round.',
  'WB-6':
    'Roles can be forbidden: at the start of each round they are drawn openly from a shuffled deck of the twelve, before anybody chooses, and nobody may choose them. The option “Forbidden roles” settles how many: usually “Two with three players” and none with more; or else “Two with three players, one with four”; or “None” at all. With five players no role is ever forbidden. Drawn roles stay aside until too few are left to draw from; then all twelve are shuffled again.',
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
    'The round ends when nobody has a role left. Whoever had the last full action, carried out or declined, leads the next round. The open spell goes to the bottom of its stack, whether it was cast or not, and the next one is open. Then everybody chooses from all twelve roles again.',
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
    'Once four or more cards with a raven have been taken by all players together, the round is still played to its end, and the potions taken in it count. Then the game is over.',
  'WB-22':
    'Your points are those on your potion cards, and 1 for each vial. Whoever has the most wins. Among players who are tied, the one with more drops and gold together wins; if that is equal too, they share the victory.',
  'WB-23':
    'Each role has a full action and a favour. Wolf Keeper, Snake Hunter and Herb Collector: take 3 wolf blood, 3 snake venom or 3 herb juice; favour: take 1 of it. Witch, Wizard and Druid: brew the iron, the copper or the silver cauldron, that is, pay the drops on its open card and take the card; favour: the same, for 2 gold more. Alchemist: pay 1 drop of any colour and take 5 gold; favour: take 2 gold for it. Fortune Teller: pay 1 gold and take 2 vials; favour: take 1 vial for it. Assistant: pay 1 gold and take any 3 drops; favour: take any 1 drop for it. Warlock: cast the open spell; favour: take 1 gold from the supply. Cutpurse: a third of the gold of each other player goes to the gold shelf; favour: pay 1 gold less. Begging Monk: a quarter of the drops of each other player goes to the drop shelf; favour: pay 1 drop less.',
  'WB-24':
    'There are eight spells. Copia: take any 3 drops. Optio: brew any one of the three cauldrons with exactly the drops on its card. Magus, Strix and Sanatio: brew the copper, the iron or the silver cauldron with as many drops as its card shows, of any colours. Herba, Lupus and Serpens: pay 1 herb juice, 1 wolf blood or 1 snake venom and take 2 vials.',
  'WB-25':
    'The 31 potion cards are worth 107 points together. Each cauldron has seven, and each has a main and a second kind of drop: wolf blood and herb juice for iron, snake venom and wolf blood for copper, herb juice and snake venom for silver. From the top, the first and the second card need 1 main drop (2 points each); the third and the fourth 1 main and 1 second (3 points each); the fifth 2 main and 1 second (4 points and a raven); the sixth 2 and 2 (5 points); the seventh 3 and 2 (6 points and a raven). Each shelf has five, which need gold on the gold shelf and drops of any colour on the drop shelf. From the top, the first and the second need 3 (2 points each), the third 4 (3 points and a raven), the fourth 5 (4 points), the fifth 6 (5 points and a raven).',
  'WB-26':
    'Hidden are the five roles that each player chose, and so the seven that they did not; the order of the spells and of the deck of forbidden roles; and, unless points are open, the face-down potion cards of the others. What has been called and answered in this round is open to all. On a shared device, choosing five roles and calling one are private, and the device changes hands for them; the leader chooses last and can go on to call. Answers are given on the open table, because whoever is asked must hold the role and play it. The same is true of effects and of what is given to a Begging Monk.',
};
