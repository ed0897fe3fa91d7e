import { once } from './once';
import { broughtOnce } from './opening';
import { pictureOf } from './svg-text';

/** All looks in one file, each as it is drawn: they come together, and are sharp at any size. */
export type PrintFiles = () => Promise<{ readonly default: Readonly<Record<string, string>> }>;

/** An address that holds all of the picture. */
export type Picture = string;

export function keep(files: PrintFiles) {
  let texts: Readonly<Record<string, string>> = {};
  const made = once((look: string): Picture | undefined => texts[look] && pictureOf(texts[look]));
  return {
    ...broughtOnce(async () => {
      texts = (await files()).default;
    }),
    find: made,
  };
}
