import { isAlike } from '@/engine/core/alike';
import {
  COLOURS,
  NO_DROPS,
  type Cauldron,
  type Colour,
  type Deed,
  type Drops,
  type Role,
  type Stack,
} from '@/engine/games/witchs-brew/data';
import { countOf, holds, listed, minus, plus, single } from '@/engine/games/witchs-brew/drops';
import { deedOf } from '@/engine/games/witchs-brew/queries/deeds';
import { isShelf, potionIn } from '@/engine/games/witchs-brew/queries/stacks';
import type { WitchsBrewMove } from '@/engine/games/witchs-brew/state';
import type { WitchsBrewView } from '@/engine/games/witchs-brew/view';

import type { Subject } from './subjects';

/** What a player has taken up before it is a move. */
export interface Draft {
  /** Drops to be paid, given, added or taken. */
  readonly drops: Drops;
  readonly cauldron: Cauldron | null;
  /** Whether one more drop is to be paid for a vial, and which. */
  readonly wantsVial: boolean;
  readonly extra: Colour | null;
}

const NO_DRAFT: Draft = { drops: NO_DROPS, cauldron: null, wantsVial: false, extra: null };

/** All that an intention can be read from. */
export interface Situation {
  readonly view: WitchsBrewView;
  readonly moves: readonly WitchsBrewMove[];
  readonly draft: Draft;
}

type Asked = Pick<Situation, 'view' | 'moves'>;
type MixVerb = 'sell' | 'gather' | 'give' | 'add' | 'brew';

/** What is to be done at the bench. */
export type Task =
  | { readonly type: 'answer'; readonly role: Role }
  /** Nothing to choose about it. */
  | { readonly type: 'take'; readonly role: Role; readonly isFull: boolean }
  | { readonly type: 'add-gold'; readonly missing: number }
  /** So many drops are to be chosen. */
  | {
      readonly type: 'mix';
      readonly verb: MixVerb;
      readonly count: number;
      readonly cauldron: Cauldron | null;
    }
  /** For the very drops of a cauldron; of several, one is to be chosen. */
  | { readonly type: 'brew'; readonly deed: BrewDeed };

type BrewDeed = Extract<Deed, { readonly type: 'brew' }>;

/** What can be touched while something is composed. */
export type Spot =
  | { readonly type: 'jar'; readonly colour: Colour }
  /** A drop that was carried to a stack. */
  | { readonly type: 'laid'; readonly colour: Colour; readonly stack: Stack }
  /** A drop that was taken up already. */
  | { readonly type: 'chosen'; readonly colour: Colour }
  | { readonly type: 'cauldron'; readonly cauldron: Cauldron }
  | { readonly type: 'vial' }
  | { readonly type: 'extra'; readonly colour: Colour }
  | { readonly type: 'confirm' }
  | { readonly type: 'decline' }
  | { readonly type: 'claim' }
  | { readonly type: 'yield' };

/** Words that help where no move was meant, so that no rule can refuse one. */
export type Advice =
  | { readonly type: 'choose-drops'; readonly left: number }
  | { readonly type: 'enough' }
  | { readonly type: 'no-more'; readonly colour: Colour }
  | { readonly type: 'choose-cauldron' }
  | { readonly type: 'choose-extra' }
  | { readonly type: 'not-there' };

/** What touching something means. */
export type Meaning =
  | { readonly type: 'move'; readonly move: WitchsBrewMove }
  /** It would be this move, which is not legal: say why. */
  | { readonly type: 'refused'; readonly move: WitchsBrewMove }
  | { readonly type: 'draft'; readonly draft: Draft }
  | { readonly type: 'inspect'; readonly subject: Subject }
  | { readonly type: 'advice'; readonly advice: Advice }
  | { readonly type: 'nothing' };

