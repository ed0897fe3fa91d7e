import { corners } from '@/components/kit/drawing/corners';
import { chance, handCut, round } from '@/components/kit/drawing/geometry';
import { box, cutOff, group, line, path, type Mark } from '@/components/kit/drawing/marks';
import { COLOURS_OF } from '@/components/kit/tokens';
import { CARDS, type Card } from '@/engine/games/alchemirus/data';
import { MINI, ROW, SOCKET } from '../art/card-plan';
import type { Theme } from '../art/paints';
import { buildingArt } from './building-art';
import { GLORY } from './buildings/gloria';
import { parchment } from './card-marks';

interface Picture {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How many times the width of the building goes into the picture's. */
  readonly fit: number;
  /** Without what cannot be seen there, whatever the size of the rest. */
  readonly isSmall?: boolean;
}

/** A building before its sky, cut out by hand. */
function picture(card: Card, { x, y, width, height, fit, isSmall = false }: Picture): readonly Mark[] {
  const edge = handCut(corners(x, y, width, height), 0.3, 20, chance(CARDS.indexOf(card) + 3));
  const scale = Math.min((width * fit) / 200, height / 172);
  const place = `translate(${round(x + width / 2)} ${round(y + height * 0.84)}) scale(${Math.round(scale * 1000) / 1000})`;
  return [
    cutOff(edge, [
      box([x, y, width, height], `@sky-${card}`),
      box([x, round(y + height * 0.74), width, round(height * 0.3)], `@ground-${card}`),
      { ...group(place, [...(card === 'gloria' ? GLORY : []), ...buildingArt(card)]), isSmall },
    ]),
    path(edge, { fill: 'none', stroke: '#7a5200', strokeWidth: 1 }),
  ];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function sheet({ width, height }: Size, seed: number): readonly Mark[] {
  const skin = { seed, stray: 0.8, step: 9, fibres: 12, cut: 2, isAlwaysFine: true };
  const ground = parchment([0, 0, width, height], skin);
  return [path(ground.d, { fill: '#000', fillOpacity: 0.5, transform: 'translate(2 3)' }), ground];
}

export function miniCard(card: Card): readonly Mark[] {
  const { width, height } = MINI;
  return [
    ...sheet(MINI, CARDS.indexOf(card) * 7),
    ...picture(card, { x: 3, y: 3, width: width - 6, height: height - 6, fit: 1.16 }),
  ];
}

export function bankRow(card: Card): readonly Mark[] {
  const art = ROW.width * 0.42;
  return [
    ...sheet(ROW, CARDS.indexOf(card) * 3 + 30),
    ...picture(card, { x: 3, y: 3, width: art, height: ROW.height - 6, fit: 0.98, isSmall: true }),
  ];
}

export function socket(theme: Theme, isNext: boolean): readonly Mark[] {
  const [width, height] = [SOCKET.width - 6, SOCKET.height - 6];
  const hole = [3, 3, width, height, 4] as const;
  const { glow, glowEdge } = COLOURS_OF[theme];
  return [
    box([0, 0, width + 6, height + 6, 6], '@brass', { stroke: '#1c0f06', strokeWidth: 1.2 }),
    box(hole, '@socket', { stroke: '#1c0f06', strokeWidth: 1.4 }),
    box([4.5, 4.5, width - 3, 6, 2], '#000', { fillOpacity: theme === 'dark' ? 0.5 : 0.18 }),
    ...(isNext
      ? [
          box(hole, 'none', { stroke: glowEdge, strokeWidth: 4, strokeOpacity: 0.5 }),
          box(hole, 'none', { stroke: glow, strokeWidth: 1.8, strokeDasharray: '5 4' }),
        ]
      : []),
  ];
}

/** The place for the discards, while there are none. */
export function discardsBed(theme: Theme): readonly Mark[] {
  const [ground, edge] = theme === 'dark' ? ['#000', '#c9a35a'] : ['#6a4a1c', '#6b4a1c'];
  return [
    box([1, 1, 98, 150, 7], ground, {
      fillOpacity: 0.26,
      stroke: edge,
      strokeWidth: 2,
      strokeOpacity: 0.7,
      strokeDasharray: '8 6',
    }),
    line('M50 58l10 18h-20z', edge, 2.4, { strokeOpacity: 0.7 }),
  ];
}
