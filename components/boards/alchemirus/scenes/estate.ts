import { between } from '@/components/kit/stage/between';
import { at, removeAt } from '@/engine/core/list';
import type { Good } from '@/engine/games/alchemirus/data';
import { stallOf } from '@/engine/games/alchemirus/queries/market';

import { playerOf } from '../seats';
import { fashionOf } from '../table/plots';
import { CARD, flare, flight, flying, inRow } from './cards';
import type { Cue, CueOf, FactOf, Shown } from './cues';
import { discarded, goodsOn, withPlayer, type Tables } from './lying';
import { DECK, DISCARDS, goodAt, plotAt } from './places';
import { exalting, gained } from './ring';

const LAID = 180;
const RISE = 260;
const RUIN = 300;
const POP = 240;
const CARRY = 240;
const CHANGE = 400;
const JOIN = 200;
const GOLD = 700;
const STALL = 220;

/** The card is laid on its plot, and the building rises there. What is demolished for it goes first. */
export function building(tables: Tables, { seat, building: kind, demolished }: FactOf<'built'>): Shown {
  const { before, after } = tables;
  const { estate } = playerOf(before, seat);
  const left = demolished ? removeAt(estate, demolished.plot) : estate;
  const halfway = { ...withPlayer(before, seat, { estate: left }), discards: after.discards };
  const plot = left.length;
  const site = plotAt(seat, plot);
  const start = demolished ? RUIN : 0;
  const laid = flying({ before: halfway, after }, start).map((cue) => ({ ...cue, time: LAID }));
  const fashion = fashionOf(playerOf(after, seat).estate, plot);
  const rising = { start: start + LAID * 0.75, time: RISE };
  return {
    cues: [
      ...(demolished ? demolishing(tables, plotAt(seat, demolished.plot)) : []),
      ...laid,
      { type: 'rise', building: kind, plot, fashion, at: site, ...rising },
    ],
    halfway,
  };
}

function demolishing(tables: Tables, site: string): readonly Cue[] {
  return [{ type: 'ruin', at: site, start: 0, time: RUIN }, ...discarding(tables, site)];
}

/** What has come onto the discards comes from here. */
function discarding(tables: Tables, from: string, start = 0): readonly Cue[] {
  return inRow(
    discarded(tables).map((card) => flight(card, 'up', from, DISCARDS)),
    start,
  );
}

/** All at once. */
export function harvesting(tables: Tables): readonly Cue[] {
  return goodsOf(tables).come.flatMap(({ piece, place }) => (piece ? [good(piece, DECK, place, POP)] : []));
}

/** Goods go from where they lay to where they lie now. */
export function carrying(tables: Tables): readonly Cue[] {
  return goodsOf(tables).travels.flatMap(({ piece, from, to }) =>
    piece ? [good(piece, from, to, CARRY)] : [],
  );
}

const goodsOf = ({ before, after }: Tables) => between(goodsOn(before), goodsOn(after));

const good = (kind: Good, from: string, to: string, time: number): CueOf<'good'> => ({
  type: 'good',
  good: kind,
  from,
  to,
  stays: true,
  start: 0,
  time,
});

/** A tincture and a metal come together before they are gold. */
export function transmuting(tables: Tables, { into }: FactOf<'transmuted'>): readonly Cue[] {
  const { gone, come } = goodsOf(tables);
  const place = at(come, 0).place;
  if (into !== 'gold') {
    return [{ type: 'change', of: at(gone, 0).piece, into, at: place, start: 0, time: CHANGE }];
  }
  const joined = gone.flatMap(({ piece, place: from }): readonly Cue[] =>
    piece ? [{ ...good(piece, from, place, JOIN), stays: false }] : [],
  );
  return [
    ...joined,
    { type: 'change', of: null, into, at: place, start: JOIN, time: GOLD },
    ...discarding(tables, place, JOIN + GOLD - CARD),
  ];
}

/** To the stall; then its card is discarded, or it goes on to the path of fame. Cards for it are drawn by a fact of their own. */
export function selling(tables: Tables, fact: FactOf<'sold'>): Shown {
  const { seat, good: kind, at: stall } = fact;
  const { before } = tables;
  const plot = stallOf(before, playerOf(before, seat).estate, stall);
  const [sold] = goodsOf(tables).gone;
  if (!sold) return { cues: [flare(plotAt(seat, plot))] };
  const counter = goodAt({ seat, plot, building: stall, good: kind });
  return {
    cues: [
      { ...good(kind, sold.place, counter, STALL), stays: false },
      ...(gained(tables, seat) > 0 ? exalting(tables, fact, counter, STALL) : []),
    ],
    trails: discarding(tables, counter, STALL),
  };
}
