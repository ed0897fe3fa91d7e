import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Defs, Path, Rect, Svg } from 'react-native-svg';

import { GradientDef, paint, usePaintId } from '@/components/kit/paint';
import { useTheme } from '@/components/kit/theme';
import type { Gradient } from '@/components/kit/tokens';
import { across, round } from '@/components/kit/shades';

/** The lamp over each game: none is lit over one that is still to come. */
export type Lamp = 'blue' | 'green' | 'violet' | 'ember' | 'none';

const LAMPS: Readonly<Record<Lamp, Gradient>> = {
  blue: round(0.5, 0.55, 0.6, [0, '#6B86C8', 0.75], [0.6, '#33406E', 0.4], [1, '#1A1630', 0]),
  green: round(0.5, 0.5, 0.6, [0, '#9FDC58', 0.62], [0.55, '#4C7A30', 0.3], [1, '#1A2410', 0]),
  violet: round(0.5, 0.5, 0.6, [0, '#B07AE0', 0.6], [0.6, '#4A3080', 0.34], [1, '#1A1030', 0]),
  ember: round(0.5, 0.5, 0.62, [0, '#E8784A', 0.7], [0.6, '#8A3A22', 0.4], [1, '#2A1008', 0.1]),
  none: round(0.3, 0.1, 0.9, [0, '#FFE0A8', 0.14], [0.5, '#FFD890', 0.05], [1, '#000000', 0.12]),
};

const SIDE_SHADE = across([0, '#000000', 0.6], [1, '#000000', 0]);
const BOARDS = 'M42 0V154M84 0V154M126 0V154';
const GRAIN =
  'M8 20q9 2 34 1M50 36q12-2 30 2M98 14q10 1 26 0M18 58q8 2 30-1M92 66q12 2 34 0M130 34q8-1 26 2M60 88q10 2 22 0M10 104q12-2 26 1M104 112q10 2 30 0M134 92q8 1 22 0M46 128q14 2 30-1M96 138q10-2 24 1';

const NICHE_RATIO = 168 / 154;

interface NicheProps {
  readonly lamp: Lamp;
  readonly radius?: number;
  readonly children: ReactNode;
}

/** A place in the cabinet: boards at the back, a lamp's glow, shade from the top left. */
export const Niche = memo(function Niche({ lamp, radius = 24, children }: NicheProps) {
  const { colours, materials } = useTheme();
  const id = usePaintId();
  const arch = { borderTopLeftRadius: radius, borderTopRightRadius: radius };
  return (
    <View style={[styles.niche, arch, { borderColor: colours.edge, backgroundColor: colours.recess }]}>
      <Svg
        style={StyleSheet.absoluteFill}
        width="100%"
        height="100%"
        viewBox="0 0 168 154"
        preserveAspectRatio="none"
        aria-hidden
      >
        <Defs>
          <GradientDef id={`${id}back`} gradient={materials.niche} />
          <GradientDef id={`${id}lamp`} gradient={LAMPS[lamp]} />
          <GradientDef id={`${id}top`} gradient={materials.innerShade} />
          <GradientDef id={`${id}side`} gradient={SIDE_SHADE} />
        </Defs>
        <Rect width={168} height={154} fill={paint(`${id}back`)} />
        <Path d={BOARDS} stroke="#000000" strokeOpacity={0.4} strokeWidth={1.6} />
        <Path d={GRAIN} stroke="#D09A5C" strokeOpacity={0.14} fill="none" />
        <Rect width={168} height={154} fill={paint(`${id}lamp`)} />
        <Rect width={168} height={77} fill={paint(`${id}top`)} />
        <Rect width={16} height={154} fill={paint(`${id}side`)} />
      </Svg>
      {children}
    </View>
  );
});

const styles = StyleSheet.create({
  niche: {
    width: '100%',
    aspectRatio: NICHE_RATIO,
    overflow: 'hidden',
    borderWidth: 1.6,
    borderBottomWidth: 0,
  },
});
