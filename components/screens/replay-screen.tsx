import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Person } from '@/components/kit/board';
import { IconButton } from '@/components/kit/button';
import { Icon } from '@/components/kit/icon';
import { Medallion } from '@/components/kit/medallion';
import { useMotion } from '@/components/kit/motion';
import { Pane } from '@/components/kit/pane';
import { Parchment } from '@/components/kit/parchment';
import { Scroll } from '@/components/kit/scroll';
import { Slider } from '@/components/kit/slider';
import { useTheme } from '@/components/kit/theme';
import { RADIUS, SPACE, TARGET } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Body, Label, Numeral } from '@/components/kit/type';
import { useTextScale } from '@/components/kit/use-text-scale';
import { useWidthClass } from '@/components/kit/use-width-class';
import { useWords } from '@/components/words/use-words';
import type { HandChoice } from '@/components/words/words';
import { beatsOf, nextBeat, PACES, type Pace } from './replay-pace';
import { Screen } from './screen';
import { TurnStrip, type ReplayTurn } from './turn-strip';

interface ReplayScreenProps {
  /** The table after this step. */
  readonly board: ReactNode;
  /** How many things worth seeing have been shown: 0 is the set-up. */
  readonly step: number;
  readonly steps: number;
  readonly turns: readonly ReplayTurn[];
  readonly onStep: (step: number) => void;
  /** Who made the move; nobody made the set-up. */
  readonly person?: Person | undefined;
  /** What this step made happen, in words. */
  readonly facts: readonly string[];
  /** What the teacher says of the move that comes next. */
  readonly lapse?: { readonly played: string; readonly better: string } | undefined;
  readonly hand?: HandChoice;
  /** Through whose eyes it is seen; null: the open table. */
  readonly eyes?:
    | {
        readonly people: readonly Person[];
        readonly seat: number | null;
        readonly onChoose: (seat: number | null) => void;
      }
    | undefined;
  readonly onBack: () => void;
}

/** With less, the board could not be seen for the buttons: then the whole page scrolls. */
const LEAST_HEIGHT = 600;
/** A table that is only looked at may be shown smaller, but not laid out for less than this. */
const LEAST_TABLE = { upright: { width: 320, height: 620 }, beside: { width: 640, height: 400 } } as const;
/** Larger text is there to be read: nothing is made smaller then. */
const LARGE_TEXT = 1.35;
const LEAST_TIME = 500;

/** Plays on by itself until the end or until it is stopped. */
function usePlaying({ step, steps, turns, onStep }: ReplayScreenProps) {
  const { duration } = useMotion();
  const [wantsToPlay, setPlaying] = useState(false);
  const [pace, setPace] = useState<Pace>('calm');
  const beats = useMemo(
    () =>
      beatsOf(
        steps,
        turns.map(({ from }) => from),
        pace,
      ),
    [steps, turns, pace],
  );
  const isPlaying = wantsToPlay && step < steps;
  // However slowly somebody likes things to move: who wants it at its quickest has said so here.
  const pause = pace === 'swift' ? beats.pause : Math.max(LEAST_TIME, duration(beats.pause));
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => onStep(nextBeat(beats, step)), pause);
    return () => clearTimeout(timer);
  }, [isPlaying, step, onStep, beats, pause]);
  const hasten = () => setPace(PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? 'calm');
  return { isPlaying, setPlaying, pace, hasten };
}

/** A finished game, step by step. */
export function ReplayScreen(props: ReplayScreenProps) {
  const { board, step, steps, turns, onStep, person, facts, lapse, hand = 'right', eyes, onBack } = props;
  const { t } = useWords();
  const { orientation, widthClass, height } = useWidthClass();
  const { colours } = useTheme();
  const textScale = useTextScale();
  const isBeside = orientation === 'landscape' && widthClass !== 'compact';
  const { isPlaying, setPlaying, pace, hasten } = usePlaying(props);
  const goTo = (to: number) => {
    setPlaying(false);
    onStep(Math.min(steps, Math.max(0, to)));
  };
  const toggle = () => {
    if (!isPlaying && step >= steps) onStep(0);
    setPlaying(!isPlaying);
  };
  const turn = turns.findLast(({ from }) => from <= step);
  const leap = (by: 1 | -1) => goTo(by > 0 ? turnAfter(props) : turnBefore(props));
  const spoken = step === 0 ? t('replay.beginning') : t('replay.step', { step, steps });
  const panel = (
    <View style={isBeside ? styles.side : styles.foot}>
      {lapse ? <Lapse {...lapse} /> : null}
      <Facts
        person={person}
        facts={facts}
        when={[...(turn && step > 0 ? [turn.when] : []), spoken].join(' · ')}
        height={isBeside ? null : factsIn(height) * Math.max(1, textScale)}
      />
      <View style={styles.line}>
        <Slider
          label={t('replay.scrubber')}
          value={step}
          least={0}
          most={Math.max(1, steps)}
          spoken={turn ? spokenTurn(turn, spoken) : spoken}
          onChange={goTo}
          onLeap={leap}
          track={<TurnStrip turns={turns} steps={steps} />}
          style={styles.slider}
        />
        <Touch
          label={t(`replay.pace.${pace}`)}
          hint={t('replay.pace.change')}
          onPress={hasten}
          style={[styles.pace, { borderColor: colours.line }]}
          testID="replay-pace"
        >
          <Numeral maxScale={1.4}>{SIGNS[pace]}</Numeral>
        </Touch>
      </View>
      <View style={styles.keys}>
        <View style={styles.flipped}>
          <IconButton icon="skip" label={t('replay.turnBefore')} onPress={() => leap(-1)} />
        </View>
        <IconButton icon="back" label={t('replay.previous')} onPress={() => goTo(step - 1)} />
        <IconButton
          kind="brass"
          icon={isPlaying ? 'pause' : 'play'}
          size={60}
          label={isPlaying ? t('replay.pause') : t('replay.play')}
          onPress={toggle}
        />
        <IconButton icon="forward" label={t('replay.next')} onPress={() => goTo(step + 1)} />
        <IconButton icon="skip" label={t('replay.turnAfter')} onPress={() => leap(1)} />
      </View>
    </View>
  );
  const isTight = !isBeside && height < LEAST_HEIGHT * Math.max(1, textScale);
  return (
    <Screen
      title={t('replay.title')}
      onBack={onBack}
      isScrolling={isTight}
      width={1280}
      aside={eyes ? <Eyes {...eyes} /> : undefined}
    >
      <View style={[styles.whole, isBeside ? (hand === 'left' ? styles.mirrored : styles.beside) : null]}>
        <Pane
          style={isTight ? { height: height * 0.7 } : styles.whole}
          least={textScale > LARGE_TEXT ? undefined : LEAST_TABLE[isBeside ? 'beside' : 'upright']}
        >
          {board}
        </Pane>
        {panel}
      </View>
    </Screen>
  );
}

