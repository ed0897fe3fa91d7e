import { useEffect, useRef, type ReactNode } from 'react';
import { StyleSheet, View, type ScrollView } from 'react-native';

import { DragRaise } from '@/components/kit/drag-layer';
import { Scroll } from '@/components/kit/scroll';
import { Ground } from '@/components/kit/shell/ground';
import type { AlchemirusQuestion } from '@/engine/games/alchemirus/state';

import { ActionBar } from './table/action-bar';
import { Bank } from './table/bank';
import { questionOf } from './seats';
import { EstateView } from './table/estate-view';
import { Fame } from './table/fame';
import { Hand } from './table/hand';
import { Header } from './table/header';
import { isAsked, stageOf, type Stage } from './touch/situation';
import { FAME, FAME_AIR, GAP, heightOf, PAD, type Layout } from './layout';
import { Market, Receipt } from './table/market';
import { Offer } from './table/offer';
import { Opponents } from './table/opponents';
import { PayGrid, PayTable } from './table/pay-table';
import { RingView } from './table/ring-view';
import { useSetting, useMatch } from './table';

/** The whole table, by the room there is. */
export function Arrangements() {
  const { layout } = useSetting();
  return <Ground style={styles.whole}>{layout.arrangement === 'stack' ? <Stack /> : <Beside />}</Ground>;
}

/** One below the other. Where it has to scroll, what is asked comes into sight. */
function Stack() {
  const { layout, situation } = useMatch();
  const stage = stageOf(situation);
  const parts = (
    <>
      {stage === 'market' && layout.isScrolled ? null : <Upper />}
      <View style={styles.middle}>
        <EstateView />
      </View>
      {stage === 'market' && layout.isScrolled ? <Upper /> : null}
      <Lower />
    </>
  );
  return (
    <>
      <Header />
      {stage === 'ring' && isHeldAbove(layout) ? <Opponents /> : null}
      {layout.isScrolled ? <Scrolled>{parts}</Scrolled> : <View style={styles.parts}>{parts}</View>}
      <Foot />
    </>
  );
}

/** Where the table has to be scrolled, the others stay in sight. */
const isHeldAbove = ({ isScrolled, isLargeText }: Layout): boolean => isScrolled && !isLargeText;

/** What may be done; nothing in a replay. */
function Foot() {
  if (useSetting().isReplay) return null;
  return (
    <View style={styles.foot}>
      <ActionBar />
    </View>
  );
}

/** Lower than anything. */
const FOOT = 10_000;
const FLOW = { top: 10, gap: GAP + 4 } as const;

/** Where what is asked lies, from the top of what scrolls; null where it is to stay as it is. */
function topFor(
  layout: Layout,
  type: AlchemirusQuestion['type'],
  stage: Stage,
  others: number,
): number | null {
  if (stage !== 'ring') return 0;
  // Less a little air above it, more what of the path stands out below it.
  const above = isHeldAbove(layout) ? 0 : heightOf(layout.opponents, others) + FLOW.gap;
  const ring = FLOW.top + above + FAME + FAME_AIR + FLOW.gap;
  switch (type) {
    case 'draw':
      // Bank and hand are seen together.
      return layout.bank.shape === 'row' ? ring + layout.ring : ring;
    case 'move':
    case 'spirit':
      return ring;
    case 'transport':
    case 'transmute':
    case 'harvest':
    case 'grow':
    case 'offer':
      return layout.upper.height;
    case 'build':
      return FOOT;
    case 'rob':
      return 0;
    case 'sell':
    case 'gifts':
    case 'pay':
    case 'end':
      return null;
  }
}

/** What is asked comes into sight. */
function Scrolled({ children }: { readonly children: ReactNode }) {
  const { view, situation, layout } = useMatch();
  const scroll = useRef<ScrollView>(null);
  const type = situation.moves.length > 0 ? view.asked?.what.type : undefined;
  const y = type === undefined ? null : topFor(layout, type, stageOf(situation), view.players.length - 1);
  useEffect(() => {
    if (y !== null) scroll.current?.scrollTo({ y, animated: false });
  }, [type, y]);
  return (
    <Scroll ref={scroll} style={styles.scroll} contentContainerStyle={styles.flowing}>
      {children}
    </Scroll>
  );
}

/** Ring, bank and the others; or what is paid, or the stalls. */
function Upper() {
  const { layout, situation } = useMatch();
  const width = layout.upper.width - 2 * PAD;
  switch (stageOf(situation)) {
    case 'pay':
      return <PayTable />;
    case 'market':
      return (
        <View style={styles.middle}>
          <Market width={width} height={layout.upper.height} />
        </View>
      );
    case 'ring':
      return (
        <>
          {isHeldAbove(layout) ? null : <Opponents />}
          <View style={styles.middle}>
            <Fame width={layout.fame} />
          </View>
          <RingAndBank />
        </>
      );
  }
}

