import { render, type RenderResult } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { ThemeProvider } from '@/components/kit/theme';
import { ToastHost } from '@/components/kit/toast';
import { createI18n } from '@/components/words/i18n';
import type { Language } from '@/engine/core/text';

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

/** A screen as the app shows it: with words, theme and messages around it. */
export function show(screen: ReactElement, language: Language = 'en'): RenderResult {
  createI18n(language);
  return render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider scheme="dark">
        <ToastHost closeLabel="Dismiss">{screen}</ToastHost>
      </ThemeProvider>
    </SafeAreaProvider>,
  );
}
