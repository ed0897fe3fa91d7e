import { asked, type GameTypes, type Table } from './game';
import type { LogEntry } from './match';
import { toSeat, type Seat, type Viewer } from './seat';

/** What the shared device has to show now, and through whose eyes. */
export interface DeviceMoment {
  /**
   * - `over`: nobody is asked any more
   * - `bot`: a bot is to move
   * - `open`: a question for the open table
   * - `own`: the asked player holds the device
   * - `seen`: somebody else is asked, but the holder still looks at what his last move came to
   * - `curtain`: the device has to change hands first
   */
  readonly type: 'over' | 'bot' | 'open' | 'own' | 'seen' | 'curtain';
  /** Who is asked; null when the game is over. */
  readonly seat: Seat | null;
  readonly viewer: Viewer;
}

/**
 * The hand-over is not a state: it is the gap between the seat that is asked and the seat that holds the device.
 * `holder` is null when nobody is known to, as after a reload. One human alone never sees a curtain. `last` is what was
 * written down last: who has made that move and not said that he is done lets the device go by himself.
 */
export function deviceMoment<G extends GameTypes>(
  table: Table<G>,
  isHuman: readonly boolean[],
  holder: Seat | null,
  last?: LogEntry<G>,
): DeviceMoment {
  const ask = asked(table);
  const alone = loneHuman(isHuman);
  if (!ask) return { type: 'over', seat: null, viewer: alone ?? 'public' };
  if (!isHuman[ask.seat]) return { type: 'bot', seat: ask.seat, viewer: alone ?? 'public' };
  if (alone !== null) return { type: ask.open ? 'open' : 'own', seat: ask.seat, viewer: alone };
  if (ask.open) return { type: 'open', seat: ask.seat, viewer: 'public' };
  if (ask.seat === holder) return { type: 'own', seat: ask.seat, viewer: holder };
  if (holder !== null && isInHand(last, holder)) return { type: 'seen', seat: ask.seat, viewer: holder };
  return { type: 'curtain', seat: ask.seat, viewer: 'public' };
}

/** Whether the holder made the last move with the device in his hand, and does not know yet that it goes on. */
function isInHand<G extends GameTypes>(last: LogEntry<G> | undefined, holder: Seat): boolean {
  return last?.seat === holder && !last.isOpen && !last.isDone;
}

function loneHuman(isHuman: readonly boolean[]): Seat | null {
  const humans = isHuman.flatMap((human, index) => (human ? [toSeat(index)] : []));
  return humans.length === 1 ? (humans[0] ?? null) : null;
}
