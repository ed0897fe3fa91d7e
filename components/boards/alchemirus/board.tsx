import { useMemo } from 'react';

import type { BoardProps } from '@/components/kit/board';
import { TableShell } from '@/components/kit/shell/table-shell';
import { useLayout } from '@/components/kit/shell/use-layout';
import { useTable } from '@/components/kit/shell/use-table';
import type { Alchemirus } from '@/engine/games/alchemirus/state';

import { Arrangements } from './arrangements';
import { nearSeat } from './seats';
import { layoutFor } from './layout';
import { partOf } from './scenes/places';
import { SceneLayer } from './scenes/scene-layer';
import { Sheets } from './sheets/sheets';
import { TableProvider, type Setting } from './table';
import { useInteraction } from './touch/use-interaction';
import { SHOWING, useTop } from './scenes/use-stage';

export type AlchemirusBoardProps = BoardProps<Alchemirus>;

/** Alchemirus, as one player or the open table sees it. */
export function AlchemirusBoard(props: AlchemirusBoardProps) {
  const { setting: table, stage, told, carryOut } = useTable(props, SHOWING);
  const { view, moves, speech } = table;
  const near = nearSeat(view);
  const top = useTop(view, told, stage.fact ? stage.step : told.length);
  const { pointing, touches } = useInteraction({ ...props, view, moves, carryOut, speech });
  const layout = useLayout(layoutFor, table);
  const setting = useMemo<Setting>(
    () => ({ ...table, ...touches, layout, near, top }),
    [table, touches, layout, near, top],
  );
  return (
    <TableProvider setting={setting} pointing={pointing} scene={stage.scene}>
      <TableShell partOf={partOf} stage={stage} skipLabel={speech.words.skip}>
        <Arrangements />
        <Sheets />
        <SceneLayer scene={stage.scene} />
      </TableShell>
    </TableProvider>
  );
}
