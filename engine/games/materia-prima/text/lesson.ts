import type { LessonText } from '@/engine/core/lesson';
import { toSeat } from '@/engine/core/seat';
import type { Language } from '@/engine/core/text';

export type MateriaPrimaStep = 'mission' | 'place' | 'extract' | 'transmute' | 'helper' | 'convert';

const TUTOR = toSeat(1);

const en: LessonText<MateriaPrimaStep> = {
  steps: {
    mission: {
      title: 'A secret mission',
      why: () =>
        'Everybody has one, hidden from the others. Once you own the Philosopher’s Stone, fulfilling it ends the game. Two are dealt to you: keep one.',
      todos: () => ['Choose the Homekeeper.'],
    },
    place: {
      title: 'A tower of your own',
      why: () =>
        'Here your alchemist Lenka stores and transmutes. A good place is a free hex with mines next door: this one has Earth and Water.',
      todos: () => ['Tap the lit hex, then build the tower there.'],
    },
    extract: {
      title: 'Three actions',
      why: (who) =>
        `${who(TUTOR)} has settled down too. Lenka has three actions a turn. Going one hex takes one, extracting at a mine another, and she gets two at once.`,
      todos: () => [
        'Tap the Earth mine, then go there.',
        'Extract Earth.',
        'Extract once more: four is all she can carry.',
        'Three actions are done. End your turn.',
      ],
    },
    transmute: {
      title: 'A helper from mud',
      why: () =>
        'Your formulas say what two elements become in your tower: a homunculus, a piece of equipment, or a fragment of the Stone. Two Earth make a Mud Porter.',
      todos: () => [
        'Go home to the tower.',
        'Open the tower and transmute the Mud Porter.',
        'One action is left: go to the Water mine.',
        'End your turn.',
      ],
    },
    helper: {
      title: 'Two at work',
      why: (who) =>
        `${who(TUTOR)} has made a Cinder Cub: it can fight. From now on your porter has two actions of its own each turn, besides Lenka’s three.`,
      todos: () => ['Choose the Mud Porter and go to the Earth mine.', 'Extract Earth.'],
    },
    convert: {
      title: 'The pyramid',
      why: () =>
        'In the tower Lenka makes one element out of two: Water and Earth are Sulphur. Better formulas need such elements. What Lenka does is up to you.',
      todos: () => [
        'Extract Water with Lenka, or do something else.',
        'Go home to the tower, or elsewhere.',
        'Open the tower and make Sulphur, if you like.',
        'Close the tower, then end your turn.',
      ],
    },
  },
  end: {
    title: 'The great work',
    words: () =>
      'Cities have new formulas. Three fragments, one of each level, make the Stone. Whoever is attacked and beaten loses the load, an alchemist a soul stone too; with none left, no mission ends the game. Once it ends, the most wisdom wins.',
  },
};

const it: LessonText<MateriaPrimaStep> = {
  steps: {
    mission: {
      title: 'Una missione segreta',
      why: () =>
        'Ognuno ne ha una, nascosta agli altri. Quando possiedi la Pietra Filosofale, completarla chiude la partita. Ne ricevi due: tienine una.',
      todos: () => ['Scegli il Custode del Focolare.'],
    },
    place: {
      title: 'Una torre tutta tua',
      why: () =>
        'Qui la tua alchimista Lenka conserva e trasmuta. Un buon posto è un esagono libero accanto alle miniere: questo ha vicine Terra e Acqua.',
      todos: () => ['Tocca l’esagono illuminato, poi costruisci lì la torre.'],
    },
    extract: {
      title: 'Tre azioni',
      why: (who) =>
        `Anche ${who(TUTOR)} ha una torre. Lenka ha tre azioni per turno: un passo ne costa una, estrarre in miniera un’altra, e lei ottiene due elementi alla volta.`,
      todos: () => [
        'Tocca la miniera di Terra, poi vacci.',
        'Estrai Terra.',
        'Estrai ancora: più di quattro non ne porta.',
        'Le tre azioni sono finite. Finisci il turno.',
      ],
    },
    transmute: {
      title: 'Un aiutante di fango',
      why: () =>
        'Le formule dicono che cosa diventano due elementi nella torre: un homunculus, un equipaggiamento, un frammento della Pietra. Due Terra danno un Facchino di Fango.',
      todos: () => [
        'Torna alla torre.',
        'Apri la torre e trasmuta il Facchino di Fango.',
        'Resta un’azione: vai alla miniera d’Acqua.',
        'Finisci il turno.',
      ],
    },
    helper: {
      title: 'In due al lavoro',
      why: (who) =>
        `${who(TUTOR)} ha creato un Cucciolo di Brace, che sa combattere. Da ora il tuo facchino ha due azioni sue per turno, oltre alle tre di Lenka.`,
      todos: () => ['Scegli il Facchino e vai alla miniera di Terra.', 'Estrai Terra.'],
    },
    convert: {
      title: 'La piramide',
      why: () =>
        'Nella torre Lenka fa di due elementi uno: Acqua e Terra danno Zolfo. Le formule migliori chiedono elementi come questo. Le azioni di Lenka le decidi tu.',
      todos: () => [
        'Con Lenka estrai Acqua, o fai altro.',
        'Torna alla torre, o vai altrove.',
        'Apri la torre e prepara lo Zolfo, se vuoi.',
        'Chiudi la torre, poi finisci il turno.',
      ],
    },
  },
  end: {
    title: 'La grande opera',
    words: () =>
      'Le città offrono nuove formule. Tre frammenti, uno per livello, formano la Pietra. Chi è sconfitto perde il carico, un alchimista anche una pietra anima; senza, nessuna missione chiude la partita. Alla fine vince chi ha più saggezza.',
  },
};

