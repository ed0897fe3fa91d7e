import { StyleSheet, View } from 'react-native';

import type { PictureProps } from '@/components/kit/board';
import { COLOURS } from '@/engine/core/guise';
import { useTheme } from '@/components/kit/theme';
import { FIELDS } from '@/engine/games/alchemirus/data';
import type { Alchemirus } from '@/engine/games/alchemirus/state';

import { Pawn, standingAt } from './art/pawn';
import { AlchemicRing, ringPawn, ringSpirit, sectorSpot, spiritSpot } from './art/ring';
import { haunting, Spirit } from './art/spirit';

/** On smaller rings only who stands there can be told. */
const LEAST_ENGRAVED = 60;

/** The ring with everybody on it, and the Spirit where it stands; too small to be written on. */
export function AlchemirusPicture({ view, size }: PictureProps<Alchemirus>) {
  const { scheme } = useTheme();
  const ring = size * 0.98;
  const onField = (field: number) =>
    view.players.flatMap((player, seat) => (player.field === field ? [seat] : []));
  const pawn = ringPawn(ring) * 1.3;
  const spirit = ringSpirit(ring);
  return (
    <View style={[styles.picture, { width: size, height: size }]} aria-hidden>
      <AlchemicRing
        size={ring}
        theme={scheme}
        fields={FIELDS.map((_, field) => ({ state: 'rest', pawns: onField(field).length }))}
        spirit={view.spirit}
        isPlain={size < LEAST_ENGRAVED}
      >
        {view.players.map(({ field }, seat) => {
          if (field === null) return null;
          const here = onField(field);
          const foot = sectorSpot(ring, { index: field, order: here.indexOf(seat), count: here.length });
          return (
            <Pawn
              key={seat}
              seat={seat}
              colour={COLOURS[seat] ?? 'orange'}
              size={pawn}
              style={{ ...styles.piece, ...standingAt(pawn, foot) }}
            />
          );
        })}
        <Spirit size={spirit} style={[styles.piece, haunting(spirit, spiritSpot(ring, view.spirit))]} />
      </AlchemicRing>
    </View>
  );
}

const styles = StyleSheet.create({
  picture: { alignItems: 'center', justifyContent: 'center', overflow: 'hidden' },
  piece: { position: 'absolute' },
});
