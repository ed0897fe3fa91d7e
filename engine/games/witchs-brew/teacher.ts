import { at, sum } from '@/engine/core/list';
import type { Claim } from '@/engine/core/reason';
import { othersFrom, type Seat } from '@/engine/core/seat';
import type { Teacher } from '@/engine/core/teacher';
import { countOf } from './drops';
import { score } from './score';
import { assets } from './bot/scout';
import type { WitchsBrew, WitchsBrewTable } from './state';
import { playerAt } from './steps';
import { REASONS_WHY, WHEN } from './text/teacher';

type WitchsBrewTerm = keyof ReturnType<typeof assets>;
export type WitchsBrewClaim = keyof typeof CLAIMS;

type Count = (table: WitchsBrewTable, seat: Seat) => number;

const less = (count: Count) => (table: WitchsBrewTable, seat: Seat) =>
  -sum(othersFrom(seat, table.seats).map((other) => count(table, other)));

const points: Count = (table, seat) => at(score(table), seat).total;
const gold: Count = (table, seat) => playerAt(table, seat).gold;
const drops: Count = (table, seat) => countOf(playerAt(table, seat).drops);

/** A turn is a trick, and a line ends with the round. */
const CLAIMS = {
  pointsNow: { terms: ['points'], where: 'turn', count: points },
  points: { terms: ['points'], where: 'end', count: points },
  goldNow: { terms: ['gold'], where: 'turn', count: gold },
  gold: { terms: ['gold'], where: 'end', count: gold },
  dropsNow: { terms: ['drops'], where: 'turn', count: drops },
  othersPointsNow: { terms: ['rivals'], where: 'turn', count: less(points) },
  othersDropsNow: { terms: ['rivals'], where: 'turn', count: less(drops) },
} satisfies Readonly<Record<string, Claim<WitchsBrew, WitchsBrewTerm>>>;

export const teacher: Teacher<WitchsBrew, WitchsBrewTerm, WitchsBrewClaim> = {
  terms: (_, table, seat) => assets(table, seat),
  claims: CLAIMS,
  text: REASONS_WHY,
  when: (seen, language) => WHEN[language](seen),
};
