import { memo } from 'react';

import { Drawing, print } from '@/components/kit/prints';

/** An open ledger without a line in it; on its page a salamander sleeps until there is something to write. */
export const BlankLedger = memo(function BlankLedger({ size }: { readonly size: number }) {
  return (
    <Drawing
      layers={[{ print: print('blank-ledger') }]}
      viewBox={[0, 0, 166, 136]}
      width={size}
      height={size * 0.82}
    />
  );
});
