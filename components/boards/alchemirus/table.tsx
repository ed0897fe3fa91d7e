import type { ReactNode } from 'react';

import type { Person } from '@/components/kit/board';
import { tableContext } from '@/components/kit/table-context';
import type { PickedUp } from '@/components/kit/use-picked-up';
import type { Seat } from '@/engine/core/seat';
import type { Card } from '@/engine/games/alchemirus/data';
import type { AlchemirusMove } from '@/engine/games/alchemirus/state';
import type { AlchemirusView } from '@/engine/games/alchemirus/view';

import type { Speech } from './labels';
import type { Layout } from './layout';
import type { Pointing, Touches } from './use-interaction';

/** What stays the same while somebody only takes things up and puts them back. */
export interface Setting extends Touches, PickedUp {
  /** The table as it is to be drawn now. */
  readonly view: AlchemirusView;
  /** What is asked after all that is being shown. */
  readonly asked: AlchemirusView['asked'];
  /** What may be done now; nothing while facts are being shown. */
  readonly moves: readonly AlchemirusMove[];
  readonly speech: Speech;
  readonly people: readonly Person[];
  readonly layout: Layout;
  /** Whose estate lies before us. */
  readonly near: Seat;
  /** The card on top of the discards. */
  readonly top: Card | null;
  /** What is being shown at the moment, in words. */
  readonly caption: string | null;
  readonly isLeftHanded: boolean;
  readonly isReplay: boolean;
  /** Buttons of the screen, such as "hide now". */
  readonly actions: ReactNode;
  readonly onRule: (rule: string) => void;
}

/** What every piece of the board has at hand. */
export const { TableProvider, useSetting, useMatch, usePerson } = tableContext<Setting, Pointing>();
