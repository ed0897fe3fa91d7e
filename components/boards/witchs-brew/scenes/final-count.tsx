import { useEffect, useRef, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Animated, { FadeIn } from 'react-native-reanimated';

import { CardTurn } from '@/components/kit/card-turn';
import { Medallion } from '@/components/kit/medallion';
import { useMotion } from '@/components/kit/motion';
import { useRoom } from '@/components/kit/pane';
import { OnSurface, ThemeProvider, useTheme } from '@/components/kit/theme';
import { Body, Numeral, Title } from '@/components/kit/type';
import { toSeat } from '@/engine/core/seat';
import { potionOf, type PotionId } from '@/engine/games/witchs-brew/data';

import { PotionBack, PotionCard, potionCardHeight } from '../art/potion-card';
import { Crown, Vial } from '../art/small-pieces';
import { inCountingOrder, pointsAfter, STAYS, stepsOf, stepTime, winnersOf, type Ended } from './count';
import { WordButton } from '../pieces/plate-button';
import { usePerson, useSetting } from '../table';

interface FinalCountProps {
  readonly ended: Ended;
  readonly onDone: () => void;
}

/** How far the count has come; all of it at once where motion is unwanted. Reports itself when it has been seen. */
function useCount(ended: Ended, onDone: () => void) {
  const { isStill, duration } = useMotion();
  const last = stepsOf(ended);
  const [counted, setCounted] = useState(0);
  const step = isStill ? last : counted;
  const isOver = step >= last;
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const timer = isOver
      ? setTimeout(() => done.current(), isStill ? STILL_STAYS : duration(STAYS))
      : setTimeout(() => setCounted(step + 1), duration(stepTime(ended)));
    return () => clearTimeout(timer);
  }, [step, isOver, isStill, duration, ended]);
  return { step, isOver, goOn: () => (isOver ? done.current() : setCounted(last)) };
}

/** Without motion nothing leads up to it, so that it takes longer to be read. */
const STILL_STAYS = 4000;

/** What everybody hid is turned over, a card each at a time, and the points add up side by side. */
export function FinalCount({ ended, onDone }: FinalCountProps) {
  const { isEasyReading } = useTheme();
  const { speech } = useSetting();
  const { words } = speech;
  const { fade } = useMotion();
  const { top, right, bottom, left } = useRoom().insets;
  const { step, isOver, goOn } = useCount(ended, onDone);
  const label = isOver ? words.goOn : words.skip;
  const edges = { paddingTop: top + 10, paddingRight: right, paddingBottom: bottom + 10, paddingLeft: left };
  return (
    <ThemeProvider scheme="dark" easyReading={isEasyReading}>
      <OnSurface surface="velvet">
        <Animated.View
          entering={FadeIn.duration(fade())}
          style={[StyleSheet.absoluteFill, styles.night, edges]}
        >
          <Pressable aria-hidden tabIndex={-1} onPress={goOn} style={StyleSheet.absoluteFill} />
          <Title size={26} align="center">
            {words.count}
          </Title>
          <Columns ended={ended} step={step} isOver={isOver} />
          <WordButton
            kind={isOver ? 'brass' : 'leather'}
            words={label}
            onPress={goOn}
            height={52}
            style={styles.button}
          />
        </Animated.View>
      </OnSurface>
    </ThemeProvider>
  );
}

interface StateProps {
  readonly ended: Ended;
  readonly step: number;
  readonly isOver: boolean;
}

const GAP = 6;
const EDGE = 8;
/** What title, names, points and button take from the cards; on a low screen names stand beside them. */
const AROUND = 300;
const AROUND_LOW = 140;
const LOW = 560;