const NOTHING_MEANT: Meaning = { type: 'nothing' };
const CLAIM: WitchsBrewMove = { type: 'claim' };
const YIELD: WitchsBrewMove = { type: 'yield' };
const TAKE: WitchsBrewMove = { type: 'take' };
const ADD_GOLD: WitchsBrewMove = { type: 'add', drops: null };
const DECLINE: WitchsBrewMove = { type: 'decline' };

/** What is asked at the bench; null where nothing is, and where roles are chosen or called. */
export function taskOf({ view, moves }: Asked): Task | null {
  const what = view.asked?.what;
  if (!what || moves.length === 0) return null;
  switch (what.type) {
    case 'choose':
    case 'lead':
      return null;
    case 'answer':
      return { type: 'answer', role: what.role };
    case 'effect':
      return effectTask({ view, moves }, what.role, what.isFull);
    case 'give':
      return { type: 'mix', verb: 'give', count: what.count, cauldron: null };
    case 'complete':
      return what.shelf === 'gold'
        ? { type: 'add-gold', missing: what.missing }
        : { type: 'mix', verb: 'add', count: what.missing, cauldron: null };
  }
}

function effectTask({ view, moves }: Asked, role: Role, isFull: boolean): Task | null {
  const deed = deedOf(view.spell, role, isFull);
  switch (deed.type) {
    case 'sell':
      return { type: 'mix', verb: 'sell', count: 1, cauldron: null };
    case 'gather':
      return { type: 'mix', verb: 'gather', count: deed.count, cauldron: null };
    case 'brew':
      return deed.isExact ? { type: 'brew', deed } : freeBrew(moves);
    case 'swap':
    case 'levy':
      return { type: 'take', role, isFull };
    case 'spared':
      return null;
  }
}

/** With as many drops as the potion needs, of any colours. */
function freeBrew(moves: readonly WitchsBrewMove[]): Task | null {
  const [some] = brews(moves);
  return some ? { type: 'mix', verb: 'brew', count: countOf(some.drops), cauldron: some.cauldron } : null;
}

/** What lies ready before anything has been touched: all that leaves no choice. */
export function freshDraft(asked: Asked): Draft {
  const task = taskOf(asked);
  if (task?.type === 'brew') {
    const [only, second] = brewable(asked.moves);
    return { ...NO_DRAFT, cauldron: second ? null : (only ?? null) };
  }
  if (task?.type !== 'mix') return NO_DRAFT;
  const [mix, other] = mixes(asked.moves);
  return { ...NO_DRAFT, cauldron: task.cauldron, drops: mix && !other ? mix : NO_DROPS };
}

type BrewMove = Extract<WitchsBrewMove, { readonly type: 'brew' }>;

function brews(moves: readonly WitchsBrewMove[]): readonly BrewMove[] {
  return moves.filter((move) => move.type === 'brew');
}

/** The cauldrons that can be brewed from now. */
function brewable(moves: readonly WitchsBrewMove[]): readonly Cauldron[] {
  return [...new Set(brews(moves).map(({ cauldron }) => cauldron))];
}

/** The colours that can be paid on top. */
export function extrasFor(moves: readonly WitchsBrewMove[], cauldron: Cauldron | null): readonly Colour[] {
  return brews(moves).flatMap(({ extra, cauldron: pot }) => (extra && pot === cauldron ? [extra] : []));
}

/** The drops of every legal way to do it. */
function mixes(moves: readonly WitchsBrewMove[]): readonly Drops[] {
  return moves.flatMap((move) => {
    const drops = dropsIn(move);
    return drops ? [drops] : [];
  });
}

function dropsIn(move: WitchsBrewMove): Drops | null {
  if (move.type === 'sell') return single(move.drop);
  return 'drops' in move ? move.drops : null;
}

