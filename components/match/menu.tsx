import { useRouter } from 'expo-router';

import { GameMenu } from '@/components/screens/game-menu';
import { useWords } from '@/components/words/use-words';
import { Chronicle, type Seeing } from './chronicle';
import { useExport } from './use-export';
import { useMatchOnDevice } from './use-match';

interface MenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly seeing: Seeing | null;
}

/** What one may want besides playing. */
export function Menu({ isOpen, onClose, seeing }: MenuProps) {
  const router = useRouter();
  const { t } = useWords();
  const { match, game } = useMatchOnDevice();
  const exportIt = useExport();
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
