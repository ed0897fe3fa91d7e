import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Beacon, InSight } from '@/components/kit/beacon';
import { Draggable, DragRaise, DropZone } from '@/components/kit/drag-layer';
import { useAnchor } from '@/components/kit/stage/anchors';
import { useTheme } from '@/components/kit/theme';
import { at } from '@/engine/core/list';
import { MOST_BUILDINGS, type Building, type Good } from '@/engine/games/alchemirus/data';
import { growing, isBlocked as isHaunted } from '@/engine/games/alchemirus/queries/goods';
import type { PlotView } from '@/engine/games/alchemirus/view';

import { EstateGround, plotFrame } from '../art/estate';
import { LyingGood } from '../art/goods';
import { NamePlate, TabPlate } from '../art/panels';
import { FreePlot, goodSpot, goodWidth, PlotParts, type Lying } from '../art/plot';
import { playerOf } from '../seats';
import { goals } from '../touch/cargo';
import { dropCard } from '../touch/intent';
import {
  dueOf,
  estateOf,
  isAskedFor,
  isDemolishing,
  planned,
  type Held,
  type Situation,
} from '../touch/situation';
import { pointsAt } from '../touch/hint';
import { actionsFor, goodLabel, plotLabel } from '../words/labels';
import { estateAt, plotAt } from '../scenes/places';
import { useMatch } from '../table';
import { bankOfPiece, placeOfPiece } from './dragged';
import { fashionOf, lyingOn } from './plots';

const GOOD_PIECE = 'good-';

/** The id under which a good is dragged. */
const pieceOf = ({ from, good }: Held): string => `${GOOD_PIECE}${from}-${good}`;

/** Which good a dragged piece is; null if it is none. */
export function goodOfPiece(piece: string): Held | null {
  if (!piece.startsWith(GOOD_PIECE)) return null;
  const [from = '0', good = 'herb'] = piece.slice(GOOD_PIECE.length).split('-');
  return { from: Number(from), good: good as Good };
}

/** Up to twelve buildings with what lies on them. */
export function EstateView() {
  const { view, near, layout, speech, situation } = useMatch();
  const { scheme } = useTheme();
  const anchor = useAnchor(estateAt(near));
  const { estate: plan } = layout;
  const { estate } = playerOf(view, near);
  const coming = comingBuilding(situation);
  const shown = planned(situation);
  const fresh = Math.max(0, MOST_BUILDINGS - estate.length);
  const { words } = speech;
  return (
    <View
      ref={anchor}
      collapsable={false}
      role="group"
      aria-label={words.estate(estate.length, MOST_BUILDINGS)}
      style={{ width: plan.width, height: plan.height }}
    >
      <EstateGround plan={plan} theme={scheme} />
      {estate.map((plot, index) => (
        <BuiltPlot key={index} plot={plot} shown={at(shown, index)} index={index} />
      ))}
      {Array.from({ length: fresh }, (_, place) => {
        const index = estate.length + place;
        return <Free key={index} index={index} coming={place === 0 ? coming : null} />;
      })}
      <Goods shown={shown} />
      <View style={styles.tab}>
        <TabPlate theme={scheme}>{words.estateShort(estate.length, MOST_BUILDINGS)}</TabPlate>
      </View>
    </View>
  );
}

/** The building that is being paid for stands half there already. */
function comingBuilding(situation: Situation): Building | null {
  const due = dueOf(situation);
  if (due?.purpose !== 'build' || !due.card || due.card === 'gloria') return null;
  return isDemolishing(situation) ? null : due.card;
}

interface BuiltPlotProps {
  /** As it is, and as it would be after what is planned. */
  readonly plot: PlotView;
  readonly shown: PlotView;
  readonly index: number;
}

/** Goods that can be moved are drawn apart, so that they can be carried. */
function isMoving(situation: Situation): boolean {
  return isAskedFor(situation, 'transport') || isAskedFor(situation, 'sell');
}

