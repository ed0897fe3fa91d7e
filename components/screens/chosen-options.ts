import type { Options, OptionValue } from '@/engine/core/game';

/** The chosen values that this game knows; its defaults for the rest. */
export function completed(
  options: Readonly<Record<string, readonly OptionValue[]>>,
  chosen: Options,
): Options {
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, values]) => {
      const value = values.find((one) => one === chosen[name]) ?? values[0];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
