import { Alegreya_400Regular } from '@expo-google-fonts/alegreya/400Regular';
import { Alegreya_400Regular_Italic } from '@expo-google-fonts/alegreya/400Regular_Italic';
import { Alegreya_700Bold } from '@expo-google-fonts/alegreya/700Bold';
import { AlegreyaSans_500Medium } from '@expo-google-fonts/alegreya-sans/500Medium';
import { AlegreyaSans_700Bold } from '@expo-google-fonts/alegreya-sans/700Bold';
import { AlegreyaSans_800ExtraBold } from '@expo-google-fonts/alegreya-sans/800ExtraBold';
import { AtkinsonHyperlegibleNext_400Regular } from '@expo-google-fonts/atkinson-hyperlegible-next/400Regular';
import { AtkinsonHyperlegibleNext_400Regular_Italic } from '@expo-google-fonts/atkinson-hyperlegible-next/400Regular_Italic';
import { AtkinsonHyperlegibleNext_700Bold } from '@expo-google-fonts/atkinson-hyperlegible-next/700Bold';
import { Cinzel_700Bold } from '@expo-google-fonts/cinzel/700Bold';
import { Cinzel_900Black } from '@expo-google-fonts/cinzel/900Black';
import type { FontSource } from 'expo-font';

import type { EasyFontName, FontName } from './faces';

/** Each from its own folder, so that no other weight is bundled. */
export const FONTS: Readonly<Record<FontName, FontSource>> = {
  Cinzel_700Bold,
  Cinzel_900Black,
  Alegreya_400Regular,
  Alegreya_400Regular_Italic,
  Alegreya_700Bold,
  AlegreyaSans_500Medium,
  AlegreyaSans_700Bold,
  AlegreyaSans_800ExtraBold,
};

export const EASY_FONTS: Readonly<Record<EasyFontName, FontSource>> = {
  AtkinsonHyperlegibleNext_400Regular,
  AtkinsonHyperlegibleNext_400Regular_Italic,
  AtkinsonHyperlegibleNext_700Bold,
};
