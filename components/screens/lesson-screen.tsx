import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Animated from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { announce } from '@/components/kit/announce';
import { LitProvider, SpokenProvider, type SeenBox, type TellLit } from '@/components/kit/beacon';
import { Button, IconButton } from '@/components/kit/button';
import { gliding, TIMES, useMotion } from '@/components/kit/motion';
import { OverSheetsProvider, useIsOverSheet } from '@/components/kit/over-sheets';
import { Parchment } from '@/components/kit/parchment';
import { Scroll } from '@/components/kit/scroll';
import type { Box } from '@/components/kit/stage/box';
import { SPACE, TARGET } from '@/components/kit/tokens';
import { Body, Heading, Label } from '@/components/kit/type';
import { useSize } from '@/components/kit/use-size';
import { useWords, type Say } from '@/components/words/use-words';
import type { LessonSight } from '@/engine/core/lesson';
import { sentences } from '@/engine/core/wording';
import { boxAt, freeHeight, placeFor, roomAbove, slipWidth, type SlipPlace } from './lesson-place';

/** A step as it is to be read. */
export interface StepToRead {
  readonly index: number;
  readonly count: number;
  readonly title: string;
  readonly why: string;
  /** What is to be done now; null while there is only something to watch. */
  readonly todo: string | null;
  /** What the words speak of. */
  readonly about?: readonly LessonSight[] | undefined;
}

export interface LessonScreenProps {
  /** Null when all steps are done. */
  readonly step: StepToRead | null;
  readonly end: { readonly title: string; readonly words: string };
  /** Null where there is nothing to go back to. */
  readonly onBack: (() => void) | null;
  /** Makes the move that is wanted; null where none is. */
  readonly onShow: (() => void) | null;
  readonly onLeave: () => void;
  readonly onAgain: () => void;
  readonly onPlay: () => void;
  /** The table. */
  readonly children: ReactNode;
}

/** A table with a teacher's slip of parchment on it, which keeps off whatever is to be touched. */
export function LessonScreen({ children, ...rest }: LessonScreenProps) {
  const [boxes, setBoxes] = useState<ReadonlyMap<string, SeenBox>>(NOTHING_SEEN);
  const tell = useCallback<TellLit>((id, box) => setBoxes((now) => withBox(now, id, box)), []);
  const seen = useMemo(() => [...boxes.values()], [boxes]);
  const { step, end } = rest;
  const [size, onLayout] = useSize();
  const [place, setPlace] = useState<SlipPlace>('top-right');
  const folding = useFolding(step?.index ?? null);
  useSpoken(step, end.words);
  // A sheet takes the slip over, which mounts it anew: what it remembers is kept here.
  const slip = (
    <Slip seen={seen} size={size} onLayout={onLayout} place={place} onPlace={setPlace}>
      {(free) => (step ? <Step {...rest} step={step} folding={folding} free={free} /> : <End {...rest} />)}
    </Slip>
  );
  return (
    <LitProvider value={tell}>
      <SpokenProvider value={step?.about ?? NOTHING_SPOKEN}>
        <View style={styles.whole}>
          <OverSheetsProvider over={slip} headroom={size ? roomAbove(size.height) : 0}>
            {children}
          </OverSheetsProvider>
        </View>
      </SpokenProvider>
    </LitProvider>
  );
}

const NOTHING_SPOKEN: readonly LessonSight[] = [];
const NOTHING_SEEN: ReadonlyMap<string, SeenBox> = new Map();

function withBox(
  boxes: ReadonlyMap<string, SeenBox>,
  id: string,
  box: SeenBox | null,
): ReadonlyMap<string, SeenBox> {
  const before = boxes.get(id);
  if (before && box && isSame(before, box)) return boxes;
  const next = new Map(boxes);
  if (box) next.set(id, box);
  else next.delete(id);
  return next;
}

function isSame(one: Box, other: Box): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

interface SlipProps {
  readonly seen: readonly SeenBox[];
  readonly size: ReturnType<typeof useSize>[0];
  readonly onLayout: ReturnType<typeof useSize>[1];
  readonly place: SlipPlace;
  readonly onPlace: (place: SlipPlace) => void;
  /** What is written on it, where it may be so high without covering anything. */
  readonly children: (free: number) => ReactNode;
}

function Slip({ seen, size, onLayout, place, onPlace, children }: SlipProps) {
  const { t } = useWords();
  const { width, height } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const room = { width, height, insets };
  const { duration } = useMotion();
  const isOverSheet = useIsOverSheet();
  const avoided = isOverSheet ? seen.filter(({ isLit }) => isLit) : seen;
  const better = size ? placeFor(place, room, size.height, avoided) : place;
  useEffect(() => {
    if (better !== place) onPlace(better);
  }, [better, place, onPlace]);
  const { x, y } = boxAt(better, room, size?.height ?? 0);
  const at = { width: slipWidth(room), transform: [{ translateX: x }, { translateY: y }] };
  return (
    <Animated.View
      role="group"
      aria-label={t('lesson.title')}
      testID="lesson-slip"
      onLayout={onLayout}
      style={[styles.slip, at, size ? gliding(duration(TIMES.move)) : styles.unseen]}
    >
      <Parchment seed={71} style={styles.sheet}>
        {children(freeHeight(room, avoided))}
      </Parchment>
    </Animated.View>
  );
}

interface StepProps extends Pick<LessonScreenProps, 'onBack' | 'onShow' | 'onLeave'> {
  readonly step: StepToRead;
  readonly folding: Folding;
  readonly free: number;
}

