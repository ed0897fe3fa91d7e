import type { Language } from '@/engine/core/text';
import { frenchCounted } from '@/engine/core/wording';
import type { Cauldron } from '@/engine/games/witchs-brew/data';
import type { Declined } from '@/engine/games/witchs-brew/state';

/** What only the board says; names, questions, moves and refusals come from the game's own texts. */
export interface BoardWords {
  readonly set: (count: number) => string;
  readonly trick: (count: number) => string;
  readonly over: string;
  readonly close: string;
  readonly rule: string;
  /** What a touch does, and what a long one does. */
  readonly explains: string;
  readonly explainHint: string;

  /** What somebody is busy with while the others look on. */
  readonly choosing: (name: string) => string;
  readonly leading: (name: string) => string;
  readonly answering: (name: string) => string;
  readonly acting: (name: string) => string;

  readonly clock: (taken: number, all: number) => string;
  readonly opponents: string;
  readonly shelves: string;
  readonly pots: Readonly<Record<Cauldron, string>>;
  readonly hearth: string;
  readonly potionCards: (count: number) => string;
  readonly hasRavens: (count: number) => string;
  readonly held: (count: number) => string;
  readonly played: (roles: string) => string;
  readonly leads: string;

  /** On a ribbon. */
  readonly isAsked: string;
  readonly answersNext: string;
  readonly answersLater: string;
  readonly answersLast: string;
  readonly callShort: string;
  readonly claimShort: string;
  readonly lacksShort: string;
  readonly isOut: string;

  readonly outdone: string;

  readonly ofNeed: (lying: number, need: number) => string;
  readonly left: (count: number) => string;
  readonly empty: string;
  readonly needs: (goods: string) => string;
  readonly lying: (goods: string) => string;
  readonly anyDrops: (count: number) => string;
  readonly points: (count: number) => string;
  readonly withRaven: string;
  readonly canBrew: string;
  readonly spell: (name: string) => string;

  readonly nobodyElse: string;
  readonly mayStillTake: (count: number) => string;
  readonly orderOfSpeaking: (names: string) => string;
  readonly now: string;
  readonly ifItStands: string;
  /** What a favour is worth where everybody else pays. */
  readonly payLess: string;
  readonly cannotHave: Readonly<Record<Exclude<Declined, 'choice'>, string>>;

  readonly pay: string;
  readonly get: string;
  readonly nth: (count: number) => string;
  readonly oneMoreDrop: string;
  readonly oneMoreDropLong: string;
  readonly whichDrop: string;
  readonly brew: string;
  readonly sell: string;
  readonly take: (goods: string) => string;
  readonly takeThem: string;
  readonly give: string;
  readonly add: string;
  readonly addGold: (goods: string) => string;
  readonly collect: string;
  readonly decline: string;
  readonly leaveIt: string;
  readonly putBack: (goods: string) => string;
  readonly chooseMore: (count: number) => string;
  readonly chooseCauldron: string;
  readonly enough: string;
  readonly noMore: (drop: string) => string;
  readonly thisTrick: string;
  readonly nobodySpokeYet: string;
}

const NUMBERS_EN = ['', 'One', 'Two', 'Three', 'Four'];
const ORDINALS_EN = ['', 'first', 'second', 'third', 'fourth'];

const en: BoardWords = {
  set: (count) => `Round ${count}`,
  trick: (count) => `trick ${count}`,
  over: 'The game is over',
  close: 'Close',
  rule: 'Rule',
  explains: 'Tap for an explanation',
  explainHint: 'Press and hold for an explanation',
  choosing: (name) => `${name} is choosing five roles…`,
  leading: (name) => `${name} is choosing a role to call…`,
  answering: (name) => `${name} holds it and must answer…`,
  acting: (name) => `${name} is deciding…`,
  clock: (taken, all) => `Ravens taken: ${taken > all ? taken : `${taken} of ${all}`}`,
  opponents: 'The others',
  shelves: 'Shelves',
  pots: { iron: 'iron', copper: 'copper', silver: 'silver' },
  hearth: 'Hearth',
  potionCards: (count) => (count === 1 ? '1 potion card' : `${count} potion cards`),
  hasRavens: (count) => (count === 1 ? 'one of them with a raven' : `${count} of them with ravens`),
  held: (count) => (count === 1 ? '1 role still held' : `${count} roles still held`),
  played: (roles) => `played: ${roles}`,
  leads: 'leads',
  isAsked: 'is asked',
  answersNext: 'answers next',
  answersLater: 'answers later',
  answersLast: 'answers last',
  callShort: 'I am!',
  claimShort: 'No, I am!',
  lacksShort: 'has none',
  isOut: 'no roles left',
  outdone: 'outdone',
  ofNeed: (lying, need) => `${lying} of ${need}`,
  left: (count) => `${count} left`,
  empty: 'empty',
  needs: (goods) => `needs ${goods}`,
  lying: (goods) => `on it: ${goods}`,
  anyDrops: (count) => (count === 1 ? '1 drop of any colour' : `${count} drops of any colour`),
  points: (count) => (count === 1 ? '1 point' : `${count} points`),
  withRaven: 'with a raven',
  canBrew: 'can be brewed now',
  spell: (name) => `Open spell: ${name}`,
  nobodyElse: 'Nobody can take it from you any more',
  mayStillTake: (count) => `${NUMBERS_EN[count] ?? count} may still take it from you`,
  orderOfSpeaking: (names) => `Order of speaking: ${names}`,
  now: 'now',
  ifItStands: 'if it stands',
  payLess: 'pay 1 less',
  cannotHave: { price: 'you cannot pay', nothing: 'nothing to be had' },
  pay: 'Pay',
  get: 'Take',
  nth: (count) => `${ORDINALS_EN[count] ?? `${count}th`} raven`,
  oneMoreDrop: 'one more drop',
  oneMoreDropLong: 'One more drop of any colour for a vial',
  whichDrop: 'Which drop?',
  brew: 'Brew',
  sell: 'Sell',
  take: (goods) => `Take ${goods}`,
  takeThem: 'Take them',
  give: 'Give',
  add: 'Add them',
  addGold: (goods) => `Add ${goods}`,
  collect: 'Collect',
  decline: 'Decline',
  leaveIt: 'Leave it',
  putBack: (goods) => `Put back ${goods}`,
  chooseMore: (count) => (count === 1 ? 'Choose 1 drop' : `Choose ${count} drops`),
  chooseCauldron: 'Choose a cauldron',
  enough: 'That is enough. Tap one of the chosen drops to put it back.',
  noMore: (drop) => `There is no more ${drop}.`,
  thisTrick: 'This trick',
  nobodySpokeYet: 'No role has been called yet.',
};

