import { sum } from './list';

/** A seat of a finished game. */
export interface LedgerSeat {
  /** Who sat there; null for a bot, and for somebody whose name was erased. */
  readonly who: string | null;
  /** The level of a bot, as it was called then; null for a person. */
  readonly bot: string | null;
  readonly total: number;
  /** 1 has won, alone or together with others. */
  readonly rank: number;
}

/** A game that was played to its end. */
export interface LedgerGame {
  readonly id: string;
  readonly game: string;
  /** When its last move was made, in milliseconds. */
  readonly at: number;
  readonly turns: number;
  readonly seats: readonly LedgerSeat[];
}

/** Whom somebody played against: people, bots of one level, bots of several, or people and bots. */
export type Against = 'people' | 'mixed' | 'bots' | `bot:${string}`;

/** What some games come to for one person. */
export interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly points: number;
  readonly best: number;
  readonly turns: number;
  /** How many wins there would have been if every seat had won equally often. */
  readonly fair: number;
  readonly last: number;
}

/** Old games of one person, no longer told one by one. */
interface LedgerSum extends Tally {
  readonly who: string;
  readonly game: string;
  readonly against: Against;
}

/** The games that were finished on this device. */
export interface Ledger {
  /** The oldest first. */
  readonly games: readonly LedgerGame[];
  readonly sums: readonly LedgerSum[];
  /** How many games have gone into the sums, by game. */
  readonly folded: Readonly<Record<string, number>>;
  /** Games that are not to be entered (again): summed up, erased, or finished elsewhere. */
  readonly closed: readonly string[];
}

export const EMPTY_LEDGER: Ledger = { games: [], sums: [], folded: {}, closed: [] };

/** How many games are told one by one. */
export const MOST_GAMES = 500;

/** Enters a game, once: a game that is in the ledger already, or closed, changes nothing. */
export function entered(ledger: Ledger, game: LedgerGame, most: number = MOST_GAMES): Ledger {
  if (isSettled(ledger, game.id) || !hasPeople(game)) return ledger;
  const games = [...ledger.games, game].sort((one, other) => one.at - other.at);
  return foldedTo({ ...ledger, games }, most);
}

/** Whether nothing is left to be done about a game. */
export function isSettled({ games, closed }: Ledger, id: string): boolean {
  return closed.includes(id) || games.some((game) => game.id === id);
}

/** Bots among themselves are watched, not played: such games are nobody's. */
function hasPeople({ seats }: LedgerGame): boolean {
  return seats.some(({ who }) => who !== null);
}

/** A game that is never to be entered, such as one that came here finished. */
export function closedFor(ledger: Ledger, id: string): Ledger {
  return isSettled(ledger, id) ? ledger : { ...ledger, closed: [...ledger.closed, id] };
}

/** Forgets which games are closed once they are gone from the device: they cannot come again. */
export function tidied(ledger: Ledger, isThere: (id: string) => boolean): Ledger {
  const closed = ledger.closed.filter(isThere);
  return closed.length === ledger.closed.length ? ledger : { ...ledger, closed };
}

/** A blank ledger, in which the games that were told before do not turn up again. */
export function erasedAll({ games, closed }: Ledger): Ledger {
  return { ...EMPTY_LEDGER, closed: [...closed, ...games.map(({ id }) => id)] };
}

/** Without somebody's name. Games with others stay theirs; a game that is then nobody's goes. */
export function erasedFor(ledger: Ledger, who: string): Ledger {
  const games = ledger.games.map((game) => ({
    ...game,
    seats: game.seats.map((seat) => (seat.who === who ? { ...seat, who: null } : seat)),
  }));
  const nobodys = games.filter((game) => !hasPeople(game)).map(({ id }) => id);
  return {
    ...ledger,
    games: games.filter(hasPeople),
    sums: ledger.sums.filter((one) => one.who !== who),
    closed: [...ledger.closed, ...nobodys],
  };
}

