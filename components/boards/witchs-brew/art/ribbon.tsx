import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { inked, type Mark } from '@/components/kit/drawing/marks';
import { Label } from '@/components/kit/type';
import { Drawing } from './drawing';
import { lit, shadowed } from './lit';
import { down } from './paints';

/** What was said: claims are red, favours green, what was beaten grey, what is not there or not yet said brown. */
type RibbonKind = 'claim' | 'favour' | 'taken' | 'passes' | 'waits';

type Shades = readonly [light: string, base: string, dark: string, ink: string];

const SHADES: Readonly<Record<RibbonKind, Shades>> = {
  claim: ['#d85f48', '#a3281a', '#6d120f', '#fff8ec'],
  favour: ['#b8efe0', '#3f9c8a', '#155046', '#04211c'],
  taken: ['#746b60', '#4d453d', '#2f2923', '#f6ecda'],
  passes: ['#5b4c3c', '#3a2f25', '#211a14', '#e8dabd'],
  waits: ['#8a6a3a', '#5c4422', '#2e200e', '#ffeec8'],
};

const TAIL = 6;

function ribbonMarks(kind: RibbonKind, width: number, h: number): readonly Mark[] {
  const [light, base, dark] = SHADES[kind];
  const w = width - 2 * TAIL;
  const band = `M0 0Q${w / 2}-2.5 ${w} 0V${h}Q${w / 2} ${h - 2.5} 0 ${h}Z`;
  const tails =
    `M-5 5L8 3V${h + 4}H-5L0 ${h / 2 + 4}Z` + `M${w + 5} 5L${w - 8} 3V${h + 4}H${w + 5}L${w} ${h / 2 + 4}Z`;
  return [
    inked(tails, dark, '#140a06', 1),
    shadowed(band, [1, 2.2], 0.5),
    lit(band, down(light, base, dark), { line: 1.1, scale: 0.4, rim: 0.6, shade: 0.25 }),
  ];
}

export const ribbonHeight = (size: number): number => size + 15;

interface RibbonProps {
  readonly kind: RibbonKind;
  readonly width: number;
  /** Of the lettering; long words are set smaller. */
  readonly size?: number;
  readonly children: string;
}

/** The breadth of a letter of the label face, in parts of its size. */
const BREADTH = 0.49;

/** A ribbon with what somebody said, `width` by `ribbonHeight(size)`. */
export const Ribbon = memo(function Ribbon({ kind, width, size = 12, children }: RibbonProps) {
  const band = size + 8;
  const marks = useMemo(() => ribbonMarks(kind, width, band), [kind, width, band]);
  const letter = Math.min(size, (width - 2 * TAIL - 8) / (BREADTH * children.length));
  const height = ribbonHeight(size);
  return (
    <View style={{ width, height }}>
      <Drawing
        layers={[marks]}
        viewBox={[-TAIL, -2.5, width, height]}
        width={width}
        height={height}
        style={styles.band}
      />
      <View style={[styles.words, { height: band - 1, top: 1 }]}>
        <Label
          isBold
          size={letter}
          align="center"
          maxScale={1}
          numberOfLines={1}
          style={{ color: SHADES[kind][3] }}
        >
          {children}
        </Label>
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  band: { position: 'absolute' },
  words: { justifyContent: 'center' },
});
