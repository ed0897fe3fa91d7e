import { EQUIPMENT_PIECES, type Equipment } from '@/engine/games/materia-prima/cards';
import { ELEMENTS, type Element } from '@/engine/games/materia-prima/data';
import { REASONS, type MateriaPrimaReason } from '@/engine/games/materia-prima/rulebook';
import { countOf, plus } from '@/engine/games/materia-prima/stock';

import {
  mayChangeElement,
  mayChangeGear,
  regeared,
  roomLeft,
  type Packing,
  type PackingTask,
} from '../touch/marking';
import type { PackTouch } from '../touch/hint-marks';
import { nearPlayer } from '../touch/situation';
import { useSetting } from '../table';
import { useTell } from './leaf';

export interface PackProps {
  readonly task: PackingTask;
  readonly goal: Packing;
  /** What a hint wants to be touched next. */
  readonly touch: PackTouch | null;
  readonly onGoal: (goal: Packing) => void;
}

/** Something that is carried between a figure and the tower, by the name of its piece. */
export type Packable =
  | { readonly type: 'gear'; readonly piece: Equipment }
  | { readonly type: 'take' | 'leave'; readonly element: Element };

/** Several of an element lie side by side: each is a piece of its own. */
export const packableName = (thing: Packable, number = 0): string =>
  `${thing.type} ${thing.type === 'gear' ? thing.piece : thing.element} ${number}`;

function packableOf(name: string): Packable | null {
  const [type, which] = name.split(' ');
  const piece = EQUIPMENT_PIECES.find((one) => one === which);
  if (type === 'gear') return piece ? { type, piece } : null;
  const element = ELEMENTS.find((one) => one === which);
  return element && (type === 'take' || type === 'leave') ? { type, element } : null;
}

/** What carrying something over comes to; what cannot be is said. */
export function usePacking({ task, goal, onGoal }: PackProps) {
  const { view, speech } = useSetting();
  const { reasons } = speech.text;
  const tell = useTell();
  const refuse = (reason: MateriaPrimaReason) => tell(reasons[reason], REASONS[reason]);
  const player = nearPlayer(view);
  const { figure, now, from } = task;

  const wear = (piece: Equipment) => {
    const worn = regeared(goal.worn, piece);
    return worn ? onGoal({ ...goal, worn }) : refuse('two-worn-already');
  };
  const move = (element: Element, by: 1 | -1) => onGoal({ ...goal, load: plus(goal.load, element, by) });
  const carry = (thing: Packable) => {
    if (thing.type === 'gear') return wear(thing.piece);
    if (thing.type === 'leave') return move(thing.element, -1);
    return roomLeft(player, figure, goal) > 0 ? move(thing.element, 1) : refuse('no-room');
  };

  const isPacked = (element: Element) =>
    from !== null && countOf(goal.load, element) <= countOf(now.load, element);
  const mayCarry = (thing: Packable): boolean => {
    if (thing.type === 'gear') return mayChangeGear(task, thing.piece);
    return mayChangeElement(task, thing.element) && !(thing.type === 'leave' && isPacked(thing.element));
  };
  const isAlong = (thing: Packable) =>
    thing.type === 'gear' ? goal.worn.includes(thing.piece) : thing.type === 'leave';

  return {
    carry,
    /** What was passed over is not come back to: then a touch says so. */
    held: (thing: Packable) => ({
      reason: mayCarry(thing) ? undefined : reasons['pack-in-order'],
      onRefused: () => refuse('pack-in-order'),
    }),
    /** A place for whatever comes from the other side. */
    placeFor: (side: 'figure' | 'tower') => ({
      accepts: (name: string) => {
        const thing = packableOf(name);
        return thing !== null && isAlong(thing) === (side === 'tower');
      },
      onDrop: (name: string) => {
        const thing = packableOf(name);
        if (thing) carry(thing);
      },
    }),
  };
}
