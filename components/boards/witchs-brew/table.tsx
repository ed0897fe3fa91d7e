import type { TableSetting } from '@/components/kit/shell/table-setting';
import { tableContext } from '@/components/kit/table-context';
import type { Seat } from '@/engine/core/seat';
import type { WitchsBrew, WitchsBrewMove } from '@/engine/games/witchs-brew/state';

import type { Scene } from './scenes/choreography';
import type { Speech } from './words/labels';
import type { Layout } from './layout';
import type { Pointing, Touches } from './touch/use-interaction';

/** What stays the same while somebody only takes things up and puts them back. */
export interface Setting extends TableSetting<WitchsBrew, Speech>, Touches {
  /** A move that is to be pointed out. */
  readonly hint: WitchsBrewMove | null;
  readonly layout: Layout;
  /** Whose bench lies in front of us. */
  readonly near: Seat;
}

/** What every piece of the board has at hand. */
export const { TableProvider, useSetting, useMatch, usePerson, useScene } = tableContext<
  Setting,
  Pointing,
  Scene
>();
