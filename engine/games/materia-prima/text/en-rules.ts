import { DEEP_RESEARCH, HAND_LIMIT, MISSION_GOAL, RESEARCH } from '../data';
import { LAST_ROUND, WISDOM_GOAL } from '../ends';
import { names } from './en-names';
import type { MateriaPrimaText } from './text';

export const reasons: MateriaPrimaText['reasons'] = {
  'not-a-move': 'That is not a move of this game.',
  'not-asked': 'It is another player’s turn.',
  'game-over': 'The game is over.',
  'pick-first': 'First pick your alchemist.',
  'alchemist-taken': 'Another player has this alchemist.',
  'mission-first': 'First choose your mission.',
  'mission-not-dealt': 'You were not dealt this mission.',
  'place-first': 'First place your tower.',
  'not-a-free-hex': 'A tower stands neither on a mine nor in a city.',
  'tower-stands-there': 'A tower stands there already.',
  'not-now': 'Not now: choose an action, or end your turn.',
  'not-your-figure': 'You have no such figure on the map.',
  'no-actions-left': 'This figure has no action left for that in this turn.',
  'not-next-to-it': 'A Move goes to a neighbouring hex.',
  'tower-is-closed': 'Nobody enters another player’s tower.',
  'opponent-in-the-way': 'An opponent’s figure is in the way.',
  'no-mine': 'There is no mine on this hex.',
  'no-room': 'This figure cannot carry any more.',
  'nothing-lies-there': 'Nothing of that kind lies here.',
  'one-at-a-time': 'Each Extract takes up one thing.',
  'all-at-once': 'An Extract takes up everything that fits.',
  'souls-for-alchemists': 'Homunculi cannot touch soul stones.',
  'not-carried': 'This figure does not carry that.',
  'no-drop-at-home': 'Nothing is dropped on the hex of your own tower.',
  'drop-in-order': 'Things are dropped in the order of the pyramid.',
  'drop-first': 'First finish dropping.',
  'cannot-attack': 'This figure has no attack.',
  'no-such-opponent': 'No opponent has this figure on the map.',
  'out-of-reach': 'Only figures on neighbouring hexes can be attacked.',
  'safe-in-tower': 'In its tower a figure is safe.',
  'not-at-home': 'That can be done only in your own tower.',
  'nothing-to-equip': 'There is nothing to leave and nothing to take.',
  'homunculi-wear-nothing': 'Homunculi wear no equipment.',
  'not-worn': 'Your alchemist does not wear that.',
  'not-in-tower': 'That is not in your tower.',
  'pack-in-order': 'First gear off, then gear on, then elements in the order of the pyramid.',
  'pack-first': 'First finish packing.',
  'nothing-to-shift': 'Elements are shifted only right after a Convert or a Transmute.',
  'cannot-convert': 'You lack the elements for this Convert.',
  'wrong-recipe': 'These two elements do not make that one.',
  'formula-not-in-hand': 'You do not hold this formula.',
  'cannot-transmute': 'You lack what this formula asks for.',
  'nothing-to-wear': 'What this formula makes cannot be worn.',
  'no-soul-in-supply': 'There is no soul stone left in the supply.',
  'two-worn-already': 'Your alchemist already wears two pieces.',
  'three-homunculi': 'You have three homunculi: choose one of them to dissolve.',
  'dissolve-only-when-full': 'A homunculus dissolves only for a fourth one.',
  'fragment-there-already': 'You already have the fragment of this level.',
  'not-in-a-city': 'Your alchemist is not in a city.',
  'not-offered-there': 'This city does not offer such formulas.',
  'deck-empty': 'No such formula is left in the deck.',
  'not-shown': 'This formula was not among those drawn.',
  'keep-first': 'First choose what you keep.',
  'discard-first': 'First discard down to your hand limit.',
  'nothing-for-sale': 'This city has no extension left.',
  'no-place-for-extension': 'Your tower has no place left for an extension.',
  'wrong-price': 'That is not the price, or you do not carry it.',
  'bought-in-this-turn': 'An extension works from the turn after it was bought.',
  'no-such-extension': 'Your tower has no such extension.',
  'one-activation-a-turn': 'Only one extension can be used in a turn.',
  'wrong-figure': 'Choose a figure of yours for this extension, or none where none is needed.',
  'loot-first': 'First choose what is taken.',
  'not-in-the-loot': 'That is not among the spoils.',
  'loot-in-order': 'The spoils are taken in the order of the pyramid, as long as there is room.',
};

