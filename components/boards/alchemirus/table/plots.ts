import { at } from '@/engine/core/list';
import { GOODS, type Good } from '@/engine/games/alchemirus/data';
import type { PlotView } from '@/engine/games/alchemirus/view';

import type { Fashion } from '../art/fashion';
import type { Lying } from '../art/plot';

const isOneOf = (good: Good, goods: readonly Good[]): boolean => goods.includes(good);

/** By place: what lies there, what has left it, or nothing. */
export function lyingOn({ building, goods }: PlotView, before: readonly Good[] = []): readonly Lying[] {
  const place = (...kinds: readonly Good[]): Lying => {
    const here = goods.find((good) => isOneOf(good, kinds));
    const left = before.find((good) => isOneOf(good, kinds));
    return here ?? (left ? { left } : null);
  };
  if (building !== 'labrium') {
    const only = place(...GOODS);
    return only === null ? [] : [only];
  }
  if (isOneOf('gold', goods) || isOneOf('gold', before)) return [place('gold')];
  return [place('tincture'), place('metal')];
}

/** Every other one of a kind is planted differently. */
export function fashionOf(estate: readonly PlotView[], index: number): Fashion {
  const { building } = at(estate, index);
  const earlier = estate.slice(0, index).filter((plot) => plot.building === building).length;
  return earlier % 2 === 0 ? 0 : 1;
}
