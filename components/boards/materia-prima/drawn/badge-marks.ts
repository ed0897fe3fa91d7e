import { times } from '@/components/kit/drawing/geometry';
import { disc, group, type Mark } from '@/components/kit/drawing/marks';
import { shape, stroke } from '../art/hand';
import { engraved, icon } from './icons';
import { FLAME_STEP, type BadgeKind, type BossName, type IconName, type Way } from '../art/names';
import type { Level } from '@/engine/games/materia-prima/data';
import type { Tint } from '../art/paints';

/** An action that is left burns, radius 10. */
function pipMarks(isLeft: boolean): readonly Mark[] {
  if (!isLeft) return [disc(0, 0, 9, '#0d0906', { stroke: '#8C7657', strokeWidth: 1.8 })];
  return [
    disc(0, 0, 11.6, '#000', { fillOpacity: 0.5 }),
    disc(0, 0, 9.6, '@flame', { stroke: '#4a2d08', strokeWidth: 1.6 }),
    disc(-3, -3.4, 2.8, '#fff', { fillOpacity: 0.9 }),
  ];
}

/** So many of them, the first round 0, 0. */
export const flameMarks = (count: number, left: number, way: Way): readonly Mark[] =>
  times(count, (index) => {
    const far = index * FLAME_STEP;
    return group(`translate(${way === 'row' ? far : 0} ${way === 'row' ? 0 : far})`, pipMarks(index < left));
  });

/** So many actions in a row, in the middle of their tag: 6.6 apart. */
export function pipRowMarks(count: number, left: number): readonly Mark[] {
  return times(count, (index) =>
    disc((index - (count - 1) / 2) * 6.6, 0, 2.7, index < left ? '@flame' : '#4a3828'),
  );
}

const BADGES: Readonly<Record<BadgeKind, readonly [ground: Tint, hem: Tint, name: IconName]>> = {
  attack: ['@cinnabar', '#ffd9cc', 'sword'],
  extract: ['@brass-back', '#fff3c8', 'pick'],
  research: ['@lapis', '#e3ebff', 'book'],
  buy: ['@brass-back', '#fff3c8', 'coin'],
  enter: ['@verdigris', '#e8fff6', 'flask'],
};

/** A round badge with its icon, radius 10. */
export function badgeMarks(kind: BadgeKind): readonly Mark[] {
  const [ground, hem, name] = BADGES[kind];
  return [
    disc(1, 2, 10, '#000', { fillOpacity: 0.5 }),
    disc(0, 0, 10, ground, { stroke: '#1a0704', strokeWidth: 1.2 }),
    disc(0, 0, 8.4, 'none', { stroke: hem, strokeWidth: 1, strokeOpacity: 0.7 }),
    group('translate(.4 .7) scale(.5)', icon(name, '#1a0704')),
    group('scale(.5)', icon(name, '#fff')),
  ];
}

/** A boss of brass with an icon cut into it, radius 13. */
export function bossMarks(name: BossName): readonly Mark[] {
  return [
    disc(1, 2, 13, '#000', { fillOpacity: 0.35 }),
    disc(0, 0, 13, '@brass', { stroke: '#3b2406', strokeWidth: 1 }),
    disc(0, 0, 11, 'none', { stroke: '#fff', strokeWidth: 0.9, strokeOpacity: 0.5 }),
    group('scale(.62)', engraved(name)),
  ];
}

const DIAMOND = 'M0-4.8L4.8 0 0 4.8-4.8 0Z';

/** Three diamonds, of brass up to the level. */
export function diamondMarks(level: Level): readonly Mark[] {
  return times(3, (index) =>
    group(`translate(${(index - 1) * 11} 0)`, [
      index < level
        ? shape(DIAMOND, '@brass', 1, { stroke: '#3b2406' })
        : stroke(DIAMOND, '#7a5a2a', 1.1, 0.8),
    ]),
  );
}
