import type { StyleProp, ViewStyle } from 'react-native';

import type { ViewBox } from '@/components/kit/drawing/drawing';
import { makePiece, makeSign } from '@/components/kit/drawing/pieces';
import type { Print } from '@/components/kit/drawing/print';
import { Drawing } from './drawing';
import type { Theme } from './paints';

export const Piece = makePiece(Drawing);
export const Sign = makeSign(Drawing);

/** A place in px from the upper left of the piece that it lies in. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** From where a drawing is counted, and how many px a unit of it has: across, and down where that differs. */
interface Space {
  readonly left: number;
  readonly top: number;
  readonly unit: number;
  readonly down?: number;
}

interface LaidProps {
  readonly print: Print;
  readonly space: Space;
  /** Where in that space it lies; without it, where it was drawn. */
  readonly box?: ViewBox;
  readonly theme?: Theme;
  readonly isSmall?: boolean;
  readonly style?: StyleProp<ViewStyle>;
}

/** A picture where it lies in the space of whatever holds it: one view. */
export function Laid({ print, space, box = print.box, theme = 'dark', isSmall = false, style }: LaidProps) {
  const { left, top, unit, down = unit } = space;
  const [x, y, across, high] = box;
  const place = { left: (x - left) * unit, top: (y - top) * down };
  return (
    <Drawing
      layers={[{ print }]}
      viewBox={print.box}
      width={across * unit}
      height={high * down}
      theme={theme}
      isSmall={isSmall}
      style={[ABSOLUTE, place, style]}
    />
  );
}

const ABSOLUTE = { position: 'absolute' } as const;
