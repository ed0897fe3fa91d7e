import type { LessonText } from '@/engine/core/lesson';
import { toSeat } from '@/engine/core/seat';
import type { Language } from '@/engine/core/text';
import { italianTo } from '@/engine/core/wording';

export type AlchemirusStep = 'bank' | 'build' | 'harvest' | 'transport' | 'transmute' | 'sale';

const TUTOR = toSeat(1);

const en: LessonText<AlchemirusStep> = {
  steps: {
    bank: {
      title: 'The bank',
      why: () =>
        'A turn begins with a card: one from the deck, unseen, or one from the bank for one of yours. Here lies an Alembic: a still, which makes tinctures.',
      todos: () => ['Tap the Alembic in the bank, then take it.'],
    },
    build: {
      title: 'The Alchemic Ring',
      why: () =>
        'The field under your pawn says what you may do. You choose the field on which it starts: Build. An Alembic costs three cards, whichever they are.',
      todos: () => [
        'Tap the lit Build field, then start there.',
        'Tap the Alembic in your hand, then build it.',
        'Pay with the cards that lie ready.',
        'Pay with the cards that lie ready.',
        'Pay with the cards that lie ready.',
        'The still is built. End your turn.',
      ],
    },
    harvest: {
      title: 'A herb',
      why: (who) =>
        `${who(TUTOR)} has harvested. Now you: a pawn goes on by one, two or three fields. Harvest lets a herb grow on your Horten, the garden: it is a card face down.`,
      todos: () => ['Draw a card.', 'Tap Harvest, then go there.', 'Bring in the harvest.', 'End your turn.'],
    },
    transport: {
      title: 'On its way',
      why: (who) =>
        `${who(TUTOR)} has built a second garden. A herb alone is worth little, so let it go to your still: that is what Transport is for.`,
      todos: () => [
        'Draw a card.',
        'Tap Transport, then go there.',
        'Tap the herb, then carry it.',
        'End your turn.',
      ],
    },
    transmute: {
      title: 'Past the Spirit',
      why: (who) =>
        `A herb brought ${who(TUTOR)} only one card. You can do better. There is something to gain on the way: whoever passes the Spirit field draws a card.`,
      todos: () => [
        'Draw a card.',
        'Tap Transmutation, then go there.',
        'Turn the herb into a tincture.',
        'End your turn.',
      ],
    },
    sale: {
      title: 'To market',
      why: () =>
        'At your Pergula, the stall, a tincture brings three cards. This turn is all yours: sell it, or try something else.',
      todos: () => [
        'Draw a card, or take one from the bank.',
        'Go to Sale, or somewhere else.',
        'Tap the tincture, then sell it, or keep it.',
        'End your turn.',
      ],
    },
  },
  end: {
    title: 'A good trade',
    words: () =>
      'More cards, more buildings: a Taberna sells tinctures for fame, and tincture and metal become gold in a Labrium, unless the Spirit stands on it. With 20 fame the last round begins; the most fame wins.',
  },
};

const it: LessonText<AlchemirusStep> = {
  steps: {
    bank: {
      title: 'La banca',
      why: () =>
        'Il turno comincia con una carta: una coperta dal mazzo, o una della banca in cambio di una tua. Qui c’è un Alembic, l’alambicco: serve a fare tinture.',
      todos: () => ['Tocca l’Alembic nella banca, poi prendilo.'],
    },
    build: {
      title: 'L’Anello Alchemico',
      why: () =>
        'Il campo della pedina dice che cosa puoi fare. Il primo lo scegli tu: Costruzione. Un Alembic costa tre carte, non importa quali.',
      todos: () => [
        'Tocca il campo Costruzione illuminato, poi comincia lì.',
        'Tocca l’Alembic nella tua mano, poi costruiscilo.',
        'Paga con le carte già pronte.',
        'Paga con le carte già pronte.',
        'Paga con le carte già pronte.',
        'L’alambicco è costruito. Termina il turno.',
      ],
    },
    harvest: {
      title: 'Un’erba',
      why: (who) =>
        `${who(TUTOR)} ha già fatto il raccolto. Ora tu: la pedina avanza di uno, due o tre campi. Con il Raccolto sul tuo Horten, il giardino, cresce un’erba: una carta coperta.`,
      todos: () => [
        'Pesca una carta.',
        'Tocca Raccolto, poi vacci.',
        'Fai il raccolto.',
        'Termina il turno.',
      ],
    },
    transport: {
      title: 'In viaggio',
      why: (who) =>
        `${who(TUTOR)} ha costruito un secondo giardino. Da sola un’erba vale poco: portala all’alambicco. Il Trasporto serve a questo.`,
      todos: () => [
        'Pesca una carta.',
        'Tocca Trasporto, poi vacci.',
        'Tocca l’erba, poi portala.',
        'Termina il turno.',
      ],
    },
    transmute: {
      title: 'Oltre lo Spirito',
      why: (who) =>
        `Un’erba ha reso ${italianTo(who(TUTOR))} una carta soltanto. Tu puoi fare di meglio. E per strada si guadagna qualcosa: chi supera il campo dello Spirito pesca una carta.`,
      todos: () => [
        'Pesca una carta.',
        'Tocca Trasmutazione, poi vacci.',
        'Trasmuta l’erba in tintura.',
        'Termina il turno.',
      ],
    },
    sale: {
      title: 'Al mercato',
      why: () =>
        'Alla tua Pergula, la bancarella, una tintura rende tre carte. Questo turno è tutto tuo: vendila, o prova altro.',
      todos: () => [
        'Pesca una carta, o prendine una dalla banca.',
        'Vai su Vendita, o altrove.',
        'Tocca la tintura, poi vendila, o tienila.',
        'Termina il turno.',
      ],
    },
  },
  end: {
    title: 'Un buon affare',
    words: () =>
      'Più carte, più edifici: una Taberna vende le tinture in cambio di Fama, e in un Labrium tintura e metallo diventano oro, se lo Spirito non ci sta sopra. A 20 punti Fama comincia l’ultimo round; vince chi ne ha di più.',
  },
};

