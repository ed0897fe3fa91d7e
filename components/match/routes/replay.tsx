import { useLocalSearchParams, useRouter } from 'expo-router';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { boardOf } from '@/components/playables';
import { NotFoundScreen } from '@/components/screens/not-found-screen';
import { ReplayScreen } from '@/components/screens/replay-screen';
import { useLoaded } from '@/components/kit/use-loaded';
import { useReplay, useSights } from '../use-replay';
import { useReview } from '../use-review';
import { useWords } from '@/components/words/use-words';
import { asked } from '@/engine/core/game';
import { UNKNOWN } from '@/engine/core/preview';
import { readGameFile } from '@/engine/store/saves/library-actions';
import type { AppDispatch, AppState } from '@/engine/store/state';
import type { GameFile } from '@/engine/store/saves/game-file';
import { recallReview } from '@/engine/store/thinking/reviews';

const NOTHING = () => undefined;
const PICKED_UP = { isFaceDown: false, pickUp: NOTHING };

export function ReplayRoute() {
  const { id, step } = useLocalSearchParams<{ id: string; step?: string }>();
  const router = useRouter();
  const dispatch = useDispatch<AppDispatch>();
  const load = async () => {
    const file = await dispatch(readGameFile(id));
    if (file.ok && !asked(file.value.match.table)) await dispatch(recallReview(id, file.value));
    return file;
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
      file={read.value}
      from={Number(step) || 0}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
    />
  );
}

interface ReplayedProps {
  readonly id: string;
  readonly file: GameFile;
  /** The step to begin with. */
  readonly from: number;
  readonly onBack: () => void;
}

function Replayed({ id, file, from, onBack }: ReplayedProps) {
  const { game } = file;
  const { language } = useWords();
  const hand = useSelector((state: AppState) => state.settings.hand);
  const { lapses, found } = useReview(id, file);
  const kept = useMemo(() => found?.map((lapse) => lapse.step), [found]);
  const { step, steps, setStep, moves, turns, people, view, facts, lines, person, eyes } = useReplay(file, {
    from,
    kept,
  });
  const sights = useSights(
    facts,
    found?.find((lapse) => lapse.step === moves),
  );
  const board = boardOf(game.id);
  if (!view || !board) return null;
  return (
    <ReplayScreen
      board={
        <board.Board
          view={view}
          moves={[]}
          people={people}
          language={language}
          told={[]}
          onShown={NOTHING}
          onMove={NOTHING}
          explain={() => null}
          preview={() => UNKNOWN}
          onRule={NOTHING}
          pickedUp={PICKED_UP}
          sights={sights}
          isReplay
        />
      }
      step={step}
      steps={steps}
      turns={turns}
      onStep={setStep}
      person={person}
      facts={lines}
      lapse={lapses?.find((lapse) => lapse.step === moves)}
      hand={hand}
      eyes={eyes}
      onBack={onBack}
    />
  );
}
