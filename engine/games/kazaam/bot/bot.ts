import { lookahead, type Bot, type Plan } from '@/engine/core/bot';
import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { PART_OF, type Place } from '../data';
import type { Kazaam, KazaamMove, KazaamPlayer, KazaamQuestion, KazaamTable } from '../state';
import { playerAt } from '../steps';
import { tileOf } from '../tiles';
import { endInSight, evaluate, NEARLY_DONE, tilesOn, tileWorth } from './worth';

/** How many tiles a leg weighs to take, and a tail to strike. */
const SHORTLIST = 3;

const IS_PART_OF_MOVE: Readonly<Record<KazaamQuestion['type'], boolean>> = {
  turn: false,
  stop: true,
  look: true,
  newTile: true,
  search: true,
  gather: true,
};

/** What is answered without a thought. */
const REPLIES: Readonly<Record<KazaamQuestion['type'], KazaamMove | null>> = {
  turn: null,
  stop: { type: 'allow' },
  look: null,
  newTile: null,
  search: null,
  gather: null,
};

/** Plans its own turn by the worth of what it leads to, and takes nobody to stop it. */
export const plan: Plan<Kazaam> = {
  evaluate,
  reply,
  shortlist,
  isPartOfMove: (question) => IS_PART_OF_MOVE[question.type],
  depth: 3,
  width: 3,
  worlds: 2,
};

export const middle: Bot<Kazaam> = lookahead(plan);

function reply(table: KazaamTable): KazaamMove | null {
  const ask = asked(table);
  return ask && REPLIES[ask.what.type];
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
  switch (move.type) {
    case 'take':
      return move.tile === null ? 0.01 : tileWorth(player, tileOf(move.tile), true);
    case 'use':
      return powerChance(table, seat, move, isLate);
    case 'draw':
    case 'play':
    case 'extract':
    case 'restore':
    case 'end':
    case 'stop':
    case 'allow':
    case 'seen':
    case 'gather':
      return ALWAYS;
  }
}

type Use = Extract<KazaamMove, { readonly type: 'use' }>;

function powerChance(table: KazaamTable, seat: Seat, { place, aim }: Use, isLate: boolean): number {
  switch (aim?.type) {
    case undefined:
      return isLate ? ALWAYS : 0;
    case 'tile':
      return aim.seat === seat ? 0 : strikeChance(table, aim.seat, aim.place);
    case 'hand':
      if (PART_OF[place] !== 'ear') return ALWAYS;
      return tilesOn(playerAt(table, aim.seat)) >= NEARLY_DONE ? ALWAYS : 0;
    case 'discards':
    case 'supply':
      return ALWAYS;
  }
}

function strikeChance(table: KazaamTable, owner: Seat, place: Place): number {
  const victim = playerAt(table, owner);
  const slot = victim.board[place];
  if (!slot) return 0;
  return (slot.isUp ? 1 : 8) + tilesOn(victim) + tileOf(slot.tile).symbols.length;
}
