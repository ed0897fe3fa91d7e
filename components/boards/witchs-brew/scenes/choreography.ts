import type { Pour } from '@/components/kit/stage/scene-context';
import type { Seat } from '@/engine/core/seat';
import {
  cauldronPotion,
  potionOf,
  shelfPotion,
  type Cauldron,
  type Colour,
  type Goods,
  type Role,
  type Shelf,
  type Spell,
  type Stack,
} from '@/engine/games/witchs-brew/data';
import { isSame, listed, withoutExtra } from '@/engine/games/witchs-brew/drops';
import { isSpell } from '@/engine/games/witchs-brew/queries/deeds';
import { lyingOn, potionOn } from '@/engine/games/witchs-brew/queries/stacks';
import type { Source, WitchsBrewFact, WitchsBrewTrick } from '@/engine/games/witchs-brew/state';
import type { WitchsBrewView } from '@/engine/games/witchs-brew/view';

import { recipeOf } from '../art/cauldron';
import { standingOf, type Standing } from '../words/labels';
import {
  bottleOn,
  cardsAt,
  crownAt,
  dropAt,
  goldAt,
  handAt,
  lyingAt,
  mouthOf,
  perchAt,
  ravenOn,
  recipeAt,
  roleAt,
  shelfAt,
  socketAt,
  SPELL,
  vialsAt,
} from './places';
import { playerOf } from '../seats';

/** What travels as it is. */
export type Piece =
  | { readonly type: 'drop'; readonly colour: Colour }
  | { readonly type: 'coin' }
  | { readonly type: 'vial' }
  | { readonly type: 'crown' }
  | { readonly type: 'raven' };

interface Timed {
  /** Milliseconds at normal speed, from the beginning of the scene. */
  readonly start: number;
  readonly time: number;
}

/** One thing that moves; places are named by their anchors. */
export type Cue = Timed &
  (
    | {
        readonly type: 'fly';
        readonly piece: Piece;
        readonly from: string;
        readonly to: string;
        /** It stays where it arrived. */
        readonly stays: boolean;
      }
    /** A role comes out of a hand and turns over on its way to its place. */
    | { readonly type: 'play'; readonly role: Role; readonly from: string; readonly to: string }
    /** The crown of a new claim comes down from above. */
    | { readonly type: 'crown'; readonly at: string }
    | { readonly type: 'dash'; readonly at: string }
    /** A card that has done its service falls from its place. */
    | { readonly type: 'fall'; readonly role: Role; readonly standing: Standing; readonly at: string }
    /** A bottle rises from where it was filled, in its own light, and goes to its owner. */
    | { readonly type: 'bottle'; readonly stack: Stack; readonly from: string; readonly to: string }
    | { readonly type: 'flare'; readonly at: string }
    | { readonly type: 'tear'; readonly spell: Spell; readonly at: string }
    | { readonly type: 'pin'; readonly spell: Spell; readonly at: string }
  );

/** How one fact is shown. */
export interface Scene {
  readonly cues: readonly Cue[];
  readonly pours: readonly Pour[];
  readonly time: number;
  readonly pause: number;
  /** Who stands otherwise already while it is shown than on the table before. */
  readonly standings: Readonly<Record<number, Standing>>;
  /** What boils over. */
  readonly boiling: Cauldron | null;
  /** The page is in the air, not on its nail. */
  readonly isSpellAway: boolean;
  /** The table meanwhile. */
  readonly view: WitchsBrewView;
}

const PAUSE = 40;
const CARD = 260;
const CROWN = 120;
const TAKEN = 300;
const DASH = 120;
const PIECE = 220;
const GAP = 60;
/** All pieces of one payment leave within this time. */
const SPREAD = 220;
const BOIL = 160;
const BOTTLE = 460;
const RAVEN = 480;
const FALL = 220;
const PAGE = 240;
const LIGHT = 180;

/** What moves when this happens, seen on the table as it lay before. */
export function sceneOf(view: WitchsBrewView, fact: WitchsBrewFact): Scene {
  const cues = cuesOf(view, fact);
  return {
    cues,
    pours: cues.flatMap(poursOf),
    time: endOf(cues),
    pause: PAUSE,
    standings: standingsIn(view, fact),
    boiling: fact.type === 'brewed' ? fact.cauldron : null,
    isSpellAway: cues.some(({ type }) => type === 'tear' || type === 'pin'),
    view: perched(view, fact),
  };
}

/** A raven comes with its potion, but sits on its perch only when it has got there. */
function perched(view: WitchsBrewView, fact: WitchsBrewFact): WitchsBrewView {
  return fact.type === 'ravenCame' ? { ...view, ravens: fact.ravens - 1 } : view;
}

function endOf(cues: readonly Cue[]): number {
  return cues.reduce((end, cue) => Math.max(end, cue.start + cue.time), 0);
}

