import { between, type Lying } from '@/components/kit/stage/between';
import { ROOT } from '@/components/kit/stage/anchors';
import { endOf, inTurn, type Scene as AnyScene, type Tables, type Timed } from '@/components/kit/stage/scene';
import type { Pour } from '@/components/kit/stage/scene-context';
import { eachSeat, type Seat } from '@/engine/core/seat';
import {
  potionOf,
  type Cauldron,
  type Colour,
  type Role,
  type Shelf,
  type Spell,
  type Stack,
} from '@/engine/games/witchs-brew/data';
import { listed } from '@/engine/games/witchs-brew/drops';
import { isSpell } from '@/engine/games/witchs-brew/queries/deeds';
import { isLastSet } from '@/engine/games/witchs-brew/queries/last-set';
import { lyingOn, potionIn, potionOn } from '@/engine/games/witchs-brew/queries/stacks';
import type { WitchsBrewFact, WitchsBrewTrick } from '@/engine/games/witchs-brew/state';
import type { WitchsBrewView } from '@/engine/games/witchs-brew/view';

import { recipeOf } from '../art/recipe';
import { playerOf } from '../seats';
import { hasCard, standingOf, type Standing } from '../words/labels';
import { crownOn, goodsOn, potionsOn, rolesOn } from './lying';
import {
  lyingAt,
  mouthOf,
  perchAt,
  ravenOn,
  recipeAt,
  roleAt,
  shelfAt,
  socketAt,
  SPELL,
  type Good,
} from './places';

/** What travels as it is. */
export type Piece = Good | 'crown' | 'raven';

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
    /** It is said aloud which set begins, who leads it, and which roles are locked. */
    | {
        readonly type: 'round';
        readonly at: string;
        readonly set: number;
        readonly leader: Seat;
        readonly forbidden: readonly Role[];
      }
    /** No raven is wanted any more: this set is the last. */
    | { readonly type: 'last'; readonly at: string }
  );

/** How one fact is shown. */
export interface Scene extends AnyScene<WitchsBrewView, Cue> {
  /** What boils over. */
  readonly boiling: Cauldron | null;
  /** The page is in the air, not on its nail. */
  readonly isSpellAway: boolean;
  /** The drops on their shelf as they will lie, those on their way left out; null where none is on its way. */
  readonly laid: readonly (Colour | null)[] | null;
}

/** A trick is many small things: between them it rests only briefly. */
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
/** To be read, and no longer. */
const ROUND = 940;
const LAST: Cue = { type: 'last', at: ROOT, start: RAVEN, time: 720 };

type OnTables = Tables<WitchsBrewView>;
type FactOf<Type extends WitchsBrewFact['type']> = Extract<WitchsBrewFact, { readonly type: Type }>;

/** What moves when this happens. */
export function sceneOf(tables: OnTables, fact: WitchsBrewFact): Scene {
  const cues = cuesOf(tables, fact);
  return {
    view: meanwhile(tables, fact),
    cues,
    pours: cues.flatMap(poursOf),
    time: endOf(cues),
    pause: PAUSE,
    boiling: fact.type === 'brewed' ? fact.cauldron : null,
    laid: fact.type === 'gave' && fact.shelf === 'drops' ? laidOut(tables) : null,
    isSpellAway: cues.some(({ type }) => type === 'tear' || type === 'pin'),
  };
}

/**
 * What is under way lies nowhere; who leads next does so as soon as the cards are put away. A raven has come with its
 * potion already, but sits on its perch only when it has got there.
 */
function meanwhile({ before, after }: OnTables, fact: WitchsBrewFact): WitchsBrewView {
  return {
    ...before,
    leader: after.leader,
    trick: lasting(before.trick, after.trick),
    ravens: fact.type === 'ravenCame' ? fact.ravens - 1 : before.ravens,
  };
}

/** Cards that lie there both before and after, as they lie after: a claim that is outdone is so at once. */
function lasting(before: WitchsBrewTrick | null, after: WitchsBrewTrick | null): WitchsBrewTrick | null {
  if (!before || !after) return null;
  const stances = after.stances.map((stance, seat) => (before.stances[seat] === 'waits' ? 'waits' : stance));
  return { ...before, stances };
}

