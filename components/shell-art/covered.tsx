import type { ReactNode } from 'react';

import { CoveredCauldron } from './covered-cauldron';
import { CoveredEstate } from './covered-estate';
import { CoveredExplorers } from './covered-explorers';

/** What stands in the niche of a game that cannot be played yet. */
export const COVERED: Readonly<Record<'witchs-brew' | 'alchemirus' | 'materia-prima', ReactNode>> = {
  'witchs-brew': <CoveredCauldron />,
  alchemirus: <CoveredEstate />,
  'materia-prima': <CoveredExplorers />,
};
