import { createContext, use, useCallback, useRef, type ReactNode, type Ref, type RefObject } from 'react';
import { ScrollView, type HostInstance, type ScrollViewProps, type View } from 'react-native';

import { offsetFor, scrolled } from './bring-into-sight';
import { useMotion } from './motion';
import type { Box } from './stage/box';
import { useTurn } from './turned';
import { boxOn, type Turn } from './turning';

/** Scrolls until what lies there can be seen. */
type Bring = (box: Box) => Promise<void>;

const BringContext = createContext<Bring | null>(null);

function boxOf(view: Pick<HostInstance, 'measureInWindow'>, turn: Turn): Promise<Box> {
  return new Promise((resolve) =>
    view.measureInWindow((x, y, width, height) => resolve(boxOn(turn, { x, y, width, height }))),
  );
}

type ScrollProps = ScrollViewProps & { readonly ref?: Ref<ScrollView> };

/**
 * Whatever scrolls. What lies in it can be brought into sight, through all that it is scrolled by; and a button in it is
 * pressed by the first touch also while a keyboard is open.
 */
export function Scroll({ ref, children, ...rest }: ScrollProps) {
  const outer = use(BringContext);
  const { isStill } = useMotion();
  const turn = useTurn();
  const own = useRef<ScrollView>(null);
  const inner = useRef<View>(null);
  const attach = useCallback(
    (view: ScrollView | null) => {
      own.current = view;
      if (typeof ref === 'function') ref(view);
      else if (ref) ref.current = view;
    },
    [ref],
  );
  const bring = useCallback<Bring>(
    async (box) => {
      const host = own.current?.getNativeScrollRef();
      if (!host || !inner.current) return;
      const [frame, content] = await Promise.all([boxOf(host, turn), boxOf(inner.current, turn)]);
      const offset = offsetFor(box, frame, content);
      own.current?.scrollTo({ ...offset, animated: !isStill });
      await outer?.(scrolled(box, frame, content, offset));
    },
    [outer, isStill, turn],
  );
  return (
    <ScrollView
      keyboardShouldPersistTaps="handled"
      {...rest}
      ref={attach}
      innerViewRef={inner as RefObject<View>}
    >
      <BringContext value={bring}>{children}</BringContext>
    </ScrollView>
  );
}

/** A window of its own: nothing under it is scrolled for what lies in it. */
export function OwnWindow({ children }: { readonly children: ReactNode }) {
  return <BringContext value={null}>{children}</BringContext>;
}

/** Brings a view into sight, as far as that is a matter of scrolling. */
export function useBringIntoSight(): (view: View) => void {
  const bring = use(BringContext);
  const turn = useTurn();
  return useCallback((view) => void (bring && boxOf(view, turn).then(bring)), [bring, turn]);
}
