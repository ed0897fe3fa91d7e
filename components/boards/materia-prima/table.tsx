import { createContext, use, type Dispatch, type SetStateAction } from 'react';

import { useKept } from '@/components/kit/kept';
import type { TableSetting } from '@/components/kit/shell/table-setting';
import { tableContext } from '@/components/kit/table-context';
import type { Seat } from '@/engine/core/seat';
import type { FigureId, MateriaPrima } from '@/engine/games/materia-prima/state';

import type { Scene } from './scenes/cues';
import type { Speech } from './words/labels';
import type { Layout } from './layout';
import type { SeenHex } from './touch/sights';
import type { Opened } from './touch/subjects';
import type { Pointing, Touches } from './touch/use-interaction';

/** What stays the same while somebody only points at things. */
export interface Setting extends TableSetting<MateriaPrima, Speech>, Touches {
  readonly layout: Layout;
  /** Whose figures are to act. */
  readonly near: Seat;
  /** Hexes that words speak of. */
  readonly sights: readonly SeenHex[];
}

const { useScene, ...context } = tableContext<Setting, Pointing, Scene>();

/** What every piece of the board has at hand. */
export const { TableProvider, useSetting, usePointing, useMatch, usePerson } = context;

const NOBODY: ReadonlySet<FigureId> = new Set();

/** Figures that are under way: they are drawn by what is being shown, not on the map. */
export function useAway(): ReadonlySet<FigureId> {
  return useScene()?.away ?? NOBODY;
}

/** Whether dice are rolling: what they will show is told nowhere else. */
export function useIsRolling(): boolean {
  return useScene()?.cues.some(({ type }) => type === 'dice') ?? false;
}

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
