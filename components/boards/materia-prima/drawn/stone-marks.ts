import { disc, group, type Mark } from '@/components/kit/drawing/marks';
import { at } from '@/engine/core/list';
import { cast, glow, INK, shape, sheen, stroke } from '../art/hand';
import { FORMULA_LEVEL, type Stone } from '@/engine/games/materia-prima/cards';
import type { Level } from '@/engine/games/materia-prima/data';
import type { Glow, Tint } from '../art/paints';
import { EMBLEMS } from './stone-emblems';

/** The three fragments of the Stone fit into one triangle: two feet, then the top. */
const SHARDS = ['M-9.6 5L-5-3 0 0 0 5Z', 'M9.6 5L5-3 0 0 0 5Z', 'M-5-3L0-11 5-3 0 0Z'];
const GLEAMS = ['M-9.6 5L-5-3-4 3Z', 'M9.6 5L5-3 4 3Z', 'M-5-3L0-11 0 0Z'];

interface Work {
  readonly shard: Tint;
  readonly glow: Glow;
  readonly medal: Tint;
  readonly emblem: Tint;
  readonly ground: Tint;
}

/** The black, the white and the red work. */
const WORKS: Readonly<Record<Level, Work>> = {
  1: { shard: '@coal', glow: 'teal', medal: '@coal', emblem: '#d9d0dc', ground: '#17131c' },
  2: { shard: '@platinum', glow: 'white', medal: '@platinum', emblem: '#2c3448', ground: '#f2f6fa' },
  3: { shard: '@cinnabar', glow: 'red', medal: '@cinnabar', emblem: '#ffe08a', ground: '#4a0c0a' },
};

/** The Stone so far, radius about 11: what is missing stays dark. */
export function fragmentMarks(levels: readonly Level[]): readonly Mark[] {
  const isWhole = levels.length === 3;
  return [
    ...(isWhole ? [glow(0, -1, 16, 'red')] : []),
    shape('M-9.6 5L0-11 9.6 5Z', '#0d0906', 1.2, { stroke: '#8C7657' }),
    ...levels.flatMap((level) => [
      shape(at(SHARDS, level - 1), isWhole ? '@cinnabar' : WORKS[level].shard, 1, { stroke: '#2a0704' }),
      sheen(at(GLEAMS, level - 1), '#fff', 0.35),
    ]),
    ...(isWhole ? [stroke('M-9.6 5L0-11 9.6 5Z', '#ffe9a6', 0.8)] : []),
  ];
}

function emblem(stone: Stone, { emblem: tint, ground }: Work): readonly Mark[] {
  const { body, lines, holes } = EMBLEMS[stone];
  return [
    stroke(body + (lines ?? ''), ground, 4.4),
    sheen(body, tint, 1),
    ...(holes ? [sheen(holes, ground, 1)] : []),
    ...(lines ? [stroke(lines, tint, 2.2)] : []),
  ];
}

const MEDAL_AT: Readonly<Record<Level, string>> = {
  1: 'translate(0 -15)',
  2: 'translate(0 -15)',
  3: 'translate(0 19)',
};

/** A fragment as its formula shows it, within 46 units: the shard of its level, and a medal. */
export function shardMarks(level: Level): readonly Mark[] {
  const work = WORKS[level];
  const dashes = { strokeDasharray: '1 1', strokeWidth: 0.45 };
  const others = [0, 1, 2].filter((index) => index !== level - 1).map((index) => at(SHARDS, index));
  return [
    glow(0, 0, 48, work.glow, 0.9),
    group('translate(0 15) scale(4.7)', [
      shape('M-9.6 5L0-11 9.6 5Z', '#1a0704', 0.5, { fillOpacity: 0.5, stroke: '#e6b23c' }),
      { ...stroke(others.join(''), '#e6b23c', 0.45), ink: { fill: 'none', stroke: '#e6b23c', ...dashes } },
      shape(at(SHARDS, level - 1), work.shard, 0.7, { stroke: '#ffe9a6' }),
      sheen(at(GLEAMS, level - 1), '#fff', 0.35),
    ]),
    group(MEDAL_AT[level], [
      cast('M-24 0a24 24 0 1 0 48 0a24 24 0 1 0-48 0Z', 1.5, 3),
      disc(0, 0, 24, '@brass', { stroke: INK, strokeWidth: 2 }),
      disc(0, 0, 20.4, work.medal, { stroke: INK, strokeWidth: 1.4 }),
      stroke('M-17-8C-14-14-8-18 0-18.6', '#fff', 1.6, 0.6),
    ]),
  ];
}

/** The emblem on its medal. */
export function emblemMarks(stone: Stone): readonly Mark[] {
  const level = FORMULA_LEVEL[stone];
  return [group(MEDAL_AT[level], [group('scale(.7)', emblem(stone, WORKS[level]))])];
}
