import { COLOURS } from '@/engine/core/guise';
import { across, down, round } from '../shades';
import {
  BRASS,
  ENAMELS,
  FLAME,
  GOLD,
  MATERIALS_OF,
  RIVET,
  WAX_RED,
  type Gradient,
  type Scheme,
} from '../tokens';

const LAMPS = {
  'lamp-blue': round(0.5, 0.55, 0.6, [0, '#6B86C8', 0.75], [0.6, '#33406E', 0.4], [1, '#1A1630', 0]),
  'lamp-green': round(0.5, 0.5, 0.6, [0, '#9FDC58', 0.62], [0.55, '#4C7A30', 0.3], [1, '#1A2410', 0]),
  'lamp-violet': round(0.5, 0.5, 0.6, [0, '#B07AE0', 0.6], [0.6, '#4A3080', 0.34], [1, '#1A1030', 0]),
  'lamp-ember': round(0.5, 0.5, 0.62, [0, '#E8784A', 0.7], [0.6, '#8A3A22', 0.4], [1, '#2A1008', 0.1]),
  'lamp-none': round(0.3, 0.1, 0.9, [0, '#FFE0A8', 0.14], [0.5, '#FFD890', 0.05], [1, '#000000', 0.12]),
};

const GRADIENTS: Readonly<Record<string, Gradient>> = {
  ...LAMPS,
  ...Object.fromEntries(COLOURS.map((colour) => [`enamel-${colour}`, ENAMELS[colour]])),
  brass: BRASS,
  gold: GOLD,
  rivet: RIVET,
  'wax-red': WAX_RED,
  flame: FLAME,
  ivory: round(0.35, 0.3, 0.95, [0, '#FFFDF4'], [0.6, '#F1E3C4'], [1, '#C9AC78']),
  'side-shade': across([0, '#000000', 0.6], [1, '#000000', 0]),
  'candle-wax': across([0, '#CDB994'], [0.35, '#FFF8E6'], [1, '#A98F66']),
  'candle-brass': across([0, '#9A6C20'], [0.3, '#FFF0B4'], [1, '#8A5A16']),
  'candle-light': round(0.5, 0.5, 0.5, [0, '#FFD890', 0.5], [0.5, '#FFB040', 0.14], [1, '#FFB040', 0]),
  'left-page': across([0, '#F6EAD0'], [0.8, '#FFFAEC'], [1, '#CDB080']),
  'right-page': across([0, '#CDB080'], [0.2, '#FFFAEC'], [1, '#EBD9B2']),
  cover: down([0, '#8A2A26'], [1, '#4A1014']),
  salamander: round(0.35, 0.2, 0.9, [0, '#FFC25A'], [0.55, '#E8702A'], [1, '#9B2418']),
  'salamander-glow': round(0.5, 0.5, 0.5, [0, '#FFB040', 0.55], [1, '#FFB040', 0]),
  'furnace-copper': across(
    [0, '#8A4A24'],
    [0.22, '#F2B27C'],
    [0.46, '#C26A36'],
    [0.8, '#6E3014'],
    [1, '#A8562A'],
  ),
  'furnace-brass': across(
    [0, '#9A6C20'],
    [0.18, '#FFF0B4'],
    [0.42, '#DCA840'],
    [0.8, '#8A5A16'],
    [1, '#C8963A'],
  ),
  brick: across([0, '#A8745A'], [0.5, '#6E4436'], [1, '#3A211C']),
  fire: round(0.5, 0.74, 0.7, [0, '#FFFBE0'], [0.34, '#FFE27A'], [0.62, '#FF9A2A'], [1, '#A82C08']),
  liquid: round(0.36, 0.3, 0.8, [0, '#D8FFF2'], [0.4, '#5FD0B4'], [1, '#0F5A50']),
};

/** What the kit and the cabinet are painted with. */
export function gradient(name: string, theme: Scheme): Gradient {
  const { niche, innerShade } = MATERIALS_OF[theme];
  if (name === 'niche') return niche;
  if (name === 'inner-shade') return innerShade;
  const found = GRADIENTS[name];
  if (!found) throw new Error(`Nothing is painted with ${name}`);
  return found;
}
