import type { Seat } from '@/engine/core/seat';
import { neighbours, type Hex } from '../map';
import type { MateriaPrimaReason } from '../rulebook';
import type { Figure } from '../state';
import { timesLeft } from './figures';

/** Where figures may go. */

/** Where everybody's towers and figures stand; the table shows it to all. */
interface Grounds {
  readonly players: readonly { readonly home: Hex | null; readonly figures: readonly Figure[] }[];
}

/** MP-8: why a seat's figures may not enter a hex. Asked for every step of every playout, hence the plain loops. */
export function refuseEntering({ players }: Grounds, seat: Seat, hex: Hex): MateriaPrimaReason | null {
  let isHeld = false;
  for (let other = 0; other < players.length; other += 1) {
    const player = players[other];
    if (other === seat || !player) continue;
    if (player.home === hex) return 'tower-is-closed';
    for (const figure of player.figures) if (figure.hex === hex) isHeld = true;
  }
  return isHeld ? 'opponent-in-the-way' : null;
}

export type Path = readonly Hex[];
/** By goal, the way there; the figure's own hex is not among them. */
export type Ways = ReadonlyMap<Hex, Path>;

/** MP-7, MP-8: every hex on which a figure could end its walk in this turn, by the shortest way. */
export function waysFrom(grounds: Grounds, seat: Seat, figure: Figure): Ways {
  const ways = new Map<Hex, Path>([[figure.hex, []]]);
  let edge: readonly Path[] = [[]];
  for (let steps = timesLeft(figure, 'move'); steps > 0; steps -= 1) {
    const next: Path[] = [];
    for (const path of edge) {
      for (const hex of neighbours(path[path.length - 1] ?? figure.hex)) {
        if (ways.has(hex) || refuseEntering(grounds, seat, hex) !== null) continue;
        ways.set(hex, [...path, hex]);
        next.push([...path, hex]);
      }
    }
    edge = next;
  }
  ways.delete(figure.hex);
  return ways;
}
