/** Whether the pictures are there. They are brought once; what could not be brought is asked for again. */
export interface Opening {
  readonly isOpen: () => boolean;
  /** Afterwards no picture appears late. */
  readonly open: () => Promise<void>;
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
