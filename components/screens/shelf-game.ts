import type { ReactNode } from 'react';

import type { Lamp } from '@/components/shell-art/niche';

/** A game as it stands in the cabinet. */
export interface ShelfGame {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** False for a game that is still to come: it is shown and leads nowhere. */
  readonly isReady: boolean;
  readonly lamp: Lamp;
  /** What stands in its niche. */
  readonly art: ReactNode;
}
