import { memo } from 'react';
import { StyleSheet } from 'react-native';

import type { ViewBox } from '@/components/kit/drawing/drawing';
import type { Print } from '@/components/kit/drawing/print';
import { Drawing } from './drawing';
import type { Theme } from './paints';

interface PlacedProps {
  readonly print: Print;
  /** What of the space of the print its parent shows, and how large a unit is there. */
  readonly space: ViewBox;
  readonly unit: number;
  /** Where it lies in that space; without it, where it was drawn. */
  readonly box?: ViewBox;
  readonly theme?: Theme;
  readonly isSmall?: boolean;
}

/** A print that lies somewhere on its parent: one view. */
export const Placed = memo(function Placed({ print, space, unit, box, theme, isSmall }: PlacedProps) {
  const [x, y, width, height] = box ?? print.box;
  return (
    <Drawing
      layers={[{ print }]}
      viewBox={print.box}
      width={width * unit}
      height={height * unit}
      {...(theme ? { theme } : {})}
      {...(isSmall ? { isSmall } : {})}
      style={[styles.placed, { left: (x - space[0]) * unit, top: (y - space[1]) * unit }]}
    />
  );
});

interface StretchedProps {
  readonly print: Print;
  readonly width: number;
  readonly height: number;
  readonly theme?: Theme;
}

/** A print of about that shape over the whole of its parent; its margin reaches beyond. */
export const Stretched = memo(function Stretched({ print, width, height, theme }: StretchedProps) {
  const [x, y, across, high] = print.box;
  const [byX, byY] = [width / (across + 2 * x), height / (high + 2 * y)];
  return (
    <Drawing
      layers={[{ print }]}
      viewBox={print.box}
      width={across * byX}
      height={high * byY}
      {...(theme ? { theme } : {})}
      style={[styles.placed, { left: x * byX, top: y * byY }]}
    />
  );
});

const styles = StyleSheet.create({ placed: { position: 'absolute' } });
