import { createContext, use } from 'react';

import type { Person } from '@/components/kit/board';
import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import type { TileId } from '@/engine/games/kazaam/tiles';

import type { Speech } from './labels';
import type { Layout } from './layout';
import type { Interaction } from './use-interaction';

/** What every piece of the board has at hand. */
export interface TableValue extends Interaction {
  readonly speech: Speech;
  readonly people: readonly Person[];
  readonly layout: Layout;
  /** A tile that is on its way somewhere, and therefore not in the hand to be seen. */
  readonly lifted: TileId | null;
  readonly isLeftHanded: boolean;
  /** What is being shown at the moment, in words. */
  readonly caption: string | null;
}

const TableContext = createContext<TableValue | null>(null);

export const TableProvider = TableContext.Provider;

export function useTable(): TableValue {
  const table = use(TableContext);
  if (!table) throw new Error('This belongs on a board');
  return table;
}

export function usePerson(seat: Seat): Person {
  return at(useTable().people, seat);
}
