import type { AnyGame, GameTypes, Table } from '@/engine/core/game';
import type { LogEntry, MatchRecord } from '@/engine/core/match';
import { leftOf, type Seat } from '@/engine/core/seat';
import { followEntries, toldTo, type Told } from '@/engine/core/told';

type Fact = GameTypes['fact'];
type Entry = Pick<LogEntry<GameTypes>, 'seat' | 'facts'>;

/** How much a fact tells: 0 is left out of the headlines. */
type Weigh = (fact: Fact) => number;

/** Who did what a fact tells; null: whoever moved. */
type Doer = (fact: Fact) => Seat | null;

/** What one seat did by a move, be it its own or another's. */
interface Deed extends Entry {
  readonly mover: Seat | null;
}

/** What one player did while another did not hold the device. */
export interface RecapPart {
  readonly seat: Seat;
  /** The most telling, in the order in which they happened. */
  readonly headlines: readonly Fact[];
}

/** A stretch of the game to be shown once more: what happened and the table after it, both through one seat's eyes. */
export interface Showing {
  readonly view: GameTypes['view'];
  readonly told: readonly Told<GameTypes>[];
}

const HEADLINES = 3;

/** What the others did, by actor, from the left neighbour on. The entries are as the seat came to know them. */
export function recapOf(
  entries: readonly Entry[],
  seat: Seat,
  seats: number,
  weigh: Weigh | undefined,
  doer: Doer,
  count: number = HEADLINES,
): readonly RecapPart[] {
  const deeds = deedsIn(entries, doer);
  const others: Seat[] = [];
  for (let other = leftOf(seat, seats); other !== seat; other = leftOf(other, seats)) others.push(other);
  return others.flatMap((other) => {
    const own = deeds.filter(({ seat: actor }) => actor === other);
    const headlines = headlinesOf(own, weigh, count);
    const hasActed = own.some(({ mover }) => mover === other);
    return hasActed || headlines.length > 0 ? [{ seat: other, headlines }] : [];
  });
}

/** The entries parted by who did what: the answer of one may set going what another has begun. */
export function deedsIn(entries: readonly Entry[], doer: Doer): readonly Deed[] {
  return entries.flatMap((entry) => {
    const doers = entry.facts.map((fact) => doer(fact) ?? entry.seat);
    const seats = doers.filter((seat, index) => doers.indexOf(seat) === index);
    return seats.map((seat) => ({
      ...entry,
      seat,
      mover: entry.seat,
      facts: entry.facts.filter((_, index) => doers[index] === seat),
    }));
  });
}

/** What an actor did from an entry of the log on, stretch by stretch: others may have moved in between. */
export function showingsOf(
  game: AnyGame,
  record: MatchRecord,
  log: readonly Entry[],
  { actor, reader, since }: { readonly actor: Seat; readonly reader: Seat; readonly since: number },
): readonly Showing[] {
  const isDeed = (entry: Entry) => tells(entry, actor, game);
  return stretchesOf(log, actor, since, isDeed).flatMap(([from, to]) => {
    if (log.slice(from, to + 1).every(({ facts }) => facts.length === 0)) return [];
    const { table, trail } = followEntries(game, record, [from, to]);
    return [{ view: game.view(stillAsking(table, actor), reader), told: toldTo(game, trail, reader) }];
  });
}

/** The table as if its question were the actor's: whoever is asked next has not begun while it is looked at. */
function stillAsking(table: Table<GameTypes>, actor: Seat): Table<GameTypes> {
  const [next, ...rest] = table.agenda;
  return next?.type === 'ask' ? { ...table, agenda: [{ ...next, seat: actor }, ...rest] } : table;
}

/** Whether somebody else's move set going what the actor had begun. */
function tells(entry: Entry, actor: Seat, { weigh, doer }: Pick<AnyGame, 'weigh' | 'doer'>): boolean {
  return deedsIn([entry], doer)
    .filter(({ seat }) => seat === actor)
    .some(({ facts }) => facts.some((fact) => weigh !== undefined && weigh(fact) > 0));
}

/** The first and the last entry of every unbroken run of the actor's. */
export function stretchesOf(
  log: readonly Entry[],
  actor: Seat,
  since: number,
  isDeed: (entry: Entry) => boolean = () => false,
): readonly (readonly [first: number, last: number])[] {
  const isActors = (index: number) => {
    const entry = log[index];
    return index >= since && entry !== undefined && (entry.seat === actor || isDeed(entry));
  };
  return log.flatMap((_, index) => {
    if (!isActors(index) || isActors(index - 1)) return [];
    const end = log.findIndex((__, later) => later > index && !isActors(later));
    return [[index, (end < 0 ? log.length : end) - 1] as const];
  });
}

/** The most telling facts of some entries. Without a weighing, what each move came to in the end. */
export function headlinesOf(
  entries: readonly Entry[],
  weigh?: Weigh,
  count: number = HEADLINES,
): readonly Fact[] {
  if (!weigh) return toldOnce(entries.flatMap(outcome)).slice(-count);
  const facts = toldOnce(entries.flatMap((entry) => entry.facts));
  const telling = facts.filter((fact) => weigh(fact) > 0);
  const most = telling
    .slice()
    .reverse()
    .sort((one, other) => weigh(other) - weigh(one))
    .slice(0, count);
  return telling.filter((fact) => most.includes(fact));
}

/** Three times the same words tell no more than once; the last of them counts. */
function toldOnce(facts: readonly Fact[]): readonly Fact[] {
  const words = facts.map((fact) => JSON.stringify(fact));
  return facts.filter((_, index) => words.lastIndexOf(words[index] ?? '') === index);
}

/** The last fact that names the one who moved: what comes after is usually the next turn. */
function outcome({ seat, facts }: Entry): readonly Fact[] {
  return facts.filter((fact) => 'seat' in fact && fact.seat === seat).slice(-1);
}

/** The entries of the last turn, those of others who were asked in it too; where nothing passes it, of the last actor. */
export function lastTurn(log: readonly Entry[], passesTurn: (fact: Fact) => boolean): readonly Entry[] {
  const before = log.findLastIndex(
    (entry, index) => index < log.length - 1 && entry.facts.some((fact) => passesTurn(fact)),
  );
  return before < 0 ? lastStretch(log) : log.slice(before + 1);
}

function lastStretch(log: readonly Entry[]): readonly Entry[] {
  const actor = log[log.length - 1]?.seat;
  const before = log.findLastIndex((entry) => entry.seat !== actor);
  return log.slice(before + 1);
}
