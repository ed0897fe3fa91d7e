/** Makes a thing for each key the first time it is asked for, and keeps it. */
export function once<Key, Thing>(make: (key: Key) => Thing): (key: Key) => Thing {
  const made = new Map<Key, Thing>();
  return (key) => {
    const found = made.get(key);
    if (found !== undefined) return found;
    const thing = make(key);
    made.set(key, thing);
    return thing;
  };
}

/** Keeps what was made under a name, where several things together say what it is. */
export function keeper<Thing>(): (name: string, make: () => Thing) => Thing {
  const kept = new Map<string, Thing>();
  return (name, make) => {
    const found = kept.get(name);
    if (found !== undefined) return found;
    const thing = make();
    kept.set(name, thing);
    return thing;
  };
}
