import { counted } from '@/engine/core/wording';

import type { Deed } from '../touch/situation';

/** Why something cannot be done: as it fits on a button, and in full for those who listen. */
export interface Lack {
  readonly note: string;
  readonly said: string;
}

/** What stands round the map says. */
export const table = {
  round: (round: number) => `Round ${round}`,
  /** Who is on turn, and which of his figures is to act. */
  toAct: (name: string, figure: string) => `${name} · ${figure} to act`,
  turnOf: (name: string) => `${name}’s turn`,
  over: 'The game is over',

  map: 'Map',
  opponents: 'The others',
  figures: 'Your figures',
  deedsOf: (figure: string) => `What ${figure} can do`,
  zoomIn: 'Look closer',
  zoomOut: 'Look from farther away',
  legend: 'Signs on the map',
  list: 'List of figures and places',
  tower: 'Tower',
  formulas: (count: number): string => (count === 1 ? 'Formula' : 'Formulas'),
  mission: 'Mission',
  yourFormulas: 'Your formulas',
  ofLimit: (count: number, limit: number) => `${count} of ${limit}`,
  /** Over what has happened so far. */
  since: 'What happened',

  deeds: {
    move: 'Move',
    extract: 'Extract',
    drop: 'Drop',
    attack: 'Attack',
    tower: 'Tower',
    equip: 'Equip',
    city: 'City',
    endTurn: 'End turn',
  } satisfies Readonly<Record<Deed, string>>,
  /** On the button there is room for little more than a word. */
  endTurnSaid: 'End turn',
  /** Asked before a turn ends in which somebody could still act. */
  playOn: 'Play on',
  lapsing: (count: number) => `${counted(count, 'action', 'actions')} unused`,
  /** Of the dice, as they lie. */
  victory: 'Victory!',
  repelled: 'Repelled!',
  against: (verdict: string, attack: number, defence: number) => `${verdict} ${attack} against ${defence}`,
  go: 'Go',
  steps: (count: number) => counted(count, 'step', 'steps'),
  hexes: (count: number) => counted(count, 'hex', 'hexes'),
  chooseGoal: 'where to?',
  chooseHex: 'Tap a lit hex: your tower will stand there.',
  placeHere: 'Build the tower here',
  answer: 'Answer',
  waiting: (name: string) => `${name} is thinking`,

  /** On the second line of a button. */
  fits: (count: number, thing: string) => `${count} ${thing}`,
  takeUp: 'take up',
  dropHere: 'here',
  inReach: (count: number) => `${count} in reach`,
  actionsLeft: (count: number) => `${count} left`,
  nothingHere: { note: 'none here', said: 'nothing to take here' },
  noRoom: { note: 'no room', said: 'no room to carry more' },
  emptyHands: { note: 'no load', said: 'empty hands' },
  noActions: { note: 'no action', said: 'no action left' },
  noWay: { note: 'no way', said: 'no way from here' },
  nobodyNear: { note: 'nobody', said: 'nobody near enough to attack' },
  cannotFight: { note: 'no weapon', said: 'no weapon to attack with' },
  store: 'the still',
  research: 'research',
  pack: 'load',
  nothingToPack: { note: 'nothing', said: 'nothing to leave or take' },

  carried: (carried: number, capacity: number) => `${carried}/${capacity}`,
  chosen: 'chosen',
  stepsAway: (count: number) => `${counted(count, 'step', 'steps')} away`,
  canBeAttacked: 'can be attacked',
  /** In a review: what was played, and what would have been better. */
  played: 'played',
  better: 'better',
};

export type TableWords = Readonly<typeof table>;
