import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { DropZone, type Share } from '@/components/kit/drag-layer';
import { Glow } from '@/components/kit/glow';
import { useAnchor } from '@/components/kit/stage/anchors';
import { useTheme } from '@/components/kit/theme';
import type { Seat } from '@/engine/core/seat';
import { PART_OF, PLACES, type Place } from '@/engine/games/kazaam/data';
import { tileOf } from '@/engine/games/kazaam/tiles';

import { Creature } from '../art/creature';
import { BoardFrame, FRAME_INSET } from '../art/furniture';
import { TileFace } from '../art/tile';
import { pieceOfPower, powerOfPiece, tileOfPiece } from '../touch/carried';
import { boardOf, glows, isFavourite, nearSeat, slotOf } from '../touch/intent';
import { isChosen } from '../words/labels';
import { tileIn } from '../layout';
import { PowerInAir } from '../pieces/power-in-air';
import { SpotTouch, type Carried } from '../pieces/spot-touch';
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

/** A tile may be let go anywhere on the own board: it fits in one place only. A power acts on the place under it. */
function BoardZone({ seat }: { readonly seat: Seat }) {
  const { letGo, letGoPower } = useSetting();
  return (
    <DropZone
      id={`board-${seat}`}
      label=""
      accepts={(piece) => tileOfPiece(piece) !== null || powerOfPiece(piece) !== null}
      onDrop={(piece) => {
        const tile = tileOfPiece(piece);
        if (tile !== null) letGo(tile, { type: 'place', seat, place: tileOf(tile).place });
      }}
      onDropAt={(piece, at) => {
        const power = powerOfPiece(piece);
        const place = placeUnder(at);
        if (power && place) letGoPower(power, { type: 'place', seat, place });
      }}
      isUnlit
      style={styles.zone}
    />
  );
}

function placeUnder({ x, y }: Share): Place | null {
  const third = (share: number) => Math.min(2, Math.max(0, Math.floor(share * 3)));
  return PLACES[3 * third(y) + third(x)] ?? null;
}

interface PlaceTouchProps {
  readonly seat: Seat;
  readonly place: Place;
  readonly size: number;
}

function PlaceTouch({ seat, place, size }: PlaceTouchProps) {
  const { view, explainTile } = useSetting();
  const spot = useMemo<Spot>(() => ({ type: 'place', seat, place }), [seat, place]);
  const carried = useCarriedPower(seat, place, size);
  const tile = slotOf(view, seat, place)?.tile;
  const explain = useCallback(() => explainTile(tile ?? null), [explainTile, tile]);
  return (
    <SpotTouch
      spot={spot}
      give={0}
      radius={size / 20}
      carried={carried}
      onLongPress={tile === undefined ? undefined : explain}
      style={{ width: size, height: size }}
    >
      <Preview spot={spot} size={size} />
      <Choice spot={spot} size={size} />
    </SpotTouch>
  );
}

/** The power of an own part that can be used now: it is brought to what it shall act on. */
function useCarriedPower(seat: Seat, place: Place, size: number): Carried | null {
  const { view, moves, layout, select } = useSetting();
  const isUsable =
    seat === view.viewer &&
    !layout.isLargeText &&
    moves.some((move) => move.type === 'use' && move.place === place);
  return useMemo(
    () =>
      isUsable
        ? {
            piece: pieceOfPower(place),
            ghost: <PowerInAir part={PART_OF[place]} size={Math.min(72, size * 0.7)} />,
            onLift: () => select({ type: 'part', place }),
          }
        : null,
    [isUsable, place, size, select],
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
