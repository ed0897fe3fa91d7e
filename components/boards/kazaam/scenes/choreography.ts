import { TIMES } from '@/components/kit/motion';
import { between, type Side, type Travel } from '@/components/kit/stage/between';
import { endOf, PAUSE, type Tables as AnyTables } from '@/components/kit/stage/scene';
import type { Pour } from '@/components/kit/stage/scene-context';
import type { Seat } from '@/engine/core/seat';
import type { Ingredient } from '@/engine/games/kazaam/data';
import { priceOf, withLaid } from '@/engine/games/kazaam/queries/laying';
import { GUARD } from '@/engine/games/kazaam/queries/powers';
import type { KazaamAim, KazaamFact } from '@/engine/games/kazaam/state';
import { tileOf, type TileId } from '@/engine/games/kazaam/tiles';
import type { KazaamView } from '@/engine/games/kazaam/view';

import { sewnSeams, stitchCount } from '../art/seams';
import { nearSeat, playerOf } from '../touch/intent';
import { spotKey } from '../touch/spots';
import type { Cue, CueOf, Scene } from './cues';
import { dosesOn, tilesOn } from './lying';
import { boardAt, CRUCIBLE, DISCARDS, handAt, placeAt, vesselAt } from './places';

const FLARE = 260;
const REACH = 420;
const CUT = 700;
const WORD = 1100;
export const FOLD = 180;

type Tables = AnyTables<KazaamView>;
type FactOf<Type extends KazaamFact['type']> = Extract<KazaamFact, { readonly type: Type }>;

/** What moves when this happens. A tile that was carried to its place by hand does not travel again. */
export function sceneOf(tables: Tables, fact: KazaamFact, carried: TileId | null = null): Scene {
  const view = tables.before;
  const leavesHand = fact.type === 'played' || fact.type === 'extracted';
  const lifted = leavesHand && fact.seat === view.viewer ? fact.tile : null;
  const cues = cuesOf(tables, fact, lifted !== null && lifted === carried);
  return { view, cues, pours: cues.flatMap(poursOf), time: endOf(cues), pause: PAUSE, lifted };
}

function poursOf(cue: Cue): readonly Pour[] {
  if (cue.type !== 'fly' || cue.piece.type !== 'dose') return [];
  const { start, time, from, to } = cue;
  const pours = [
    { place: from, change: -1, at: start },
    { place: to, change: 1, at: start + time },
  ];
  return pours.filter(({ place }) => place.startsWith('vessel:'));
}

