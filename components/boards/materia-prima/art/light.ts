import { DOWN, linear, radial, SLANT } from '@/components/kit/drawing/gradients';

/** What the candle-lit bench and the reading desk paint differently, by the same names. */
export const NIGHT = {
  chart: radial([0.4, 0.35, 0.8], [0, '#6d5233'], [0.5, '#4a3521'], [1, '#26190e']),
  'chart-line': linear(DOWN, [0, '#e2b04a'], [1, '#e2b04a']),
  'chart-edge': linear(DOWN, [0, '#0f0804'], [1, '#0f0804']),
  shoal: linear(DOWN, [0, '#2c5560', 0.42], [1, '#2c5560', 0.42]),
  deep: linear(DOWN, [0, '#173039', 0.5], [1, '#173039', 0.5]),
  'plate-dull': linear(SLANT, [0, '#8a7550'], [0.5, '#665233'], [1, '#40311c']),
  panel: linear(DOWN, [0, '#33271d'], [1, '#1f1712']),
  still: radial([0.5, 0.4, 0.8], [0, '#3d2e22'], [0.6, '#2a1f17'], [1, '#19120d']),
  recess: linear(DOWN, [0, '#0c0704'], [1, '#20160e']),
  glass: linear(DOWN, [0, '#0f0b08', 0.72], [1, '#0f0b08', 0.72]),
  sky: linear(DOWN, [0, '#232a55'], [0.5, '#5a4a66'], [0.82, '#a8744e'], [1, '#3c2a1c']),
  'sky-hill': linear(DOWN, [0, '#353a3f'], [1, '#1c1e1a']),
  'sky-meadow': linear(DOWN, [0, '#3c4a2c'], [1, '#161a0e']),
};

export const DAY: typeof NIGHT = {
  chart: radial([0.4, 0.35, 0.8], [0, '#f6e6c2'], [0.5, '#e8d0a0'], [1, '#c8a468']),
  'chart-line': linear(DOWN, [0, '#8a5a12'], [1, '#8a5a12']),
  'chart-edge': linear(DOWN, [0, '#7a5a30'], [1, '#7a5a30']),
  shoal: linear(DOWN, [0, '#7fb2bc', 0.5], [1, '#7fb2bc', 0.5]),
  deep: linear(DOWN, [0, '#3f7f90', 0.55], [1, '#3f7f90', 0.55]),
  'plate-dull': linear(SLANT, [0, '#eadfc2'], [0.5, '#d6c6a0'], [1, '#bca880']),
  panel: linear(DOWN, [0, '#fffaee'], [1, '#ead8b2']),
  still: radial([0.5, 0.4, 0.8], [0, '#fffaf0'], [0.6, '#f2e2c0'], [1, '#dcc294']),
  recess: linear(DOWN, [0, '#b8945c'], [1, '#dcc090']),
  glass: linear(DOWN, [0, '#f4fbfb', 0.78], [1, '#cfe0e0', 0.78]),
  sky: linear(DOWN, [0, '#7fb8e6'], [0.5, '#b8dcf0'], [0.82, '#f6e6c0'], [1, '#d8c690']),
  'sky-hill': linear(DOWN, [0, '#9cb88c'], [1, '#7c9c6c']),
  'sky-meadow': linear(DOWN, [0, '#a8c470'], [1, '#7c9c4a']),
};
