import type { SetupProblem, UndoProblem } from './match';
import type { SaveProblem } from './save';
import type { Language } from './text';

/** Words for what can be wrong outside the rules of a game. */
interface ProblemText {
  /** Why a saved game cannot be opened, and what can be done. */
  readonly save: {
    readonly [Problem in SaveProblem as Problem['type']]: (problem: Problem) => string;
  };
  readonly undo: Readonly<Record<UndoProblem, string>>;
  readonly setup: Readonly<Record<SetupProblem, string>>;
}

const setup: Readonly<Record<Language, ProblemText['setup']>> = {
  en: {
    'wrong-number-of-seats': 'This game cannot be played by that number of players.',
    'unknown-option':
      'One of the options is not known to this game, is missing, or has a value that does not exist.',
    'not-a-seed': 'The number from which the game is shuffled must be a whole number.',
  },
  it: {
    'wrong-number-of-seats': 'Questo gioco non prevede quel numero di partecipanti.',
    'unknown-option': 'Una delle opzioni manca, non appartiene a questo gioco o ha un valore che non esiste.',
    'not-a-seed': 'Il numero da cui si mescola la partita deve essere un numero intero.',
  },
  fr: {
    'wrong-number-of-seats': 'Ce jeu ne se joue pas à ce nombre de personnes.',
    'unknown-option': 'L’une des options manque, est inconnue de ce jeu ou a une valeur qui n’existe pas.',
    'not-a-seed': 'Le nombre à partir duquel la partie est mélangée doit être un nombre entier.',
  },
};

export const problemText: Readonly<Record<Language, ProblemText>> = {
  en: {
    save: {
      'not-a-save': () => 'This file is not a saved game. Please choose a file that was saved with this app.',
      truncated: () =>
        'The end of this saved game is missing. Copy or download the file once more, and try again.',
      'newer-app': () => 'This game was saved by a newer version of the app. Update the app to open it.',
      'unknown-format': () =>
        'This saved game is in a form that no version of the app has written. Try another copy of the file.',
      damaged: () => 'This saved game is damaged. Try another copy of the file.',
      'unknown-game': ({ game }) =>
        `This app does not know the game “${game}”. A newer version of the app may have it.`,
      'newer-rules': () =>
        'This game was played by newer rules than this version of the app knows. Update the app to open it.',
      'rules-too-old': () =>
        'This game was played by old rules, and it cannot be continued by the present ones. An older version of the app may still open it.',
      'impossible-setup': ({ why }) =>
        `This saved game begins in a way that is not possible. ${setup.en[why]}`,
      'illegal-move': ({ step, refusal }) =>
        `Move ${step + 1} of this saved game breaks rule ${refusal.rule}, so the game cannot be opened. Try another copy of the file.`,
      altered: () =>
        'The moves in this file do not lead to the table that was saved with them: the file has been changed. Try another copy of it.',
    },
    undo: {
      'nothing-to-undo': 'There is no move to take back.',
      'not-your-move': 'The last move was made by another player. Only your own can be taken back.',
      sealed:
        'This move can no longer be taken back: it used chance, showed something hidden, or passed the choice on to another player.',
      'turn-over': 'Your next turn has begun: what you did before it can no longer be taken back.',
    },
    setup: setup.en,
  },
  it: {
    save: {
      'not-a-save': () => 'Questo file non è una partita salvata. Scegli un file salvato con questa app.',
      truncated: () => 'A questa partita salvata manca la fine. Copia o scarica di nuovo il file e riprova.',
      'newer-app': () =>
        'Questa partita è stata salvata con una versione più recente dell’app. Per aprirla, aggiorna l’app.',
      'unknown-format': () =>
        'Questa partita salvata ha una forma che nessuna versione dell’app ha mai scritto. Prova con un’altra copia del file.',
      damaged: () => 'Questa partita salvata è danneggiata. Prova con un’altra copia del file.',
      'unknown-game': ({ game }) =>
        `Questa app non conosce il gioco «${game}». Forse lo conosce una versione più recente.`,
      'newer-rules': () =>
        'Questa partita segue regole più recenti di quelle note a questa versione dell’app. Per aprirla, aggiorna l’app.',
      'rules-too-old': () =>
        'Questa partita segue regole vecchie e con quelle attuali non può continuare. Forse una versione precedente dell’app può ancora aprirla.',
      'impossible-setup': ({ why }) =>
        `Questa partita salvata comincia in un modo impossibile. ${setup.it[why]}`,
      'illegal-move': ({ step, refusal }) =>
        `La mossa ${step + 1} di questa partita salvata viola la regola ${refusal.rule}, perciò la partita non si può aprire. Prova con un’altra copia del file.`,
      altered: () =>
        'Le mosse di questo file non portano al tavolo salvato insieme a loro: il file è stato modificato. Prova con un’altra copia.',
    },
    undo: {
      'nothing-to-undo': 'Non c’è nessuna mossa da annullare.',
      'not-your-move': 'L’ultima mossa è di qualcun altro. Puoi annullare soltanto le tue.',
      sealed:
        'Questa mossa non si può più annullare: ha chiamato in causa la sorte, ha mostrato qualcosa di nascosto o ha passato la scelta a qualcun altro.',
      'turn-over':
        'È già cominciato il tuo prossimo turno: ciò che hai fatto prima non si può più annullare.',
    },
    setup: setup.it,
  },
  fr: {
    save: {
      'not-a-save': () =>
        'Ce fichier n’est pas une partie enregistrée. Choisissez un fichier enregistré avec cette application.',
      truncated: () =>
        'Il manque la fin de cette partie enregistrée. Copiez ou téléchargez à nouveau le fichier, puis réessayez.',
      'newer-app': () =>
        'Cette partie a été enregistrée par une version plus récente de l’application. Pour l’ouvrir, mettez l’application à jour.',
      'unknown-format': () =>
        'Cette partie enregistrée a une forme qu’aucune version de l’application n’a jamais écrite. Essayez une autre copie du fichier.',
      damaged: () => 'Cette partie enregistrée est endommagée. Essayez une autre copie du fichier.',
      'unknown-game': ({ game }) =>
        `Cette application ne connaît pas le jeu « ${game} ». Une version plus récente le connaît peut-être.`,
      'newer-rules': () =>
        'Cette partie suit des règles plus récentes que celles de cette version de l’application. Pour l’ouvrir, mettez l’application à jour.',
      'rules-too-old': () =>
        'Cette partie suit d’anciennes règles et ne peut pas continuer avec les règles actuelles. Une version antérieure de l’application pourra peut-être encore l’ouvrir.',
      'impossible-setup': ({ why }) =>
        `Cette partie enregistrée commence d’une façon impossible. ${setup.fr[why]}`,
      'illegal-move': ({ step, refusal }) =>
        `Le coup ${step + 1} de cette partie enregistrée enfreint la règle ${refusal.rule} ; la partie ne peut donc pas être ouverte. Essayez une autre copie du fichier.`,
      altered: () =>
        'Les coups de ce fichier ne mènent pas à la table enregistrée avec eux : le fichier a été modifié. Essayez-en une autre copie.',
    },
    undo: {
      'nothing-to-undo': 'Il n’y a aucun coup à annuler.',
      'not-your-move': 'Le dernier coup est celui de quelqu’un d’autre. On ne peut annuler que les siens.',
      sealed:
        'Ce coup ne peut plus être annulé : il a fait appel au hasard, montré quelque chose de caché ou laissé le choix à quelqu’un d’autre.',
      'turn-over': 'Votre tour suivant a commencé : ce que vous avez fait avant ne peut plus être annulé.',
    },
    setup: setup.fr,
  },
};
