import { useLocalSearchParams, useRouter } from 'expo-router';
import { useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { boards } from '@/components/boards';
import { personOf } from '@/components/screens/characters';
import { NotFoundScreen } from '@/components/screens/not-found-screen';
import { ReplayScreen } from '@/components/screens/replay-screen';
import { useLoaded } from '@/components/kit/use-loaded';
import { useReview } from '@/components/table/use-review';
import { useWords } from '@/components/words/use-words';
import { asked } from '@/engine/core/game';
import { replay } from '@/engine/core/match';
import { say } from '@/engine/core/text';
import { readSheet } from '@/engine/store/archive';
import type { AppDispatch, AppState } from '@/engine/store/state';
import type { Sheet } from '@/engine/store/sheet';
import { recallReview } from '@/engine/store/teacher';

const NOTHING = () => undefined;

export default function Replay() {
  const { id, step } = useLocalSearchParams<{ id: string; step?: string }>();
  const router = useRouter();
  const dispatch = useDispatch<AppDispatch>();
  const load = async () => {
    const sheet = await dispatch(readSheet(id));
    if (sheet.ok && !asked(sheet.value.match.table)) await dispatch(recallReview(id, sheet.value));
    return sheet;
  };
  const read = useLoaded(load, id);
  if (!read) return null;
  // A game under way is not replayed: what its rules do not repeat could be read up.
  if (!read.ok || asked(read.value.match.table)) {
    return <NotFoundScreen onHome={() => router.replace('/')} />;
  }
  return (
    <Replayed
      id={id}
      sheet={read.value}
      from={Number(step) || 0}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
    />
  );
}

interface ReplayedProps {
  readonly id: string;
  readonly sheet: Sheet;
  /** The step to begin with. */
  readonly from: number;
  readonly onBack: () => void;
}

/** The open table at every step: what was hidden then stays hidden. */
function Replayed({ id, sheet, from, onBack }: ReplayedProps) {
  const { game, match, people: sittings } = sheet;
  const { t, language } = useWords();
  const hand = useSelector((state: AppState) => state.settings.hand);
  const [step, setStep] = useState(Math.min(match.record.moves.length, Math.max(0, from)));
  const { lapses } = useReview(id, sheet);
  const people = useMemo(() => sittings.map((one) => personOf(t, one)), [t, sittings]);
  const now = useMemo(() => replay(game, match.record, step), [game, match.record, step]);
  const board = boards[game.id];
  if (!now.ok || !board) return null;
  const entry = now.value.log[now.value.log.length - 1];
  const who = (seat: number) => people[seat]?.name ?? '';
  return (
    <ReplayScreen
      board={
        <board.Board
          view={game.view(now.value.table, 'public')}
          moves={[]}
          people={people}
          language={language}
          facts={[]}
          onShown={NOTHING}
          onMove={NOTHING}
          explain={() => null}
          onRule={NOTHING}
          isReplay
        />
      }
      step={step}
      steps={match.record.moves.length}
      onStep={setStep}
      person={entry?.seat == null ? undefined : people[entry.seat]}
      facts={(entry?.facts ?? []).map((fact) =>
        say(game.text[language].facts, game.witness(fact, 'public'), who),
      )}
      lapse={lapses?.find((lapse) => lapse.step === step)}
      hand={hand}
      onBack={onBack}
    />
  );
}
