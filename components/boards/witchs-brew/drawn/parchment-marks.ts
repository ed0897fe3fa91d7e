import { corners } from '@/components/kit/drawing/corners';
import { chance, handCut, round, times } from '@/components/kit/drawing/geometry';
import { fine, line, type SolidMark } from '@/components/kit/drawing/marks';
import { rad } from '../art/paints';

type Box = readonly [x: number, y: number, width: number, height: number];
type Three = readonly [string, string, string];

interface Skin {
  readonly seed: number;
  readonly tone: Three;
  /** How far the edge strays, and how often. */
  readonly stray: number;
  readonly step: number;
  readonly fibres: number;
  /** How dark the burnt edge is. */
  readonly burn?: number;
}

/** A sheet of parchment with a hand-cut, burnt edge, as the ground of a card. */
export function parchment([x, y, width, height]: Box, skin: Skin): SolidMark {
  const { seed, tone, stray, step, fibres, burn = 0.5 } = skin;
  const random = chance(seed);
  const d = handCut(corners(x, y, width, height), stray, step, random);
  const hairs = times(fibres, () => {
    const length = 5 + random() * 14;
    const [left, top] = [x + random() * Math.max(1, width - length), y + random() * height];
    return `M${round(left)} ${round(top)}q${round(length / 2)} ${round((random() - 0.5) * 4)} ${round(length)} ${round((random() - 0.5) * 3)}`;
  });
  return {
    type: 'solid',
    d,
    under: [{ fill: rad(...tone) }],
    inside: fine(line(hairs.join(''), '#7a5a2a', 0.9, { strokeOpacity: 0.2 })),
    coats: [
      stroke('#6b3a10', burn, 7, 'translate(-2 -2.4)'),
      stroke('#fffbe8', 0.75, 2, 'translate(1.1 1.3)'),
    ],
    contour: stroke('#4a2d10', 0.8, 1),
    shade: stroke('#6b3a10', burn, 7, 'translate(-2 -2.4)'),
  };
}

function stroke(colour: string, opacity: number, width: number, transform?: string) {
  const ink = { fill: 'none', stroke: colour, strokeOpacity: opacity, strokeWidth: width };
  return transform ? { ...ink, transform } : ink;
}
