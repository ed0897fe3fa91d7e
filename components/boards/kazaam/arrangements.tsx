import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { DragRaise } from '@/components/kit/drag-layer';
import { Paint } from '@/components/kit/paint';
import { Scroll } from '@/components/kit/scroll';
import { ThumbSide } from '@/components/kit/shell/thumb-side';
import { BRASS, type Gradient } from '@/components/kit/tokens';

import { ActionBar, type ActionBarProps } from './table/action-bar';
import { BenchColumn } from './table/bench-column';
import { CreatureBoard } from './table/creature-board';
import { Hand } from './table/hand';
import { Header } from './table/header';
import { nearSeat } from './touch/intent';
import { GAP, PAD, SEAM } from './layout';
import { Opponents } from './table/opponents';
import { useSetting } from './table';
import { VesselRack } from './table/vessel-rack';

export interface ArrangementProps extends ActionBarProps {
  readonly actions?: ReactNode;
  readonly chronicle?: ReactNode;
}

/** The same regions, laid out by the room there is. */
export function Arrangement(props: ArrangementProps) {
  const { layout } = useSetting();
  switch (layout.arrangement) {
    case 'stack':
      return <Stack {...props} />;
    case 'beside':
      return <Beside {...props} />;
    case 'panes':
      return <Panes {...props} />;
    case 'replay':
      return <Replay {...props} />;
  }
}

function OwnBoard() {
  const { view, layout, speech } = useSetting();
  const seat = nearSeat(view);
  const isOwn = view.viewer !== 'public';
  const label = isOwn ? speech.words.ownBoard : speech.words.boardOf(speech.who(seat));
  return <CreatureBoard seat={seat} size={layout.board} label={label} />;
}

function BoardAndBench() {
  const { layout, isLeftHanded } = useSetting();
  const direction = layout.isLargeText ? styles.column : isLeftHanded ? styles.mirrored : styles.row;
  const width = layout.isLargeText ? null : { minWidth: layout.bench.width };
  return (
    <View style={[styles.bench, direction]}>
      <DragRaise>
        <OwnBoard />
      </DragRaise>
      <View style={[layout.isLargeText ? null : styles.side, width]}>
        <BenchColumn />
      </View>
    </View>
  );
}

/** The hand, and beside it what one wants at every turn. */
function HandAtThumb() {
  const { atThumb, isLeftHanded, layout } = useSetting();
  const isUpright = layout.hand.isThumbUpright;
  return (
    <ThumbSide atThumb={atThumb} isLeftHanded={isLeftHanded} isUpright={isUpright} style={styles.hand}>
      <Hand />
    </ThumbSide>
  );
}

function Stack({ actions, ...bar }: ArrangementProps) {
  return (
    <>
      <Scroll contentContainerStyle={styles.stack}>
        <Header actions={actions} />
        <Opponents />
        <DragRaise>
          <BoardAndBench />
        </DragRaise>
        <VesselRack />
        <DragRaise>
          <HandAtThumb />
        </DragRaise>
      </Scroll>
      <View style={styles.foot}>
        <ActionBar {...bar} />
      </View>
    </>
  );
}

/** Bench, board and glasses side by side. */
function Trio() {
  const { layout, isLeftHanded } = useSetting();
  return (
    <View style={[styles.trio, isLeftHanded ? styles.mirrored : styles.row]}>
      <DragRaise style={{ width: layout.bench.width }}>
        <BenchColumn />
      </DragRaise>
      <DragRaise>
        <OwnBoard />
      </DragRaise>
      <VesselRack />
    </View>
  );
}

interface PaneProps {
  readonly style: StyleProp<ViewStyle>;
  readonly contentStyle: ViewStyle;
  readonly children: ReactNode;
}

/** A side of the table. It is scrolled only where it must be: what scrolls cuts off whatever is carried out of it. */
function Pane({ style, contentStyle, children }: PaneProps) {
  const { isScrolled } = useSetting().layout;
  if (!isScrolled) return <View style={[contentStyle, style]}>{children}</View>;
  return (
    <Scroll style={style} contentContainerStyle={contentStyle}>
      {children}
    </Scroll>
  );
}

