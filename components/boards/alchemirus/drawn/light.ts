import { ACROSS, DOWN, linear, MIDDLE, radial } from '@/components/kit/drawing/gradients';

/** What the candle-lit bench and the reading desk paint differently, by the same names. */
export const NIGHT = {
  panel: linear(DOWN, [0, '#3a2a1c'], [1, '#1e150e']),
  walnut: radial([0.36, 0.3, 0.8], [0, '#5a3a20'], [0.7, '#3c2412'], [1, '#1c0f07']),
  well: radial([0.42, 0.36, 0.75], [0, '#2a2a52'], [0.6, '#171634'], [1, '#0a0918']),
  socket: linear(DOWN, [0, '#0c0704'], [1, '#1c130d']),
  heaven: linear(DOWN, [0, '#1c1e44'], [0.45, '#5a3f5e'], [0.8, '#c07a4e'], [1, '#d8a05a']),
  sunset: radial(MIDDLE, [0, '#ffc04a', 0.72], [0.35, '#ffc04a', 0.38], [1, '#ffc04a', 0]),
  terrace: linear(DOWN, [0, '#7a7048'], [0.4, '#54502f'], [1, '#2c2a18']),
  'terrace-low': linear(DOWN, [0, '#6a5c3c'], [1, '#2c2416']),
  path: linear(ACROSS, [0, '#4a3218'], [1, '#6a4c2a']),
  'path-edge': linear(ACROSS, [0, '#2a1c10'], [1, '#2a1c10']),
  'soil-meadow': linear(DOWN, [0, '#6f9a4a'], [1, '#2f4a20']),
  'soil-gravel': linear(DOWN, [0, '#8d8a90'], [1, '#3a3840']),
  'soil-ash': linear(DOWN, [0, '#8c6a50'], [1, '#3a2216']),
  'soil-paving': linear(DOWN, [0, '#a8946e'], [1, '#4a3a26']),
  'free-plot': linear(DOWN, [0, '#1a120a', 0.35], [1, '#1a120a', 0.35]),
  'plot-string': linear(DOWN, [0, '#e8d6ae', 0.75], [1, '#e8d6ae', 0.75]),
};

export const DAY: typeof NIGHT = {
  panel: linear(DOWN, [0, '#fffaee'], [1, '#ead8b2']),
  walnut: radial([0.36, 0.3, 0.8], [0, '#e2bd88'], [0.7, '#c2945a'], [1, '#8f6430']),
  well: radial([0.42, 0.36, 0.75], [0, '#5c78b8'], [0.6, '#3c5290'], [1, '#263666']),
  socket: linear(DOWN, [0, '#b8945c'], [1, '#dcc090']),
  heaven: linear(DOWN, [0, '#6fb0e4'], [0.45, '#a8d4f0'], [0.8, '#f2e8c8'], [1, '#ffe0a0']),
  sunset: radial(MIDDLE, [0, '#fffbe0', 0.95], [0.35, '#fff2b8', 0.5], [1, '#fff2b8', 0]),
  terrace: linear(DOWN, [0, '#b8cc7a'], [0.4, '#98b05c'], [1, '#6a8440']),
  'terrace-low': linear(DOWN, [0, '#c4bc7c'], [1, '#80803e']),
  path: linear(ACROSS, [0, '#c8a468'], [1, '#dcbc84']),
  'path-edge': linear(ACROSS, [0, '#7a5a30'], [1, '#7a5a30']),
  'soil-meadow': linear(DOWN, [0, '#98c468'], [1, '#4f7a34']),
  'soil-gravel': linear(DOWN, [0, '#b4b2b8'], [1, '#6a6874']),
  'soil-ash': linear(DOWN, [0, '#b89474'], [1, '#6a4430']),
  'soil-paving': linear(DOWN, [0, '#d2bf98'], [1, '#84704e']),
  'free-plot': linear(DOWN, [0, '#4a3a14', 0.3], [1, '#4a3a14', 0.22]),
  'plot-string': linear(DOWN, [0, '#fffbe8'], [1, '#fffbe8']),
};
