import { StyleSheet, View } from 'react-native';

import type { Part } from '@/engine/games/kazaam/data';

import { PowerSign } from '../art/power-sign';

interface PowerInAirProps {
  readonly part: Part;
  readonly size: number;
}

/** The power of a part, while it is carried to what it shall act on. */
export function PowerInAir({ part, size }: PowerInAirProps) {
  return (
    <View style={[styles.coin, { width: size, height: size, borderRadius: size / 2 }]}>
      <PowerSign part={part} size={size * 0.6} colour="#3A1D08" />
    </View>
  );
}

const styles = StyleSheet.create({
  coin: {
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 2.4,
    borderColor: '#FFF6C8',
    backgroundColor: '#FFD45A',
    boxShadow: '0px 0px 18px #FFC83A',
  },
});
