import { useDispatch } from 'react-redux';

import { shareText } from '@/components/kit/share';
import { useToast } from '@/components/kit/toast';
import { useWords } from '@/components/words/use-words';
import { exportGame } from '@/engine/store/saves/library-actions';
import type { AppDispatch } from '@/engine/store/state';
import { useMatchOnDevice } from './use-match';

/** Hands the whole game out as text. */
export function useExport(): () => Promise<void> {
  const dispatch = useDispatch<AppDispatch>();
  const { t } = useWords();
  const { show } = useToast();
  const { match, game } = useMatchOnDevice();
  return async () => {
    const text = await dispatch(exportGame(match.id));
    if (text.ok && (await shareText(`${game.id}-${match.id}.athanor`, text.value))) {
      show({ kind: 'news', words: t('play.exported') });
    }
  };
}
