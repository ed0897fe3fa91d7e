import { Image, type ImageRef } from 'expo-image';

import { broughtOnce } from './opening';

/** The file of each look, by its name. */
export type PrintFiles = Readonly<Record<string, number>>;

/** What an image view shows: a picture that is already there, or the file it comes from. */
export type Picture = number | ImageRef;

export function keep(files: PrintFiles) {
  const held = new Map<string, ImageRef>();
  const hold = async ([look, file]: readonly [string, number]) => {
    // A picture that cannot be brought beforehand is still read from its file when it is shown.
    const picture = await Image.loadAsync(file).catch(() => null);
    if (picture) held.set(look, picture);
  };
  return {
    ...broughtOnce(async () => void (await Promise.all(Object.entries(files).map(hold)))),
    find: (look: string): Picture | undefined => held.get(look) ?? files[look],
  };
}