function cuesOf(tables: Tables, fact: KazaamFact, isCarried: boolean): readonly Cue[] {
  switch (fact.type) {
    case 'drew':
    case 'stole':
    case 'recovered':
      return travelling(tables);
    case 'reshuffled':
      return travelling(tables).slice(0, RESHUFFLED);
    case 'restored':
      return turning(tables, 0);
    case 'stopped':
      return stopping(tables, fact);
    case 'struck':
      return lighting(tables, placeAt(fact.owner, fact.place));
    case 'looked':
      return [flare(handAt(nearSeat(tables.before), fact.at), 0)];
    case 'gathered':
      return pouring(tables, placeAt(fact.seat, 'torso'), 0);
    case 'played':
      return playing(tables, fact, isCarried);
    case 'extracted':
      return extracting(tables, fact, isCarried);
    case 'used':
      return using(tables, fact);
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

/** A few tiles stand for the whole pile. */
const RESHUFFLED = 3;

/** Tiles go from where they lay to where they lie now. */
function travelling({ before, after }: Tables, start = 0): readonly Cue[] {
  const { travels } = between(tilesOn(before), tilesOn(after));
  return travels.map((travel, index) => flying(travel, start + index * TIMES.stagger));
}

function flying({ piece, side, from, to }: Travel<TileId>, start: number): CueOf<'fly'> {
  return flyingTile(piece, side, { from, to }, start);
}

interface Ends {
  readonly from: string;
  readonly to: string;
}

function flyingTile(tile: TileId | null, side: Side, ends: Ends, start: number): CueOf<'fly'> {
  const isTurning = side === 'opening' || side === 'closing';
  const time = isTurning ? TIMES.move + TIMES.turn : TIMES.move;
  return { type: 'fly', piece: { type: 'tile', tile, side }, ...ends, start, time };
}

/** Tiles turn over where they lie. */
function turning({ before, after }: Tables, start: number): readonly Cue[] {
  const { turns } = between(tilesOn(before), tilesOn(after));
  return turns.flatMap(({ piece: tile, place, isUp }, index) =>
    tile === null
      ? []
      : [{ type: 'turn', at: place, tile, isUp, start: start + index * TIMES.stagger, time: TIMES.turn }],
  );
}

/** Something lights up; then what lies there turns over, or leaves. */
function lighting(tables: Tables, place: string): readonly Cue[] {
  return [flare(place, 0), ...turning(tables, FLARE), ...travelling(tables, FLARE)];
}

function flare(place: string, start: number): Cue {
  return { type: 'flare', at: place, start, time: FLARE };
}

/** Whose hand is seen sees his tile rid of its spine; others see it come down where its owner sits. */
function playing(tables: Tables, { seat, tile }: FactOf<'played'>, isCarried: boolean): readonly Cue[] {
  const { before } = tables;
  const near = nearSeat(before);
  const to = placeAt(seat, tileOf(tile).place);
  if (seat === before.viewer) return layingOwn(tables, seat, tile, { from: ownPlace(tile), to }, isCarried);
  const from = handAt(near, seat);
  if (seat !== near) return [flyingTile(tile, 'up', { from, to }, 0)];
  const { cues, time } = paying(seat, tile, from);
  const laying = flyingTile(tile, 'opening', { from, to }, time);
  return [...cues, laying, ...sewing(before, seat, tile, time + laying.time)];
}

const ownPlace = (tile: TileId): string => spotKey({ type: 'hand', tile });

/** A tile of the hand that is seen: with its spine, until that folds away. */
function layingOwn(
  { before }: Tables,
  seat: Seat,
  tile: TileId,
  { from: held, to }: Ends,
  isThere: boolean,
): readonly Cue[] {
  const from = isThere ? to : held;
  const { cues, time: fold } = paying(seat, tile, from);
  const glide = fold + FOLD;
  const end = glide + (isThere ? 0 : TIMES.move);
  const paid = cues.map(({ start, time }) => start + time);
  const laying: Cue = { type: 'lay', tile, from, to, paid, fold, glide, start: 0, time: end };
  return [laying, ...cues, ...sewing(before, seat, tile, end)];
}

/** A dose from its vessel for every symbol of a tile of whoever sits near, in their order, and how long that takes. */
function paying(seat: Seat, tile: TileId, to: string) {
  const cues = priceOf(tile).map((ingredient, index) =>
    flyingDose(
      ingredient,
      { from: vesselAt(seat, seat, ingredient), to },
      index * TIMES.stagger,
      TIMES.symbol,
    ),
  );
  return { cues, time: cues.length * TIMES.stagger + TIMES.stagger };
}

function flyingDose(ingredient: Ingredient, ends: Ends, start: number, time: number): CueOf<'fly'> {
  return { type: 'fly', piece: { type: 'dose', ingredient }, ...ends, start, time };
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

/** A tile burns in the crucible, and what it yields rises out of it. */
function extracting(tables: Tables, { seat, tile }: FactOf<'extracted'>, isCarried: boolean): readonly Cue[] {
  const { before } = tables;
  const from = seat === before.viewer ? ownPlace(tile) : handAt(nearSeat(before), seat);
  const burnt = isCarried ? 0 : TIMES.extract;
  const ends = { from, to: CRUCIBLE };
  const falling: Cue = {
    type: 'fly',
    piece: { type: 'tile', tile, side: 'up' },
    ...ends,
    start: 0,
    time: burnt,
  };
  return [...(isCarried ? [] : [falling]), flare(CRUCIBLE, burnt), ...pouring(tables, CRUCIBLE, burnt)];
}

/** What has come into vessels comes from here. */
function pouring({ before, after }: Tables, from: string, start: number): readonly Cue[] {
  const { come } = between(dosesOn(before), dosesOn(after));
  return come.flatMap(({ piece, place: to }, index) =>
    piece ? [flyingDose(piece, { from, to }, start + index * TIMES.symbol, 2 * TIMES.symbol)] : [],
  );
}

function using(tables: Tables, { seat, place, aim }: FactOf<'used'>): readonly Cue[] {
  const from = placeAt(seat, place);
  const to = aim ? targetOf(tables.before, aim) : null;
  const reach: Cue | null = to ? { type: 'reach', from, to, start: FLARE + TIMES.turn, time: REACH } : null;
  return [flare(from, 0), ...turning(tables, FLARE), ...(reach ? [reach] : [])];
}

/** The head lights up and goes to sleep, the light of the power breaks, and the word is spoken. */
function stopping(tables: Tables, { seat, user, place }: FactOf<'stopped'>): readonly Cue[] {
  const head = placeAt(seat, GUARD);
  return [
    { type: 'cut', from: placeAt(user, place), to: head, start: 0, time: CUT },
    ...lighting(tables, head),
    { type: 'speak', at: boardAt(nearSeat(tables.before)), word: 'stopped', start: 0, time: WORD },
  ];
}

function targetOf(view: KazaamView, aim: KazaamAim): string | null {
  switch (aim.type) {
    case 'hand':
      return handAt(nearSeat(view), aim.seat);
    case 'tile':
      return placeAt(aim.seat, aim.place);
    case 'discards':
      return DISCARDS;
    case 'supply':
      return null;
  }
}
