import { Stack, usePathname } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Appearance, Platform } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { Provider, useSelector } from 'react-redux';

import { hush, LiveRegion } from '@/components/kit/announce';
import { FeelProvider } from '@/components/kit/feel';
import { KeyboardProvider } from '@/components/kit/keyboard';
import { MotionProvider } from '@/components/kit/motion';
import { kitAlbum } from '@/components/kit/prints';
import { useStirring } from '@/components/kit/stirring';
import { schemeOf, ThemeProvider, useTheme } from '@/components/kit/theme';
import { ToastHost } from '@/components/kit/toast';
import { useEasyReading } from '@/components/kit/use-easy-reading';
import { useLetters } from '@/components/kit/use-letters';
import { createI18n, speak } from '@/components/words/i18n';
import { useWords } from '@/components/words/use-words';
import { store } from '@/components/match/device-store';
import { loadDeviceData } from '@/engine/store/device-data';
import type { AppState } from '@/engine/store/state';

const i18n = createI18n();

/** What is kept on the device has been read, and what every screen shows is there. */
async function readyToShow(): Promise<void> {
  await store.dispatch(loadDeviceData());
  const { theme } = store.getState().settings;
  await kitAlbum.hold(schemeOf(theme, Appearance.getColorScheme()), () => undefined);
}

export default function Layout() {
  const areLettersThere = useLetters();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    void readyToShow().then(() => setLoaded(true));
  }, []);
  if (!isLoaded || !areLettersThere) return null;
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <Settled>
          <Screens />
        </Settled>
      </I18nextProvider>
    </Provider>
  );
}

/** Everything that follows from the settings. */
function Settled({ children }: { readonly children: ReactNode }) {
  const settings = useSelector((state: AppState) => state.settings);
  const { theme, easyReading, speed, reducedMotion, music, effects, haptics, language } = settings;
  const isEasy = useEasyReading(easyReading);
  const stirring = useStirring();
  useEffect(() => {
    void speak(i18n, language).then(() => {
      // Screen readers choose their voice by it.
      if (Platform.OS === 'web') document.documentElement.lang = i18n.language;
    });
  }, [language]);
  return (
    <SafeAreaProvider>
      <GestureHandlerRootView {...stirring}>
        <ThemeProvider scheme={theme} easyReading={isEasy}>
          <MotionProvider speed={speed} reduced={reducedMotion}>
            <FeelProvider music={music} effects={effects} haptics={haptics}>
              <KeyboardProvider>{children}</KeyboardProvider>
            </FeelProvider>
          </MotionProvider>
        </ThemeProvider>
      </GestureHandlerRootView>
    </SafeAreaProvider>
  );
}

/** Where pieces are carried and curtains hang: no finger that moves at the edge of the screen leads away from there. */
const TABLE = /\/(play\/\[id\]|replay\/\[id\]|lesson)$/;

function Screens() {
  const { t } = useWords();
  const { colours, scheme } = useTheme();
  // What was said of another screen is not to be read on this one; before what it says itself.
  const path = usePathname();
  useLayoutEffect(hush, [path]);
  const contentStyle = { backgroundColor: colours.background };
  return (
    <ToastHost closeLabel={t('common.dismiss')}>
      <StatusBar style={scheme === 'dark' ? 'light' : 'dark'} />
      <Stack
        screenOptions={({ route }) => ({
          headerShown: false,
          contentStyle,
          animation: 'fade',
          gestureEnabled: !TABLE.test(route.name),
        })}
      />
      <LiveRegion />
    </ToastHost>
  );
}
