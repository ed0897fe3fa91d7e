import { once } from './once';
import { broughtOnce, type Pictures } from './opening';
import { pictureOf } from './svg-text';

type Texts = Readonly<Record<string, string>>;

/** All looks in one file, each as it is drawn: they come together, or are there already, and are sharp at any size. */
export type PrintFiles = Texts | (() => Promise<{ readonly default: Texts }>);

/** An address that holds all of the picture. */
export type Picture = string;

export function keep(files: PrintFiles): Pictures & { readonly find: (look: string) => Picture | undefined } {
  let texts: Texts = typeof files === 'function' ? {} : files;
  const opening = broughtOnce(async () => {
    if (typeof files === 'function') texts = (await files()).default;
  });
  return {
    ...opening,
    hold: opening.open,
    letGo: () => undefined,
    find: once((look: string): Picture | undefined => texts[look] && pictureOf(texts[look])),
  };
}
