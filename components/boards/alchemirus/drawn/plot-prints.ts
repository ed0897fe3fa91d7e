import type { Catalogue, Drawn } from '@/components/kit/drawing/catalogue';
import { disc, group, oval, type Mark } from '@/components/kit/drawing/marks';
import { BUILDINGS, type Building } from '@/engine/games/alchemirus/data';
import type { Fashion } from '../art/fashion';
import {
  DARKNESS_BOX,
  EDGE_BOX,
  FREE_BOX,
  FLICKERING,
  GROUNDS,
  HOUSE_BOX,
  isVaried,
  LIGHT_BOX,
  PLOT_BOX,
  SHROUD_BOX,
  SOIL_BOX,
} from '../art/plot-plan';
import { MINI_PLOT_BOX } from '../art/mini-plan';
import { buildingArt } from './building-art';
import { FREE_PLOT, ground } from './ground-marks';
import { DARKNESS, flicker, litEdge, PLAN_LIGHT, SHROUD, standing } from './plot-marks';
import { SPIRIT } from './spirit-marks';

type Entry = readonly [name: string, drawing: Drawn];

/** A plot of somebody else at a glance. */
function miniPlot(building: Building): readonly Mark[] {
  return [
    {
      type: 'group',
      isSmall: true,
      marks: [oval(0, 15, 88, 22, '#000', { fillOpacity: 0.5 }), ...buildingArt(building)],
    },
  ];
}

const HELD: readonly Mark[] = [
  {
    type: 'group',
    isSmall: true,
    marks: [disc(0, -66, 96, '#0a0618', { fillOpacity: 0.6 }), group('translate(0 -60) scale(1.2)', SPIRIT)],
  },
];

const houseOf = (building: Building, fashion: Fashion): Drawn => ({
  layers: [standing(building, fashion)],
  box: HOUSE_BOX,
  width: 112,
});

const housesOf = (building: Building): readonly Entry[] => [
  [`house-${building}`, houseOf(building, 0)],
  ...(isVaried(building) ? [[`house-${building}-other`, houseOf(building, 1)] as const] : []),
  [`plot-${building}`, { layers: [miniPlot(building)], box: MINI_PLOT_BOX, width: 52 }],
];

const soils = (['meadow', 'gravel', 'ash', 'paving'] as const).flatMap((soil) =>
  GROUNDS.map((cut): Entry => [
    `soil-${soil}-${cut}`,
    { layers: [ground(soil, cut + 2)], box: SOIL_BOX, width: 90 },
  ]),
);

const flickers = FLICKERING.map((building): Entry => [
  `flicker-${building}`,
  { layers: [flicker(building)], box: HOUSE_BOX, width: 80 },
]);

/** A point of the screen in the units of a plot so wide. */
const pointAt = (width: number): number => PLOT_BOX[2] / width;

export const PLOT_PRINTS: Catalogue['drawn'] = {
  ...Object.fromEntries([...BUILDINGS.flatMap(housesOf), ...soils, ...flickers]),
  'plot-held': { layers: [HELD], box: MINI_PLOT_BOX, width: 52 },
  darkness: { layers: [DARKNESS], box: DARKNESS_BOX, width: 60 },
  shroud: { layers: [SHROUD], box: SHROUD_BOX, width: 100 },
  'plan-light': { layers: [PLAN_LIGHT], box: LIGHT_BOX, width: 50 },
  'lit-edge': { layers: (theme) => [litEdge(theme, pointAt(62))], box: EDGE_BOX, width: 80 },
  'lit-edge-wide': { layers: (theme) => [litEdge(theme, pointAt(130))], box: EDGE_BOX, width: 120 },
  'free-plot': { layers: [FREE_PLOT], box: FREE_BOX, width: 110 },
};
