import { useLocalSearchParams, useRouter } from 'expo-router';
import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { Person } from '@/components/kit/board';
import { boardOf } from '@/components/playables';
import { RaceChart } from '@/components/screens/race-chart';
import { NotFoundScreen } from '@/components/screens/not-found-screen';
import { personOf } from '@/components/screens/characters';
import { ReviewPanel } from '@/components/screens/review-panel';
import { ResultScreen } from '@/components/screens/result-screen';
import { useLoaded } from '@/components/kit/use-loaded';
import type { OfGame } from '../of-game';
import { turnWords } from '../turn-words';
import { useReview } from '../use-review';
import { useWords, type Say } from '@/components/words/use-words';
import { asked, type GameTypes } from '@/engine/core/game';
import { raceOf } from '@/engine/core/race';
import type { Standing } from '@/engine/core/score';
import type { GameText } from '@/engine/core/text';
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
  const { Picture, Outcome } = boardOf(game.id) ?? {};
  const view = game.view(match.table, 'public');
  const standings = game.score(match.table);
  const seated = people.map((person) => personOf(t, person));
  return (
    <ResultScreen
      unit={text.unit}
      results={standings.flatMap(({ lines, total, rank }, seat) => {
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
      picture={Picture && ((side) => <Picture view={view} size={side} />)}
      outcome={
        Outcome && ((width) => <Outcome view={view} people={seated} language={language} width={width} />)
      }
      tie={tieWords({ t, text, people: seated }, standings)}
      race={<Race file={read.value} />}
      review={<Review id={id} file={read.value} />}
      onReplay={() => router.push(`/${gameId}/replay/${id}`)}
      onRematch={() => router.push(`/new?game=${game.id}&again=${id}`)}
      onHome={() => router.replace('/')}
    />
  );
}

interface Telling {
  readonly t: Say;
  readonly text: GameText<GameTypes>;
  readonly people: readonly Person[];
}

/** What decided who has won, where points did not. */
function tieWords({ t, text, people }: Telling, standings: readonly Standing[]): string | undefined {
  const winners = standings.flatMap((standing, seat) => (standing.rank === 1 ? [{ ...standing, seat }] : []));
  const [first] = winners;
  if (!first?.tie || !text.tieBreak) return undefined;
  return t(first.tie.isOutranked ? 'result.outranked' : 'result.tied', {
    count: winners.length,
    points: `${first.total} ${text.unit(first.total)}`,
    names: winners.map(({ seat }) => people[seat]?.name ?? '').join(', '),
    by: text.tieBreak(first.tie),
    rule: first.tie.rule,
  });
}

/** How the points came about, once nothing is hidden any more. */
function Race({ file: { game, match, people: seated } }: { readonly file: GameFile }) {
  const { t, language } = useWords();
  const people = useMemo(() => seated.map((person) => personOf(t, person)), [t, seated]);
  const laps = useMemo(() => {
    const who = (seat: number) => people[seat]?.name ?? '';
    return raceOf(game, match.record)?.map(({ turn, points }) => ({
      when: turnWords({ game, language, who, t }, turn),
      points,
    }));
  }, [game, match.record, language, people, t]);
  return laps && laps.length > 2 ? <RaceChart laps={laps} people={people} /> : null;
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
