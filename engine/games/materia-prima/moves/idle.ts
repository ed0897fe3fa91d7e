import type { MateriaPrimaAsk, MateriaPrimaMove, MateriaPrimaTable } from '../state';
import { playerAt } from '../steps';
import { answer } from './answer';
import { isPackedAs } from './tower';

/** MP-12: an Equip that changes nothing takes no action, whether it is closed or there is nothing more to take. */
export function isIdle(table: MateriaPrimaTable, ask: MateriaPrimaAsk, move: MateriaPrimaMove): boolean {
  const { seat, what } = ask;
  if (what.type !== 'pack' || what.before === null) return false;
  const after = answer({ ...table, agenda: [] }, ask, move);
  return after.agenda.length === 0 && isPackedAs(playerAt(after, seat), what.figure, what.before);
}
