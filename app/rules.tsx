import { useLocalSearchParams, useRouter } from 'expo-router';
import { useCallback, useState } from 'react';

import { useToast } from '@/components/kit/toast';
import { bring, cabinet } from '@/components/playables';
import { RulebookScreen, type Rulebook } from '@/components/screens/rulebook-screen';
import { useWords } from '@/components/words/use-words';
import type { Language } from '@/engine/core/text';
import { gameCovers, type AnyCover } from '@/engine/covers';

function bookOf({ id, hasLesson, text }: AnyCover, language: Language): Rulebook {
  const { title } = text[language];
  const game = cabinet.find(id);
  if (!game) return { id, title, hasLesson, sections: [] };
  const { sections, rules } = game.text[language];
  return {
    id,
    title,
    hasLesson,
    sections: game.rulebook.map((section) => ({
      id: section.id,
      title: sections[section.id] ?? section.id,
      rules: section.rules.map((one) => ({ id: one, words: rules[one] ?? '' })),
    })),
  };
}

/** Brings a game whose rules are to be read, and says so if that cannot be. */
function useBringing(): (id: string) => void {
  const { t } = useWords();
  const { show } = useToast();
  const [, setBrought] = useState<string>();
  return useCallback(
    (id) =>
      void bring(id).then(
        () => setBrought(id),
        () => show({ words: t('play.notBrought') }),
      ),
    [show, t],
  );
}

export default function Rules() {
  const router = useRouter();
  const { game, rule } = useLocalSearchParams<{ game?: string; rule?: string }>();
  const { language } = useWords();
  const onBook = useBringing();
  return (
    <RulebookScreen
      key={`${game} ${rule}`}
      books={gameCovers.map((cover) => bookOf(cover, language))}
      book={game}
      rule={rule}
      onBook={onBook}
      onLesson={(id) => router.push(`/${id}/lesson`)}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
    />
  );
}
