import { group } from '@/components/kit/drawing/marks';
import { glow, edged, shape, sheen, slab, stroke } from '../../art/hand';
import { SOUL } from '../token-marks';
import { ball, type Thing } from './hand';

export const HEART_CRUCIBLE: Thing = [
  shape(
    'M-30 46C-38 34-26 30-26 20-18 26-16 32-10 28-6 22-4 18 0 12 6 20 8 26 12 28 18 30 18 24 24 18 28 30 38 36 30 46Z',
    '@flame',
    2.4,
  ),
  sheen('M-18 46C-20 38-12 38-8 34-4 30-2 28 0 24 4 30 8 34 12 36 18 38 20 40 18 46Z', '#fff6c0', 0.85),
  glow(0, -22, 40, 'blue', 0.9),
  group('translate(0 -20) scale(2.1)', SOUL),
  shape('M-34-8C-20 0 20 0 34-8L26 22C14 32-14 32-26 22Z', '@clay', 2.8),
  sheen('M-29-3C-22 0-14 1-10 1-14 10-14 20-10 28-18 26-22 23-23 20Z', '#fff', 0.36),
  shape('M-38-12C-24-2 24-2 38-12 40-6 36 0 30 1 14 6-14 6-30 1-36 0-40-6-38-12Z', '@clay', 2.4),
  stroke('M0 12L-5 8C-8 4-3 1 0 4 3 1 8 4 5 8Z', '#5a2a12', 2.6),
];

export const SPIRIT_LANTERN: Thing = [
  glow(0, 4, 50, 'blue', 0.9),
  ...edged('M-10-36C-12-52 12-52 10-36', '#c2ccd8', 3.4, 7),
  shape('M-20-24C-16-38 16-38 20-24Z', '@platinum', 2.6),
  shape(slab(-25, -25, 50, 8, 3), '@platinum', 2.4),
  shape('M-21-17H21L24 30H-24Z', '#0d2a30', 2.4, { fillOpacity: 0.8 }),
  group('translate(0 7) scale(1.7)', SOUL),
  sheen('M-17-14H-9L-12 28H-20Z', '#fff', 0.4),
  ...edged('M-20-17L-23 30M20-17L23 30M-7-17L-8 30M7-17L8 30', '#aab8ca', 2.6, 6),
  shape(slab(-28, 29, 56, 9, 3), '@platinum', 2.4),
  shape(ball(-18, 41, 4) + ball(18, 41, 4), '@platinum', 2),
  stroke('M-16-30C-12-34-4-35 2-35', '#fff', 2, 0.9),
];
