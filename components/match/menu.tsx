import { useRouter } from 'expo-router';

import { GameMenu } from '@/components/screens/game-menu';
import { ThumbButtons } from '@/components/screens/thumb-buttons';
import { useWords } from '@/components/words/use-words';
import { Chronicle, type Seeing } from './chronicle';
import { useExport } from './use-export';
import type { useHint } from './use-hint';
import { useMatchOnDevice } from './use-match';
import { useUndo } from './use-undo';

interface MenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly seeing: Seeing | null;
  /** Where the board has no room for what is wanted at every turn; else null. */
  readonly hint: Pick<ReturnType<typeof useHint>, 'problem' | 'ask'> | null;
}

/** What one may want besides playing. */
export function Menu({ isOpen, onClose, seeing, hint }: MenuProps) {
  const router = useRouter();
  const { t } = useWords();
  const { match, game } = useMatchOnDevice();
  const exportIt = useExport();
  const { undoReason, onUndo } = useUndo();
  const closingFirst = (then: () => void) => () => {
    onClose();
    then();
  };
  return (
    <GameMenu
      isOpen={isOpen}
      onClose={onClose}
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
      atThumb={
        hint && (
          <ThumbButtons
            undoReason={undoReason}
            onUndo={closingFirst(onUndo)}
            hintReason={hint.problem ?? undefined}
            onHint={closingFirst(hint.ask)}
          />
        )
      }
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
