/** Whether there is time for everything (`npm run test:long`); every day a part of it is enough. */
const isLong = process.env.ATHANOR_LONG === '1';

/** How much of something is tried every day, and how much when there is time. */
export function daily<Value>(everyDay: Value, whenLong: Value): Value {
  return isLong ? whenLong : everyDay;
}

/** So many of a list, or all of it when there is time; with every turn others, so that each has its turn. */
export function dailyOf<Item>(most: number, items: readonly Item[], turn: number): readonly Item[] {
  if (isLong || items.length <= most) return items;
  const stride = Math.ceil(items.length / most);
  return items.filter((_, index) => (index + turn) % stride === 0);
}
