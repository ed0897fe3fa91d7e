import type { Seat } from '@/engine/core/seat';
import { PLACES, type Ingredient, type Place } from '@/engine/games/kazaam/data';
import type { KazaamAim, KazaamFact } from '@/engine/games/kazaam/state';
import { tileOf, type TileId } from '@/engine/games/kazaam/tiles';
import type { KazaamView } from '@/engine/games/kazaam/view';
import { TIMES } from '@/components/kit/motion';

import { nearSeat, slotOf } from './intent';
import { spotKey } from './spots';

/** What travels: a tile with its face, a tile by its back, a dose of an ingredient. */
export type Piece =
  | { readonly type: 'tile'; readonly tile: TileId }
  | { readonly type: 'back' }
  | { readonly type: 'dose'; readonly ingredient: Ingredient };

interface Timed {
  /** Milliseconds at normal speed, from the beginning of the scene. */
  readonly start: number;
  readonly time: number;
}

/** One thing that moves; places are named by their anchors. */
export type Cue = Timed &
  (
    | { readonly type: 'fly'; readonly piece: Piece; readonly from: string; readonly to: string }
    | { readonly type: 'turn'; readonly at: string; readonly tile: TileId; readonly isUp: boolean }
    | { readonly type: 'flare'; readonly at: string }
    | { readonly type: 'reach'; readonly from: string; readonly to: string }
  );

/** How one fact is shown. */
export interface Scene {
  readonly cues: readonly Cue[];
  readonly time: number;
  /** A tile of the hand that is on its way and must not be seen twice. */
  readonly lifted: TileId | null;
}

export const FAN = 'fan';

const FLARE = 260;
const REACH = 420;

/**
 * What moves when this happens, seen on the table as it lay before. A tile that was carried to its place by hand
 * does not travel again.
 */
export function sceneOf(view: KazaamView, fact: KazaamFact, carried: TileId | null = null): Scene {
  const leavesHand = fact.type === 'played' || fact.type === 'extracted';
  const lifted = leavesHand && fact.seat === view.viewer ? fact.tile : null;
  const isCarried = lifted !== null && lifted === carried;
  const cues = isCarried ? afterCarrying(view, fact) : cuesOf(view, fact);
  const time = cues.reduce((end, cue) => Math.max(end, cue.start + cue.time), 0);
  return { cues, time, lifted: isCarried && time === 0 ? null : lifted };
}

function afterCarrying(view: KazaamView, fact: KazaamFact): readonly Cue[] {
  if (fact.type !== 'extracted') return [];
  return cuesOf(view, fact)
    .filter((cue) => cue.start >= TIMES.extract)
    .map((cue) => ({ ...cue, start: cue.start - TIMES.extract }));
}

function cuesOf(view: KazaamView, fact: KazaamFact): readonly Cue[] {
  switch (fact.type) {
    case 'drew':
      return [fly(piece(fact.tile), 'reserve', handOf(view, fact.seat), 0, TIMES.draw)];
    case 'played':
      return playing(view, fact.seat, fact.tile);
    case 'extracted':
      return extracting(view, fact.seat, fact.tile, fact.favourite);
    case 'restored':
      return fact.places.flatMap((place, index) =>
        turning(view, fact.seat, place, true, index * TIMES.stagger),
      );
    case 'used':
      return using(view, fact.seat, fact.place, fact.aim);
    case 'stopped':
      return [flare(placeAt(fact.seat, 'head'), 0), ...turning(view, fact.seat, 'head', false, FLARE)];
    case 'looked':
      return [flare(handOf(view, fact.at), 0)];
    case 'stole':
      return [fly(piece(fact.tile), handOf(view, fact.from), handOf(view, fact.seat), 0, TIMES.move)];
    case 'recovered':
      return [fly(piece(fact.tile), 'discards', handOf(view, fact.seat), 0, TIMES.move)];
    case 'gathered':
      return [pour(view, fact.seat, fact.ingredient, placeAt(fact.seat, 'torso'), 0)];
    case 'struck':
      return striking(view, fact);
    case 'reshuffled':
      return [0, 1, 2].map((index) =>
        fly({ type: 'back' }, 'discards', 'reserve', index * TIMES.stagger, TIMES.draw),
      );
    default:
      return [];
  }
}

