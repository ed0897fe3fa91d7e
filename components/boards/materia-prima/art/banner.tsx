import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { inked, type Mark } from '@/components/kit/drawing/marks';
import { Label } from '@/components/kit/type';
import { Drawing } from './drawing';
import { cast } from './hand';

/** The breadth of a letter of the label face, in parts of its size. */
const BREADTH = 0.52;

export const bannerWidth = (words: string, size: number): number =>
  Math.round(words.length * size * BREADTH + size * 1.7);
export const bannerHeight = (size: number): number => Math.round(size * 1.3);

function bannerMarks(width: number, height: number): readonly Mark[] {
  const notch = height * 0.28;
  const d = `M0 0H${width}L${width - notch} ${height / 2} ${width} ${height}H0L${notch} ${height / 2}Z`;
  return [cast(d, 1, 2), inked(d, '@parchment', '#2a180a', 1)];
}

interface BannerProps {
  readonly children: string;
  /** Of the lettering, in px: never below 11. */
  readonly size?: number;
}

/** The name of a city on a ribbon, `bannerWidth` by `bannerHeight`. */
export const Banner = memo(function Banner({ children, size = 12 }: BannerProps) {
  const [width, height] = [bannerWidth(children, size), bannerHeight(size)];
  const marks = useMemo(() => bannerMarks(width, height), [width, height]);
  return (
    <View style={[styles.banner, { width, height }]} aria-hidden>
      <View style={styles.ground}>
        <Drawing
          layers={[marks]}
          viewBox={[-2, -2, width + 4, height + 5]}
          width={width + 4}
          height={height + 5}
        />
      </View>
      <Label
        isBold
        size={size}
        maxScale={1}
        align="center"
        numberOfLines={1}
        style={[styles.words, { lineHeight: height }]}
      >
        {children}
      </Label>
    </View>
  );
});

/** The name of a tile on a small dark cartouche, so that it is read on woods and on snow. */
export const PlaceName = memo(function PlaceName({ children, size = 12 }: BannerProps) {
  return (
    <View style={[styles.place, { borderRadius: size }]} aria-hidden>
      <Label isBold size={size} maxScale={1} align="center" numberOfLines={1} style={styles.name}>
        {children}
      </Label>
    </View>
  );
});

const styles = StyleSheet.create({
  banner: { pointerEvents: 'none' },
  ground: { position: 'absolute', left: -2, top: -2 },
  words: { color: '#2b1d12' },
  place: {
    paddingHorizontal: 7,
    backgroundColor: 'rgba(8, 34, 42, 0.78)',
    borderColor: 'rgba(207, 234, 234, 0.55)',
    borderWidth: 1,
    pointerEvents: 'none',
  },
  name: { color: '#e8fbfb' },
});
