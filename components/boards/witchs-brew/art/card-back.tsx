import { memo } from 'react';

import { BACK_MARGIN, ROLE_BOX } from './boxes';
import { Piece } from './piece';
import { print } from './prints';

const BACK = [{ print: print('role-back') }];

/** A role face down, `width` by 1.4 `width`. */
export const CardBack = memo(function CardBack({ width }: { readonly width: number }) {
  return <Piece layers={BACK} box={ROLE_BOX} margin={BACK_MARGIN} width={width} isSmall={width < 60} />;
});