function Beside({ actions, ...bar }: ArrangementProps) {
  const { layout, isLeftHanded } = useSetting();
  return (
    <View style={[styles.whole, isLeftHanded ? styles.mirrored : styles.row]}>
      <DragRaise>
        <Pane style={[styles.fixed, { width: layout.main + 2 * PAD }]} contentStyle={styles.padded}>
          <Trio />
        </Pane>
      </DragRaise>
      <DragRaise style={styles.whole}>
        <Pane style={styles.whole} contentStyle={styles.stack}>
          <Header actions={actions} />
          <Opponents />
          <HandAtThumb />
        </Pane>
        <View style={styles.foot}>
          <ActionBar {...bar} />
        </View>
      </DragRaise>
    </View>
  );
}

function Panes({ actions, chronicle, ...bar }: ArrangementProps) {
  const { layout, isLeftHanded } = useSetting();
  return (
    <View style={[styles.whole, isLeftHanded ? styles.mirrored : styles.row]}>
      <DragRaise>
        <Pane style={[styles.fixed, styles.high, { width: layout.main }]} contentStyle={styles.pane}>
          <Header actions={actions} />
          <DragRaise>
            <Trio />
          </DragRaise>
          <DragRaise>
            <View style={[styles.low, isLeftHanded ? styles.mirrored : styles.row]}>
              <HandAtThumb />
              <View style={{ width: layout.bar }}>
                <ActionBar {...bar} />
              </View>
            </View>
          </DragRaise>
        </Pane>
      </DragRaise>
      <View style={styles.seam}>
        <Paint gradient={BRASS_ACROSS} />
      </View>
      <Scroll style={styles.whole} contentContainerStyle={styles.others}>
        <Opponents />
        {chronicle}
      </Scroll>
    </View>
  );
}

function Replay({ actions }: ArrangementProps) {
  const { layout, isLeftHanded } = useSetting();
  if (layout.side > 0) {
    return (
      <View style={[styles.whole, styles.lying, isLeftHanded ? styles.mirrored : styles.row]}>
        <OwnBoard />
        <Scroll style={{ width: layout.side }} contentContainerStyle={styles.stacked}>
          <Header actions={actions} />
          <Opponents />
          <VesselRack />
        </Scroll>
      </View>
    );
  }
  return (
    <Scroll contentContainerStyle={styles.stack}>
      <Header actions={actions} />
      <Opponents />
      <View style={styles.alone}>
        <OwnBoard />
      </View>
      <VesselRack />
    </Scroll>
  );
}

/** Brass as it shines on an upright rod. */
const BRASS_ACROSS: Gradient = { ...BRASS, type: 'linear', from: [0, 0], to: [1, 0] };

const styles = StyleSheet.create({
  whole: { flex: 1 },
  high: { height: '100%' },
  row: { flexDirection: 'row' },
  mirrored: { flexDirection: 'row-reverse' },
  column: { flexDirection: 'column', alignItems: 'center' },
  stack: { padding: PAD, paddingTop: 4, gap: GAP, flexGrow: 1, justifyContent: 'space-between' },
  hand: { flexGrow: 1 },
  fixed: { flexGrow: 0, flexShrink: 0 },
  padded: { padding: PAD },
  bench: { gap: GAP, justifyContent: 'center' },
  lying: { padding: PAD, gap: PAD },
  stacked: { gap: GAP, flexGrow: 1, justifyContent: 'space-between' },
  alone: { alignItems: 'center' },
  side: { flexGrow: 1, maxWidth: 120 },
  foot: { paddingHorizontal: PAD },
  pane: { padding: PAD, gap: 2 * GAP, flexGrow: 1, justifyContent: 'space-between' },
  trio: { gap: GAP, justifyContent: 'space-between' },
  low: { gap: GAP, alignItems: 'flex-end', justifyContent: 'space-between' },
  seam: { width: SEAM, overflow: 'hidden' },
  others: { padding: PAD, gap: 12, flexGrow: 1 },
});
