import { memo, useDeferredValue, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { DropZone } from '@/components/kit/drag-layer';
import { Glow } from '@/components/kit/glow';
import { useAnchor } from '@/components/kit/stage/anchors';
import { useTheme } from '@/components/kit/theme';
import type { Seat } from '@/engine/core/seat';
import { PLACES, type Place } from '@/engine/games/kazaam/data';
import { tileOf } from '@/engine/games/kazaam/tiles';

import { Creature } from '../art/creature';
import { BoardFrame, FRAME_INSET } from '../art/furniture';
import { TileFace } from '../art/tile';
import { tileOfPiece } from './hand';
import { boardOf, glows, isFavourite, nearSeat } from '../touch/intent';
import { isChosen } from '../words/labels';
import { tileIn } from '../layout';
import { SpotTouch } from '../pieces/spot-touch';
import type { Spot } from '../touch/spots';
import { useSetting, useMatch } from '../table';

interface CreatureBoardProps {
  readonly seat: Seat;
  /** With its frame. */
  readonly size: number;
  readonly label: string;
}

/** A creature in its brass frame: nine places, each of which can be touched. */
export const CreatureBoard = memo(function CreatureBoard({ seat, size, label }: CreatureBoardProps) {
  const { view } = useSetting();
  const { scheme } = useTheme();
  const anchor = useAnchor(`board:${seat}`);
  const tile = tileIn(size);
  const isNear = seat === nearSeat(view);
  return (
    <View style={{ width: size, height: size }}>
      <View style={styles.picture}>
        <BoardFrame width={size} height={size} theme={scheme} />
      </View>
      <View ref={anchor} collapsable={false} role="group" aria-label={label} style={styles.inside}>
        <View style={styles.picture}>
          <Creature {...boardOf(view, seat)} size={3 * tile} theme={scheme} />
        </View>
        {isNear ? <BoardZone seat={seat} /> : null}
        <View style={[styles.grid, { width: 3 * tile }]}>
          {PLACES.map((place) => (
            <PlaceTouch key={place} seat={seat} place={place} size={tile} />
          ))}
        </View>
      </View>
    </View>
  );
});

/** A tile may be let go anywhere on the own board: it fits in one place only. */
function BoardZone({ seat }: { readonly seat: Seat }) {
  const { letGo } = useSetting();
  return (
    <DropZone
      id={`board-${seat}`}
      label=""
      accepts={(piece) => tileOfPiece(piece) !== null}
      onDrop={(piece) => {
        const tile = tileOfPiece(piece);
        if (tile !== null) letGo(tile, { type: 'place', seat, place: tileOf(tile).place });
      }}
      isUnlit
      style={styles.zone}
    />
  );
}

interface PlaceTouchProps {
  readonly seat: Seat;
  readonly place: Place;
  readonly size: number;
}

function PlaceTouch({ seat, place, size }: PlaceTouchProps) {
  const spot = useMemo<Spot>(() => ({ type: 'place', seat, place }), [seat, place]);
  return (
    <SpotTouch spot={spot} give={0} radius={size / 20} style={{ width: size, height: size }}>
      <Preview spot={spot} size={size} />
      <Choice spot={spot} size={size} />
    </SpotTouch>
  );
}

interface OnPlaceProps {
  readonly spot: Spot;
  readonly size: number;
}

function Choice({ spot, size }: OnPlaceProps) {
  return <Glow isOn={isChosen(useMatch().situation, spot)} isDashed={false} radius={size / 20} />;
}

/** The tile that has been taken up, faint, where it would come to lie. Drawing it may take a moment: light comes first. */
function Preview({ spot, size }: OnPlaceProps) {
  const { situation } = useMatch();
  const { selection } = situation;
  const tile = selection?.type === 'tile' && glows(situation, spot) ? selection.tile : null;
  const drawn = useDeferredValue(tile);
  if (tile === null || drawn !== tile) return null;
  return (
    <View style={styles.preview}>
      <TileFace tile={tileOf(tile)} size={size} isFavourite={isFavourite(situation.view, tile)} />
    </View>
  );
}

const styles = StyleSheet.create({
  inside: { margin: FRAME_INSET },
  picture: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  zone: { ...StyleSheet.absoluteFill, opacity: 0, pointerEvents: 'none' },
  grid: { flexDirection: 'row', flexWrap: 'wrap' },
  preview: { opacity: 0.5, pointerEvents: 'none' },
});
