import { useEffect, useState } from 'react';

/** What a promise brings, once it has; undefined until then. It is asked for anew when the key changes. */
export function useLoaded<Value>(load: () => Promise<Value>, key: string): Value | undefined {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly value: Value }>();
  useEffect(() => {
    let isCurrent = true;
    void load().then((value) => isCurrent && setLoaded({ key, value }));
    return () => {
      isCurrent = false;
    };
    // A new function each time asks for the same thing: only the key counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return loaded?.key === key ? loaded.value : undefined;
}
