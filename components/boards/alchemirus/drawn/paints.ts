import { ACROSS, DOWN, linear, MIDDLE, radial } from '@/components/kit/drawing/gradients';
import type { Gradient } from '@/components/kit/tokens';
import type { Colour as PlayerColour } from '@/engine/core/guise';
import { COLOURS } from '@/engine/core/guise';
import { CARDS, type Card, type FieldAction } from '@/engine/games/alchemirus/data';
import { DAY, NIGHT } from './light';
import { ENAMEL, FIELD_HUES, SKIES } from './hues';
import type { Theme } from '../art/paints';

type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

/** The one light falls from the upper left: a body that it strikes. */
const body = (...stops: Stops) => radial([0.35, 0.3, 0.9], ...stops);
const down = (...stops: Stops) => linear(DOWN, ...stops);
const across = (...stops: Stops) => linear(ACROSS, ...stops);
const halo = (colour: string) => radial(MIDDLE, [0, colour, 0.95], [0.35, colour, 0.5], [1, colour, 0]);

const METALS = {
  brass: down([0, '#fbe6a6'], [0.42, '#d3a043'], [1, '#6e4712']),
  /** Brass that is written on. */
  plate: down([0, '#fbe6a6'], [0.5, '#e0b45a'], [1, '#b98a3a']),
  'brass-across': across([0, '#fbe6a6'], [0.5, '#c8932f'], [1, '#5e3b0c']),
  'brass-round': body([0, '#fff0bd'], [0.45, '#d9a646'], [1, '#6a430f']),
  iron: down([0, '#8a8f98'], [0.5, '#474b53'], [1, '#1a1b1f']),
  'iron-across': across([0, '#8a8f98'], [0.4, '#4a4e56'], [1, '#17181b']),
  'copper-round': radial(
    [0.32, 0.28, 0.85],
    [0, '#ffe0bd'],
    [0.35, '#e08a4c'],
    [0.75, '#a04c1e'],
    [1, '#541f0a'],
  ),
  'copper-across': across([0, '#ffd9b0'], [0.35, '#d67d42'], [1, '#5a240b']),
  'verdigris-round': radial(
    [0.32, 0.25, 0.9],
    [0, '#d2f5e6'],
    [0.4, '#6cc0aa'],
    [0.8, '#2f7c6e'],
    [1, '#164a44'],
  ),
  verdigris: down([0, '#a9e2d0'], [1, '#256a60']),
  gold: radial([0.35, 0.3, 0.8], [0, '#fffbe0'], [0.35, '#ffdc6a'], [0.75, '#d9961c'], [1, '#7a4a06']),
  'gold-down': down([0, '#fff2b0'], [0.45, '#eeb63a'], [1, '#8a560a']),
  silver: down([0, '#ffffff'], [0.4, '#c9d6e4'], [1, '#66768c']),
  'silver-shade': down([0, '#9fb0c4'], [1, '#4a586c']),
  laurel: down([0, '#fff0b0'], [1, '#c08a28']),
  'laurel-shade': down([0, '#e8c25a'], [1, '#8a5a12']),
};

const STUFFS = {
  parchment: body([0, '#fff8e6'], [0.55, '#f2e2c1'], [1, '#d2b27c']),
  burn: radial([0.45, 0.42, 0.78], [0, '#7a4a1a', 0], [0.72, '#7a4a1a', 0], [1, '#4a240a', 0.6]),
  leather: down([0, '#5a4080'], [1, '#231538']),
  wood: down([0, '#d19a5c'], [0.5, '#97602f'], [1, '#5a3416']),
  'wood-across': across([0, '#dba869'], [0.45, '#96602f'], [1, '#4c2b11']),
  'wood-dark': down([0, '#7d4f29'], [1, '#3a200d']),
  stone: down([0, '#e2d6bd'], [1, '#94866c']),
  'stone-shade': down([0, '#8f8169'], [1, '#4e4536']),
  'stone-cap': down([0, '#f4ead2'], [1, '#a89878']),
  plaster: down([0, '#f9ecd0'], [1, '#cfae7b']),
  'plaster-shade': down([0, '#b08a5c'], [1, '#70502f']),
  'red-roof': down([0, '#e88a5c'], [1, '#8a2f1e']),
  slate: down([0, '#92acd4'], [1, '#31446e']),
  'slate-across': across([0, '#a9c0e2'], [0.45, '#5c77a8'], [1, '#20304f']),
  'brick-round': radial(
    [0.3, 0.25, 0.95],
    [0, '#f0a878'],
    [0.45, '#b8613a'],
    [0.85, '#74301a'],
    [1, '#451708'],
  ),
  brick: down([0, '#d88a5c'], [1, '#7a3820']),
  'leaf-round': radial([0.32, 0.28, 0.85], [0, '#d3ea8e'], [0.45, '#7fae4a'], [1, '#2c5424']),
  leaf: down([0, '#b9dc7c'], [1, '#3c6e2c']),
  rock: down([0, '#a9adb9'], [1, '#4c4f5d']),
  rose: radial([0.35, 0.3, 0.85], [0, '#ffd0ea'], [0.35, '#f06ab4'], [0.8, '#a31e6c'], [1, '#5a0a3c']),
  window: down([0, '#fff6c8'], [0.5, '#ffc85a'], [1, '#e0741e']),
  'window-violet': down([0, '#f4e0ff'], [0.5, '#b48af0'], [1, '#5a34a4']),
  fire: radial([0.5, 0.75, 0.75], [0, '#fffbe0'], [0.3, '#ffd65a'], [0.65, '#f47a1e'], [1, '#8a1c06']),
  cream: down([0, '#fff4dc'], [1, '#d8b88a']),
  red: down([0, '#ec6a4c'], [1, '#8c2216']),
  'red-shade': down([0, '#b5402c'], [1, '#5c120c']),
  column: across([0, '#fffaf0'], [0.4, '#dccdae'], [1, '#857458']),
  pediment: down([0, '#6a4a8a'], [1, '#3a2456']),
  purple: body([0, '#b07ae0'], [0.6, '#5a2a8a'], [1, '#2a0f4a']),
  wax: radial([0.35, 0.3, 0.85], [0, '#ff9a7a'], [0.45, '#cc3a26'], [1, '#6a100a']),
};

