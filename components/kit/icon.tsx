import { memo } from 'react';

import { Tinted } from './drawing/tinted';
import { print } from './prints';
import { useInks } from './theme';

export const ICON_NAMES = [
  'book',
  'people',
  'gear',
  'back',
  'forward',
  'up',
  'down',
  'plus',
  'minus',
  'close',
  'check',
  'bold-check',
  'grip',
  'person',
  'bot',
  'hide',
  'show',
  'menu',
  'undo',
  'replay',
  'play',
  'pause',
  'skip',
  'trash',
  'share',
  'import',
  'search',
  'pencil',
  'dice',
  'log',
  'sound',
  'music',
  'vibrate',
  'sun',
  'moon',
  'star',
  'flask',
  'chart',
  'lock',
  'scales',
  'flame',
  'shield',
  'dagger',
  'hint',
  'hourglass',
  'language',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

interface IconProps {
  readonly name: IconName;
  readonly size?: number | undefined;
  /** By default the ink of the surface. */
  readonly colour?: string | undefined;
}

/** A sign by strokes; says nothing to screen readers: what it sits in has the name. */
export const Icon = memo(function Icon({ name, size = 24, colour }: IconProps) {
  const { ink } = useInks();
  return <Tinted print={print(`icon-${name}`)} size={size} colour={colour ?? ink} />;
});
