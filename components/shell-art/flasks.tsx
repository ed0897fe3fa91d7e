import { memo } from 'react';

import { Drawing, print } from '@/components/kit/prints';

const [WIDE, HIGH] = [64, 76];

interface FlasksProps {
  readonly count: number;
  readonly filled: number;
  readonly height?: number;
}

/** As many flasks as there are levels, filled up to the one that is meant. */
export const Flasks = memo(function Flasks({ count, filled, height = 18 }: FlasksProps) {
  const layers = Array.from({ length: count }, (_, index) => ({
    print: print(index < filled ? 'flask-filled' : 'flask-empty'),
    box: [index * WIDE, 0, WIDE, HIGH] as const,
  }));
  return (
    <Drawing
      layers={layers}
      viewBox={[0, 0, WIDE * count, HIGH]}
      width={(height * WIDE * count) / HIGH}
      height={height}
    />
  );
});
