import { Tinted } from '@/components/kit/drawing/tinted';
import type { Part } from '@/engine/games/kazaam/data';

import { print } from './prints';

interface PowerSignProps {
  readonly part: Part;
  readonly size: number;
  readonly colour: string;
}

/** What the power of a part does, as a sign: it sees, takes, searches, fills, strikes or stops. */
export function PowerSign({ part, ...look }: PowerSignProps) {
  return <Tinted print={print(`power-${part}`)} {...look} />;
}
