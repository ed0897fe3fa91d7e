import {
  allowScreenCaptureAsync,
  disableAppSwitcherProtectionAsync,
  enableAppSwitcherProtectionAsync,
  preventScreenCaptureAsync,
} from 'expo-screen-capture';
import { useEffect } from 'react';
import { Platform } from 'react-native';

const KEY = 'hidden-hand';

/** Nothing of what is hidden can be made out through it. */
const WHOLLY = 1;

/** Not every device can; the curtain still falls when the app is left. */
const tried = (done: Promise<void>) => void done.catch(() => undefined);

/** While something hidden is shown, the device keeps no picture of it, also not for switching between apps. */
export function usePrivateScreen(isPrivate: boolean): void {
  useEffect(() => {
    if (!isPrivate || Platform.OS === 'web') return undefined;
    tried(preventScreenCaptureAsync(KEY));
    // Android keeps no picture for switching either; iOS has to be told.
    if (Platform.OS === 'ios') tried(enableAppSwitcherProtectionAsync(WHOLLY));
    return () => {
      tried(allowScreenCaptureAsync(KEY));
      if (Platform.OS === 'ios') tried(disableAppSwitcherProtectionAsync());
    };
  }, [isPrivate]);
}
