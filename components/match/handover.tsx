import { useRouter } from 'expo-router';
import { useDispatch, useSelector } from 'react-redux';

import { Curtain } from '@/components/kit/curtain';
import { useWords } from '@/components/words/use-words';
import { select } from './device-store';
import { takeDevice } from '@/engine/store/match/open-and-leave';
import type { AppDispatch } from '@/engine/store/state';
import { linesOf } from './lines';
import { useMatchOnDevice } from './use-match';

/** The curtain, with what everybody may know. */
export function Handover() {
  const router = useRouter();
  const dispatch = useDispatch<AppDispatch>();
  const { t, language } = useWords();
  const { game, moment, people, who } = useMatchOnDevice();
  const headlines = useSelector(select.headlines);
  const recap = useSelector(select.openRecap);
  const openScore = useSelector(select.openScore);
  const seat = moment.seat;
  const person = seat === null ? undefined : people[seat];
  if (seat === null || !person) return null;
  const lastTurn = [{ lines: linesOf(game, language, headlines, who) }];
  const deeds = recap.map((part) => ({
    person: people[part.seat],
    lines: linesOf(game, language, part.headlines, who),
  }));
  const told = (deeds.length > 0 ? deeds : lastTurn).filter(({ lines }) => lines.length > 0);
  return (
    <Curtain
      person={person}
      words={{
        handTo: t('curtain.handTo'),
        hold: t('curtain.hold', { name: person.name }),
        openPlainly: t('curtain.openPlainly', { name: person.name }),
        lately: t('curtain.lately'),
        promise: t('curtain.promise'),
        leave: t('play.leave'),
      }}
      told={told}
      scores={people.flatMap((one, index) => {
        const total = openScore[index];
        if (total === undefined) return [];
        return [{ person: one, value: String(total), unit: game.text[language].unit(total) }];
      })}
      onOpen={() => dispatch(takeDevice(seat))}
      onLeave={() => router.replace('/')}
    />
  );
}
