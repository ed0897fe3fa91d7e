import { no, ok, type Result } from './result';

/** More values than any move has, so that a circle or a giant comes to an end. */
const MOST_VALUES = 1_000;

/**
 * A copy of data as JSON knows it: own fields and nothing that has to be asked. Whatever else comes in, a getter,
 * a proxy that throws, an inherited field, a map, is no such data.
 */
export function plainCopy(value: unknown): Result<unknown, null> {
  try {
    let left = MOST_VALUES;
    const copied = (one: unknown): unknown => {
      left -= 1;
      if (left < 0) throw new Error('Too much');
      if (isScalar(one)) return one;
      if (Array.isArray(one)) return itemsOf(one, left).map(copied);
      return Object.fromEntries(fieldsOf(one).map(([name, field]) => [name, copied(field)]));
    };
    return ok(copied(value));
  } catch {
    return no(null);
  }
}

function isScalar(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function itemsOf(list: readonly unknown[], most: number): readonly unknown[] {
  const { length } = list;
  if (length > most) throw new Error('Too much');
  return Array.from({ length }, (_, index) => ownValue(list, `${index}`));
}

function fieldsOf(value: unknown): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) throw new Error('No data');
  const kind: unknown = Object.getPrototypeOf(value);
  // Plain objects of another window have another prototype, but it too is the last one.
  const isPlain = kind === null || Object.getPrototypeOf(kind) === null;
  if (!isPlain) throw new Error('Not plain');
  return Object.keys(value).map((name) => [name, ownValue(value, name)]);
}

function ownValue(value: object, name: string): unknown {
  const field = Object.getOwnPropertyDescriptor(value, name);
  if (!field || !('value' in field)) throw new Error('No field');
  return field.value;
}
