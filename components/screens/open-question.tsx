import { useEffect, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { announce } from '@/components/kit/announce';
import { Bench } from '@/components/kit/bench';
import type { Person } from '@/components/kit/board';
import { Button } from '@/components/kit/button';
import { Medallion } from '@/components/kit/medallion';
import { Parchment } from '@/components/kit/parchment';
import { SPACE } from '@/components/kit/tokens';
import { Body, Label, Title } from '@/components/kit/type';
import { useWidthClass } from '@/components/kit/use-width-class';
import { useWords } from '@/components/words/use-words';
import { Footer, GUTTER } from './screen';

/** One answer to a question on the open table. */
export interface OpenChoice {
  readonly key: string;
  readonly label: string;
  /** What it costs or leads to. */
  readonly note?: string | undefined;
  readonly picture?: ReactNode;
  /** The answer that acts is brass; letting things be is wood. */
  readonly isActing: boolean;
  readonly onChoose: () => void;
}

export interface OpenQuestionProps {
  readonly title: string;
  /** What is about to happen. */
  readonly words: string;
  readonly asked: Person;
  /** Who is asked after that. */
  readonly next?: readonly Person[];
  readonly choices: readonly OpenChoice[];
  /** What it is about, drawn from the open table. */
  readonly scene?: ReactNode;
  /** A table lying flat turns the question to whoever is asked. */
  readonly turn?: 0 | 90 | 180 | 270;
}

const WIDTH = 560;

/** A question that shows nothing hidden, asked on the open table and addressed by name. */
export function OpenQuestion(props: OpenQuestionProps) {
  const { title, words, asked, next = [], choices, scene, turn = 0 } = props;
  const { t } = useWords();
  const insets = useSafeAreaInsets();
  const { orientation, widthClass } = useWidthClass();
  const isBeside = orientation === 'landscape' && widthClass !== 'compact' && scene !== undefined;
  const isAsked = t('question.asked', { name: asked.name });
  useEffect(() => announce(`${title} ${words} ${isAsked}`), [title, words, isAsked]);
  const question = (
    <View style={styles.question}>
      <Parchment seed={67} style={styles.sheet}>
        <View style={styles.asked}>
          <Medallion person={asked} size={44} />
          <Body isBold tone="cinnabar" size={19} style={styles.grow}>
            {isAsked}
          </Body>
        </View>
        <Body size={18}>{words}</Body>
        {next.length > 0 ? (
          <Body isItalic tone="second" size={15}>
            {t('question.thenAsked', { names: next.map(({ name }) => name).join(', ') })}
          </Body>
        ) : null}
      </Parchment>
    </View>
  );
  return (
    <Bench style={{ transform: [{ rotate: `${turn}deg` }] }}>
      <ScrollView
        style={styles.whole}
        contentContainerStyle={[
          styles.content,
          {
            paddingTop: insets.top + SPACE.huge,
            paddingLeft: insets.left + GUTTER,
            paddingRight: insets.right + GUTTER,
          },
        ]}
      >
        <Title size={27} align="center">
          {title}
        </Title>
        <View style={isBeside ? styles.beside : styles.below}>
          {scene === undefined ? null : <View style={isBeside ? styles.half : null}>{scene}</View>}
          <View style={isBeside ? styles.half : null}>{question}</View>
        </View>
      </ScrollView>
      <Footer>
        <Label tone="second" align="center" size={14}>
          {t('question.openTable')}
        </Label>
        {choices.map((choice) => (
          <Answer key={choice.key} choice={choice} asked={asked} />
        ))}
      </Footer>
    </Bench>
  );
}

function Answer({ choice, asked }: { readonly choice: OpenChoice; readonly asked: Person }) {
  const { t } = useWords();
  const { label, note, picture, isActing, onChoose } = choice;
  return (
    <Button
      kind={isActing ? 'brass' : 'walnut'}
      size={isActing ? 'large' : 'medium'}
      label={isActing ? t('question.answerOf', { name: asked.name, answer: label }) : label}
      note={note}
      onPress={onChoose}
    >
      {picture}
    </Button>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  grow: { flex: 1 },
  content: { flexGrow: 1, gap: SPACE.large, paddingBottom: SPACE.large },
  below: { flexGrow: 1, gap: SPACE.large, justifyContent: 'center' },
  beside: { flexDirection: 'row', gap: SPACE.large, alignItems: 'center', flexGrow: 1 },
  half: { flex: 1 },
  question: { width: '100%', maxWidth: WIDTH, alignSelf: 'center' },
  sheet: { gap: SPACE.small },
  asked: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
});