function piece(tile: TileId | null): Piece {
  return tile === null ? { type: 'back' } : { type: 'tile', tile };
}

function fly(what: Piece, from: string, to: string, start: number, time: number): Cue {
  return { type: 'fly', piece: what, from, to, start, time };
}

function flare(place: string, start: number): Cue {
  return { type: 'flare', at: place, start, time: FLARE };
}

function turning(view: KazaamView, seat: Seat, place: Place, isUp: boolean, start: number): readonly Cue[] {
  const slot = slotOf(view, seat, place);
  if (!slot) return [];
  return [{ type: 'turn', at: placeAt(seat, place), tile: slot.tile, isUp, start, time: TIMES.turn }];
}

function playing(view: KazaamView, seat: Seat, tile: TileId): readonly Cue[] {
  const { symbols, place } = tileOf(tile);
  const from = seat === view.viewer ? spotKey({ type: 'hand', tile }) : handOf(view, seat);
  const paying = symbols.map((ingredient, index) =>
    fly(
      { type: 'dose', ingredient },
      vesselOf(view, seat, ingredient),
      from,
      index * TIMES.stagger,
      TIMES.symbol,
    ),
  );
  const paid = seat === nearSeat(view) ? symbols.length * TIMES.stagger + TIMES.stagger : 0;
  const laying = fly({ type: 'tile', tile }, from, placeAt(seat, place), paid, TIMES.move);
  return paid > 0 ? [...paying, laying] : [laying];
}

function extracting(view: KazaamView, seat: Seat, tile: TileId, favourite: Ingredient): readonly Cue[] {
  const from = seat === view.viewer ? spotKey({ type: 'hand', tile }) : handOf(view, seat);
  const gained = [...tileOf(tile).symbols, favourite];
  return [
    fly({ type: 'tile', tile }, from, 'crucible', 0, TIMES.extract),
    flare('crucible', TIMES.extract),
    ...gained.map((ingredient, index) =>
      pour(view, seat, ingredient, 'crucible', TIMES.extract + index * TIMES.symbol),
    ),
  ];
}

function pour(view: KazaamView, seat: Seat, ingredient: Ingredient, from: string, start: number): Cue {
  return fly({ type: 'dose', ingredient }, from, vesselOf(view, seat, ingredient), start, 2 * TIMES.symbol);
}

function using(view: KazaamView, seat: Seat, place: Place, aim: KazaamAim | null): readonly Cue[] {
  const from = placeAt(seat, place);
  const down = [flare(from, 0), ...turning(view, seat, place, false, FLARE)];
  const to = aim ? targetOf(view, aim) : null;
  return to ? [...down, { type: 'reach', from, to, start: FLARE + TIMES.turn, time: REACH }] : down;
}

function targetOf(view: KazaamView, aim: KazaamAim): string | null {
  switch (aim.type) {
    case 'hand':
      return handOf(view, aim.seat);
    case 'tile':
      return placeAt(aim.seat, aim.place);
    case 'discards':
      return 'discards';
    case 'supply':
      return null;
  }
}

function striking(view: KazaamView, fact: Extract<KazaamFact, { type: 'struck' }>): readonly Cue[] {
  const place = placeAt(fact.owner, fact.place);
  if (!fact.isDiscarded) return [flare(place, 0), ...turning(view, fact.owner, fact.place, false, FLARE)];
  return [flare(place, 0), fly({ type: 'back' }, place, 'discards', FLARE, TIMES.move)];
}

export function placeAt(seat: Seat, place: Place): string {
  return spotKey({ type: 'place', seat, place });
}

/** The anchor of a hand: the fan if we see it, otherwise where its owner sits. */
function handOf(view: KazaamView, seat: Seat): string {
  return seat === view.viewer ? FAN : spotKey({ type: 'player', seat });
}

function vesselOf(view: KazaamView, seat: Seat, ingredient: Ingredient): string {
  const isNear = seat === nearSeat(view);
  return spotKey(isNear ? { type: 'vessel', ingredient } : { type: 'player', seat });
}

/** Anchors are measured by whole boards: a place is a ninth of one. */
export function boardOfPlace(anchor: string): { readonly board: string; readonly index: number } | null {
  const [kind, seat, place] = anchor.split(':');
  const index = PLACES.indexOf(place as Place);
  return kind === 'place' && index >= 0 ? { board: `board:${seat}`, index } : null;
}
