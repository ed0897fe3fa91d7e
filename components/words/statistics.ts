import type { Verdict } from '@/engine/core/ledger-figures';

/** What the statistics say, in one language. A type, since i18next does not look for keys in an interface. */
export type StatisticsWords = {
  readonly title: string;
  readonly whose: string;
  readonly which: string;
  readonly everybody: string;
  readonly allGames: string;
  readonly emptyTitle: string;
  readonly empty: string;
  readonly none: string;
  readonly games: string;
  readonly gameCount_one: string;
  readonly gameCount_other: string;
  readonly wins: string;
  readonly winCount_one: string;
  readonly winCount_other: string;
  readonly winsOf: string;
  readonly share: string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly best: string;
  readonly bestBy: string;
  readonly average: string;
  readonly length: string;
  readonly rounds_one: string;
  readonly rounds_other: string;
  readonly streak: string;
  readonly streakMost: string;
  readonly last: string;
  readonly scoresTitle: string;
  readonly winsTitle: string;
  readonly won: string;
  readonly notWon: string;
  readonly mean: string;
  readonly gameByGame: string;
  readonly lastOnly: string;
  readonly tooFewToPlot: string;
  readonly scoresSaid: string;
  readonly winsSaid: string;
  readonly summed: string;
  readonly byPerson: string;
  readonly byGame: string;
  readonly byOpponents: string;
  readonly against: Readonly<Record<'people' | 'mixed' | 'bots' | 'level', string>>;
  readonly bestSaid: string;
  readonly lastGames: string;
  readonly gameSaid: string;
  readonly counts: string;
  readonly export: string;
  readonly exportHelp: string;
  readonly exportText: string;
  readonly exportData: string;
  readonly exported: string;
  readonly erase: string;
  readonly eraseHelp: string;
  readonly eraseAll: string;
  readonly erasePerson: string;
  readonly erased: string;
  readonly erasedPerson: string;
  readonly problems: Readonly<Record<'full' | 'failed' | 'unreadable' | 'newer' | 'unreached', string>>;
  /** On the sheet of a result. */
  readonly honours: Readonly<Record<'record' | 'best', string>>;
};

export const STATISTICS_EN: StatisticsWords = {
  title: 'Statistics',
  whose: 'Whose games',
  which: 'Which game',
  everybody: 'Everybody',
  allGames: 'All games',
  emptyTitle: 'A blank ledger',
  empty: 'No game has been played to its end here yet. The first one writes the first line.',
  none: 'No such game has been finished here yet.',
  games: 'Games',
  gameCount_one: '{{count}} game',
  gameCount_other: '{{count}} games',
  wins: 'Wins',
  winCount_one: '{{count}} win',
  winCount_other: '{{count}} wins',
  winsOf: '{{wins}} of {{games}}',
  share: '{{share}}%',
  verdicts: {
    few: 'Too few games to say more.',
    more: 'Clearly more than chance would give ({{share}}%).',
    even: 'So far not clearly more or less than chance would give ({{share}}%).',
    less: 'Clearly less than chance would give ({{share}}%).',
  },
  best: 'Best score',
  bestBy: 'by {{name}}',
  average: 'Average score',
  length: 'Usual length',
  rounds_one: '{{count}} round',
  rounds_other: '{{count}} rounds',
  streak: 'Wins in a row',
  streakMost: 'at most {{count}}',
  last: 'Last played',
  scoresTitle: 'Scores over time',
  winsTitle: 'Wins over time',
  won: 'won',
  notWon: 'not won',
  mean: 'mean of the last {{count}}',
  gameByGame: 'game by game',
  lastOnly: 'the last {{count}} games',
  tooFewToPlot: 'A curve begins with the second game.',
  scoresSaid:
    'Scores of {{name}}, game by game, {{games}} from {{from}} to {{to}}: first {{first}}, last {{last}}, best {{best}}. The running mean went from {{meanFrom}} to {{meanTo}}.',
  winsSaid: 'Wins counted up, game by game, {{games}} from {{from}} to {{to}}. By now: {{lines}}.',
  summed: 'Older games are summed up: they count in the figures, but are no longer told one by one.',
  byPerson: 'By player',
  byGame: 'By game',
  byOpponents: 'By opponents',
  against: {
    people: 'people',
    mixed: 'people and bots',
    bots: 'bots of several levels',
    level: 'bots: {{level}}',
  },
  bestSaid: 'best score {{best}}',
  lastGames: 'Last games',
  gameSaid: '{{title}}, {{when}}: {{result}}',
  counts:
    'A game counts once it is played to its end on this device. Games of bots alone do not, nor games that came here finished.',
  export: 'Export',
  exportHelp: 'Take the statistics with you. Nothing is sent anywhere by itself.',
  exportText: 'To be read',
  exportData: 'As data (JSON)',
  exported: 'The statistics were exported.',
  erase: 'Erase',
  eraseHelp: 'Only the statistics are erased. The games on the bench stay as they are.',
  eraseAll: 'Erase everything',
  erasePerson: 'Erase {{name}}',
  erased: 'The statistics were erased.',
  erasedPerson: '{{name}} was erased from the statistics.',
  problems: {
    full: 'The device has no room left: the latest games are counted only until the app closes. Delete games to make room.',
    failed:
      'The device refused to keep the statistics. The latest games are counted only until the app closes.',
    unreadable:
      'The old statistics were damaged and could not be read. They were put aside, and these begin anew with the games on the bench.',
    newer: 'These statistics were written by a newer version of the app. They are left as they are.',
    unreached: 'The device did not let the statistics be read. They are left as they are.',
  },
  honours: { record: 'highest score so far', best: 'own best so far' },
};

