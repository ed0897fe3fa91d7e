import type { Scheme } from '../tokens';
import type { Paints, ViewBox } from './drawing';
import type { Mark } from './marks';
import { drawingNodes } from './nodes';
import { lookName, type PrintFacts, type Variant } from './look';
import { svgOf } from './svg-text';

/** A drawing that stands still: made into a file, and shown as one picture. */
export interface Drawn {
  /** From back to front; a drawing that is another by day is asked for each theme. */
  readonly layers: Layers | ((theme: Scheme) => Layers);
  /** What of its space is shown. */
  readonly box: ViewBox;
  /** How wide it is shown at most, in points: its file has as many pixels as a phone has for that. */
  readonly width: number;
  /** How wide at most without its fine marks; without it, it is never drawn small. */
  readonly small?: number;
  /** It fills whatever room it is given, whatever becomes of its shape. */
  readonly isStretched?: true;
  /** One of so many that each file is a little less true to its drawing. Soft light is better alone: it would show steps. */
  readonly isOfMany?: true;
}

type Layers = readonly (readonly Mark[])[];

/** All that a game has drawn, by name: lower case, digits and dashes. */
export interface Catalogue {
  readonly paints: Paints;
  readonly drawn: Readonly<Record<string, Drawn>>;
}

/** One look of a drawing: the name of its file, how it is drawn, how wide in points, and whether it is one of many. */
interface Look {
  readonly name: string;
  readonly svg: string;
  readonly width: number;
  readonly isOfMany?: true;
}

interface Printed {
  readonly facts: Readonly<Record<string, PrintFacts>>;
  readonly looks: readonly Look[];
}

/** Every look that the drawings of an album have, each once. */
export function printed(...catalogues: readonly Catalogue[]): Printed {
  const all = catalogues.flatMap(({ paints, drawn }) =>
    Object.entries(drawn).map(([name, drawing]) => ({
      name,
      box: drawing.box,
      stretch: drawing.isStretched ? ({ isStretched: true } as const) : {},
      looks: looksOf(drawing, paints),
      many: drawing.isOfMany ? ({ isOfMany: true } as const) : {},
    })),
  );
  return {
    facts: Object.fromEntries(
      all.map(({ name, box, stretch, looks }) => [
        name,
        { box, looks: looks.map(({ variant }) => variant), ...stretch },
      ]),
    ),
    looks: all.flatMap(({ name, looks, many }) =>
      looks.map(({ variant, svg, width }) => ({ name: lookName(name, variant), svg, width, ...many })),
    ),
  };
}

function looksOf(drawing: Drawn, paints: Paints) {
  const { small, width } = drawing;
  const svg = (theme: Scheme, isSmall: boolean) => svgText(drawing, theme, { isSmall, paints });
  const whole = { variant: '' as Variant, svg: svg('dark', false), width };
  const light = { variant: 'light' as Variant, svg: svg('light', false), width };
  const wholes = light.svg === whole.svg ? [whole] : [whole, light];
  if (small === undefined) return wholes;
  const tiny = { variant: 'small' as Variant, svg: svg('dark', true), width: small };
  const tinyLight = { variant: 'small-light' as Variant, svg: svg('light', true), width: small };
  return [...wholes, tiny, ...(tinyLight.svg === tiny.svg ? [] : [tinyLight])];
}

const STRETCHED = " preserveAspectRatio='none'";

function svgText(
  { layers, box, isStretched }: Drawn,
  theme: Scheme,
  hand: { isSmall: boolean; paints: Paints },
): string {
  const { isSmall, paints } = hand;
  const drawn = typeof layers === 'function' ? layers(theme) : layers;
  const full = drawn.filter((marks) => marks.length > 0);
  const nodes = drawingNodes(full, { prefix: '', isSmall }, (name) => paints(name, theme));
  return svgOf(box.join(' '), nodes, isStretched ? STRETCHED : '');
}
