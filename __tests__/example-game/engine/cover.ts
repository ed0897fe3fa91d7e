import type { GameCover } from '@/engine/core/game';
import type { HighCard } from './state';

export const cover: GameCover<HighCard> = {
  id: 'high-card',
  seats: { min: 2, max: 4 },
  options: {},
  hasLesson: false,
  text: {
    en: {
      title: 'High Card',
      tagline: 'One card each, and the highest wins.',
      unit: (count) => (count === 1 ? 'point' : 'points'),
      options: {},
    },
    it: {
      title: 'Carta alta',
      tagline: 'Una carta a testa, e vince la più alta.',
      unit: (count) => (count === 1 ? 'punto' : 'punti'),
      options: {},
    },
    fr: {
      title: 'Carte haute',
      tagline: 'Une carte chacun, et la plus haute gagne.',
      unit: (count) => (Math.abs(count) < 2 ? 'point' : 'points'),
      options: {},
    },
  },
};
