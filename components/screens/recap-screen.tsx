import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { FadeInDown } from 'react-native-reanimated';

import type { Person } from '@/components/kit/board';
import { Button } from '@/components/kit/button';
import { seedOf } from '@/components/kit/drawing/geometry';
import { Medallion } from '@/components/kit/medallion';
import { TIMES, useMotion } from '@/components/kit/motion';
import { Parchment } from '@/components/kit/parchment';
import { SPACE, TARGET } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Body, Heading, Label } from '@/components/kit/type';
import { useWords } from '@/components/words/use-words';
import { Screen } from './screen';
import { SmallButton } from './small-button';

/** What one opponent did since the reader's last turn, as the reader may know it. */
interface RecapOf {
  readonly person: Person;
  readonly lines: readonly string[];
  /** Shows it once more on the table. */
  readonly onAgain?: (() => void) | undefined;
}

interface RecapScreenProps {
  readonly reader: Person;
  readonly others: readonly RecapOf[];
  /** Nothing has happened because it is the reader's first turn. */
  readonly isFirstTurn?: boolean;
  readonly onGo: () => void;
}

const SHOWN = 3;

/** What happened while the device was in other hands: three lines each, then on to the board. */
export function RecapScreen({ reader, others, isFirstTurn = false, onGo }: RecapScreenProps) {
  const { t } = useWords();
  const { isStill, duration } = useMotion();
  return (
    <Screen
      title={t('recap.title')}
      width={560}
      aside={<Medallion person={reader} size={44} />}
      footer={
        <Button
          size="large"
          label={t('recap.go')}
          spoken={t('common.pair', { what: t('recap.go'), value: reader.name })}
          onPress={onGo}
        />
      }
    >
      <Body isItalic tone="second" size={18}>
        {t('recap.forWhom', { name: reader.name })}
      </Body>
      {isFirstTurn || others.length === 0 ? (
        <Parchment>
          <Body>{t('recap.nothing')}</Body>
        </Parchment>
      ) : (
        others.map((other, index) => (
          <Animated.View
            key={`${other.person.name}${other.person.colour}`}
            {...(isStill
              ? {}
              : { entering: FadeInDown.delay(index * TIMES.stagger).duration(duration(TIMES.move)) })}
          >
            <Deeds {...other} />
          </Animated.View>
        ))
      )}
    </Screen>
  );
}

function Deeds({ person, lines, onAgain }: RecapOf) {
  const { t } = useWords();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, SHOWN);
  const rest = lines.length - shown.length;
  return (
    <Parchment seed={seedOf(person.name)} style={styles.sheet}>
      <View style={styles.head}>
        <Medallion person={person} size={40} />
        <Heading style={styles.grow}>{person.name}</Heading>
        {onAgain && lines.length > 0 ? (
          <SmallButton
            icon="replay"
            label={t('recap.again')}
            spoken={t('recap.againLabel', { name: person.name })}
            onPress={onAgain}
          />
        ) : null}
      </View>
      {lines.length === 0 ? (
        <Body isItalic tone="second">
          {t('recap.quiet')}
        </Body>
      ) : null}
      {shown.map((line, index) => (
        <Line key={index} words={line} onAgain={onAgain} />
      ))}
      {rest > 0 ? (
        <Touch label={t('recap.more', { count: rest })} onPress={() => setWhole(true)} style={styles.more}>
          <Label isBold tone="gold">
            {t('recap.more', { count: rest })}
          </Label>
        </Touch>
      ) : null}
    </Parchment>
  );
}

function Line({ words, onAgain }: { readonly words: string } & Pick<RecapOf, 'onAgain'>) {
  const { t } = useWords();
  const line = (
    <View style={styles.line}>
      <View style={styles.bullet} />
      <Body style={styles.grow}>{words}</Body>
    </View>
  );
  return onAgain ? (
    <Touch label={words} hint={t('recap.again')} onPress={onAgain} style={styles.touch}>
      {line}
    </Touch>
  ) : (
    line
  );
}

const styles = StyleSheet.create({
  sheet: { gap: SPACE.small },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.small },
  grow: { flexGrow: 1, flexShrink: 1 },
  line: { flexDirection: 'row', gap: SPACE.small, paddingLeft: SPACE.small },
  touch: { minHeight: TARGET, justifyContent: 'center' },
  bullet: {
    width: 7,
    height: 7,
    marginTop: 8,
    backgroundColor: '#9B2418',
    transform: [{ rotate: '45deg' }],
  },
  more: { minHeight: TARGET, justifyContent: 'center', paddingLeft: SPACE.huge },
});
