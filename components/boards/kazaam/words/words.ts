import type { Language } from '@/engine/core/text';
import { counted, frenchCounted, frenchOf } from '@/engine/core/wording';
import { PLACES } from '@/engine/games/kazaam/data';

/** How many parts a creature has. */
const ALL = PLACES.length;

/** What only the board says; names, questions, moves and refusals come from the game's own texts. */
export interface BoardWords {
  readonly actions: (count: number) => string;
  readonly actionsLeft: (count: number) => string;
  readonly parts: (count: number) => string;
  readonly partsShort: (count: number) => string;
  readonly inHand: (count: number) => string;
  readonly ingredients: (count: number) => string;
  readonly waiting: (name: string) => string;
  readonly over: string;

  readonly ownBoard: string;
  readonly boardOf: (name: string) => string;
  readonly opponents: string;
  readonly hand: string;
  readonly pickUp: string;
  readonly vessels: string;
  readonly bench: string;
  readonly favourite: string;
  /** Of a tile: it is of the homunculus that counts more. */
  readonly favouriteTile: string;
  readonly favourites: (homunculus: string, ingredient: string) => string;

  readonly draw: string;
  readonly drawLabel: (left: number) => string;
  readonly extract: string;
  readonly extractLabel: string;
  readonly restore: string;
  readonly restoreLabel: (asleep: number) => string;
  readonly discards: string;
  readonly discardsLabel: (count: number) => string;

  readonly empty: (place: string) => string;
  readonly awake: (tile: string) => string;
  readonly asleep: (tile: string) => string;
  readonly chosen: string;
  readonly isNew: string;
  readonly target: string;
  readonly costs: (symbols: string) => string;
  readonly pays: (count: number) => string;

  readonly play: (place: string) => string;
  readonly playShort: string;
  readonly use: (place: string) => string;
  readonly strike: (place: string) => string;
  readonly useOn: (place: string, name: string) => string;
  readonly missing: (count: number) => string;
  readonly placeTaken: string;
  readonly handFull: string;
  readonly nothingToDraw: string;
  readonly chooseTarget: string;
  readonly noTarget: string;
  readonly gather: (left: number) => string;
  readonly reveal: string;
  readonly endTurn: string;
  /** To turn a part face down for nothing, and to be asked once whether that is meant. */
  readonly turnDown: string;
  readonly turnDownSurely: string;
  readonly putBack: string;
  readonly close: string;
  readonly moves: string;
  readonly movesTitle: string;
  readonly rule: string;
  readonly skip: string;

  readonly stopTitle: string;
  /** The same, where only one person plays. */
  readonly stopAlone: string;
  /** Who is asked whether to stop it, and who would be asked after. */
  readonly guards: (name: string, next: readonly string[]) => string;
  readonly stopBy: (name: string) => string;
  readonly headSleeps: (head: string) => string;
  readonly allow: string;

  readonly kazaam: string;
  readonly lives: (name: string) => string;

  readonly chooseTile: string;
  readonly noTileFor: (place: string) => string;
  readonly otherPlace: (place: string) => string;
}

