import { COVERED } from '@/components/shell-art/covered';
import type { Say } from '@/components/words/use-words';
import type { ComingGame } from '@/components/words/words';
import type { ShelfGame } from './shelf-game';

const COMING: readonly {
  readonly id: ComingGame;
  readonly seats: ShelfGame['seats'];
}[] = [{ id: 'materia-prima', seats: { min: 2, max: 4 } }];

/** The games that are still to come, after those that can be played. */
export function withComing(t: Say, ready: readonly ShelfGame[]): readonly ShelfGame[] {
  const coming = COMING.filter(({ id }) => !ready.some((game) => game.id === id)).map(
    ({ id, seats }): ShelfGame => ({
      id,
      title: t(`titles.${id}`),
      tagline: t(`taglines.${id}`),
      seats,
      isReady: false,
      lamp: 'none',
      art: COVERED[id],
    }),
  );
  return [...ready, ...coming];
}