export const STATISTICS_IT: StatisticsWords = {
  title: 'Statistiche',
  whose: 'Di chi',
  which: 'Quale gioco',
  everybody: 'Tutti',
  allGames: 'Tutti i giochi',
  emptyTitle: 'Un registro bianco',
  empty: 'Qui nessuna partita è ancora arrivata alla fine. La prima scriverà la prima riga.',
  none: 'Qui nessuna partita del genere è ancora finita.',
  games: 'Partite',
  gameCount_one: '{{count}} partita',
  gameCount_other: '{{count}} partite',
  wins: 'Vittorie',
  winCount_one: '{{count}} vittoria',
  winCount_other: '{{count}} vittorie',
  winsOf: '{{wins}} su {{games}}',
  share: '{{share}}%',
  verdicts: {
    few: 'Troppo poche partite per dire di più.',
    more: 'Nettamente più di quanto darebbe il caso ({{share}}%).',
    even: 'Finora né nettamente più né meno di quanto darebbe il caso ({{share}}%).',
    less: 'Nettamente meno di quanto darebbe il caso ({{share}}%).',
  },
  best: 'Punteggio migliore',
  bestBy: 'di {{name}}',
  average: 'Punteggio medio',
  length: 'Durata abituale',
  rounds_one: '{{count}} round',
  rounds_other: '{{count}} round',
  streak: 'Vittorie di fila',
  streakMost: 'al massimo {{count}}',
  last: 'Ultima partita',
  scoresTitle: 'Punteggi nel tempo',
  winsTitle: 'Vittorie nel tempo',
  won: 'vinta',
  notWon: 'non vinta',
  mean: 'media delle ultime {{count}}',
  gameByGame: 'partita per partita',
  lastOnly: 'le ultime {{count}} partite',
  tooFewToPlot: 'La curva comincia con la seconda partita.',
  scoresSaid:
    'Punteggi di {{name}}, partita per partita, {{games}}, dal giorno {{from}} al giorno {{to}}: il primo {{first}}, l’ultimo {{last}}, il migliore {{best}}. La media mobile è passata da {{meanFrom}} a {{meanTo}}.',
  winsSaid:
    'Vittorie sommate, partita per partita, {{games}}, dal giorno {{from}} al giorno {{to}}. Finora: {{lines}}.',
  summed: 'Le partite più vecchie sono riassunte: contano nelle cifre, ma non si vedono più una per una.',
  byPerson: 'Per giocatore',
  byGame: 'Per gioco',
  byOpponents: 'Per avversari',
  against: {
    people: 'persone',
    mixed: 'persone e bot',
    bots: 'bot di vari livelli',
    level: 'bot: {{level}}',
  },
  bestSaid: 'punteggio migliore {{best}}',
  lastGames: 'Ultime partite',
  gameSaid: '{{title}}, {{when}}: {{result}}',
  counts:
    'Una partita conta quando è giocata fino alla fine su questo dispositivo. Non contano quelle di soli bot, né quelle arrivate qui già finite.',
  export: 'Esporta',
  exportHelp: 'Porta con te le statistiche. Nulla parte da solo.',
  exportText: 'Da leggere',
  exportData: 'Come dati (JSON)',
  exported: 'Le statistiche sono state esportate.',
  erase: 'Cancella',
  eraseHelp: 'Si cancellano solo le statistiche. Le partite sul banco restano come sono.',
  eraseAll: 'Cancella tutto',
  erasePerson: 'Cancella {{name}}',
  erased: 'Le statistiche sono state cancellate.',
  erasedPerson: '{{name}} non è più nelle statistiche.',
  problems: {
    full: 'Sul dispositivo non c’è più spazio: le ultime partite contano solo finché l’app resta aperta. Elimina qualche partita per fare spazio.',
    failed:
      'Il dispositivo non è riuscito a salvare le statistiche. Le ultime partite contano solo finché l’app resta aperta.',
    unreadable:
      'Le vecchie statistiche erano rovinate e illeggibili. Sono state messe da parte, e queste ricominciano dalle partite sul banco.',
    newer: 'Queste statistiche vengono da una versione più nuova dell’app. Restano come sono.',
    unreached: 'Non è stato possibile leggere le statistiche. Restano come sono.',
  },
  honours: { record: 'punteggio più alto finora', best: 'record personale finora' },
};

