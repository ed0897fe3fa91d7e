import { memo } from 'react';

import { BACK } from '../drawn/back-marks';
import { Piece } from './piece';

/** A role face down, `width` by 1.4 `width`. */
export const CardBack = memo(function CardBack({ width }: { readonly width: number }) {
  return (
    <Piece layers={[BACK]} box={[-100, -140, 200, 280]} margin={18} width={width} isSmall={width < 60} />
  );
});
