import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/kit/button';
import { Icon } from '@/components/kit/icon';
import { Sheet } from '@/components/kit/sheet';
import { SPACE } from '@/components/kit/tokens';
import { Body, Heading, Label } from '@/components/kit/type';
import { useWords } from '@/components/words/use-words';
import { capital } from '@/engine/core/wording';

/** A move in words, and how likely whoever makes it is to win, from 0 to 1; null if that was not weighed. */
export interface MoveSaid {
  readonly words: string;
  readonly hope: number | null;
}

export interface HintSaid {
  readonly best: MoveSaid;
  readonly second: MoveSaid | null;
  readonly why: string;
}

export interface HintSheetProps {
  readonly isOpen: boolean;
  /** Null while the teacher still thinks. */
  readonly hint: HintSaid | null;
  /** It is to be seen on the table. */
  readonly onShow: () => void;
  readonly onClose: () => void;
}

/** What the teacher would do, what it would do next best, and why. */
export function HintSheet({ isOpen, hint, onShow, onClose }: HintSheetProps) {
  const { t } = useWords();
  return (
    <Sheet
      isOpen={isOpen}
      title={t('hint.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={hint ? <Button icon="show" label={t('hint.show')} onPress={onShow} /> : undefined}
    >
      <View aria-live="polite" style={styles.list}>
        {hint ? (
          <>
            <Choice title={t('hint.best')} move={hint.best} />
            <Body isItalic>{hint.why}</Body>
            {hint.second ? <Choice title={t('hint.second')} move={hint.second} /> : null}
          </>
        ) : (
          <View style={styles.row}>
            <Icon name="hourglass" />
            <Body isItalic>{t('hint.thinking')}</Body>
          </View>
        )}
      </View>
    </Sheet>
  );
}

function Choice({ title, move }: { readonly title: string; readonly move: MoveSaid }) {
  const { t } = useWords();
  const words = capital(move.words);
  return (
    <View>
      <Label isBold tone="gold">
        {title}
      </Label>
      <Heading size={17}>{words}</Heading>
      {move.hope === null ? null : (
        <Label tone="second">{t('hint.hope', { percent: Math.round(100 * move.hope) })}</Label>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: SPACE.medium },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
});
