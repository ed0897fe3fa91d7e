import { CITIES, type City } from '@/engine/games/materia-prima/data';
import { alchemistOf } from '@/engine/games/materia-prima/queries/figures';
import { HEXES, landAt } from '@/engine/games/materia-prima/map';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

import type { Cue } from './cues';
import { FORMULAS, hexAt, loadAt, seatAt } from './places';
import { playerOf } from '../touch/situation';
import { flying, inTurn, NOT_SHOWN, type FactOf, type Shown } from './cueing';

const CARD = 320;
const PLAQUE = 420;
const OPENED = 300;

type View = MateriaPrimaView;
type Seat = FactOf<'kept'>['seat'];

const cityAt = ({ layout }: View, city: City) =>
  hexAt(HEXES.find((hex) => landAt(layout, hex) === city) ?? 0);

/** Where somebody's formulas are: one's own under the map, those of others at their place. */
const handAt = ({ viewer }: View, seat: Seat) => (viewer === seat ? FORMULAS : seatAt(seat));

/** So many backs go from the city to whoever looks at them. */
export function researching(view: View, { seat, kind, count }: FactOf<'researched'>): Shown {
  const from = hexAt(alchemistOf(playerOf(view, seat)).hex);
  const cues = Array.from({ length: count }, (_, index): Cue => ({
    type: 'card',
    kind,
    formula: null,
    from,
    to: handAt(view, seat),
    start: inTurn(count, index),
    time: CARD,
  }));
  return { cues };
}

export function keeping(view: View, { seat, kind, formula }: FactOf<'kept'>): Shown {
  const from = hexAt(alchemistOf(playerOf(view, seat)).hex);
  const known = view.viewer === seat ? formula : null;
  return {
    cues: [{ type: 'card', kind, formula: known, from, to: handAt(view, seat), start: 0, time: CARD }],
  };
}

export function discarding(view: View, { seat, kind }: FactOf<'discarded'>): Shown {
  const to = hexAt(alchemistOf(playerOf(view, seat)).hex);
  return {
    cues: [{ type: 'card', kind, formula: null, from: handAt(view, seat), to, start: 0, time: CARD }],
  };
}

/** What is paid goes to the city, and the plaque comes to the tower. */
export function buying(view: View, { seat, city, extension, pay }: FactOf<'bought'>): Shown {
  const { home } = playerOf(view, seat);
  const place = cityAt(view, city);
  const hex = alchemistOf(playerOf(view, seat)).hex;
  const to = home === null ? seatAt(seat) : hexAt(home);
  const plaque: Cue = { type: 'plaque', extension, from: place, to, start: CARD / 2, time: PLAQUE };
  const market = view.market.map((one, index) => (CITIES[index] === city ? null : one));
  return { cues: [...flying(pay, loadAt(hex), place), plaque], view: { ...view, market } };
}

export function opening(view: View, { city, extension }: FactOf<'opened'>): Shown {
  if (extension === null) return NOT_SHOWN;
  return { cues: [{ type: 'pulse', at: cityAt(view, city), tone: 'gold', start: 0, time: OPENED }] };
}
