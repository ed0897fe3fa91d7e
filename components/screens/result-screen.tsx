import { useEffect, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { FadeIn } from 'react-native-reanimated';

import { announce } from '@/components/kit/announce';
import type { Person } from '@/components/kit/board';
import { CharacterLine } from '@/components/kit/character-line';
import { Button } from '@/components/kit/button';
import { seedOf } from '@/components/kit/drawing/geometry';
import { Icon } from '@/components/kit/icon';
import { Medallion } from '@/components/kit/medallion';
import { useMotion } from '@/components/kit/motion';
import { NearWindow } from '@/components/kit/near-window';
import { Parchment } from '@/components/kit/parchment';
import { useInks } from '@/components/kit/theme';
import { SPACE } from '@/components/kit/tokens';
import { Body, Heading, Label, Numeral } from '@/components/kit/type';
import { useSize } from '@/components/kit/use-size';
import { useWidthClass } from '@/components/kit/use-width-class';
import { RankSeal } from '@/components/shell-art/rank-seal';
import { useWords } from '@/components/words/use-words';
import type { Honour } from '@/engine/core/ledger-figures';
import { Screen } from './screen';

interface ResultLine {
  readonly words: string;
  /** How many of it there were; null where nothing but points is counted. */
  readonly count: number | null;
  readonly points: number;
  /** What it was in particular: shown even where it brought nothing. */
  readonly note?: string | null;
}

export interface ResultOf {
  readonly person: Person;
  readonly rank: number;
  readonly total: number;
  readonly lines: readonly ResultLine[];
  /** Whether nobody here, or nobody but others, has ever had as much. */
  readonly honour?: Honour | null;
}

interface ResultScreenProps {
  readonly results: readonly ResultOf[];
  /** What the game counts in, after so many of it. */
  readonly unit: (count: number) => string;
  /** What is celebrated, such as the creature that came alive, in a square of the given side. */
  readonly picture?: ((side: number) => ReactNode) | undefined;
  /** The same as large as there is room for: what everybody has come to. */
  readonly outcome?: ((width: number) => ReactNode) | undefined;
  /** What decided it where points did not. */
  readonly tie?: string | undefined;
  /** How the points came about; shown when all lines are. */
  readonly race?: ReactNode;
  /** The teacher's look back; shown when all lines are. */
  readonly review?: ReactNode;
  readonly onReplay: () => void;
  readonly onRematch: () => void;
  readonly onHome: () => void;
}

/** The result is to be seen below it. */
function pictureIn(height: number): number {
  return Math.round(Math.max(110, Math.min(260, height * 0.26)));
}

const LINE_TIME = 650;
const WIDE = 1060;

/** How many lines are shown by now; all of them at once where motion is unwanted. */
function useUnfolding(count: number): readonly [number, () => void] {
  const { duration } = useMotion();
  const pause = duration(LINE_TIME);
  const [shown, setShown] = useState(pause === 0 ? count : 0);
  useEffect(() => {
    if (shown >= count) return undefined;
    const timer = setTimeout(() => setShown(shown + 1), pause);
    return () => clearTimeout(timer);
  }, [shown, count, pause]);
  return [shown, () => setShown(count)];
}

/** Who has won, and why: the score line by line, one after the other. */
export function ResultScreen(props: ResultScreenProps) {
  const { results, unit, picture, outcome, tie, race, review, onReplay, onRematch, onHome } = props;
  const { t } = useWords();
  const { widthClass, height } = useWidthClass();
  const ranked = [...results].sort((one, other) => one.rank - other.rank);
  const count = Math.max(0, ...results.map(({ lines }) => worth(lines).length)) + 1;
  const [shown, showAll] = useUnfolding(count);
  const winners = ranked.filter(({ rank }) => rank === 1).map(({ person }) => person.name);
  const headline =
    winners.length === 1
      ? t('result.won', { name: winners[0] ?? '' })
      : t('result.shared', { names: winners.join(', ') });
  useEffect(() => announce(headline), [headline]);
  const isDone = shown >= count;
  const sheets = ranked.map((result, index) => (
    <ScoreSheet key={index} result={result} unit={unit} shown={shown} isDone={isDone} />
  ));
  return (
    <Screen
      title={t('result.title')}
      onBack={onHome}
      width={widthClass === 'compact' ? 620 : WIDE}
      footer={
        isDone ? (
          <View style={styles.ways}>
            <Button
              kind="walnut"
              icon="replay"
              label={t('result.replay')}
              onPress={onReplay}
              style={styles.way}
            />
            <Button kind="walnut" label={t('result.home')} onPress={onHome} style={styles.way} />
            <Button icon="flask" label={t('result.rematch')} onPress={onRematch} style={styles.way} />
          </View>
        ) : (
          <Button kind="walnut" icon="skip" label={t('result.showAll')} onPress={showAll} />
        )
      }
    >
      <Heading align="center" size={26} keepsWords>
        {headline}
      </Heading>
      {tie ? (
        <Body align="center" isItalic>
          {tie}
        </Body>
      ) : null}
      {outcome ? (
        <Centrepiece show={outcome} />
      ) : picture ? (
        <View style={styles.picture}>{picture(pictureIn(height))}</View>
      ) : null}
      {widthClass === 'compact' ? (
        <NearWindow height={sheetHeight(count)} from={FIRST_SHEET} gap={SPACE.medium}>
          {sheets}
        </NearWindow>
      ) : (
        <View style={styles.columns}>
          {sheets.map((sheet) => (
            <View key={sheet.key} style={styles.half}>
              {sheet}
            </View>
          ))}
        </View>
      )}
      {isDone ? race : null}
      {isDone ? review : null}
    </Screen>
  );
}

function Centrepiece({ show }: { readonly show: (width: number) => ReactNode }) {
  const [size, onLayout] = useSize();
  return (
    <View onLayout={onLayout} style={styles.outcome}>
      {size ? show(size.width) : null}
    </View>
  );
}

/** Where the first score lies on a phone, below the picture and the headline. */
const FIRST_SHEET = 330;
const sheetHeight = (lines: number): number => 140 + lines * 31;

/** Lines that brought nothing explain nothing, unless there is more to be said of them. */
function worth(lines: readonly ResultLine[]): readonly ResultLine[] {
  return lines.filter(({ points, count, note }) => points !== 0 || (count !== null && count !== 0) || note);
}

interface ScoreSheetProps {
  readonly result: ResultOf;
  readonly unit: ResultScreenProps['unit'];
  readonly shown: number;
  readonly isDone: boolean;
}

function ScoreSheet({ result, unit, shown, isDone }: ScoreSheetProps) {
  const { t } = useWords();
  const { person, rank, total, lines, honour } = result;
  const visible = worth(lines).slice(0, shown);
  const sum = isDone ? total : visible.reduce((points, line) => points + line.points, 0);
  return (
    <Parchment seed={seedOf(person.name)} style={styles.sheet}>
      <View style={styles.head}>
        <Medallion person={person} size={46} />
        <View style={styles.grow}>
          <Heading keepsWords>{person.name}</Heading>
          <CharacterLine person={person} />
        </View>
        {isDone ? <RankSeal rank={rank} label={t('result.place', { rank })} /> : null}
      </View>
      {visible.map((line, index) => (
        <Line key={index} line={line} unit={unit} />
      ))}
      <View style={styles.total}>
        <Body isBold style={styles.grow}>
          {t('result.total')}
        </Body>
        <Numeral size={26} tone="cinnabar">
          {`${sum} ${unit(sum)}`}
        </Numeral>
      </View>
      {isDone && honour ? <HonourLine honour={honour} /> : null}
    </Parchment>
  );
}

function HonourLine({ honour }: { readonly honour: Honour }) {
  const { t } = useWords();
  const { gold } = useInks();
  return (
    <View style={styles.honour}>
      <Icon name="star" size={18} colour={gold} />
      <Body isItalic size={16} tone="gold">
        {t(`statistics.honours.${honour}`)}
      </Body>
    </View>
  );
}

interface LineProps {
  readonly line: ResultLine;
  readonly unit: ResultScreenProps['unit'];
}

function Line({ line: { words, count, points, note }, unit }: LineProps) {
  const { t } = useWords();
  const { fade } = useMotion();
  const worth = `${points} ${unit(points)}`;
  const label = note
    ? `${t('common.pair', { what: words, value: note })}, ${worth}`
    : count === null
      ? t('common.pair', { what: words, value: worth })
      : t('result.lineLabel', { line: words, count, points: worth });
  return (
    <Animated.View entering={FadeIn.duration(fade())} accessible aria-label={label} style={styles.line}>
      {note ? (
        <View style={styles.grow}>
          <Body keepsWords>{words}</Body>
          <Label tone="second" size={15}>
            {note}
          </Label>
        </View>
      ) : (
        <Body keepsWords style={styles.grow}>
          {words}
        </Body>
      )}
      {count !== null && count > 1 ? <Label tone="second">{`×\u00A0${count}`}</Label> : null}
      <Numeral style={styles.points} align="right">
        {points > 0 ? `+${points}` : points}
      </Numeral>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  picture: { alignItems: 'center' },
  outcome: { alignSelf: 'stretch', alignItems: 'center' },
  columns: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.medium },
  half: { flexGrow: 1, flexBasis: '45%', maxWidth: '50%' },
  sheet: { gap: SPACE.tiny },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small, minHeight: 52 },
  grow: { flexGrow: 1, flexShrink: 1 },
  line: { flexDirection: 'row', alignItems: 'baseline', gap: SPACE.small, paddingLeft: SPACE.small },
  points: { minWidth: 36 },
  total: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    borderTopWidth: 1.2,
    borderTopColor: 'rgba(122, 82, 0, 0.5)',
    paddingTop: SPACE.tiny,
  },
  honour: { flexDirection: 'row', alignItems: 'center', justifyContent: 'flex-end', gap: SPACE.tiny },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  way: { flexGrow: 1 },
});
