import {
  createContext,
  use,
  useEffect,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';

interface Kept {
  readonly about: unknown;
  readonly value: unknown;
}

interface Keeper {
  readonly find: (name: string) => Kept | undefined;
  readonly keep: (name: string, kept: Kept) => void;
}

const KeeperContext = createContext<Keeper | null>(null);

function newKeeper(): Keeper {
  const all = new Map<string, Kept>();
  return { find: (name) => all.get(name), keep: (name, kept) => void all.set(name, kept) };
}

interface KeptProviderProps {
  /** While a curtain hangs: what is laid under it is nobody's yet. */
  readonly isLocked?: boolean;
  readonly children: ReactNode;
}

/** Outlives a board under it: what was half chosen before a curtain is there again after it, and meanwhile nowhere mounted. */
export function KeptProvider({ isLocked = false, children }: KeptProviderProps) {
  const [keeper] = useState(newKeeper);
  return <KeeperContext value={isLocked ? null : keeper}>{children}</KeeperContext>;
}

/**
 * Like `useState`, for what somebody has half chosen: after hiding or turning the device it is as it was, as long as it is
 * about the very same thing. That is the question as it lies on the agenda, or what was opened for it; so nobody finds
 * what another one chose.
 */
export function useKept<Value>(
  name: string,
  about: unknown,
  initial: Value | (() => Value),
): readonly [Value, Dispatch<SetStateAction<Value>>] {
  const keeper = use(KeeperContext);
  const found = (): Value => {
    const before = keeper?.find(name);
    if (before && about !== null && before.about === about) return before.value as Value;
    return initial instanceof Function ? initial() : initial;
  };
  const [value, setValue] = useState<Value>(found);
  const [from, setFrom] = useState(keeper);
  if (from !== keeper) {
    // The curtain has gone from over it, or has come.
    setFrom(keeper);
    setValue(found);
  }
  useEffect(() => keeper?.keep(name, { about, value }), [keeper, name, about, value]);
  return [value, setValue];
}
