import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/kit/button';
import { SPACE } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Body, Label } from '@/components/kit/type';
import { useWords } from '@/components/words/use-words';

interface LessonOfferProps {
  readonly games: readonly { readonly id: string; readonly title: string }[];
  readonly onLesson: (game: string) => void;
  readonly onDecline: () => void;
}

/** First steps for a newcomer; asked once. */
export function LessonOffer({ games, onLesson, onDecline }: LessonOfferProps) {
  const { t } = useWords();
  return (
    <View style={styles.offer}>
      <Body>{t('lesson.offer')}</Body>
      <View style={styles.ways}>
        {games.map(({ id, title }) => (
          <Button
            key={id}
            kind="walnut"
            size="small"
            label={title}
            spoken={t('lesson.offerOf', { title })}
            onPress={() => onLesson(id)}
            style={styles.way}
          />
        ))}
        <Touch label={t('lesson.decline')} onPress={onDecline} style={styles.decline}>
          <Label isBold tone="second" style={styles.underlined}>
            {t('lesson.decline')}
          </Label>
        </Touch>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  offer: { gap: SPACE.small, paddingTop: SPACE.small },
  ways: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.small },
  way: { flexGrow: 1 },
  decline: { minHeight: 48, justifyContent: 'center', paddingHorizontal: SPACE.small },
  underlined: { textDecorationLine: 'underline' },
});
