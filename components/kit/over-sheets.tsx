import { createContext, use, useCallback, useEffect, useId, useMemo, useState, type ReactNode } from 'react';

interface OverSheets {
  readonly children: ReactNode;
  /** How much of the screen it takes away from the top, so that a sheet from below can end under it. */
  readonly headroom: number;
  /** The sheet that carries it: the last one that was opened. */
  readonly carrier: string | null;
  readonly opened: (id: string) => () => void;
}

const OverSheetsContext = createContext<OverSheets | null>(null);

interface OverSheetsProviderProps {
  readonly over: ReactNode;
  readonly headroom: number;
  readonly children: ReactNode;
}

/**
 * Keeps something above every sheet that is opened below: a sheet is a window of its own, and lies over all that is
 * not in it. So the sheet carries it while it is open, and the screen while none is.
 */
export function OverSheetsProvider({ over, headroom, children }: OverSheetsProviderProps) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const opened = useCallback((id: string) => {
    setOpen((now) => [...now, id]);
    return () => setOpen((now) => now.filter((one) => one !== id));
  }, []);
  const carrier = open[open.length - 1] ?? null;
  const value = useMemo(
    () => ({ children: over, headroom, carrier, opened }),
    [over, headroom, carrier, opened],
  );
  return (
    <OverSheetsContext value={value}>
      {children}
      {carrier === null ? over : null}
    </OverSheetsContext>
  );
}

/** Whether a sheet carries it now: what lies on the table below is then covered anyway. */
export function useIsOverSheet(): boolean {
  const context = use(OverSheetsContext);
  return context !== null && context.carrier !== null;
}

/** What a sheet has to carry while it is open, and the room it leaves for it. */
export function useOverSheets(): { readonly over: ReactNode; readonly headroom: number } {
  const context = use(OverSheetsContext);
  const opened = context?.opened;
  const id = useId();
  useEffect(() => opened?.(id), [opened, id]);
  return { over: context?.carrier === id ? context.children : null, headroom: context?.headroom ?? 0 };
}
