import { memo } from 'react';

import { PLACES, type Place } from '@/engine/games/kazaam/data';
import type { KazaamBoard } from '@/engine/games/kazaam/state';
import { tileOf } from '@/engine/games/kazaam/tiles';
import { sleepingMarks } from './back-marks';
import { Drawing } from './drawing';
import { livingMarks } from './living-marks';
import type { ViewBox } from '@/components/kit/drawing/drawing';
import type { Mark } from '@/components/kit/drawing/marks';
import type { Theme } from './paints';
import { slotMarks } from './slot-marks';
import { CREATURE, type Seam } from './sockets';
import { sewnSeams, stitchMarks } from './stitch-marks';
import { SMALL_TILE } from './tile';
import { tileMarks } from './tile-marks';

export interface CreatureProps {
  readonly board: KazaamBoard;
  /** The side of the whole square of three by three. */
  readonly size: number;
  readonly theme: Theme;
  /** The parts free of their tiles, as one body. */
  readonly isAlive?: boolean;
}

function placeMarks(board: KazaamBoard, place: Place, theme: Theme): readonly Mark[] {
  const slot = board[place];
  if (!slot) return slotMarks(place, theme);
  const { homunculus } = tileOf(slot.tile);
  return slot.isUp ? tileMarks(homunculus, place) : sleepingMarks(homunculus, place);
}

function isSameBoard(one: KazaamBoard, other: KazaamBoard): boolean {
  return PLACES.every(
    (place) => one[place]?.tile === other[place]?.tile && one[place]?.isUp === other[place]?.isUp,
  );
}

/** A whole board on one Svg, drawn again only when a tile has changed. */
export const Creature = memo(
  function Creature({ board, size, theme, isAlive = false }: CreatureProps) {
    const isSmall = size / 3 < SMALL_TILE;
    const layers = isAlive
      ? livingMarks(board, false).map(({ marks }) => marks)
      : [
          ...PLACES.map((place) => placeMarks(board, place, theme)),
          isSmall ? [] : stitchMarks(sewnSeams(board)),
        ];
    return (
      <Drawing
        layers={layers}
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
    isSameBoard(before.board, after.board),
);

export interface SeamedProps {
  readonly seam: Seam;
  readonly viewBox: ViewBox;
  readonly width: number;
  readonly height: number;
}

/** The stitches of one seam alone: to be laid over tiles while they are being sewn. */
export const Seamed = memo(function Seamed({ seam, ...frame }: SeamedProps) {
  return <Drawing layers={[stitchMarks([seam])]} {...frame} />;
});
