import { lookahead, type Bot, type Plan } from '@/engine/core/bot';
import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { PART_OF, type Place } from '../data';
import type { Kazaam, KazaamMove, KazaamPlayer, KazaamTable } from '../state';
import { playerAt } from '../steps';
import { tileOf } from '../tiles';
import { endInSight, evaluate, NEARLY_DONE, tilesOn, tileWorth } from './worth';

/** How many tiles a leg weighs to take, and a tail to strike. */
const SHORTLIST = 3;

/** Plans its own turn by the worth of what it leads to, and takes nobody to stop it. */
export const plan: Plan<Kazaam> = {
  evaluate,
  reply,
  shortlist,
  isPartOfMove: (question) => question.type !== 'turn',
  depth: 3,
  width: 3,
  worlds: 2,
};

export const middle: Bot<Kazaam> = lookahead(plan);

function reply(table: KazaamTable): KazaamMove | null {
  return asked(table)?.what.type === 'stop' ? { type: 'allow' } : null;
}

/** Leaves out what is hardly ever worth an action, and keeps the best few of many like moves. */
function shortlist(table: KazaamTable, seat: Seat, moves: readonly KazaamMove[]): readonly KazaamMove[] {
  const player = playerAt(table, seat);
  const isLate = endInSight(table.state.players) > 0.5;
  const chances = moves.map((move) => chance(table, player, seat, move, isLate));
  const kept = moves.filter((_, index) => at(chances, index) === ALWAYS);
  const ranked = moves
    .map((move, index) => ({ move, chance: at(chances, index) }))
    .filter((one) => one.chance !== ALWAYS && one.chance > 0)
    .sort((one, other) => other.chance - one.chance)
    .slice(0, SHORTLIST);
  const list = [...kept, ...ranked.map((one) => one.move)];
  return list.length > 0 ? list : moves;
}

const ALWAYS = Infinity;

/** How likely a move is to be any good: always to be thought about, never (0), or as good as the best of its like. */
function chance(
  table: KazaamTable,
  player: KazaamPlayer,
  seat: Seat,
  move: KazaamMove,
  isLate: boolean,
): number {
  if (move.type === 'take') return move.tile === null ? 0.01 : tileWorth(player, tileOf(move.tile), true);
  if (move.type !== 'use') return ALWAYS;
  if (move.aim === null) return isLate ? ALWAYS : 0;
  if (move.aim.type === 'tile')
    return move.aim.seat === seat ? 0 : strikeChance(table, move.aim.seat, move.aim.place);
  const isEar = PART_OF[move.place] === 'ear';
  if (isEar && move.aim.type === 'hand')
    return tilesOn(playerAt(table, move.aim.seat)) >= NEARLY_DONE ? ALWAYS : 0;
  return ALWAYS;
}

function strikeChance(table: KazaamTable, owner: Seat, place: Place): number {
  const victim = playerAt(table, owner);
  const slot = victim.board[place];
  if (!slot) return 0;
  return (slot.isUp ? 1 : 8) + tilesOn(victim) + tileOf(slot.tile).symbols.length;
}
