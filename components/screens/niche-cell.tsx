import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import { useMotion } from '@/components/kit/motion';
import { Touch } from '@/components/kit/touch';
import { Label, Lettering } from '@/components/kit/type';
import { ShelfEdge } from '@/components/shell-art/cabinet';
import { Niche } from '@/components/shell-art/niche';
import { Plate } from '@/components/shell-art/plate';
import { useWords } from '@/components/words/use-words';
import type { ShelfGame } from './shelf-game';

const STEP_FORWARD = 240;

interface NicheCellProps {
  readonly game: ShelfGame;
  readonly onOpen: () => void;
  readonly onRules: (id: string) => void;
}

/** A niche and its plate: one thing to press. */
export function NicheCell({ game, onOpen, onRules }: NicheCellProps) {
  const { t } = useWords();
  const { duration } = useMotion();
  const forward = useSharedValue(0);
  const stepping = useAnimatedStyle(() => ({ transform: [{ scale: 1 + 0.04 * forward.get() }] }));
  const step = (to: number) => forward.set(withTiming(to, { duration: duration(STEP_FORWARD) }));
  const { min, max } = game.seats;
  return (
    <Touch
      label={t('home.nicheLabel', { title: game.title, min, max })}
      hint={t('home.nicheHint')}
      give={0}
      onPress={onOpen}
      onLongPress={() => onRules(game.id)}
      onPressIn={() => step(1)}
      onPressOut={() => step(0)}
      actions={[{ name: 'rules', label: t('home.rulebook'), run: () => onRules(game.id) }]}
      style={styles.cell}
    >
      <Niche lamp={game.lamp}>
        <Animated.View style={[StyleSheet.absoluteFill, stepping]}>{game.art}</Animated.View>
      </Niche>
      <ShelfEdge>
        <Plate style={styles.plate}>
          <Lettering size={14.5} align="center">
            {game.title}
          </Lettering>
          <Label isBold size={12.5} tone="second" align="center">
            {t('home.players', { min, max })}
          </Label>
        </Plate>
      </ShelfEdge>
    </Touch>
  );
}

const styles = StyleSheet.create({
  cell: { flexGrow: 1 },
  plate: { alignSelf: 'center', minWidth: '86%', minHeight: 38 },
});
