import { memo } from 'react';

import type { DieSide } from './names';
import { Sign } from './piece';
import type { PrintName } from './prints';

interface DieFaceProps {
  readonly side: DieSide;
  readonly value: number;
  readonly size: number;
}

/** A die at rest: swords on red, shields on blue. A square. */
export const DieFace = memo(function DieFace({ side, value, size }: DieFaceProps) {
  return <Sign name={`die-${side}-${value}` as PrintName} size={size} />;
});
