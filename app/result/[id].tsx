import { useLocalSearchParams, useRouter } from 'expo-router';
import { useDispatch } from 'react-redux';

import { boards } from '@/components/boards';
import { NotFoundScreen } from '@/components/screens/not-found-screen';
import { ResultScreen } from '@/components/screens/result-screen';
import { useLoaded } from '@/components/kit/use-loaded';
import { useWords } from '@/components/words/use-words';
import { asked } from '@/engine/core/game';
import { readSheet } from '@/engine/store/archive';
import type { AppDispatch } from '@/engine/store/state';

export default function Result() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const router = useRouter();
  const { language } = useWords();
  const dispatch = useDispatch<AppDispatch>();
  const read = useLoaded(() => dispatch(readSheet(id)), id);
  if (!read) return null;
  if (!read.ok) return <NotFoundScreen onHome={() => router.replace('/')} />;
  const { game, match, people } = read.value;
  if (asked(match.table)) return <NotFoundScreen onHome={() => router.replace('/')} />;
  const { lines: words } = game.text[language];
  const Picture = boards[game.id]?.Picture;
  return (
    <ResultScreen
      results={game.score(match.table).flatMap(({ lines, total, rank }, seat) => {
        const person = people[seat];
        if (!person) return [];
        const worded = lines.map(({ line, count, points }) => ({
          words: words[line] ?? line,
          count,
          points,
        }));
        return [{ person: { ...person, isBot: person.bot !== null }, rank, total, lines: worded }];
      })}
      picture={Picture && ((side) => <Picture view={game.view(match.table, 'public')} size={side} />)}
      onReplay={() => router.push(`/replay/${id}`)}
      onRematch={() => router.push(`/new?game=${game.id}&again=${id}`)}
      onHome={() => router.replace('/')}
    />
  );
}