function RingAndBank() {
  const { layout } = useSetting();
  const isRow = layout.bank.shape === 'column';
  return (
    <DragRaise style={isRow ? styles.besideRing : styles.belowRing}>
      <View>
        <RingView />
        {layout.opponents.shape === 'corners' ? <Opponents /> : null}
      </View>
      <Bank />
    </DragRaise>
  );
}

/** The hand; while cards are marked it lies in rows, and while something is sold, what it brings. */
function Lower() {
  const { layout, situation, isReplay } = useMatch();
  const stage = stageOf(situation);
  if (isReplay) return null;
  if (stage === 'market') {
    return (
      <View style={styles.padded}>
        <Receipt />
      </View>
    );
  }
  if (questionOf(situation.view, 'offer') && isAsked(situation)) {
    return (
      <View style={styles.padded}>
        <Offer />
      </View>
    );
  }
  if (stage === 'pay' && !layout.pay.isApart) return <PayGrid />;
  return (
    <View style={styles.middle}>
      <Hand />
    </View>
  );
}

/** Two panes: the ring at one side, the estate at the other. */
function Beside() {
  const { layout, isLeftHanded, isReplay } = useSetting();
  const isPanes = layout.arrangement === 'panes';
  const isOnlySeen = isReplay && !isPanes;
  return (
    <View style={[styles.whole, isLeftHanded ? styles.mirrored : styles.row]}>
      <DragRaise style={{ width: layout.upper.width }}>
        <Header />
        <Pane isScrolled={layout.isPaneScrolled.upper}>
          <Side />
        </Pane>
      </DragRaise>
      <DragRaise style={[styles.pane, { width: layout.lower.width }]}>
        {isPanes || isOnlySeen ? (
          <View style={styles.middle}>
            <Fame width={layout.fame} />
          </View>
        ) : null}
        {isOnlySeen ? <Opponents /> : null}
        <Pane isScrolled={layout.isPaneScrolled.lower}>
          <View style={[styles.middle, styles.topped]}>
            <EstateView />
          </View>
          <Lower />
        </Pane>
        <Foot />
      </DragRaise>
    </View>
  );
}

function Side() {
  const { layout, situation, isReplay } = useMatch();
  const isPanes = layout.arrangement === 'panes';
  const stage = stageOf(situation);
  const width = layout.upper.width - 2 * PAD;
  if (stage === 'pay') {
    return (
      <>
        <PayTable />
        {isPanes ? <Opponents /> : null}
      </>
    );
  }
  if (stage === 'market') {
    return (
      <View style={styles.middle}>
        <Market
          width={width}
          height={layout.pay.height - (isPanes ? layout.opponents.height + 2 * GAP : 0)}
        />
        {isPanes ? <Opponents /> : null}
      </View>
    );
  }
  if (isReplay && !isPanes) return <RingAndBank />;
  return (
    <>
      <RingAndBank />
      {isPanes ? null : (
        <View style={styles.middle}>
          <Fame width={layout.fame} />
        </View>
      )}
      {layout.opponents.shape === 'corners' ? null : <Opponents />}
    </>
  );
}

interface PaneProps {
  readonly isScrolled: boolean;
  readonly children: ReactNode;
}

/** What fits is not scrolled: pieces are carried from one pane to the other. */
function Pane({ isScrolled, children }: PaneProps) {
  if (!isScrolled) return <View style={[styles.scroll, styles.side]}>{children}</View>;
  return (
    <Scroll style={styles.scroll} contentContainerStyle={styles.side}>
      {children}
    </Scroll>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  row: { flexDirection: 'row' },
  mirrored: { flexDirection: 'row-reverse' },
  scroll: { flex: 1 },
  flowing: { gap: FLOW.gap, paddingTop: FLOW.top, paddingBottom: GAP },
  parts: { flex: 1, justifyContent: 'space-between', paddingVertical: 2 },
  middle: { alignItems: 'center' },
  topped: { paddingTop: 10 },
  padded: { paddingHorizontal: PAD },
  besideRing: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: GAP },
  belowRing: { alignItems: 'center', gap: GAP + 2 },
  side: { flexGrow: 1, justifyContent: 'space-evenly', gap: GAP },
  pane: { paddingTop: GAP },
  foot: { paddingHorizontal: PAD, paddingBottom: 4 },
});
