import type { Drawn } from '@/components/kit/drawing/catalogue';
import type { Mark } from '@/components/kit/drawing/marks';
import { BASICS } from '@/engine/games/materia-prima/data';
import { TILES, type Tile } from '@/engine/games/materia-prima/map';

import { CHART } from '../art/area';
import { growthOf, MAP_BOX, middleName, middlesOf, SITE_BOX, TILE_BOX } from '../art/map-layout';
import { LIGHT_BOX, SITE_LIGHTS as LIGHTS } from '../art/names';
import { chartMarks, COMPASS, ROSE, SERPENT, SHIP, SUN } from './chart-marks';
import { cardMarks, faceMarks, seaMarks, siteMarks } from './map-marks';
import { SITE_LIGHTS } from './sites/lights';

/** A map fills the screen; whoever comes nearer sees its hexes larger than it sees the sea. */
const WIDTHS = { map: 300, tile: 160, site: 70, cleared: 52 } as const;

/** A tile by the mine or the city in its middle, or by none: what stands there is printed with it, however it is turned. */
const facesOf = (tile: Tile) =>
  middlesOf(tile).map(
    (ground) =>
      [
        `face-${tile}-${middleName(ground)}`,
        {
          layers: [
            [...faceMarks(tile), ...(ground.type === 'free' ? [] : siteMarks({ ground, tile, number: 0 }))],
          ],
          box: TILE_BOX,
          width: WIDTHS.tile,
        },
      ] as const,
  );

const tiles = TILES.flatMap((tile) => [
  ...facesOf(tile),
  ...growthOf(tile).flatMap((terrain, number) => {
    const site = { ground: { type: 'free', terrain }, tile, number } as const;
    return [
      [`site-${tile}-${number}`, { layers: [siteMarks(site)], box: SITE_BOX, width: WIDTHS.site }] as const,
      [
        `cleared-${tile}-${number}`,
        { layers: [siteMarks(site, true)], box: SITE_BOX, width: WIDTHS.cleared },
      ] as const,
    ];
  }),
]);

const mines = BASICS.map((element) => {
  const marks = siteMarks({ ground: { type: 'mine', element }, tile: 'windshire', number: 0 });
  return [`mine-${element}`, { layers: [marks], box: SITE_BOX, width: WIDTHS.site }] as const;
});

const lights = LIGHTS.map(
  (light) => [`light-${light}`, { layers: [SITE_LIGHTS[light]], box: LIGHT_BOX, width: 80 }] as const,
);

const faint = (marks: readonly Mark[], opacity: number): readonly Mark[] => [
  { type: 'group', opacity, marks },
];

/** Sea, tiles of card and what stands on them; and the chart on which they lie. */
export const MAP_PRINTS: Readonly<Record<string, Drawn>> = {
  sea: { layers: [seaMarks()], box: MAP_BOX, width: WIDTHS.map },
  card: { layers: [cardMarks()], box: MAP_BOX, width: WIDTHS.map },
  ...Object.fromEntries([...tiles, ...mines, ...lights]),
  chart: {
    layers: [chartMarks(CHART)],
    box: [-8, -8, CHART.width + 16, CHART.height + 16],
    width: 200,
    isStretched: true,
  },
  'chart-rose': { layers: [ROSE], box: [-196, -196, 392, 392], width: 160 },
  'chart-sun': { layers: [faint(SUN, 0.85)], box: [-13, -13, 26, 26], width: 44 },
  'chart-compass': { layers: [COMPASS], box: [-13, -16, 26, 29], width: 44 },
  'chart-ship': { layers: [faint(SHIP, 0.8)], box: [-24, -22, 48, 44], width: 44 },
  'chart-serpent': { layers: [faint(SERPENT, 0.8)], box: [-28, -20, 56, 34], width: 44 },
};
