import { useNavigation } from 'expo-router';
import { usePreventRemove } from 'expo-router/react-navigation';
import { useEffect, useState } from 'react';

import { useUnloadWarning } from '@/components/kit/use-unload-warning';
import { LeaveSheet } from '@/components/screens/leave-sheet';
import { useExport } from './use-export';
import { useMatchOnDevice } from './use-match';

/** Whoever leaves before the last moves are kept is told so first. A finished game is still shown by its result. */
export function Leaving() {
  const navigation = useNavigation();
  const exportIt = useExport();
  const { match, moment } = useMatchOnDevice();
  const [way, setWay] = useState<Way | null>(null);
  const [isDecided, setDecided] = useState(false);
  const isUnkept = match.saved !== 'saved';
  useUnloadWarning(isUnkept);
  usePreventRemove(isUnkept && !isDecided && moment.type !== 'over', ({ data }) => setWay(data.action));
  useEffect(() => {
    if (way && isDecided) navigation.dispatch(way);
  }, [navigation, way, isDecided]);
  return (
    <LeaveSheet
      isOpen={way !== null && !isDecided}
      onStay={() => setWay(null)}
      onExport={() => void exportIt()}
      onLeave={() => setDecided(true)}
    />
  );
}

type Way = Parameters<Parameters<typeof usePreventRemove>[1]>[0]['data']['action'];
