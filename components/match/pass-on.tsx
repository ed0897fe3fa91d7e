import { useDispatch, useSelector } from 'react-redux';

import { PassOnBar } from '@/components/screens/pass-on-bar';
import { deviceHidden } from '@/engine/store/match/match';
import type { AppDispatch, AppState } from '@/engine/store/state';
import { useMatchOnDevice } from './use-match';
import { useUndo } from './use-undo';

/** Who has moved sees what came of it before he lets the device go. */
export function PassOn() {
  const dispatch = useDispatch<AppDispatch>();
  const { moment, people } = useMatchOnDevice();
  const undoing = useUndo();
  const isLeftHanded = useSelector((state: AppState) => state.settings.hand === 'left');
  const next = moment.type === 'seen' && moment.seat !== null ? people[moment.seat] : undefined;
  if (!next) return null;
  return (
    <PassOnBar
      next={next}
      onPassOn={() => dispatch(deviceHidden())}
      isLeftHanded={isLeftHanded}
      {...undoing}
    />
  );
}
