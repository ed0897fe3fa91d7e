import { memo } from 'react';

import { Drawing, print } from '@/components/kit/prints';

/** A small fire, for what sets things going. */
export const Flame = memo(function Flame({ size = 34 }: { readonly size?: number }) {
  return (
    <Drawing
      layers={[{ print: print('flame') }]}
      viewBox={[-22, -22, 44, 44]}
      width={size}
      height={size}
      style={{ flexShrink: 0 }}
    />
  );
});