const fr: LessonText<MateriaPrimaStep> = {
  steps: {
    mission: {
      title: 'Une mission secrète',
      why: () =>
        'Chacun a la sienne, cachée aux autres. Quand vous possédez la Pierre philosophale, l’accomplir met fin à la partie. Vous en recevez deux : gardez-en une.',
      todos: () => ['Choisissez le Gardien du Foyer.'],
    },
    place: {
      title: 'Un donjon à vous',
      why: () =>
        'Votre alchimiste Lenka y garde ses biens et y transmute. Un bon endroit : une case libre près des mines. Ici, Terre et Eau sont voisines.',
      todos: () => ['Touchez la case éclairée, puis bâtissez-y le donjon.'],
    },
    extract: {
      title: 'Trois actions',
      why: (who) =>
        `${who(TUTOR)} a aussi bâti son donjon. Lenka a trois actions par tour : un pas en coûte une, extraire à la mine une autre, et elle obtient deux éléments à la fois.`,
      todos: () => [
        'Touchez la mine de Terre, puis allez-y.',
        'Extrayez de la Terre.',
        'Encore une fois : elle n’en transporte pas plus de quatre.',
        'Les trois actions sont faites. Finissez le tour.',
      ],
    },
    transmute: {
      title: 'Une aide faite de boue',
      why: () =>
        'Les formules disent ce que deux éléments deviennent au donjon : un homoncule, une pièce d’équipement, un fragment de la Pierre. Deux Terre donnent un Portefaix de Boue.',
      todos: () => [
        'Rentrez au donjon.',
        'Ouvrez le donjon et transmutez le Portefaix de Boue.',
        'Il reste une action : allez à la mine d’Eau.',
        'Finissez le tour.',
      ],
    },
    helper: {
      title: 'À deux, c’est mieux',
      why: (who) =>
        `${who(TUTOR)} a créé un Louveteau de Braise, qui sait se battre. Désormais votre portefaix a deux actions par tour, en plus des trois de Lenka.`,
      todos: () => ['Choisissez le Portefaix, allez à la mine de Terre.', 'Extrayez de la Terre.'],
    },
    convert: {
      title: 'La pyramide',
      why: () =>
        'Au donjon, Lenka fait de deux éléments un seul : Eau et Terre donnent du Soufre. Les meilleures formules en demandent. À vous de jouer avec Lenka.',
      todos: () => [
        'Avec Lenka, extrayez de l’Eau, ou faites autre chose.',
        'Rentrez au donjon, ou allez ailleurs.',
        'Ouvrez le donjon et faites du Soufre, si vous voulez.',
        'Fermez le donjon, puis finissez le tour.',
      ],
    },
  },
  end: {
    title: 'Le grand œuvre',
    words: () =>
      'Les villes ont de nouvelles formules. Trois fragments, un par niveau, font la Pierre. Une figurine battue perd sa charge, un alchimiste aussi une pierre d’âme ; sans pierre d’âme, aucune mission ne termine la partie. La plus grande sagesse gagne.',
  },
};

export const lessonText: Readonly<Record<Language, LessonText<MateriaPrimaStep>>> = { en, it, fr };
