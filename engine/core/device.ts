import { asked, type GameTypes, type Table } from './game';
import { toSeat, type Seat, type Viewer } from './seat';

/** What the shared device has to show now, and through whose eyes. */
export interface DeviceMoment {
  /**
   * - `over`: nobody is asked any more
   * - `bot`: a bot is to move
   * - `open`: a question for the open table
   * - `own`: the asked player holds the device
   * - `curtain`: the device has to change hands first
   */
  readonly type: 'over' | 'bot' | 'open' | 'own' | 'curtain';
  /** Who is asked; null when the game is over. */
  readonly seat: Seat | null;
  readonly viewer: Viewer;
}

/**
 * The hand-over is not a state: it is the gap between the seat that is asked and the seat that holds the device.
 * `holder` is null when nobody is known to, as after a reload. One human alone never sees a curtain.
 */
export function deviceMoment<G extends GameTypes>(
  table: Table<G>,
  isHuman: readonly boolean[],
  holder: Seat | null,
): DeviceMoment {
  const ask = asked(table);
  const alone = loneHuman(isHuman);
  if (!ask) return { type: 'over', seat: null, viewer: alone ?? 'public' };
  if (!isHuman[ask.seat]) return { type: 'bot', seat: ask.seat, viewer: alone ?? 'public' };
  if (alone !== null) return { type: ask.open ? 'open' : 'own', seat: ask.seat, viewer: alone };
  if (ask.open) return { type: 'open', seat: ask.seat, viewer: 'public' };
  if (ask.seat === holder) return { type: 'own', seat: ask.seat, viewer: holder };
  return { type: 'curtain', seat: ask.seat, viewer: 'public' };
}

function loneHuman(isHuman: readonly boolean[]): Seat | null {
  const humans = isHuman.flatMap((human, index) => (human ? [toSeat(index)] : []));
  return humans.length === 1 ? (humans[0] ?? null) : null;
}
