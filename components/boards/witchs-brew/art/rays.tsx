import { memo } from 'react';

import { Drawing } from './drawing';
import { print } from './prints';

const RAYS = print('rays');

/** Light behind something that has just been made, `size` square. */
export const Rays = memo(function Rays({ size }: { readonly size: number }) {
  return <Drawing layers={[{ print: RAYS }]} viewBox={RAYS.box} width={size} height={size} />;
});
