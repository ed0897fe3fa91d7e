import { isAlike } from '@/engine/core/alike';
import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { BOARDS, PLACES, type Homunculus, type Ingredient, type Place } from '@/engine/games/kazaam/data';
import { isFavouriteOf } from '@/engine/games/kazaam/queries/counts';
import { newestIn, whyNotDraw } from '@/engine/games/kazaam/queries/hand';
import {
  covers,
  fitOf,
  missingFor,
  priceOf,
  pricesOf,
  whyNotLay,
} from '@/engine/games/kazaam/queries/laying';
import { objectOf, whyNotUse } from '@/engine/games/kazaam/queries/powers';
import type { KazaamAim, KazaamBoard, KazaamMove, KazaamSlot } from '@/engine/games/kazaam/state';
import { tileOf, type TileId } from '@/engine/games/kazaam/tiles';
import type { KazaamSeatView, KazaamView } from '@/engine/games/kazaam/view';

import type { Spot } from './spots';

/** What a player has taken up: a tile of the hand, or a part whose power is to be used. */
export type Selection =
  | { readonly type: 'tile'; readonly tile: TileId }
  /** `struck`: the part of one's own that a tail is to strike, once that is confirmed. */
  | { readonly type: 'part'; readonly place: Place; readonly struck?: Place };

/** All that an intention can be read from. */
export interface Situation {
  readonly view: KazaamView;
  readonly moves: readonly KazaamMove[];
  readonly selection: Selection | null;
}

/** Words that help where no move was meant, so that no rule can refuse one. */
export type Advice =
  | { readonly type: 'choose-tile' }
  | { readonly type: 'no-tile-for'; readonly place: Place }
  | { readonly type: 'other-place'; readonly place: Place }
  | { readonly type: 'goes-to' };

/** What touching something means. */
export type Meaning =
  | { readonly type: 'move'; readonly move: KazaamMove }
  /** It would be this move, which is not legal: say why. */
  | { readonly type: 'refused'; readonly move: KazaamMove }
  | { readonly type: 'select'; readonly selection: Selection | null }
  /** Show the board of this player large. */
  | { readonly type: 'enlarge'; readonly seat: Seat }
  | { readonly type: 'advice'; readonly advice: Advice };

const DRAW: Build = { type: 'draw' };
const RESTORE: KazaamMove = { type: 'restore' };
const END: KazaamMove = { type: 'end' };
const SEEN: KazaamMove = { type: 'seen' };
const TAKE_NOTHING: KazaamMove = { type: 'take', tile: null };

/** The seat at whose side of the table we sit: the viewer, or on the open table whose turn it is. */
export function nearSeat(view: KazaamView): Seat {
  return view.viewer === 'public' ? view.turn.seat : view.viewer;
}

export function playerOf(view: KazaamView, seat: Seat): KazaamSeatView {
  return at(view.players, seat);
}

/** What lies on somebody's board, and the homunculus that is printed on it. */
export function boardOf(
  view: KazaamView,
  seat: Seat,
): { readonly board: KazaamBoard; readonly favourite: Homunculus } {
  const { board, alchemist } = playerOf(view, seat);
  return { board, favourite: BOARDS[alchemist].homunculus };
}

/** Whether a tile is of the homunculus that somebody's alchemist prefers: on a board its owner's, else that of who looks. */
export function isFavourite(view: KazaamView, tile: TileId, seat: Seat = nearSeat(view)): boolean {
  return isFavouriteOf(playerOf(view, seat).alchemist, tileOf(tile));
}

export function slotOf(view: KazaamView, seat: Seat, place: Place): KazaamSlot | null {
  return playerOf(view, seat).board[place];
}

/** The tile that came with the last action, while its owner looks at it. */
export function newTile({ asked, viewer, hand }: KazaamView): TileId | null {
  const isLookedAt = asked?.what.type === 'newTile' && asked.seat === viewer;
  return isLookedAt ? newestIn(hand) : null;
}

export function tap(situation: Situation, spot: Spot): Meaning {
  switch (spot.type) {
    case 'hand':
      return tapHand(situation, spot.tile);
    case 'place':
      return tapPlace(situation, spot.seat, spot.place);
    case 'player':
      return tapPlayer(situation, spot.seat);
    case 'vessel':
      return tapVessel(situation, spot.ingredient);
    case 'reserve':
      return meant(situation, DRAW);
    case 'restore':
      return meant(situation, RESTORE);
    case 'crucible':
      return tapCrucible(situation);
    case 'discards':
      return tapDiscards(situation);
  }
}

