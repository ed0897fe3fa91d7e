import { frenchCounted as counted, frenchOf } from '@/engine/core/wording';

import { sheets } from './sheets-fr';
import { table } from './table-fr';
import type { BoardWords } from './words';

export const fr: BoardWords = {
  table,
  sheets,
  list: {
    title: 'Figurines et lieux',
    yours: 'Vos figurines',
    othersOf: (name) => `Figurines ${frenchOf(name)}`,
    places: { cities: 'Villes', towers: 'Donjons', ground: 'Laissé au sol', mines: 'Mines' },
    deeds: 'Ce que vous pouvez faire',
    noDeeds: 'Rien à faire pour le moment.',
    withOdds: (move, odds) => `${move}, ${odds}`,
  },
  opening: {
    youAre: (alchemist) => `Vous êtes ${alchemist}`,
    willPick: 'Vous choisirez votre alchimiste',
    tower: 'votre donjon',
    soul: 'une pierre d’âme',
    formulas: 'trois formules',
    mission: 'une mission secrète',
    goal: 'Créez les trois fragments de la Pierre philosophale, gardez une pierre d’âme et accomplissez votre mission secrète : la partie s’arrête alors, et la plus grande sagesse l’emporte.',
  },
  outcome: {
    map: 'Le plateau à la fin',
    fulfilled: (mission) => `${mission}, accomplie`,
    notFulfilled: (mission) => `${mission}, non accomplie`,
  },

  skip: 'Passer',
  close: 'Fermer',
  rule: 'Ouvrir la règle',
  pickUp: 'Reprendre mes formules',
  explainHint: 'Appui long pour une explication',

  towerOf: (name) => `donjon ${frenchOf(name)}`,
  figureOf: (figure, name) => `${figure} ${frenchOf(name)}`,
  lying: (things) => `au sol : ${things}`,
  carrying: (things) => `transporte ${things}`,
  carriesNothing: 'ne transporte rien',
  load: (carried, capacity) => `charge ${carried} sur ${capacity}`,
  attack: (dice) => `attaque ${dice}`,
  defence: (dice) => `défense ${dice}`,
  capacity: (count) => `capacité ${count}`,
  actions: (count) => counted(count, 'action', 'actions'),
  actionsLeft: (count) =>
    count === 0 ? 'plus d’action' : counted(count, 'action restante', 'actions restantes'),
  additional: (actions) => `plus ${actions}`,
  actsNextTurn: 'agit dès votre prochain tour',
  soulless: 'sans âme',
  soulStones: (count) => counted(count, 'pierre d’âme', 'pierres d’âme'),
  wears: (gear) => `porte ${gear}`,
  level: (level) => `niveau ${level}`,
  costs: (cost) => `coûte ${cost}`,
  wisdom: (count) => `${counted(count, 'point')} de sagesse`,
  fragments: (levels) => `fragments de la Pierre : ${levels}`,
  hasStone: 'possède la Pierre philosophale',
  homunculi: (count) => counted(count, 'homoncule', 'homoncules'),
  formulas: (count) => counted(count, 'formule', 'formules'),
  extensions: (count) => counted(count, 'extension', 'extensions'),
  offers: (kinds) => `recherche : ${kinds}`,
  sells: (extension) => `en vente : ${extension}`,
  chance: (percent) => `${percent} de chances de gagner`,
  attacks: (figure, target) => `${figure} attaque ${target}…`,
};
