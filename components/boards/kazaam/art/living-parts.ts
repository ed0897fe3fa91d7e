import type { Place } from '@/engine/games/kazaam/data';
import type { KazaamBoard } from '@/engine/games/kazaam/state';
import { tileOf } from '@/engine/games/kazaam/tiles';
import type { Layer } from '@/components/kit/drawing/parts';
import { FROM_BACK_TO_FRONT } from './places';
import { print } from './prints';
import { seamsOn, sewnSeams } from './seams';

interface LivingPart {
  readonly place: Place;
  readonly layers: readonly Layer[];
}

/** The creature's parts free of their tiles, from back to front, each with the stitches that hold what lies under it. */
export function livingParts(board: KazaamBoard, isLaughing: boolean): readonly LivingPart[] {
  const seams = sewnSeams(board);
  return FROM_BACK_TO_FRONT.flatMap((place): readonly LivingPart[] => {
    const slot = board[place];
    if (!slot) return [];
    const { homunculus } = tileOf(slot.tile);
    const layers = [
      { print: print(`part-${homunculus}-${place}`) },
      ...(place === 'head' && isLaughing ? [{ print: print(`laugh-${homunculus}`) }] : []),
      ...seamsOn(place, seams).map(({ name }) => ({ print: print(`stitches-${name}`) })),
    ];
    return [{ place, layers }];
  });
}
