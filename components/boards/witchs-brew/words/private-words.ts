import type { Language } from '@/engine/core/text';
import { frenchCounted, joined } from '@/engine/core/wording';

/** What is said where a player chooses and leads, in explanations, and in the count at the end. */
const en = {
  chooseTitle: 'Choose five roles',
  onlyYou: (name: string, set: number) => `${name}, only you should see this. Round ${set}.`,
  /** The same, where nobody else could look. */
  alone: (set: number) => `Round ${set}`,
  forSale: 'What can be had now',
  spell: (name: string) => `Spell: ${name}`,
  leadingOrder: (leader: string, others: readonly string[]) =>
    `${leader} leads this round; then come ${joined(others, 'and')}`,
  roles: 'The twelve roles',
  full: 'full',
  favour: 'favour',
  fullAction: 'Full action',
  forbidden: 'forbidden in this round',
  takeHint: 'Takes this role',
  putBackHint: 'Puts this role back',
  howToChoose: 'Tap to take, tap again to put back',
  toldHere: 'What a role does is told here.',
  tray: (free: number) =>
    free === 0
      ? 'Your five roles: all chosen'
      : `Your five roles: ${free === 1 ? '1 place' : `${free} places`} free`,
  putBack: (role: string) => `Put back: ${role}`,
  more: (free: number) =>
    free === 5 ? 'Choose five' : `Choose ${['no', 'one', 'two', 'three', 'four'][free] ?? free} more`,
  seal: 'Seal',
  sealHint: 'Keeps these five roles for this round',
  notYet: (free: number) =>
    free === 1
      ? 'One place is still free: choose one more role.'
      : `${free} places are still free: choose ${free} more roles.`,
  noPlace: 'All five places are taken. First put one role back.',
  /** Of a role that is lit to be put back. */
  oneTooMany: (role: string) => `${role} is not one of the five meant here: tap it once more to put it back.`,
  explains: (role: string) => `Explain: ${role}`,

  hand: 'Your roles',
  played: 'played',
  pickUp: 'Pick up my cards',
  faceDown: 'Everybody was looking here: your cards lie face down.',
  whichRole: 'Which of your roles do you call?',
  carryHere: 'Tap a card, or carry it here',
  rolePlace: 'Place for the role that is called',
  callRole: (role: string) => `Call: ${role}`,

  open: 'Open now',
  stackLeft: (count: number) => (count === 1 ? '1 card left' : `${count} cards left`),
  onlyTop: 'Only the first one can be had; the others follow in this order.',
  noneLeft: 'This stack is empty. Whoever calls its role gets nothing.',
  inRole: (role: string) => `Belongs to: ${role}`,
  openCards: 'Open cards',
  noOpenCards: 'No card with a raven yet',
  hiddenCards: (count: number) => (count === 1 ? '1 card face down' : `${count} cards face down`),
  onlyYouKnow: 'Only you know these',
  answers: 'Played in this round',
  noAnswers: 'No role yet',
  ravensTitle: 'The ravens',
  ravens: (count: number, end: number) =>
    count > end ? `${count} ravens have come` : `${count} of ${end} ravens have come`,
  ruleNamed: (rule: string) => `Rule ${rule}`,

  count: 'The count',
  vials: (count: number) => (count === 1 ? '1 vial' : `${count} vials`),
  skip: 'Skip',
  goOn: 'Go on',
};

export type PrivateWords = Readonly<typeof en>;

const it: PrivateWords = {
  chooseTitle: 'Scegli cinque ruoli',
  onlyYou: (name, set) => `${name}, solo per i tuoi occhi. Round ${set}.`,
  alone: (set) => `Round ${set}`,
  forSale: 'Che cosa si può avere ora',
  spell: (name) => `Incantesimo: ${name}`,
  leadingOrder: (leader, others) => `${leader} apre questo round; poi vengono ${joined(others, 'e')}`,
  roles: 'I dodici ruoli',
  full: 'primaria',
  favour: 'secondaria',
  fullAction: 'Azione primaria',
  forbidden: 'vietato in questo round',
  takeHint: 'Prende questo ruolo',
  putBackHint: 'Rimette via questo ruolo',
  howToChoose: 'Tocca per prendere, tocca ancora per rimettere via',
  toldHere: 'Qui si legge che cosa fa un ruolo.',
  tray: (free) =>
    free === 0
      ? 'I tuoi cinque ruoli: tutti scelti'
      : `I tuoi cinque ruoli: ${free === 1 ? '1 posto libero' : `${free} posti liberi`}`,
  putBack: (role) => `Rimetti via: ${role}`,
  more: (free) =>
    free === 5
      ? 'Scegline cinque'
      : `Scegline ancora ${['zero', 'uno', 'due', 'tre', 'quattro'][free] ?? free}`,
  seal: 'Sigilla',
  sealHint: 'Tiene questi cinque ruoli per questo round',
  notYet: (free) =>
    free === 1
      ? 'Un posto è ancora libero: scegli ancora un ruolo.'
      : `${free} posti sono ancora liberi: scegli ancora ${free} ruoli.`,
  noPlace: 'Tutti e cinque i posti sono occupati. Prima rimetti via un ruolo.',
  oneTooMany: (role) => `${role} non è fra i cinque consigliati: toccalo di nuovo per rimetterlo via.`,
  explains: (role) => `Spiega: ${role}`,
  hand: 'I tuoi ruoli',
  played: 'giocato',
  pickUp: 'Riprendi le tue carte',
  faceDown: 'Tutti stavano guardando: le tue carte sono coperte.',
  whichRole: 'Quale dei tuoi ruoli annunci?',
  carryHere: 'Tocca una carta o portala qui',
  rolePlace: 'Posto del ruolo annunciato',
  callRole: (role) => `Annuncia: ${role}`,
  open: 'Ora scoperta',
  stackLeft: (count) => (count === 1 ? '1 carta rimasta' : `${count} carte rimaste`),
  onlyTop: 'Si può avere solo la prima; le altre seguono in quest’ordine.',
  noneLeft: 'Questa pila è vuota. Chi ne annuncia il ruolo non ottiene niente.',
  inRole: (role) => `Ruolo: ${role}`,
  openCards: 'Carte scoperte',
  noOpenCards: 'Ancora nessuna carta con un corvo',
  hiddenCards: (count) => (count === 1 ? '1 carta coperta' : `${count} carte coperte`),
  onlyYouKnow: 'Queste le conosci solo tu',
  answers: 'Giocati in questo round',
  noAnswers: 'Ancora nessun ruolo',
  ravensTitle: 'I corvi',
  ravens: (count, end) => {
    if (count > end) return `Sono arrivati ${count} corvi`;
    return count === 1 ? `È arrivato 1 corvo su ${end}` : `Sono arrivati ${count} corvi su ${end}`;
  },
  ruleNamed: (rule) => `Regola ${rule}`,
  count: 'Il conto',
  vials: (count) => (count === 1 ? '1 fiala' : `${count} fiale`),
  skip: 'Salta',
  goOn: 'Avanti',
};

