import { at, sum } from '@/engine/core/list';
import { othersFrom, type Seat } from '@/engine/core/seat';
import type { Foresight, Teacher } from '@/engine/core/teacher';
import { turnsToGo, WISDOM_IN_TURNS } from './race';
import { score, type MateriaPrimaLine } from './score';
import type { MateriaPrima, MateriaPrimaTable } from './state';
import { REASONS_WHY } from './text/teacher';

export type MateriaPrimaTerm = keyof ReturnType<typeof assets>;

/** What a seat's hope is made of, in points of wisdom: its own, the way to its mission, and what the others have. */
function assets(table: MateriaPrimaTable, seat: Seat) {
  const standings = score(table);
  const own = at(standings, seat).lines;
  const of = (...names: readonly MateriaPrimaLine[]) =>
    sum(own.filter(({ line }) => names.includes(line)).map(({ points }) => points));
  const nearness = (one: Seat) => -turnsToGo(table.state, one) / WISDOM_IN_TURNS;
  const rivals = othersFrom(seat, table.seats).map((other) => at(standings, other).total + nearness(other));
  return {
    elements: of('elements'),
    formulas: of('homunculi', 'equipment'),
    stone: of('fragments', 'stone'),
    souls: of('souls'),
    extensions: of('extensions'),
    mission: of('mission'),
    way: nearness(seat),
    rivals: -sum(rivals) / rivals.length,
  };
}

/** Lines take the seat to go on as a master among adepts: among equals it wins less. */
const FORESIGHT: Foresight = { slope: 0.7, offset: -0.8 };

export const teacher: Teacher<MateriaPrima, MateriaPrimaTerm> = {
  terms: (_, table, seat) => assets(table, seat),
  text: REASONS_WHY,
  foresight: FORESIGHT,
};
