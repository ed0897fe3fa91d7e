import { createContext, use, type Dispatch, type ReactNode, type SetStateAction } from 'react';

import type { Person } from '@/components/kit/board';
import { useKept } from '@/components/kit/kept';
import { tableContext } from '@/components/kit/table-context';
import type { PickedUp } from '@/components/kit/use-picked-up';
import type { Seat } from '@/engine/core/seat';
import type { MateriaPrimaMove } from '@/engine/games/materia-prima/state';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

import type { Speech } from './labels';
import type { Layout } from './layout';
import type { SeenHex } from './sights';
import type { Opened } from './subjects';
import type { Pointing, Touches } from './use-interaction';

/** What stays the same while somebody only points at things. */
export interface Setting extends Touches, PickedUp {
  /** The table as it is to be drawn now. */
  readonly view: MateriaPrimaView;
  /** What is asked after all that is being shown. */
  readonly asked: MateriaPrimaView['asked'];
  /** What may be done now; nothing while facts are being shown. */
  readonly moves: readonly MateriaPrimaMove[];
  readonly speech: Speech;
  readonly people: readonly Person[];
  readonly layout: Layout;
  /** Whose figures are to act. */
  readonly near: Seat;
  /** What is being shown at the moment, in words. */
  readonly caption: string | null;
  /** Hexes that words speak of. */
  readonly sights: readonly SeenHex[];
  readonly isLeftHanded: boolean;
  readonly isReplay: boolean;
  /** Buttons of the screen, such as "hide now". */
  readonly actions: ReactNode;
  /** What has happened so far. */
  readonly chronicle: ReactNode;
  readonly onRule: (rule: string) => void;
}

export const { TableProvider, useSetting, usePointing, useMatch, usePerson } = tableContext<
  Setting,
  Pointing
>();

const OpenedContext = createContext<Opened | null>(null);

/** Apart from all else: what lies under a sheet is not drawn again because it was opened. */
export const OpenedProvider = OpenedContext;

/** What lies open over the table. */
export function useOpened(): Opened | null {
  return use(OpenedContext);
}

/** What is half chosen on a sheet: for as long as the same question lies there, or until the sheet is closed. */
export function useHalfChosen<Value>(
  name: string,
  initial: Value | (() => Value),
): readonly [Value, Dispatch<SetStateAction<Value>>] {
  const { asked } = useSetting();
  const opened = useOpened();
  return useKept(name, opened === null || opened.type === 'question' ? asked : opened, initial);
}
