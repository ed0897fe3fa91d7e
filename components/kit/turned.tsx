import { createContext, use, useMemo, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View, type ViewStyle } from 'react-native';
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context';

import { insetsFrom, isAcross, STRAIGHT, type Turn } from './turning';

const TurnedContext = createContext<Turn>(STRAIGHT);

interface TurnedProps {
  readonly turn: Turn;
  readonly children: ReactNode;
}

/** What lies on the table, turned so that whoever sits at one of its edges can read it. */
export function Turned({ turn, children }: TurnedProps) {
  const insets = useSafeAreaInsets();
  const own = useMemo(() => insetsFrom(insets, turn), [insets, turn]);
  const style = useTurnedStyle(turn);
  return (
    <TurnedContext value={turn}>
      <SafeAreaInsetsContext value={own}>
        <View style={style}>{children}</View>
      </SafeAreaInsetsContext>
    </TurnedContext>
  );
}

/** How a view fills the window when it is turned: across, its sides change places. */
export function useTurnedStyle(turn: Turn): ViewStyle {
  const { width, height } = useWindowDimensions();
  if (turn === STRAIGHT) return styles.straight;
  const transform = [{ rotate: `${turn}deg` }];
  if (!isAcross(turn)) return { flex: 1, transform };
  const aside = (width - height) / 2;
  return { position: 'absolute', left: aside, top: -aside, width: height, height: width, transform };
}

/** By how much all this is turned: what a finger or the window measures runs another way then. */
export function useTurn(): Turn {
  return use(TurnedContext);
}

/** The window as it is seen by whoever it is turned to. */
export function useWindow(): ReturnType<typeof useWindowDimensions> {
  const turned = use(TurnedContext);
  const seen = useWindowDimensions();
  return isAcross(turned) ? { ...seen, width: seen.height, height: seen.width } : seen;
}

const styles = StyleSheet.create({ straight: { flex: 1 } });
