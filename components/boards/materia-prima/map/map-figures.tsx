import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { HUES } from '@/components/kit/tokens';
import { at } from '@/engine/core/list';
import { cardOf } from '@/engine/games/materia-prima/queries/figures';
import { AXIAL, type Hex } from '@/engine/games/materia-prima/map';
import type { Figure } from '@/engine/games/materia-prima/state';
import { elementsOf } from '@/engine/games/materia-prima/stock';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

import { REACHES } from '../art/figure-reaches';
import type { Spot } from '../art/hex';
import { onHex } from '../art/rims';
import { CountTag, PipRow, pipRowWidth, Token } from '../art/small-pieces';
import { Standee, standingAt, Tower } from '../art/standee';
import { useLook } from '../pieces/use-look';
import { lyingOn } from '../words/labels';
import { standers, type Stander } from './map-standing';
import { playerOf } from '../touch/situation';
import { useAway, usePerson, usePointing, useSetting } from '../table';

/** Towers and figures on the map, whoever is farther away behind the nearer ones. */
export const Figures = memo(function Figures({ side }: { readonly side: number }) {
  const { view, near } = useSetting();
  const { situation } = usePointing();
  const away = useAway();
  const all = useMemo(() => standers(view), [view]);
  return (
    <View style={styles.layer} aria-hidden>
      {all.map((stander) => {
        if (stander.type === 'tower') {
          return <TowerPiece key={`tower ${stander.seat}`} stander={stander} side={side} />;
        }
        const { figure, seat } = stander;
        if (away.has(figure.id)) return null;
        return (
          <FigurePiece
            key={figure.id}
            stander={stander}
            side={side}
            isChosen={situation.chosen === figure.id && situation.moves.length > 0}
            isOwn={seat === near && view.turn === seat}
          />
        );
      })}
    </View>
  );
});

function footOf({ hex, foot }: Stander, side: number) {
  const { left, top } = onHex(at(AXIAL, hex), side, foot, 0);
  return { x: left, y: top };
}

interface TowerPieceProps {
  readonly stander: Extract<Stander, { readonly type: 'tower' }>;
  readonly side: number;
}

const TowerPiece = memo(function TowerPiece({ stander, side }: TowerPieceProps) {
  const { colour } = usePerson(stander.seat);
  return (
    <Tower colour={colour} side={side} style={[styles.piece, standingAt(side, footOf(stander, side))]} />
  );
});

interface FigurePieceProps {
  readonly stander: Extract<Stander, { readonly type: 'figure' }>;
  readonly side: number;
  readonly isChosen: boolean;
  /** Of whoever is on turn and looks at the table. */
  readonly isOwn: boolean;
}

const FigurePiece = memo(
  function FigurePiece({ stander, side, isChosen, isOwn }: FigurePieceProps) {
    const { view } = useSetting();
    const { figure, seat, scale, isCrowded } = stander;
    const own = side * scale;
    const foot = footOf(stander, side);
    const look = useLook(seat, figure.id);
    const isSpent = isOwn && figure.actions === 0 && figure.extras.length === 0;
    return (
      <>
        <Standee
          figure={figure.id}
          {...look}
          side={own}
          isLit={isChosen}
          isSpent={isSpent}
          load={isChosen ? NOTHING : elementsOf(figure.load)}
          at={standingAt(own, foot)}
        />
        {isOwn && (isChosen || !isCrowded) ? (
          <Pips figure={figure} view={view} seat={seat} side={own} hem={HUES[look.colour]} foot={foot} />
        ) : null}
      </>
    );
  },
  (one, other) =>
    one.side === other.side &&
    one.isChosen === other.isChosen &&
    one.isOwn === other.isOwn &&
    one.stander.figure === other.stander.figure &&
    one.stander.foot === other.stander.foot &&
    one.stander.scale === other.stander.scale,
);

const NOTHING: readonly never[] = [];

interface PipsProps {
  readonly figure: Figure;
  readonly view: MateriaPrimaView;
  readonly seat: Stander['seat'];
  readonly side: number;
  readonly hem: string;
  /** Where its feet are. */
  readonly foot: Spot;
}

/** How many actions it has left, over its head; where several stand together, only those of the chosen one. */
function Pips({ figure, view, seat, side, hem, foot }: PipsProps) {
  const { count, left } = pipsOf(view, seat, figure);
  if (count === 0) return null;
  const size = Math.max(9, side * 0.36);
  const place = {
    left: foot.x - pipRowWidth(count, size) / 2,
    top: foot.y + (REACHES[figure.id].top / 100) * side - size - 1,
  };
  return <PipRow count={count} left={left} size={size} hem={hem} style={[styles.piece, place]} />;
}

/** All actions of a figure in a turn, and how many are left; none for one that does nothing yet. */
export function pipsOf(view: MateriaPrimaView, seat: Stander['seat'], { id, actions, extras }: Figure) {
  const isFresh = view.fresh.some((one: string) => one === id);
  const most = isFresh ? 0 : cardOf(playerOf(view, seat), id).actions;
  const left = actions + extras.length;
  return { count: Math.max(most, left), left };
}

/** What lies on the ground, by hex. */
export const Piles = memo(function Piles({ side }: { readonly side: number }) {
  const { view } = useSetting();
  const hexes = [...new Set(view.piles.map(({ hex }) => hex))];
  return (
    <View style={styles.layer} aria-hidden>
      {hexes.map((hex) => (
        <Pile key={hex} hex={hex} side={side} />
      ))}
    </View>
  );
});

const MOST_KINDS = 3;

function Pile({ hex, side }: { readonly hex: Hex; readonly side: number }) {
  const { view } = useSetting();
  const things = lyingOn(view, hex);
  const kinds = [...new Set(things)];
  const shown = kinds.slice(-MOST_KINDS);
  const size = side * 0.54;
  const place = onHex(at(AXIAL, hex), side, [0.1, 0.4], size);
  const left = place.left - ((shown.length - 1) * size * 0.8) / 2;
  return (
    <View style={[styles.pile, { left, top: place.top }]}>
      {shown.map((thing, index) => (
        <View key={thing} style={index > 0 ? { marginLeft: -size * 0.2 } : null}>
          <Token thing={thing} size={thing === 'soul' ? size * 1.2 : size} />
        </View>
      ))}
      {things.length > shown.length ? (
        <CountTag size={Math.max(11, side * 0.42)}>{things.length}</CountTag>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  layer: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  piece: { position: 'absolute' },
  pile: { position: 'absolute', flexDirection: 'row', alignItems: 'center' },
});
