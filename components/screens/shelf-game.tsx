import type { ComponentType, ReactNode } from 'react';

import type { Lamp } from '@/components/shell-art/niche';
import type { GameCover, GameTypes } from '@/engine/core/game';
import type { Language } from '@/engine/core/text';
import type { GameOptions } from './options-panel';

/** A game as it stands in the cabinet. */
export interface ShelfGame {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly lamp: Lamp;
  /** What stands in its niche. */
  readonly art: ReactNode;
}

/** A game with all that has to be chosen before it begins. */
export interface GameToSetUp extends ShelfGame {
  readonly setUp?: GameOptions & {
    /** Whether players hold anything hidden, so that a curtain is needed between them. */
    readonly hasSecrets: boolean;
    /** Who begins by the rulebook, in words; nothing where that cannot be chosen. */
    readonly begins?: string | undefined;
    /** Where the rulebook lets who had least in the last game begin: that this was so. */
    readonly hadLeast?: string | undefined;
    /** Whether there are first steps for those who have never played it. */
    readonly hasLesson?: boolean;
  };
}

/** What stands in the niche of a game, and in what light. */
export interface Cover {
  /** It fills the niche. */
  readonly StillLife: ComponentType;
  readonly lamp: Lamp;
}

type AnyCover = GameCover<GameTypes>;

/** The games that can be played, in one language, each with what stands for it in the cabinet. */
export function readyGames(
  games: readonly AnyCover[],
  covers: Readonly<Record<string, Cover>>,
  language: Language,
): readonly GameToSetUp[] {
  return games.flatMap((game) => {
    const cover = covers[game.id];
    return cover ? [readyGame(game, cover, language)] : [];
  });
}

function readyGame(game: AnyCover, { StillLife, lamp }: Cover, language: Language): GameToSetUp {
  const { id, seats, options, hasLesson } = game;
  const { title, tagline, begins, hadLeast, options: optionTexts } = game.text[language];
  // Every game here keeps hands hidden.
  const setUp = { options, optionTexts, hasSecrets: true, begins, hadLeast, hasLesson };
  return { id, title, tagline, seats, lamp, art: <StillLife />, setUp };
}
