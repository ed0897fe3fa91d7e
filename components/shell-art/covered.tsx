import type { ReactNode } from 'react';

import { CoveredEstate } from './covered-estate';
import { CoveredExplorers } from './covered-explorers';

/** What stands in the niche of a game that cannot be played yet. */
export const COVERED: Readonly<Record<'alchemirus' | 'materia-prima', ReactNode>> = {
  alchemirus: <CoveredEstate />,
  'materia-prima': <CoveredExplorers />,
};
