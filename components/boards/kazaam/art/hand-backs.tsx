import { memo } from 'react';

import { Drawing, Shown } from './drawing';
import { BACK_STEP, TILE } from './places';
import { print } from './prints';
import { SMALL_TILE } from './tile';

interface HandBacksProps {
  readonly count: number;
  readonly size: number;
}

/** As many backs as tiles in the hand, overlapping; small ones are one picture. */
export const HandBacks = memo(function HandBacks({ count, size }: HandBacksProps) {
  if (count === 0) return null;
  const few = MANY.find((many) => many === count);
  if (few && size < SMALL_TILE) return <Shown print={print(`backs-${few}`)} size={size} />;
  const width = TILE + (count - 1) * BACK_STEP;
  const back = print('back');
  return (
    <Drawing
      layers={Array.from({ length: count }, (_, index) => ({
        print: back,
        box: [index * BACK_STEP, 0, TILE, TILE],
      }))}
      viewBox={[0, 0, width, TILE]}
      width={(size * width) / TILE}
      height={size}
      isSmall={size < SMALL_TILE}
    />
  );
});

const MANY = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