export function tap(situation: Situation, spot: Spot): Meaning {
  switch (spot.type) {
    case 'jar':
      return tapJar(situation, spot.colour);
    case 'laid':
      return lay(situation, spot.colour, spot.stack);
    case 'chosen':
      return putBack(situation, spot.colour);
    case 'cauldron':
      return tapCauldron(situation, spot.cauldron);
    case 'vial':
      return tapVial(situation);
    case 'extra':
      return addExtra(situation, spot.colour);
    case 'confirm':
      return confirm(situation);
    case 'decline':
      return meant(situation, DECLINE);
    case 'claim':
      return meant(situation, CLAIM);
    case 'yield':
      return meant(situation, YIELD);
  }
}

function tapJar(situation: Situation, colour: Colour): Meaning {
  const task = taskOf(situation);
  if (task?.type === 'mix') return takeUp(situation, task, colour);
  if (task?.type === 'brew' && situation.draft.wantsVial) return addExtra(situation, colour);
  return NOTHING_MEANT;
}

const NOT_THERE: Meaning = { type: 'advice', advice: { type: 'not-there' } };

/** The last drop that is wanted makes it a move; on a cauldron that is paid for already it is the one for a vial. */
function lay(situation: Situation, colour: Colour, stack: Stack): Meaning {
  const task = taskOf(situation);
  if (task?.type === 'mix' && goesTo(task) === stack) {
    const taken = takeUp(situation, task, colour);
    if (taken.type !== 'draft' || countOf(taken.draft.drops) < task.count) return taken;
    return meant(situation, mixMove(task, taken.draft.drops));
  }
  if (task?.type !== 'brew' || isShelf(stack) || !task.deed.cauldrons.includes(stack)) return NOT_THERE;
  if (situation.draft.cauldron !== stack) return tapCauldron(situation, stack);
  return task.deed.mayAddDrop ? addExtra(situation, colour) : NOT_THERE;
}

/** Where what is put together is paid; null where that is nowhere on the table. */
function goesTo({ verb, cauldron }: Mix): Stack | null {
  return verb === 'give' || verb === 'add' ? 'drops' : cauldron;
}

/** Drops that have been taken up for the shelf, and lie there as if they were given. */
export function pledged(situation: Situation): Drops {
  const task = taskOf(situation);
  return task?.type === 'mix' && goesTo(task) === 'drops' ? situation.draft.drops : NO_DROPS;
}

/** Whether drops can be carried out of their jars: what is gathered comes from nowhere on the table. */
export function carriesDrops(situation: Situation): boolean {
  const task = taskOf(situation);
  return (task?.type === 'mix' && task.verb !== 'gather') || task?.type === 'brew';
}

type Mix = Extract<Task, { readonly type: 'mix' }>;

function takeUp(situation: Situation, task: Mix, colour: Colour): Meaning {
  const { draft, moves } = situation;
  const isFull = countOf(draft.drops) >= task.count;
  if (isFull && task.count > 1) return { type: 'advice', advice: { type: 'enough' } };
  const drops = isFull ? single(colour) : plus(draft.drops, single(colour));
  if (mixes(moves).some((mix) => holds(mix, drops))) return { type: 'draft', draft: { ...draft, drops } };
  if (countOf(drops) === task.count) return { type: 'refused', move: mixMove(task, drops) };
  return { type: 'advice', advice: { type: 'no-more', colour } };
}

function putBack({ draft }: Situation, colour: Colour): Meaning {
  if (draft.drops[colour] === 0) return NOTHING_MEANT;
  return { type: 'draft', draft: { ...draft, drops: minus(draft.drops, single(colour)) } };
}

function mixMove({ verb, cauldron }: Mix, drops: Drops): WitchsBrewMove {
  switch (verb) {
    case 'sell':
      return { type: 'sell', drop: listed(drops)[0] ?? COLOURS[0] };
    case 'brew':
      return { type: 'brew', cauldron: cauldron ?? 'iron', drops, extra: null };
    case 'gather':
    case 'give':
    case 'add':
      return { type: verb, drops };
  }
}

