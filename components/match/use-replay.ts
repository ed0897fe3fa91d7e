import { useMemo, useState } from 'react';

import type { Sight } from '@/components/kit/board';
import { personOf } from '@/components/screens/characters';
import { useWords } from '@/components/words/use-words';
import type { GameTypes } from '@/engine/core/game';
import { replay } from '@/engine/core/match';
import type { Lapse } from '@/engine/core/review';
import { toSeat, type Viewer } from '@/engine/core/seat';
import { say } from '@/engine/core/text';
import type { GameFile } from '@/engine/store/saves/game-file';
import { humanSeats, readerOf } from '@/engine/store/people/seated-people';

const viewerAt = (seat: number | null): Viewer => (seat === null ? 'public' : toSeat(seat));

/**
 * A finished game step by step, through the eyes of anybody who sat there: it is over, so nobody has anything to hide.
 * Who played alone begins with what he saw himself, several with the open table.
 */
export function useReplay({ game, match, people: seated }: GameFile, from: number) {
  const { t, language } = useWords();
  const { record } = match;
  const [viewer, setViewer] = useState<Viewer>(readerOf(humanSeats(seated)));
  const [step, setStep] = useState(Math.min(record.moves.length, Math.max(0, from)));
  const people = useMemo(() => seated.map((one) => personOf(t, one)), [t, seated]);
  const now = useMemo(() => replay(game, record, step), [game, record, step]);
  const entry = now.ok ? now.value.log[now.value.log.length - 1] : undefined;
  const facts = useMemo(
    () => (entry?.facts ?? []).map((fact) => game.witness(fact, viewer)),
    [game, entry, viewer],
  );
  const who = (seat: number) => people[seat]?.name ?? '';
  return {
    step,
    setStep,
    people,
    /** Null if the game cannot be played so far. */
    view: now.ok ? game.view(now.value.table, viewer) : null,
    facts,
    lines: facts.map((fact) => say(game.text[language].facts, fact, who)),
    person: entry?.seat == null ? undefined : people[entry.seat],
    eyes: {
      people,
      seat: viewer === 'public' ? null : viewer,
      onChoose: (seat: number | null) => setViewer(viewerAt(seat)),
    },
  };
}

/** What a step tells of; where the teacher speaks of the next move, that move and the better one. */
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
