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

/** Loaded before anything is shown; each from its own folder, so that no other weight is bundled. */
export const FONTS = {
  Cinzel_700Bold,
  Cinzel_900Black,
  Alegreya_400Regular,
  Alegreya_400Regular_Italic,
  Alegreya_700Bold,
  AlegreyaSans_500Medium,
  AlegreyaSans_700Bold,
  AlegreyaSans_800ExtraBold,
} as const;

/** Loaded only when somebody chooses easy reading. */
export const EASY_FONTS = {
  AtkinsonHyperlegibleNext_400Regular,
  AtkinsonHyperlegibleNext_400Regular_Italic,
  AtkinsonHyperlegibleNext_700Bold,
} as const;

type FontName = keyof typeof FONTS | keyof typeof EASY_FONTS;

export interface FontFaces {
  readonly title: FontName;
  readonly display: FontName;
  readonly reading: FontName;
  readonly readingItalic: FontName;
  readonly readingBold: FontName;
  readonly label: FontName;
  readonly labelBold: FontName;
  readonly numeral: FontName;
}

export const FACES: FontFaces = {
  title: 'Cinzel_700Bold',
  display: 'Cinzel_900Black',
  reading: 'Alegreya_400Regular',
  readingItalic: 'Alegreya_400Regular_Italic',
  readingBold: 'Alegreya_700Bold',
  label: 'AlegreyaSans_500Medium',
  labelBold: 'AlegreyaSans_700Bold',
  numeral: 'AlegreyaSans_800ExtraBold',
};

export const EASY_FACES: FontFaces = {
  title: 'AtkinsonHyperlegibleNext_700Bold',
  display: 'AtkinsonHyperlegibleNext_700Bold',
  reading: 'AtkinsonHyperlegibleNext_400Regular',
  readingItalic: 'AtkinsonHyperlegibleNext_400Regular_Italic',
  readingBold: 'AtkinsonHyperlegibleNext_700Bold',
  label: 'AtkinsonHyperlegibleNext_400Regular',
  labelBold: 'AtkinsonHyperlegibleNext_700Bold',
  numeral: 'AtkinsonHyperlegibleNext_700Bold',
};
