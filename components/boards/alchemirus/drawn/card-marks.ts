import { corners } from '@/components/kit/drawing/corners';
import { chance, handCut, round, times } from '@/components/kit/drawing/geometry';
import { disc, fine, line, path, type Mark, type SolidMark } from '@/components/kit/drawing/marks';

type Box = readonly [x: number, y: number, width: number, height: number];

interface Skin {
  readonly seed: number;
  /** How far the edge strays, and how often. */
  readonly stray: number;
  readonly step: number;
  readonly fibres: number;
  readonly cut?: number;
  /** It lies on a drawing that shows it however small that is. */
  readonly isAlwaysFine?: boolean;
}

/** A sheet of parchment with a hand-cut, burnt edge. */
export function parchment([x, y, width, height]: Box, skin: Skin): SolidMark {
  const { seed, stray, step, fibres, cut = 0, isAlwaysFine = false } = skin;
  const random = chance(seed);
  const d = handCut(corners(x, y, width, height, cut), stray, step, random);
  const hairs = times(fibres, () => {
    const length = step * (0.5 + random());
    const place = `M${round(x + random() * width * 0.85)} ${round(y + random() * height)}`;
    return `${place}q${round(length / 2)} ${round((random() - 0.5) * 4)} ${round(length)} ${round((random() - 0.5) * 3)}`;
  });
  const grain = line(hairs.join(''), '#8a6a3a', step / 17, { strokeOpacity: 0.3 });
  return {
    type: 'solid',
    d,
    under: [{ fill: '@parchment' }],
    inside: isAlwaysFine ? [grain] : fine(grain),
    coats: [{ fill: '@burn' }],
    contour: {
      fill: 'none',
      stroke: '#3a2410',
      strokeWidth: Math.max(1, step / 10),
      strokeLinejoin: 'round',
    },
    shade: { fill: '@burn' },
  };
}

/** The ground of a card of 200 by `height` units. */
export function cardGround(height: number, seed: number): readonly Mark[] {
  const sheet = parchment([0, 0, 200, height], { seed, stray: 2.2, step: 17, fibres: 34, cut: 6 });
  return [path(sheet.d, { fill: '#000', fillOpacity: 0.5, transform: 'translate(5 8)' }), sheet];
}

/** In the lower corners of a large card. */
export const rivets = (height: number): readonly Mark[] =>
  [10.5, 189.5].map((x) =>
    disc(x, height - 10.5, 4.4, '@brass-round', { stroke: '#4a2d08', strokeWidth: 1.4 }),
  );
