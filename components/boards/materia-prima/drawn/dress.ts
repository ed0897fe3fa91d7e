import { COLOURS, type Colour } from '@/engine/core/guise';
import type { ViewBox } from '@/components/kit/drawing/drawing';
import { cutOff, type Mark } from '@/components/kit/drawing/marks';
import { slab } from '../art/hand';
import { extentOf } from './extent';
import type { Part } from './figures/hand';

/** A figure in two pictures, one over the other: what it always is, and what it wears. */
export interface Clad {
  readonly bare: readonly Mark[];
  readonly dress: (colour: Colour) => readonly Mark[];
  /** Where it wears something; nowhere, if all are alike. */
  readonly box: ViewBox | null;
}

interface Wardrobe {
  readonly parts: (colour: Colour) => readonly Part[];
  /** What lies under all parts, and over them. */
  readonly under: readonly Mark[];
  readonly over: readonly Mark[];
}

const [FIRST, SECOND] = [COLOURS[0], COLOURS[1]];
/** How far the pen of any part reaches beyond its path. */
const PEN = 4;

/** What nothing of below is seen through. */
const isSolid = ({ ink }: Part): boolean => ink.fill !== 'none' && ink.fillOpacity === undefined;

/** A part in its own ink, whatever its colour: its edge is the same under every dress. */
const undyed = (part: Part): Part => ({ ...part, ink: { ...part.ink, fill: part.ink.stroke ?? '#000' } });

function around(d: string): string {
  const [x, y, width, height] = extentOf(d);
  return slab(x - PEN, y - PEN, width + 2 * PEN, height + 2 * PEN);
}

/**
 * What is worn is cut out along its own seams, with all that lies on it. Trimmings through which one sees have no seam:
 * they are drawn again with what lies about them.
 */
export function clad({ parts, under, over }: Wardrobe): Clad {
  const [one, other] = [parts(FIRST), parts(SECOND)];
  const isWorn = one.map((part, index) => JSON.stringify(part) !== JSON.stringify(other[index]));
  if (!isWorn.includes(true)) return { bare: [...under, ...one, ...over], dress: () => [], box: null };
  const isTrimming = one.map((part, index) => isWorn[index] === true && !isSolid(part));
  const worn = one.filter((_, index) => isWorn[index]);
  const [x, y, width, height] = extentOf(worn.map(({ d }) => d).join(''));
  const seams = worn
    .filter(isSolid)
    .map(({ d }) => d)
    .join('');
  const bare = one.flatMap((part, index) => (isTrimming[index] ? [] : [isWorn[index] ? undyed(part) : part]));
  return {
    bare: [...under, ...bare, ...over],
    dress: (colour) => {
      const all = parts(colour);
      const kept = all.filter((_, index) => index >= isWorn.indexOf(true) && !isTrimming[index]);
      const trimmings = all.flatMap((part, index) => {
        if (!isTrimming[index]) return [];
        const later = all.slice(index + 1).filter((_, after) => !isTrimming[index + 1 + after]);
        return [part, cutOff(around(part.d), later)];
      });
      return [...(seams === '' ? [] : [cutOff(seams, [...kept, ...over])]), ...trimmings];
    },
    box: [x - PEN, y - PEN, width + 2 * PEN, height + 2 * PEN],
  };
}
