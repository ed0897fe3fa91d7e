import type { Seat } from '@/engine/core/seat';
import { distance, HEXES, type Hex } from './map';
import { refuseEntering } from './queries/ways';
import type { FigureId, MateriaPrimaPlayer, MateriaPrimaQuestion, MateriaPrimaTable } from './state';
import { changedFigure, ownFigure } from './steps';

/** What version 1 could ask besides: a figure that passed through opponents had to go on. */
type OldQuestion = MateriaPrimaQuestion | { readonly type: 'onward'; readonly figure: FigureId };

type OldPlayer = Omit<MateriaPrimaPlayer, 'notHis'>;

/** A table of version 1, which knew another end, other abilities and formulas dealt before the missions were kept. */
export function migrate(snapshot: unknown, fromVersion: number): MateriaPrimaTable {
  if (fromVersion !== 1) throw new Error(`There are no rules ${fromVersion}`);
  const old = snapshot as MateriaPrimaTable;
  const players = old.state.players.map((player: OldPlayer) => ({ ...player, notHis: [] }));
  const table: MateriaPrimaTable = {
    ...old,
    options: { ...old.options, endAt60: true },
    state: { ...old.state, players },
    agenda: old.agenda.map((item) =>
      item.type === 'ask' && item.what.type === 'pack'
        ? { ...item, what: { ...item.what, before: null } }
        : item,
    ),
  };
  const [next, ...rest] = table.agenda;
  if (next?.type !== 'ask') return table;
  const what = next.what as OldQuestion;
  return what.type === 'onward' ? steppedOut({ ...table, agenda: rest }, next.seat, what.figure) : table;
}

/** Nobody passes through opponents any more: who is among them goes to the nearest hex where he may be. */
function steppedOut(table: MateriaPrimaTable, seat: Seat, id: FigureId): MateriaPrimaTable {
  const { hex } = ownFigure(table.state, seat, id);
  const free = HEXES.filter((one) => refuseEntering(table.state, seat, one) === null);
  const nearest = free.reduce((best: Hex, one) => (distance(hex, one) < distance(hex, best) ? one : best));
  return { ...table, state: changedFigure(table.state, seat, id, { hex: nearest }) };
}
