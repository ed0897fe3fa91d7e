import { useLocalSearchParams, useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { shareText } from '@/components/kit/share';
import { useToast } from '@/components/kit/toast';
import { readableText } from '@/components/screens/statistics/readable';
import { StatisticsScreen } from '@/components/screens/statistics/statistics-screen';
import type { ExportForm } from '@/components/screens/statistics/way-sheets';
import { useWords } from '@/components/words/use-words';
import type { Scope } from '@/engine/core/ledger-figures';
import { coverOf } from '@/engine/covers';
import { loadLibrary } from '@/engine/store/saves/library-actions';
import { exportedLedger } from '@/engine/store/statistics/ledger-file';
import { eraseStatistics, undoErase } from '@/engine/store/statistics/keep-statistics';
import type { AppDispatch, AppState } from '@/engine/store/state';
import { gamesInLedger, knownPlayers, presentLedger } from '@/engine/store/statistics/statistics';

export default function Statistics() {
  const router = useRouter();
  const dispatch = useDispatch<AppDispatch>();
  const { person } = useLocalSearchParams<{ person?: string }>();
  const { t, language } = useWords();
  const { show } = useToast();
  const ledger = useSelector(presentLedger);
  const people = useSelector(knownPlayers);
  const { file, problem } = useSelector((state: AppState) => state.statistics);
  const [now] = useState(() => Date.now());
  const [scope, setScope] = useState<Scope>({ who: person ?? null, game: null });
  useEffect(() => {
    // Reading the list of games enters those that ended without being entered.
    void dispatch(loadLibrary());
  }, [dispatch]);

  const named = gamesInLedger(ledger).map((id) => {
    const text = coverOf(id)?.text[language];
    return { id, title: text?.title ?? id, unit: text?.unit };
  });
  const isKnown = people.some(({ id }) => id === scope.who);
  const shown = {
    who: isKnown ? scope.who : null,
    game: named.some(({ id }) => id === scope.game) ? scope.game : null,
  };
  const exportIt = async (form: ExportForm) => {
    const text =
      form === 'data'
        ? exportedLedger(file)
        : readableText(t, language, { ledger, people, games: named, now });
    const name = form === 'data' ? 'athanor-statistics.json' : 'athanor-statistics.txt';
    if (await shareText(name, text)) show({ kind: 'news', words: t('statistics.exported') });
  };

  return (
    <StatisticsScreen
      ledger={ledger}
      people={people}
      games={named}
      scope={shown}
      now={now}
      problem={problem}
      onScope={setScope}
      onExport={(form) => void exportIt(form)}
      onErase={(who) => void dispatch(eraseStatistics(who))}
      onUndoErase={() => void dispatch(undoErase())}
      onNewGame={() => router.push('/new')}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
    />
  );
}
