import type { GameCover } from '@/engine/core/game';
import type { Alchemirus } from './state';

export const cover: GameCover<Alchemirus> = {
  id: 'alchemirus',
  seats: { min: 2, max: 4 },
  options: { bank: [true, false], openMarket: [false, true], fameGoal: [20, 15] },
  hasLesson: true,
  text: {
    en: {
      title: 'Alchemirus',
      tagline:
        'From a garden and a stall to gold and glory, past a Spirit that guards its secrets jealously.',
      unit: () => 'fame',
      begins:
        'By the rulebook: the oldest, or whoever had the least fame in the last game, or whom chance chooses.',
      hadLeast: 'least fame last time',
      options: {
        bank: {
          name: 'Bank',
          help: 'Decides whether five open cards lie beside the deck. Instead of drawing at the start of your turn, you may take one of them for another card of your hand.',
          values: ['Five open cards', 'No bank'],
        },
        openMarket: {
          name: 'Open market',
          help: 'Decides whether the other players may buy a good that you sell for cards. They pay one card more than you get.',
          values: ['The others do not buy', 'The others may buy'],
        },
        fameGoal: {
          name: 'Fame to reach',
          help: 'Decides how much fame brings on the last round. With 15 the game is shorter.',
          values: ['20 fame', '15 fame'],
        },
      },
    },
    it: {
      title: 'Alchemirus',
      tagline:
        'Da un giardino e una bancarella fino all’oro e alla Fama, con uno Spirito geloso dei suoi segreti.',
      unit: (count) => (count === 1 ? 'punto Fama' : 'punti Fama'),
      begins:
        'Secondo il regolamento comincia la persona più anziana, o chi ha avuto meno Fama nella partita precedente; oppure decide la sorte.',
      hadLeast: 'meno Fama la volta scorsa',
      options: {
        bank: {
          name: 'Banca',
          help: 'Stabilisce se accanto al mazzo ci sono cinque carte scoperte. All’inizio del turno, invece di pescare, puoi prenderne una in cambio di un’altra carta della tua mano.',
          values: ['Cinque carte scoperte', 'Senza banca'],
        },
        openMarket: {
          name: 'Mercato aperto',
          help: 'Stabilisce se gli altri possono comprare un prodotto che vendi in cambio di carte. Pagano una carta in più di quante ne ricevi tu.',
          values: ['Gli altri non comprano', 'Gli altri possono comprare'],
        },
        fameGoal: {
          name: 'Fama da raggiungere',
          help: 'Stabilisce con quanti punti Fama comincia l’ultimo round. Con 15 la partita è più breve.',
          values: ['20 punti Fama', '15 punti Fama'],
        },
      },
    },
    fr: {
      title: 'Alchemirus',
      tagline:
        'D’un jardin et d’une échoppe jusqu’à l’or et à la gloire, malgré un Esprit jaloux de ses secrets.',
      unit: (count) => `${Math.abs(count) < 2 ? 'point' : 'points'} de renommée`,
      begins:
        'Selon la règle, c’est la personne la plus âgée qui commence, ou celle qui a eu le moins de renommée à la partie précédente ; sinon, le hasard décide.',
      hadLeast: 'le moins de renommée la dernière fois',
      options: {
        bank: {
          name: 'Banque',
          help: 'Détermine si cinq cartes visibles sont posées à côté de la pioche. Au début de votre tour, au lieu de piocher, vous pouvez en prendre une en échange d’une autre carte de votre main.',
          values: ['Cinq cartes visibles', 'Sans banque'],
        },
        openMarket: {
          name: 'Marché ouvert',
          help: 'Détermine si les autres peuvent acheter une marchandise que vous vendez contre des cartes. Il leur en coûte une carte de plus que vous n’en recevez.',
          values: ['Les autres n’achètent pas', 'Les autres peuvent acheter'],
        },
        fameGoal: {
          name: 'Renommée à atteindre',
          help: 'Détermine combien de points de renommée amènent la dernière manche. Avec 15, la partie est plus courte.',
          values: ['20 points de renommée', '15 points de renommée'],
        },
      },
    },
  },
};
