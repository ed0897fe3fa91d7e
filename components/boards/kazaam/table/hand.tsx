import { useCallback, useDeferredValue, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Beacon, Spoken } from '@/components/kit/beacon';
import { Button } from '@/components/kit/button';
import { HandFan, type FanItem } from '@/components/kit/hand-fan';
import { useAnchor } from '@/components/kit/stage/anchors';
import { useTheme } from '@/components/kit/theme';
import { Label } from '@/components/kit/type';
import type { Ingredient } from '@/engine/games/kazaam/data';
import type { KazaamMove } from '@/engine/games/kazaam/state';
import { inOrder, TILES, type TileId } from '@/engine/games/kazaam/tiles';

import { HandBacks } from '../art/hand-backs';
import { FAN } from '../scenes/places';
import { HeldTile, heldWidth } from '../pieces/held-tile';
import { pointsAt } from '../touch/hint';
import {
  isFavourite,
  missingToPlay,
  movesFrom,
  nearSeat,
  newTile,
  playerOf,
  type Situation,
} from '../touch/intent';
import { labelOf, moveLabel, type Speech } from '../words/labels';
import { PowerCard } from '../pieces/power-card';
import { spotKey } from '../touch/spots';
import { useSetting, useMatch } from '../table';

const PIECE = 'tile-';

interface HeldItem extends FanItem {
  readonly tile: TileId;
}

/** Which tile a dragged piece is; null if it is none. */
export function tileOfPiece(piece: string): TileId | null {
  if (!piece.startsWith(PIECE)) return null;
  return TILES[Number(piece.slice(PIECE.length))]?.id ?? null;
}

/** The own tiles as a fan; while a part of the board is taken up, what its power does. */
export function Hand() {
  const { situation, layout } = useMatch();
  const { view, selection } = situation;
  const anchor = useAnchor(FAN);
  return (
    <View ref={anchor} collapsable={false} style={[styles.hand, { minHeight: layout.hand.height }]}>
      <Held view={view} selection={selection} />
      <Spoken of="hand" />
    </View>
  );
}

function Held({ view, selection }: Pick<Situation, 'view' | 'selection'>) {
  if (view.viewer === 'public') return <ClosedHand />;
  return selection?.type === 'part' ? <PowerCard place={selection.place} /> : <Fan />;
}

/** On the open table only the number of tiles is known; afterwards their owner picks them up. */
function ClosedHand() {
  const { view, layout, speech, isFaceDown, pickUp } = useSetting();
  const { handSize } = playerOf(view, nearSeat(view));
  return (
    <View style={styles.closed}>
      <HandBacks count={handSize} size={layout.hand.tile * 0.62} />
      {isFaceDown ? (
        <Button kind="walnut" size="small" label={speech.words.pickUp} onPress={pickUp} />
      ) : (
        <Label tone="second">{speech.words.inHand(handSize)}</Label>
      )}
    </View>
  );
}

/** The tiles to hold, the same ones until something is played. */
function useHeldItems(): readonly HeldItem[] {
  const { view, moves, speech, play, fresh } = useSetting();
  return useMemo(() => {
    const situation: Situation = { view, moves, selection: null };
    return inOrder(view.hand).map((tile) => {
      const spot = { type: 'hand', tile } as const;
      return {
        id: `${PIECE}${tile}`,
        tile,
        label: withNews(labelOf(speech, situation, spot), tile === fresh, speech),
        isFixed: moves.length === 0,
        actions: movesFrom(situation, spot).map((move: KazaamMove) => ({
          name: move.type,
          label: moveLabel(speech, move),
          run: () => play(move),
        })),
      };
    });
  }, [view, moves, speech, play, fresh]);
}

function Fan() {
  const { situation, speech, layout, touch, fresh, lifted } = useMatch();
  const { view, selection } = situation;
  const { width, tile: side } = layout.hand;
  const chosen = selection?.type === 'tile' ? selection.tile : null;
  const raised = chosen ?? newTile(view);
  const items = useHeldItems().map((item) =>
    item.tile === chosen
      ? {
          ...item,
          label: withNews(
            labelOf(speech, situation, { type: 'hand', tile: item.tile }),
            item.tile === fresh,
            speech,
          ),
        }
      : item,
  );
  const onSelect = useCallback(
    (id: string) => {
      const tile = tileOfPiece(id);
      if (tile !== null) touch({ type: 'hand', tile });
    },
    [touch],
  );
  const render = useCallback(
    ({ tile }: HeldItem, isSelected: boolean) => <FanTile tile={tile} side={side} isSelected={isSelected} />,
    [side],
  );
  return (
    <HandFan
      label={speech.words.hand}
      items={items}
      selected={raised === null ? null : `${PIECE}${raised}`}
      onSelect={onSelect}
      render={render}
      mark={({ tile }) => (tile === fresh && tile !== lifted ? <NewMark /> : null)}
      cardWidth={heldWidth(side)}
      cardHeight={side}
      spine={heldWidth(side) - side}
      width={width}
    />
  );
}

function withNews(label: string, isNew: boolean, { words }: Speech): string {
  return isNew ? `${label}, ${words.isNew}` : label;
}

const NONE: readonly Ingredient[] = [];

interface FanTileProps {
  readonly tile: TileId;
  readonly side: number;
  readonly isSelected: boolean;
}

function FanTile({ tile, side, isSelected }: FanTileProps) {
  const { view, lifted } = useSetting();
  const anchor = useAnchor(spotKey({ type: 'hand', tile }));
  const isShaded = useDeferredValue(isSelected);
  const missing = isShaded && newTile(view) === null ? missingToPlay(view, tile) : NONE;
  return (
    <View ref={anchor} collapsable={false} style={lifted === tile ? styles.lifted : null}>
      <HeldTile tile={tile} size={side} missing={missing} isFavourite={isFavourite(view, tile)} />
      <TileBeacon tile={tile} />
    </View>
  );
}

function TileBeacon({ tile }: { readonly tile: TileId }) {
  return <Beacon isOn={pointsAt(useMatch().pointer, { type: 'hand', tile })} radius={7} />;
}

/** At the head of a tile's spine. */
function NewMark() {
  const { speech } = useSetting();
  const { colours } = useTheme();
  return (
    <View style={[styles.new, { backgroundColor: colours.tag }]} aria-hidden>
      <Label isBold size={12.5} style={{ color: colours.onTag }}>
        {speech.words.isNew}
      </Label>
    </View>
  );
}

const styles = StyleSheet.create({
  hand: { justifyContent: 'center' },
  closed: { alignItems: 'center', gap: 6 },
  lifted: { opacity: 0 },
  new: {
    position: 'absolute',
    left: -4,
    top: -11,
    borderRadius: 9,
    paddingHorizontal: 7,
    borderWidth: 1,
    borderColor: '#2B1806',
    pointerEvents: 'none',
  },
});
