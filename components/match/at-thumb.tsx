import { ThumbButtons } from '@/components/screens/thumb-buttons';
import type { useHint } from './use-hint';
import { useUndo } from './use-undo';

/** Take back, and hint: beside the board's own buttons. */
export function AtThumb({ hint }: { readonly hint: Pick<ReturnType<typeof useHint>, 'problem' | 'ask'> }) {
  return <ThumbButtons {...useUndo()} hintReason={hint.problem ?? undefined} onHint={hint.ask} />;
}
