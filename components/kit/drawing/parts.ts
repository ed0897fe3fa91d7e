import type { ViewBox } from './drawing';
import type { Mark } from './marks';
import type { Print } from './print';

/** A print somewhere in a drawing. */
interface Placed {
  readonly print: Print;
  /** Where its box lies in the space of the drawing; without it, where it was drawn. */
  readonly box?: ViewBox;
}

/** What lies in a drawing, above what came before it: marks that are drawn as it is shown, or a print. */
export type Layer = readonly Mark[] | Placed;

/** Marks between two prints, as one. */
interface Marks {
  readonly type: 'marks';
  readonly layers: readonly (readonly Mark[])[];
}

interface Picture {
  readonly type: 'print';
  readonly print: Print;
  readonly box: ViewBox;
}

export type Part = Marks | Picture;

const isPlaced = (layer: Layer): layer is Placed => 'print' in layer;

export function partsOf(layers: readonly Layer[]): readonly Part[] {
  const parts: Part[] = [];
  for (const layer of layers) {
    if (isPlaced(layer)) {
      parts.push({ type: 'print', print: layer.print, box: layer.box ?? layer.print.box });
      continue;
    }
    if (layer.length === 0) continue;
    const last = parts.at(-1);
    if (last?.type !== 'marks') parts.push({ type: 'marks', layers: [layer] });
    else parts[parts.length - 1] = { type: 'marks', layers: [...last.layers, layer] };
  }
  return parts;
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a box of the drawing's space lies on the screen: the view box is shown as large as it fits, in the middle. */
export function frameOf(
  box: ViewBox,
  viewBox: ViewBox,
  { width, height }: Pick<Frame, 'width' | 'height'>,
): Frame {
  const [x, y, across, high] = box;
  const [left, top, whole, tall] = viewBox;
  const scale = Math.min(width / whole, height / tall);
  return {
    left: (width - whole * scale) / 2 + (x - left) * scale,
    top: (height - tall * scale) / 2 + (y - top) * scale,
    width: across * scale,
    height: high * scale,
  };
}

export const isWhole = (box: ViewBox, viewBox: ViewBox): boolean =>
  box.every((length, index) => length === viewBox[index]);
