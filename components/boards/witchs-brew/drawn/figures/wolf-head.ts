import { disc, fill, inked, line, type Mark } from '@/components/kit/drawing/marks';
import { lit } from '../lit';
import { INK, rad } from '../../art/paints';

export const WOLF_HEAD: readonly Mark[] = [
  lit(
    'M-45-62Q-30-50-20-32Q0-40 20-32Q30-50 45-62Q53-30 44-8L60 6 47 12 54 27 39 29 40 42 25 40Q20 60 0 64Q-20 60-25 40L-40 42-39 29-54 27-47 12-60 6-44-8Q-53-30-45-62Z',
    rad('#c3c8cd', '#7a828b', '#34393f'),
  ),
  fill('M-40-50Q-30-40-25-28L-38-16Q-44-32-40-50ZM40-50Q30-40 25-28L38-16Q44-32 40-50Z', '#3a2326'),
  fill('M0-30L7-8 3 10H-3L-7-8Z', '#3b4047', 0.85),
  line('M-12-26l3 10M12-26l-3 10M-40 14l10-3M-36 26l9-6M40 14l-10-3M36 26l-9-6', '#2c3036', 1.8, {
    strokeOpacity: 0.7,
  }),
  fill('M0 2Q16 8 21 26Q22 50 0 58Q-22 50-21 26Q-16 8 0 2Z', '#eef0f0', 0.92),
  fill('M4 4Q17 10 21 26Q22 50 0 58Q14 40 4 4Z', '#8b929a', 0.5),
  inked('M-36-10Q-22-14-10 2Q-26 8-36-10ZM36-10Q22-14 10 2Q26 8 36-10Z', '#ffd24a', INK, 2.4),
  disc(-21, -3.5, 3.4, '#160a06'),
  disc(21, -3.5, 3.4, '#160a06'),
  disc(-22.5, -5, 1.2, '#fff'),
  disc(19.5, -5, 1.2, '#fff'),
  line('M-40-15Q-22-20-8-4M40-15Q22-20 8-4', INK, 3.4),
  lit('M-11 22Q0 16 11 22Q10 32 0 35Q-10 32-11 22Z', rad('#5a5358', '#1d181c', '#0c090b'), {
    rimColour: '#fff',
    rimWidth: 2,
    shadeWidth: 3,
  }),
  line('M0 35V42M0 42Q-10 52-20 42M0 42Q10 52 20 42', INK, 2.4),
  inked('M-14 46l3 9 4-7ZM14 46l-3 9-4-7Z', '#fff', INK, 1.2),
];
