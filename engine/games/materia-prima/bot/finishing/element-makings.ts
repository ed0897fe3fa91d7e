import { at, sum } from '@/engine/core/list';
import { ELEMENTS, EXTENSION, MADE_FROM, PRODUCTS, type Element, type Extension } from '../../data';
import { countOf, indexOf, NO_ELEMENTS, stockOf, type Stock } from '../../stock';

/** What it takes to have certain elements (MP-40): each is made in one way only, so this is exact. */
export interface Makings {
  /** By element, how many of it are to be converted from others or are missing. */
  readonly lacking: Stock;
  readonly conversions: number;
  /** Level-1 elements of which there are too few. */
  readonly missing: readonly Element[];
  /** What is left when all is paid. */
  readonly rest: Stock;
}

export function makingsOf(stock: Stock, wanted: readonly Element[], active: Extension | null): Makings {
  const needed = stockOf(wanted).slice();
  const lacking = NO_ELEMENTS.slice();
  for (const product of PRODUCTS.slice().reverse()) {
    const made = Math.max(0, countOf(needed, product) - countOf(stock, product));
    lacking[indexOf(product)] = made;
    for (const part of MADE_FROM[product]) needed[indexOf(part)] = countOf(needed, part) + made;
  }
  const conversions = sum(lacking);
  const rest = paired(
    stock.map((count, index) => count + at(lacking, index) - at(needed, index)),
    active,
  );
  const missing = ELEMENTS.filter((element) => countOf(rest, element) < 0);
  for (const element of missing) lacking[indexOf(element)] = -countOf(rest, element);
  return { lacking, conversions, missing, rest: rest.map((count) => Math.max(0, count)) };
}

/** MP-20: with a pair active, what is left of one stands for what lacks of the other. */
function paired(rest: Stock, active: Extension | null): Stock {
  const power = active ? EXTENSION[active] : null;
  if (power?.type !== 'pair') return rest;
  const [one, other] = power.elements;
  return covered(covered(rest, one, other), other, one);
}

function covered(rest: Stock, short: Element, full: Element): Stock {
  const moved = Math.max(0, Math.min(-countOf(rest, short), countOf(rest, full)));
  return rest.map((count, index) =>
    index === indexOf(short) ? count + moved : index === indexOf(full) ? count - moved : count,
  );
}
