import { memo } from 'react';

import { Die } from '@/components/kit/die';
import { dieMarks, type DieSide } from './die-marks';
import { Drawing } from './drawing';

export interface DieFaceProps {
  readonly side: DieSide;
  readonly value: number;
  readonly size: number;
}

/** A die at rest: swords on red, shields on blue. A square. */
export const DieFace = memo(function DieFace({ side, value, size }: DieFaceProps) {
  return <Drawing layers={[dieMarks(side, value)]} viewBox={[-25, -27, 56, 56]} width={size} height={size} />;
});

const FACES = {
  attack: (value: number, size: number) => <DieFace side="attack" value={value} size={size} />,
  defence: (value: number, size: number) => <DieFace side="defence" value={value} size={size} />,
} as const;

export interface FightDieProps extends DieFaceProps {
  /** Rolls anew whenever this changes; the first is shown at rest. */
  readonly roll: number;
  readonly label: string;
  readonly onSettled?: (() => void) | undefined;
}

/** A die of the fight that tumbles to its value; a tap shows it at once. */
export function FightDie({ side, ...die }: FightDieProps) {
  return <Die kind="small" renderFace={FACES[side]} {...die} />;
}
