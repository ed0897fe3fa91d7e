import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { css, FadeIn, FadeOut } from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { announce } from '@/components/kit/announce';
import type { Person } from '@/components/kit/board';
import { Button } from '@/components/kit/button';
import { CharacterLine } from '@/components/kit/character-line';
import { Icon } from '@/components/kit/icon';
import { Medallion } from '@/components/kit/medallion';
import { useLiving } from '@/components/kit/living';
import { toAndFro, useMotion } from '@/components/kit/motion';
import { SPACE } from '@/components/kit/tokens';
import { Label } from '@/components/kit/type';
import { Walnut } from '@/components/kit/walnut';
import { useWords } from '@/components/words/use-words';

const ROCK = 1100;
const ROCKING = css.keyframes({
  from: { transform: [{ rotate: '-12deg' }] },
  to: { transform: [{ rotate: '12deg' }] },
});

const ROCKS = toAndFro(ROCKING, ROCK);

interface ThinkingSignProps {
  readonly person: Person;
  readonly onHurry: () => void;
}

/** Lies over the foot of the table, where nobody has anything to press meanwhile; nothing moves out of its way. */
export function ThinkingSign({ person, onHurry }: ThinkingSignProps) {
  const { t } = useWords();
  const { bottom } = useSafeAreaInsets();
  const { fade } = useMotion();
  const rocking = useLiving(ROCKS);
  const said = t('play.thinking', { name: person.name });
  useEffect(() => announce(said), [said]);
  return (
    <View style={[styles.place, { paddingBottom: bottom + SPACE.tiny }]} testID="thinking">
      <Animated.View
        entering={FadeIn.duration(fade())}
        exiting={FadeOut.duration(fade())}
        style={styles.sign}
      >
        <Walnut radius={14} contentStyle={styles.row}>
          <Medallion person={person} size={38} />
          <View style={styles.words}>
            <Label isBold size={15} numberOfLines={1}>
              {said}
            </Label>
            <CharacterLine person={person} />
          </View>
          <Animated.View style={rocking}>
            <Icon name="hourglass" size={24} />
          </Animated.View>
          <Button size="small" icon="skip" label={t('play.hurry')} onPress={onHurry} />
        </Walnut>
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    paddingHorizontal: SPACE.small,
    alignItems: 'center',
    pointerEvents: 'box-none',
  },
  sign: { width: '100%', maxWidth: 460 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    paddingVertical: 3,
    paddingHorizontal: SPACE.small,
  },
  words: { flex: 1 },
});
