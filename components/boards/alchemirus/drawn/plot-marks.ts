import { fill, oval, path, type Mark } from '@/components/kit/drawing/marks';
import { COLOURS_OF } from '@/components/kit/tokens';
import type { Building } from '@/engine/games/alchemirus/data';
import type { Fashion } from '../art/fashion';
import type { Flickering } from '../art/plot-plan';
import { buildingArt } from './building-art';
import { ALEMBIC_FLICKER } from './buildings/alembic';
import { FORNAX_FLICKER } from './buildings/fornax';
import { LABRIUM_FLICKER } from './buildings/labrium';
import { PLOT_EDGE } from './ground-marks';
import { glow, stroke } from './hand';
import type { Theme } from '../art/paints';
import { SPIRIT } from './spirit-marks';

/** Broad or tall ones are drawn a little smaller, so that they stay on their ground. */
const FIT: Partial<Readonly<Record<Building, number>>> = {
  donarium: 0.95,
  alembic: 0.95,
  domo: 0.93,
  labrium: 0.96,
};

function placed(building: Building, marks: readonly Mark[]): readonly Mark[] {
  const [scale, shift] = [FIT[building] ?? 1, building === 'alembic' ? -5 : 0];
  if (scale === 1 && shift === 0) return marks;
  return [{ type: 'group', transform: `translate(${shift} 0) scale(${scale})`, marks }];
}

/** A building where it stands on its plot. */
export const standing = (building: Building, fashion: Fashion): readonly Mark[] =>
  placed(building, buildingArt(building, fashion));

const FLICKERS: Readonly<Record<Flickering, readonly Mark[]>> = {
  fornax: FORNAX_FLICKER,
  alembic: ALEMBIC_FLICKER,
  labrium: LABRIUM_FLICKER,
};

/** What flickers in a building that works. */
export const flicker = (building: Flickering): readonly Mark[] => placed(building, FLICKERS[building]);

/** Darkness behind a building that the Spirit holds. */
export const DARKNESS: readonly Mark[] = [
  oval(0, -56, 128, 118, '@glow-dark'),
  fill('M-90-30H90L103 26L97 48H-97L-103 26Z', '#08041a', 0.62),
];

/** Violet mist before it, and the Spirit at its right shoulder. */
export const SHROUD: readonly Mark[] = [
  fill(
    'M-104 18C-84-6-60 26-30 8C-6-8 12 24 40 8C66-8 84 18 104 4C108 34 60 44 0 42S-108 40-104 18Z',
    '@mist',
  ),
  path(
    'M-92 10C-112-30-74-52-88-96C-62-70-66-40-78-22C-70-8-80 6-92 10ZM90 8C110-28 74-60 92-108C62-74 62-44 76-24C70-8 78 4 90 8Z',
    { fill: '@mist', fillOpacity: 0.8 },
  ),
  stroke('M-84-14C-94-50-66-66-76-98M82-12C94-46 68-74 82-106M-52 18C-34 2-12 24 14 8', '#b8a8ff', 2.4, 0.55),
  { type: 'group', transform: 'translate(40 -88) scale(.86)', marks: SPIRIT },
];

/** Light under something that is only planned, or that may be chosen. */
export const PLAN_LIGHT: readonly Mark[] = [glow(0, -30, 120, 'amber', 0.75)];

/** A lit edge round a plot; `point` is a point of the screen in units. */
export function litEdge(theme: Theme, point: number): readonly Mark[] {
  const { glow: bright, glowEdge: edge } = COLOURS_OF[theme];
  const ink = { fill: 'none', strokeLinejoin: 'round' } as const;
  return [
    path(PLOT_EDGE, { ...ink, stroke: edge, strokeWidth: 5 * point, strokeOpacity: 0.4 }),
    path(PLOT_EDGE, { ...ink, stroke: bright, strokeWidth: 2 * point }),
  ];
}
