import { memo } from 'react';
import { StyleSheet } from 'react-native';
import Animated from 'react-native-reanimated';

import { Whole } from '@/components/kit/drawing/whole';
import { Label } from '@/components/kit/type';
import { print } from './prints';
import { ribbonInk, TAIL, type RibbonKind } from './ribbon-kinds';
import { nearestShape, RIBBONS } from './shapes';

export const ribbonHeight = (size: number): number => size + 15;

interface RibbonProps {
  readonly kind: RibbonKind;
  readonly width: number;
  /** Of the lettering; long words are set smaller. */
  readonly size?: number;
  readonly style?: React.ComponentProps<typeof Animated.View>['style'];
  readonly children: string;
}

/** The breadth of a letter of the label face, in parts of its size. */
const BREADTH = 0.49;

/** A ribbon with what somebody said, `width` by `ribbonHeight(size)`. */
export const Ribbon = memo(function Ribbon({ kind, width, size = 12, style, children }: RibbonProps) {
  const letter = Math.min(size, (width - 2 * TAIL - 8) / (BREADTH * children.length));
  const height = ribbonHeight(size);
  return (
    <Animated.View style={[styles.ribbon, { width, height }, style]}>
      <Whole print={print(`ribbon-${kind}-${nearestShape(RIBBONS, width, height)}`)} />
      <Label
        isBold
        size={letter}
        align="center"
        maxScale={1}
        numberOfLines={1}
        style={{ color: ribbonInk(kind) }}
      >
        {children}
      </Label>
    </Animated.View>
  );
});

const styles = StyleSheet.create({
  // The band, above its tails.
  ribbon: { justifyContent: 'center', paddingTop: 1, paddingBottom: 7 },
});
