import Cinzel_700Bold from '@fontsource/cinzel/files/cinzel-latin-700-normal.woff2';
import Cinzel_900Black from '@fontsource/cinzel/files/cinzel-latin-900-normal.woff2';
import Alegreya_400Regular from '@fontsource/alegreya/files/alegreya-latin-400-normal.woff2';
import Alegreya_400Regular_Italic from '@fontsource/alegreya/files/alegreya-latin-400-italic.woff2';
import Alegreya_700Bold from '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2';
import AlegreyaSans_500Medium from '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2';
import AlegreyaSans_700Bold from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2';
import AlegreyaSans_800ExtraBold from '@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal.woff2';
import AtkinsonHyperlegibleNext_400Regular from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff2';
import AtkinsonHyperlegibleNext_400Regular_Italic from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-italic.woff2';
import AtkinsonHyperlegibleNext_700Bold from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff2';

export const FILES = {
  Cinzel_700Bold,
  Cinzel_900Black,
  Alegreya_400Regular,
  Alegreya_400Regular_Italic,
  Alegreya_700Bold,
  AlegreyaSans_500Medium,
  AlegreyaSans_700Bold,
  AlegreyaSans_800ExtraBold,
  AtkinsonHyperlegibleNext_400Regular,
  AtkinsonHyperlegibleNext_400Regular_Italic,
  AtkinsonHyperlegibleNext_700Bold,
};
