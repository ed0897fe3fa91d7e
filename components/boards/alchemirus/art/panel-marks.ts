import { corners } from '@/components/kit/drawing/corners';
import { chance, handCut, seedOf } from '@/components/kit/drawing/geometry';
import { box, inked, path, type Mark } from '@/components/kit/drawing/marks';
import { COLOURS_OF } from '@/components/kit/tokens';
import type { Theme } from './paints';

interface Area {
  readonly width: number;
  readonly height: number;
}

/** A dark panel cut by hand, hemmed in a player's colour. */
export function glancePanel(
  { width, height }: Area,
  hue: string,
  theme: Theme,
  isActive: boolean,
): readonly Mark[] {
  const random = chance(seedOf(hue));
  const edge = handCut(corners(0, 0, width, height, 5), 0.8, 13, random);
  const hem = handCut(corners(2.8, 2.8, width - 5.6, height - 5.6, 4), 0.5, 18, random);
  const { glow, glowEdge, edge: ink } = COLOURS_OF[theme];
  const rim = (stroke: string, strokeWidth: number, strokeOpacity: number) =>
    path(edge, { fill: 'none', stroke, strokeWidth, strokeOpacity });
  return [
    path(edge, { fill: '#000', fillOpacity: theme === 'dark' ? 0.45 : 0.22, transform: 'translate(2 3)' }),
    ...(isActive ? [rim(glowEdge, 8, 0.4), rim(glow, 3, 1)] : []),
    inked(edge, '@panel', ink, 1.4),
    path(hem, { fill: 'none', stroke: hue, strokeWidth: theme === 'dark' ? 1.4 : 2.2 }),
  ];
}

/** A small plate of wood with a gilt edge. */
export function tabPlate({ width, height }: Area): readonly Mark[] {
  return [
    box([1, 2, width, height, 4], '#000', { fillOpacity: 0.4 }),
    box([0, 0, width, height, 4], '@panel', { stroke: '#c8932f', strokeWidth: 1 }),
  ];
}

/** Brass under a name; violet where the Spirit holds what it names. */
export function namePlate({ width, height }: Area, isBlocked: boolean): readonly Mark[] {
  const ink = { stroke: isBlocked ? '#8a76e8' : '#1c0f06', strokeWidth: 0.9 };
  return [
    box([0.8, 1.6, width, height, 2.5], '#000', { fillOpacity: 0.5 }),
    box([0, 0, width, height, 2.5], isBlocked ? '#2a1a5a' : '@plate', ink),
  ];
}
