import { at } from '@/engine/core/list';
import { MADE_FROM, type Element, type Product } from '../data';
import { indexOf, NO_ELEMENTS, type Stock } from '../stock';

/** What is still to be mined and converted until some elements are there. */
interface Needs {
  /** Level-1 elements to be mined. */
  readonly missing: Stock;
  /** What can be converted at once. */
  readonly ready: readonly Product[];
  /** What is left of the stock when all is paid. */
  readonly rest: Stock;
}

export function needsOf(stock: Stock, wanted: readonly Element[]): Needs {
  const rest = stock.slice();
  const missing = NO_ELEMENTS.slice();
  const ready: Product[] = [];
  const take = (element: Element): boolean => {
    const index = indexOf(element);
    if (at(rest, index) > 0) {
      rest[index] = at(rest, index) - 1;
      return true;
    }
    if (isProduct(element)) {
      const [one, other] = MADE_FROM[element];
      const areThere = [take(one), take(other)];
      if (areThere.every(Boolean)) ready.push(element);
    } else missing[index] = at(missing, index) + 1;
    return false;
  };
  wanted.forEach(take);
  return { missing, ready, rest };
}

export function isProduct(element: Element): element is Product {
  return element in MADE_FROM;
}
