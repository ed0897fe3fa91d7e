import { memo } from 'react';

import { PLACES, type Homunculus } from '@/engine/games/kazaam/data';
import type { KazaamBoard } from '@/engine/games/kazaam/state';
import type { Scheme } from '@/components/kit/tokens';
import { creatureLayers, stitches } from './creature-layers';
import { Drawing } from './drawing';
import { CREATURE } from './places';
import { stitchesBox, type Seam } from './seams';
import { SMALL_TILE } from './tile';

interface CreatureProps {
  readonly board: KazaamBoard;
  /** The side of the whole square of three by three. */
  readonly size: number;
  readonly theme: Scheme;
  /** The parts free of their tiles, as one body. */
  readonly isAlive?: boolean;
  /** Whose board it is prefers this homunculus: it shows behind the places, and tiles of it are marked. */
  readonly favourite: Homunculus;
}

function isSameBoard(one: KazaamBoard, other: KazaamBoard): boolean {
  return PLACES.every(
    (place) => one[place]?.tile === other[place]?.tile && one[place]?.isUp === other[place]?.isUp,
  );
}

/** A whole board, shown again only when a tile has changed. */
export const Creature = memo(
  function Creature({ board, size, theme, isAlive = false, favourite }: CreatureProps) {
    const isSmall = size / 3 < SMALL_TILE;
    return (
      <Drawing
        layers={creatureLayers({ board, favourite, isSmall, isAlive })}
        viewBox={[0, 0, CREATURE, CREATURE]}
        width={size}
        height={size}
        theme={theme}
        isSmall={isSmall}
      />
    );
  },
  (before, after) =>
    before.size === after.size &&
    before.theme === after.theme &&
    before.isAlive === after.isAlive &&
    before.favourite === after.favourite &&
    isSameBoard(before.board, after.board),
);

interface SeamedProps {
  readonly seam: Seam;
  readonly width: number;
  readonly height: number;
}

/** The stitches of one seam alone: to be laid over tiles while they are being sewn. */
export const Seamed = memo(function Seamed({ seam, ...frame }: SeamedProps) {
  return <Drawing layers={[stitches(seam)]} viewBox={stitchesBox(seam)} {...frame} />;
});
