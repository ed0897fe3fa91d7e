import type { ReactNode } from 'react';

import type { Explanation, Person } from '@/components/kit/board';
import { tableContext } from '@/components/kit/table-context';
import type { PickedUp } from '@/components/kit/use-picked-up';
import type { Seat } from '@/engine/core/seat';
import type { WitchsBrewMove } from '@/engine/games/witchs-brew/state';
import type { WitchsBrewView } from '@/engine/games/witchs-brew/view';

import type { Speech } from './words/labels';
import type { Layout } from './layout';
import type { Pointing, Touches } from './touch/use-interaction';

/** What stays the same while somebody only takes things up and puts them back. */
export interface Setting extends Touches, PickedUp {
  /** The table as it is to be drawn now. */
  readonly view: WitchsBrewView;
  /** What may be done now; nothing while facts are being shown. */
  readonly moves: readonly WitchsBrewMove[];
  /** One of them that is to be pointed out. */
  readonly hint: WitchsBrewMove | null;
  readonly speech: Speech;
  readonly people: readonly Person[];
  readonly layout: Layout;
  /** Whose bench lies in front of us. */
  readonly near: Seat;
  /** What is being shown at the moment, in words. */
  readonly caption: string | null;
  readonly isLeftHanded: boolean;
  /** Buttons of the screen, such as "hide now". */
  readonly actions: ReactNode;
  readonly chronicle: ReactNode;
  readonly onRule: (rule: string) => void;
  /** Why a move cannot be made; for what says it in a place of its own. */
  readonly explain: (move: WitchsBrewMove) => Explanation | null;
}

/** What every piece of the board has at hand. */
export const { TableProvider, useSetting, useMatch, usePerson } = tableContext<Setting, Pointing>();
