import { round, type Chance } from '@/components/kit/drawing/geometry';
import { path, type Mark } from '@/components/kit/drawing/marks';
import { at } from '@/engine/core/list';

interface Laid {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly row: number;
  /** The narrowest stone, and by how much others are wider. */
  readonly stone: readonly [least: number, more: number];
  readonly tones: readonly string[];
}

/** Rows of rounded stones, one path for each tone. */
export function paving({ x, y, width, height, row, stone, tones }: Laid, random: Chance): readonly Mark[] {
  const paths = tones.map(() => '');
  const gap = Math.max(1, row * 0.18);
  const soft = round(Math.min(3.6, row * 0.42));
  for (let top = y, index = 0; top < y + height; top += row, index += 1) {
    for (let left = x - 6 + (index % 2) * stone[0] * 0.55; left < x + width;) {
      const wide = stone[0] + random() * stone[1];
      const tone = Math.floor(random() * tones.length);
      const [w, h] = [round(wide - gap - soft), round(row - gap - soft)];
      paths[tone] += `M${round(left + soft / 2)} ${round(top + soft / 2)}h${w}v${h}h${-w}z`;
      left += wide;
    }
  }
  return paths.map((d, index) => {
    const tone = at(tones, index);
    return path(d, { fill: tone, stroke: tone, strokeWidth: soft, strokeLinejoin: 'round' });
  });
}