/** Letting go of a tile over something. Anywhere on the own board will do: a tile fits in one place only. */
export function drop(situation: Situation, tile: TileId, spot: Spot | null): Meaning {
  const isOwnBoard = spot?.type === 'place' && spot.seat === nearSeat(situation.view);
  if (isOwnBoard) return meant(situation, { type: 'play', tile });
  if (spot?.type === 'crucible') return meant(situation, { type: 'extract', tile });
  if (spot) return { type: 'advice', advice: { type: 'goes-to' } };
  return { type: 'select', selection: { type: 'tile', tile } };
}

/** Letting go of the power of a part over something: it is used on that, or it is said why it cannot be. */
export function aimAt(situation: Situation, place: Place, spot: Spot | null): Meaning {
  const { view } = situation;
  const taken: Situation = { ...situation, selection: part(place) };
  if (spot?.type === 'player' && objectOf(place) === 'tile' && spot.seat !== nearSeat(view)) {
    return { type: 'enlarge', seat: spot.seat };
  }
  const aim = spot && aimOf(spot);
  if (!aim) return { type: 'select', selection: taken.selection };
  if (aim.type === 'tile' && objectOf(place) === 'tile') return tapPlace(taken, aim.seat, aim.place);
  return meant(situation, { type: 'use', place, aim });
}

/** What a power that is let go here is aimed at. */
function aimOf(spot: Spot): KazaamAim | null {
  switch (spot.type) {
    case 'player':
      return { type: 'hand', seat: spot.seat };
    case 'place':
      return { type: 'tile', seat: spot.seat, place: spot.place };
    case 'discards':
      return { type: 'discards' };
    case 'vessel':
      return { type: 'supply' };
    case 'hand':
    case 'reserve':
    case 'crucible':
    case 'restore':
      return null;
  }
}

/** Whether the face of a tile is seen by whoever looks: in his hand, on a board, or shown to him. */
export function isInSight({ hand, shown, players }: KazaamView, tile: TileId): boolean {
  if (hand.includes(tile) || shown?.includes(tile)) return true;
  return players.some(({ board }) => PLACES.some((place) => board[place]?.tile === tile));
}

/** Whether the spot is a legal answer to what has been taken up or asked. */
export function glows(situation: Situation, spot: Spot): boolean {
  const { view, selection } = situation;
  if (spot.type === 'hand') return false;
  if (!selection && view.asked?.what.type !== 'gather') return false;
  const answersSelection = spot.type !== 'reserve' && spot.type !== 'restore';
  return answersSelection && isTarget(situation, spot);
}

function isTarget(situation: Situation, spot: Spot): boolean {
  const meaning = tap(situation, spot);
  if (meaning.type === 'move' || isAboutToStrike(meaning)) return true;
  return spot.type === 'player' && strikesAt(situation, spot.seat);
}

function isAboutToStrike(meaning: Meaning): boolean {
  return (
    meaning.type === 'select' && meaning.selection?.type === 'part' && meaning.selection.struck !== undefined
  );
}

/** Whether the tail that has been taken up may strike something on this board. */
function strikesAt({ moves, selection }: Situation, seat: Seat): boolean {
  return moves.some(
    (move) => isUseOf(move, selection) && move.aim?.type === 'tile' && move.aim.seat === seat,
  );
}

function isUseOf(
  move: KazaamMove,
  selection: Selection | null,
): move is Extract<KazaamMove, { type: 'use' }> {
  return move.type === 'use' && selection?.type === 'part' && move.place === selection.place;
}

function tapHand({ selection }: Situation, tile: TileId): Meaning {
  const isChosen = selection?.type === 'tile' && selection.tile === tile;
  return { type: 'select', selection: isChosen ? null : { type: 'tile', tile } };
}

function tapPlace(situation: Situation, seat: Seat, place: Place): Meaning {
  const { view, selection } = situation;
  const isOwn = seat === nearSeat(view);
  if (selection?.type === 'part') {
    const isItself = isOwn && place === selection.place;
    if (isItself) return { type: 'select', selection: null };
    if (isOwn && place === selection.struck) return { type: 'select', selection: part(selection.place) };
    if (objectOf(selection.place) === 'tile') return strike(situation, selection.place, seat, place);
  }
  if (!isOwn) return tapPlayer(situation, seat);
  const slot = slotOf(view, seat, place);
  if (selection?.type === 'tile' && (!slot || tileOf(selection.tile).place === place)) {
    return layDown(situation, selection.tile, place);
  }
  return slot ? takeUpPart(situation, place) : takeUpFitting(situation, place);
}

