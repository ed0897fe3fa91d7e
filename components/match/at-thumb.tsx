import { useEffect } from 'react';

import { OwnSign } from '@/components/screens/own-hand';
import { ThumbButtons } from '@/components/screens/thumb-buttons';
import type { useHint } from './use-hint';
import type { usePeek } from './use-peek';
import { useUndo } from './use-undo';

interface AtThumbProps {
  readonly hint: Pick<ReturnType<typeof useHint>, 'problem' | 'ask'>;
  readonly peek: ReturnType<typeof usePeek>;
  /** Told whether take back and hint lie on the board: else they are in the menu. */
  readonly onThere: (isThere: boolean) => void;
}

/** Take back, and hint; on the open table, where everybody would read hints, one's own hand. */
export function AtThumb({ hint, peek, onThere }: AtThumbProps) {
  const undoing = useUndo();
  const { person, holding, show, hide } = peek;
  const isSign = person !== undefined;
  useEffect(() => {
    onThere(!isSign);
    return () => onThere(false);
  }, [onThere, isSign]);
  if (person) return <OwnSign person={person} holding={holding} onShow={show} onHide={hide} />;
  return <ThumbButtons {...undoing} hintReason={hint.problem ?? undefined} onHint={hint.ask} />;
}
