import { Image, type ImageRef } from 'expo-image';
import { Dimensions } from 'react-native';

import { looksIn } from './look';
import type { Pictures, Tell } from './opening';

/** The file of each look, by its name, and how many pixels it has across. */
export type PrintFiles = Readonly<Record<string, readonly [file: number, across: number]>>;

/** What an image view shows: a picture that is already there, or the file it comes from. */
export type Picture = number | ImageRef;

/** Files have as many pixels a point as the sharpest phones, and are as large as tablets show them. */
const SHARP = 3;
const TABLET = 600;
const ON_PHONES = 0.7;

/** What part of a file's width this screen can show. */
function shareShown(): number {
  const { width, height, scale } = Dimensions.get('window');
  return Math.min(1, scale / SHARP) * (Math.min(width, height) < TABLET ? ON_PHONES : 1);
}

/** The files are a part of the app: any can be shown at any time, and those that are held are there at once. */
export function keep(files: PrintFiles): Pictures & { readonly find: (look: string) => Picture | undefined } {
  const held = new Map<string, ImageRef>();
  const holdOne = async (look: string): Promise<void> => {
    const known = files[look];
    if (!known || held.has(look)) return;
    const [file, across] = known;
    // A picture that cannot be brought beforehand is still read from its file when it is shown.
    const picture = await Image.loadAsync(file, { maxWidth: Math.ceil(across * shareShown()) }).catch(
      () => null,
    );
    if (picture) held.set(look, picture);
  };
  return {
    isOpen: () => true,
    open: async () => undefined,
    hold: (theme, tell) => holdAll(looksIn(Object.keys(files), theme), holdOne, tell),
    letGo: () => held.clear(),
    find: (look) => held.get(look) ?? files[look]?.[0],
  };
}

async function holdAll(
  looks: readonly string[],
  holdOne: (look: string) => Promise<void>,
  tell: Tell,
): Promise<void> {
  let done = 0;
  const holdAndTell = async (look: string) => {
    await holdOne(look);
    done += 1;
    tell(done / looks.length);
  };
  await Promise.all(looks.map(holdAndTell));
}
