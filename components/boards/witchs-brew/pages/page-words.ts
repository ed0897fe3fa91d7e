import type { Language } from '@/engine/core/text';

/** What is said before a game, after it, and over a hand that is looked at. */
const en = {
  youAre: (name: string) => `You are ${name}`,
  begin: 'You begin with',
  and: 'and',
  roles: 'and with these twelve roles, as everybody does',
  goal: 'Each round choose five roles, do not let them be taken from you, and have the most points in potions and vials when the round of the fourth raven is over.',
  hand: 'Your roles',
  noHand: 'No roles in hand',
  faceDown: 'Your face-down potions',
  noPotions: 'No potions face down',
  outcome: 'What everybody has brewed',
};

type PageWords = Readonly<typeof en>;

const it: PageWords = {
  youAre: (name) => `Sei ${name}`,
  begin: 'Cominci con',
  and: 'e',
  roles: 'e, come tutti, con questi dodici ruoli',
  goal: 'A ogni round scegli cinque ruoli, non farteli togliere e fai più punti di tutti, tra pozioni e fiale, entro la fine del round in cui arriva il quarto corvo.',
  hand: 'I tuoi ruoli',
  noHand: 'Nessun ruolo in mano',
  faceDown: 'Le tue pozioni coperte',
  noPotions: 'Nessuna pozione coperta',
  outcome: 'Le pozioni di ciascuno',
};

const fr: PageWords = {
  youAre: (name) => `Vous êtes ${name}`,
  begin: 'Vous commencez avec',
  and: 'et',
  roles: 'et, comme tout le monde, avec ces douze rôles',
  goal: 'À chaque manche, choisissez cinq rôles, ne vous les laissez pas prendre, et ayez le plus de points, en potions et en fioles, à la fin de la manche du quatrième corbeau.',
  hand: 'Vos rôles',
  noHand: 'Aucun rôle en main',
  faceDown: 'Vos potions face cachée',
  noPotions: 'Aucune potion face cachée',
  outcome: 'Les potions de chacun',
};

export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = { en, it, fr };
