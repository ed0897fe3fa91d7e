import type { AnyGame, GameTypes } from '@/engine/core/game';
import { say, type Language, type Who } from '@/engine/core/text';
import type { TurnHead } from '@/engine/core/turns';
import type { Say } from '@/components/words/use-words';

interface Telling {
  readonly game: AnyGame;
  readonly language: Language;
  readonly who: Who;
  readonly t: Say;
}

/** When a turn was, as its game counts. */
export function turnWords({ game, language, who, t }: Telling, head: TurnHead<GameTypes>): string {
  if (!head.began) return t('play.beforeTurns');
  const text = game.text[language];
  return text.turnName?.(head) ?? say(text.facts, head.began, who);
}
