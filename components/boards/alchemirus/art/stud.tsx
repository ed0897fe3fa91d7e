import { memo } from 'react';

import { Drawing } from './drawing';
import { Figure } from './figure';
import { print } from './prints';
import { STUD_BOX } from './small-plan';

/** How many fields it is, what it costs, or that nobody may. */
export type StudKind = 1 | 2 | 3 | 'fame' | 'locked' | 'hand' | 'card';

interface RingStudProps {
  readonly kind: StudKind;
  readonly size: number;
  /** Where its middle lies in its holder. */
  readonly x?: number;
  readonly y?: number;
}

/** A stud at the edge of a field or a medallion; a square. */
export const RingStud = memo(function RingStud({ kind, size, x = size / 2, y = size / 2 }: RingStudProps) {
  const place = { left: x - size / 2, top: y - size / 2 };
  const room = { width: size, height: size };
  return (
    <>
      <Drawing
        layers={[{ print: print(`stud-${typeof kind === 'number' ? 'brass' : kind}`) }]}
        viewBox={STUD_BOX}
        width={size}
        height={size}
        style={{ position: 'absolute', ...place }}
      />
      {typeof kind === 'number' ? (
        <Figure size={size * 0.5} colour="#2b1806" room={room} place={place} isEngraved>
          {kind}
        </Figure>
      ) : null}
      {kind === 'fame' ? (
        <Figure size={Math.max(11, size * 0.46)} colour="#fff3cf" room={room} place={place}>
          −1
        </Figure>
      ) : null}
    </>
  );
});
