import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { SkinProps } from './skin-props';
import { UNDER } from './paint';
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
      <Surface
        name={name}
        width={width + SHEET_SHADOW.x}
        height={height + SHEET_SHADOW.y}
        theme={scheme}
        style={styles.sheet}
      />
    </>
  );
});

const styles = StyleSheet.create({
  sheet: { position: 'absolute', left: 0, top: 0 },
  ground: { ...StyleSheet.absoluteFill, ...UNDER, margin: 5, backgroundColor: '#F0E0BF' },
});
