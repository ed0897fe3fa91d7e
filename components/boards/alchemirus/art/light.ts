import type { ViewStyle } from 'react-native';

import { COLOURS_OF } from '@/components/kit/tokens';
import type { Theme } from './paints';

/** Light round the edge of a card that is chosen or may be taken. */
export function rimOfLight(theme: Theme): ViewStyle {
  const { glow, glowEdge } = COLOURS_OF[theme];
  return {
    borderRadius: 4,
    boxShadow: `0px 0px 0px 1.6px ${glow}, 0px 0px 0px 3.2px ${glowEdge}, 0px 0px 3px 5px ${glowEdge}66`,
  };
}
