import * as Haptics from 'expo-haptics';
import { Platform } from 'react-native';
import type { Cue } from './cues';

const { ImpactFeedbackStyle: Impact, NotificationFeedbackType: Notice } = Haptics;

/** Felt: picking up, a legal drop, a refusal, and what counts. All else is only heard. */
const TOUCHES: Partial<Readonly<Record<Cue, () => Promise<void>>>> = {
  'pick-up': () => Haptics.selectionAsync(),
  drop: () => Haptics.impactAsync(Impact.Medium),
  refusal: () => Haptics.notificationAsync(Notice.Warning),
  strike: () => Haptics.impactAsync(Impact.Heavy),
  stop: () => Haptics.impactAsync(Impact.Rigid),
  seal: () => Haptics.impactAsync(Impact.Soft),
  triumph: () => Haptics.notificationAsync(Notice.Success),
};

/** A device without a motor, or a browser that forbids it, stays still. */
export function touchFor(cue: Cue): void {
  if (Platform.OS === 'web' && typeof navigator !== 'undefined' && !('vibrate' in navigator)) return;
  TOUCHES[cue]?.().catch(() => undefined);
}
