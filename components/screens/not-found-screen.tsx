import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/kit/button';
import { Parchment } from '@/components/kit/parchment';
import { SPACE } from '@/components/kit/tokens';
import { Body } from '@/components/kit/type';
import { useWidthClass } from '@/components/kit/use-width-class';
import { Cabinet, ShelfEdge } from '@/components/shell-art/cabinet';
import { EmptyShelf } from '@/components/shell-art/empty-shelf';
import { Niche } from '@/components/shell-art/niche';
import { useWords } from '@/components/words/use-words';
import { Screen } from './screen';

interface NotFoundScreenProps {
  readonly onHome: () => void;
  /** What exactly is missing, where it is known. */
  readonly words?: string | undefined;
  /** Where something else is the matter than that nothing is there. */
  readonly title?: string | undefined;
}

const LEAST = 180;

/** An address that leads to nothing. */
export function NotFoundScreen({ onHome, words, title }: NotFoundScreenProps) {
  const { t } = useWords();
  const { height } = useWidthClass();
  return (
    <Screen
      title={title ?? t('notFound.title')}
      onBack={onHome}
      width={460}
      footer={<Button size="large" label={t('notFound.home')} onPress={onHome} />}
    >
      <View style={[styles.cabinet, { maxWidth: Math.max(LEAST, height * 0.62) }]}>
        <Cabinet columns={1}>
          <View>
            <Niche lamp="none">
              <EmptyShelf />
            </Niche>
            <ShelfEdge>
              <View style={styles.edge} />
            </ShelfEdge>
          </View>
        </Cabinet>
      </View>
      <Parchment>
        <Body>{words ?? t('notFound.body')}</Body>
      </Parchment>
    </Screen>
  );
}

const styles = StyleSheet.create({
  cabinet: { width: '100%', alignSelf: 'center', paddingHorizontal: SPACE.large },
  edge: { height: 20 },
});
