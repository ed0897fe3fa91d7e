import { useLocalSearchParams, useRouter } from 'expo-router';

import { boards } from '@/components/boards';
import { RulebookScreen } from '@/components/screens/rulebook-screen';
import { useWords } from '@/components/words/use-words';
import { games } from '@/engine/games';

export default function Rules() {
  const router = useRouter();
  const { game, rule } = useLocalSearchParams<{ game?: string; rule?: string }>();
  const { language } = useWords();
  const books = games.map(({ id, rulebook, text, lesson }) => {
    const { title, sections, rules } = text[language];
    return {
      id,
      title,
      hasLesson: lesson !== undefined && boards[id] !== undefined,
      sections: rulebook.map((section) => ({
        id: section.id,
        title: sections[section.id] ?? section.id,
        rules: section.rules.map((one) => ({ id: one, words: rules[one] ?? '' })),
      })),
    };
  });
  return (
    <RulebookScreen
      key={`${game} ${rule}`}
      books={books}
      book={game}
      rule={rule}
      onLesson={(id) => router.push(`/lesson/${id}`)}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
    />
  );
}
