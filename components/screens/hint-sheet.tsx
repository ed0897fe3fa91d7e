import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/kit/button';
import { Icon } from '@/components/kit/icon';
import { Sheet } from '@/components/kit/sheet';
import { SPACE, TARGET } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Body, Heading, Label } from '@/components/kit/type';
import { useWords } from '@/components/words/use-words';
import { capital, sentences } from '@/engine/core/wording';

/** A move in words, and how likely whoever makes it is to win, from 0 to 1; null if that was not weighed. */
interface MoveSaid {
  readonly words: string;
  readonly hope: number | null;
}

interface HintSaid {
  readonly best: MoveSaid;
  readonly second: MoveSaid | null;
  readonly why: string;
}

interface HintSheetProps {
  readonly isOpen: boolean;
  /** Null while the teacher still thinks. */
  readonly hint: HintSaid | null;
  /** One of the two is to be seen on the table. */
  readonly onShow: (which: 'best' | 'second') => void;
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
      footer={hint ? <Button icon="show" label={t('hint.show')} onPress={() => onShow('best')} /> : undefined}
    >
      <View aria-live="polite" style={styles.list}>
        {hint ? (
          <>
            <Choice title={t('hint.best')} move={hint.best} onShow={() => onShow('best')} />
            <Body isItalic>{hint.why}</Body>
            {hint.second ? (
              <Choice title={t('hint.second')} move={hint.second} onShow={() => onShow('second')} />
            ) : null}
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

interface ChoiceProps {
  readonly title: string;
  readonly move: MoveSaid;
  readonly onShow: () => void;
}

/** A touch shows it on the table. */
function Choice({ title, move, onShow }: ChoiceProps) {
  const { t } = useWords();
  const words = capital(move.words);
  const hope = move.hope === null ? null : t('hint.hope', { percent: Math.round(100 * move.hope) });
  return (
    <Touch
      label={sentences(title, words, ...(hope === null ? [] : [hope]))}
      hint={t('hint.show')}
      onPress={onShow}
      style={styles.choice}
    >
      <Label isBold tone="gold">
        {title}
      </Label>
      <Heading size={17}>{words}</Heading>
      {hope === null ? null : <Label tone="second">{hope}</Label>}
    </Touch>
  );
}

const styles = StyleSheet.create({
  list: { gap: SPACE.medium },
  choice: { minHeight: TARGET, justifyContent: 'center' },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
});