function Step(props: StepProps) {
  const { t } = useWords();
  const { index, count, todo } = props.step;
  const where = t('lesson.step', { step: index + 1, count });
  if (todo === null) return <Watching where={where} onLeave={props.onLeave} />;
  return <Doing {...props} where={where} todo={todo} />;
}

type DoingProps = StepProps & { readonly where: string; readonly todo: string };

/** What the learner is to do now, and why. */
function Doing({ step, where, todo, folding, free, onBack, onShow, onLeave }: DoingProps) {
  const { t } = useWords();
  const [head, onHead] = useSize();
  const [foot, onFoot] = useSize();
  const forWords = free - (head?.height ?? TARGET) - (foot?.height ?? TARGET) - AIR;
  const isFolded = folding.isFolded ?? forWords < LEAST_WORDS;
  return (
    <>
      <View style={styles.row} onLayout={onHead}>
        <View style={styles.words}>
          <Label isBold size={13} tone="second">
            {where}
          </Label>
          <Heading size={18}>{step.title}</Heading>
        </View>
        <IconButton
          icon={isFolded ? 'down' : 'up'}
          label={isFolded ? t('lesson.unfold') : t('lesson.fold')}
          isExpanded={!isFolded}
          onPress={() => folding.fold(!isFolded)}
        />
        <IconButton icon="close" label={t('lesson.leave')} onPress={onLeave} />
      </View>
      {isFolded ? null : <Why words={step.why} free={forWords} />}
      <View style={styles.row} onLayout={onFoot}>
        <Body isBold tone="cinnabar" size={16.5} style={styles.words}>
          {todo}
        </Body>
        {onBack ? <IconButton icon="undo" label={t('lesson.back')} onPress={onBack} /> : null}
        {onShow ? <IconButton icon="play" label={t('lesson.show')} onPress={onShow} /> : null}
      </View>
    </>
  );
}

/** What happens on the table is worth more than words: they make room for it. */
function Watching({ where, onLeave }: { readonly where: string; readonly onLeave: () => void }) {
  const { t } = useWords();
  return (
    <View style={styles.row}>
      <View style={styles.words}>
        <Label isBold size={13} tone="second">
          {where}
        </Label>
        <Body isItalic size={16}>
          {t('lesson.watch')}
        </Body>
      </View>
      <IconButton icon="close" label={t('lesson.leave')} onPress={onLeave} />
    </View>
  );
}

/** The edges of the slip, and what lies between its rows. */
const AIR = 2 * SPACE.small + 2 * SPACE.tiny + 2;
/** Two lines: with less, words are folded away until somebody wants to read them. */
const LEAST_WORDS = 44;
/** Large letters scroll within a part of the screen. */
const MOST_WORDS = 0.26;

/** Where there is little room they scroll. */
function Why({ words, free }: { readonly words: string; readonly free: number }) {
  const { height } = useWindowDimensions();
  const maxHeight = Math.min(height * MOST_WORDS, Math.max(LEAST_WORDS, free));
  return (
    <Scroll style={[styles.why, { maxHeight }]}>
      <Body size={16}>{words}</Body>
    </Scroll>
  );
}

interface Folding {
  /** As somebody wanted it; null where it is as there is room. */
  readonly isFolded: boolean | null;
  readonly fold: (isFolded: boolean) => void;
}

/** Folded away by whoever wants to see the table; another step has other words. */
function useFolding(index: number | null): Folding {
  const [wanted, setWanted] = useState<{ readonly index: number | null; readonly isFolded: boolean }>();
  return {
    isFolded: wanted && wanted.index === index ? wanted.isFolded : null,
    fold: (isFolded) => setWanted({ index, isFolded }),
  };
}

/** The whole step is said as it comes, afterwards only what is to be done; and how it ends. */
function useSpoken(step: StepToRead | null, end: string): void {
  const { t } = useWords();
  const saidOf = useRef<number | null>(null);
  const [index, todo] = [step?.index ?? null, step?.todo ?? null];
  useEffect(() => {
    if (!step) announce(sentences(t('lesson.over'), end));
    if (!step || todo === null) return;
    announce(saidOf.current === index ? todo : stepSaid(t, step, todo));
    saidOf.current = index;
    // What was said once is not said again in another language.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [index, todo]);
}

function stepSaid(t: Say, { index, count, title, why }: StepToRead, todo: string): string {
  const where = t('lesson.step', { step: index + 1, count });
  return sentences(t('common.pair', { what: where, value: title }), why, todo);
}

function End({ end, onPlay, onAgain, onLeave }: LessonScreenProps | Omit<LessonScreenProps, 'children'>) {
  const { t } = useWords();
  const { height } = useWindowDimensions();
  return (
    <>
      <Label isBold size={13} tone="second">
        {t('lesson.over')}
      </Label>
      <Heading size={20}>{end.title}</Heading>
      <Scroll style={[styles.why, { maxHeight: height * 0.4 }]}>
        <Body size={16}>{end.words}</Body>
      </Scroll>
      <View style={styles.ways}>
        <Button label={t('lesson.play')} onPress={onPlay} style={styles.way} />
        <Button kind="walnut" label={t('lesson.again')} onPress={onAgain} style={styles.way} />
        <Button kind="walnut" label={t('lesson.done')} onPress={onLeave} style={styles.way} />
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  slip: { position: 'absolute', left: 0, top: 0 },
  unseen: { opacity: 0 },
  sheet: { paddingVertical: SPACE.small, paddingHorizontal: SPACE.medium, gap: SPACE.tiny },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flex: 1 },
  why: { flexGrow: 0 },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small, paddingTop: SPACE.small },
  way: { flexGrow: 1 },
});
