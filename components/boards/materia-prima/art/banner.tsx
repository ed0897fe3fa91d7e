import { memo } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { Label } from '@/components/kit/type';
import { RIBBON } from './area';
import { Spread } from './piece';

/** The breadth of a letter of the label face, in parts of its size. */
const BREADTH = 0.52;

export const bannerWidth = (words: string, size: number): number =>
  Math.round(words.length * size * BREADTH + size * 1.7);
export const bannerHeight = (size: number): number => Math.round(size * 1.3);

interface BannerProps {
  readonly children: string;
  /** Of the lettering, in px: never below 11. */
  readonly size?: number;
  readonly style?: StyleProp<ViewStyle>;
}

/** The name of a city on a ribbon, `bannerWidth` by `bannerHeight`. */
export const Banner = memo(function Banner({ children, size = 12, style }: BannerProps) {
  const [width, height] = [bannerWidth(children, size), bannerHeight(size)];
  return (
    <View style={[styles.banner, { width, height }, style]} aria-hidden>
      <Spread name="banner" drawn={RIBBON} width={width} height={height} />
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
export const PlaceName = memo(function PlaceName({ children, size = 12 }: Omit<BannerProps, 'style'>) {
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
