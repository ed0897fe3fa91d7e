import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { STALL_SALES, type Building, type Good, type Stall } from '@/engine/games/alchemirus/data';
import type { AlchemirusView } from '@/engine/games/alchemirus/view';

import type { Fashion } from '../art/building-art';
import type { Cue } from './cues';
import { playerOf } from '../seats';
import { DECK, DISCARDS, goodAt, plotAt } from './places';
import { CARD, cardCue, inTurn, NOTHING, outOf, type FactOf, type Shown } from './cueing';
import { cleared, goodsOn, lost, takenOff, withGoods } from './lying';
import { honouring } from './ring';

const LAID = 180;
const RISE = 260;
const RUIN = 300;
const POP = 240;
const CARRY = 240;
const CHANGE = 400;
const JOIN = 200;
const GOLD = 700;
const STALL = 220;
const LIGHT = 260;

/** The card is laid on its plot, and the building rises there. What is demolished for it goes first. */
export function building(view: AlchemirusView, { seat, building: kind, demolished }: FactOf<'built'>): Shown {
  const torn = demolished ? demolishing(view, seat, demolished) : { cues: NOTHING as readonly Cue[], view };
  const laid = { ...cardCue({ card: kind, side: 'up', from: outOf(view, seat, kind), to: '' }), time: LAID };
  const plot = playerOf(torn.view, seat).estate.length;
  const site = plotAt(seat, plot);
  const start = torn.cues.length > 0 ? RUIN : 0;
  return {
    cues: [
      ...torn.cues,
      { ...laid, to: site, start },
      {
        type: 'rise',
        building: kind,
        plot,
        fashion: fashionOf(torn.view, seat, kind),
        at: site,
        start: start + LAID * 0.75,
        time: RISE,
      },
    ],
    view: lost(torn.view, seat, [kind], 1),
  };
}

/** Every other one of a kind is planted differently. */
function fashionOf(view: AlchemirusView, seat: Seat, kind: Building): Fashion {
  const alike = playerOf(view, seat).estate.filter(({ building: other }) => other === kind).length;
  return alike % 2 === 0 ? 0 : 1;
}

function demolishing(
  view: AlchemirusView,
  seat: Seat,
  { plot, cards }: NonNullable<FactOf<'built'>['demolished']>,
) {
  const site = plotAt(seat, plot);
  const cues: readonly Cue[] = [
    { type: 'ruin', at: site, start: 0, time: RUIN },
    ...cards.map((card, index) =>
      cardCue({ card, side: 'up', from: site, to: DISCARDS, start: inTurn(cards.length, index) }),
    ),
  ];
  return { cues, view: cleared(view, seat, plot) };
}

/** All at once. */
export function harvesting(view: AlchemirusView, { seat, plots, goods }: FactOf<'harvested'>): Shown {
  const cues = plots.map((plot, index): Cue => {
    const good = at(goods, index);
    const to = lyingAt(view, seat, plot, good);
    return { type: 'good', good, from: DECK, to, stays: true, start: 0, time: POP };
  });
  return { cues, view: { ...view, deckSize: view.deckSize - plots.length } };
}

function lyingAt(view: AlchemirusView, seat: Seat, plot: number, good: Good): string {
  return goodAt({ seat, plot, building: at(playerOf(view, seat).estate, plot).building, good });
}

export function carrying(view: AlchemirusView, { seat, good, from, to }: FactOf<'carried'>): Shown {
  const ends = { from: lyingAt(view, seat, from, good), to: lyingAt(view, seat, to, good) };
  return {
    cues: [{ type: 'good', good, ...ends, stays: true, start: 0, time: CARRY }],
    view: takenOff(view, seat, from, good),
  };
}

/** A tincture and a metal come together before they are gold. */
export function transmuting(view: AlchemirusView, fact: FactOf<'transmuted'>): Shown {
  const { seat, plot, into: made, discarded } = fact;
  const place = lyingAt(view, seat, plot, made);
  const bare = withGoods(view, seat, plot, []);
  const sources = goodsOn(view, seat, plot);
  if (made !== 'gold') {
    const of = sources[0] ?? null;
    return { cues: [{ type: 'change', of, into: made, at: place, start: 0, time: CHANGE }], view: bare };
  }
  const joined = sources.map((good): Cue => ({
    type: 'good',
    good,
    from: lyingAt(view, seat, plot, good),
    to: place,
    stays: false,
    start: 0,
    time: JOIN,
  }));
  const freed = discarded
    ? [cardCue({ card: discarded, side: 'up', from: place, to: DISCARDS, start: JOIN + GOLD - CARD })]
    : NOTHING;
  return {
    cues: [...joined, { type: 'change', of: null, into: made, at: place, start: JOIN, time: GOLD }, ...freed],
    view: bare,
  };
}

/** Which of the stalls of a kind sells it: the good that is being sold is counted already. */
function stallOf(view: AlchemirusView, seat: Seat, stall: Stall): number {
  const plots = playerOf(view, seat).estate.flatMap(({ building: kind }, plot) =>
    kind === stall ? [plot] : [],
  );
  const next = Math.floor((view.sold[stall] - 1) / STALL_SALES[stall]);
  return plots[Math.min(next, plots.length - 1)] ?? 0;
}

/** To the stall; then its card is discarded, and fame climbs. Cards for it are drawn by a fact of their own. */
export function selling(view: AlchemirusView, fact: FactOf<'sold'>): Shown {
  const { seat, from, good, at: stall, currency, amount, card } = fact;
  const plot = stallOf(view, seat, stall);
  if (card === null) return { cues: [{ type: 'flare', at: plotAt(seat, plot), start: 0, time: LIGHT }] };
  const counter = goodAt({ seat, plot, building: stall, good });
  const shown: Cue = {
    type: 'good',
    good,
    from: lyingAt(view, seat, from, good),
    to: counter,
    stays: false,
    start: 0,
    time: STALL,
  };
  return {
    cues: [shown, ...(currency === 'fame' ? honouring(view, seat, amount, counter, STALL) : NOTHING)],
    trails: [cardCue({ card, side: 'up', from: counter, to: DISCARDS, start: STALL })],
    view: takenOff(view, seat, from, good),
  };
}

export function buying(view: AlchemirusView, { seat, from, good, plot, off }: FactOf<'bought'>): Shown {
  const ends = { from: lyingAt(view, from, off, good), to: lyingAt(view, seat, plot, good) };
  return {
    cues: [{ type: 'good', good, ...ends, stays: true, start: 0, time: CARRY }],
    view: takenOff(view, from, off, good),
  };
}
