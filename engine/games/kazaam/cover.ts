import type { GameCover } from '@/engine/core/game';
import type { Kazaam } from './state';

export const cover: GameCover<Kazaam> = {
  id: 'kazaam',
  seats: { min: 2, max: 5 },
  options: { headGuard: ['any', 'self'], lateStart: [false, true] },
  hasLesson: true,
  text: {
    en: {
      title: 'Kazaam',
      tagline:
        'Piece a creature together, ear by tail, and speak the word that wakes it before your rivals do.',
      unit: (count) => (count === 1 ? 'point' : 'points'),
      begins: 'By the rulebook: whoever last turned lead into gold. If nobody has, chance decides.',
      options: {
        headGuard: {
          name: 'What a head can stop',
          help: 'Decides whether a head stops any power of another player, or only a power that names its owner or one of its owner’s tiles.',
          values: ['Any power', 'Only what is aimed at its owner'],
        },
        lateStart: {
          name: 'Help for late starters',
          help: 'Decides whether the third player and all who follow begin with one of their favourite ingredient. No rulebook has this; in 2,000 games of bots it brought the chances of four players nearer together.',
          values: ['No help', 'One favourite ingredient'],
        },
      },
    },
    it: {
      title: 'Kazaam',
      tagline:
        'Componi la tua creatura un pezzo alla volta e pronuncia, prima di chiunque altro, la parola che le dà vita.',
      unit: (count) => (count === 1 ? 'punto' : 'punti'),
      begins:
        'Secondo il regolamento comincia chi per ultimo ha mutato il piombo in oro. Se non c’è riuscito nessuno, decide la sorte.',
      options: {
        headGuard: {
          name: 'Che cosa può annullare una testa',
          help: 'Stabilisce se una testa annulla qualsiasi potere altrui, oppure solo quelli rivolti a chi la possiede o a una delle sue tessere.',
          values: ['Qualsiasi potere', 'Solo ciò che è rivolto a chi la possiede'],
        },
        lateStart: {
          name: 'Aiuto per chi gioca più tardi',
          help: 'Stabilisce se chi gioca in terza posizione o più tardi comincia con un’unità del proprio ingrediente preferito. Nessun regolamento lo prevede; in 2000 partite tra bot, in quattro, ha reso più simili le probabilità di vittoria.',
          values: ['Nessun aiuto', 'Un ingrediente preferito'],
        },
      },
    },
    fr: {
      title: 'Kazaam',
      tagline:
        'Assemblez votre créature, des oreilles à la queue, et prononcez avant les autres le mot qui lui donne vie.',
      unit: (count) => (Math.abs(count) < 2 ? 'point' : 'points'),
      begins:
        'Selon la règle, c’est à la dernière personne qui a changé du plomb en or de commencer. Si personne n’y est parvenu, le hasard décide.',
      options: {
        headGuard: {
          name: 'Ce qu’une tête peut annuler',
          help: 'Détermine si une tête annule n’importe quel pouvoir adverse, ou seulement un pouvoir qui vise la personne à qui elle appartient ou l’une de ses tuiles.',
          values: ['N’importe quel pouvoir', 'Seulement un pouvoir qui vous vise'],
        },
        lateStart: {
          name: 'Coup de pouce pour qui joue plus tard',
          help: 'Détermine si, à partir du troisième rang dans l’ordre du tour, on commence avec une unité de son ingrédient favori. Aucune règle du jeu ne le prévoit ; en 2 000 parties à quatre entre robots, il a rendu les chances plus égales.',
          values: ['Aucun coup de pouce', 'Un ingrédient favori'],
        },
      },
    },
  },
};
