import { useSyncExternalStore } from 'react';
import { AccessibilityInfo, Platform, StyleSheet, Text } from 'react-native';

interface Said {
  readonly words: string;
  readonly count: number;
}

let said: Said = { words: '', count: 0 };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says something to people who listen to the screen. */
export function announce(words: string): void {
  if (Platform.OS === 'web') {
    said = { words, count: said.count + 1 };
    listeners.forEach((listener) => listener());
  } else {
    AccessibilityInfo.announceForAccessibility(words);
  }
}

/** Takes back what was said last: nothing of it may stay in the page under a curtain. */
export function hush(): void {
  said = { words: '', count: said.count + 1 };
  listeners.forEach((listener) => listener());
}

/** Where the web app speaks from; mounted once, near the root. Elsewhere the system speaks. */
export function LiveRegion() {
  const { words, count } = useSyncExternalStore(
    subscribe,
    () => said,
    () => said,
  );
  if (Platform.OS !== 'web') return null;
  // The same words twice are said twice only when the text changes.
  const spoken = count % 2 === 0 || words === '' ? words : `${words}\u00A0`;
  return (
    <Text role="status" aria-live="polite" style={styles.hidden}>
      {spoken}
    </Text>
  );
}

const styles = StyleSheet.create({
  hidden: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
});
