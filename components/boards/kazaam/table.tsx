import type { Person } from '@/components/kit/board';
import { tableContext } from '@/components/kit/table-context';
import type { KazaamMove } from '@/engine/games/kazaam/state';
import type { TileId } from '@/engine/games/kazaam/tiles';
import type { KazaamView } from '@/engine/games/kazaam/view';

import type { Speech } from './labels';
import type { Layout } from './layout';
import type { Pointing, Touches } from './use-interaction';

/** What stays the same while somebody only takes things up and puts them back. */
export interface Setting extends Touches {
  readonly view: KazaamView;
  readonly moves: readonly KazaamMove[];
  readonly speech: Speech;
  readonly people: readonly Person[];
  readonly layout: Layout;
  /** A tile that is on its way somewhere, and therefore not in the hand to be seen. */
  readonly lifted: TileId | null;
  /** The tile that came into the hand last. */
  readonly fresh: TileId | null;
  readonly isLeftHanded: boolean;
  /** Takes the hand up that lies face down after an open question; null where it does not. */
  readonly pickUp: (() => void) | null;
  /** What is being shown at the moment, in words. */
  readonly caption: string | null;
  /** Whoever holds the device is asked, also while his tiles lie face down. */
  readonly isHolderAsked: boolean;
}

/** What every piece of the board has at hand. */
export const { TableProvider, useSetting, useMatch, usePerson } = tableContext<Setting, Pointing>();
