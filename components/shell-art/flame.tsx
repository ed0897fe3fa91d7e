import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { Defs, Path, Svg } from 'react-native-svg';

import { GradientDef, paint, usePaintId } from '@/components/kit/paint';
import { FLAME } from '@/components/kit/tokens';

/** A small fire, for what sets things going. */
export const Flame = memo(function Flame({ size = 34 }: { readonly size?: number }) {
  const id = usePaintId();
  return (
    <Svg width={size} height={size} viewBox="-22 -22 44 44" style={styles.whole} aria-hidden>
      <Defs>
        <GradientDef id={id} gradient={FLAME} />
      </Defs>
      <Path
        d="M-12 18C-20 4-8-2-10-18 2-10 2 0 6 2 8-2 8-6 7-10 18 0 18 12 10 18Z"
        fill={paint(id)}
        stroke="#4A2008"
        strokeWidth={2.2}
        strokeLinejoin="round"
      />
      <Path d="M-4 17C-6 9 1 7 1 0 7 6 8 13 4 17Z" fill="#FFF8D8" />
    </Svg>
  );
});

const styles = StyleSheet.create({ whole: { flexShrink: 0 } });
