import { at, sum } from '@/engine/core/list';
import { othersFrom, type Seat } from '@/engine/core/seat';
import type { Teacher } from '@/engine/core/teacher';
import { score, type MateriaPrimaLine } from './score';
import type { MateriaPrima, MateriaPrimaTable } from './state';
import { REASONS_WHY } from './text/teacher';

export type MateriaPrimaTerm = keyof ReturnType<typeof assets>;

/** What a seat's wisdom is made of, and what the others have against it. */
function assets(table: MateriaPrimaTable, seat: Seat) {
  const standings = score(table);
  const own = at(standings, seat).lines;
  const of = (...names: readonly MateriaPrimaLine[]) =>
    sum(own.filter(({ line }) => names.includes(line)).map(({ points }) => points));
  const rivals = othersFrom(seat, table.seats).map((other) => at(standings, other).total);
  return {
    elements: of('elements'),
    formulas: of('homunculi', 'equipment'),
    stone: of('fragments', 'stone'),
    souls: of('souls'),
    extensions: of('extensions'),
    mission: of('mission'),
    rivals: -sum(rivals) / rivals.length,
  };
}

export const teacher: Teacher<MateriaPrima, MateriaPrimaTerm> = {
  terms: (_, table, seat) => assets(table, seat),
  text: REASONS_WHY,
};
