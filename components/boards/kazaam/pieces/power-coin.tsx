import { StyleSheet, View, type ViewStyle } from 'react-native';

import { tileOf, type TileId } from '@/engine/games/kazaam/tiles';

import { PowerSign } from '../art/power-sign';
import type { Readiness } from '../touch/intent';

const LEAST = 25;
const SHARE = 0.19;

/** How wide the coin is that shows the power of a tile so high. */
export function coinOn(tile: number): number {
  return Math.max(LEAST, Math.round(tile * SHARE));
}

interface Metal {
  readonly face: string;
  readonly rim: string;
  readonly ink: string;
}

const METALS: Readonly<Record<Readiness, Metal>> = {
  ready: { face: '#FFD45A', rim: '#FFF6C8', ink: '#3A1D08' },
  lacking: { face: '#4A2C17', rim: '#C9963F', ink: '#F2DDAF' },
  taken: { face: '#2A1C12', rim: '#6B5540', ink: '#9C8568' },
};

interface PowerCoinProps {
  readonly tile: TileId;
  readonly readiness: Readiness;
  /** How high the tile is. */
  readonly on: number;
}

/** On the head of a tile's spine: the sign of its power, on gold where the tile can be laid now. */
export function PowerCoin({ tile, readiness, on }: PowerCoinProps) {
  const size = coinOn(on);
  // Above the symbols of the spine, of which a head has five.
  const place = { top: 3 - size, width: size, height: size, borderRadius: size / 2 };
  const { face, rim, ink } = METALS[readiness];
  return (
    <View
      aria-hidden
      style={[
        styles.coin,
        readiness === 'ready' ? SHINE : null,
        place,
        { backgroundColor: face, borderColor: rim },
      ]}
    >
      <PowerSign part={tileOf(tile).part} size={size * 0.62} colour={ink} />
    </View>
  );
}

const SHINE: ViewStyle = { boxShadow: '0px 0px 9px #FFC83A' };

const styles = StyleSheet.create({
  coin: {
    position: 'absolute',
    left: -2,
    borderWidth: 1.6,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