const fr: LessonText<AlchemirusStep> = {
  steps: {
    bank: {
      title: 'La banque',
      why: () =>
        'Un tour commence par une carte : une de la pioche, cachée, ou une de la banque contre une des vôtres. Voici un Alembic, l’alambic : il fait des teintures.',
      todos: () => ['Touchez l’Alembic dans la banque, puis prenez-le.'],
    },
    build: {
      title: 'L’anneau alchimique',
      why: () =>
        'La case du pion dit ce que vous pouvez faire. La première, vous la choisissez : Construction. Un Alembic coûte trois cartes, n’importe lesquelles.',
      todos: () => [
        'Touchez la case Construction éclairée, puis commencez là.',
        'Touchez l’Alembic dans votre main, puis construisez-le.',
        'Payez avec les cartes déjà prêtes.',
        'Payez avec les cartes déjà prêtes.',
        'Payez avec les cartes déjà prêtes.',
        'L’alambic est construit. Terminez votre tour.',
      ],
    },
    harvest: {
      title: 'Une herbe',
      why: (who) =>
        `${who(TUTOR)} a déjà récolté. À vous : le pion avance d’une, deux ou trois cases. À la Récolte, une herbe pousse sur votre Horten, le jardin : une carte face cachée.`,
      todos: () => [
        'Piochez une carte.',
        'Touchez Récolte, puis allez-y.',
        'Faites la récolte.',
        'Terminez votre tour.',
      ],
    },
    transport: {
      title: 'En chemin',
      why: (who) =>
        `${who(TUTOR)} a construit un second jardin. Seule, une herbe vaut peu : portez-la à l’alambic. Le Transport est fait pour cela.`,
      todos: () => [
        'Piochez une carte.',
        'Touchez Transport, puis allez-y.',
        'Touchez l’herbe, puis portez-la.',
        'Terminez votre tour.',
      ],
    },
    transmute: {
      title: 'Au-delà de l’Esprit',
      why: (who) =>
        `Une herbe n’a rapporté qu’une carte à ${who(TUTOR)}. Vous ferez mieux. Et le chemin rapporte aussi : qui dépasse la case de l’Esprit pioche une carte.`,
      todos: () => [
        'Piochez une carte.',
        'Touchez Transmutation, puis allez-y.',
        'Changez l’herbe en teinture.',
        'Terminez votre tour.',
      ],
    },
    sale: {
      title: 'Au marché',
      why: () =>
        'À votre Pergula, l’échoppe, une teinture rapporte trois cartes. Ce tour est tout à vous : vendez-la, ou tentez autre chose.',
      todos: () => [
        'Piochez une carte, ou prenez-en une à la banque.',
        'Allez sur Vente, ou ailleurs.',
        'Touchez la teinture, puis vendez-la, ou gardez-la.',
        'Terminez votre tour.',
      ],
    },
  },
  end: {
    title: 'Une bonne affaire',
    words: () =>
      'Plus de cartes, plus de bâtiments : une Taberna vend les teintures contre de la renommée, et un Labrium change teinture et métal en or, si l’Esprit n’y est pas. À 20 points, dernière manche ; la plus grande renommée gagne.',
  },
};

export const lessonText: Readonly<Record<Language, LessonText<AlchemirusStep>>> = { en, it, fr };
