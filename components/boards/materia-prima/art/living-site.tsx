import { memo } from 'react';
import { type StyleProp, type ViewStyle } from 'react-native';
import { css } from 'react-native-reanimated';

import { Moving } from '@/components/kit/drawing/moving';
import { useLiving } from '@/components/kit/living';
import { toAndFro } from '@/components/kit/motion';
import type { Hex } from './hex';
import type { Ground } from './map-layout';
import type { SiteLight } from './names';
import { print } from './prints';

const BREATHING = css.keyframes({ from: { opacity: 0 }, to: { opacity: 0.8 } });
const BREATH = 1_100;

/** No two neighbours breathe together. */
const paceOf = ({ q, r }: Hex): number => BREATH + ((q * 31 + r * 97 + 700) % 7) * 90;

function lightOf(ground: Ground): SiteLight | null {
  if (ground.type === 'city' && ground.city === 'hammerbreach') return 'forge';
  if (ground.type === 'city' && ground.city === 'blackholm') return 'windows';
  if (ground.type === 'mine' && ground.element === 'fire') return 'volcano';
  if (ground.type === 'mine' && ground.element === 'water') return 'fall';
  return null;
}

interface LivingSiteProps {
  readonly hex: Hex;
  readonly ground: Ground;
  readonly side: number;
  readonly style: StyleProp<ViewStyle>;
}

/** Fire, water or lit windows that breathe over the map; nothing where all is still. A square of two sides. */
export const LivingSite = memo(function LivingSite({ hex, ground, side, style }: LivingSiteProps) {
  const light = lightOf(ground);
  const breathing = useLiving(light === null ? null : toAndFro(BREATHING, paceOf(hex)));
  if (!breathing || light === null) return null;
  return (
    <Moving print={print(`light-${light}`)} width={2 * side} height={2 * side} style={[style, breathing]} />
  );
});
