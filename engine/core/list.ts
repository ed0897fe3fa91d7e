/** The item at an index that must exist. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`No item ${index} in a list of ${items.length}`);
  return item;
}

export function replaceAt<Item>(items: readonly Item[], index: number, item: Item): readonly Item[] {
  const copy = items.slice();
  copy[index] = item;
  return copy;
}

/** The list less the first occurrence of an item that must be in it. */
export function without<Item>(items: readonly Item[], item: Item): readonly Item[] {
  const index = items.indexOf(item);
  if (index < 0) throw new Error('Cannot take out what is not in the list');
  return removeAt(items, index);
}

export function removeAt<Item>(items: readonly Item[], index: number): readonly Item[] {
  const copy = items.slice();
  copy.splice(index, 1);
  return copy;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, next) => total + next, 0);
}

/** Marks the end of a switch over a union: a kind that was forgotten does not compile. */
export function never(value: never): never {
  throw new Error(`Unexpected: ${JSON.stringify(value)}`);
}
