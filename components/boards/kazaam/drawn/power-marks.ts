import type { Drawn } from '@/components/kit/drawing/catalogue';
import { disc, fill, line, path, type Mark } from '@/components/kit/drawing/marks';
import type { ViewBox } from '@/components/kit/drawing/drawing';
import { PARTS, type Part } from '@/engine/games/kazaam/data';

/** They are tinted when they are shown. */
const WHITE = '#FFFFFF';
const BOX: ViewBox = [-14, -14, 28, 28];

/** What the power of a part does: sees, takes, searches, fills, strikes; a head stops. */
const POWERS: Readonly<Record<Part, readonly Mark[]>> = {
  ear: [line('M-12 0Q0-12.4 12 0 0 12.4-12 0Z', WHITE, 2.8), disc(0, 0, 3.9, WHITE)],
  arm: [
    fill(
      'M-4.6 12.6Q-8 9.6-9.2 5L-11.8 1.2Q-13-1-11-1.8-9.4-2.2-8 0L-5.8 2.6V-7.4Q-5.8-9.4-4-9.4T-2.2-7.4V-1.4H-1.4V-10.6Q-1.4-12.6.5-12.6T2.4-10.6V-1.4H3.2V-9.4Q3.2-11.2 5-11.2T6.8-9.4V-.4H7.6V-5.8Q7.6-7.6 9.3-7.6T11-5.8V3.6Q11 9 7.4 12.6Z',
      WHITE,
    ),
  ],
  leg: [line('M-2.6-11A8 8 0 1 1-2.7-11ZM4 3.4L11.4 11', WHITE, 3.4)],
  torso: [
    fill('M0-13C3-8.4 5.6-6 5.6-2.8A5.6 5.4 0 0 1-5.6-2.8C-5.6-6-3-8.4 0-13Z', WHITE),
    fill('M-7.2 0C-4.2 4.2-1.8 6.4-1.8 9.2A5.4 4.8 0 0 1-12.6 9.2C-12.6 6.4-10.2 4.2-7.2 0Z', WHITE),
    fill('M7.2 0C10.2 4.2 12.6 6.4 12.6 9.2A5.4 4.8 0 0 1 1.8 9.2C1.8 6.4 4.2 4.2 7.2 0Z', WHITE),
  ],
  tail: [fill('M4.4-13.4L-9.4 2H-1.4L-5 13.4 9.4-3.4H1.2Z', WHITE)],
  head: [
    path(
      'M-11-9.4Q-4.4-9.4 0-13 4.4-9.4 11-9.4V1Q10 9 0 13.4-10 9-11 1ZM-7.4-6.2V1Q-6.6 6.4 0 9.6V-8.8Q-3.6-6.6-7.4-6.2Z',
      { fill: WHITE, fillRule: 'evenodd' },
    ),
  ],
};

/** The signs of powers, told apart by their outlines alone. */
export const POWER_SIGNS: Readonly<Record<string, Drawn>> = Object.fromEntries(
  PARTS.map((part): readonly [string, Drawn] => [
    `power-${part}`,
    { layers: [POWERS[part]], box: BOX, width: 24 },
  ]),
);