/** Who of these had least in the last game that they all played; null if there is none, or if it was nobody alone. */
export function hadLeast({ games }: Ledger, game: string, people: readonly string[]): string | null {
  const isTheirs = ({ seats }: LedgerGame) => people.every((who) => seats.some((seat) => seat.who === who));
  const last = games.findLast((one) => one.game === game && isTheirs(one));
  const [least, next] = (last?.seats ?? [])
    .filter(({ who }) => who !== null && people.includes(who))
    .sort((one, other) => one.total - other.total || other.rank - one.rank);
  if (!least || !next) return null;
  return least.total < next.total || least.rank > next.rank ? least.who : null;
}

/** Everybody the ledger knows. */
export function whoIsIn({ games, sums }: Ledger): readonly string[] {
  const seated = games.flatMap(({ seats }) => seats.flatMap(({ who }) => (who === null ? [] : [who])));
  return [...new Set([...seated, ...sums.map(({ who }) => who)])];
}

/** The same games under other keys for those who played them. */
export function rekeyed(ledger: Ledger, keyOf: (who: string) => string): Ledger {
  return {
    ...ledger,
    games: ledger.games.map((game) => ({
      ...game,
      seats: game.seats.map((seat) => (seat.who === null ? seat : { ...seat, who: keyOf(seat.who) })),
    })),
    sums: ledger.sums.map((one) => ({ ...one, who: keyOf(one.who) })),
  };
}

function foldedTo(ledger: Ledger, most: number): Ledger {
  const excess = ledger.games.slice(0, Math.max(0, ledger.games.length - most));
  return excess.reduce(withOldestFolded, ledger);
}

function withOldestFolded({ games, sums, folded, closed }: Ledger, oldest: LedgerGame): Ledger {
  const { id, game } = oldest;
  return {
    games: games.filter((one) => one.id !== id),
    sums: resultsOf(oldest).reduce(withAdded, sums),
    folded: { ...folded, [game]: (folded[game] ?? 0) + 1 },
    closed: [...closed, id],
  };
}

function withAdded(
  sums: readonly LedgerSum[],
  { who, game, against, ...tally }: Result,
): readonly LedgerSum[] {
  const isSame = (one: LedgerSum) => one.who === who && one.game === game && one.against === against;
  const before = sums.find(isSame);
  const added = { who, game, against, ...plus(before ?? null, tallied(tally)) };
  return [...sums.filter((one) => !isSame(one)), added];
}

/** One game, as one person sees it. */
export interface Result {
  readonly id: string;
  readonly game: string;
  readonly at: number;
  readonly turns: number;
  readonly who: string;
  readonly total: number;
  readonly rank: number;
  readonly seats: number;
  readonly against: Against;
}

export function resultsOf({ id, game, at, turns, seats }: LedgerGame): readonly Result[] {
  return seats.flatMap(({ who, total, rank }, seat) => {
    if (who === null) return [];
    const against = againstOf(seats.filter((_, other) => other !== seat));
    return [{ id, game, at, turns, who, total, rank, seats: seats.length, against }];
  });
}

function againstOf(others: readonly LedgerSeat[]): Against {
  const bots = others.flatMap(({ bot }) => (bot === null ? [] : [bot]));
  if (bots.length === 0) return 'people';
  if (bots.length < others.length) return 'mixed';
  return new Set(bots).size === 1 ? `bot:${bots[0]}` : 'bots';
}

export function tallied({ at, total, rank, turns, seats }: Omit<Result, 'who' | 'game' | 'against'>): Tally {
  return { games: 1, wins: rank === 1 ? 1 : 0, points: total, best: total, turns, fair: 1 / seats, last: at };
}

function plus(one: Tally | null, other: Tally): Tally {
  if (!one) return other;
  const both = (part: (tally: Tally) => number) => sum([part(one), part(other)]);
  return {
    games: both(({ games }) => games),
    wins: both(({ wins }) => wins),
    points: both(({ points }) => points),
    best: Math.max(one.best, other.best),
    turns: both(({ turns }) => turns),
    fair: both(({ fair }) => fair),
    last: Math.max(one.last, other.last),
  };
}

/** All of them together; null if there are none. */
export function together(tallies: readonly Tally[]): Tally | null {
  return tallies.map(alone).reduce<Tally | null>(plus, null);
}

/** The tally without what else is known of it. */
function alone({ games, wins, points, best, turns, fair, last }: Tally): Tally {
  return { games, wins, points, best, turns, fair, last };
}