function cuesOf(view: WitchsBrewView, fact: WitchsBrewFact): readonly Cue[] {
  switch (fact.type) {
    case 'called':
      return [
        playing(fact.seat, fact.role),
        { type: 'crown', at: crownAt(fact.seat), start: CARD, time: CROWN },
      ];
    case 'claimed':
      return [
        playing(fact.seat, fact.role),
        { ...fly({ type: 'crown' }, crownAt(fact.from), crownAt(fact.seat), 0, TAKEN), stays: true },
      ];
    case 'yielded':
      return [playing(fact.seat, fact.role)];
    case 'passed':
      return fact.isOut ? [] : [{ type: 'dash', at: roleAt(fact.seat), start: 0, time: DASH }];
    case 'swapped':
      return swapping(fact);
    case 'brewed':
      return brewing(fact);
    case 'levied':
      return [{ type: 'flare', at: shelfAt(fact.shelf), start: 0, time: LIGHT }];
    case 'gave':
      return shelving(view, fact.seat, fact.shelf, fact.price);
    case 'bottled':
      return bottling(fact);
    case 'leftShort':
      return [{ type: 'flare', at: shelfAt(fact.shelf), start: 0, time: LIGHT }];
    case 'ravenCame':
      return flyingAway(view, fact.seat, fact.ravens);
    case 'led':
      return fact.ended ? falling(view, fact.ended) : [];
    case 'setEnded':
      return [
        ...falling(view, fact.swept.trick),
        { type: 'tear', spell: fact.swept.spell, at: SPELL, start: 0, time: PAGE },
      ];
    case 'setBegan':
      return [{ type: 'pin', spell: fact.spell, at: SPELL, start: 0, time: PAGE }];
    case 'began':
    case 'chose':
    case 'faced':
    case 'declined':
    case 'tookCard':
    case 'tookVials':
    case 'ended':
      return [];
  }
}

/** The claim that is outdone falls at once; cards that are put away leave empty places. */
function standingsIn(view: WitchsBrewView, fact: WitchsBrewFact): Scene['standings'] {
  if (fact.type === 'claimed') return { [fact.from]: 'taken' };
  const areCardsPutAway = fact.type === 'led' || fact.type === 'setEnded';
  return areCardsPutAway ? Object.fromEntries(view.players.map((_, seat) => [seat, 'empty'])) : NO_STANDINGS;
}

const NO_STANDINGS: Scene['standings'] = {};

function fly(piece: Piece, from: string, to: string, start: number, time: number): FlyCue {
  return { type: 'fly', piece, from, to, start, time, stays: false };
}

type FlyCue = Extract<Cue, { readonly type: 'fly' }>;

function playing(seat: Seat, role: Role): Cue {
  return { type: 'play', role, from: handAt(seat), to: roleAt(seat), start: 0, time: CARD };
}

function piecesOf({ gold, drops, vials }: Goods): readonly Piece[] {
  return [
    ...coins(gold),
    ...listed(drops).map((colour): Piece => ({ type: 'drop', colour })),
    ...Array.from({ length: vials }, (): Piece => ({ type: 'vial' })),
  ];
}

function coins(count: number): readonly Piece[] {
  return Array.from({ length: count }, (): Piece => ({ type: 'coin' }));
}

/** Where somebody keeps a piece. */
function storeOf(seat: Seat, piece: Piece): string {
  switch (piece.type) {
    case 'coin':
      return goldAt(seat);
    case 'drop':
      return dropAt(seat, piece.colour);
    case 'vial':
      return vialsAt(seat);
    case 'raven':
      return cardsAt(seat);
    case 'crown':
      return roleAt(seat);
  }
}

/** One after the other, closer together the more they are. */
function inTurn(start: number, count: number, index: number): number {
  return start + index * Math.min(GAP, SPREAD / Math.max(1, count - 1));
}

type Ends = readonly [from: string, to: string];

function stream(pieces: readonly Piece[], start: number, ends: (piece: Piece, index: number) => Ends) {
  return pieces.map((piece, index): FlyCue => {
    const [from, to] = ends(piece, index);
    return fly(piece, from, to, inTurn(start, pieces.length, index), PIECE);
  });
}

type FactOf<Type extends WitchsBrewFact['type']> = Extract<WitchsBrewFact, { readonly type: Type }>;

/** Out of the card, or out of the page that a warlock casts. */
function sourceOf(by: Source, seat: Seat): string {
  return isSpell(by) ? SPELL : roleAt(seat);
}

function swapping({ seat, by, price, gain }: FactOf<'swapped'>): readonly Cue[] {
  const source = sourceOf(by, seat);
  const paid = stream(piecesOf(price), 0, (piece) => [storeOf(seat, piece), source]);
  const got = stream(piecesOf(gain), endOf(paid), (piece) => [source, storeOf(seat, piece)]);
  return [...paid, ...got];
}

