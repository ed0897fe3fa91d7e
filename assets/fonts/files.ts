/** Built into the app on phones; loaded from here only where somebody develops without building it. */
export const FILES: Readonly<Record<string, number>> = __DEV__
  ? {
      Cinzel_700Bold: require('./Cinzel_700Bold.ttf'),
      Cinzel_900Black: require('./Cinzel_900Black.ttf'),
      Alegreya_400Regular: require('./Alegreya_400Regular.ttf'),
      Alegreya_400Regular_Italic: require('./Alegreya_400Regular_Italic.ttf'),
      Alegreya_700Bold: require('./Alegreya_700Bold.ttf'),
      AlegreyaSans_500Medium: require('./AlegreyaSans_500Medium.ttf'),
      AlegreyaSans_700Bold: require('./AlegreyaSans_700Bold.ttf'),
      AlegreyaSans_800ExtraBold: require('./AlegreyaSans_800ExtraBold.ttf'),
      AtkinsonHyperlegibleNext_400Regular: require('./AtkinsonHyperlegibleNext_400Regular.ttf'),
      AtkinsonHyperlegibleNext_400Regular_Italic: require('./AtkinsonHyperlegibleNext_400Regular_Italic.ttf'),
      AtkinsonHyperlegibleNext_700Bold: require('./AtkinsonHyperlegibleNext_700Bold.ttf'),
    }
  : {};
