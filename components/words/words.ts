import type { Colour, Sigil } from '@/engine/core/guise';
import type { Level } from '@/engine/core/level';
import type { Temper } from '@/engine/core/nature';
import type { StatisticsWords } from './statistics';

export type ThemeChoice = 'system' | 'light' | 'dark';
export type SpeedChoice = 'off' | 'fast' | 'normal' | 'slow';
export type MotionChoice = 'system' | 'on' | 'off';
export type HandChoice = 'right' | 'left';

/**
 * Everything the app itself says, in one language; what a game says is in the game's own text.
 * `{{name}}` is filled in, `_one` and `_other` are chosen by the `count`.
 */
export interface Words {
  readonly app: { readonly name: string; readonly motto: string };
  readonly common: {
    readonly back: string;
    readonly close: string;
    readonly done: string;
    readonly undo: string;
    readonly dismiss: string;
    /** A thing and what it is at present. */
    readonly pair: string;
  };
  /** A hue with its shape, which always goes with it. */
  readonly colours: Readonly<Record<Colour, string>>;
  readonly sigils: Readonly<Record<Sigil, string>>;
  readonly people: {
    readonly person: string;
    readonly bot: string;
    readonly botNames: readonly string[];
    readonly levels: Readonly<Record<Level, string>>;
    readonly levelHelp: Readonly<Record<Level, string>>;
    readonly level: string;
    readonly temper: string;
    readonly tempers: Readonly<Record<Temper, string>>;
    readonly temperHelp: Readonly<Record<Temper, string>>;
    /** A level and a temper, in a word each. */
    readonly character: string;
  };
  readonly when: { readonly today: string; readonly yesterday: string };
  readonly home: {
    readonly bench: string;
    readonly empty: string;
    readonly cabinet: string;
    readonly continue: string;
    readonly seeResult: string;
    readonly turnOf: string;
    readonly over: string;
    readonly round: string;
    readonly players: string;
    readonly broken: string;
    readonly brokenTitle: string;
    readonly nicheLabel: string;
    readonly nicheHint: string;
    readonly newGame: string;
    readonly rulebook: string;
    readonly roster: string;
    readonly settings: string;
    readonly import: string;
    readonly addPerson: string;
    readonly more_one: string;
    readonly more_other: string;
    readonly less: string;
    readonly deleteLabel: string;
    readonly deleted: string;
    readonly savedLabel: string;
  };
  readonly newGame: {
    readonly title: string;
    readonly pick: string;
    readonly seats: string;
    readonly seatsAllowed: string;
    readonly drawLots: string;
    readonly lotsDrawn: string;
    readonly seatLabel: string;
    readonly editSeat: string;
    readonly up: string;
    readonly down: string;
    readonly remove: string;
    readonly moveUp: string;
    readonly moveDown: string;
    readonly moved: string;
    readonly removeSeat: string;
    readonly removed: string;
    readonly playedBy: string;
    readonly levelOf: string;
    readonly add: string;
    readonly addFromRoster: string;
    readonly addNamed: string;
    readonly addBot: string;
    readonly newName: string;
    readonly name: string;
    readonly seatSheet: string;
    readonly options: string;
    readonly noOptions: string;
    readonly curtain: string;
    readonly noCurtain: string;
    readonly noPeople: string;
    readonly nothingHidden: string;
    readonly start: string;
    readonly people_one: string;
    readonly people_other: string;
    readonly bots_one: string;
    readonly bots_other: string;
    readonly lot: string;
    readonly first: string;
    readonly byLot: string;
    readonly named: string;
    readonly begins: string;
    readonly tooFew_one: string;
    readonly tooFew_other: string;
    readonly tooMany_one: string;
    readonly tooMany_other: string;
    readonly nameless: string;
    readonly sameName: string;
    readonly sameColour: string;
    readonly full: string;
    readonly empty: string;
  };
  readonly roster: {
    readonly title: string;
    readonly help: string;
    readonly empty: string;
    readonly add: string;
    readonly addTitle: string;
    readonly editTitle: string;
    readonly edit: string;
    readonly name: string;
    readonly nameHelp: string;
    readonly colour: string;
    readonly sigil: string;
    readonly save: string;
    readonly remove: string;
    readonly removed: string;
    readonly needsName: string;
    readonly takenName: string;
  };
  readonly recap: {
    readonly title: string;
    readonly forWhom: string;
    readonly nothing: string;
    readonly quiet: string;
    readonly more_one: string;
    readonly more_other: string;
    readonly again: string;
    readonly againLabel: string;
    readonly back: string;
    readonly go: string;
  };
  readonly result: {
    readonly title: string;
    readonly won: string;
    readonly shared: string;
    readonly place: string;
    readonly total: string;
    readonly lineLabel: string;
    readonly showAll: string;
    readonly replay: string;
    readonly rematch: string;
    readonly home: string;
  };
  readonly replay: {
    readonly title: string;
    readonly step: string;
    readonly beginning: string;
    readonly play: string;
    readonly pause: string;
    readonly previous: string;
    readonly next: string;
    readonly first: string;
    readonly last: string;
    readonly scrubber: string;
    readonly nothing: string;
    readonly happened: string;
    /** Through whose eyes it is seen. */
    readonly eyesOf: string;
    readonly openEyes: string;
  };
  readonly rulebook: {
    readonly title: string;
    readonly games: string;
    readonly search: string;
    readonly clear: string;
    readonly contents: string;
    readonly found_one: string;
    readonly found_other: string;
    readonly none: string;
    readonly rule: string;
    readonly opened: string;
  };
  readonly lesson: {
    readonly title: string;
    /** Where one learns it: beside a game that is chosen, in its rulebook. */
    readonly learn: string;
    readonly step: string;
    readonly back: string;
    readonly show: string;
    readonly fold: string;
    readonly unfold: string;
    readonly leave: string;
    readonly watch: string;
    readonly yours: string;
    readonly otherWay: string;
    /** Who learns and is not on the roster yet. */
    readonly apprentice: string;
    readonly over: string;
    readonly play: string;
    readonly again: string;
    readonly done: string;
    readonly offer: string;
    readonly offerOf: string;
    readonly decline: string;
  };
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly deviceLanguage: string;
    readonly look: string;
    readonly theme: string;
    readonly themes: Readonly<Record<ThemeChoice, string>>;
    readonly easyReading: string;
    readonly easyReadingHelp: string;
    readonly pace: string;
    readonly speed: string;
    readonly speedHelp: string;
    readonly speeds: Readonly<Record<SpeedChoice, string>>;
    readonly botSpeed: string;
    readonly botSpeedHelp: string;
    readonly motion: string;
    readonly motionHelp: string;
    readonly motions: Readonly<Record<MotionChoice, string>>;
    readonly sound: string;
    readonly music: string;
    readonly musicHelp: string;
    readonly effects: string;
    readonly effectsHelp: string;
    readonly haptics: string;
    readonly hapticsHelp: string;
    readonly table: string;
    readonly hand: string;
    readonly handHelp: string;
    readonly hands: Readonly<Record<HandChoice, string>>;
    readonly tableMode: string;
    readonly tableModeHelp: string;
    readonly about: string;
    readonly version: string;
    readonly aboutText: string;
    readonly licences: string;
    readonly licencesHelp: string;
    readonly licenceLabel: string;
  };
  readonly notFound: {
    readonly title: string;
    readonly body: string;
    readonly home: string;
  };
  readonly importing: {
    readonly title: string;
    readonly help: string;
    readonly text: string;
    readonly textHelp: string;
    readonly file: string;
    readonly open: string;
    readonly reading: string;
    readonly nothingChanged: string;
    readonly done: string;
    readonly play: string;
    readonly empty: string;
  };
  readonly curtain: {
    readonly handTo: string;
    readonly hold: string;
    readonly openPlainly: string;
    readonly lastTurn: string;
    readonly promise: string;
  };
  readonly play: {
    readonly menu: string;
    readonly log: string;
    readonly seal: string;
    readonly hideNow: string;
    readonly undo: string;
    readonly undone: string;
    readonly thinking: string;
    readonly hurry: string;
    readonly rules: string;
    readonly leave: string;
    readonly leaveHelp: string;
    readonly people: string;
    readonly export: string;
    /** Said before anything is given away. */
    readonly exportHelp: string;
    readonly exported: string;
    readonly storageFull: string;
    readonly storageBroken: string;
    /** Before the table is left with moves that the storage did not take. */
    readonly unkeptTitle: string;
    readonly unkept: string;
    readonly stay: string;
    readonly leaveAnyway: string;
    readonly opening: string;
    readonly missing: string;
    readonly elsewhereTitle: string;
    readonly elsewhere: string;
    readonly openProblem: string;
  };
  /** What the teacher says to whoever asks what to do. */
  readonly hint: {
    readonly title: string;
    readonly thinking: string;
    readonly best: string;
    readonly second: string;
    readonly hope: string;
    readonly show: string;
    /** Why there is none just now: somebody else is asked, everybody would read it, or what it is about lies face down. */
    readonly notNow: string;
    readonly openTable: string;
    readonly faceDown: string;
  };
  /** What the teacher says of a game that is over. */
  readonly review: {
    readonly title: string;
    readonly help: string;
    readonly begin: string;
    readonly looking: string;
    readonly part: string;
    readonly brief: string;
    readonly stop: string;
    readonly none: string;
    readonly found_one: string;
    readonly found_other: string;
    readonly turn: string;
    readonly lost: string;
    readonly played: string;
    readonly better: string;
    readonly open: string;
  };
  readonly statistics: StatisticsWords;
}