const en: BoardWords = {
  actions: (count) => (count === 1 ? '1 action' : `${count} actions`),
  actionsLeft: (count) => (count === 1 ? '1 action left' : `${count} actions left`),
  parts: (count) => `${count} of ${ALL} parts`,
  partsShort: (count) => `${count}/${ALL}`,
  inHand: (count) => (count === 1 ? '1 tile in hand' : `${count} tiles in hand`),
  ingredients: (count) => (count === 1 ? '1 ingredient' : `${count} ingredients`),
  waiting: (name) => `${name} is choosing`,
  over: 'The game is over',
  ownBoard: 'Your creature',
  boardOf: (name) => `Creature of ${name}`,
  opponents: 'Opponents',
  hand: 'Your hand',
  pickUp: 'Pick up my tiles',
  vessels: 'Ingredients',
  bench: 'Bench',
  favourite: 'favourite',
  favouriteTile: 'favourite homunculus',
  favourites: (homunculus, ingredient) => `Favourites: ${homunculus} and ${ingredient}`,
  draw: 'Draw',
  drawLabel: (left) => `Draw a tile, ${left} in the reserve`,
  extract: 'Extract',
  extractLabel: 'Crucible: extract the chosen tile',
  restore: 'Restore',
  restoreLabel: (asleep) => `Restore all tiles, ${asleep} face down`,
  discards: 'Discards',
  discardsLabel: (count) => (count === 1 ? 'Discards: 1 tile' : `Discards: ${count} tiles`),
  empty: (place) => `${place}: empty`,
  awake: (tile) => `${tile}, face up`,
  asleep: (tile) => `${tile}, face down`,
  chosen: 'chosen',
  isNew: 'new',
  target: 'can be chosen',
  costs: (symbols) => `costs ${symbols}`,
  pays: (count) => `${count} to pay`,
  play: (place) => `Play ${place}`,
  playShort: 'Play',
  use: (place) => `Use ${place}`,
  strike: (place) => `Strike the ${place}`,
  useOn: (place, name) => `${place} on ${name}`,
  missing: () => 'Missing',
  placeTaken: 'Place taken',
  handFull: 'Hand is full',
  nothingToDraw: 'Nothing to draw',
  chooseTarget: 'Choose a target',
  noTarget: 'No target',
  gather: (left) => `Choose: ${left} left`,
  reveal: 'Show the tiles',
  endTurn: 'End turn',
  turnDown: 'Use without effect',
  turnDownSurely: 'Really without effect?',
  putBack: 'Put back',
  close: 'Close',
  moves: 'Moves',
  movesTitle: 'All that can be done now',
  rule: 'Rule',
  skip: 'Skip',
  stopTitle: 'Does anyone stop this?',
  stopAlone: 'Do you stop this?',
  guards: (name, next) =>
    `${next.length > 0 ? 'Heads' : 'Head'} face up: ${[`${name} is asked`, ...next].join(', then ')}.`,
  stopBy: (name) => `${name}: stop it`,
  headSleeps: (head) => `the ${head} is turned face down`,
  allow: 'Let it happen',
  kazaam: 'Kazaam!',
  lives: (name) => `${name} has brought a creature to life`,
  chooseTile: 'First choose a tile from your hand, then the crucible.',
  noTileFor: (place) => `None of your tiles belongs here: ${place}.`,
  otherPlace: (place) => `That tile has one place only: ${place}.`,
};

const FEMININE_IT = /^(testa|gamba|coda)/i;

const it: BoardWords = {
  actions: (count) => (count === 1 ? '1 azione' : `${count} azioni`),
  actionsLeft: (count) => (count === 1 ? '1 azione rimasta' : `${count} azioni rimaste`),
  parts: (count) => `${counted(count, 'parte', 'parti')} su ${ALL}`,
  partsShort: (count) => `${count}/${ALL}`,
  inHand: (count) => (count === 1 ? '1 tessera in mano' : `${count} tessere in mano`),
  ingredients: (count) => (count === 1 ? '1 ingrediente' : `${count} ingredienti`),
  waiting: (name) => `${name} sta scegliendo`,
  over: 'La partita è finita',
  ownBoard: 'La tua creatura',
  boardOf: (name) => `Creatura di ${name}`,
  opponents: 'Avversari',
  hand: 'La tua mano',
  pickUp: 'Riprendi le tue tessere',
  vessels: 'Ingredienti',
  bench: 'Banco',
  favourite: 'preferito',
  favouriteTile: 'homunculus preferito',
  favourites: (homunculus, ingredient) => `Preferiti: ${homunculus} e ${ingredient}`,
  draw: 'Pesca',
  drawLabel: (left) => `Pesca una tessera, ${left} nella riserva`,
  extract: 'Estrai',
  extractLabel: 'Crogiolo: estrai dalla tessera scelta',
  restore: 'Scopri',
  restoreLabel: (asleep) => `Scopri tutte le tessere, ${asleep} a faccia in giù`,
  discards: 'Scarti',
  discardsLabel: (count) => (count === 1 ? 'Scarti: 1 tessera' : `Scarti: ${count} tessere`),
  empty: (place) => `${place}: ${FEMININE_IT.test(place) ? 'vuota' : 'vuoto'}`,
  awake: (tile) => `${tile}, a faccia in su`,
  asleep: (tile) => `${tile}, a faccia in giù`,
  chosen: 'la tua scelta',
  isNew: 'nuova',
  target: 'si può scegliere',
  costs: (symbols) => `costa ${symbols}`,
  pays: (count) => `${count} da pagare`,
  play: (place) => `Gioca ${place}`,
  playShort: 'Gioca',
  use: (place) => `Usa ${place}`,
  strike: (place) => `Colpisci: ${place}`,
  useOn: (place, name) => `${place} su ${name}`,
  missing: (count) => (count === 1 ? 'Manca' : 'Mancano'),
  placeTaken: 'Posto occupato',
  handFull: 'Mano piena',
  nothingToDraw: 'Niente da pescare',
  chooseTarget: 'Scegli un bersaglio',
  noTarget: 'Nessun bersaglio',
  gather: (left) => `Scegli: ancora ${left}`,
  reveal: 'Mostra le tessere',
  endTurn: 'Fine turno',
  turnDown: 'Usa senza effetto',
  turnDownSurely: 'Davvero senza effetto?',
  putBack: 'Rimetti',
  close: 'Chiudi',
  moves: 'Mosse',
  movesTitle: 'Tutto ciò che si può fare ora',
  rule: 'Regola',
  skip: 'Salta',
  stopTitle: 'Qualcuno si oppone?',
  stopAlone: 'Ti opponi?',
  guards: (name, next) =>
    `${next.length > 0 ? 'Teste scoperte' : 'Testa scoperta'}: la scelta è di ${[name, ...next].join(', poi di ')}.`,
  stopBy: (name) => `${name}: annulla`,
  headSleeps: (head) => `${head}: si gira a faccia in giù`,
  allow: 'Lascia fare',
  kazaam: 'Kazaam!',
  lives: (name) => `${name} ha dato vita alla sua creatura`,
  chooseTile: 'Prima scegli una tessera della mano, poi il crogiolo.',
  noTileFor: (place) => `Nessuna delle tue tessere va qui: ${place}.`,
  otherPlace: (place) => `Quella tessera ha un solo posto: ${place}.`,
};

