import { TIMES } from '@/components/kit/motion';
import type { Part } from '@/components/kit/stage/anchors';
import type { Box } from '@/components/kit/stage/box';
import type { Seat } from '@/engine/core/seat';
import { PLACES, type Ingredient, type Place } from '@/engine/games/kazaam/data';
import { yieldOf } from '@/engine/games/kazaam/queries/hand';
import { priceOf, withLaid } from '@/engine/games/kazaam/queries/laying';
import { GUARD } from '@/engine/games/kazaam/queries/powers';
import type { KazaamAim, KazaamFact } from '@/engine/games/kazaam/state';
import { tileOf, type TileId } from '@/engine/games/kazaam/tiles';
import type { KazaamView } from '@/engine/games/kazaam/view';

import type { Seam } from '../art/sockets';
import { sewnSeams, stitchCount } from '../art/stitch-marks';
import { nearSeat, playerOf, slotOf } from '../touch/intent';
import { spotKey } from '../touch/spots';

/** What travels: a tile with its face, a tile by its back, one that turns over on arriving, a dose of an ingredient. */
export type Piece =
  | { readonly type: 'tile'; readonly tile: TileId }
  | { readonly type: 'back' }
  | { readonly type: 'turning'; readonly tile: TileId; readonly isUp: boolean }
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
    /** A tile of the own hand: its symbols are paid, its spine folds away, it glides to its place and lies there. */
    | {
        readonly type: 'lay';
        readonly tile: TileId;
        readonly from: string;
        readonly to: string;
        /** When each symbol has been paid. */
        readonly paid: readonly number[];
        readonly fold: number;
        readonly glide: number;
      }
    | { readonly type: 'sew'; readonly at: string; readonly seam: Seam }
    | { readonly type: 'turn'; readonly at: string; readonly tile: TileId; readonly isUp: boolean }
    | { readonly type: 'flare'; readonly at: string }
    | { readonly type: 'reach'; readonly from: string; readonly to: string }
  );

/** A dose that comes into one of the near vessels, or leaves it. */
export interface Pour {
  readonly ingredient: Ingredient;
  readonly change: 1 | -1;
  readonly at: number;
}

/** How one fact is shown. */
export interface Scene {
  readonly cues: readonly Cue[];
  readonly pours: readonly Pour[];
  readonly time: number;
  /** A tile of the hand that is on its way and must not be seen twice. */
  readonly lifted: TileId | null;
}

export const FAN = 'fan';

const FLARE = 260;
const REACH = 420;
export const FOLD = 180;

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
  return { cues, pours: cues.flatMap(poursOf), time, lifted };
}

function afterCarrying(view: KazaamView, fact: KazaamFact): readonly Cue[] {
  if (fact.type === 'played') return layingOwn(view, fact.seat, fact.tile, true);
  return cuesOf(view, fact)
    .filter((cue) => cue.start >= TIMES.extract)
    .map((cue) => ({ ...cue, start: cue.start - TIMES.extract }));
}

function poursOf(cue: Cue): readonly Pour[] {
  if (cue.type !== 'fly' || cue.piece.type !== 'dose') return [];
  const { ingredient } = cue.piece;
  const vessel = spotKey({ type: 'vessel', ingredient });
  if (cue.from === vessel) return [{ ingredient, change: -1, at: cue.start }];
  return cue.to === vessel ? [{ ingredient, change: 1, at: cue.start + cue.time }] : [];
}

function cuesOf(view: KazaamView, fact: KazaamFact): readonly Cue[] {
  switch (fact.type) {
    case 'drew':
      return [arriving(fact.tile, 'reserve', handOf(view, fact.seat), TIMES.draw)];
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
      return [flare(placeAt(fact.seat, GUARD), 0), ...turning(view, fact.seat, GUARD, false, FLARE)];
    case 'looked':
      return [flare(handOf(view, fact.at), 0)];
    case 'stole':
      return [stealing(view, fact)];
    case 'recovered':
      return [arriving(fact.tile, 'discards', handOf(view, fact.seat), TIMES.move)];
    case 'gathered':
      return [pour(view, fact.seat, fact.ingredient, placeAt(fact.seat, 'torso'), 0)];
    case 'struck':
      return striking(view, fact);
    case 'reshuffled':
      return [0, 1, 2].map((index) =>
        fly({ type: 'back' }, 'discards', 'reserve', index * TIMES.stagger, TIMES.draw),
      );
    case 'began':
    case 'dealt':
    case 'headStart':
    case 'turnBegan':
    case 'turnEnded':
    case 'searched':
    case 'tookNothing':
    case 'completed':
    case 'discarded':
    case 'swept':
      return [];
  }
}

