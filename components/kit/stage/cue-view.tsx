import type { ReactNode } from 'react';
import type { SharedValue } from 'react-native-reanimated';

import { useBox } from './anchors';
import type { Box } from './box';
import { useProgress } from './use-progress';

/** It happens at a place, goes from one to another, or along several. */
type Ends =
  | { readonly at: string }
  | { readonly from: string; readonly to: string }
  | { readonly way: readonly string[] };
type AnyCue = Ends & { readonly start: number; readonly time: number };

/** Something that moves: where it begins and ends on the screen, and how far it has come. */
export interface Placed<Cue> {
  readonly cue: Cue;
  readonly from: Box;
  readonly to: Box;
  readonly progress: SharedValue<number>;
}

interface Cueing<Cue> {
  /** Where a place is on the screen; null until that is known. */
  readonly usePlace: (name: string) => Box | null;
  readonly draw: (placed: Placed<Cue>) => ReactNode;
}

/** What draws one cue of a scene, as soon as both its ends are known. */
export function cueView<Cue extends AnyCue>({ usePlace, draw }: Cueing<Cue>) {
  return function CueView({ cue }: { readonly cue: Cue }) {
    const [start, end] = endsOf(cue);
    const progress = useProgress(cue);
    const from = usePlace(start);
    const to = usePlace(end);
    return from && to ? draw({ cue, from, to, progress }) : null;
  };
}

function endsOf(cue: Ends): readonly [from: string, to: string] {
  if ('way' in cue) return [cue.way[0] ?? '', cue.way.at(-1) ?? ''];
  return 'at' in cue ? [cue.at, cue.at] : [cue.from, cue.to];
}

/** Where something is; what is not to be seen by itself, where it belongs to: the nearest place, or the whole. */
export function placesBy(insteadOf: (name: string) => readonly string[]) {
  return function usePlace(name: string): Box | null {
    const [nearest = name, whole = name] = insteadOf(name);
    const boxes = [useBox(name), useBox(nearest), useBox(whole)];
    return boxes.find((box) => box !== null) ?? null;
  };
}
