import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useWindowDimensions, type View, type ViewProps } from 'react-native';
import {
  KeyboardAvoidingView,
  KeyboardEvents,
  KeyboardProvider as Provider,
  useKeyboardState,
} from 'react-native-keyboard-controller';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useBringIntoSight } from './scroll';

/** Follows the keyboard, in the window of the app and in those over it. */
export function KeyboardProvider({ children }: { readonly children: ReactNode }) {
  return <Provider preload={false}>{children}</Provider>;
}

/** From edge to edge of the screen, and what lies in it stays above the keyboard. */
export function KeyboardRoom(props: ViewProps) {
  // What keeps clear of the lower edge has nothing to keep clear of while the keyboard is there.
  const { bottom } = useSafeAreaInsets();
  return <KeyboardAvoidingView behavior="padding" keyboardVerticalOffset={-bottom} {...props} />;
}

/** With less, the keyboard leaves room for little more than what is being written. */
const LOW = 520;

/** There is a keyboard, and hardly room for anything besides the field. */
export function useIsCramped(): boolean {
  const { height } = useWindowDimensions();
  const isUp = useKeyboardState(({ isVisible }) => isVisible);
  return isUp && height < LOW;
}

/** What somebody writes on is brought into sight, and once more when the keyboard has come up before it. */
export function useKeptInSight(hasFocus: boolean): RefObject<View | null> {
  const ref = useRef<View>(null);
  const bring = useBringIntoSight();
  useEffect(() => {
    if (!hasFocus) return undefined;
    const look = () => {
      if (ref.current) bring(ref.current);
    };
    look();
    const watch = KeyboardEvents.addListener('keyboardDidShow', look);
    return () => watch.remove();
  }, [hasFocus, bring]);
  return ref;
}
