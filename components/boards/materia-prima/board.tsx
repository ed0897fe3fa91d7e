import { useMemo } from 'react';

import type { BoardProps, Sight } from '@/components/kit/board';
import { TableShell } from '@/components/kit/shell/table-shell';
import { useLayout } from '@/components/kit/shell/use-layout';
import { useTable } from '@/components/kit/shell/use-table';
import type { MateriaPrima } from '@/engine/games/materia-prima/state';

import { Arrangements } from './arrangements';
import { layoutFor } from './layout';
import { partOf } from './scenes/places';
import { SceneLayer } from './scenes/scene-layer';
import { Sheets } from './sheets/sheets';
import { seenHexes } from './touch/sights';
import { nearSeat } from './touch/situation';
import { OpenedProvider, TableProvider, type Setting } from './table';
import { useInteraction } from './touch/use-interaction';
import { SHOWING, unspoilt } from './scenes/use-stage';

export type MateriaPrimaBoardProps = BoardProps<MateriaPrima>;

const NO_SIGHTS: readonly Sight<MateriaPrima>[] = [];

/** Materia Prima, as one player or the open table sees it. */
export function MateriaPrimaBoard(props: MateriaPrimaBoardProps) {
  const { setting: table, stage, carryOut } = useTable(props, SHOWING);
  const { view, moves, speech } = table;
  const near = nearSeat(view);
  const caption = (stage.fact && unspoilt(stage.fact, speech)) ?? table.caption;
  const { pointing, opened, touches } = useInteraction({ ...props, view, moves, carryOut, speech });
  const layout = useLayout(layoutFor, table);
  const { sights: spokenOf = NO_SIGHTS } = props;
  const sights = useMemo(() => seenHexes(spokenOf, view), [spokenOf, view]);
  const setting = useMemo<Setting>(
    () => ({ ...table, ...touches, layout, near, caption, sights }),
    [table, touches, layout, near, caption, sights],
  );
  return (
    <TableProvider setting={setting} pointing={pointing} scene={stage.scene}>
      <TableShell partOf={partOf} stage={stage} skipLabel={speech.words.skip}>
        <Arrangements />
        <OpenedProvider value={opened}>
          <Sheets />
        </OpenedProvider>
        <SceneLayer scene={stage.scene} step={stage.step} />
      </TableShell>
    </TableProvider>
  );
}