/** A tile comes into a hand by its back; only who may know it sees it turn over there. */
function arriving(tile: TileId | null, from: string, to: string, time: number): Cue {
  if (tile === null) return fly({ type: 'back' }, from, to, 0, time);
  return fly({ type: 'turning', tile, isUp: true }, from, to, 0, time + TIMES.turn);
}

function stealing(view: KazaamView, { seat, from, tile }: Extract<KazaamFact, { type: 'stole' }>): Cue {
  const [victim, thief] = [handOf(view, from), handOf(view, seat)];
  if (tile === null || from !== view.viewer) return arriving(tile, victim, thief, TIMES.move);
  return fly({ type: 'turning', tile, isUp: false }, victim, thief, 0, TIMES.move + TIMES.turn);
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
  if (seat === view.viewer) return layingOwn(view, seat, tile, false);
  const to = placeAt(seat, tileOf(tile).place);
  const from = handOf(view, seat);
  if (seat !== nearSeat(view)) return [fly({ type: 'tile', tile }, from, to, 0, TIMES.move)];
  const { cues, time } = paying(view, seat, tile, from);
  const laying = fly({ type: 'turning', tile, isUp: true }, from, to, time, TIMES.move + TIMES.turn);
  return [...cues, laying, ...sewing(view, seat, tile, time + laying.time)];
}

/** A tile of the hand that is seen: with its spine, until that folds away. */
function layingOwn(view: KazaamView, seat: Seat, tile: TileId, isThere: boolean): readonly Cue[] {
  const to = placeAt(seat, tileOf(tile).place);
  const from = isThere ? to : spotKey({ type: 'hand', tile });
  const { cues, time: fold } = paying(view, seat, tile, from);
  const glide = fold + FOLD;
  const end = glide + (isThere ? 0 : TIMES.move);
  const paid = cues.map((cue) => cue.start + cue.time);
  const laying: Cue = { type: 'lay', tile, from, to, paid, fold, glide, start: 0, time: end };
  return [laying, ...cues, ...sewing(view, seat, tile, end)];
}

/** A dose from its vessel for every symbol of the tile, and how long that takes. */
function paying(view: KazaamView, seat: Seat, tile: TileId, to: string) {
  const cues = priceOf(tile).map((ingredient, index) =>
    fly(
      { type: 'dose', ingredient },
      vesselOf(view, seat, ingredient),
      to,
      index * TIMES.stagger,
      TIMES.symbol,
    ),
  );
  return { cues, time: cues.length * TIMES.stagger + TIMES.stagger };
}

/** Where the tile meets others of another kind, one seam after the other. */
function sewing(view: KazaamView, seat: Seat, tile: TileId, from: number): readonly Cue[] {
  const { place } = tileOf(tile);
  let start = from;
  return sewnSeams(withLaid(playerOf(view, seat).board, tile))
    .filter(({ places }) => places.includes(place))
    .map((seam): Cue => {
      const time = stitchCount(seam) * TIMES.stitch;
      start += time;
      return { type: 'sew', at: boardAt(seat), seam, start: start - time, time };
    });
}

function extracting(view: KazaamView, seat: Seat, tile: TileId, favourite: Ingredient): readonly Cue[] {
  const from = seat === view.viewer ? spotKey({ type: 'hand', tile }) : handOf(view, seat);
  const gained = yieldOf(tile, favourite);
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

function boardAt(seat: Seat): string {
  return `board:${seat}`;
}

export function placeAt(seat: Seat, place: Place): string {
  return spotKey({ type: 'place', seat, place });
}

/** The anchor of a hand: the fan of the one at whose side we sit, otherwise where its owner sits. */
function handOf(view: KazaamView, seat: Seat): string {
  return seat === nearSeat(view) ? FAN : spotKey({ type: 'player', seat });
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

/** Where a place is, from where its board is. */
export function placeOnBoard(anchor: string): Part | null {
  const found = boardOfPlace(anchor);
  return found && { whole: found.board, of: (board) => ninth(board, found.index) };
}

function ninth({ x, y, width, height }: Box, index: number): Box {
  const third = { width: width / 3, height: height / 3 };
  return { x: x + (index % 3) * third.width, y: y + Math.floor(index / 3) * third.height, ...third };
}
