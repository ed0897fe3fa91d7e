import { toSeat, type Seat } from '@/engine/core/seat';
import type { Who } from '@/engine/core/text';
import type { Alchemist, Homunculus, Ingredient, Place } from '../data';
import type { KazaamAim } from '../state';
import { tileOf, type Tile, type TileId } from '../tiles';
import { phrasesIn } from './parts';
import type { KazaamText } from './text';
import { cover } from '../cover';

const places: Readonly<Record<Place, string>> = {
  'left-ear': 'left ear',
  head: 'head',
  'right-ear': 'right ear',
  'left-arm': 'left arm',
  torso: 'torso',
  'right-arm': 'right arm',
  'left-leg': 'left leg',
  tail: 'tail',
  'right-leg': 'right leg',
};

const alchemists: Readonly<Record<Alchemist, string>> = {
  severus: 'Severus',
  minerva: 'Minerva',
  zosimos: 'Zosimos',
  maria: 'Maria',
  geber: 'Geber',
  perenelle: 'Perenelle',
};

const OF: Readonly<Record<Homunculus, string>> = {
  fire: 'of fire',
  bone: 'of bone',
  reptile: 'of a reptile',
  wood: 'of wood',
  fur: 'of fur',
  insect: 'of an insect',
  stone: 'of stone',
};

const ONE: Readonly<Record<Ingredient, string>> = {
  mercury: 'a dose of mercury',
  sulphur: 'a dose of sulphur',
  mandrake: 'a mandrake',
  'unicorn-horn': 'a unicorn horn',
  'dragon-blood': 'a dose of dragon blood',
  'phoenix-feather': 'a phoenix feather',
};

const TWO: Readonly<Record<Ingredient, string>> = {
  mercury: 'two doses of mercury',
  sulphur: 'two doses of sulphur',
  mandrake: 'two mandrakes',
  'unicorn-horn': 'two unicorn horns',
  'dragon-blood': 'two doses of dragon blood',
  'phoenix-feather': 'two phoenix feathers',
};

function nameOf(tile: Tile): string {
  return `${places[tile.place]} ${OF[tile.homunculus]}`;
}

function the(tile: TileId): string {
  return `the ${nameOf(tileOf(tile))}`;
}

const { list, seen, yieldOf } = phrasesIn({ and: 'and', colon: ': ', one: ONE, two: TWO, the });

function owned(what: string, owner: Seat, user: Seat | null, who: Who): string {
  return owner === user ? `their own ${what}` : `${who(owner)}’s ${what}`;
}

function on(aim: KazaamAim, user: Seat | null, who: Who): string {
  switch (aim.type) {
    case 'hand':
      return `on ${who(aim.seat)}’s hand`;
    case 'tile':
      return `on ${owned(places[aim.place], aim.seat, user, who)}`;
    case 'discards':
      return 'on the discards';
    case 'supply':
      return 'on the supply';
  }
}

