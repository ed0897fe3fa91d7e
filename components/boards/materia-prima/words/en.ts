import { counted } from '@/engine/core/wording';

import { sheets } from './sheets-en';
import { table } from './table-en';
import type { BoardWords } from './words';

export const en: BoardWords = {
  table,
  sheets,
  list: {
    title: 'Figures and hexes',
    yours: 'Your figures',
    others: 'The others',
    othersOf: (name) => `Figures of ${name}`,
    hexes: 'All hexes',
    deeds: 'What you can do now',
    noDeeds: 'Nothing to do at the moment.',
    select: (figure) => `Choose ${figure}`,
    selected: 'chosen',
    withOdds: (move, odds) => `${move}, ${odds}`,
  },

  skip: 'Skip',
  close: 'Close',
  rule: 'Open the rule',
  pickUp: 'Pick up my formulas',
  explainHint: 'Press and hold for an explanation',

  towerOf: (name) => `tower of ${name}`,
  figureOf: (figure, name) => `${figure} of ${name}`,
  lying: (things) => `on the ground: ${things}`,
  carrying: (things) => `carries ${things}`,
  carriesNothing: 'carries nothing',
  load: (carried, capacity) => `${carried} of ${capacity} carried`,
  attack: (dice) => `attack ${dice}`,
  defence: (dice) => `defence ${dice}`,
  capacity: (count) => `capacity ${count}`,
  actions: (count) => counted(count, 'action', 'actions'),
  actionsLeft: (count) => (count === 0 ? 'no actions left' : `${counted(count, 'action', 'actions')} left`),
  additional: (actions) => `and one ${actions}`,
  actsNextTurn: 'acts from your next turn',
  soulless: 'without a soul',
  soulStones: (count) => counted(count, 'soul stone', 'soul stones'),
  wears: (gear) => `wears ${gear}`,
  level: (level) => `level ${level}`,
  costs: (cost) => `costs ${cost}`,
  wisdom: (count) => `${count} wisdom`,
  fragments: (levels) => `fragments of the Stone: ${levels}`,
  hasStone: 'has the Philosopher’s Stone',
  homunculi: (count) => counted(count, 'homunculus', 'homunculi'),
  formulas: (count) => counted(count, 'formula', 'formulas'),
  extensions: (count) => counted(count, 'extension', 'extensions'),
  offers: (kinds) => `research: ${kinds}`,
  sells: (extension) => `for sale: ${extension}`,
  chance: (percent) => `${percent} chance to win`,
  attacks: (figure, target) => `${figure} attacks ${target}…`,
};
