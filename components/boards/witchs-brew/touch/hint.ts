import { isAlike } from '@/engine/core/alike';
import { COLOURS, type Role } from '@/engine/games/witchs-brew/data';
import { single } from '@/engine/games/witchs-brew/drops';
import type { WitchsBrewMove } from '@/engine/games/witchs-brew/state';

import { isFull, type Taken } from './choosing';
import { taskOf, type Situation, type Spot } from './intent';

type BrewMove = Extract<WitchsBrewMove, { readonly type: 'brew' }>;
type Drops = Situation['draft']['drops'];

const CONFIRM: Spot = { type: 'confirm' };

/** What is to be touched next at the bench on the way to a move; null where it cannot be made now. */
export function pointerTo(situation: Situation, hint: WitchsBrewMove | null): Spot | null {
  if (!hint || !situation.moves.some((move) => isAlike(move, hint))) return null;
  switch (hint.type) {
    case 'choose':
    case 'call':
      return null;
    case 'claim':
    case 'yield':
    case 'decline':
      return { type: hint.type };
    case 'take':
      return CONFIRM;
    case 'sell':
      return toMix(situation, single(hint.drop));
    case 'add':
      return hint.drops ? toMix(situation, hint.drops) : CONFIRM;
    case 'gather':
    case 'give':
      return toMix(situation, hint.drops);
    case 'brew':
      return taskOf(situation)?.type === 'mix' ? toMix(situation, hint.drops) : toBrew(situation, hint);
  }
}

/** First what is too much goes back, then what is lacking is taken up. */
function toMix({ draft }: Situation, wanted: Drops): Spot {
  const excess = COLOURS.find((colour) => draft.drops[colour] > wanted[colour]);
  if (excess) return { type: 'chosen', colour: excess };
  const lack = COLOURS.find((colour) => draft.drops[colour] < wanted[colour]);
  return lack ? { type: 'jar', colour: lack } : CONFIRM;
}

function toBrew({ draft }: Situation, { cauldron, extra }: BrewMove): Spot {
  if (draft.cauldron !== cauldron) return { type: 'cauldron', cauldron };
  if (draft.wantsVial !== (extra !== null)) return { type: 'vial' };
  return extra !== null && draft.extra !== extra ? { type: 'extra', colour: extra } : CONFIRM;
}

export function pointsAt(pointer: Spot | null, spot: Spot): boolean {
  return pointer !== null && JSON.stringify(pointer) === JSON.stringify(spot);
}

/** The roles to be touched for a choice: those it lacks, or where no place is left those that are too many. */
export function rolesToTouch(hint: WitchsBrewMove | null, taken: Taken): readonly Role[] {
  if (hint?.type !== 'choose') return [];
  const isWrong = (role: Role) => !hint.roles.includes(role);
  return isFull(taken) ? taken.filter(isWrong) : hint.roles.filter((role) => !taken.includes(role));
}

/** Whether the chosen five are those of the hint. */
export function isChosenAsHinted(hint: WitchsBrewMove | null, taken: Taken): boolean {
  return hint?.type === 'choose' && isFull(taken) && rolesToTouch(hint, taken).length === 0;
}

/** The role that a hint wants to be called; null without one. */
export function roleToCall(hint: WitchsBrewMove | null): Role | null {
  return hint?.type === 'call' ? hint.role : null;
}
