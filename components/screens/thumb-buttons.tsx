import { IconButton } from '@/components/kit/button';
import { useWords } from '@/components/words/use-words';

interface ThumbButtonsProps {
  readonly onUndo: () => void;
  /** Why nothing can be taken back just now. */
  readonly undoReason: string | undefined;
  readonly onHint: () => void;
  /** Why there is no hint just now. */
  readonly hintReason: string | undefined;
}

/** What one wants at every turn: to take something back, and to ask what to do. */
export function ThumbButtons({ onUndo, undoReason, onHint, hintReason }: ThumbButtonsProps) {
  const { t } = useWords();
  return (
    <>
      <IconButton icon="undo" label={t('play.undo')} reason={undoReason} onPress={onUndo} testID="undo" />
      <IconButton icon="hint" label={t('hint.title')} reason={hintReason} onPress={onHint} testID="hint" />
    </>
  );
}
