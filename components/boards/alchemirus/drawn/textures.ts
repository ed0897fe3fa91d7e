import { chance, round, times } from '@/components/kit/drawing/geometry';
import { fine, path, type Ink, type Mark } from '@/components/kit/drawing/marks';
import { at } from '@/engine/core/list';

type Box = readonly [x: number, y: number, width: number, height: number];

export const STONE = ['#d9cdb4', '#c7b99d', '#b5a78b', '#e4dac4', '#a89a80', '#cdbfa2'];
export const DARK_STONE = ['#857862', '#766a56', '#94876f', '#6a5f4d'];
export const BRICK = ['#c8714a', '#b55f3a', '#d6845a', '#a04f2e', '#bf6a45', '#8f4426'];
export const SLATES = ['#6f8bbd', '#5c77a8', '#809bca', '#4d6796', '#6480b2'];
export const VERDIGRIS = ['#6dbba6', '#5aa894', '#82ccb8', '#4b9583'];

interface Masonry {
  /** The height of a course and the breadth of a stone, as a rule. */
  readonly row: number;
  readonly stone: number;
  readonly seed: number;
  readonly tones: readonly string[];
}

interface Stone {
  readonly tone: string;
  readonly d: string;
}

/** Stones are rounded by the stroke round them. */
const SOFT = 1.2;

function block(x: number, y: number, width: number, height: number): string {
  const [w, h] = [round(width - 1.2 - SOFT), round(height - 1.2 - SOFT)];
  return `M${round(x + SOFT / 2)} ${round(y + SOFT / 2)}h${w}v${h}h${-w}z`;
}

function courses([x, y, width, height]: Box, { row, stone, seed, tones }: Masonry): readonly Stone[] {
  const random = chance(seed);
  return times(Math.ceil(height / row), (index) => {
    const stones: Stone[] = [];
    let left = x - (index % 2 ? stone * 0.5 : 0) - random() * 3;
    while (left < x + width) {
      const breadth = stone * (0.7 + random() * 0.6);
      const tone = at(tones, Math.floor(random() * tones.length));
      stones.push({ tone, d: block(left, y + index * row, breadth, row) });
      left += breadth;
    }
    return stones;
  }).flat();
}

/** One path for each tone. */
function byTone(stones: readonly Stone[], tones: readonly string[], ink?: Ink): readonly Mark[] {
  return tones.map((tone) => {
    const d = stones.filter((stone) => stone.tone === tone).map((stone) => stone.d);
    const soft = { stroke: tone, strokeWidth: SOFT, strokeLinejoin: 'round' } as const;
    return path(d.join(''), { fill: tone, ...(ink ?? soft) });
  });
}

/** Courses of stones or bricks, each a little different. */
export function masonry(box: Box, laid: Masonry): readonly Mark[] {
  return fine(...byTone(courses(box, laid), laid.tones));
}

/** The bricks of a dome: narrower from course to course. */
export function domeBricks(): readonly Mark[] {
  const random = chance(8);
  const stones = times(13, (index) => {
    const [y, half] = [10 - index * 10.6, 78 - index * index * 0.28];
    const first = -17 - half + (index % 2 ? 7 : 0);
    return times(Math.ceil((half - 3 - first) / 14.5), (brick): Stone => {
      const tone = at(BRICK, Math.floor(random() * BRICK.length));
      return { tone, d: block(first + brick * 14.5, y - 10, 14.2, 10.4) };
    });
  }).flat();
  return fine(...byTone(stones, BRICK).map((mark): Mark => ({ type: 'group', opacity: 0.8, marks: [mark] })));
}

interface Shingles {
  readonly row: number;
  readonly tile: number;
  readonly seed: number;
  readonly tones: readonly string[];
  readonly joint: string;
}

/** A roof of rounded tiles. */
export function shingles([x, y, width, height]: Box, laid: Shingles): readonly Mark[] {
  const { row, tile, seed, tones, joint } = laid;
  const random = chance(seed);
  const count = Math.ceil(height / row);
  const fall = round(row * 0.75);
  const tiles = times(count + 1, (step) => {
    const index = count - step;
    const first = x - (index % 2 ? tile / 2 : 0);
    return times(Math.ceil((x + width - first) / tile), (part): Stone => {
      const top = round(y + index * row - 2);
      const d = `M${round(first + part * tile)} ${top}h${tile}v${fall}q${-tile / 2} ${fall}${-tile} 0z`;
      return { tone: at(tones, Math.floor(random() * tones.length)), d };
    });
  }).flat();
  return fine(...byTone(tiles, tones, { stroke: joint, strokeWidth: 1 }));
}
