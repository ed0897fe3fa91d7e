import { memo } from 'react';

import type { Good } from '@/engine/games/alchemirus/data';
import { Drawing } from './drawing';
import { Piece } from './piece';
import { print } from './prints';
import { DUST_BOX, DUST_MARGIN, SQUARE, WREATH_MARGIN } from './small-plan';

interface BurstProps {
  readonly good: Good;
  readonly size: number;
}

/** The light in which one good becomes another; gold comes with rays. A square, to swell and fade. */
export const Burst = memo(function Burst({ good, size }: BurstProps) {
  return <Drawing layers={[{ print: print(`burst-${good}`) }]} viewBox={SQUARE} width={size} height={size} />;
});

/** The dust that a new building raises, to be laid over its plot: `width` by 0.4 `width`. */
export const Dust = memo(function Dust({ width }: { readonly width: number }) {
  return <Piece layers={[{ print: print('dust') }]} box={DUST_BOX} margin={DUST_MARGIN} width={width} />;
});

/** Gloria's wreath in its light. A square. */
export const GloriaWreath = memo(function GloriaWreath({ size }: { readonly size: number }) {
  return <Piece layers={[{ print: print('wreath') }]} box={SQUARE} margin={WREATH_MARGIN} width={size} />;
});