const SIGNS: Readonly<Record<Pace, string>> = { calm: '1×', brisk: '2×', swift: '»' };

type Walk = Pick<ReplayScreenProps, 'step' | 'steps' | 'turns'>;

/** Where the next turn begins; after the last one, the end. */
function turnAfter({ step, steps, turns }: Walk): number {
  return turns.find(({ from }) => from > step)?.from ?? steps;
}

/** Where this turn began, or from there the one before it. */
function turnBefore({ step, turns }: Walk): number {
  return turns.findLast(({ from }) => from < step)?.from ?? 0;
}

function spokenTurn({ person, when }: ReplayTurn, step: string): string {
  return [...(person ? [person.name] : []), when, step].join(', ');
}

/** One touch after another shows it as each of them saw it, and then as everybody did. */
function Eyes({ people, seat, onChoose }: NonNullable<ReplayScreenProps['eyes']>) {
  const { t } = useWords();
  const next = seat === null ? 0 : seat + 1 < people.length ? seat + 1 : null;
  const said = (one: number | null) => {
    const person = one === null ? undefined : people[one];
    return person ? t('replay.eyesOf', { name: person.name }) : t('replay.openEyes');
  };
  const person = seat === null ? undefined : people[seat];
  return (
    <Touch
      label={said(seat)}
      hint={said(next)}
      onPress={() => onChoose(next)}
      style={styles.eyes}
      testID="replay-eyes"
    >
      {person ? <Medallion person={person} size={36} /> : <Icon name="people" size={30} />}
      <View style={styles.eye}>
        <Icon name="show" size={18} />
      </View>
    </Touch>
  );
}

function Lapse({ played, better }: NonNullable<ReplayScreenProps['lapse']>) {
  const { t } = useWords();
  return (
    <Parchment seed={59} style={styles.lapse}>
      <Icon name="hint" size={22} />
      <View style={styles.words} aria-live="polite">
        <Body isBold>{t('review.better', { move: better })}</Body>
        <Body tone="second">{t('review.played', { move: played })}</Body>
      </View>
    </Parchment>
  );
}

/** When it was, and two lines on a small phone, four on a larger one, six on a tablet. */
const factsIn = (height: number): number => Math.round(Math.max(68, Math.min(150, height * 0.12)));
/** So many letters fill three lines of a phone in the usual size. */
const MANY_LETTERS = 90;

interface FactsProps extends Pick<ReplayScreenProps, 'person' | 'facts'> {
  readonly when: string;
  /** The same at every step, lest the table above change its size; null where there is none above. */
  readonly height: number | null;
}

function Facts({ person, facts, when, height }: FactsProps) {
  const { t } = useWords();
  const size = facts.join(' ').length > MANY_LETTERS ? 15 : 17;
  return (
    <Parchment seed={53} style={styles.sheet}>
      <Scroll style={height === null ? styles.facts : { height }} contentContainerStyle={styles.lines}>
        {person ? <Medallion person={person} size={34} /> : null}
        <View style={styles.words} aria-label={t('replay.happened')} aria-live="polite">
          <Label isBold tone="second" size={14}>
            {when}
          </Label>
          {facts.length === 0 ? (
            <Body isItalic tone="second">
              {t('replay.nothing')}
            </Body>
          ) : (
            facts.map((fact, index) => (
              <Body key={index} size={size}>
                {fact}
              </Body>
            ))
          )}
        </View>
      </Scroll>
    </Parchment>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  eyes: { width: TARGET, height: TARGET, alignItems: 'center', justifyContent: 'center' },
  eye: { position: 'absolute', right: -2, bottom: -2 },
  beside: { flexDirection: 'row', gap: SPACE.medium },
  mirrored: { flexDirection: 'row-reverse', gap: SPACE.medium },
  side: {
    width: 340,
    maxWidth: '38%',
    justifyContent: 'flex-end',
    gap: SPACE.tiny,
    paddingBottom: SPACE.medium,
  },
  foot: { gap: SPACE.tiny, paddingTop: SPACE.small, paddingBottom: SPACE.medium },
  sheet: { padding: SPACE.medium },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
  slider: { flex: 1 },
  pace: {
    width: TARGET,
    height: TARGET,
    borderWidth: 1,
    borderRadius: RADIUS.button,
    alignItems: 'center',
    justifyContent: 'center',
  },
  lapse: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small, padding: SPACE.medium },
  facts: { maxHeight: 150 },
  lines: { flexDirection: 'row', gap: SPACE.small },
  words: { flex: 1, gap: SPACE.tiny },
  flipped: { transform: [{ scaleX: -1 }] },
  keys: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.small,
  },
});
