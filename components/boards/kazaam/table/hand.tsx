import { useCallback, useDeferredValue, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Beacon, Spoken } from '@/components/kit/beacon';
import { Button } from '@/components/kit/button';
import { DropZone } from '@/components/kit/drag-layer';
import { HandFan, type FanItem } from '@/components/kit/hand-fan';
import { useAnchor } from '@/components/kit/stage/anchors';
import { Label } from '@/components/kit/type';
import type { KazaamMove } from '@/engine/games/kazaam/state';
import { inOrder, type TileId } from '@/engine/games/kazaam/tiles';

import { HandBacks } from '../art/hand-backs';
import { FAN } from '../scenes/places';
import { HeldTile, heldWidth } from '../pieces/held-tile';
import { pieceOfTile, tileOfPiece, TOP_OF_RESERVE } from '../touch/carried';
import { pointsAt } from '../touch/hint';
import {
  isFavourite,
  missingToPlay,
  movesFrom,
  nearSeat,
  newTile,
  playerOf,
  readinessOf,
  type Situation,
} from '../touch/intent';
import { labelOf, moveLabel, type Speech } from '../words/labels';
import { markOf } from '../pieces/hand-mark';
import { PowerCoin } from '../pieces/power-coin';
import { PowerCard } from '../pieces/power-card';
import { spotKey } from '../touch/spots';
import { useSetting, useMatch } from '../table';

interface HeldItem extends FanItem {
  readonly tile: TileId;
}

/** The own tiles as a fan; while a part of the board is taken up, what its power does. */
export function Hand() {
  const { situation, layout } = useMatch();
  const { view, selection } = situation;
  const anchor = useAnchor(FAN);
  return (
    <View ref={anchor} collapsable={false} style={[styles.hand, { minHeight: layout.hand.height }]}>
      <Held view={view} selection={selection} />
      <DrawZone />
      <Spoken of="hand" />
    </View>
  );
}

/** The top of the reserve is drawn by bringing it here. */
function DrawZone() {
  const { touch } = useSetting();
  return (
    <DropZone
      id="hand"
      label=""
      accepts={(piece) => piece === TOP_OF_RESERVE}
      onDrop={() => touch({ type: 'reserve' })}
      style={styles.zone}
    />
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
  const { view, moves, speech, play, explainTile, fresh } = useSetting();
  return useMemo(() => {
    const situation: Situation = { view, moves, selection: null };
    return inOrder(view.hand).map((tile) => {
      const spot = { type: 'hand', tile } as const;
      return {
        id: pieceOfTile(tile),
        tile,
        label: withNews(labelOf(speech, situation, spot), tile === fresh, speech),
        isFixed: moves.length === 0,
        actions: [
          ...movesFrom(situation, spot).map((move: KazaamMove) => ({
            name: move.type,
            label: moveLabel(speech, move),
            run: () => play(move),
          })),
          { name: 'explain', label: speech.words.showLarge, run: () => explainTile(tile) },
        ],
      };
    });
  }, [view, moves, speech, play, explainTile, fresh]);
}

function Fan() {
  const { situation, speech, layout, touch, explainTile, fresh, lifted } = useMatch();
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
  const onExplain = useCallback(
    (id: string) => {
      const tile = tileOfPiece(id);
      if (tile !== null) explainTile(tile);
    },
    [explainTile],
  );
  const render = useCallback(
    ({ tile }: HeldItem, isSelected: boolean) => <FanTile tile={tile} side={side} isSelected={isSelected} />,
    [side],
  );
  return (
    <HandFan
      label={speech.words.hand}
      items={items}
      selected={raised === null ? null : pieceOfTile(raised)}
      onSelect={onSelect}
      onExplain={onExplain}
      render={render}
      mark={({ tile }) => (tile === lifted ? null : markOf(view, tile, tile === fresh))}
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

interface FanTileProps {
  readonly tile: TileId;
  readonly side: number;
  readonly isSelected: boolean;
}

function FanTile({ tile, side, isSelected }: FanTileProps) {
  const { view, lifted } = useSetting();
  const anchor = useAnchor(spotKey({ type: 'hand', tile }));
  const missing = useMemo(() => missingToPlay(view, tile), [view, tile]);
  const isTaken = useDeferredValue(isSelected) && newTile(view) === null;
  return (
    <View ref={anchor} collapsable={false} style={lifted === tile ? styles.lifted : null}>
      <HeldTile
        tile={tile}
        size={side}
        missing={missing}
        isTaken={isTaken}
        isFavourite={isFavourite(view, tile)}
      />
      <PowerCoin tile={tile} readiness={readinessOf(view, tile)} on={side} />
      <TileBeacon tile={tile} />
    </View>
  );
}

function TileBeacon({ tile }: { readonly tile: TileId }) {
  return <Beacon isOn={pointsAt(useMatch().pointer, { type: 'hand', tile })} radius={7} />;
}

const styles = StyleSheet.create({
  hand: { justifyContent: 'center' },
  zone: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  closed: { alignItems: 'center', gap: 6 },
  lifted: { opacity: 0 },
});
