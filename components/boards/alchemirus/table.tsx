import type { TableSetting } from '@/components/kit/shell/table-setting';
import { tableContext } from '@/components/kit/table-context';
import type { Seat } from '@/engine/core/seat';
import type { Card } from '@/engine/games/alchemirus/data';
import type { Alchemirus } from '@/engine/games/alchemirus/state';

import type { Scene } from './scenes/cues';
import type { Speech } from './words/labels';
import type { Layout } from './layout';
import type { Pointing, Touches } from './touch/use-interaction';

/** What stays the same while somebody only takes things up and puts them back. */
export interface Setting extends TableSetting<Alchemirus, Speech>, Touches {
  readonly layout: Layout;
  /** Whose estate lies before us. */
  readonly near: Seat;
  /** The card on top of the discards. */
  readonly top: Card | null;
}

/** What every piece of the board has at hand. */
export const { TableProvider, useSetting, useMatch, usePerson, useScene } = tableContext<
  Setting,
  Pointing,
  Scene
>();
