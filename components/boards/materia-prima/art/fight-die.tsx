import { memo } from 'react';

import { dieMarks, type DieSide } from './die-marks';
import { Drawing } from './drawing';

interface DieFaceProps {
  readonly side: DieSide;
  readonly value: number;
  readonly size: number;
}

/** A die at rest: swords on red, shields on blue. A square. */
export const DieFace = memo(function DieFace({ side, value, size }: DieFaceProps) {
  return <Drawing layers={[dieMarks(side, value)]} viewBox={[-25, -27, 56, 56]} width={size} height={size} />;
});
