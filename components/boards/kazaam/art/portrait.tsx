import { memo } from 'react';

import type { Alchemist } from '@/engine/games/kazaam/data';
import { Drawing } from './drawing';
import { print } from './prints';

export interface PortraitProps {
  readonly alchemist: Alchemist;
  readonly size: number;
  readonly withSigil?: boolean;
}

/** An alchemist in a brass medallion, with a sigil at the lower right. */
export const Portrait = memo(function Portrait({ alchemist, size, withSigil = true }: PortraitProps) {
  const medallion = print(`portrait-${alchemist}`);
  return (
    <Drawing
      layers={[{ print: medallion }, ...(withSigil ? [{ print: print(`sigil-${alchemist}`) }] : [])]}
      viewBox={medallion.box}
      width={size}
      height={size}
    />
  );
});
