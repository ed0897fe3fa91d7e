import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';

import { times } from '@/components/kit/drawing/geometry';
import { Medallion } from '@/components/kit/medallion';
import type { Box } from '@/components/kit/stage/box';
import { OnSurface, ThemeProvider, useTheme } from '@/components/kit/theme';
import { Body, Title } from '@/components/kit/type';
import type { Seat } from '@/engine/core/seat';
import { RAVENS_TO_END, type Role } from '@/engine/games/witchs-brew/data';

import { Lock, MiniCard } from '../art/role-card';
import { Crown, Raven } from '../art/small-pieces';
import { usePerson, useSetting } from '../table';

interface HeraldProps {
  /** The whole table. */
  readonly from: Box;
  readonly progress: SharedValue<number>;
}

interface BannerProps extends HeraldProps {
  readonly children: ReactNode;
}

/** A cloth over the middle of the table, as long as it takes to read it. */
function Banner({ from, progress, children }: BannerProps) {
  const { isEasyReading } = useTheme();
  const seen = useAnimatedStyle(() => {
    const way = progress.get();
    return {
      opacity: Math.max(0, Math.min(1, way * 8, (1 - way) * 8)),
      transform: [{ scaleX: 0.9 + 0.1 * Math.min(1, way * 8) }],
    };
  });
  const place = { left: from.x, top: from.y, width: from.width, height: from.height };
  return (
    <ThemeProvider scheme="dark" easyReading={isEasyReading}>
      <OnSurface surface="velvet">
        <View style={[styles.whole, place]}>
          <Animated.View style={[styles.cloth, seen]}>{children}</Animated.View>
        </View>
      </OnSurface>
    </ThemeProvider>
  );
}

interface NewRoundProps extends HeraldProps {
  readonly set: number;
  readonly leader: Seat;
  readonly forbidden: readonly Role[];
}

/** Which round begins and who leads it; locks slam on the roles that may not be chosen. */
export function NewRound({ set, leader, forbidden, ...herald }: NewRoundProps) {
  const { speech } = useSetting();
  const { words, who } = speech;
  return (
    <Banner {...herald}>
      <Title size={30} align="center">
        {words.set(set)}
      </Title>
      <View style={styles.row}>
        <View>
          <Medallion person={usePerson(leader)} size={38} />
          <Crown size={20} top={-14} />
        </View>
        <Body isBold size={21}>
          {words.leadsRound(who(leader))}
        </Body>
      </View>
      {forbidden.length > 0 ? (
        <View style={styles.row}>
          {forbidden.map((role) => (
            <Locked key={role} role={role} progress={herald.progress} />
          ))}
        </View>
      ) : null}
    </Banner>
  );
}

const CARD = 84;
/** The share of the time after which the locks come down, and how long they fall. */
const LOCKS = 0.25;
const SLAM = 0.18;

function Locked({ role, progress }: { readonly role: Role; readonly progress: SharedValue<number> }) {
  const slamming = useAnimatedStyle(() => {
    const way = Math.max(0, Math.min(1, (progress.get() - LOCKS) / SLAM));
    return { opacity: Math.min(1, way * 3), transform: [{ scale: 2.2 - 1.2 * way * way }] };
  });
  return (
    <View>
      <MiniCard role={role} width={CARD} />
      <Animated.View style={[StyleSheet.absoluteFill, slamming]}>
        <Lock width={CARD} />
      </Animated.View>
    </View>
  );
}

/** The fourth raven has come. */
export function LastRound(herald: HeraldProps) {
  const { words } = useSetting().speech;
  return (
    <Banner {...herald}>
      <View style={styles.row}>
        {times(RAVENS_TO_END, (index) => (
          <Raven key={index} size={40} />
        ))}
      </View>
      <Title size={28} align="center">
        {words.lastRound}
      </Title>
    </Banner>
  );
}

const styles = StyleSheet.create({
  whole: { position: 'absolute', justifyContent: 'center' },
  cloth: {
    alignItems: 'center',
    gap: 14,
    paddingVertical: 22,
    paddingHorizontal: 16,
    borderTopWidth: 2,
    borderBottomWidth: 2,
    borderColor: '#C9A35A',
    backgroundColor: 'rgba(30, 22, 58, 0.96)',
  },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 12 },
});
