import { render } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import type { Person } from '@/components/kit/board';
import { MotionProvider } from '@/components/kit/motion';
import { ThemeProvider } from '@/components/kit/theme';
import { ToastHost } from '@/components/kit/toast';

const SCREEN = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, left: 0, right: 0, bottom: 34 },
};

/** What the app puts round every screen. */
export function inApp(element: ReactElement) {
  return (
    <SafeAreaProvider initialMetrics={SCREEN}>
      <ThemeProvider scheme="dark">
        <MotionProvider speed="off">
          <ToastHost closeLabel="Close">{element}</ToastHost>
        </MotionProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}

export function renderInApp(element: ReactElement) {
  return render(inApp(element));
}

export const MINERVA: Person = { name: 'Minerva', colour: 'purple', sigil: 'venus', isBot: false };
export const SEVERUS: Person = { name: 'Severus', colour: 'sky', sigil: 'moon', isBot: false };