const fr: PrivateWords = {
  chooseTitle: 'Cinq rôles à choisir',
  onlyYou: (name, set) => `${name}, pour vos yeux seulement. Manche ${set}.`,
  alone: (set) => `Manche ${set}`,
  forSale: 'Ce qu’on peut obtenir',
  spell: (name) => `Sort : ${name}`,
  leadingOrder: (leader, others) => `${leader} ouvre cette manche ; puis viennent ${joined(others, 'et')}`,
  roles: 'Les douze rôles',
  full: 'action',
  favour: 'faveur',
  fullAction: 'Action principale',
  forbidden: 'interdit pendant cette manche',
  takeHint: 'Prend ce rôle',
  putBackHint: 'Repose ce rôle',
  howToChoose: 'Touchez pour prendre, touchez encore pour reposer',
  toldHere: 'Ce que fait un rôle se lit ici.',
  tray: (free) =>
    free === 0
      ? 'Vos cinq rôles : tous choisis'
      : `Vos cinq rôles : ${free === 1 ? '1 place libre' : `${free} places libres`}`,
  putBack: (role) => `Reposer : ${role}`,
  more: (free) =>
    free === 5
      ? 'Cinq à choisir'
      : `Encore ${['zéro', 'un', 'deux', 'trois', 'quatre'][free] ?? free} à choisir`,
  seal: 'Sceller',
  sealHint: 'Garde ces cinq rôles pour cette manche',
  notYet: (free) =>
    free === 1
      ? 'Une place est encore libre : choisissez encore un rôle.'
      : `${free} places sont encore libres : choisissez encore ${free} rôles.`,
  noPlace: 'Les cinq places sont prises. Reposez d’abord un rôle.',
  oneTooMany: (role) =>
    `${role} n’est pas parmi les cinq conseillés : touchez-le de nouveau pour le reposer.`,
  explains: (role) => `Expliquer : ${role}`,
  hand: 'Vos rôles',
  played: 'joué',
  pickUp: 'Reprendre mes cartes',
  faceDown: 'Tout le monde regardait : vos cartes sont face cachée.',
  whichRole: 'Lequel de vos rôles annoncez-vous ?',
  carryHere: 'Touchez une carte ou apportez-la ici',
  rolePlace: 'Place du rôle annoncé',
  callRole: (role) => `Annoncer : ${role}`,
  open: 'Visible',
  stackLeft: (count) => `Il reste ${frenchCounted(count, 'carte')}`,
  onlyTop: 'On ne peut obtenir que la première ; les autres suivent dans cet ordre.',
  noneLeft: 'Cette pile est vide. Qui annonce son rôle n’obtient rien.',
  inRole: (role) => `Rôle : ${role}`,
  openCards: 'Cartes visibles',
  noOpenCards: 'Encore aucune carte avec un corbeau',
  hiddenCards: (count) => `${frenchCounted(count, 'carte')} face cachée`,
  onlyYouKnow: 'Connues de vous seulement',
  answers: 'Joués pendant cette manche',
  noAnswers: 'Encore aucun rôle',
  ravensTitle: 'Les corbeaux',
  ravens: (count, end) => {
    if (count > end) return `${count} corbeaux sont venus`;
    return count < 2 ? `${count} corbeau sur ${end} est venu` : `${count} corbeaux sur ${end} sont venus`;
  },
  ruleNamed: (rule) => `Règle ${rule}`,
  count: 'Le décompte',
  vials: (count) => frenchCounted(count, 'fiole'),
  skip: 'Passer',
  goOn: 'Continuer',
};

export const PRIVATE_WORDS: Readonly<Record<Language, PrivateWords>> = { en, it, fr };
