import { DOWN, linear } from '@/components/kit/drawing/gradients';
import type { Gradient, Scheme } from '@/components/kit/tokens';

/** What the workshop is made of, where it is drawn and where plain views show it. */
interface Tones {
  readonly shadow: string;
  readonly shadowOpacity: number;
  readonly edge: string;
  readonly well: string;
  readonly walnut: Gradient;
}

export const TONES: Readonly<Record<Scheme, Tones>> = {
  dark: {
    shadow: '#000000',
    shadowOpacity: 0.5,
    edge: '#120a04',
    well: '#0c0704',
    walnut: linear(DOWN, [0, '#6b4628'], [0.5, '#4c2f18'], [1, '#2c1a0c']),
  },
  light: {
    shadow: '#5a3608',
    shadowOpacity: 0.26,
    edge: '#7a5a30',
    well: '#b08a52',
    walnut: linear(DOWN, [0, '#fffbf0'], [0.5, '#fbf4e3'], [1, '#ead9b4']),
  },
};

export const BRASS = linear(
  DOWN,
  [0, '#fbe6a4'],
  [0.16, '#e6bd5c'],
  [0.5, '#c08a2b'],
  [0.86, '#7d5216'],
  [1, '#a8762a'],
);
