import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import type { GameBoard, Person } from '@/components/kit/board';
import { LogList, type LogLine, type LogTurn } from '@/components/kit/log-list';
import { boardOf } from '@/components/playables';
import { useWords } from '@/components/words/use-words';
import { seatNamed } from '@/engine/core/complete';
import type { AnyGame, GameTypes } from '@/engine/core/game';
import { say, type Language, type Who } from '@/engine/core/text';
import type { Turn } from '@/engine/core/turns';
import { headlinesOf } from '@/engine/store/match/recap';
import { select } from './device-store';
import { turnWords } from './turn-words';
import { useMatchOnDevice } from './use-match';

type Fact = GameTypes['fact'];

/** Lines that speak of a place show it on the table when they are touched. */
export interface Seeing {
  readonly hasPlace: (fact: Fact) => boolean;
  readonly see: (fact: Fact) => void;
}

/** What has happened so far, turn by turn, the latest first. */
export function Chronicle({ seeing }: { readonly seeing: Seeing | null }) {
  const { t, language } = useWords();
  const { game, people, who } = useMatchOnDevice();
  const turns = useSelector(select.turns);
  const listed = useMemo(() => {
    const telling = { game, language, who, people, seeing, piecesIn: boardOf(game.id)?.piecesIn };
    return turns.map((turn, index): LogTurn => ({
      key: String(index),
      when: turnWords({ game, language, who, t }, turn),
      person: people[turn.seat ?? -1],
      headline: headlineOf(telling, turn),
      lines: linesIn(telling, turn).map((line) => ({ ...line, key: `${index} ${line.key}` })),
    }));
  }, [turns, game, language, who, people, seeing, t]);
  return <LogList turns={listed} sealLabel={t('play.seal')} />;
}

interface Telling {
  readonly game: AnyGame;
  readonly language: Language;
  readonly who: Who;
  readonly people: readonly Person[];
  readonly seeing: Seeing | null;
  readonly piecesIn: GameBoard['piecesIn'];
}

/** What tells most of a turn. */
function headlineOf({ game, language, who }: Telling, { entries }: Turn<GameTypes>): string | undefined {
  const [fact] = headlinesOf(entries, game.weigh, 1);
  return fact && say(game.text[language].facts, fact, who);
}

function linesIn(telling: Telling, turn: Turn<GameTypes>): readonly LogLine[] {
  const { game, language, who, people, seeing, piecesIn } = telling;
  return turn.entries.flatMap(({ index, seat, facts, isSealed }) =>
    facts.map((fact, order) => {
      const actor = seatNamed(fact) ?? seat;
      return {
        key: `${index} ${order}`,
        words: say(game.text[language].facts, fact, who),
        person: actor === turn.seat ? undefined : people[actor ?? -1],
        pieces: piecesIn?.(fact),
        isSealed: isSealed && order === facts.length - 1,
        onPress: seeing?.hasPlace(fact) ? () => seeing.see(fact) : undefined,
      };
    }),
  );
}
