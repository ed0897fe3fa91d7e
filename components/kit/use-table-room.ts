import { useMemo } from 'react';

import { useRoom } from './pane';
import { useTextScale } from './use-text-scale';

export interface TableRoom {
  readonly width: number;
  readonly height: number;
  readonly textScale: number;
}

/** How much room a table has inside the edges of its pane, and how large its letters are. */
export function useTableRoom(): TableRoom {
  const { width, height, insets } = useRoom();
  const textScale = useTextScale();
  const across = width - insets.left - insets.right;
  const down = height - insets.top - insets.bottom;
  return useMemo(() => ({ width: across, height: down, textScale }), [across, down, textScale]);
}
