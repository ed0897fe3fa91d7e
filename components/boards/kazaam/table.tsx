import type { TableSetting } from '@/components/kit/shell/table-setting';
import { tableContext } from '@/components/kit/table-context';
import type { Kazaam } from '@/engine/games/kazaam/state';
import type { TileId } from '@/engine/games/kazaam/tiles';

import type { Scene } from './scenes/cues';
import type { Speech } from './words/labels';
import type { Layout } from './layout';
import type { Pointing, Touches } from './touch/use-interaction';

/** What stays the same while somebody only takes things up and puts them back. */
export interface Setting extends TableSetting<Kazaam, Speech>, Touches {
  readonly layout: Layout;
  /** A tile that is on its way somewhere, and therefore not in the hand to be seen. */
  readonly lifted: TileId | null;
  /** The tile that came into the hand last. */
  readonly fresh: TileId | null;
  /** Whoever holds the device is asked, also while his tiles lie face down. */
  readonly isHolderAsked: boolean;
}

/** What every piece of the board has at hand. */
export const { TableProvider, useSetting, useMatch, usePerson, useScene } = tableContext<
  Setting,
  Pointing,
  Scene
>();