function isPlotTarget(situation: Situation, index: number): boolean {
  const { view, moves, draft } = situation;
  if (moves.length === 0) return false;
  if (isDemolishing(situation)) return draft.plot === null || draft.plot === index;
  if (draft.held) return goals(situation, draft.held).includes(index);
  if (isAskedFor(situation, 'harvest')) return growing(view, estateOf(view)).includes(index);
  return moves.some((move) => 'plot' in move && move.plot === index) && !draft.out.includes(index);
}

/** What may be let go over a plot, and what becomes of it. */
function useTaking(index: number) {
  const { situation, letGo, layCard, goAstray } = useMatch();
  const accepts = (piece: string) => {
    const held = goodOfPiece(piece);
    const place = placeOfPiece(piece);
    if (place !== null) return dropCard(situation, place, index).type === 'draft';
    return held !== null && goals(situation, held).includes(index);
  };
  const onDrop = (piece: string) => {
    const held = goodOfPiece(piece);
    const place = placeOfPiece(piece);
    if (held) letGo(held, { type: 'plot', plot: index });
    if (place !== null) layCard(place, index);
  };
  const onWrongDrop = (piece: string) => (bankOfPiece(piece) === null ? onDrop(piece) : goAstray());
  return { accepts, onDrop, onWrongDrop };
}

function BuiltPlot({ plot, shown, index }: BuiltPlotProps) {
  const { view, near, layout, speech, situation, pointer, plots, touch, inspect, moves, play } = useMatch();
  const { scheme } = useTheme();
  const anchor = useAnchor(plotAt(near, index));
  const frame = plotFrame(layout.estate, index);
  const goods = useLying(plot, shown, isMoving(situation));
  const isTarget = isPlotTarget(situation, index);
  const isTorn = isDemolishing(situation) && situation.draft.plot === index;
  const isBlocked = isHaunted(view, plot.building);
  const taking = useTaking(index);
  const own = moves.filter(
    (move) => ('plot' in move && move.plot === index) || ('from' in move && move.from === index),
  );
  return (
    <>
      <View
        ref={anchor}
        collapsable={false}
        style={[styles.plot, boxOf(frame), isTorn ? styles.torn : null]}
        aria-hidden
      >
        <PlotParts
          building={plot.building}
          width={frame.width}
          theme={scheme}
          index={index}
          isAlive
          fashion={fashionOf(playerOf(view, near).estate, index)}
          isBlocked={isBlocked}
          isTarget={isTarget}
          goods={goods}
        />
      </View>
      <View
        style={[
          styles.plate,
          { left: frame.middle - frame.cell, width: 2 * frame.cell, top: frame.plateTop },
        ]}
      >
        <NamePlate isBlocked={isBlocked} size={plateSize(layout.estate.cell)}>
          {speech.text.cards[plot.building]}
        </NamePlate>
      </View>
      <DropZone
        id={`plot-${index}`}
        label={plotLabel(speech, situation, plot, index)}
        {...taking}
        onTap={() => touch({ type: 'plot', plot: index })}
        onLongPress={() => inspect({ type: 'plot', seat: near, plot: index })}
        hint={speech.words.explainHint}
        actions={actionsFor(speech, own, play)}
        isOne
        style={[styles.touch, touchFrame(layout.estate, index)]}
        testID={`plot-${index}`}
      >
        <Beacon isOn={pointsAt(pointer, { type: 'plot', plot: index })} radius={9} />
        <InSight isOn={plots.includes(index)} />
      </DropZone>
    </>
  );
}

const plateSize = (cell: number): number => (cell < 56 ? 10.5 : cell > 110 ? 14 : 11.5);

const boxOf = ({ left, top, width, height }: ReturnType<typeof plotFrame>) => ({ left, top, width, height });

/** A whole cell of the estate. */
function touchFrame(plan: Parameters<typeof plotFrame>[0], index: number) {
  const { middle, cell } = plotFrame(plan, index);
  const row = Math.floor(index / plan.columns);
  return { left: middle - cell / 2, width: cell, top: plan.top + row * plan.row, height: plan.row };
}

