import type { Level } from '@/engine/games/materia-prima/data';

/** What lies over the map says. */
export interface SheetWords {
  readonly rules: string;
  readonly read: string;
  readonly notNow: string;
  readonly back: string;
  /** On the buttons that do it. */
  readonly acts: Readonly<Record<'drop' | 'equip' | 'convert' | 'transmute' | 'research' | 'buy', string>>;
  readonly oneAction: string;
  readonly noAction: string;
  readonly nothingChanges: string;
  readonly enough: string;

  /** The tower: pyramid, elements, formulas. */
  readonly madeFrom: (one: string, other: string) => string;
  readonly canMake: string;
  readonly isBasic: (element: string) => string;
  readonly chooseProduct: string;
  readonly onlyAtHome: (figure: string) => string;
  readonly nothingToMake: string;
  readonly noActionLeft: string;
  readonly withinReach: (formula: string) => string;
  readonly payWith: string;
  readonly whereElements: string;
  readonly inTower: string;
  readonly with: (figure: string) => string;
  readonly shift: string;
  readonly equipNote: string;
  readonly hand: string;
  readonly noFormulas: string;
  readonly chooseFormula: string;
  readonly formulasTitle: (count: number, limit: number) => string;
  readonly fragment: (level: Level) => string;
  readonly ready: string;
  readonly afterConvert: string;
  readonly needs: (things: string) => string;
  readonly actsNextTurn: string;
  readonly wearOrStore: string;
  readonly wear: string;
  readonly store: string;
  readonly dissolves: string;

  /** Extensions. */
  readonly extensions: string;
  readonly noExtensions: string;
  readonly use: string;
  readonly canUse: string;
  readonly isUsed: string;
  readonly fromNextTurn: string;
  readonly forWhom: string;

  /** Packing. */
  readonly equipTitle: (figure: string) => string;
  readonly shiftTitle: (figure: string) => string;
  readonly gear: (worn: number, most: number) => string;
  readonly goesAlong: string;
  readonly staysInTower: string;
  readonly leave: (element: string, count: number) => string;
  readonly leaveShort: string;
  readonly leaveAll: string;
  readonly takeAlong: (element: string, count: number) => string;
  readonly tooMuch: (count: number) => string;
  readonly nothingStored: string;

  /** Mission. */
  readonly mission: string;
  readonly missionChoice: string;
  readonly missionSecret: string;
  readonly chooseMission: string;
  readonly noMission: string;
  readonly showMission: string;
  readonly hideMission: string;
  readonly holdMission: string;
  readonly alsoNeeds: string;
  readonly stoneSoFar: (fragments: number) => string;
  readonly isMet: string;
  readonly isNotMet: string;

  /** City. */
  readonly noCity: string;
  readonly research: (draw: number, keep: number) => string;
  readonly handFull: (held: number, limit: number) => string;
  readonly markPay: string;
  readonly paysOf: (element: string, marked: number, count: number) => string;
  readonly carriesNothing: string;

  /** Choices between formulas, and of an alchemist. */
  readonly keep: string;
  readonly keepTitle: (kind: string) => string;
  readonly keepHelp: (count: number) => string;
  readonly chooseKept: (count: number) => string;
  readonly thenDiscard: (count: number) => string;
  readonly discard: string;
  readonly discardTitle: (count: number) => string;
  readonly discardHelp: (limit: number) => string;
  readonly chooseDiscard: (count: number) => string;
  readonly pick: string;
  readonly pickAlchemist: (who: string) => string;
  /** What an alchemist is without a soul stone. */
  readonly soulless: (strength: string) => string;
  readonly chooseAlchemist: string;

  /** Fight and loot. */
  readonly attackTitle: (figure: string) => string;
  readonly whom: string;
  readonly roll: string;
  readonly rollNote: string;
  readonly dice: (count: number) => string;
  readonly ownDice: (count: number) => string;
  readonly winsOf: (percent: string) => string;
  readonly likelyTotals: string;
  readonly ifYouWin: string;
  readonly ifNot: string;
  readonly noElements: string;
  readonly soulTaken: string;
  readonly soulDrops: string;
  readonly roomFor: (count: number) => string;
  readonly goesHome: (figure: string) => string;
  readonly isGone: (figure: string) => string;
  readonly nothingLost: string;
  readonly tieDefends: string;
  readonly spoils: string;
  readonly takeUp: string;
  readonly beats: (attack: number, defence: number) => string;
  readonly loserCarried: string;
  readonly liesHere: string;
  readonly take: string;
  readonly markLoot: (count: number) => string;
  readonly lootHelp: string;

  /** Dropping and taking up. */
  readonly dropTitle: (figure: string) => string;
  readonly dropHelp: string;
  readonly markDrop: string;
  /** Whoever drops his last soul stone is soulless. */
  readonly lastSoul: (figure: string) => string;
  readonly markedOf: (thing: string, marked: number, count: number) => string;
  readonly allElements: string;
  readonly extractTitle: (figure: string) => string;
  readonly nothingToTake: string;
  readonly allThatFits: string;
  readonly fromMine: string;
  readonly fromGround: string;

  /** What is only read. */
  readonly figures: string;
  readonly gearTitle: string;
  readonly worn: string;
  readonly stored: string;
  readonly fragments: string;
  readonly mineOf: (element: string) => string;
  readonly elements: string;
  readonly legend: string;
  readonly legendChosen: string;
  readonly legendNear: string;
  readonly legendFar: string;
  readonly legendAttack: string;
  readonly legendExtract: string;
  readonly legendPips: string;
  readonly legendMine: string;
  readonly legendSoul: string;
}
