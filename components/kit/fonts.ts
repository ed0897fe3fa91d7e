import type { FontSource } from 'expo-font';

import { FILES } from '@/assets/fonts/files';
import { EASY_FONT_NAMES, FONT_NAMES } from './faces';

const files: Readonly<Record<string, FontSource>> = FILES;

/** What is to be loaded of these faces: nothing where they are built into the app. */
const toLoad = (names: readonly string[]): Record<string, FontSource> =>
  Object.fromEntries(names.flatMap((name) => (files[name] ? [[name, files[name]]] : [])));

export const FONTS = toLoad(FONT_NAMES);
export const EASY_FONTS = toLoad(EASY_FONT_NAMES);