function part(place: Place): Selection {
  return { type: 'part', place };
}

/** Who touches another part of the own board may only want to take that up: it is struck by the button. */
function strike(situation: Situation, tail: Place, seat: Seat, place: Place): Meaning {
  const meaning = meant(situation, strikeOf(tail, seat, place));
  if (meaning.type !== 'move' || seat !== nearSeat(situation.view)) return meaning;
  return { type: 'select', selection: { type: 'part', place: tail, struck: place } };
}

function strikeOf(tail: Place, seat: Seat, place: Place): KazaamMove {
  return { type: 'use', place: tail, aim: { type: 'tile', seat, place } };
}

function layDown(situation: Situation, tile: TileId, place: Place): Meaning {
  const own = tileOf(tile).place;
  if (own !== place) return { type: 'advice', advice: { type: 'other-place', place: own } };
  return meant(situation, { type: 'play', tile });
}

function takeUpPart(situation: Situation, place: Place): Meaning {
  const turnDown: KazaamMove = { type: 'use', place, aim: null };
  if (!isLegal(situation, turnDown)) return { type: 'refused', move: turnDown };
  return { type: 'select', selection: part(place) };
}

/** An empty place takes up the tile of the hand that could come there. */
function takeUpFitting(situation: Situation, place: Place): Meaning {
  const fitting = situation.view.hand.filter((tile) => tileOf(tile).place === place);
  const tile = fitting.find((one) => isLegal(situation, { type: 'play', tile: one })) ?? fitting[0];
  if (tile === undefined) return { type: 'advice', advice: { type: 'no-tile-for', place } };
  return { type: 'select', selection: { type: 'tile', tile } };
}

function tapPlayer(situation: Situation, seat: Seat): Meaning {
  const use = powerOn(situation, { type: 'hand', seat });
  if (use) return use;
  if (seat === nearSeat(situation.view)) return { type: 'select', selection: null };
  return { type: 'enlarge', seat };
}

/** The power of the part that is taken up, if it is for such things as this. */
function powerOn(situation: Situation, aim: KazaamAim): Meaning | null {
  const { selection } = situation;
  if (selection?.type !== 'part' || objectOf(selection.place) !== aim.type) return null;
  return meant(situation, { type: 'use', place: selection.place, aim });
}

function tapVessel(situation: Situation, ingredient: Ingredient): Meaning {
  return powerOn(situation, { type: 'supply' }) ?? meant(situation, { type: 'gather', ingredient });
}

function tapCrucible(situation: Situation): Meaning {
  const { selection } = situation;
  if (selection?.type !== 'tile') return { type: 'advice', advice: { type: 'choose-tile' } };
  return meant(situation, { type: 'extract', tile: selection.tile });
}

function tapDiscards(situation: Situation): Meaning {
  return powerOn(situation, { type: 'discards' }) ?? meant(situation, TAKE_NOTHING);
}

function meant(situation: Situation, move: KazaamMove): Meaning {
  return { type: isLegal(situation, move) ? 'move' : 'refused', move };
}

function isLegal({ moves }: Situation, move: KazaamMove): boolean {
  return moves.some((one) => isAlike(one, move));
}

/** What the large button under the thumb does. */
export type Primary =
  | { readonly type: 'move'; readonly move: KazaamMove; readonly symbols: readonly Ingredient[] }
  /** Not now: what is missing is on the button, and pressing it says why. */
  | { readonly type: 'refused'; readonly move: Build; readonly missing: readonly Ingredient[] }
  /** A target has to be touched first. */
  | { readonly type: 'aim'; readonly place: Place }
  | { readonly type: 'gather'; readonly left: number }
  /** Tiles are shown for the moment: bring them back into sight. */
  | { readonly type: 'reveal' }
  | { readonly type: 'wait'; readonly seat: Seat }
  | { readonly type: 'over' };

type Build = Extract<KazaamMove, { type: 'draw' | 'play' }>;

/** Why one of the moves that the button stands for is refused; null if it is not. */
export function hindrance(view: KazaamView, move: Build) {
  const player = playerOf(view, nearSeat(view));
  if (move.type === 'play') return whyNotLay(view.hand, player, move.tile);
  return whyNotDraw(player.handSize, view.reserveSize + view.discardsSize);
}

export function primary(situation: Situation): Primary {
  const { view, moves, selection } = situation;
  if (moves.length === 0) return view.asked ? { type: 'wait', seat: view.asked.seat } : { type: 'over' };
  if (view.asked?.what.type === 'gather') return { type: 'gather', left: view.asked.what.left };
  if (view.shown) return { type: 'reveal' };
  if (isLegal(situation, SEEN)) return { type: 'move', move: SEEN, symbols: [] };
  if (selection?.type === 'tile') return primaryOfTile(situation, selection.tile);
  if (selection?.type === 'part') return primaryOfPart(situation, selection);
  return built(view, DRAW, []);
}

