import { useRouter } from 'expo-router';
import { useDispatch, useSelector } from 'react-redux';

import { RosterScreen } from '@/components/screens/roster-screen';
import { addPerson, personChanged, personRemoved, personRestored } from '@/engine/store/people/roster';
import type { AppDispatch, AppState } from '@/engine/store/state';

export default function Roster() {
  const router = useRouter();
  const dispatch = useDispatch<AppDispatch>();
  const people = useSelector((state: AppState) => state.roster.people);
  return (
    <RosterScreen
      people={people}
      onAdd={(guise) => dispatch(addPerson(guise))}
      onChange={(id, change) => dispatch(personChanged({ id, change }))}
      onRemove={(id) => dispatch(personRemoved(id))}
      onUndoRemove={() => dispatch(personRestored())}
      onStatistics={() => router.push('/statistics')}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
    />
  );
}