const fr: BoardWords = {
  actions: (count) => frenchCounted(count, 'action'),
  actionsLeft: (count) => frenchCounted(count, 'action restante', 'actions restantes'),
  parts: (count) => `${frenchCounted(count, 'pièce')} sur ${ALL}`,
  partsShort: (count) => `${count}/${ALL}`,
  inHand: (count) => `${frenchCounted(count, 'tuile')} en main`,
  ingredients: (count) => frenchCounted(count, 'ingrédient'),
  waiting: (name) => `${name} réfléchit`,
  over: 'La partie est finie',
  ownBoard: 'Votre créature',
  boardOf: (name) => `Créature ${frenchOf(name)}`,
  opponents: 'Adversaires',
  hand: 'Votre main',
  pickUp: 'Reprendre mes tuiles',
  vessels: 'Ingrédients',
  bench: 'Établi',
  favourite: 'favori',
  favouriteTile: 'homonculus favori',
  favourites: (homunculus, ingredient) => `Favoris : ${homunculus} et ${ingredient}`,
  draw: 'Piocher',
  drawLabel: (left) => `Piocher une tuile, ${left} dans la pioche`,
  extract: 'Extraire',
  extractLabel: 'Creuset : extraire de la tuile choisie',
  restore: 'Révéler',
  restoreLabel: (asleep) => `Révéler toutes les tuiles, ${asleep} face cachée`,
  discards: 'Défausse',
  discardsLabel: (count) => `Défausse : ${frenchCounted(count, 'tuile')}`,
  empty: (place) => `${place} : vide`,
  awake: (tile) => `${tile}, face visible`,
  asleep: (tile) => `${tile}, face cachée`,
  chosen: 'votre choix',
  isNew: 'nouvelle',
  target: 'choix possible',
  costs: (symbols) => `coûte ${symbols}`,
  pays: (count) => `${count} à payer`,
  play: (place) => `Jouer ${place}`,
  playShort: 'Jouer',
  use: (place) => `Utiliser ${place}`,
  strike: (place) => `Frapper : ${place}`,
  useOn: (place, name) => `${place} sur ${name}`,
  missing: () => 'Il manque',
  placeTaken: 'Emplacement pris',
  handFull: 'Main pleine',
  nothingToDraw: 'Rien à piocher',
  chooseTarget: 'Choisir une cible',
  noTarget: 'Aucune cible',
  gather: (left) => `Choisir : encore ${left}`,
  reveal: 'Montrer les tuiles',
  endTurn: 'Fin du tour',
  turnDown: 'Utiliser sans effet',
  turnDownSurely: 'Vraiment sans effet ?',
  putBack: 'Reposer',
  close: 'Fermer',
  moves: 'Coups',
  movesTitle: 'Tout ce qu’on peut faire maintenant',
  rule: 'Règle',
  skip: 'Passer',
  stopTitle: 'Quelqu’un s’y oppose ?',
  stopAlone: 'Vous y opposez-vous ?',
  guards: (name, next) =>
    `${next.length > 0 ? 'Têtes visibles' : 'Tête visible'} : ${[`${name} doit choisir`, ...next].join(', puis ')}.`,
  stopBy: (name) => `${name} : annuler`,
  headSleeps: (head) => `${head} : passe face cachée`,
  allow: 'Laisser faire',
  kazaam: 'Kazaam !',
  lives: (name) => `${name} a donné vie à sa créature`,
  chooseTile: 'Choisissez d’abord une tuile de votre main, puis le creuset.',
  noTileFor: (place) => `Aucune de vos tuiles ne va ici : ${place}.`,
  otherPlace: (place) => `Cette tuile n’a qu’un emplacement : ${place}.`,
};

export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { en, it, fr };
