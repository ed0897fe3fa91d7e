import { allowScreenCaptureAsync, preventScreenCaptureAsync } from 'expo-screen-capture';
import { useEffect } from 'react';
import { Platform } from 'react-native';

const KEY = 'hidden-hand';

/** While something hidden is shown, the device keeps no picture of it, also not for switching between apps. */
export function usePrivateScreen(isPrivate: boolean): void {
  useEffect(() => {
    if (!isPrivate || Platform.OS === 'web') return undefined;
    // Not every device can; the curtain still falls when the app is left.
    preventScreenCaptureAsync(KEY).catch(() => undefined);
    return () => {
      allowScreenCaptureAsync(KEY).catch(() => undefined);
    };
  }, [isPrivate]);
}
