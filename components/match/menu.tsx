import { useRouter } from 'expo-router';
import { useDispatch, useSelector } from 'react-redux';

import { useToast } from '@/components/kit/toast';
import { GameMenu } from '@/components/screens/game-menu';
import { useWords } from '@/components/words/use-words';
import { problemText } from '@/engine/core/text-problems';
import { Chronicle, type Seeing } from './chronicle';
import { select } from './device-store';
import { undoMove } from '@/engine/store/match/play-move';
import type { AppDispatch } from '@/engine/store/state';
import { useExport } from './use-export';
import { useMatchOnDevice } from './use-match';

interface MenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Why there is no hint just now, in words. */
  readonly hintReason: string | null;
  readonly onHint: () => void;
  readonly seeing: Seeing | null;
}

/** What one may want besides playing. */
export function Menu({ isOpen, onClose, hintReason, onHint, seeing }: MenuProps) {
  const router = useRouter();
  const dispatch = useDispatch<AppDispatch>();
  const { t, language } = useWords();
  const { show } = useToast();
  const { match, game, moment } = useMatchOnDevice();
  const undoing = useSelector(select.undoProblem);
  const exportIt = useExport();
  const undo = async () => {
    onClose();
    if (moment.seat === null) return;
    const done = await dispatch(undoMove(moment.seat));
    if (done.ok) show({ kind: 'news', words: t('play.undone') });
  };
  return (
    <GameMenu
      isOpen={isOpen}
      onClose={onClose}
      onHint={onHint}
      hintReason={hintReason ?? undefined}
      onUndo={() => void undo()}
      undoReason={undoing ? problemText[language].undo[undoing] : undefined}
      onRules={() => {
        onClose();
        router.push(`/rules?game=${game.id}`);
      }}
      onPeople={() => {
        onClose();
        router.push(`/${game.id}/people/${match.id}`);
      }}
      onSettings={() => {
        onClose();
        router.push('/settings');
      }}
      onExport={() => {
        onClose();
        void exportIt();
      }}
      onLeave={() => {
        onClose();
        router.replace('/');
      }}
      notice={match.saved === 'full' ? t('play.storageFull') : undefined}
      chronicle={<Chronicle seeing={seeing && closing(seeing, onClose)} />}
    />
  );
}

/** What is to be seen lies under the menu. */
function closing({ hasPlace, see }: Seeing, onClose: () => void): Seeing {
  return {
    hasPlace,
    see: (fact) => {
      onClose();
      see(fact);
    },
  };
}
