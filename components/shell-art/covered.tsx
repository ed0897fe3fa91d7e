import type { ReactNode } from 'react';

import { CoveredExplorers } from './covered-explorers';

/** What stands in the niche of a game that cannot be played yet. */
export const COVERED: Readonly<Record<'materia-prima', ReactNode>> = {
  'materia-prima': <CoveredExplorers />,
};
