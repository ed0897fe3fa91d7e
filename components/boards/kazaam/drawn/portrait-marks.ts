import { ALCHEMISTS, type Alchemist } from '@/engine/games/kazaam/data';
import type { Drawn } from '@/components/kit/drawing/catalogue';
import { cutOff, disc, fill, group, line, path, type Mark } from '@/components/kit/drawing/marks';
import { BUSTS } from './busts';

const SIGILS: Readonly<Record<Alchemist, string>> = {
  severus: 'M4-9A9.5 9.5 0 1 0 4 9 7.4 7.4 0 0 1 4-9Z',
  minerva:
    'M-9-10Q-5-7.4 0-7.4T9-10Q10-4 9 1 8 9 0 11-8 9-9 1-10-4-9-10ZM-4.2-5.2a3.5 3.5 0 1 0 .1 0ZM4.2-5.2a3.5 3.5 0 1 0 .1 0ZM-4.2-3.2a1.5 1.5 0 1 1-.1 0ZM4.2-3.2a1.5 1.5 0 1 1-.1 0ZM0 1.2L-1.7 3 0 6 1.7 3Z',
  zosimos:
    'M0-5a5 5 0 1 1-.1 0ZM-1.4-10H1.4V-7H-1.4ZM-1.4 7H1.4V10H-1.4ZM-10-1.4V1.4H-7V-1.4ZM7-1.4V1.4H10V-1.4Z',
  maria: 'M-7 8C-10-4-2-9 9-9 9 3 4 9-5 7L-9 10Z',
  geber: 'M0-10L2.8-3.4 10-3 4.4 1.6 6.4 8.6 0 4.6-6.4 8.6-4.4 1.6-10-3-2.8-3.4Z',
  perenelle: 'M0-10L8.7-5V5L0 10-8.7 5V-5ZM0-5L4.3-2.5V2.5L0 5-4.3 2.5V-2.5Z',
};

const RIM = '#2a1806';

function medallion(alchemist: Alchemist): readonly Mark[] {
  return [
    disc(2, 5, 47, '#000', { fillOpacity: 0.4 }),
    disc(0, 0, 46, '@brass', { stroke: RIM, strokeWidth: 2.4 }),
    disc(0, 0, 39.5, `@robe-${alchemist}`, { stroke: RIM, strokeWidth: 2.4 }),
    disc(0, 0, 36, 'none', { stroke: '#fff', strokeWidth: 1.6, strokeOpacity: 0.3, strokeDasharray: '2 5' }),
    cutOff('M-38.5 0A38.5 38.5 0 0 0 38.5 0V-62H-38.5Z', [
      fill('M-38-6A38.5 38.5 0 0 1 20-33L38 0A38.5 38.5 0 0 1-20 33Z', '#fff', 0.07),
      disc(0, 0, 38, 'none', { stroke: '#000', strokeWidth: 7, strokeOpacity: 0.22 }),
      group('translate(0 1) scale(.93)', BUSTS[alchemist]),
    ]),
    line('M-39.5 0A39.5 39.5 0 0 0 39.5 0', RIM, 2.4),
    line('M-44-4A44 44 0 0 1-10-43', '#fff8d8', 2.4, { strokeOpacity: 0.85 }),
  ];
}

function badge(alchemist: Alchemist): readonly Mark[] {
  return [
    group('translate(31 31)', [
      disc(0, 0, 15, '#1d130b', { stroke: '@gold', strokeWidth: 2.6 }),
      path(SIGILS[alchemist], { fill: '#f6dc92', fillRule: 'evenodd' }),
    ]),
  ];
}

/** Each alchemist in a brass medallion, and the sigil at its lower right. */
export const PORTRAITS: Readonly<Record<string, Drawn>> = Object.fromEntries(
  ALCHEMISTS.flatMap((alchemist): readonly (readonly [string, Drawn])[] => [
    [`portrait-${alchemist}`, { layers: [medallion(alchemist)], box: [-52, -54, 108, 108], width: 64 }],
    [`sigil-${alchemist}`, { layers: [badge(alchemist)], box: [14, 14, 34, 34], width: 22 }],
  ]),
);