export const rules: MateriaPrimaText['rules'] = {
  'MP-1':
    'The map is made of seven tiles of seven hexes each, one in the middle and six around it. They have two sides and are laid and turned at random. Three tiles hold a city in the middle: Blackholm, Windshire and Hammerbreach. Each side of the Blue Woods holds one Earth mine.',
  'MP-2': 'A hex is free, a mine of one element of level 1, or a city. There are no borders between hexes.',
  'MP-3': 'Option “Map”: “At random” lays the tiles by chance, “For beginners” is one fixed, fair map.',
  'MP-4':
    'The game is for 2 to 4 players. Each gets an alchemist, a tower, one of the six soul stones and two secret missions: one of them is kept, and nobody sees the other again. Option “Alchemists”: “Picked” in turn, or “Dealt”. All keep their mission before formulas are dealt and towers placed. A soul stone paid for a formula goes back to the supply; one that is made comes from it, as long as there is one.',
  'MP-5':
    'Each player gets one random formula of level 1 from each of the three decks. The rest is shuffled.',
  'MP-6':
    'One extension lies open in each city. Who begins is left to chance or chosen when the game is set up; then, clockwise, each puts tower and alchemist on a free hex without a tower; next to another one is allowed.',
  'MP-7':
    'In your turn your alchemist and each of your homunculi may take their own number of actions, in any order and alternating as you like. You may do less; you end your turn yourself. Attack, defence and capacity change at once with equipment, the number of actions only at the start of your turn. The same ability twice counts once; additional actions of different kinds add up.',
  'MP-8':
    'Move: one hex, but not onto an opponent’s figure or tower. Nobody passes through them. Your own figures may share a hex.',
  'MP-9':
    'Extract: on a mine, the figure gets one of its element, two with the ability, as far as it can carry them.',
  'MP-10':
    'Drop: any number of carried things onto the hex, not in your own tower; an alchemist also soul stones. Extract takes dropped things up. Option “Picking up”: “One thing an action” or “All that fits”. Homunculi never take soul stones, and soul stones need no room. Figures hand over nothing in any other way.',
  'MP-11':
    'Attack: one figure on a neighbouring hex, as often as you have actions. In its tower a figure cannot be attacked, but it may attack from there.',
  'MP-12':
    'Equip: in your tower a figure leaves and takes any elements, your alchemist also equipment. The tower holds any number, and nobody else can take from it. Soul stones are never stored. Whoever leaves everything as it was has taken no action.',
  'MP-13':
    'Convert: in your tower your alchemist makes one element of two. He uses what he carries and what lies in the tower, and may shift elements between both as part of it.',
  'MP-14':
    'Transmute: in your tower your alchemist pays for one formula of your hand as in Convert. Equipment is worn or stored. A formula for a soul stone goes under its deck. A homunculus appears on the tower hex and acts from your next turn. A fragment of the Stone lies open in the tower.',
  'MP-15':
    'An alchemist wears at most two pieces of equipment. You have at most three homunculi: for a fourth you dissolve one of them. Its card goes under its deck, and what it carried drops on its hex or goes into your tower.',
  'MP-16':
    'You can make one fragment of each level. The third one completes the Philosopher’s Stone, which nobody can take from you.',
  'MP-17': `Research: in a city your alchemist draws ${RESEARCH.draw} formulas of a kind the city offers and keeps ${RESEARCH.keep}; with the ability he draws ${DEEP_RESEARCH.draw} and keeps ${DEEP_RESEARCH.keep}. The rest goes under the deck in random order. Blackholm offers homunculi and equipment, Windshire homunculi and Stone, Hammerbreach equipment and Stone.`,
  'MP-18': `You may hold ${HAND_LIMIT.usual} formulas, ${HAND_LIMIT.large} with the ability. Whatever is too much goes under its deck at once, by your choice.`,
  'MP-19': `Buy: in a city your alchemist pays for the open extension from what he carries. The first costs ${names.price(0)}, the second ${names.price(1)}, the third ${names.price(2)}. It works from your next turn. A new one is opened in the city, as long as there are any. A tower has three places.`,
  'MP-20':
    'Once in your turn, at any moment and without an action, you may use one extension. A producer gives its element at once; everything else holds for the rest of the turn.',
  'MP-21':
    'The attacker rolls as many dice as his attack, the defender as his defence. A higher total wins; an equal or lower one is beaten off, without consequence.',
  'MP-22':
    'A beaten homunculus leaves the map, its card goes under its deck, and the attacker gets its elements.',
  'MP-23':
    'A beaten alchemist goes home to his tower. The attacker gets all elements he carried, and one soul stone. The loser keeps everything else.',
  'MP-24':
    'The attacker keeps what fits, by his choice; the rest lies where the loser stood. An attacking alchemist takes the soul stone; if a homunculus attacked, it drops there.',
  'MP-25':
    'Soul stones need no room and are further lives. Without one an alchemist is soulless: he fights by his skull side and cannot end the game. Option “Soulless victory”: “Only those with a soul can win”, the soulless come behind all who have one; or “The soulless can win” by wisdom when another ends it.',
  'MP-26': 'Tyrant: a homunculus of yours moves into a city, and your homunculi then stand in all three.',
  'MP-27':
    'Armory Master: your alchemist enters Blackholm wearing two pieces of level 2 or more, and you have transmuted at least four such pieces.',
  'MP-28': `Lord of Hellfire: when you drop, at least ${MISSION_GOAL.hellfire} Fire lie in Windshire, whoever dropped them.`,
  'MP-29': `Soulreaper, for 3 or 4 players: your alchemist enters Windshire with ${MISSION_GOAL.soulreaperSouls} soul stones.`,
  'MP-30':
    'Pacifist, for 2 players: your alchemist moves onto an Air mine, and none of your figures has ever attacked.',
  'MP-31': `Magnate: when you drop, ${MISSION_GOAL.magnateGold} Gold lie in Hammerbreach. Only what your figures dropped and still lies there counts, over any number of drops.`,
  'MP-32': `Spender: when you drop, ${MISSION_GOAL.spenderElements} elements of level 3 dropped by your figures lie on one hex next to the tower farthest from your own.`,
  'MP-33':
    'Homekeeper, for 2 players: at the start of your turn at least two of your homunculi stand next to your tower.',
  'MP-34':
    'Cultist: at the end of your turn your alchemist and three homunculi stand on the Earth mine of the Blue Woods.',
  'MP-35': `Bodyguard, for 3 or 4 players: when you drop, ${MISSION_GOAL.bodyguardSouls} soul stones dropped by you lie on one hex next to the tower farthest from your own, and you still have one.`,
  'MP-36':
    'The farthest tower is that of an opponent, counted in hexes, whatever stands in between. If several are equally far, any of them will do.',
  'MP-37': `The game ends at once when somebody with the Philosopher’s Stone and a soul stone fulfils their mission. Option “Early end”: “Only by a mission”, or “Also at ${WISDOM_GOAL} wisdom” at the end of a turn; then no mission counts. Option “Last round”: “Round ${LAST_ROUND}”, after which it ends in any case, which is our own rule and in no rulebook, or “No last round”.`,
  'MP-38':
    'Wisdom: 2 for each element of level 3 you own; the level of each homunculus on the map, each piece of equipment and each fragment; 5 for the Stone, 3 for each soul stone, 2 for each extension, 9 for the fulfilled mission.',
  'MP-39':
    'Whoever has the most wisdom wins. In a tie the player who ended the game wins, if among those tied; otherwise it is a draw.',
  'MP-40':
    'Elements are made from the two below them. Water and Earth make Sulphur, Earth and Air Glass, Air and Fire Copper, Fire and Iron Mercury; Sulphur and Glass make Aqua Regia, Glass and Copper Platinum, Copper and Mercury Gold. They never run out.',
  'MP-41': `Each alchemist has attack, defence, capacity and actions on a heart side and a skull side, and an ability. Sejlon: ${names.extra('move')}. Vitrudes: ${names.abilities.deepResearch}. Lenka: ${names.abilities.doubleExtract}. Wilka: ${names.abilities.largeHand}.`,
  'MP-42': 'A die shows 0, 1, 1, 2, 2 or 3. No roll uses more than 8 dice.',
  'MP-43':
    'A mission is fulfilled only at the moment that it names, and only while its owner has the Philosopher’s Stone and a soul stone.',
  'MP-44':
    'Hidden are the missions, the formulas in hand, the order of the decks and what Research showed. Everything else is open.',
};
