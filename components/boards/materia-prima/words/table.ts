import type { Deed } from '../touch/situation';

/** What stands round the map says. */
/** Why something cannot be done: as it fits on a button, and in full for those who listen. */
export interface Lack {
  readonly note: string;
  readonly said: string;
}

export interface TableWords {
  readonly round: (round: number) => string;
  /** Who is on turn, and which of his figures is to act. */
  readonly toAct: (name: string, figure: string) => string;
  readonly turnOf: (name: string) => string;
  readonly over: string;

  readonly map: string;
  readonly opponents: string;
  readonly figures: string;
  readonly deedsOf: (figure: string) => string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly legend: string;
  readonly list: string;
  readonly tower: string;
  readonly formulas: (count: number) => string;
  readonly mission: string;
  readonly yourFormulas: string;
  readonly ofLimit: (count: number, limit: number) => string;
  /** Over what has happened so far. */
  readonly since: string;

  readonly deeds: Readonly<Record<Deed, string>>;
  /** On the button there is room for little more than a word. */
  readonly endTurnSaid: string;
  readonly go: string;
  readonly steps: (count: number) => string;
  readonly hexes: (count: number) => string;
  readonly chooseGoal: string;
  readonly chooseHex: string;
  readonly placeHere: string;
  readonly answer: string;
  readonly waiting: (name: string) => string;

  /** On the second line of a button. */
  readonly fits: (count: number, thing: string) => string;
  readonly takeUp: string;
  readonly dropHere: string;
  readonly inReach: (count: number) => string;
  readonly actionsLeft: (count: number) => string;
  readonly nothingHere: Lack;
  readonly noRoom: Lack;
  readonly emptyHands: Lack;
  readonly noActions: Lack;
  readonly noWay: Lack;
  readonly nobodyNear: Lack;
  readonly cannotFight: Lack;
  readonly store: string;
  readonly research: string;
  readonly pack: string;
  readonly nothingToPack: Lack;

  readonly carried: (carried: number, capacity: number) => string;
  readonly attack: string;
  readonly defence: string;
  readonly wisdom: string;
  readonly chosen: string;
  readonly stepsAway: (count: number) => string;
  readonly canBeAttacked: string;
  /** In a review: what was played, and what would have been better. */
  readonly played: string;
  readonly better: string;
}
