import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { FadeIn, FadeInUp, FadeOut } from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { announce, hush } from './announce';
import { useFeel } from './feel';
import { Icon } from './icon';
import { TIMES, useMotion } from './motion';
import { Parchment } from './parchment';
import { SPACE } from './tokens';
import { Touch } from './touch';
import { Body, Label } from './type';

/** Something to do about what was said, such as opening the rule or taking it back. */
export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

interface ToastMessage {
  readonly words: string;
  readonly action?: ToastAction | undefined;
  /** A refusal is felt as well; news is only shown. */
  readonly kind?: 'refusal' | 'news';
}

interface Toaster {
  readonly show: (message: ToastMessage) => void;
  readonly clear: () => void;
}

const ToastContext = createContext<Toaster>({
  show: ({ words }) => announce(words),
  clear: () => undefined,
});

export function useToast(): Toaster {
  return use(ToastContext);
}

const TIME_TO_READ = 3000;
const TIME_TO_PRESS = 8000;

/** Below the bar of buttons at the head of every screen. */
const BELOW_BAR = 56;

interface ToastHostProps {
  readonly children: ReactNode;
  /** Spoken name of the control that puts away a message which waits for an answer. */
  readonly closeLabel: string;
}

/** Shows one message at a time, above everything it wraps, where neither buttons nor a hand of cards lie. */
export function ToastHost({ children, closeLabel }: ToastHostProps) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const feel = useFeel();

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    setMessage(null);
  }, []);
  const show = useCallback(
    (next: ToastMessage) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setMessage(null), next.action ? TIME_TO_PRESS : TIME_TO_READ);
      setMessage(next);
      announce(next.words);
      if (next.kind !== 'news') feel.play('refusal');
    },
    [feel],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  /** Whoever goes on has read it. The touch is only seen, not taken. */
  const onTouchUnder = useCallback(() => {
    clear();
    return false;
  }, [clear]);
  const toaster = useMemo(
    () => ({
      show,
      clear: () => {
        clear();
        hush();
      },
    }),
    [show, clear],
  );

  return (
    <ToastContext value={toaster}>
      <View style={styles.under} onStartShouldSetResponderCapture={onTouchUnder}>
        {children}
      </View>
      {message ? (
        <ToastCard key={message.words} message={message} closeLabel={closeLabel} onClose={clear} />
      ) : null}
    </ToastContext>
  );
}

interface ToastCardProps {
  readonly message: ToastMessage;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

function ToastCard({ message: { words, action }, closeLabel, onClose }: ToastCardProps) {
  const { top } = useSafeAreaInsets();
  const { isStill, fade } = useMotion();
  const entering = isStill ? FadeIn.duration(fade()) : FadeInUp.duration(TIMES.move);
  const act = () => {
    onClose();
    action?.onPress();
  };
  return (
    <View testID="toast" style={[styles.place, { paddingTop: top + BELOW_BAR }]}>
      <Animated.View entering={entering} exiting={FadeOut.duration(fade())} style={styles.card}>
        <Parchment seed={57} style={styles.sheet}>
          <View style={styles.words}>
            <View style={styles.said} testID="toast-words">
              <Body>{words}</Body>
            </View>
            {action ? (
              <Touch label={action.label} role="link" onPress={act} style={styles.action}>
                <Label isBold tone="lapis" style={styles.underlined}>
                  {action.label}
                </Label>
              </Touch>
            ) : null}
          </View>
          {action ? (
            <Touch label={closeLabel} onPress={onClose} style={styles.close}>
              <Icon name="close" size={18} />
            </Touch>
          ) : null}
        </Parchment>
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  under: { flex: 1 },
  place: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: 0,
    paddingHorizontal: SPACE.large,
    alignItems: 'center',
    pointerEvents: 'box-none',
  },
  // What lies under the words can be touched through them.
  card: { width: '100%', maxWidth: 520, pointerEvents: 'box-none' },
  sheet: {
    flexDirection: 'row',
    alignItems: 'center',
    paddingVertical: SPACE.medium,
    paddingLeft: SPACE.large,
    paddingRight: SPACE.tiny,
    minHeight: 48,
    pointerEvents: 'box-none',
  },
  words: { flex: 1, gap: SPACE.hair, pointerEvents: 'box-none' },
  said: { pointerEvents: 'none' },
  action: { minHeight: 48, justifyContent: 'center', alignSelf: 'flex-start' },
  underlined: { textDecorationLine: 'underline' },
  close: { width: 48, height: 48, alignItems: 'center', justifyContent: 'center' },
});
