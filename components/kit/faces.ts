/** The letters that are there before anything is shown. Each name says in which file of its package they lie: npm run fonts */
export const FONT_NAMES = [
  'Cinzel_700Bold',
  'Cinzel_900Black',
  'Alegreya_400Regular',
  'Alegreya_400Regular_Italic',
  'Alegreya_700Bold',
  'AlegreyaSans_500Medium',
  'AlegreyaSans_700Bold',
  'AlegreyaSans_800ExtraBold',
] as const;

/** Those of easy reading, which a browser fetches when somebody chooses it. */
export const EASY_FONT_NAMES = [
  'AtkinsonHyperlegibleNext_400Regular',
  'AtkinsonHyperlegibleNext_400Regular_Italic',
  'AtkinsonHyperlegibleNext_700Bold',
] as const;

type AnyFontName = (typeof FONT_NAMES)[number] | (typeof EASY_FONT_NAMES)[number];

export interface FontFaces {
  readonly title: AnyFontName;
  readonly display: AnyFontName;
  readonly reading: AnyFontName;
  readonly readingItalic: AnyFontName;
  readonly readingBold: AnyFontName;
  readonly label: AnyFontName;
  readonly labelBold: AnyFontName;
  readonly numeral: AnyFontName;
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
