import type { ViewBox } from '@/components/kit/drawing/drawing';
import type { Building, Good } from '@/engine/games/alchemirus/data';

/** What a plot takes up, its ground line at 0. */
export const PLOT_BOX: ViewBox = [-104, -152, 208, 208];

/** What the pictures of a plot show of its space: its ground, its house, and the light and darkness on it. */
export const SOIL_BOX: ViewBox = [-112, -36, 232, 114];
export const HOUSE_BOX: ViewBox = [-124, -212, 248, 278];
export const DARKNESS_BOX: ViewBox = [-130, -176, 260, 240];
export const SHROUD_BOX: ViewBox = [-116, -170, 236, 216];
export const LIGHT_BOX: ViewBox = [-120, -150, 240, 240];
export const EDGE_BOX: ViewBox = [-116, -40, 232, 92];
export const FREE_BOX: ViewBox = [-116, -58, 232, 110];

export type Soil = 'meadow' | 'gravel' | 'ash' | 'paving';

const SOILS: Partial<Readonly<Record<Building, Soil>>> = {
  horten: 'meadow',
  metalle: 'gravel',
  fornax: 'ash',
};

export const soilOf = (building: Building): Soil => SOILS[building] ?? 'paving';

/** In how many ways the ground of a plot is cut. */
export const GROUNDS = [0, 1, 2] as const;

/** What stands in two fashions, so that a row of them is no pattern. */
const VARIED = ['horten', 'metalle', 'pergula'] as const;
/** In what something flickers while it works. */
export const FLICKERING = ['fornax', 'alembic', 'labrium'] as const;
export type Flickering = (typeof FLICKERING)[number];

const isAmong = <One extends Building>(some: readonly One[], building: Building): building is One =>
  some.some((one) => one === building);

export const isVaried = (building: Building): building is (typeof VARIED)[number] =>
  isAmong(VARIED, building);
export const isFlickering = (building: Building): building is Flickering => isAmong(FLICKERING, building);

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A Labrium has a place for a tincture and one for a metal; gold lies between them. */
export function goodPlace(building: Building, good: Good | null, index: number, scale: number): Place {
  const y = 50 - 13 * scale;
  if (building !== 'labrium' || good === 'gold') return { x: 0, y };
  return { x: index === 0 ? -50 : 50, y };
}
