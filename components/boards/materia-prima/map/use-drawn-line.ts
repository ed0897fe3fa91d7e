import { useCallback, useMemo, useRef, useState } from 'react';

import { holdAmbience } from '@/components/kit/ambience';
import { useFeel } from '@/components/kit/feel';
import type { Hex } from '@/engine/games/materia-prima/map';
import type { FigureId } from '@/engine/games/materia-prima/state';

import { drawnOver } from '../touch/walk';

/** A walk that is being drawn. */
interface Line {
  readonly figure: FigureId;
  readonly from: Hex;
  readonly path: readonly Hex[];
}

interface Wiring {
  /** The hex at a place of the pane. */
  readonly hexOn: (x: number, y: number) => Hex | null;
  /** Who on a hex could be led by a finger. */
  readonly whoOn: (hex: Hex) => FigureId | null;
  readonly onBegun: () => void;
  readonly onDrawn: (figure: FigureId, path: readonly Hex[]) => void;
}

/** A browser sends a click after a drag as well. */
const AFTER_CLICK = 250;

const BREATHING = (): void => undefined;

/** Follows a finger from a figure of one's own from hex to hex. */
export function useDrawnLine({ hexOn, whoOn, onBegun, onDrawn }: Wiring) {
  const [line, setLine] = useState<Line | null>(null);
  const drawing = useRef<Line | null>(null);
  /** A mere touch ends as a drag that never began. */
  const isDragging = useRef(false);
  /** The room holds its breath while a finger moves over the map. */
  const goOnBreathing = useRef(BREATHING);
  const endedAt = useRef(0);
  const feel = useFeel();

  const show = useCallback((next: Line | null) => {
    drawing.current = next;
    setLine(next);
  }, []);
  const begin = useCallback(
    (x: number, y: number) => {
      isDragging.current = true;
      goOnBreathing.current = holdAmbience();
      const hex = hexOn(x, y);
      const figure = hex === null ? null : whoOn(hex);
      if (hex === null || figure === null) return;
      onBegun();
      feel.play('pick-up');
      show({ figure, from: hex, path: [] });
    },
    [hexOn, whoOn, onBegun, feel, show],
  );
  const goOn = useCallback(
    (x: number, y: number) => {
      const now = drawing.current;
      const hex = now ? hexOn(x, y) : null;
      if (!now || hex === null || hex === (now.path[now.path.length - 1] ?? now.from)) return;
      show({ ...now, path: drawnOver(now.from, now.path, hex) });
    },
    [hexOn, show],
  );
  const end = useCallback(
    (isDone: boolean) => {
      const now = drawing.current;
      if (isDragging.current) endedAt.current = Date.now();
      isDragging.current = false;
      goOnBreathing.current();
      goOnBreathing.current = BREATHING;
      if (!now) return;
      show(null);
      if (isDone && now.path.length > 0) onDrawn(now.figure, now.path);
    },
    [show, onDrawn],
  );
  const wasDragged = useCallback(() => Date.now() - endedAt.current < AFTER_CLICK, []);
  return useMemo(() => ({ line, begin, goOn, end, wasDragged }), [line, begin, goOn, end, wasDragged]);
}
