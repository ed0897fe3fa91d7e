import { KINDS, type Kind } from '@/engine/games/materia-prima/data';

/** What is engraved, by name. */
export const ICONS = [
  'move',
  'pick',
  'drop',
  'sword',
  'bag',
  'book',
  'flask',
  'conv',
  'hour',
  'menu',
  'undo',
  'log',
  'eye',
  'shield',
  'att',
  'stone',
  'crown',
  'coin',
  'card',
  'scroll',
  'zoom',
  'unzoom',
  'info',
  'lock',
  'check',
  'close',
] as const;
export type IconName = (typeof ICONS)[number];

/** The numbers of a figure stand on bosses of brass. */
export const BOSSES = ['att', 'shield', 'bag', 'hour'] as const;
export type BossName = (typeof BOSSES)[number];

/** What can be done on a hex. */
export const BADGE_KINDS = ['attack', 'extract', 'research', 'buy', 'enter'] as const;
export type BadgeKind = (typeof BADGE_KINDS)[number];

export const DIE_SIDES = ['attack', 'defence'] as const;
export type DieSide = (typeof DIE_SIDES)[number];

/** What the back of a card tells. */
export const BACK_KINDS = [...KINDS, 'mission'] as const;
export type BackKind = Kind | 'mission';

/** What breathes over a site that the map shows at rest. */
export const SITE_LIGHTS = ['forge', 'windows', 'volcano', 'fall'] as const;
export type SiteLight = (typeof SITE_LIGHTS)[number];
/** Two sides square. */
export const LIGHT_BOX = [-100, -100, 200, 200] as const;

/** So many actions in a row can be shown. */
export const MOST_PIPS = 7;
/** How broad their tag is where it is 9.8 high. */
export const pipsWidth = (count: number): number => count * 6.6 + 4.6;

export type Way = 'row' | 'column';
/** From one flame to the next, where one is 24 high. */
export const FLAME_STEP = 28;
export function flamesBox(count: number, way: Way): readonly [number, number, number, number] {
  const long = 24 + (count - 1) * FLAME_STEP;
  return way === 'row' ? [-12, -12, long, 24] : [-12, -12, 24, long];
}
