import { counted } from '@/engine/core/wording';
import type { Level } from '@/engine/games/materia-prima/data';

import { sheets } from './sheets-en';
import { table } from './table-en';

export const en = {
  table,
  sheets,
  list: {
    title: 'Figures and places',
    yours: 'Your figures',
    othersOf: (name: string) => `Figures of ${name}`,
    /** What is looked for on the map. */
    places: { cities: 'Cities', towers: 'Towers', ground: 'Left on the ground', mines: 'Mines' },
    deeds: 'What you can do now',
    noDeeds: 'Nothing to do at the moment.',
    withOdds: (move: string, odds: string) => `${move}, ${odds}`,
  },
  /** What one begins with, before the first move. */
  opening: {
    youAre: (alchemist: string) => `You are ${alchemist}`,
    willPick: 'You will choose your alchemist',
    tower: 'your tower',
    soul: 'a soul stone',
    formulas: 'three formulas',
    mission: 'a secret mission',
    goal: 'Make the three fragments of the Philosopher’s Stone, keep a soul stone, and fulfil your secret mission: that ends the game, and the wisest wins.',
  },
  /** What a game came to. */
  outcome: {
    map: 'The map as it ended',
    fulfilled: (mission: string) => `${mission}, fulfilled`,
    notFulfilled: (mission: string) => `${mission}, not fulfilled`,
  },

  skip: 'Skip',
  close: 'Close',
  rule: 'Open the rule',
  pickUp: 'Pick up my formulas',
  explainHint: 'Press and hold for an explanation',

  /** How hexes, figures, cards and players are described. */
  towerOf: (name: string) => `tower of ${name}`,
  figureOf: (figure: string, name: string) => `${figure} of ${name}`,
  lying: (things: string) => `on the ground: ${things}`,
  carrying: (things: string) => `carries ${things}`,
  carriesNothing: 'carries nothing',
  load: (carried: number, capacity: number) => `${carried} of ${capacity} carried`,
  attack: (dice: number) => `attack ${dice}`,
  defence: (dice: number) => `defence ${dice}`,
  capacity: (count: number) => `capacity ${count}`,
  actions: (count: number) => counted(count, 'action', 'actions'),
  actionsLeft: (count: number) =>
    count === 0 ? 'no actions left' : `${counted(count, 'action', 'actions')} left`,
  additional: (actions: string) => `and one ${actions}`,
  actsNextTurn: 'acts from your next turn',
  soulless: 'without a soul',
  soulStones: (count: number) => counted(count, 'soul stone', 'soul stones'),
  wears: (gear: string) => `wears ${gear}`,
  level: (level: Level) => `level ${level}`,
  costs: (cost: string) => `costs ${cost}`,
  wisdom: (count: number) => `${count} wisdom`,
  fragments: (levels: string) => `fragments of the Stone: ${levels}`,
  hasStone: 'has the Philosopher’s Stone',
  homunculi: (count: number) => counted(count, 'homunculus', 'homunculi'),
  formulas: (count: number) => counted(count, 'formula', 'formulas'),
  extensions: (count: number) => counted(count, 'extension', 'extensions'),
  offers: (kinds: string) => `research: ${kinds}`,
  sells: (extension: string) => `for sale: ${extension}`,
  chance: (percent: string) => `${percent} chance to win`,
  attacks: (figure: string, target: string) => `${figure} attacks ${target}…`,
};
