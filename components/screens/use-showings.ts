import { useCallback, useEffect, useState } from 'react';

import { useMotion } from '@/components/kit/motion';

/** How long the table lies there after the last thing has been shown. */
const LOOK = 900;

/** Shows stretches of a game one after the other. Without motion there is only a picture: it stays until somebody leaves it. */
export function useShowings<Showing>(showings: readonly Showing[], onDone: () => void) {
  const { isStill, duration } = useMotion();
  const [shown, setShown] = useState(0);
  const isOver = shown >= showings.length;
  const step = Math.min(shown, showings.length - 1);
  const onShown = useCallback(() => setShown((count) => count + 1), []);
  useEffect(() => {
    if (!isOver || isStill) return undefined;
    const timer = setTimeout(onDone, duration(LOOK));
    return () => clearTimeout(timer);
  }, [isOver, isStill, duration, onDone]);
  return { step, showing: showings[step], isOver, onShown };
}
