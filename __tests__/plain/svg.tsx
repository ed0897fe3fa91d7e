import { createElement, type ComponentType, type PropsWithChildren } from 'react';
import type { SvgProps } from 'react-native-svg';

/**
 * Stands in for react-native-svg where a test does not look at drawings: each is one host view, as in a picture. The
 * hundreds of views inside it cost most of the time of a mounted board and say nothing about what it does.
 */
export function Svg({ children: _, ...props }: PropsWithChildren<SvgProps>) {
  return createElement('RNSVGSvgView', props);
}

const unseen: ComponentType = () => null;

export default Svg;
export {
  unseen as Circle,
  unseen as ClipPath,
  unseen as Defs,
  unseen as Ellipse,
  unseen as G,
  unseen as Line,
  unseen as LinearGradient,
  unseen as Path,
  unseen as RadialGradient,
  unseen as Rect,
  unseen as Stop,
  unseen as Text,
  unseen as TextPath,
  unseen as Use,
};
