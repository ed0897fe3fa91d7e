import { useEffect, useState } from 'react';

import { useMotion } from '../motion';

/** So many more or fewer at one place, after so many milliseconds at normal speed. */
export interface Change {
  readonly change: number;
  readonly at: number;
}

/** How many there are while things come and go one by one. The list stays the same for as long as it is played. */
export function useCounted(changes: readonly Change[], before: number): number {
  const { duration } = useMotion();
  const [counted, setCounted] = useState<{ readonly of: readonly Change[]; readonly sum: number } | null>(
    null,
  );
  useEffect(() => {
    let sum = 0;
    const timers = changes.map(({ change, at }) =>
      setTimeout(() => setCounted({ of: changes, sum: (sum += change) }), duration(at)),
    );
    return () => timers.forEach(clearTimeout);
  }, [changes, duration]);
  return counted?.of === changes ? before + counted.sum : before;
}
