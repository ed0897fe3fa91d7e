import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { View } from 'react-native';

import { boardOfPlace } from './choreography';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Measured = (box: Box | null) => void;

interface Anchors {
  readonly add: (name: string, view: View) => () => void;
  readonly measure: (name: string, measured: Measured) => void;
}

const AnchorContext = createContext<Anchors>({
  add: () => () => undefined,
  measure: (_, measured) => measured(null),
});

/** Remembers where things are, so that pieces can travel between them. */
export function AnchorProvider({ children }: { readonly children: ReactNode }) {
  const views = useRef(new Map<string, readonly View[]>());
  const anchors = useMemo<Anchors>(
    () => ({
      add: (name, view) => {
        const named = () => views.current.get(name) ?? [];
        views.current.set(name, [...named(), view]);
        return () =>
          void views.current.set(
            name,
            named().filter((one) => one !== view),
          );
      },
      measure: (name, measured) => {
        const whole = boardOfPlace(name);
        const named = views.current.get(whole?.board ?? name) ?? [];
        const view = named[named.length - 1];
        if (!view) return measured(null);
        view.measureInWindow((x, y, width, height) => {
          const box = { x, y, width, height };
          measured(whole ? ninth(box, whole.index) : box);
        });
      },
    }),
    [],
  );
  return <AnchorContext value={anchors}>{children}</AnchorContext>;
}

/** Where an anchor is, seen from another one that it lies in; null until it has been measured. */
export function useBox(name: string, root: string): Box | null {
  const { measure } = use(AnchorContext);
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    let isCurrent = true;
    measure(root, (outer) => {
      measure(name, (inner) => {
        if (isCurrent && outer && inner) setBox({ ...inner, x: inner.x - outer.x, y: inner.y - outer.y });
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [measure, name, root]);
  return box;
}

/** A ref that names a view as an anchor; of several with one name the latest counts. */
export function useAnchor(name: string): (view: View | null) => (() => void) | undefined {
  const { add } = use(AnchorContext);
  return useCallback((view: View | null) => (view ? add(name, view) : undefined), [add, name]);
}

function ninth({ x, y, width, height }: Box, index: number): Box {
  const third = { width: width / 3, height: height / 3 };
  return { x: x + (index % 3) * third.width, y: y + Math.floor(index / 3) * third.height, ...third };
}