function Columns({ ended, step, isOver }: StateProps) {
  const { view } = useSetting();
  const { width, height, insets } = useRoom();
  const seats = ended.potions.length;
  const room = Math.min(width - insets.left - insets.right - 2 * EDGE, 900);
  const column = (room - (seats - 1) * GAP) / seats;
  const isLow = height < LOW;
  const down = height - insets.top - insets.bottom - (isLow ? AROUND_LOW : AROUND);
  const points = pointsAfter(ended, step);
  const winners = isOver ? winnersOf(ended, view.players) : [];
  return (
    <View style={styles.columns}>
      {inCountingOrder(ended).map((cards, seat) => (
        <Column
          key={seat}
          seat={seat}
          cards={cards}
          step={step}
          points={points[seat] ?? 0}
          vials={isOver ? (ended.vials[seat] ?? 0) : null}
          isWinner={winners.includes(seat)}
          width={column}
          height={down}
          isLow={isLow}
        />
      ))}
    </View>
  );
}

interface ColumnProps {
  readonly seat: number;
  readonly cards: readonly PotionId[];
  readonly step: number;
  readonly points: number;
  /** Null until they are counted. */
  readonly vials: number | null;
  readonly isWinner: boolean;
  readonly width: number;
  readonly height: number;
  readonly isLow: boolean;
}

function Column({ seat, cards, step, points, vials, isWinner, width, height, isLow }: ColumnProps) {
  const { speech } = useSetting();
  const person = usePerson(toSeat(seat));
  const { words } = speech;
  const label = [person.name, words.points(points), ...(vials === null ? [] : [words.vials(vials)])].join(
    ', ',
  );
  return (
    <View role="img" aria-label={label} style={[isLow ? styles.low : styles.column, { width }]}>
      <View style={styles.sum}>
        <View style={styles.crown}>{isWinner ? <Crown size={24} /> : null}</View>
        <Medallion person={person} size={Math.min(isLow ? 34 : 46, width * 0.6)} />
        <Body isBold size={17} numberOfLines={1} align="center" maxScale={1.4}>
          {person.name}
        </Body>
        <Numeral size={34} tone={isWinner ? 'gold' : 'ink'} maxScale={1.5}>
          {points}
        </Numeral>
        <View style={styles.vials}>
          {vials === null ? null : (
            <>
              <Vial size={24} />
              <Numeral size={18} maxScale={1.5}>{`+${vials}`}</Numeral>
            </>
          )}
        </View>
      </View>
      <Cascade cards={cards} step={step} width={isLow ? 60 : Math.min(84, width - 10)} height={height} />
    </View>
  );
}

interface CascadeProps {
  readonly cards: readonly PotionId[];
  readonly step: number;
  readonly width: number;
  readonly height: number;
}

/** Cards one over the other, as closely as they have to lie. */
function Cascade({ cards, step, width, height }: CascadeProps) {
  const whole = potionCardHeight(width);
  const most = whole * 0.6;
  const offset = cards.length > 1 ? Math.max(8, Math.min(most, (height - whole) / (cards.length - 1))) : 0;
  return (
    <View style={{ width, height: whole + offset * Math.max(0, cards.length - 1) }}>
      {cards.map((id, index) => (
        <CardTurn
          key={id}
          isFaceUp={index < step}
          face={<PotionCard potion={potionOf(id)} width={width} />}
          back={<PotionBack width={width} />}
          style={[styles.card, { top: index * offset }]}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  night: { backgroundColor: 'rgba(13, 10, 22, 0.97)', gap: 10 },
  columns: { flex: 1, flexDirection: 'row', justifyContent: 'center', gap: GAP, pointerEvents: 'none' },
  column: { alignItems: 'center', gap: 3 },
  low: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 10 },
  sum: { alignItems: 'center', gap: 3, maxWidth: '100%', flexShrink: 1 },
  crown: { height: 26, justifyContent: 'flex-end' },
  vials: { flexDirection: 'row', alignItems: 'center', gap: 4, height: 30 },
  card: { position: 'absolute', left: 0 },
  button: { alignSelf: 'center', minWidth: 200 },
});
