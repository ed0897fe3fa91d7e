import { useMemo } from 'react';

import { useTableRoom, type TableRoom } from '../use-table-room';

interface Occupied extends TableRoom {
  readonly opponents: number;
  readonly isReplay: boolean;
}

interface Shown {
  readonly view: { readonly players: readonly unknown[] };
  readonly isReplay: boolean;
}

/** Where everything lies for as many players in the room that there is. */
export function useLayout<Layout>(layoutFor: (room: Occupied) => Layout, { view, isReplay }: Shown): Layout {
  const room = useTableRoom();
  const opponents = view.players.length - 1;
  return useMemo(() => layoutFor({ ...room, opponents, isReplay }), [layoutFor, room, opponents, isReplay]);
}
