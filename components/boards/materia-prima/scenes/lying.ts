import { at, replaceAt } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import type { Thing } from '@/engine/games/materia-prima/data';
import type { Hex } from '@/engine/games/materia-prima/map';
import { lifted as pilesLifted } from '@/engine/games/materia-prima/queries/piles';
import type { Figure, FigureId } from '@/engine/games/materia-prima/state';
import type { Stock } from '@/engine/games/materia-prima/stock';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

import { playerOf } from '../touch/situation';

type View = MateriaPrimaView;

/** What still lies on the table while something is in the air: it has left its place and is nowhere yet. */

export function withFigure(view: View, seat: Seat, id: FigureId, change: Partial<Figure>): View {
  const player = playerOf(view, seat);
  const figures = player.figures.map((figure) => (figure.id === id ? { ...figure, ...change } : figure));
  return { ...view, players: replaceAt(view.players, seat, { ...player, figures }) };
}

export function unladen(view: View, seat: Seat, id: FigureId, elements: Stock): View {
  const figure = playerOf(view, seat).figures.find((one) => one.id === id);
  if (!figure) return view;
  const load = figure.load.map((count, index) => Math.max(0, count - at(elements, index)));
  return withFigure(view, seat, id, { load });
}

/** Things are gone from a hex, in the order in which a seat takes them up. */
export function lifted(view: View, seat: Seat, hex: Hex, things: readonly Thing[]): View {
  return things.reduce((now, thing) => ({ ...now, piles: pilesLifted(now, seat, hex, thing) }), view);
}
