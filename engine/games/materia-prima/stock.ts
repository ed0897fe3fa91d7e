import { at, sum } from '@/engine/core/list';
import { ELEMENTS, type Element } from './data';

/** How many there are of each element, in the order of the pyramid: elements have no order of their own. */
export type Stock = readonly number[];

export const NO_ELEMENTS: Stock = ELEMENTS.map(() => 0);

const INDEX = Object.fromEntries(ELEMENTS.map((element, index) => [element, index])) as Readonly<
  Record<Element, number>
>;

export function indexOf(element: Element): number {
  return INDEX[element];
}

export function countOf(stock: Stock, element: Element): number {
  return at(stock, INDEX[element]);
}

export function sizeOf(stock: Stock): number {
  return sum(stock);
}

export function plus(stock: Stock, element: Element, count: number): Stock {
  const copy = stock.slice();
  copy[INDEX[element]] = countOf(stock, element) + count;
  return copy;
}

export function merged(one: Stock, other: Stock): Stock {
  return one.map((count, index) => count + at(other, index));
}

/** Takes as much of it from the first as there is, the rest from the second; null if both have too little. */
export function paidFrom(
  first: Stock,
  second: Stock,
  price: readonly Element[],
): readonly [Stock, Stock] | null {
  let [one, other] = [first, second];
  for (const element of price) {
    if (countOf(one, element) > 0) one = plus(one, element, -1);
    else if (countOf(other, element) > 0) other = plus(other, element, -1);
    else return null;
  }
  return [one, other];
}

export function stockOf(elements: readonly Element[]): Stock {
  return elements.reduce((stock, element) => plus(stock, element, 1), NO_ELEMENTS);
}

/** One by one, in the order of the pyramid. */
export function elementsOf(stock: Stock): readonly Element[] {
  return ELEMENTS.flatMap((element, index) => Array.from({ length: at(stock, index) }, () => element));
}

export function kindsOf(stock: Stock): readonly Element[] {
  return ELEMENTS.filter((_, index) => at(stock, index) > 0);
}
