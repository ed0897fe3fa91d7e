import type { GameText } from '@/engine/core/text';
import type { HighCard } from '../state';
import { cover } from '../cover';

export const fr: GameText<HighCard> = {
  ...cover.text.fr,
  questions: {
    choose: () => 'Garder votre carte, ou l’échanger\u00A0?',
    look: () => 'Voici votre nouvelle carte.',
  },
  moves: { keep: () => 'La garder', swap: () => 'L’échanger', seen: () => 'Je l’ai vue' },
  facts: {
    kept: ({ seat }, who) => `${who(seat)} a gardé sa carte.`,
    swapped: ({ seat, away, drawn }, who) =>
      `${who(seat)} a défaussé le ${away} et pioché ${drawn === null ? 'une carte' : `le ${drawn}`}.`,
    showed: ({ seat, card }, who) => `${who(seat)} a montré le ${card}.`,
  },
  reasons: {
    'not-a-move': 'On ne peut pas faire cela dans ce jeu.',
    'not-asked': 'C’est à quelqu’un d’autre de choisir.',
    'game-over': 'La partie est finie\u00A0: toutes les cartes ont été montrées.',
    'look-first': 'Vous avez déjà échangé. Regardez d’abord votre nouvelle carte.',
    'nothing-new': 'Vous n’avez pas de nouvelle carte à regarder. Gardez la vôtre, ou échangez-la.',
  },
  lines: { card: 'Carte' },
  sections: { play: 'Comment on joue' },
  rules: {
    'HC-1':
      'Il y a treize cartes, de 1 à 13, pour deux à quatre personnes. Chacun en reçoit une que les autres ne voient pas.',
    'HC-2':
      'Tour à tour, chacun garde sa carte, ou la défausse à la vue de tous et en pioche une autre, une seule fois.',
    'HC-3': 'Puis on montre toutes les cartes. La plus haute gagne.',
  },
};
