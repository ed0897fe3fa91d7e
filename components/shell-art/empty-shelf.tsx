import { memo } from 'react';

import { Whole } from '@/components/kit/drawing/whole';
import { print } from '@/components/kit/prints';

/** Nothing but dust, a web and a candle end. */
export const EmptyShelf = memo(function EmptyShelf() {
  return <Whole print={print('empty-shelf')} />;
});
