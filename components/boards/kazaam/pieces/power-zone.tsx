import { StyleSheet } from 'react-native';

import { DropZone } from '@/components/kit/drag-layer';

import { powerOfPiece, tileOfPiece } from '../touch/carried';
import { spotKey, type Spot } from '../touch/spots';
import { useSetting } from '../table';

/** A power can be brought here to be used on this; a tile that is let go here hears where tiles go. */
export function PowerZone({ spot }: { readonly spot: Spot }) {
  const { letGo, letGoPower } = useSetting();
  return (
    <DropZone
      id={`power:${spotKey(spot)}`}
      label=""
      accepts={(piece) => powerOfPiece(piece) !== null}
      onDrop={(piece) => {
        const place = powerOfPiece(piece);
        if (place) letGoPower(place, spot);
      }}
      onWrongDrop={(piece) => {
        const tile = tileOfPiece(piece);
        if (tile !== null) letGo(tile, spot);
      }}
      isUnlit
      style={styles.zone}
    />
  );
}

const styles = StyleSheet.create({ zone: { ...StyleSheet.absoluteFill, pointerEvents: 'none' } });
