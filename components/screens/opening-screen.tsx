import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Bench } from '@/components/kit/bench';
import { useTheme } from '@/components/kit/theme';
import { SPACE } from '@/components/kit/tokens';
import { Body } from '@/components/kit/type';
import { useWords } from '@/components/words/use-words';

/** So long nobody wonders. */
const PATIENCE = 300;

const WIDTH = 220;

/** The bare bench while a game is brought; how far that is, where it takes longer than one would notice. */
export function OpeningScreen({ part }: { readonly part: number }) {
  const { t } = useWords();
  const { colours } = useTheme();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Bench aria-label={t('play.opening')}>
      {isLong ? (
        <View style={styles.middle}>
          <Body align="center">{t('play.opening')}</Body>
          <View
            accessible
            role="progressbar"
            aria-label={t('play.opening')}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(part * 100)}
            style={[styles.way, { borderColor: colours.edge }]}
          >
            <View style={[styles.done, { width: part * WIDTH, backgroundColor: colours.gold }]} />
          </View>
        </View>
      ) : null}
    </Bench>
  );
}

const styles = StyleSheet.create({
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: SPACE.medium },
  way: { width: WIDTH, height: 8, borderWidth: 1, borderRadius: 4, overflow: 'hidden' },
  done: { height: '100%' },
});
