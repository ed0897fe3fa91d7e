import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { SkinProps } from './skin-props';
import { Surface } from './surface';
import { nearestSheet, SHEET_SHADOW } from './sheet-sizes';
import { useTheme } from './theme';

/** Parchment as a picture: of the sheets that were cut the one that is nearest in shape, made to fit. */
export const Skin = memo(function Skin({ width, height }: SkinProps) {
  const { scheme } = useTheme();
  const { name } = nearestSheet(width, height);
  return (
    <>
      <View style={styles.ground} />
      <Surface name={name} width={width + SHEET_SHADOW.x} height={height + SHEET_SHADOW.y} theme={scheme} />
    </>
  );
});

const styles = StyleSheet.create({
  ground: { ...StyleSheet.absoluteFill, margin: 5, backgroundColor: '#F0E0BF' },
});