/** A cauldron that can be brewed from is chosen, and brewed from at the second touch; any other is looked into. */
function tapCauldron(situation: Situation, cauldron: Cauldron): Meaning {
  const task = taskOf(situation);
  const isMeant =
    (task?.type === 'brew' && task.deed.cauldrons.includes(cauldron)) ||
    (task?.type === 'mix' && task.cauldron === cauldron);
  if (!isMeant) return { type: 'inspect', subject: { type: 'stack', stack: cauldron } };
  if (situation.draft.cauldron === cauldron) return confirm(situation);
  if (brewable(situation.moves).includes(cauldron)) {
    return { type: 'draft', draft: { ...NO_DRAFT, cauldron } };
  }
  return { type: 'refused', move: exactBrew(situation.view, cauldron, null) };
}

function exactBrew(view: WitchsBrewView, cauldron: Cauldron, extra: Colour | null): WitchsBrewMove {
  return { type: 'brew', cauldron, drops: potionIn(view, cauldron)?.cost ?? NO_DROPS, extra };
}

function tapVial(situation: Situation): Meaning {
  const { draft, moves, view } = situation;
  if (draft.wantsVial) return { type: 'draft', draft: { ...draft, wantsVial: false, extra: null } };
  const [only, second] = extrasFor(moves, draft.cauldron);
  if (!only) return { type: 'refused', move: exactBrew(view, draft.cauldron ?? 'iron', 'red') };
  return { type: 'draft', draft: { ...draft, wantsVial: true, extra: second ? null : only } };
}

function addExtra(situation: Situation, colour: Colour): Meaning {
  const { draft, moves, view } = situation;
  if (extrasFor(moves, draft.cauldron).includes(colour)) {
    return { type: 'draft', draft: { ...draft, wantsVial: true, extra: colour } };
  }
  return { type: 'refused', move: exactBrew(view, draft.cauldron ?? 'iron', colour) };
}

function confirm(situation: Situation): Meaning {
  const lack = lacking(situation);
  if (lack) return { type: 'advice', advice: lack };
  const move = composed(situation);
  return move ? meant(situation, move) : NOTHING_MEANT;
}

/** What is still to be chosen before it is a move. */
export function lacking(situation: Situation): Advice | null {
  const task = taskOf(situation);
  const { draft } = situation;
  if (task?.type === 'mix') {
    const left = task.count - countOf(draft.drops);
    return left > 0 ? { type: 'choose-drops', left } : null;
  }
  if (task?.type !== 'brew') return null;
  if (!draft.cauldron) return { type: 'choose-cauldron' };
  return draft.wantsVial && !draft.extra ? { type: 'choose-extra' } : null;
}

/** The move that has been put together; null where something is lacking. */
export function composed(situation: Situation): WitchsBrewMove | null {
  const task = taskOf(situation);
  if (!task || lacking(situation)) return null;
  const { draft, view } = situation;
  switch (task.type) {
    case 'answer':
      return null;
    case 'take':
      return TAKE;
    case 'add-gold':
      return ADD_GOLD;
    case 'mix':
      return mixMove(task, draft.drops);
    case 'brew':
      return draft.cauldron && exactBrew(view, draft.cauldron, draft.extra);
  }
}

function meant({ moves }: Situation, move: WitchsBrewMove): Meaning {
  const legal = moves.find((one) => isAlike(one, move));
  return legal ? { type: 'move', move: legal } : { type: 'refused', move };
}

/** Whether the spot is a legal step towards what is asked. */
export function glows(situation: Situation, spot: Spot): boolean {
  const { type } = tap(situation, spot);
  if (spot.type === 'cauldron')
    return type !== 'inspect' && brewable(situation.moves).includes(spot.cauldron);
  return type === 'draft' || type === 'move';
}

/** Whether jars are there to be touched, or a drop in them is worth a word. */
export function takesDrops(situation: Situation): boolean {
  const task = taskOf(situation);
  return task?.type === 'mix' || (task?.type === 'brew' && situation.draft.wantsVial);
}
