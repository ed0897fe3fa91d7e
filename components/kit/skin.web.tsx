import { memo, useMemo } from 'react';
import { StyleSheet } from 'react-native';
import { Defs, G, Path, Svg } from 'react-native-svg';
import { cutRectangle, fibres } from './cut';
import { chance } from './drawing/geometry';
import { GradientDef, paint, UNDER, usePaintId } from './paint';
import type { SkinProps } from './skin-props';
import { SHEET_SHADOW as SHADOW } from './sheet-sizes';
import { useTheme } from './theme';
import { BURN, PARCHMENT } from './tokens';

const STRAY = 2.2;

/** Parchment, cut for exactly this size. */
export const Skin = memo(function Skin({ width, height, seed }: SkinProps) {
  const { colours } = useTheme();
  const id = usePaintId();
  const [edge, hairs] = useMemo(() => {
    const random = chance(seed);
    return [cutRectangle(width, height, STRAY, random), fibres(width, height, random)];
  }, [width, height, seed]);
  return (
    <Svg width={width + SHADOW.x} height={height + SHADOW.y} style={styles.sheet} aria-hidden>
      <Defs>
        <GradientDef id={`${id}skin`} gradient={PARCHMENT} />
        <GradientDef id={`${id}burn`} gradient={BURN} />
      </Defs>
      <G transform={`translate(${SHADOW.x} ${SHADOW.y})`}>
        <Path d={edge} fill={colours.shadow} />
      </G>
      <Path d={edge} fill={paint(`${id}skin`)} />
      <Path d={hairs} stroke="#8A6A3A" strokeOpacity={0.22} fill="none" />
      <Path d={edge} fill={paint(`${id}burn`)} />
      <Path d={edge} stroke="#7A4A1A" strokeOpacity={0.55} fill="none" />
    </Svg>
  );
});

const styles = StyleSheet.create({
  sheet: { position: 'absolute', left: 0, top: 0, ...UNDER },
});
