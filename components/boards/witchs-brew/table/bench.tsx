import { StyleSheet, View } from 'react-native';

import { KeptClear } from '@/components/kit/beacon';
import { useDragged } from '@/components/kit/drag-layer';
import { useRoom } from '@/components/kit/pane';
import { Scroll } from '@/components/kit/scroll';
import { ThumbSide } from '@/components/kit/shell/thumb-side';
import { OnSurface, useTheme } from '@/components/kit/theme';

import { ActionBody, ActionFoot, WatchFoot } from './action-bench';
import { AnswerBody, AnswerFoot } from './answer-bench';
import { WorkBench } from '../art/scene';
import { dropOfPiece } from '../touch/carried';
import { taskOf } from '../touch/intent';
import { GAP, PAD } from '../layout';
import { LeadBench } from './lead-bench';
import { useSetting, type Setting } from '../table';
import { TrickList } from './trick-list';

/** Of cards that lie face down none can be called yet. */
function isLeading({ view, moves, isFaceDown }: Setting): boolean {
  const { asked, viewer } = view;
  return asked?.what.type === 'lead' && asked.seat === viewer && (isFaceDown || moves.length > 0);
}

/** What is to be done at the bench, or who is busy. */
export function BenchBody() {
  const setting = useSetting();
  const task = taskOf(setting);
  if (isLeading(setting)) return <LeadBench />;
  return task?.type === 'answer' ? <AnswerBody role={task.role} /> : <ActionBody />;
}

/** What is under the thumb. */
export function BenchFoot() {
  const setting = useSetting();
  const task = taskOf(setting);
  if (isLeading(setting)) return null;
  if (!task) return <WatchFoot />;
  const { atThumb, isLeftHanded } = setting;
  const isAnswer = task.type === 'answer';
  return (
    <ThumbSide atThumb={atThumb} isLeftHanded={isLeftHanded} isUpright>
      {isAnswer ? <AnswerFoot role={task.role} /> : <ActionFoot />}
    </ThumbSide>
  );
}

interface WoodProps {
  readonly isUpright?: boolean;
  readonly children: React.ReactNode;
  readonly style?: React.ComponentProps<typeof View>['style'];
}

/** The wood of a bench under whatever lies on it. */
export function Wood({ isUpright = false, children, style }: WoodProps) {
  const { scheme } = useTheme();
  return (
    <View style={style}>
      <WorkBench theme={scheme} isUpright={isUpright} />
      <OnSurface surface="walnut">{children}</OnSurface>
    </View>
  );
}

/** No style sheet's: in a browser that of scrolling would outdo it. */
const OPEN = { overflow: 'visible' } as const;

/** What scrolls would cut off a drop that is carried out of it. */
function useIsDropInAir(): boolean {
  return dropOfPiece(useDragged()) !== null;
}

/** Below the workshop. */
export function LyingBench() {
  const { bottom } = useRoom().insets;
  const isOpen = useIsDropInAir();
  return (
    <Wood style={[styles.lying, { paddingBottom: PAD + bottom }]}>
      <Scroll style={[styles.over, isOpen ? OPEN : null]} contentContainerStyle={styles.body}>
        <BenchBody />
      </Scroll>
      <BenchFoot />
      <KeptClear />
    </Wood>
  );
}

/** Beside the workshop: what is to be done, and where there is room the trick and the chronicle. */
export function StandingBench() {
  const { layout, chronicle } = useSetting();
  const { top, right, bottom } = useRoom().insets;
  const isOpen = useIsDropInAir();
  const isPane = layout.arrangement === 'panes';
  const edges = { paddingTop: top, paddingRight: right, paddingBottom: bottom };
  return (
    <Wood isUpright style={[styles.standing, edges, { width: layout.bench.width + right }]}>
      <Scroll
        style={[styles.scroll, isOpen ? OPEN : null]}
        contentContainerStyle={[styles.inside, isPane ? null : styles.filled]}
      >
        <BenchBody />
        {isPane && !layout.isLargeText ? (
          <>
            <BenchFoot />
            <TrickList />
            {chronicle}
          </>
        ) : null}
      </Scroll>
      {isPane && !layout.isLargeText ? null : (
        <View style={styles.pinned}>
          <BenchFoot />
        </View>
      )}
      <KeptClear />
    </Wood>
  );
}

const styles = StyleSheet.create({
  lying: { flex: 1, paddingHorizontal: PAD, gap: GAP },
  // What stands out over the edge of a card needs room inside of what scrolls.
  over: { flex: 1, marginHorizontal: -PAD },
  body: { flexGrow: 1, paddingTop: 14, paddingHorizontal: PAD, gap: GAP },
  standing: { flexShrink: 0 },
  scroll: { flex: 1 },
  inside: { paddingLeft: 26, paddingRight: 16, paddingVertical: 14, gap: 14 },
  filled: { flexGrow: 1, paddingLeft: 18, paddingRight: PAD, paddingVertical: PAD, gap: GAP },
  pinned: { paddingLeft: 18, paddingRight: PAD, paddingBottom: PAD },
});
