import type { Scheme } from '../tokens';
import type { ViewBox } from './drawing';
import type { Pictures } from './opening';
import { lookName, nearest, type PrintFacts } from './look';
import { keep, type Picture, type PrintFiles } from './print-files';

/** A drawing by its name: what of its space it shows, and the picture of each of its looks. */
export interface Print {
  readonly box: ViewBox;
  readonly isStretched: boolean;
  readonly picture: (theme: Scheme, isSmall: boolean) => Picture | undefined;
}

/** How wide it is where it is so high. */
export const widthOf = ({ box: [, , across, high] }: Print, height: number): number =>
  (height * across) / high;

/** All prints of a game. */
interface Album<Name extends string> extends Pictures {
  readonly print: (name: Name) => Print;
}

export function makeAlbum<Name extends string>(
  facts: Readonly<Record<Name, PrintFacts>>,
  files: PrintFiles,
): Album<Name> {
  const { find, ...pictures } = keep(files);
  const prints = new Map<Name, Print>();
  const made = (name: Name): Print => {
    const known = facts[name];
    return {
      box: known.box,
      isStretched: known.isStretched === true,
      picture: (theme, isSmall) => find(lookName(name, nearest(known, theme, isSmall))),
    };
  };
  return {
    ...pictures,
    print: (name) => {
      const print = prints.get(name) ?? made(name);
      prints.set(name, print);
      return print;
    },
  };
}
