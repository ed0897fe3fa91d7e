import { at, sum } from '@/engine/core/list';
import { placed, type ScoreLine, type Standing } from '@/engine/core/score';
import { allSeats, type Seat } from '@/engine/core/seat';
import { FORMULA_LEVEL, type FormulaId } from './cards';
import { WISDOM, type Element } from './data';
import { hasFulfilled } from './queries/ending';
import { hasStone, homunculiOf } from './queries/figures';
import type { MateriaPrimaPlayer, MateriaPrimaState, MateriaPrimaTable } from './state';
import { countOf } from './stock';

export const LINES = [
  'elements',
  'homunculi',
  'equipment',
  'fragments',
  'stone',
  'souls',
  'extensions',
  'mission',
] as const;
export type MateriaPrimaLine = (typeof LINES)[number];

/** MP-38, MP-39. Until the end it is what everybody may count: only who fulfils a mission ends the game by it. */
export function score({ seats, options, state }: MateriaPrimaTable): readonly Standing<MateriaPrimaLine>[] {
  const scores = allSeats(seats).map((seat) => linesOf(state, seat));
  const totals = scores.map((lines) => sum(lines.map(({ points }) => points)));
  return placed(
    scores.map((lines, seat) => ({ lines, total: at(totals, seat) })),
    allSeats(seats).map((seat) => [
      {
        merit: 'soul',
        rule: 'MP-25',
        count: options.soullessWins || at(state.players, seat).souls > 0 ? 1 : 0,
      },
      { merit: 'points', rule: 'MP-39', count: at(totals, seat) },
      { merit: 'ended', rule: 'MP-39', count: state.ending?.by === seat ? 1 : 0 },
    ]),
  );
}

/** All of a player that counts in the open. */
type Owner = Pick<
  MateriaPrimaPlayer,
  'figures' | 'store' | 'worn' | 'stored' | 'fragments' | 'souls' | 'extensions'
>;

/** Wisdom without the mission. */
export function wisdomOf(player: Owner): number {
  return sum(openLines(player).map(({ points }) => points));
}

function linesOf(state: MateriaPrimaState, seat: Seat): readonly ScoreLine<MateriaPrimaLine>[] {
  const { players, ending } = state;
  const { mission } = at(players, seat);
  const counted = line('mission', hasFulfilled(state, seat) ? 1 : 0, WISDOM.mission);
  return [...openLines(at(players, seat)), ending && mission ? { ...counted, what: mission } : counted];
}

function openLines(player: Owner): readonly ScoreLine<MateriaPrimaLine>[] {
  const { worn, stored, fragments, souls, extensions } = player;
  return [
    line('elements', sum(PRECIOUS.map((element) => owned(player, element))), WISDOM.element),
    byLevel('homunculi', homunculiOf(player)),
    byLevel('equipment', [...worn, ...stored]),
    byLevel('fragments', fragments),
    line('stone', hasStone(player) ? 1 : 0, WISDOM.stone),
    line('souls', souls, WISDOM.soul),
    line('extensions', extensions.length, WISDOM.extension),
  ];
}

const PRECIOUS: readonly Element[] = ['regia', 'platinum', 'gold'];

function owned({ store, figures }: Owner, element: Element): number {
  return countOf(store, element) + sum(figures.map(({ load }) => countOf(load, element)));
}

function line(name: MateriaPrimaLine, count: number, worth: number): ScoreLine<MateriaPrimaLine> {
  return { line: name, count, points: count * worth };
}

function byLevel(name: MateriaPrimaLine, cards: readonly FormulaId[]): ScoreLine<MateriaPrimaLine> {
  return { line: name, count: cards.length, points: sum(cards.map((card) => FORMULA_LEVEL[card])) };
}
