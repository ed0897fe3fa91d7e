import { useLocalSearchParams, useRouter } from 'expo-router';

import { RulebookScreen } from '@/components/screens/rulebook-screen';
import { useWords } from '@/components/words/use-words';
import { games } from '@/engine/games';

export default function Rules() {
  const router = useRouter();
  const { game, rule } = useLocalSearchParams<{ game?: string; rule?: string }>();
  const { language } = useWords();
  const books = games.map(({ id, rulebook, text }) => {
    const { title, sections, rules } = text[language];
    return {
      id,
      title,
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
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
    />
  );
}