function cuesOf(tables: OnTables, fact: WitchsBrewFact): readonly Cue[] {
  const { before, after } = tables;
  switch (fact.type) {
    case 'called':
    case 'claimed':
    case 'yielded':
      return playing(tables);
    case 'passed':
      return fact.isOut ? [] : [{ type: 'dash', at: roleAt(fact.seat), start: 0, time: DASH }];
    case 'swapped':
      return swapping(tables, isSpell(fact.by) ? SPELL : roleAt(fact.seat));
    case 'brewed':
      return brewing(tables, fact);
    case 'levied':
    case 'leftShort':
      return [{ type: 'flare', at: shelfAt(fact.shelf), start: 0, time: LIGHT }];
    case 'gave':
      return shelving(tables, fact.shelf);
    case 'bottled':
      return bottling(tables, fact.shelf);
    case 'ravenCame':
      return [...flyingAway(before, fact), ...(endsIt(fact) ? [LAST] : [])];
    case 'led':
      return falling(before);
    case 'setEnded':
      return [...falling(before), { type: 'tear', spell: before.spell, at: SPELL, start: 0, time: PAGE }];
    case 'setBegan':
      return [
        { type: 'pin', spell: after.spell, at: SPELL, start: 0, time: PAGE },
        { ...fact, type: 'round', at: ROOT, start: PAGE, time: ROUND },
      ];
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

/** Out of the hand, on which roles lie by their backs; the crown goes to it, or is new. */
function playing({ before, after }: OnTables): readonly Cue[] {
  const roles = between(rolesOn(before), rolesOn(after)).travels;
  const crown = between(crownOn(before), crownOn(after));
  return [
    ...roles.flatMap(({ piece, from, to }): readonly Cue[] =>
      piece ? [{ type: 'play', role: piece, from, to, start: 0, time: CARD }] : [],
    ),
    ...crown.travels.map((way) => fly('crown', way, 0, TAKEN)),
    ...crown.come.map(({ place }): Cue => ({ type: 'crown', at: place, start: CARD, time: CROWN })),
  ];
}

interface Way {
  readonly from: string;
  readonly to: string;
}

function fly(piece: Piece, { from, to }: Way, start: number, time: number): FlyCue {
  return { type: 'fly', piece, from, to, start, time, stays: STAYING.test(to) };
}

const STAYING = /^(crown|recipe|socket):/;

type FlyCue = Extract<Cue, { readonly type: 'fly' }>;

/** One piece after the other. */
function stream(ways: readonly (Way & Pick<Lying<Good>, 'piece'>)[], start: number): readonly FlyCue[] {
  return ways.flatMap((way, index) => {
    const leaves = start + inTurn(ways.length, index, GAP, SPREAD);
    return way.piece ? [fly(way.piece, way, leaves, PIECE)] : [];
  });
}

const goods = ({ before, after }: OnTables) => between(goodsOn(before), goodsOn(after));

const into = (to: string) => (left: Lying<Good>) => ({ piece: left.piece, from: left.place, to });
const outOf = (from: string) => (come: Lying<Good>) => ({ piece: come.piece, from, to: come.place });

/** What is paid goes into the card or the page of the spell; then what is gained comes out of it. */
function swapping(tables: OnTables, source: string): readonly Cue[] {
  const { gone, come } = goods(tables);
  const paid = stream(gone.map(into(source)), 0);
  return [...paid, ...stream(come.map(outOf(source)), endOf(paid))];
}

/** Drops go to their places on the plate, coins to the card; it boils, and the bottle goes to its owner. */
function brewing(tables: OnTables, { seat, cauldron }: FactOf<'brewed'>): readonly Cue[] {
  const { gone, come } = goods(tables);
  const potion = potionIn(tables.before, cauldron);
  const recipe = potion ? recipeOf(potion, null).map(({ colour }) => colour) : [];
  const coins = gone.filter(({ piece }) => piece === 'coin');
  const drops = gone.filter(({ piece }) => piece !== 'coin');
  const mouth = mouthOf(cauldron);
  const onPlate = (index: number) =>
    index < recipe.length ? recipeAt(cauldron, recipe.length, index) : mouth;
  const mixed = asNamed(drops, recipe).map((drop, index) => into(onPlate(index))(drop));
  const paid = stream([...coins.map(into(roleAt(seat))), ...mixed], 0);
  const full = endOf(paid) + BOIL;
  return [...paid, ...bottles(tables, full), ...stream(come.map(outOf(mouth)), full + BOTTLE - PIECE)];
}

/** First those that a recipe names, in its order. */
function asNamed(drops: readonly Lying<Good>[], recipe: readonly Colour[]): readonly Lying<Good>[] {
  const left = [...drops];
  const named = recipe.flatMap((colour) => {
    const index = left.findIndex(({ piece }) => piece === colour);
    return index < 0 ? [] : left.splice(index, 1);
  });
  return [...named, ...left];
}

/** What has been taken of a stack. */
function bottles({ before, after }: OnTables, start: number): readonly Cue[] {
  const { travels } = between(potionsOn(before), potionsOn(after));
  return travels.flatMap(({ piece, from, to }): readonly Cue[] =>
    piece === null ? [] : [{ type: 'bottle', stack: potionOf(piece).stack, from, to, start, time: BOTTLE }],
  );
}

/** Each into the socket where it will lie: coins into the next free ones, drops by their colour. */
function shelving(tables: OnTables, shelf: Shelf): readonly Cue[] {
  const { before } = tables;
  const next = lyingOn(before, shelf);
  const need = potionOn(before, shelf)?.need ?? 1;
  const free = shelf === 'drops' ? freeIn(laidOut(tables)) : [];
  return stream(
    goods(tables).travels.map((way, index) => ({
      ...way,
      to: socketAt(shelf, need, free[index] ?? next + index),
    })),
    0,
  );
}

/** Of each colour what is new lies behind what lay there. */
function laidOut({ before, after }: OnTables): readonly (Colour | null)[] {
  const left = { ...before.dropsOnShelf };
  return listed(after.dropsOnShelf).map((colour) => {
    left[colour] -= 1;
    return left[colour] < 0 ? null : colour;
  });
}

const freeIn = (laid: readonly (Colour | null)[]) =>
  laid.flatMap((colour, index) => (colour === null ? [index] : []));

/** What lies there and what is added flow into the bottle, which goes to its owner. */
function bottling(tables: OnTables, shelf: Shelf): readonly Cue[] {
  const { gone } = goods(tables);
  const need = potionOn(tables.before, shelf)?.need ?? 1;
  const to = mouthOf(shelf);
  const lying = gone.filter(({ place }) => place === lyingAt(shelf));
  const added = gone.filter(({ place }) => place !== lyingAt(shelf));
  // The last sockets are emptied first, as the shelf counts them.
  const emptied = lying
    .map(({ piece }, index) => ({ piece, from: socketAt(shelf, need, index), to }))
    .reverse();
  const poured = stream([...emptied, ...added.map(into(to))], 0);
  return [...poured, ...bottles(tables, endOf(poured))];
}

/** From the potion that was taken last to the next free perch. */
function flyingAway(view: WitchsBrewView, { seat, ravens }: FactOf<'ravenCame'>): readonly Cue[] {
  const taken = playerOf(view, seat).openPotions.findLast((id) => potionOf(id).hasRaven);
  if (taken === undefined) return [];
  const way = { from: ravenOn(potionOf(taken).stack), to: perchAt(ravens - 1) };
  return [fly('raven', way, 0, RAVEN)];
}

/** Ravens that come after it end nothing any more. */
const endsIt = ({ ravens }: FactOf<'ravenCame'>) =>
  isLastSet({ ravens }) && !isLastSet({ ravens: ravens - 1 });

/** The cards of a trick that is over. */
function falling(view: WitchsBrewView): readonly Cue[] {
  return eachSeat(view.players, (seat): readonly Cue[] => {
    const standing = standingOf(view, seat);
    if (!view.trick || !hasCard(standing)) return [];
    return [{ type: 'fall', role: view.trick.role, standing, at: roleAt(seat), start: 0, time: FALL }];
  });
}

/** What leaves a store is missing there at once, what comes counts when it has arrived; what lies on a shelf stands in it. */
function poursOf(cue: Cue): readonly Pour[] {
  if (cue.type !== 'fly' && cue.type !== 'bottle') return [];
  const { from, to, start, time } = cue;
  const left = { place: heapOf(from), change: -1, at: start };
  const come = { place: to, change: 1, at: start + time };
  return [left, come].filter(({ place }) => COUNTED.test(place));
}

const COUNTED = /^(cards|lying|store):/;

/** What lies in the sockets of a shelf is counted together. */
function heapOf(place: string): string {
  const [kind, shelf] = place.split(':');
  return kind === 'socket' ? lyingAt(shelf as Shelf) : place;
}
