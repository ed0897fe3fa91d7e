import { sum } from '@/engine/core/list';
import type { Claim } from '@/engine/core/reason';
import type { Seat } from '@/engine/core/seat';
import type { Teacher } from '@/engine/core/teacher';
import { worthOf } from './score';
import { assets } from './bot/scout';
import type { Alchemirus, AlchemirusPlayer, AlchemirusTable } from './state';
import { playerAt } from './steps';
import { REASONS_WHY, WHEN } from './text/teacher';

type AlchemirusTerm = keyof ReturnType<typeof assets>;
export type AlchemirusClaim = keyof typeof CLAIMS;

type Count = (player: AlchemirusPlayer) => number;

const own = (count: Count) => (table: AlchemirusTable, seat: Seat) => count(playerAt(table, seat));

/** What long ways cost is another matter. */
const earned: Count = ({ fame }) => fame.sale + fame.gifts + fame.gloria;
const goods: Count = ({ estate }) => sum(estate.map((plot) => plot.goods.length));
const refined: Count = ({ estate }) =>
  estate.flatMap((plot) => plot.goods).filter(({ good }) => good !== 'herb' && good !== 'ore').length;
const cards: Count = ({ hand }) => hand.length;

const CLAIMS = {
  fame: { terms: ['course'], where: 'turn', count: own(earned) },
  thrift: { terms: ['course'], where: 'turn', count: own(({ fame }) => -fame.steps) },
  built: { terms: ['course'], where: 'turn', count: own(({ estate }) => estate.length) },
  estate: { terms: ['course'], where: 'turn', count: own(worthOf) },
  refined: { terms: ['course'], where: 'turn', count: own(refined) },
  goods: { terms: ['course'], where: 'turn', count: own(goods) },
  cards: { terms: ['course'], where: 'turn', count: own(cards) },
} satisfies Readonly<Record<string, Claim<Alchemirus, AlchemirusTerm>>>;

export const teacher: Teacher<Alchemirus, AlchemirusTerm, AlchemirusClaim> = {
  terms: assets,
  claims: CLAIMS,
  text: REASONS_WHY,
  when: (seen, language) => WHEN[language](seen),
};
