import { at, sum } from '@/engine/core/list';
import type { Claim } from '@/engine/core/reason';
import { othersFrom, type Seat } from '@/engine/core/seat';
import type { Foresight, Teacher } from '@/engine/core/teacher';
import { FORMULA_LEVEL } from './cards';
import { ELEMENTS } from './data';
import { homunculiOf } from './queries/figures';
import { isProduct } from './bot/element-needs';
import { turnsToGo, WISDOM_IN_TURNS } from './bot/turns-to-go';
import { score, type MateriaPrimaLine } from './score';
import type { MateriaPrima, MateriaPrimaPlayer, MateriaPrimaTable } from './state';
import { kindOf } from './queries/formulas';
import { countOf, merged, sizeOf, type Stock } from './stock';
import { REASONS_WHY, WHEN } from './text/teacher';
import { lacksFragment } from './bot/worth';

type MateriaPrimaTerm = keyof ReturnType<typeof assets>;
export type MateriaPrimaClaim = keyof typeof CLAIMS;

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

type Count = (player: MateriaPrimaPlayer) => number;

const playerOf = ({ state }: MateriaPrimaTable, seat: Seat) => at(state.players, seat);
const own = (count: Count) => (table: MateriaPrimaTable, seat: Seat) => count(playerOf(table, seat));
const less = (count: Count) => (table: MateriaPrimaTable, seat: Seat) =>
  -sum(othersFrom(seat, table.seats).map((other) => count(playerOf(table, other))));

const stockOf = ({ store, figures }: MateriaPrimaPlayer): Stock =>
  figures.reduce((stock, { load }) => merged(stock, load), store);
const elements: Count = (player) => sizeOf(stockOf(player));
const products: Count = (player) =>
  sum(ELEMENTS.filter(isProduct).map((element) => countOf(stockOf(player), element)));
const homunculi: Count = (player) => homunculiOf(player).length;
const souls: Count = (player) => player.souls;
/** Formulas in hand for fragments that are still to be made. */
const stoneFormulas: Count = (player) =>
  player.hand.filter(
    (formula) => kindOf(formula) === 'stone' && lacksFragment(player, FORMULA_LEVEL[formula]),
  ).length;

/** What shortens the way counts for it, and for what it is itself. */
const CLAIMS = {
  fragments: { terms: ['stone', 'way'], where: 'turn', count: own(({ fragments }) => fragments.length) },
  homunculi: { terms: ['formulas', 'way'], where: 'turn', count: own(homunculi) },
  stoneFormulas: { terms: ['way'], where: 'turn', count: own(stoneFormulas) },
  products: { terms: ['elements', 'way'], where: 'turn', count: own(products) },
  elements: { terms: ['elements', 'way'], where: 'turn', count: own(elements) },
  othersSouls: { terms: ['rivals'], where: 'turn', isLuck: true, count: less(souls) },
  othersHomunculi: { terms: ['rivals'], where: 'turn', isLuck: true, count: less(homunculi) },
} satisfies Readonly<Record<string, Claim<MateriaPrima, MateriaPrimaTerm>>>;

/** Lines take the seat to go on as a master among adepts: among equals it wins less. */
const FORESIGHT: Foresight = { slope: 0.7, offset: -0.8 };

export const teacher: Teacher<MateriaPrima, MateriaPrimaTerm, MateriaPrimaClaim> = {
  terms: (_, table, seat) => assets(table, seat),
  claims: CLAIMS,
  text: REASONS_WHY,
  when: (seen, language) => WHEN[language](seen),
  foresight: FORESIGHT,
};