function useLying(plot: PlotView, shown: PlotView, isApart: boolean): readonly Lying[] {
  return useMemo(() => {
    const lying = lyingOn(shown, plot.goods);
    return isApart ? lying.map((one) => (typeof one === 'string' ? null : one)) : lying;
  }, [plot, shown, isApart]);
}

interface FreeProps {
  readonly index: number;
  readonly coming: Building | null;
}

function Free({ index, coming }: FreeProps) {
  const { near, layout, speech, plots } = useMatch();
  const { scheme } = useTheme();
  const anchor = useAnchor(plotAt(near, index));
  const frame = plotFrame(layout.estate, index);
  const taking = useTaking(index);
  const { words, text } = speech;
  return (
    <>
      <View ref={anchor} collapsable={false} style={[styles.plot, boxOf(frame)]} aria-hidden>
        {coming ? (
          <PlotParts building={coming} width={frame.width} theme={scheme} index={index} isPlanned />
        ) : (
          <FreePlot width={frame.width} theme={scheme} number={index + 1} />
        )}
      </View>
      <DropZone
        id={`free-${index}`}
        label={
          coming
            ? `${words.plot(index + 1, text.cards[coming])}, ${words.planned}`
            : words.freePlot(index + 1)
        }
        {...taking}
        style={[styles.touch, touchFrame(layout.estate, index)]}
      >
        <InSight isOn={plots.includes(index)} />
      </DropZone>
    </>
  );
}

/** Goods that may be carried or sold now, each by itself. */
function Goods({ shown }: { readonly shown: readonly PlotView[] }) {
  const { situation } = useMatch();
  if (!isMoving(situation)) return null;
  return shown.flatMap((plot, from) =>
    plot.goods.map((good) => <LooseGood key={`${from} ${good}`} shown={shown} held={{ from, good }} />),
  );
}

interface LooseGoodProps {
  readonly shown: readonly PlotView[];
  readonly held: Held;
}

function LooseGood({ shown, held }: LooseGoodProps) {
  const { layout, speech, situation, pointer, touch } = useMatch();
  const { from, good } = held;
  const frame = plotFrame(layout.estate, from);
  const { building, goods } = at(shown, from);
  const width = goodWidth(frame.width);
  const { x, y } = goodSpot(frame.width, { building, good, index: good === 'metal' ? 1 : 0 });
  const across = Math.min(48, goods.length > 1 ? frame.cell / 2 : frame.cell);
  const high = 44;
  const { draft } = situation;
  const isHeld = draft.held?.from === from && draft.held.good === good;
  const isCarried = draft.carries.some((carry) => carry.to === from && carry.good === good);
  const label = [
    goodLabel(speech, shown, held),
    ...(isHeld ? [speech.words.takenUp] : []),
    ...(isCarried ? [speech.words.arrived] : []),
  ].join(', ');
  return (
    <DragRaise style={styles.layer}>
      <Draggable
        id={pieceOf(held)}
        label={label}
        isSelected={isHeld}
        isFixed={isCarried}
        onTap={() => touch({ type: 'good', plot: from, good })}
        style={[
          styles.drawing,
          { left: frame.left + x - across / 2, top: frame.top + y - high / 2, width: across, height: high },
        ]}
        testID={pieceOf(held)}
      >
        <View style={[styles.good, { width: across, height: high }, isHeld ? styles.heldUp : null]}>
          <LyingGood good={good} width={width} />
          <Beacon isOn={pointsAt(pointer, { type: 'good', plot: from, good })} radius={12} />
        </View>
      </Draggable>
    </DragRaise>
  );
}

const styles = StyleSheet.create({
  tab: { position: 'absolute', left: 6, top: -8 },
  drawing: { position: 'absolute' },
  plot: { position: 'absolute', pointerEvents: 'none' },
  torn: { opacity: 0.4 },
  plate: { position: 'absolute', alignItems: 'center', pointerEvents: 'none' },
  touch: { position: 'absolute' },
  layer: { position: 'absolute', left: 0, top: 0 },
  good: { alignItems: 'center', justifyContent: 'center' },
  heldUp: { transform: [{ translateY: -5 }, { scale: 1.12 }] },
});
