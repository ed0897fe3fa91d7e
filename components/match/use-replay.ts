import { useCallback, useMemo, useState } from 'react';

import type { Sight } from '@/components/kit/board';
import { personOf } from '@/components/screens/characters';
import { useWords } from '@/components/words/use-words';
import { courseOf, type Stop } from '@/engine/core/course';
import type { GameTypes } from '@/engine/core/game';
import type { Lapse } from '@/engine/core/review';
import { toSeat, type Viewer } from '@/engine/core/seat';
import type { GameFile } from '@/engine/store/saves/game-file';
import { humanSeats, readerOf } from '@/engine/store/people/seated-people';
import { linesOf } from './lines';
import { turnWords } from './turn-words';

const viewerAt = (seat: number | null): Viewer => (seat === null ? 'public' : toSeat(seat));

interface Opened {
  /** How many moves had been made where it begins. */
  readonly from: number;
  /** After how many moves it stops whatever they show, since words speak of what comes next. */
  readonly kept?: readonly number[] | undefined;
}

/**
 * A finished game, stop by stop, through the eyes of anybody who sat there: it is over, so nobody has anything to hide.
 * Who played alone begins with what he saw himself, several with the open table.
 */
export function useReplay({ game, match, people: seated }: GameFile, { from, kept = NONE }: Opened) {
  const { t, language } = useWords();
  const { record } = match;
  const [viewer, setViewer] = useState<Viewer>(readerOf(humanSeats(seated)));
  const [moves, setMoves] = useState(Math.min(record.moves.length, Math.max(0, from)));
  const people = useMemo(() => seated.map((one) => personOf(t, one)), [t, seated]);
  const course = useMemo(() => courseOf(game, record, [from, ...kept]), [game, record, from, kept]);
  const stops = course?.stops ?? NO_STOPS;
  const setStep = useCallback((to: number) => setMoves(stops[to]?.step ?? 0), [stops]);
  const step = Math.max(
    0,
    stops.findLastIndex((stop) => stop.step <= moves),
  );
  const stop = stops[step];
  const facts = useMemo(
    () => stop?.entries.flatMap((entry) => entry.facts.map((fact) => game.witness(fact, viewer))) ?? [],
    [game, stop, viewer],
  );
  const turns = useMemo(() => {
    const who = (seat: number) => people[seat]?.name ?? '';
    return (course?.turns ?? []).map(({ head, from: begins }) => ({
      from: begins,
      when: turnWords({ game, language, who, t }, head),
      person: people[head.seat ?? -1],
    }));
  }, [course, game, language, people, t]);
  const who = (seat: number) => people[seat]?.name ?? '';
  const actor = stop?.entries.findLast((entry) => entry.facts.length > 0)?.seat;
  return {
    step,
    steps: stops.length - 1,
    setStep,
    /** How many moves had been made by now. */
    moves: stop?.step ?? 0,
    turns,
    people,
    /** Null if the game cannot be played. */
    view: stop ? game.view(stop.table, viewer) : null,
    facts,
    lines: linesOf(game, language, facts, who),
    person: actor == null ? undefined : people[actor],
    eyes: {
      people,
      seat: viewer === 'public' ? null : viewer,
      onChoose: (seat: number | null) => setViewer(viewerAt(seat)),
    },
  };
}

const NONE: readonly number[] = [];
const NO_STOPS: readonly Stop<GameTypes>[] = [];

/** What a stop tells of; where the teacher speaks of the next move, that move and the better one. */
export function useSights(
  facts: readonly GameTypes['fact'][],
  lapse: Lapse<GameTypes> | undefined,
): readonly Sight<GameTypes>[] {
  return useMemo(() => {
    if (!lapse) return facts.map((fact) => ({ type: 'told', fact }) as const);
    return [
      { type: 'played', move: lapse.played },
      { type: 'better', move: lapse.better },
    ];
  }, [facts, lapse]);
}