export const STATISTICS_FR: StatisticsWords = {
  title: 'Statistiques',
  whose: 'De qui',
  which: 'Quel jeu',
  everybody: 'Tout le monde',
  allGames: 'Tous les jeux',
  emptyTitle: 'Un registre vierge',
  empty: 'Aucune partie n’a encore été jouée jusqu’au bout ici. La première écrira la première ligne.',
  none: 'Aucune partie de ce genre n’est encore finie ici.',
  games: 'Parties',
  gameCount_one: '{{count}} partie',
  gameCount_other: '{{count}} parties',
  wins: 'Victoires',
  winCount_one: '{{count}} victoire',
  winCount_other: '{{count}} victoires',
  winsOf: '{{wins}} sur {{games}}',
  share: '{{share}}\u00a0%',
  verdicts: {
    few: 'Trop peu de parties pour en dire plus.',
    more: 'Nettement plus que le hasard ({{share}}\u00a0%).',
    even: 'Pour l’instant ni nettement plus ni moins que le hasard ({{share}}\u00a0%).',
    less: 'Nettement moins que le hasard ({{share}}\u00a0%).',
  },
  best: 'Meilleur score',
  bestBy: 'par {{name}}',
  average: 'Score moyen',
  length: 'Durée habituelle',
  rounds_one: '{{count}} manche',
  rounds_other: '{{count}} manches',
  streak: 'Victoires d’affilée',
  streakMost: 'au plus {{count}}',
  last: 'Dernière partie',
  scoresTitle: 'Scores au fil du temps',
  winsTitle: 'Victoires au fil du temps',
  won: 'gagnée',
  notWon: 'non gagnée',
  mean: 'moyenne des {{count}} dernières',
  gameByGame: 'partie après partie',
  lastOnly: 'les {{count}} dernières parties',
  tooFewToPlot: 'La courbe commence à la deuxième partie.',
  scoresSaid:
    'Scores, {{name}}, partie après partie, {{games}} du {{from}} au {{to}}\u00a0: le premier {{first}}, le dernier {{last}}, le meilleur {{best}}. La moyenne mobile est passée de {{meanFrom}} à {{meanTo}}.',
  winsSaid:
    'Victoires cumulées, partie après partie, {{games}} du {{from}} au {{to}}. À ce jour\u00a0: {{lines}}.',
  summed: 'Les parties plus anciennes sont résumées\u00a0: elles comptent, mais ne sont plus détaillées.',
  byPerson: 'Par joueur',
  byGame: 'Par jeu',
  byOpponents: 'Par adversaires',
  against: {
    people: 'personnes',
    mixed: 'personnes et robots',
    bots: 'robots de plusieurs niveaux',
    level: 'robots\u00a0: {{level}}',
  },
  bestSaid: 'meilleur score {{best}}',
  lastGames: 'Dernières parties',
  gameSaid: '{{title}}, {{when}}\u00a0: {{result}}',
  counts:
    'Une partie compte quand elle est jouée jusqu’au bout sur cet appareil. Celles entre robots seuls ne comptent pas, ni celles arrivées ici déjà finies.',
  export: 'Exporter',
  exportHelp: 'Emportez les statistiques. Rien ne part tout seul.',
  exportText: 'À lire',
  exportData: 'En données (JSON)',
  exported: 'Les statistiques ont été exportées.',
  erase: 'Effacer',
  eraseHelp: 'Seules les statistiques sont effacées. Les parties sur l’établi restent comme elles sont.',
  eraseAll: 'Tout effacer',
  erasePerson: 'Effacer {{name}}',
  erased: 'Les statistiques ont été effacées.',
  erasedPerson: '{{name}} n’est plus dans les statistiques.',
  problems: {
    full: 'Il n’y a plus de place sur l’appareil\u00a0: les dernières parties ne comptent que tant que l’application reste ouverte. Supprimez des parties pour faire de la place.',
    failed:
      'L’appareil n’a pas pu enregistrer les statistiques. Les dernières parties ne comptent que tant que l’application reste ouverte.',
    unreadable:
      'Les anciennes statistiques étaient abîmées et illisibles. Elles ont été mises de côté, et celles-ci repartent des parties sur l’établi.',
    newer:
      'Ces statistiques viennent d’une version plus récente de l’application. Elles restent telles quelles.',
    unreached: 'Les statistiques n’ont pas pu être lues. Elles restent telles quelles.',
  },
  honours: { record: 'plus haut score à ce jour', best: 'record personnel à ce jour' },
};
