import { StyleSheet, View } from 'react-native';

import { HandFan, type FanItem } from '@/components/kit/hand-fan';
import { Label } from '@/components/kit/type';
import type { Ingredient } from '@/engine/games/kazaam/data';
import type { KazaamMove } from '@/engine/games/kazaam/state';
import { inOrder, TILES, type TileId } from '@/engine/games/kazaam/tiles';

import { useAnchor } from './anchors';
import { FAN } from './choreography';
import { HeldTile, heldWidth } from './held-tile';
import { missingFor, movesFrom, nearSeat, playerOf, type Situation } from './intent';
import { labelOf, moveLabel } from './labels';
import { HandBacks } from './opponents';
import { PowerCard } from './power-card';
import { spotKey } from './spots';
import { useTable } from './table';

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
  const { situation, layout } = useTable();
  const { view, selection } = situation;
  const anchor = useAnchor(FAN);
  return (
    <View ref={anchor} collapsable={false} style={[styles.hand, { minHeight: layout.hand.height }]}>
      <Held view={view} selection={selection} />
    </View>
  );
}

function Held({ view, selection }: Pick<Situation, 'view' | 'selection'>) {
  if (view.viewer === 'public') return <ClosedHand />;
  return selection?.type === 'part' ? <PowerCard place={selection.place} /> : <Fan />;
}

/** On the open table only the number of tiles is known. */
function ClosedHand() {
  const { situation, layout, speech } = useTable();
  const { handSize } = playerOf(situation.view, nearSeat(situation.view));
  return (
    <View style={styles.closed}>
      <HandBacks count={handSize} size={layout.hand.tile * 0.62} />
      <Label tone="second">{speech.words.inHand(handSize)}</Label>
    </View>
  );
}

function Fan() {
  const { situation, speech, layout, touch, play } = useTable();
  const { view, selection } = situation;
  const { width, tile: side } = layout.hand;
  const items = inOrder(view.hand).map((tile): HeldItem => {
    const spot = { type: 'hand', tile } as const;
    return {
      id: `${PIECE}${tile}`,
      tile,
      label: labelOf(speech, situation, spot),
      isFixed: situation.moves.length === 0,
      actions: movesFrom(situation, spot).map((move: KazaamMove) => ({
        name: move.type,
        label: moveLabel(speech, move),
        run: () => play(move),
      })),
    };
  });
  return (
    <HandFan
      label={speech.words.hand}
      items={items}
      selected={selection?.type === 'tile' ? `${PIECE}${selection.tile}` : null}
      onSelect={(id) => {
        const tile = tileOfPiece(id);
        if (tile !== null) touch({ type: 'hand', tile });
      }}
      render={({ tile }, isSelected) => <FanTile tile={tile} side={side} isSelected={isSelected} />}
      cardWidth={heldWidth(side)}
      cardHeight={side}
      spine={heldWidth(side) - side}
      width={width}
    />
  );
}

const NONE: readonly Ingredient[] = [];

interface FanTileProps {
  readonly tile: TileId;
  readonly side: number;
  readonly isSelected: boolean;
}

function FanTile({ tile, side, isSelected }: FanTileProps) {
  const { situation, lifted } = useTable();
  const anchor = useAnchor(spotKey({ type: 'hand', tile }));
  const { purse, board } = playerOf(situation.view, nearSeat(situation.view));
  const place = TILES[tile]?.place;
  const isFree = place !== undefined && board[place] === null;
  const missing = isSelected && isFree ? missingFor(tile, purse) : NONE;
  return (
    <View ref={anchor} collapsable={false} style={lifted === tile ? styles.lifted : null}>
      <HeldTile tile={tile} size={side} missing={missing} />
    </View>
  );
}

const styles = StyleSheet.create({
  hand: { justifyContent: 'center' },
  closed: { alignItems: 'center', gap: 6 },
  lifted: { opacity: 0 },
});
