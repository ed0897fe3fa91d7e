import { useLocalSearchParams, useRouter } from 'expo-router';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { boardOf } from '@/components/playables';
import { NotFoundScreen } from '@/components/screens/not-found-screen';
import { personOf } from '@/components/screens/characters';
import { ReviewPanel } from '@/components/screens/review-panel';
import { ResultScreen } from '@/components/screens/result-screen';
import { useLoaded } from '@/components/kit/use-loaded';
import type { OfGame } from '../of-game';
import { useReview } from '../use-review';
import { useWords } from '@/components/words/use-words';
import { asked } from '@/engine/core/game';
import { honoursOf } from '@/engine/core/ledger-figures';
import { readGameFile } from '@/engine/store/saves/library-actions';
import { enterGame } from '@/engine/store/statistics/keep-statistics';
import type { GameFile } from '@/engine/store/saves/game-file';
import type { AppDispatch } from '@/engine/store/state';
import { presentLedger } from '@/engine/store/statistics/statistics';
import { humanSeats } from '@/engine/store/people/seated-people';
import { recallReview, reviewGame, reviewStopped } from '@/engine/store/thinking/reviews';
import { summaryOf } from '@/engine/store/saves/game-summary';

export function ResultRoute({ game: gameId }: OfGame) {
  const { id } = useLocalSearchParams<{ id: string }>();
  const router = useRouter();
  const { t, language } = useWords();
  const dispatch = useDispatch<AppDispatch>();
  const honours = honoursOf(useSelector(presentLedger), id);
  const load = async () => {
    const file = await dispatch(readGameFile(id));
    // A kill may have come between the last move and its entry.
    if (file.ok) await dispatch(enterGame(summaryOf(id, file.value)));
    if (file.ok) await dispatch(recallReview(id, file.value));
    return file;
  };
  const read = useLoaded(load, id);
  if (!read) return null;
  if (!read.ok) return <NotFoundScreen onHome={() => router.replace('/')} />;
  const { game, match, people } = read.value;
  if (asked(match.table)) return <NotFoundScreen onHome={() => router.replace('/')} />;
  const text = game.text[language];
  const Picture = boardOf(game.id)?.Picture;
  return (
    <ResultScreen
      unit={text.unit}
      results={game.score(match.table).flatMap(({ lines, total, rank }, seat) => {
        const person = people[seat];
        if (!person) return [];
        const worded = lines.map((line) => ({
          words: text.lines[line.line] ?? line.line,
          count: line.count,
          points: line.points,
          note: text.lineNote?.(line) ?? null,
        }));
        const honour = honours[seat] ?? null;
        return [{ person: personOf(t, person), rank, total, lines: worded, honour }];
      })}
      picture={Picture && ((side) => <Picture view={game.view(match.table, 'public')} size={side} />)}
      review={<Review id={id} file={read.value} />}
      onReplay={() => router.push(`/${gameId}/replay/${id}`)}
      onRematch={() => router.push(`/new?game=${game.id}&again=${id}`)}
      onHome={() => router.replace('/')}
    />
  );
}

/** The teacher's look back, for as long as the result is looked at. */
function Review({ id, file }: { readonly id: string; readonly file: GameFile }) {
  const router = useRouter();
  const dispatch = useDispatch<AppDispatch>();
  const { progress, lapses, part } = useReview(id, file);
  useEffect(() => () => void dispatch(reviewStopped()), [dispatch]);
  if (humanSeats(file.people).length === 0) return null;
  return (
    <ReviewPanel
      progress={progress}
      lapses={lapses}
      part={part}
      onBegin={() => void dispatch(reviewGame(id, file))}
      onStop={() => dispatch(reviewStopped())}
      onOpen={(step) => router.push(`/${file.game.id}/replay/${id}?step=${step}`)}
    />
  );
}
