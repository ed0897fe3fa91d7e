import { useState } from 'react';

import type { Seat, Viewer } from '@/engine/core/seat';

interface Shown<Fact> {
  readonly fact: Fact | null;
  readonly caption: string | null;
}

interface Told<Fact> {
  readonly fact: Fact;
  readonly words: string;
}

/** What was told last: it stays until something else is told. What is only a part of that is not told for itself. */
export function useTold<Fact>(
  { fact, caption }: Shown<Fact>,
  isPartOf: (fact: Fact, last: Fact) => boolean = () => false,
): string | null {
  const [last, setLast] = useState<Told<Fact> | null>(null);
  const isNews = fact !== null && caption !== null && !(last && isPartOf(fact, last.fact));
  const told = isNews ? { fact, words: caption } : last;
  if (told?.fact !== last?.fact) setLast(told);
  return told?.words ?? null;
}

interface Looked {
  readonly viewer: Viewer;
  readonly asked: { readonly seat: Seat; readonly open: boolean } | null;
}

/** Somebody else is to go on, and not before our eyes. */
export function isWaiting({ asked, viewer }: Looked): boolean {
  return asked !== null && !asked.open && asked.seat !== viewer;
}
