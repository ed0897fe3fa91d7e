import { Dimensions } from 'react-native';

/** What something is mounted on: React Native's own tests know a tablet only, whose letters are twice as large. */
const DEVICES = {
  phone: { width: 390, height: 844 },
  /** All of a long list is near its window. */
  endless: { width: 390, height: 20_000 },
  tablet: { width: 1180, height: 820 },
} as const;

/** What is mounted from now on fills this screen, in letters of the usual size. */
export function holding(device: keyof typeof DEVICES): void {
  const screen = { ...DEVICES[device], scale: 3, fontScale: 1 };
  Dimensions.set({ window: screen, screen });
}
