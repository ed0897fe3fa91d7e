import { useEffect } from 'react';
import { Platform } from 'react-native';

/** On the web the browser asks before the page is closed or reloaded, as long as something would be lost. */
export function useUnloadWarning(isUnsafe: boolean): void {
  useEffect(() => {
    if (!isUnsafe || Platform.OS !== 'web') return undefined;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsafe]);
}
