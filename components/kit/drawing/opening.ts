import type { Scheme } from '../tokens';

/** Whether pictures can be shown. They are brought once; what could not be brought is asked for again. */
export interface Opening {
  readonly isOpen: () => boolean;
  readonly open: () => Promise<void>;
}

/** How much of it is done, from 0 to 1. */
export type Tell = (part: number) => void;

/** All pictures of a game. */
export interface Pictures extends Opening {
  /** Afterwards none of them appears late, in the theme that was named. */
  readonly hold: (theme: Scheme, tell: Tell) => Promise<void>;
  /** They are not to be seen for a while, and take no room meanwhile. */
  readonly letGo: () => void;
}

/** What is brought once, unless that fails. */
export function broughtOnce(bring: () => Promise<void>): Opening {
  let isOpen = false;
  let opening: Promise<void> | null = null;
  return {
    isOpen: () => isOpen,
    open: () => {
      opening ??= bring().then(
        () => void (isOpen = true),
        (problem: unknown) => {
          opening = null;
          throw problem;
        },
      );
      return opening;
    },
  };
}
