import { counted } from '@/engine/core/wording';
import type { Level } from '@/engine/games/materia-prima/data';

const FRAGMENTS: Readonly<Record<Level, string>> = {
  1: 'First fragment of the Stone',
  2: 'Second fragment of the Stone',
  3: 'Third fragment of the Stone',
};

const formulas = (count: number) => counted(count, 'formula', 'formulas');

/** What lies over the map says. */
export const sheets = {
  rules: 'Rules',
  read: 'Read the card',
  notNow: 'Not possible at the moment.',
  back: 'Back',
  /** On the buttons that do it. */
  acts: {
    drop: 'Drop',
    equip: 'Equip',
    convert: 'Convert',
    transmute: 'Transmute',
    research: 'Research',
    buy: 'Buy',
  },
  oneAction: 'one action',
  noAction: 'no action',
  nothingChanges: 'nothing changes',
  enough: 'That is all',

  /** The tower: pyramid, elements, formulas. */
  madeFrom: (one: string, other: string) => `from ${one} and ${other}`,
  canMake: 'can be made now',
  isBasic: (element: string) => `${element} comes from mines, not from the still.`,
  chooseProduct: 'choose what to make',
  onlyAtHome: (figure: string) => `${figure} can do this only in the tower`,
  nothingToMake: 'no two elements here go together',
  noActionLeft: 'no action left',
  withinReach: (formula: string) => `then ${formula} is within reach`,
  payWith: 'Pay with',
  whereElements: 'Where the elements are',
  inTower: 'In the tower',
  with: (figure: string) => `With ${figure}`,
  shift: 'Shift elements',
  equipNote: 'change gear and load',
  hand: 'Your formulas',
  noFormulas: 'You hold no formula. Cities offer Research.',
  chooseFormula: 'Tap a formula to see what it takes.',
  formulasTitle: (count: number, limit: number) => `Formulas, ${count} of ${limit}`,
  fragment: (level: Level) => FRAGMENTS[level],
  ready: 'all there',
  afterConvert: 'after this Convert',
  needs: (things: string) => `needs ${things}`,
  stoneThen: (fragments: number) => `one action · the Stone: ${fragments} of 3`,
  actsNextTurn: 'one action · acts from your next turn',
  wearOrStore: 'What becomes of it',
  wear: 'Wear it',
  store: 'Store it in the tower',
  dissolves: 'You have three homunculi. Which one dissolves?',

  /** Extensions. */
  extensions: 'Extensions of your tower',
  noExtensions: 'Your tower has no extension yet. Cities sell them.',
  use: 'Use it',
  canUse: 'can be used now',
  isUsed: 'in use this turn',
  fromNextTurn: 'works from your next turn',
  forWhom: 'For whom?',

  /** Packing. */
  equipTitle: (figure: string) => `Equip ${figure}`,
  shiftTitle: (figure: string) => `What ${figure} carries`,
  gear: (worn: number, most: number) => `Gear worn: ${worn} of ${most}`,
  goesAlong: 'Goes along',
  staysInTower: 'Stays in the tower',
  leave: (element: string, count: number) => `Leave ${element}, ${count} packed`,
  leaveAll: 'Leave everything',
  takeAlong: (element: string, count: number) => `Take ${element} along, ${count} in the tower`,
  tooMuch: (count: number) => `${count} too many to carry`,
  nothingStored: 'No elements.',

  /** Mission. */
  mission: 'Your mission',
  missionChoice: 'Choose your mission',
  missionSecret: 'Keep one of them. Nobody else sees it before the end, and nobody ever sees the other.',
  chooseMission: 'choose one of the two',
  noMission: 'The mission is seen only by its owner.',
  showMission: 'Turn it over',
  hideMission: 'Turn it face down',
  holdMission: 'Press and hold to look at it',
  alsoNeeds: 'To fulfil it you also need',
  stoneSoFar: (fragments: number) => `The Philosopher’s Stone, ${fragments} of 3 fragments`,
  isMet: 'you have it',
  isNotMet: 'still missing',

  /** City. */
  noCity: 'Not in a city',
  research: (draw: number, keep: number) => `Look at ${formulas(draw)} of one kind and keep ${keep}.`,
  handFull: (held: number, limit: number) => `You hold ${held} of ${limit}: any more are discarded.`,
  markPay: 'mark what you pay with',
  paysOf: (element: string, marked: number, count: number) => `${element}, ${marked} of ${count} paid`,
  carriesNothing: 'Your alchemist carries nothing to pay with.',

  /** Choices between formulas, and of an alchemist. */
  keep: 'Keep',
  keepTitle: (kind: string) => `Research: ${kind}`,
  keepHelp: (count: number) =>
    count === 1 ? 'Keep one; the rest goes under the deck.' : `Keep ${count}; the rest goes under the deck.`,
  chooseKept: (count: number) => (count === 1 ? 'choose one' : `choose ${count}`),
  thenDiscard: (count: number) => `Your hand will be too large: you then discard ${formulas(count)}.`,
  discard: 'Discard',
  discardTitle: (count: number) => `Discard ${formulas(count)}`,
  discardHelp: (limit: number) => `You may hold ${limit}. What you discard goes under its deck.`,
  chooseDiscard: (count: number) => `choose ${formulas(count)}`,
  pick: 'Play as',
  pickAlchemist: (who: string) => `${who}, pick your alchemist`,
  /** What an alchemist is without a soul stone. */
  soulless: (strength: string) => `Without a soul stone: ${strength}`,
  chooseAlchemist: 'choose one of them',

  /** Fight and loot. */
  attackTitle: (figure: string) => `Attack ${figure}?`,
  whom: 'Whom?',
  roll: 'Roll the dice',
  rollNote: 'one action · cannot be undone',
  dice: (count: number) => counted(count, 'die', 'dice'),
  ownDice: (count: number) => `${count} own`,
  winsOf: (percent: string) => `You win ${percent} of the time`,
  likelyTotals: 'likely totals',
  ifYouWin: 'If you win',
  ifNot: 'If not',
  noElements: 'No elements to take.',
  soulTaken: 'You also take a soul stone.',
  soulDrops: 'A soul stone drops there.',
  roomFor: (count: number) =>
    count === 0 ? 'No room: everything drops there.' : `Room for ${count}; the rest drops there.`,
  goesHome: (figure: string) => `${figure} goes home to the tower.`,
  isGone: (figure: string) => `${figure} leaves the map.`,
  nothingLost: 'Nothing is lost but the action.',
  tieDefends: 'A tie goes to the defence.',
  spoils: 'Spoils of the fight',
  takeUp: 'What to pick up',
  beats: (attack: number, defence: number) => `${attack} beats ${defence}`,
  loserCarried: 'The loser carried',
  liesHere: 'On the ground',
  take: 'Take and go on',
  markLoot: (count: number) => `mark ${count} more`,
  lootHelp: 'Tap a token to take it or leave it. What is left lies on the hex.',

  /** Dropping and taking up. */
  dropTitle: (figure: string) => `${figure} drops`,
  dropHelp: 'One action, whatever the number. It stays on the hex for anybody to take.',
  markDrop: 'mark what to drop',
  /** Whoever drops his last soul stone is soulless. */
  lastSoul: (figure: string) => `Without a soul stone ${figure} is soulless and cannot end the game.`,
  markedOf: (thing: string, marked: number, count: number) =>
    count === 1 ? thing : `${thing}, ${marked} of ${count} marked`,
  allElements: 'All elements',
  extractTitle: (figure: string) => `What ${figure} takes`,
  nothingToTake: 'There is nothing to take here now.',
  allThatFits: 'All that fits',
  fromMine: 'from a mine',
  fromGround: 'from the ground',

  /** What is only read. */
  figures: 'Figures',
  gearTitle: 'Equipment',
  worn: 'worn',
  stored: 'stored',
  fragments: 'Fragments of the Stone',
  mineOf: (element: string) => `Whoever extracts here gets ${element}.`,
  elements: 'Elements',
  legend: 'Signs on the map',
  legendChosen: 'The figure that acts stands here.',
  legendNear: 'One action away.',
  legendFar: 'Farther away: as many actions as there are flames.',
  legendAttack: 'Somebody here can be attacked.',
  legendExtract: 'Something can be extracted here.',
  legendPips: 'Actions: a flame is still left.',
  legendMine: 'A mine, by the sign of its element.',
  legendSoul: 'A soul stone: a further life, needed to end the game.',
};

export type SheetWords = Readonly<typeof sheets>;
