import { Redirect, useLocalSearchParams, useRouter } from 'expo-router';
import { useDispatch, useSelector } from 'react-redux';

import { personOf } from '@/components/screens/characters';
import { PeopleScreen } from '@/components/screens/people-screen';
import type { OfGame } from '../of-game';
import { useWords } from '@/components/words/use-words';
import { changePeople } from '@/engine/store/match/open-and-leave';
import type { AppDispatch, AppState } from '@/engine/store/state';

export function PeopleRoute({ game }: OfGame) {
  const { id } = useLocalSearchParams<{ id: string }>();
  const router = useRouter();
  const { t } = useWords();
  const dispatch = useDispatch<AppDispatch>();
  const match = useSelector((state: AppState) => state.match);
  if (match?.id !== id) return <Redirect href={`/${game}/play/${id}`} />;
  return (
    <PeopleScreen
      people={match.people.map((person) => personOf(t, person))}
      onChange={(seat, change) => {
        const people = match.people.map((person, index) =>
          index === seat ? { ...person, ...change } : person,
        );
        void dispatch(changePeople(people));
      }}
      onBack={() => router.back()}
    />
  );
}
