import { useLocalSearchParams, useRouter } from 'expo-router';
import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';

import { readOpened } from '@/components/kit/opened-file';
import { pickText } from '@/components/kit/pick-text';
import { useLoaded } from '@/components/kit/use-loaded';
import { ImportScreen, type ImportStatus } from '@/components/screens/import-screen';
import { useWords } from '@/components/words/use-words';
import { problemText } from '@/engine/core/text-problems';
import { coverOf } from '@/engine/covers';
import { importGame, type ImportProblem } from '@/engine/store/saves/library-actions';
import { savedGames } from '@/engine/store/saves/library';
import type { AppDispatch, AppState } from '@/engine/store/state';

export default function Import() {
  const { opened } = useLocalSearchParams<{ opened?: string }>();
  return <Importing key={opened} opened={opened} />;
}

interface ImportingProps {
  /** The file with which the app was opened, by the name under which it is kept. */
  readonly opened: string | undefined;
}

function Importing({ opened }: ImportingProps) {
  const router = useRouter();
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<AppState>();
  const { t, language } = useWords();
  const handed = useLoaded(async () => (opened === undefined ? '' : readOpened(opened)), opened ?? '');
  const [status, setStatus] = useState<ImportStatus>({ type: 'idle' });

  const worded = (problem: ImportProblem): string => {
    if (problem.type === 'storage-full') return t('play.storageFull');
    if (problem.type === 'storage-failed') return t('play.storageBroken');
    const said = problemText[language].save[problem.type] as (said: typeof problem) => string;
    return said(problem);
  };
  const gameOf = (id: string): string =>
    savedGames(store.getState()).find((saved) => saved.id === id)?.game ?? '';
  const titleOf = (id: string): string => coverOf(gameOf(id))?.text[language].title ?? '';
  const read = async (text: string) => {
    setStatus({ type: 'reading' });
    const imported = await dispatch(importGame(text));
    setStatus(
      imported.ok
        ? { type: 'done', id: imported.value, title: titleOf(imported.value) }
        : { type: 'problem', words: worded(imported.problem) },
    );
  };
  const choose = async () => {
    const text = await pickText();
    if (text !== null) await read(text);
  };

  const unreadable: ImportStatus = { type: 'problem', words: t('importing.unreadable') };
  return (
    <ImportScreen
      status={handed === null && status.type === 'idle' ? unreadable : status}
      handed={handed ?? ''}
      onText={(text) => void read(text)}
      onFile={() => void choose()}
      onPlay={(id) => router.replace(`/${gameOf(id)}/play/${id}`)}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
    />
  );
}
