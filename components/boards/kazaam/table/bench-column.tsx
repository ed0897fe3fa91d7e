import { useMemo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { DropZone } from '@/components/kit/drag-layer';
import { useTheme } from '@/components/kit/theme';
import { Label, Numeral } from '@/components/kit/type';
import { Walnut } from '@/components/kit/walnut';
import { asleepOn } from '@/engine/games/kazaam/queries/counts';

import { Crucible, DiscardsStack, ReserveStack, Sun } from '../art/furniture';
import { tileOfPiece, TOP_OF_RESERVE } from '../touch/carried';
import { TileBack } from '../art/tile';
import { glows, nearSeat, playerOf } from '../touch/intent';
import { GAP } from '../layout';
import { PowerZone } from '../pieces/power-zone';
import { SpotTouch, type Carried } from '../pieces/spot-touch';
import type { Spot } from '../touch/spots';
import { useSetting, useMatch } from '../table';

/** What one may do besides: draw, extract, restore; and the discards. */
export function BenchColumn() {
  const { layout, view, speech } = useSetting();
  const carried = useTopOfReserve();
  const { words } = speech;
  const { scheme } = useTheme();
  const { art } = layout.bench;
  const isRow = layout.isLargeText && layout.arrangement === 'stack';
  return (
    <View
      role="group"
      aria-label={words.bench}
      style={isRow ? styles.row : layout.bench.isSquare ? styles.square : styles.column}
    >
      <BenchItem spot={RESERVE} caption={words.draw} count={view.reserveSize} carried={carried}>
        <ReserveStack size={art} theme={scheme} count={view.reserveSize} />
      </BenchItem>
      <CrucibleItem caption={words.extract} art={art} />
      <BenchItem
        spot={{ type: 'restore' }}
        caption={words.restore}
        count={asleepOn(playerOf(view, nearSeat(view)).board).length}
      >
        <Sun size={art} theme={scheme} />
      </BenchItem>
      <BenchItem spot={DISCARDS} caption={words.discards} count={view.discardsSize}>
        <DiscardsStack size={art} theme={scheme} count={view.discardsSize} />
      </BenchItem>
    </View>
  );
}

/** The uppermost tile of the reserve, to be carried into the hand. */
function useTopOfReserve(): Carried | null {
  const { view, moves, layout, select } = useSetting();
  const isMine = view.viewer !== 'public' && moves.length > 0 && !layout.isLargeText;
  const { tile } = layout.hand;
  return useMemo(
    () =>
      isMine
        ? { piece: TOP_OF_RESERVE, ghost: <TileBack size={tile * 0.8} />, onLift: () => select(null) }
        : null,
    [isMine, tile, select],
  );
}

const RESERVE: Spot = { type: 'reserve' };
const DISCARDS: Spot = { type: 'discards' };
const CRUCIBLE: Spot = { type: 'crucible' };

function CrucibleItem({ caption, art }: { readonly caption: string; readonly art: number }) {
  const { letGo } = useSetting();
  return (
    <BenchItem spot={CRUCIBLE} caption={caption}>
      <Pot art={art} />
      <DropZone
        id="crucible"
        label={caption}
        accepts={(piece) => tileOfPiece(piece) !== null}
        onDrop={(piece) => {
          const tile = tileOfPiece(piece);
          if (tile !== null) letGo(tile, CRUCIBLE);
        }}
        isUnlit
        style={styles.zone}
      />
    </BenchItem>
  );
}

/** Hot while something could be thrown into it. */
function Pot({ art }: { readonly art: number }) {
  const { scheme } = useTheme();
  const { situation } = useMatch();
  return <Crucible size={art} theme={scheme} isHot={glows(situation, CRUCIBLE)} />;
}

interface BenchItemProps {
  readonly spot: Spot;
  readonly caption: string;
  readonly count?: number;
  readonly carried?: Carried | null;
  readonly children: ReactNode;
}

function BenchItem({ spot, caption, count, carried = null, children }: BenchItemProps) {
  const { layout } = useSetting();
  const isWide = layout.isRoomy && !layout.isLargeText;
  const isRow = layout.isLargeText && layout.arrangement === 'stack';
  return (
    <SpotTouch
      spot={spot}
      carried={carried}
      style={isRow ? styles.wideItem : layout.bench.isSquare ? styles.squareItem : styles.item}
    >
      <Walnut radius={isWide ? 12 : 9} style={styles.panel} contentStyle={styles.content}>
        <View style={styles.picture}>
          {children}
          {count === undefined ? null : (
            <Count count={count} isBeside={layout.bench.art < 38 && !layout.bench.isSquare} />
          )}
        </View>
        <Label isBold size={isWide ? 15 : 12} align="center" numberOfLines={layout.isLargeText ? 2 : 1}>
          {caption}
        </Label>
      </Walnut>
      {spot.type === 'discards' ? <PowerZone spot={spot} /> : null}
    </SpotTouch>
  );
}

/** How many lie there, on a small disc. */
function Count({ count, isBeside }: { readonly count: number; readonly isBeside: boolean }) {
  const { colours } = useTheme();
  return (
    <View style={[styles.count, isBeside ? styles.beside : null, { borderColor: colours.edge }]}>
      <Numeral size={13} style={styles.number}>
        {count}
      </Numeral>
    </View>
  );
}

const styles = StyleSheet.create({
  column: { flex: 1, gap: GAP },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  square: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignContent: 'stretch', gap: GAP },
  item: { flex: 1, minHeight: 48 },
  squareItem: { flexBasis: '40%', flexGrow: 1, minHeight: 48 },
  wideItem: { flexBasis: '46%', flexGrow: 1, minHeight: 64 },
  panel: { flex: 1 },
  content: { flex: 1, padding: 3, alignItems: 'center', justifyContent: 'space-evenly' },
  picture: { alignItems: 'center', justifyContent: 'center', flexShrink: 1 },
  zone: { ...StyleSheet.absoluteFill, margin: -12, opacity: 0, pointerEvents: 'none' },
  count: {
    position: 'absolute',
    right: -9,
    bottom: -4,
    minWidth: 22,
    paddingHorizontal: 3,
    borderRadius: 14,
    borderWidth: 1.4,
    backgroundColor: '#F6EAD0',
    alignItems: 'center',
  },
  beside: { right: -28, bottom: 2 },
  number: { color: '#2B1D12' },
});
