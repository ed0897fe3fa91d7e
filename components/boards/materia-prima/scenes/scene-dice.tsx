import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { css, useAnimatedStyle, type SharedValue } from 'react-native-reanimated';

import { once, useMotion } from '@/components/kit/motion';
import { inMiddle, type Box } from '@/components/kit/stage/box';
import { useTheme } from '@/components/kit/theme';
import { Heading } from '@/components/kit/type';
import type { Placed } from '@/components/kit/stage/cue-view';
import { at, sum } from '@/engine/core/list';
import { FACES } from '@/engine/games/materia-prima/data';

import type { DieSide } from '../art/names';
import { DieFace } from '../art/fight-die';
import { IronPanel } from '../art/panels';
import { TotalSeal } from '../art/small-pieces';
import { Bust } from '../art/standee';
import type { CueOf, Walker } from './cues';
import { ROLL } from './theatre';
import { usePerson, useSetting } from '../table';

/** While a die rolls, another face comes up after so many milliseconds. */
const SWAP = 80;
const GAP = 6;
const PADDING = 14;
/** How high the line is in which it is said how the fight came out. */
const VERDICT = 26;
const STAMPED = css.keyframes({
  from: { opacity: 0, transform: [{ scale: 2.2 }] },
  to: { opacity: 1, transform: [{ scale: 1 }] },
});
const STAMPING = 160;

interface Measures {
  readonly die: number;
  readonly width: number;
  readonly height: number;
}

/** As large as the dice of the stronger side let them be. */
function measuresFor(room: Box, { attack, defence }: CueOf<'dice'>): Measures {
  const most = Math.max(attack.length, defence.length, 2) + 2.4;
  const across = Math.min(room.width - 24, 420) - 2 * PADDING;
  const die = Math.round(Math.min(64, across / most - GAP));
  const width = Math.round(die * most + GAP * most + 2 * PADDING);
  return { die, width, height: 2 * die + VERDICT + 4 * PADDING };
}

/** Attack above, defence below: they tumble, come to rest, and their totals are stamped. */
export function RollingDice({ cue, from, progress }: Placed<CueOf<'dice'>>) {
  const { scheme } = useTheme();
  const turn = useTumble(cue.start);
  const { die, width, height } = measuresFor(from, cue);
  const { x, y } = inMiddle(from, width, height);
  const aside = Math.max(0, (from.height - height) / 2 - PADDING);
  const share = ROLL / cue.time;
  const coming = useAnimatedStyle(() => ({ opacity: Math.min(1, progress.get() * 12) }));
  const rows = { die, turn, progress, share };
  return (
    <Animated.View style={[styles.panel, { left: x, top: y + (cue.isBelow ? aside : -aside) }, coming]}>
      <IronPanel width={width} height={height} theme={scheme} isActive>
        <View style={styles.rows}>
          <Row {...rows} side="attack" values={cue.attack} who={cue.fighters[0]} isWinner={cue.isWon} />
          <Verdict isWon={cue.isWon} isKnown={turn === null} />
          <Row {...rows} side="defence" values={cue.defence} who={cue.fighters[1]} isWinner={!cue.isWon} />
        </View>
      </IronPanel>
    </Animated.View>
  );
}

/** Said between both, once the dice lie still. */
function Verdict({ isWon, isKnown }: { readonly isWon: boolean; readonly isKnown: boolean }) {
  const { table } = useSetting().speech.words;
  const { duration } = useMotion();
  return (
    <View style={styles.verdict}>
      {isKnown ? (
        <Animated.View style={once(STAMPED, duration(STAMPING))}>
          <Heading size={22} align="center" tone="gold" maxScale={1}>
            {isWon ? table.victory : table.repelled}
          </Heading>
        </Animated.View>
      ) : null}
    </View>
  );
}

/** How often faces were swapped; null when the dice lie still. */
function useTumble(start: number): number | null {
  const { duration } = useMotion();
  const [turn, setTurn] = useState<number | null>(0);
  useEffect(() => {
    const pace = Math.max(40, duration(SWAP));
    const swaps = Math.floor(duration(start + ROLL) / pace);
    const timers = Array.from({ length: swaps }, (_, index) =>
      setTimeout(() => setTurn(index + 1 < swaps ? index + 1 : null), (index + 1) * pace),
    );
    return () => timers.forEach(clearTimeout);
  }, [duration, start]);
  return turn;
}

interface RowProps {
  readonly side: DieSide;
  readonly values: readonly number[];
  readonly who: Walker;
  readonly isWinner: boolean;
  readonly die: number;
  readonly turn: number | null;
  readonly progress: SharedValue<number>;
  /** The share of the time in which the dice roll. */
  readonly share: number;
}

function Row({ side, values, who, isWinner, die, turn, progress, share }: RowProps) {
  const { duration } = useMotion();
  const { colour } = usePerson(who.seat);
  return (
    <View style={styles.row}>
      <Bust figure={who.figure} colour={colour} size={die} isSkull={who.isSkull} />
      {values.map((value, index) => (
        <Tumbling key={index} index={index} side={side} die={die} progress={progress} share={share}>
          {turn === null ? value : at(FACES, (index * 2 + turn * 5) % FACES.length)}
        </Tumbling>
      ))}
      <View style={styles.room} />
      {turn === null ? (
        <Animated.View style={once(STAMPED, duration(STAMPING))}>
          <View style={isWinner ? null : styles.beaten}>
            <TotalSeal side={side} size={die}>
              {sum(values)}
            </TotalSeal>
          </View>
        </Animated.View>
      ) : null}
    </View>
  );
}

interface TumblingProps {
  readonly index: number;
  readonly side: DieSide;
  readonly die: number;
  readonly progress: SharedValue<number>;
  readonly share: number;
  readonly children: number;
}

/** No two dice fall alike. */
function Tumbling({ index, side, die, progress, share, children }: TumblingProps) {
  const from = side === 'attack' ? -1 : 1;
  const tumbling = useAnimatedStyle(() => {
    const way = Math.min(1, progress.get() / share);
    const rest = 1 - way;
    return {
      transform: [
        { translateX: from * rest * die * (1.4 + 0.3 * index) },
        { translateY: -Math.abs(Math.sin(way * Math.PI * 2.5)) * rest * die * 0.8 },
        { rotate: `${from * rest * (300 + 70 * index)}deg` },
      ],
    };
  });
  return (
    <Animated.View style={tumbling}>
      <DieFace side={side} value={children} size={die} />
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  panel: { position: 'absolute' },
  rows: { flex: 1, padding: PADDING, gap: PADDING },
  row: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: GAP },
  room: { flex: 1 },
  verdict: { height: VERDICT, justifyContent: 'center' },
  beaten: { opacity: 0.55 },
});
