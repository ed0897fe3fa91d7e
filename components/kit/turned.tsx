import { createContext, use, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

const TurnedContext = createContext(false);

interface TurnedProps {
  readonly isTurned: boolean;
  readonly children: ReactNode;
}

/** What lies on the table, and may stand on its head so that somebody at the far side can read it. */
export function Turned({ isTurned, children }: TurnedProps) {
  return (
    <TurnedContext value={isTurned}>
      <View style={isTurned ? styles.turned : styles.straight}>{children}</View>
    </TurnedContext>
  );
}

/** Whether all this stands on its head: what a finger or the window measures then runs the other way. */
export function useIsTurned(): boolean {
  return use(TurnedContext);
}

const styles = StyleSheet.create({
  straight: { flex: 1 },
  turned: { flex: 1, transform: [{ rotate: '180deg' }] },
});
