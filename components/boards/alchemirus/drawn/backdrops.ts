import { round, times, type Chance } from '@/components/kit/drawing/geometry';
import { fill, fine, type Mark } from '@/components/kit/drawing/marks';
import type { Card } from '@/engine/games/alchemirus/data';
import { SKIES } from './hues';

/** Where the horizon is, and the size of the picture. */
interface Horizon {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A house of the town in outline: gabled, domed or with a broken roof. */
function roofline(x: number, foot: number, width: number, high: number, kind: number): string {
  const [left, top] = [round(x), round(foot - high)];
  const [w, h] = [round(width), round(high + 60)];
  if (kind < 0.3) return `M${left} ${round(foot + 60)}V${top}l${round(w / 2)}-20l${round(w / 2)} 20v${h}z`;
  if (kind < 0.5) return `M${left} ${round(foot + 60)}V${top}q${round(w / 2)}-16 ${w} 0v${h}z`;
  const low = round(foot - high * 0.8);
  return `M${left} ${round(foot + 60)}V${low}l${round(w * 0.2)}-9h${round(w * 0.6)}l${round(w * 0.2)} 9v${h}z`;
}

function town(horizon: Horizon, tone: string, random: Chance): readonly Mark[] {
  return [
    { base: 0.16, opacity: 0.5, scale: 1.25 },
    { base: 0.04, opacity: 0.8, scale: 1 },
  ].flatMap(({ base, opacity, scale }) => {
    const { houses, windows } = street(horizon, base, scale, random);
    return [fill(houses, tone, opacity), ...fine(fill(windows, '#ffd98a', opacity * 0.9))];
  });
}

function street({ x, y, width, height }: Horizon, base: number, scale: number, random: Chance) {
  const foot = y - height * base * 0.4;
  let [left, houses, windows] = [x - 8, '', ''];
  while (left < x + width) {
    const [wide, high] = [(14 + random() * 16) * scale, (26 + random() * 34) * scale];
    houses += roofline(left, foot, wide, high, random());
    if (random() < 0.7) windows += `M${round(left + wide * 0.4)} ${round(foot - high * 0.5)}h3v4.4h-3z`;
    left += wide + 1;
  }
  return { houses, windows };
}

function mountains(horizon: Horizon, tone: string, snow: string, random: Chance): readonly Mark[] {
  const { x, y, width, height } = horizon;
  return [
    { base: 0.3, opacity: 0.5 },
    { base: 0.14, opacity: 0.85 },
  ].flatMap(({ base, opacity }) => {
    const peaks = times(5, (index) => ({
      left: x + (width * (index + 0.1 + random() * 0.3)) / 5,
      top: y - height * (base + random() * 0.16),
    }));
    const slope = width * 0.1;
    const ridge = peaks.map(
      ({ left, top }) =>
        `L${round(left)} ${round(top)}L${round(left + slope)} ${round(y - height * base * 0.4)}`,
    );
    const caps = peaks.map(
      ({ left, top }) =>
        `M${round(left)} ${round(top)}l${round(slope * 0.28)} ${round(height * 0.05)}l${round(slope * -0.2)} ${round(height * -0.012)}l${round(slope * -0.16)} ${round(height * 0.02)}l${round(slope * -0.12)} ${round(height * -0.016)}z`,
    );
    return [
      fill(
        `M${x} ${round(y)}${ridge.join('')}L${x + width} ${round(y)}V${round(y + height)}H${x}Z`,
        tone,
        opacity,
      ),
      ...fine(fill(caps.join(''), snow, 0.35)),
    ];
  });
}

function cypresses({ x, y, width, height }: Horizon, tone: string, random: Chance): readonly Mark[] {
  const foot = round(y + height * 0.05);
  const trees = times(16, (index) => {
    const left = round(x + (width * (index + random() * 0.6)) / 16);
    const [high, wide] = [height * (0.1 + random() * 0.16), width * (0.02 + random() * 0.018) * 1.5];
    const [middle, top] = [round(y - high * 0.5), round(y - high)];
    return `M${left} ${foot}Q${round(left - wide)} ${middle} ${left} ${top}Q${round(left + wide)} ${middle} ${left} ${foot}Z`;
  });
  return [fill(trees.join(''), tone, 0.62)];
}

/** What stands far behind a building: a town, mountains or trees. */
export function backdrop(card: Card, horizon: Horizon, random: Chance): readonly Mark[] {
  const tone = SKIES[card][2];
  switch (card) {
    case 'metalle':
      return mountains(horizon, tone, '#e8ecff', random);
    case 'fornax':
      return mountains(horizon, tone, '#ff9a5a', random);
    case 'horten':
    case 'alembic':
      return cypresses(horizon, tone, random);
    case 'gloria':
      return [];
    case 'pergula':
    case 'domo':
    case 'taberna':
    case 'labrium':
    case 'donarium':
      return town(horizon, tone, random);
  }
}