const SHADES = {
  sunlit: linear(
    [0, 0, 1, 0.25],
    [0, '#fff2c8', 0.34],
    [0.4, '#fff2c8', 0],
    [0.6, '#1a0800', 0.05],
    [1, '#1a0800', 0.5],
  ),
  'dome-shade': radial([0.3, 0.25, 0.95], [0, '#fff', 0.12], [0.5, '#000', 0], [1, '#1a0400', 0.65]),
  'cone-shade': across([0, '#fff', 0.35], [0.35, '#fff', 0], [1, '#050c20', 0.68]),
  vignette: down([0, '#100804', 0.28], [0.3, '#000', 0], [0.75, '#000', 0], [1, '#0a0402', 0.4]),
  shadow: radial(MIDDLE, [0, '#000', 0.62], [0.6, '#000', 0.4], [1, '#000', 0]),
  dust: radial(MIDDLE, [0, '#efe2c4', 0.7], [0.5, '#d8c6a0', 0.4], [1, '#c8b48c', 0]),
  'glow-amber': halo('#ffc04a'),
  'glow-orange': halo('#ff8a2c'),
  'glow-green': halo('#9ae05a'),
  'glow-blue': halo('#8cc4ff'),
  'glow-rose': halo('#ff7ac8'),
  'glow-white': halo('#e6f2ff'),
  'glow-gold': halo('#ffe06a'),
  'glow-violet': halo('#a890ff'),
  'glow-teal': halo('#6ff0d4'),
  'glow-dark': radial(MIDDLE, [0, '#08040f', 0.95], [0.5, '#0c0618', 0.75], [1, '#0c0618', 0]),
};

const SPIRIT = {
  mist: down([0, '#8a74f0', 0.35], [0.5, '#4a34b0', 0.75], [1, '#1a0f4a', 0.85]),
  'spirit-halo': radial(MIDDLE, [0, '#8a74f0', 0.55], [0.5, '#3a2490', 0.35], [1, '#1a0f4a', 0]),
  'spirit-robe': down(
    [0, '#b4a2ff'],
    [0.22, '#6a54cc'],
    [0.5, '#33227e'],
    [0.78, '#1c1156', 0.9],
    [1, '#140a40', 0.12],
  ),
  'spirit-veil': down([0, '#8a74f0', 0.1], [0.4, '#5a44c4', 0.5], [1, '#2a1a80', 0]),
  'spirit-face': radial([0.5, 0.55, 0.6], [0, '#1a1040'], [0.7, '#06031a'], [1, '#030110']),
};

const SAME = { ...METALS, ...STUFFS, ...SHADES, ...SPIRIT };

type Sameness = keyof typeof SAME;
type Lit = keyof typeof NIGHT;
type OfKind =
  | `sky-${Card}`
  | `ground-${Card}`
  | `field-${FieldAction}`
  | `enamel-${PlayerColour}`
  | `enamel-across-${PlayerColour}`;

/** What something is painted with: a gradient by name, or one colour. */
export type Tint = `@${Sameness | Lit | OfKind}` | `#${string}` | 'none';

export type Glow = 'amber' | 'orange' | 'green' | 'blue' | 'rose' | 'white' | 'gold' | 'violet' | 'teal';

function ofKinds(): Readonly<Record<string, Gradient>> {
  const skies = CARDS.flatMap((card) => {
    const [high, low, ground] = SKIES[card];
    return [
      [`sky-${card}`, down([0, high], [1, low])],
      [`ground-${card}`, down([0, ground], [1, '#17100b'])],
    ] as const;
  });
  const fields = Object.entries(FIELD_HUES).map(
    ([action, [light, deep]]) =>
      [`field-${action}`, radial([0.4, 0.3, 0.85], [0, light], [1, deep])] as const,
  );
  const enamels = COLOURS.flatMap((colour) => {
    const [light, base, deep] = ENAMEL[colour];
    return [
      [`enamel-${colour}`, radial([0.32, 0.25, 0.95], [0, light], [0.45, base], [1, deep])],
      [`enamel-across-${colour}`, across([0, light], [0.4, base], [1, deep])],
    ] as const;
  });
  return Object.fromEntries([...skies, ...fields, ...enamels]);
}

const BY_CANDLE: Readonly<Record<string, Gradient>> = { ...SAME, ...ofKinds(), ...NIGHT };
const BY_DAY: Readonly<Record<string, Gradient>> = { ...BY_CANDLE, ...DAY };

export function gradient(name: string, theme: Theme): Gradient {
  const found = (theme === 'dark' ? BY_CANDLE : BY_DAY)[name];
  if (!found) throw new Error(`No gradient ${name}`);
  return found;
}