const NUMBERS_IT = ['', '', 'due', 'tre', 'quattro'];
const ORDINALS_IT = ['', 'primo', 'secondo', 'terzo', 'quarto'];

const it: BoardWords = {
  set: (count) => `Round ${count}`,
  trick: (count) => `annuncio ${count}`,
  over: 'La partita è finita',
  close: 'Chiudi',
  rule: 'Regola',
  explains: 'Tocca per una spiegazione',
  explainHint: 'Tieni premuto per una spiegazione',
  choosing: (name) => `${name} sta scegliendo cinque ruoli…`,
  leading: (name) => `${name} sta scegliendo il ruolo da annunciare…`,
  answering: (name) => `${name} ce l’ha e deve rispondere…`,
  acting: (name) => `${name} sta decidendo…`,
  clock: (taken, all) => `Corvi presi: ${taken > all ? taken : `${taken} su ${all}`}`,
  opponents: 'Gli altri',
  shelves: 'Mensole',
  pots: { iron: 'ferro', copper: 'rame', silver: 'argento' },
  hearth: 'Focolare',
  potionCards: (count) => (count === 1 ? '1 carta pozione' : `${count} carte pozione`),
  hasRavens: (count) => (count === 1 ? 'una con un corvo' : `${count} con un corvo`),
  held: (count) => (count === 1 ? '1 ruolo ancora in mano' : `${count} ruoli ancora in mano`),
  played: (roles) => `giocati: ${roles}`,
  leads: 'apre',
  isAsked: 'è di turno',
  answersNext: 'risponde dopo',
  answersLater: 'più tardi',
  answersLast: 'risponde alla fine',
  callShort: 'Sono io!',
  claimShort: 'No, sono io!',
  lacksShort: 'non ce l’ha',
  isOut: 'nessun ruolo',
  outdone: 'ha perso il ruolo',
  ofNeed: (lying, need) => `${lying} su ${need}`,
  left: (count) => (count === 1 ? 'resta 1' : `restano ${count}`),
  empty: 'più nulla',
  needs: (goods) => `richiede ${goods}`,
  lying: (goods) => `sopra: ${goods}`,
  anyDrops: (count) => (count === 1 ? '1 goccia di qualsiasi colore' : `${count} gocce di qualsiasi colore`),
  points: (count) => (count === 1 ? '1 punto' : `${count} punti`),
  withRaven: 'con un corvo',
  canBrew: 'si può preparare ora',
  spell: (name) => `Incantesimo scoperto: ${name}`,
  nobodyElse: 'Nessuno può più togliertelo',
  mayStillTake: (count) =>
    count === 1
      ? 'Qualcuno può ancora togliertelo'
      : `In ${NUMBERS_IT[count] ?? count} possono ancora togliertelo`,
  orderOfSpeaking: (names) => `Ordine di risposta: ${names}`,
  now: 'subito',
  ifItStands: 'se resta a te',
  payLess: 'paghi 1 in meno',
  cannotHave: { price: 'non puoi pagare', nothing: 'nulla da ottenere' },
  pay: 'Paga',
  get: 'Prendi',
  nth: (count) => `${ORDINALS_IT[count] ?? `${count}º`} corvo`,
  oneMoreDrop: 'una goccia in più',
  oneMoreDropLong: 'Una goccia in più di qualsiasi colore per una fiala',
  whichDrop: 'Quale goccia?',
  brew: 'Prepara',
  sell: 'Vendi',
  take: (goods) => `Prendi ${goods}`,
  takeThem: 'Prendile',
  give: 'Dai',
  add: 'Aggiungi',
  addGold: (goods) => `Aggiungi ${goods}`,
  collect: 'Raccogli',
  decline: 'Rinuncia',
  leaveIt: 'Lascia',
  putBack: (goods) => `Rimetti ${goods}`,
  chooseMore: (count) => (count === 1 ? 'Scegli 1 goccia' : `Scegli ${count} gocce`),
  chooseCauldron: 'Scegli un calderone',
  enough: 'Bastano. Tocca una delle gocce scelte per rimetterla a posto.',
  noMore: (drop) => `Non c’è più ${drop}.`,
  thisTrick: 'Questo annuncio',
  nobodySpokeYet: 'Nessun ruolo è stato ancora annunciato.',
};

