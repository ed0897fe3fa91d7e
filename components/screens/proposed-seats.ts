import type { GameCover, GameTypes } from '@/engine/core/game';
import {
  setApart,
  withBot,
  withNewName,
  withPerson,
  type Guise,
  type RosterEntry,
  type SeatDraft,
} from './seats';

/** Who sat where when something was played last. */
export type Sitting = Guise & Pick<SeatDraft, 'bot' | 'temper'> & { readonly person?: string | undefined };

interface Known {
  readonly limits: GameCover<GameTypes>['seats'];
  readonly roster: readonly RosterEntry[];
  /** Who sat down last; null if nobody ever did. */
  readonly last: readonly Sitting[] | null;
  readonly names: {
    /** Of somebody who has not said how he is called. */
    readonly guest: string;
    readonly bots: readonly string[];
  };
}

type Seats = readonly SeatDraft[];

/** Who is likely to sit down: those who played last, as many as the game takes. */
export function proposedSeats({ limits, roster, last, names }: Known): Seats {
  const seats =
    last && last.length > 0 ? seatedAgain(last, roster) : seatedFirst(roster, limits.max, names.guest);
  return filled(thinned(named(seats, roster), limits.max), limits.min, names.bots);
}

function seatedAgain(last: readonly Sitting[], roster: readonly RosterEntry[]): Seats {
  return last.reduce<Seats>((seats, sitting, index) => {
    const { person, name, colour, sigil, bot, temper } = sitting;
    const entry = bot === null ? roster.find(({ id }) => id === person) : undefined;
    if (entry) return withPerson(seats, entry);
    const key = String(index + 1);
    const seat = { key, rosterId: null, name, colour, sigil, bot, temper, isGuest: bot === null };
    return [...seats, setApart(seat, seats)];
  }, []);
}

/** Where nothing was played yet: all of a roster that fits the table, or somebody alone. */
function seatedFirst(roster: readonly RosterEntry[], most: number, guest: string): Seats {
  const [first] = roster;
  if (!first) return withNewName([], guest).map((seat) => ({ ...seat, isGuest: true }));
  return (roster.length > most ? [first] : roster).reduce<Seats>(withPerson, []);
}

/** Somebody alone who has written himself on the roster meanwhile is called by that name. */
function named(seats: Seats, roster: readonly RosterEntry[]): Seats {
  const [only, ...others] = roster;
  const people = seats.filter(({ bot }) => bot === null);
  if (!only || others.length > 0 || people.length !== 1) return seats;
  const { id, name, colour, sigil } = only;
  return seats.map((seat) => {
    if (!seat.isGuest) return seat;
    const at = { ...seat, rosterId: id, name, colour, sigil, isGuest: false };
    return setApart(
      at,
      seats.filter((other) => other !== seat),
    );
  });
}

/** Of too many the bots go first, and whoever came last before the others. */
function thinned(seats: Seats, most: number): Seats {
  if (seats.length <= most) return seats;
  const bots = seats.filter(({ bot }) => bot !== null);
  const goes = bots[bots.length - 1] ?? seats[seats.length - 1];
  return thinned(
    seats.filter((seat) => seat !== goes),
    most,
  );
}

function filled(seats: Seats, least: number, names: readonly string[]): Seats {
  return seats.length >= least ? seats : filled(withBot(seats, names), least, names);
}
