import { useRouter } from 'expo-router';

import { NotFoundScreen } from '@/components/screens/not-found-screen';
import { useWords } from '@/components/words/use-words';

/** Stands for a screen that could not be fetched. */
export function NotBrought() {
  const router = useRouter();
  const { t } = useWords();
  const said = { title: t('play.notBroughtTitle'), words: t('play.notBrought') };
  return <NotFoundScreen {...said} onHome={() => router.replace('/')} />;
}