export const en: KazaamText = {
  ...cover.text.en,
  questions: {
    turn: () => 'Choose an action, or end the turn.',
    stop: ({ user, place, aim }, who) => {
      if (place !== 'head')
        return `${who(user)} uses the ${places[place]} ${on(aim, user, who)}. Stop it with a head?`;
      const stopped = aim.type === 'tile' ? owned(places[aim.place], aim.seat, user, who) : 'a power';
      return `With a head, ${who(user)} stops ${stopped}. Stop ${who(user)}’s head with another one?`;
    },
    look: ({ seat }, who) => `This is ${who(seat)}’s hand. Have a good look, then go on.`,
    newTile: () => 'A new tile has come into the hand. Have a look at it, then go on.',
    search: () => 'Take one of the discarded tiles, or none.',
    gather: ({ left }) =>
      left > 1 ? `Choose an ingredient: ${left} are left to take.` : 'Choose the last ingredient.',
  },
  moves: {
    draw: () => 'Draw a tile',
    play: ({ tile }) => `Play ${the(tile)}`,
    use: ({ place, aim }, who) =>
      aim
        ? `Use the ${places[place]} ${on(aim, null, who)}`
        : `Turn the ${places[place]} face down without effect`,
    extract: ({ tile }) => `Extract the ingredients from ${the(tile)}`,
    restore: () => 'Restore all tiles',
    end: () => 'End the turn',
    stop: () => 'Stop it with the head',
    allow: () => 'Let it happen',
    seen: () => 'Seen, go on',
    take: ({ tile }) => (tile === null ? 'Take nothing' : `Take ${the(tile)}`),
    gather: ({ ingredient }) => `Take ${ONE[ingredient]}`,
  },
  facts: {
    began: ({ first, alchemists: dealt }, who) => {
      const boards = dealt.map((alchemist, seat) => `${alchemists[alchemist]} for ${who(toSeat(seat))}`);
      return `The boards were drawn: ${list(boards)}. The first turn went to ${who(first)}.`;
    },
    dealt: ({ seat, tiles }, who) => `${who(seat)} drew a starting hand${seen(tiles)}.`,
    headStart: ({ seat, ingredient }, who) =>
      `Late starters were given some help: ${who(seat)} received ${ONE[ingredient]}.`,
    turnBegan: ({ seat, round }, who) => `Round ${round}: ${who(seat)}’s turn began.`,
    turnEnded: ({ seat, unused }, who) =>
      `${who(seat)} ended the turn with ${unused === 1 ? 'one action' : `${unused} actions`} unused.`,
    reshuffled: ({ count }) =>
      count === 1
        ? 'The only discarded tile became the new reserve.'
        : `The ${count} discarded tiles were shuffled into a new reserve.`,
    drew: ({ seat, tile }, who) => `${who(seat)} drew ${tile === null ? 'a tile' : the(tile)}.`,
    played: ({ seat, tile }, who) => `${who(seat)} played ${the(tile)}.`,
    extracted: ({ seat, tile, favourite }, who) =>
      `${who(seat)} discarded ${the(tile)} and extracted ${yieldOf(tile)}, plus ${ONE[favourite]} (favourite ingredient).`,
    discarded: ({ seat }, who) => `${who(seat)} discarded a tile and extracted its ingredients.`,
    restored: ({ seat, places: restored }, who) =>
      `${who(seat)} restored ${list(restored.map((place) => `the ${places[place]}`))}.`,
    used: ({ seat, tile, aim }, who) =>
      aim
        ? `${who(seat)} used ${the(tile)} ${on(aim, seat, who)}.`
        : `${who(seat)} turned ${the(tile)} face down without effect.`,
    stopped: ({ seat, user, place }, who) =>
      place === 'head'
        ? `With another head, ${who(seat)} stopped the head that ${who(user)} had turned against a power.`
        : `With a head, ${who(seat)} stopped ${who(user)}’s ${places[place]}.`,
    looked: ({ seat, at, tiles }, who) => `${who(seat)} looked at ${who(at)}’s hand${seen(tiles)}.`,
    stole: ({ seat, from, tile }, who) =>
      `${who(seat)} took ${tile === null ? 'a random tile' : the(tile)} from ${who(from)}’s hand.`,
    searched: ({ seat, tiles }, who) => `${who(seat)} looked through the discards${seen(tiles)}.`,
    recovered: ({ seat, tile }, who) =>
      `${who(seat)} took ${tile === null ? 'a tile' : the(tile)} from the discards.`,
    tookNothing: ({ seat }, who) => `${who(seat)} took nothing from the discards.`,
    gathered: ({ seat, ingredient }, who) => `${who(seat)} took ${ONE[ingredient]} from the supply.`,
    struck: ({ seat, owner, tile, isDiscarded }, who) => {
      const target = owned(nameOf(tileOf(tile)), owner, seat, who);
      return isDiscarded
        ? `With the tail, ${who(seat)} swept ${target} into the discards.`
        : `With the tail, ${who(seat)} turned ${target} face down.`;
    },
    swept: ({ seat, owner, place }, who) =>
      `With the tail, ${who(seat)} swept ${owned(places[place], owner, seat, who)} into the discards.`,
    completed: ({ seat }, who) => `Kazaam! ${who(seat)} completed the creature.`,
  },
  reasons: {
    'not-a-move': 'That is not something one can do in this game.',
    'not-asked': 'Somebody else is to choose now.',
    'game-over': 'The game is over: a creature has been completed.',
    'hand-full': 'Your hand is full with six tiles. Play one or extract from one before you draw.',
    'nothing-to-draw': 'There is nothing to draw: the reserve and the discards are both empty.',
    'not-in-hand': 'That tile is not in your hand, and only tiles from the hand can be played.',
    'cannot-pay':
      'You lack some of the ingredients printed on that tile. Extracting or a torso can bring more.',
    'place-taken': 'That place on your board already has a tile. Only a tail can clear it.',
    'nothing-to-extract':
      'That tile is not in your hand, and only tiles from the hand can be extracted from.',
    'nothing-asleep': 'None of your tiles lies face down, so there is nothing to restore.',
    'no-tile-there': 'There is no tile in that place of your board.',
    'already-asleep': 'That tile lies face down and has no power until you restore your tiles.',
    'head-is-no-action': 'A head is not used as an action: it waits until another player uses a power.',
    'wrong-object':
      'That part has no power over that. Ears and arms need a hand, legs the discards, a torso the supply, a tail a tile on a board.',
    'ear-on-oneself': 'An ear is for the hand of an opponent: you know your own already.',
    'ear-on-empty-hand': 'That hand is empty, so an ear would see nothing. Choose another opponent.',
    'arm-on-oneself': 'An arm takes from the hand of an opponent, not from your own.',
    'arm-on-empty-hand': 'That hand is empty, so an arm has nothing to take. Choose another opponent.',
    'arm-with-full-hand':
      'You hold six tiles already, so an arm cannot bring another. Play one or extract first.',
    'leg-with-full-hand':
      'You hold six tiles already, so a leg cannot bring another. Play one or extract first.',
    'leg-without-discards': 'There are no discarded tiles, so a leg has nothing to search.',
    'tail-on-nothing': 'There is no tile in that place to strike.',
    'tail-on-itself': 'A tail cannot strike itself. Choose another tile.',
    'stop-or-allow': 'First decide about this power: stop it with the head, or let it happen.',
    'no-power-to-stop':
      'There is no power to stop at the moment. A head answers when another player uses one.',
    'look-first': 'First finish looking at the hand that the ear shows.',
    'nothing-to-look-at': 'There is nothing to look at now. Choose an action, or end the turn.',
    'new-tile-first': 'First have a look at the tile that has just come into your hand.',
    'search-first': 'First finish searching the discards: take one tile, or none.',
    'not-searching': 'Discarded tiles can be taken only with the power of a leg.',
    'not-in-discards': 'That tile is not among the discards. Take one that is, or none.',
    'gather-first': 'First choose the ingredients that the torso brings.',
    'not-gathering': 'Ingredients cannot simply be taken. Extract from a tile, or use a torso.',
  },
  turnName: ({ began }) => (began?.type === 'turnBegan' ? `Round ${began.round}` : null),
  lines: {
    limbs: 'Ears, arms and legs face up',
    vitals: 'Head, torso and tail face up',
    'one-homunculus': 'All of one homunculus',
    favourite: 'Favourite homunculus',
    finisher: 'Completed the creature',
  },
  tieBreak: ({ merit, own, other }) =>
    merit === 'tiles'
      ? `with more tiles face up, ${own} to ${other}`
      : `with more ingredients left, ${own} to ${other}`,
  sections: {
    components: 'Creature and tiles',
    setup: 'Setting up',
    turn: 'A turn',
    draw: 'Draw',
    play: 'Play',
    use: 'Use',
    extract: 'Extract',
    restore: 'Restore',
    end: 'End and scoring',
    secrecy: 'Who may see what',
  },
  rules: {
    'KZ-1':
      'Kazaam is for 2 to 5 players. Each gets one of the six alchemist boards at random; the others are not used. A board names a favourite ingredient and a favourite homunculus: Severus loves mercury and bone, Minerva unicorn horn and fur, Zosimos sulphur and fire, Maria mandrake and wood, Geber dragon blood and the reptile, Perenelle phoenix feather and the insect.',
    'KZ-2':
      'All seventy tiles are shuffled face down: this is the reserve. Each player draws three of them into a hand that nobody else sees.',
    'KZ-3':
      'Chance names the first player, or one is chosen when the game is set up. From there the turn passes to the left, clockwise around the table.',
    'KZ-4':
      'Nobody has any ingredients at the start. With the option “Help for late starters” set to “One favourite ingredient”, the third player and all who follow begin with one of their favourite ingredient. The supply of ingredients never runs out.',
    'KZ-5':
      'In your turn you have up to three actions, in any order, and the same one as often as you like. You may take fewer, or none at all, and end your turn.',
    'KZ-6':
      'There are five actions to choose from: draw a tile, play a tile, use a part, extract ingredients, restore your tiles.',
    'KZ-7': 'After your third action, or when you end your turn early, the player to your left goes on.',
    'KZ-8': 'Take one tile at random from the reserve into your hand, without letting the others see it.',
    'KZ-9':
      'Your hand never holds more than six tiles. With six you can neither draw nor gain a tile by a power, and you cannot simply throw one away: play a tile or extract from one to make room.',
    'KZ-10':
      'When somebody draws and the reserve is empty, the discarded tiles are first shuffled to make a new one. While the reserve and the discards are both empty, nobody can draw.',
    'KZ-11':
      'Put a tile from your hand face up into its own place on your board, and pay exactly the ingredients printed on it to the supply. If you do not have them all, you cannot play it.',
    'KZ-12':
      'Your board has nine places for one tile each: head, torso, tail, and a left and a right ear, arm and leg. A place that already has a tile, face up or face down, takes no other.',
    'KZ-13':
      'You may play parts of any homunculus and mix them as you please, whatever your alchemist prefers.',
    'KZ-14':
      'Turn one of your face-up tiles face down and have its power, even in the turn in which you played it. It then stays face down, without a power, until it is restored. The power is an offer: any face-up tile but a head may also be turned face down as an action without effect, for instance so that only one kind is left face up. If its power has nothing to work on (your hand is full, the hands or the discards are empty, there is nothing to strike), you can only turn it face down without effect.',
    'KZ-15': 'Ear: look at the whole hand of one opponent who has any tiles. Only you see it.',
    'KZ-16':
      'Arm: take one tile at random from an opponent’s hand into yours. You must hold fewer than six tiles, and the opponent at least one. You and that opponent learn which tile it was; the others do not.',
    'KZ-17':
      'Leg: look through the discarded tiles and take one of your choice into your hand, or none once you have looked. You must hold fewer than six tiles. Only the player who is using a leg may look at the discards.',
    'KZ-18': 'Torso: take any three ingredients from the supply, alike or different.',
    'KZ-19':
      'Tail: strike one tile on any board, your own included. A face-up tile is turned face down; a face-down tile is discarded, and its place is free again. The tail itself is turned face down before it strikes, and it can never strike itself. A struck tile’s own power does not happen, and nothing that was paid for it comes back.',
    'KZ-20':
      'Head: using it is not an action. When another player uses a power, you may turn your face-up head face down: that power has no effect, its tile stays face down, and the action is spent. With the option “What a head can stop” set to “Only what is aimed at its owner”, you may stop only a power that names you or one of your tiles; a head counts as naming the player whose power it stops.',
    'KZ-21':
      'What a head does is a power as well, so another player’s face-up head may stop it. Then the power that was stopped first goes through after all, and nobody is asked about it again. Each head is turned face down as it is used, so this soon comes to an end. You never turn your own head face down in any other way; only a tail can do that.',
    'KZ-22':
      'First name the power and what it is aimed at: an opponent for an ear or an arm, a tile for a tail. Then the players with a face-up head that may stop it are asked, one after another from the user’s left, until somebody does. What a torso gathers and what a leg takes is chosen only after that. When a tile is turned face down without effect, nobody is asked.',
    'KZ-23':
      'Discard a tile from your hand. Take the ingredients printed on it from the supply, and one of your alchemist’s favourite ingredient on top.',
    'KZ-24':
      'Restore your face-down tiles, that is, turn them face up again: all of them, without choosing. You need at least one face-down tile to do so.',
    'KZ-25':
      'The moment one player has a tile in all nine places, face up or face down, the creature wakes: “Kazaam!” The game ends by itself at once, and no further action is taken.',
    'KZ-26':
      'Only face-up tiles score. Each ear, arm and leg is worth 1 point; head, torso and tail are worth 2 points each.',
    'KZ-27':
      'If all of your face-up tiles belong to one homunculus, no matter which, each of them is worth 1 point more. A single face-up tile is enough. This holds for every player, not only for the one who finished.',
    'KZ-28': 'Each face-up tile of your alchemist’s favourite homunculus is worth 1 point more.',
    'KZ-29': 'The player who completed the creature scores 4 points more.',
    'KZ-30':
      'Whoever has the most points wins. Among players who are tied, more face-up tiles decide; among those still tied, more ingredients. If even that is equal, the game is a draw between them.',
    'KZ-31':
      'You build your creature on a board of three by three places. From left to right, the top row has the left ear, the head and the right ear; the middle row the left arm, the torso and the right arm; the bottom row the left leg, the tail and the right leg. Laid side by side, nine tiles join into one picture of the creature.',
    'KZ-32':
      'There are seventy tiles: nine parts of each of seven homunculi, and one part of each a second time with the same symbols (fire: right ear; bone: right arm; reptile: left leg; wood: left ear; fur: right leg; insect: left arm; stone: tail). The symbols on a tile are what it costs to play and what it yields when you extract from it. An ear has two of them, an arm or a leg three, a tail or a torso four, a head five, and never are three on a tile alike. The costs of the six favourite homunculi follow one pattern, moved on from ingredient to ingredient, so each favourite is equally hard to build. Stone is nobody’s favourite, and its costs are spread almost evenly.',
    'KZ-33':
      'Your hand is for your eyes only: the others see how many tiles you hold, unless an ear grants one of them a look. Nobody sees the tiles of the reserve, and only a leg opens the discards to the player who uses it; how many tiles there are in each is public, and so is each tile at the moment it is discarded; later, nothing tells it a second time. Everything else is open to all: boards, even which tile lies face down, ingredients, whose turn it is and how many actions are left. On a shared device, heads are therefore asked on the open table; the device changes hands only when the next choice would show a hand.',
  },
  homunculi: {
    fire: 'fire',
    bone: 'bone',
    reptile: 'reptile',
    wood: 'wood',
    fur: 'fur',
    insect: 'insect',
    stone: 'stone',
  },
  places,
  parts: { ear: 'ear', arm: 'arm', leg: 'leg', torso: 'torso', tail: 'tail', head: 'head' },
  powers: {
    ear: 'Look at the whole hand of one opponent.',
    arm: 'Take one tile at random from an opponent’s hand.',
    leg: 'Look through the discarded tiles and take one of your choice, or none.',
    torso: 'Take any three ingredients from the supply.',
    tail: 'Strike a tile on any board: face up, it is turned face down; face down, it is discarded.',
    head: 'When another player uses a power, turn the head face down to stop it; this is not an action.',
  },
  ingredients: {
    mercury: 'mercury',
    sulphur: 'sulphur',
    mandrake: 'mandrake',
    'unicorn-horn': 'unicorn horn',
    'dragon-blood': 'dragon blood',
    'phoenix-feather': 'phoenix feather',
  },
  alchemists,
  tile: nameOf,
};
