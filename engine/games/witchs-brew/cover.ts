import type { GameCover } from '@/engine/core/game';
import type { WitchsBrew } from './state';

export const cover: GameCover<WitchsBrew> = {
  id: 'witchs-brew',
  seats: { min: 3, max: 5 },
  options: { forbiddenRoles: ['usual', 'on', 'off'], openScores: [false, true] },
  hasLesson: true,
  text: {
    en: {
      title: 'Witch’s Brew',
      tagline: 'Five roles in secret, and one question: dare to say “No, I am the Witch!”, or let it be?',
      unit: (count) => (count === 1 ? 'point' : 'points'),
      begins: 'By the rulebook: chance decides who leads first.',
      options: {
        forbiddenRoles: {
          name: 'Forbidden roles',
          help: 'Decides whether chance forbids roles in each round, so that nobody can choose them. With five players no role is ever forbidden.',
          values: ['Two with three players', 'Two with three players, one with four', 'None'],
        },
        openScores: {
          name: 'Points during the game',
          help: 'Decides whether everybody’s points are shown all the time, or only when the game is over.',
          values: ['Hidden until the end', 'Open to all'],
        },
      },
    },
    it: {
      title: 'Intruglio di strega',
      tagline: 'Cinque ruoli in segreto e una domanda: osare un «No, sono io la Strega!» o lasciar correre?',
      unit: (count) => (count === 1 ? 'punto' : 'punti'),
      begins: 'Secondo il regolamento è la sorte a decidere chi comincia.',
      options: {
        forbiddenRoles: {
          name: 'Ruoli vietati',
          help: 'Stabilisce se a ogni round la sorte vieta dei ruoli, che nessuno può scegliere. In cinque non ci sono mai ruoli vietati.',
          values: ['Due se si è in tre', 'Due se si è in tre, uno se in quattro', 'Nessuno'],
        },
        openScores: {
          name: 'Punti durante la partita',
          help: 'Stabilisce se i punti di tutti si vedono in ogni momento o soltanto a partita finita.',
          values: ['Nascosti fino alla fine', 'Visibili a tutti'],
        },
      },
    },
    fr: {
      title: 'Brouet de sorcière',
      tagline:
        'Cinq rôles en secret et une question : oser « Non, c’est moi la Sorcière ! », ou laisser faire ?',
      unit: (count) => (Math.abs(count) < 2 ? 'point' : 'points'),
      begins: 'Selon la règle, le hasard désigne qui commence.',
      options: {
        forbiddenRoles: {
          name: 'Rôles interdits',
          help: 'Détermine si, à chaque manche, le hasard interdit des rôles que personne ne peut alors choisir. À cinq, aucun rôle n’est jamais interdit.',
          values: ['Deux si l’on est trois', 'Deux si l’on est trois, un si l’on est quatre', 'Aucun'],
        },
        openScores: {
          name: 'Points en cours de partie',
          help: 'Détermine si les points de tout le monde se voient à tout moment, ou seulement une fois la partie finie.',
          values: ['Cachés jusqu’à la fin', 'Visibles de tout le monde'],
        },
      },
    },
  },
};