const NUMBERS_FR = ['', '', 'Deux', 'Trois', 'Quatre'];
const ORDINALS_FR = ['', 'premier', 'deuxième', 'troisième', 'quatrième'];

const fr: BoardWords = {
  set: (count) => `Manche ${count}`,
  trick: (count) => `annonce ${count}`,
  over: 'La partie est finie',
  close: 'Fermer',
  rule: 'Règle',
  explains: 'Toucher pour une explication',
  explainHint: 'Appui long pour une explication',
  choosing: (name) => `${name} choisit cinq rôles…`,
  leading: (name) => `${name} choisit le rôle à annoncer…`,
  answering: (name) => `${name} a ce rôle et doit répondre…`,
  acting: (name) => `${name} décide…`,
  clock: (taken, all) => `Corbeaux pris : ${taken > all ? taken : `${taken} sur ${all}`}`,
  opponents: 'Les autres',
  shelves: 'Étagères',
  pots: { iron: 'fer', copper: 'cuivre', silver: 'argent' },
  hearth: 'Âtre',
  potionCards: (count) => frenchCounted(count, 'carte potion', 'cartes potion'),
  hasRavens: (count) => (count === 1 ? 'dont une à corbeau' : `dont ${count} à corbeau`),
  held: (count) => `${frenchCounted(count, 'rôle')} encore en main`,
  played: (roles) => `joués : ${roles}`,
  leads: 'ouvre',
  isAsked: 'à son tour',
  answersNext: 'répond ensuite',
  answersLater: 'répond après',
  answersLast: 'répond en dernier',
  callShort: 'C’est moi !',
  claimShort: 'Non, moi !',
  lacksShort: 'ne l’a pas',
  isOut: 'plus de rôle',
  outdone: 'a perdu le rôle',
  ofNeed: (lying, need) => `${lying} sur ${need}`,
  left: (count) => (count < 2 ? `reste ${count}` : `restent ${count}`),
  empty: 'vide',
  needs: (goods) => `demande ${goods}`,
  lying: (goods) => `posé : ${goods}`,
  anyDrops: (count) => `${frenchCounted(count, 'goutte')} au choix`,
  points: (count) => frenchCounted(count, 'point'),
  withRaven: 'avec un corbeau',
  canBrew: 'à brasser maintenant',
  spell: (name) => `Sort visible : ${name}`,
  nobodyElse: 'Plus personne ne peut vous le prendre',
  mayStillTake: (count) =>
    count === 1
      ? 'Quelqu’un peut encore vous le prendre'
      : `${NUMBERS_FR[count] ?? count} peuvent encore vous le prendre`,
  orderOfSpeaking: (names) => `Ordre des réponses : ${names}`,
  now: 'tout de suite',
  ifItStands: 'si ça vous reste',
  payLess: 'payer 1 de moins',
  cannotHave: { price: 'vous ne pouvez pas payer', nothing: 'rien à obtenir' },
  pay: 'Payer',
  get: 'Prendre',
  nth: (count) => `${ORDINALS_FR[count] ?? `${count}e`} corbeau`,
  oneMoreDrop: 'une goutte de plus',
  oneMoreDropLong: 'Une goutte de plus, au choix, pour une fiole',
  whichDrop: 'Quelle goutte ?',
  brew: 'Brasser',
  sell: 'Vendre',
  take: (goods) => `Prendre ${goods}`,
  takeThem: 'Les prendre',
  give: 'Donner',
  add: 'Ajouter',
  addGold: (goods) => `Ajouter ${goods}`,
  collect: 'Récolter',
  decline: 'Renoncer',
  leaveIt: 'Laisser',
  putBack: (goods) => `Reposer ${goods}`,
  chooseMore: (count) => `Choisir ${frenchCounted(count, 'goutte')}`,
  chooseCauldron: 'Choisir un chaudron',
  enough: 'C’est assez. Touchez une des gouttes choisies pour la reposer.',
  noMore: (drop) => `Il n’y a plus de ${drop}.`,
  thisTrick: 'Cette annonce',
  nobodySpokeYet: 'Aucun rôle n’a encore été annoncé.',
};

export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { en, it, fr };
