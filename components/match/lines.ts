import type { AnyGame, GameTypes } from '@/engine/core/game';
import { say, type Language, type Who } from '@/engine/core/text';

/** Facts in words; two that read alike are one line. */
export function linesOf(
  game: AnyGame,
  language: Language,
  facts: readonly GameTypes['fact'][],
  who: Who,
): readonly string[] {
  return [...new Set(facts.map((fact) => say(game.text[language].facts, fact, who)))];
}