function primaryOfTile({ view }: Situation, tile: TileId): Primary {
  return built(view, { type: 'play', tile }, priceOf(tile));
}

function built(view: KazaamView, move: Build, symbols: readonly Ingredient[]): Primary {
  if (!hindrance(view, move)) return { type: 'move', move, symbols };
  return { type: 'refused', move, missing: move.type === 'play' ? missingToPlay(view, move.tile) : [] };
}

/** How near a tile of the hand is to being laid: now, once it can be paid, or not while its place is taken. */
export type Readiness = 'ready' | 'lacking' | 'taken';

export function readinessOf(view: KazaamView, tile: TileId): Readiness {
  const { board, purse } = playerOf(view, nearSeat(view));
  if (fitOf(board, tile) === 'taken') return 'taken';
  return covers(purse, tile) ? 'ready' : 'lacking';
}

/** What keeps a tile of the hand from being played, where nothing but that does. */
export function missingToPlay(view: KazaamView, tile: TileId): readonly Ingredient[] {
  const isLacking = hindrance(view, { type: 'play', tile }) === 'cannot-pay';
  return isLacking ? missingFor(tile, playerOf(view, nearSeat(view)).purse) : [];
}

/** A power with one possible object is used at once; otherwise its object has to be touched. */
function primaryOfPart(
  { view, moves }: Situation,
  { place, struck }: Extract<Selection, { type: 'part' }>,
): Primary {
  if (struck) return { type: 'move', move: strikeOf(place, nearSeat(view), struck), symbols: [] };
  const uses = moves.filter((move) => move.type === 'use' && move.place === place && move.aim !== null);
  const [only, second] = uses;
  if (only && !second) return { type: 'move', move: only, symbols: [] };
  return { type: 'aim', place };
}

/** What the button beside it does. */
export function secondary(situation: Situation): KazaamMove | null {
  const { selection } = situation;
  const move: KazaamMove =
    selection?.type === 'part' ? { type: 'use', place: selection.place, aim: null } : END;
  return isLegal(situation, move) ? move : null;
}

/** Whether a move gives away what it could do: a part is turned face down for nothing, though it has something to act on. */
export function isWaste({ moves }: Pick<Situation, 'moves'>, move: KazaamMove): boolean {
  if (move.type !== 'use' || move.aim !== null) return false;
  return moves.some((other) => other.type === 'use' && other.place === move.place && other.aim !== null);
}

/** What playing the taken-up tile would take out of each vessel. */
export function payments(situation: Situation): Readonly<Partial<Record<Ingredient, number>>> {
  const { selection } = situation;
  if (selection?.type !== 'tile' || !isLegal(situation, { type: 'play', tile: selection.tile })) return {};
  return Object.fromEntries(pricesOf(selection.tile));
}

/** Legal moves that begin with this spot: a screen reader's actions on it. */
export function movesFrom(
  { view, moves }: Pick<Situation, 'view' | 'moves'>,
  spot: Spot,
): readonly KazaamMove[] {
  return moves.filter((move) => begins(view, spot, move));
}

function begins(view: KazaamView, spot: Spot, move: KazaamMove): boolean {
  switch (move.type) {
    case 'play':
    case 'extract':
      return spot.type === 'hand' && spot.tile === move.tile;
    case 'use':
      return spot.type === 'place' && spot.seat === nearSeat(view) && spot.place === move.place;
    case 'draw':
      return spot.type === 'reserve';
    case 'restore':
      return spot.type === 'restore';
    case 'gather':
      return spot.type === 'vessel' && spot.ingredient === move.ingredient;
    case 'end':
    case 'stop':
    case 'allow':
    case 'seen':
    case 'take':
      return false;
  }
}

/** A selection holds on only as long as what was taken up is still there to be used. */
export function stillThere(view: KazaamView, selection: Selection | null): Selection | null {
  if (view.viewer === 'public' || view.asked?.what.type !== 'turn') return null;
  if (selection?.type === 'tile') return view.hand.includes(selection.tile) ? selection : null;
  if (selection?.type === 'part') return isUsable(view, view.viewer, selection.place) ? selection : null;
  return null;
}

function isUsable(view: KazaamView, seat: Seat, place: Place): boolean {
  return whyNotUse(playerOf(view, seat).board, place) === null;
}
