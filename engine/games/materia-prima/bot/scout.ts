import type { Mind, Steps } from '@/engine/core/bot';
import { exp } from '@/engine/core/exact';
import { asked } from '@/engine/core/game';
import { sum } from '@/engine/core/list';
import type { Candidate, Scout } from '@/engine/core/search';
import { allSeats } from '@/engine/core/seat';
import { anyOf, decided } from './bot';
import { ADEPT, MASTER, VARIANTS, type Manner } from './manners';
import { turnsToGo, WISDOM_IN_TURNS } from './turns-to-go';
import { score } from '../score';
import type { MateriaPrima, MateriaPrimaMove, MateriaPrimaTable } from '../state';

/** By how many turns one has to be ahead to be some three times as likely to win. */
const LEAD = 2;
/** How much more than any other move the usual one promises. */
const USUAL = 0.02;
/** How many rounds a line goes on. */
const ROUNDS = 2;

/** A line ends some rounds later, where the seat that thinks begins its turn. */
export const scout: Scout<MateriaPrima> = {
  lines: 30,
  trust: 4,
  hopes: (_, table) => hopes(table),
  candidates,
  choices,
  reply: (mind, table) => {
    const ask = asked(table);
    return chosen(mind, table, ask?.seat === mind.seat ? mannerOf(mind, MASTER) : ADEPT);
  },
  isEnd: (from, table) =>
    asked(table)?.what.type === 'turn' &&
    table.state.turn === from.state.turn &&
    table.state.round >= from.state.round + ROUNDS,
  isGuessed: (question) => question.type === 'mission',
};

function mannerOf({ nature }: Mind<MateriaPrima>, manner: Manner): Manner {
  return { ...manner, nature };
}

function chosen(mind: Mind<MateriaPrima>, table: MateriaPrimaTable, manner: Manner): MateriaPrimaMove {
  const ask = asked(table);
  if (!ask) throw new Error('Nobody is asked');
  return decided(table, { seat: ask.seat, legal: mind.legalIn(table) }, ask.what, manner);
}

/** What one would do in one manner or another; if all agree there is nothing to think about. */
function candidates(mind: Mind<MateriaPrima>, table: MateriaPrimaTable): readonly Candidate<MateriaPrima>[] {
  if (asked(table)?.what.type === 'alchemist') return [{ move: anyOf(mind), promise: 0 }];
  const others = VARIANTS.map((manner) => ({ move: chosen(mind, table, manner), promise: 0 }));
  return [...others, { move: chosen(mind, table, mannerOf(mind, MASTER)), promise: USUAL }];
}

/** The same with a rest after each manner: on the real table there is most to choose from. */
function* choices(
  mind: Mind<MateriaPrima>,
  table: MateriaPrimaTable,
): Steps<readonly Candidate<MateriaPrima>[]> {
  if (asked(table)?.what.type === 'alchemist') return candidates(mind, table);
  const found: Candidate<MateriaPrima>[] = [];
  for (const manner of VARIANTS) {
    yield;
    found.push({ move: chosen(mind, table, manner), promise: 0 });
  }
  yield;
  return [...found, { move: chosen(mind, table, mannerOf(mind, MASTER)), promise: USUAL }];
}

function hopes(table: MateriaPrimaTable): readonly number[] {
  const wisdom = score(table);
  const weights = allSeats(table.seats).map((seat) => {
    const ahead = WISDOM_IN_TURNS * (wisdom[seat]?.total ?? 0) - turnsToGo(table.state, seat);
    return exp(ahead / LEAD);
  });
  const all = sum(weights);
  return weights.map((weight) => weight / all);
}
