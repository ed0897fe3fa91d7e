import { useMemo } from 'react';

import { useTableRoom, type TableRoom } from '../use-table-room';
import type { TableGame } from './table-setting';

interface Occupied extends TableRoom {
  readonly opponents: number;
  readonly isReplay: boolean;
}

/** Where everything lies for as many players in the room that there is. */
export function useLayout<Layout>(
  layoutFor: (room: Occupied) => Layout,
  { view, isReplay }: { readonly view: TableGame['view']; readonly isReplay: boolean },
): Layout {
  const room = useTableRoom();
  const opponents = view.players.length - 1;
  return useMemo(() => layoutFor({ ...room, opponents, isReplay }), [layoutFor, room, opponents, isReplay]);
}