/** Drops go to their places on the plate, coins to the card; it boils, and the bottle goes to its owner. */
function brewing(fact: FactOf<'brewed'>): readonly Cue[] {
  const { seat, cauldron, price, extra } = fact;
  const colours = mixed(fact);
  const pieces: readonly Piece[] = [
    ...coins(price.gold),
    ...colours.map((colour): Piece => ({ type: 'drop', colour })),
    ...(extra ? [{ type: 'drop', colour: extra } as const] : []),
  ];
  const paid = stream(pieces, 0, (piece, index) => {
    const to =
      piece.type === 'coin'
        ? roleAt(seat)
        : index - price.gold < colours.length
          ? recipeAt(cauldron, colours.length, index - price.gold)
          : mouthOf(cauldron);
    return [storeOf(seat, piece), to];
  }).map((cue) => ({ ...cue, stays: cue.to.startsWith('recipe:') }));
  const full = endOf(paid) + BOIL;
  const vial: Piece = { type: 'vial' };
  return [
    ...paid,
    {
      type: 'bottle',
      stack: cauldron,
      from: mouthOf(cauldron),
      to: cardsAt(seat),
      start: full,
      time: BOTTLE,
    },
    ...(extra ? [fly(vial, mouthOf(cauldron), storeOf(seat, vial), full + BOTTLE - PIECE, PIECE)] : []),
  ];
}

/** As the recipe names them, if that is what was paid. */
function mixed({ potion, price, extra }: FactOf<'brewed'>): readonly Colour[] {
  const paid = withoutExtra(price, extra).drops;
  const recipe = cauldronPotion(potion);
  return isSame(paid, recipe.cost) ? recipeOf(recipe, null).map(({ colour }) => colour) : listed(paid);
}

/** Into the next free sockets. */
function shelving(view: WitchsBrewView, seat: Seat, shelf: Shelf, goods: Goods): readonly FlyCue[] {
  const lying = lyingOn(view, shelf);
  const need = potionOn(view, shelf)?.need ?? 1;
  return stream(piecesOf(goods), 0, (piece, index) => [
    storeOf(seat, piece),
    socketAt(shelf, need, lying + index),
  ]).map((cue) => ({ ...cue, stays: true }));
}

/** What lies there and what is added flow into the bottle, which goes to its owner. */
function bottling({ seat, shelf, potion, lay, added }: FactOf<'bottled'>): readonly Cue[] {
  const { need } = shelfPotion(potion);
  const bottle = bottleOn(shelf);
  // The last sockets are emptied first, as the shelf counts them.
  const lying = piecesOf(lay).slice().reverse();
  const poured = stream([...lying, ...piecesOf(added)], 0, (piece, index) => [
    index < lying.length ? socketAt(shelf, need, lying.length - 1 - index) : storeOf(seat, piece),
    bottle,
  ]);
  const start = endOf(poured);
  return [...poured, { type: 'bottle', stack: shelf, from: bottle, to: cardsAt(seat), start, time: BOTTLE }];
}

/** From the potion that was taken last to the next free perch. */
function flyingAway(view: WitchsBrewView, seat: Seat, ravens: number): readonly Cue[] {
  const taken = playerOf(view, seat).openPotions.findLast((id) => potionOf(id).hasRaven);
  if (taken === undefined) return [];
  return [fly({ type: 'raven' }, ravenOn(potionOf(taken).stack), perchAt(ravens - 1), 0, RAVEN)];
}

function falling(view: WitchsBrewView, trick: WitchsBrewTrick): readonly Cue[] {
  return trick.stances.flatMap((_, index): readonly Cue[] => {
    const seat = index as Seat;
    const standing = standingOf({ ...view, trick }, seat);
    const hasCard = standing === 'claim' || standing === 'favour' || standing === 'taken';
    if (!hasCard) return [];
    return [{ type: 'fall', role: trick.role, standing, at: roleAt(seat), start: 0, time: FALL }];
  });
}

/** What leaves a store is missing there at once, what comes counts when it has arrived. */
function poursOf(cue: Cue): readonly Pour[] {
  if (cue.type === 'bottle') return [{ place: cue.to, change: 1, at: cue.start + cue.time }];
  if (cue.type !== 'fly') return [];
  const { from, to, start, time, piece } = cue;
  const isCounted = piece.type === 'coin' || piece.type === 'drop' || piece.type === 'vial';
  if (!isCounted) return [];
  const left = { place: counted(from), change: -1, at: start };
  const come = { place: counted(to), change: 1, at: start + time };
  return [left, come].filter(({ place, change }) => isStore(place) || (change < 0 && isShelf(place)));
}

const isStore = (place: string) => /^(gold|drop|vials):/.test(place);
const isShelf = (place: string) => place.startsWith('lying:');

/** What lies in the sockets of a shelf is counted together. */
function counted(place: string): string {
  const [kind, shelf] = place.split(':');
  return kind === 'socket' ? lyingAt(shelf as Shelf) : place;
}
