import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { View } from 'react-native';

import { useTurn } from '../turned';
import { within, type Box } from './box';

/** Something that is measured as a part of something else. */
export interface Part {
  readonly whole: string;
  readonly of: (whole: Box) => Box;
}

/** Where a view lies in the window, and where in it the anchor is. */
interface Found {
  readonly box: Box;
  readonly part: Part | null;
}

type Measured = (found: Found | null) => void;

interface Anchors {
  readonly add: (name: string, view: View) => () => void;
  readonly measure: (name: string, measured: Measured) => void;
}

const AnchorContext = createContext<Anchors>({
  add: () => () => undefined,
  measure: (_, measured) => measured(null),
});

/** What everything else is measured in: the whole board. */
export const ROOT = 'root';

interface AnchorProviderProps {
  /** Names that stand for parts of anchors; null for what is an anchor itself. */
  readonly partOf?: (name: string) => Part | null;
  readonly children: ReactNode;
}

const noPart = () => null;

/** Remembers where things are, so that pieces can travel between them. */
export function AnchorProvider({ partOf = noPart, children }: AnchorProviderProps) {
  const views = useRef(new Map<string, readonly View[]>());
  const anchors = useMemo<Anchors>(
    () => ({
      add: (name, view) => {
        const named = () => views.current.get(name) ?? [];
        views.current.set(name, [...named(), view]);
        return () => {
          const left = named().filter((one) => one !== view);
          if (left.length > 0) views.current.set(name, left);
          else views.current.delete(name);
        };
      },
      measure: (name, measured) => {
        const part = partOf(name);
        const named = views.current.get(part?.whole ?? name) ?? [];
        const view = named[named.length - 1];
        if (!view) return measured(null);
        view.measureInWindow((x, y, width, height) => measured({ box: { x, y, width, height }, part }));
      },
    }),
    [partOf],
  );
  return <AnchorContext value={anchors}>{children}</AnchorContext>;
}

/**
 * Where an anchor is, seen from another one that it lies in; null until it has been measured. It is measured anew
 * when the moment changes.
 */
export function useBox(name: string, root: string = ROOT, moment = 0): Box | null {
  const { measure } = use(AnchorContext);
  const turn = useTurn();
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    let isCurrent = true;
    measure(root, (outer) => {
      measure(name, (inner) => {
        if (!isCurrent || !outer || !inner) return;
        const found = within(outer.box, inner.box, turn);
        setBox(inner.part ? inner.part.of(found) : found);
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [measure, name, root, moment, turn]);
  return box;
}

/**
 * A ref that names a view as an anchor; of several with one name the latest counts. In a browser a view tells its ref
 * that it goes by a null and does not do what the ref gave back: whatever waited for that would be kept for good.
 */
export function useAnchor(name: string): (view: View | null) => void {
  const { add } = use(AnchorContext);
  const forget = useRef<() => void>(undefined);
  return useCallback(
    (view: View | null) => {
      forget.current?.();
      forget.current = view ? add(name, view) : undefined;
    },
    [add, name],
  );
}
