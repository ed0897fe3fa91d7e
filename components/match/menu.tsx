import { useRouter } from 'expo-router';
import { useSelector } from 'react-redux';

import { LogList, type LogEntry } from '@/components/kit/log-list';
import { GameMenu } from '@/components/screens/game-menu';
import { useWords } from '@/components/words/use-words';
import type { GameTypes } from '@/engine/core/game';
import { say } from '@/engine/core/text';
import { select } from './device-store';
import { useExport } from './use-export';
import { useMatchOnDevice } from './use-match';

type Fact = GameTypes['fact'];

/** Lines that speak of a place show it on the table when they are touched. */
interface Seeing {
  readonly hasPlace: (fact: Fact) => boolean;
  readonly see: (fact: Fact) => void;
}

/** What has happened so far, the latest first. */
export function Chronicle({ seeing }: { readonly seeing: Seeing | null }) {
  const { t, language } = useWords();
  const { game, people, who } = useMatchOnDevice();
  const log = useSelector(select.log);
  const entries = log.flatMap((entry, step): readonly LogEntry[] =>
    entry.facts.map((fact, index) => ({
      type: 'line',
      key: `${step} ${index}`,
      words: say(game.text[language].facts, fact, who),
      person: people[seatIn(fact) ?? entry.seat ?? -1],
      isSealed: entry.isSealed && index === entry.facts.length - 1,
      onPress: seeing?.hasPlace(fact) ? () => seeing.see(fact) : undefined,
    })),
  );
  return <LogList entries={entries.slice(-60).reverse()} sealLabel={t('play.seal')} />;
}

/** Whom a fact tells of: the turn that a move ends is followed by another's. */
function seatIn(fact: object): number | null {
  return 'seat' in fact && typeof fact.seat === 'number' ? fact.seat : null;
}

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
