import { StyleSheet, View } from 'react-native';

import { capital } from '@/engine/core/wording';
import type { TileId } from '@/engine/games/kazaam/tiles';
import type { KazaamView } from '@/engine/games/kazaam/view';

import { PLAQUE } from '../art/tile';
import { coinOn, PowerCoin } from '../pieces/power-coin';
import { HeldTile, heldWidth } from '../pieces/held-tile';
import { isFavourite, missingToPlay, readinessOf } from '../touch/intent';
import { tileLabel, type Speech } from '../words/labels';

interface TilesInRowsProps {
  readonly tiles: readonly TileId[];
  readonly view: KazaamView;
  readonly speech: Speech;
  readonly width: number;
}

const GAP = 12;
const MOST = 190;

/** Tiles of a hand beside each other, each with the sign of its power, as large as there is room. */
export function TilesInRows({ tiles, view, speech, width }: TilesInRowsProps) {
  const columns = Math.min(3, tiles.length);
  const across = (width - (columns - 1) * GAP) / columns;
  const size = Math.min(MOST, Math.floor((across * PLAQUE.height) / PLAQUE.width) - 1);
  const coin = coinOn(size);
  return (
    <View style={[styles.rows, { rowGap: coin + GAP, paddingTop: coin }]}>
      {tiles.map((tile) => (
        <View
          key={tile}
          accessible
          role="img"
          aria-label={capital(tileLabel(speech, view, tile))}
          style={{ width: heldWidth(size), height: size }}
        >
          <HeldTile
            tile={tile}
            size={size}
            missing={missingToPlay(view, tile)}
            isFavourite={isFavourite(view, tile)}
          />
          <PowerCoin tile={tile} readiness={readinessOf(view, tile)} on={size} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  rows: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: GAP,
  },
});
