import type { LessonText } from '@/engine/core/lesson';
import { toSeat } from '@/engine/core/seat';
import type { Language } from '@/engine/core/text';
import { frenchOf } from '@/engine/core/wording';

export type KazaamStep = 'extract' | 'play' | 'use' | 'restore' | 'finish';

const TUTOR = toSeat(1);

const en: LessonText<KazaamStep> = {
  steps: {
    extract: {
      title: 'The crucible',
      why: () =>
        'Every part costs the ingredients drawn on it. Where from? Extract them from a tile: it yields its own, and one more of your favourite, mercury.',
      todos: () => ['Tap the head of stone, then the crucible.'],
    },
    play: {
      title: 'The first part',
      why: () =>
        'Dragon blood, mercury, unicorn horn: your glasses hold just what this arm costs. Every part has its one place on your board.',
      todos: () => ['Tap the reptile’s left arm, then its place.'],
    },
    use: {
      title: 'A power',
      why: () =>
        'Face up, a part can use its power once; then it sleeps face down. An arm steals a tile, sight unseen, from somebody’s hand.',
      todos: (who) => [
        `Tap your left arm, then ${who(TUTOR)}.`,
        'A leg of bone! Have a look, then end your turn.',
      ],
    },
    restore: {
      title: 'Face up again',
      why: (who) =>
        `${who(TUTOR)} extracted from a tile, played an ear and drew. Now you. Your arm sleeps, but one action turns all your parts face up together.`,
      todos: () => ['Tap “Restore”.'],
    },
    finish: {
      title: 'Two actions of your own',
      why: () =>
        'Use them as you please. One idea: the leg of bone belongs to your favourite creature and scores one more. The ear of fur pays for it.',
      todos: () => [
        'Extract from the ear of fur, or do something else.',
        'Play the leg of bone, or do something else.',
      ],
    },
  },
  end: {
    title: 'Well begun',
    words: () =>
      'With the ninth part somebody calls “Kazaam!”, and the game is over. Only face-up parts score: so restore them in time. Four points more for whoever finishes, and a bonus for parts all of one kind.',
  },
};

const it: LessonText<KazaamStep> = {
  steps: {
    extract: {
      title: 'Il crogiolo',
      why: () =>
        'Ogni parte costa gli ingredienti che porta disegnati. Dove trovarli? Estraili da una tessera: rende i suoi, più uno del tuo preferito, il mercurio.',
      todos: () => ['Tocca la testa di pietra, poi il crogiolo.'],
    },
    play: {
      title: 'La prima parte',
      why: () =>
        'Sangue di drago, mercurio, corno di unicorno: le tue ampolle hanno proprio ciò che costa questo braccio. Ogni parte ha un solo posto sulla plancia.',
      todos: () => ['Tocca il braccio sinistro di rettile, poi il suo posto.'],
    },
    use: {
      title: 'Un potere',
      why: () =>
        'Scoperta, una parte può usare una volta il suo potere; poi dorme a faccia in giù. Un braccio ruba alla cieca una tessera da un’altra mano.',
      todos: (who) => [
        `Tocca il tuo braccio sinistro, poi ${who(TUTOR)}.`,
        'Una gamba d’osso! Guardala bene, poi termina il turno.',
      ],
    },
    restore: {
      title: 'Di nuovo scoperte',
      why: (who) =>
        `Il turno di ${who(TUTOR)}: un’estrazione, un orecchio giocato, una pescata. Ora tocca a te. Il braccio dorme, ma una sola azione scopre tutte le tue parti.`,
      todos: () => ['Tocca «Scopri».'],
    },
    finish: {
      title: 'Due azioni tutte tue',
      why: () =>
        'Usale come vuoi. Un’idea: la gamba d’osso è della tua creatura preferita e vale un punto in più. L’orecchio di pelliccia basta a pagarla.',
      todos: () => ['Estrai dall’orecchio di pelliccia, o fai altro.', 'Gioca la gamba d’osso, o fai altro.'],
    },
  },
  end: {
    title: 'Un ottimo inizio',
    words: () =>
      'Con la nona parte si grida «Kazaam!» e la partita finisce. Contano solo le parti scoperte: scoprile in tempo. Quattro punti in più a chi completa la creatura, e un premio se le parti scoperte sono tutte di un tipo.',
  },
};

const fr: LessonText<KazaamStep> = {
  steps: {
    extract: {
      title: 'Le creuset',
      why: () =>
        'Chaque pièce coûte les ingrédients dessinés dessus. Où les trouver ? Extrayez-les d’une tuile : elle rend les siens, plus un de votre favori, le mercure.',
      todos: () => ['Touchez la tête en pierre, puis le creuset.'],
    },
    play: {
      title: 'La première pièce',
      why: () =>
        'Sang de dragon, mercure, corne de licorne : vos fioles ont juste de quoi payer ce bras. Chaque pièce n’a qu’un emplacement sur votre plateau.',
      todos: () => ['Touchez le bras gauche de reptile, puis son emplacement.'],
    },
    use: {
      title: 'Un pouvoir',
      why: () =>
        'Face visible, une pièce peut utiliser une fois son pouvoir ; ensuite elle dort, face cachée. Un bras vole à l’aveugle une tuile dans une autre main.',
      todos: (who) => [
        `Touchez votre bras gauche, puis ${who(TUTOR)}.`,
        'Une jambe en os ! Regardez-la bien, puis terminez votre tour.',
      ],
    },
    restore: {
      title: 'De nouveau visible',
      why: (who) =>
        `Le tour ${frenchOf(who(TUTOR))} : une extraction, une oreille jouée, une tuile piochée. À vous. Votre bras dort, mais une seule action révèle toutes vos pièces.`,
      todos: () => ['Touchez « Révéler ».'],
    },
    finish: {
      title: 'Deux actions à vous',
      why: () =>
        'Faites-en ce qu’il vous plaît. Une idée : la jambe en os est de votre créature favorite et vaut un point de plus. L’oreille en fourrure suffit à la payer.',
      todos: () => [
        'Extrayez de l’oreille en fourrure, ou faites autre chose.',
        'Jouez la jambe en os, ou faites autre chose.',
      ],
    },
  },
  end: {
    title: 'Un beau début',
    words: () =>
      'Avec la neuvième pièce, on crie « Kazaam ! » et la partie s’achève. Seules comptent les pièces face visible : révélez-les à temps. Quatre points de plus à qui termine sa créature, et un bonus si elles sont toutes d’une seule sorte.',
  },
};

export const lessonText: Readonly<Record<Language, LessonText<KazaamStep>>> = { en, it, fr };
