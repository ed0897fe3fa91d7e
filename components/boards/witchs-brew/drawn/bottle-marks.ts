import { disc, fill, line, type Mark } from '@/components/kit/drawing/marks';
import type { Stack } from '@/engine/games/witchs-brew/data';
import { lit, shadowed } from './lit';
import { once } from '@/components/kit/drawing/once';
import { rad } from '../art/paints';

interface Glass {
  readonly d: string;
  readonly liquid: string;
  readonly gleam: string;
}

const STRAIGHT = 'M-15 2v14';
const BENT = 'M-13 4Q-17 12-12 20';

/** Each stack has a bottle of its own shape. */
const GLASSES: Readonly<Record<Stack, Glass>> = {
  iron: {
    d: 'M-6-26h12v9l16 14v26q0 6-6 6h-32q-6 0-6-6v-26l16-14Z',
    liquid: rad('#f0ffc0', '#86cc48', '#24561a'),
    gleam: STRAIGHT,
  },
  copper: {
    d: 'M-6-26h12v12q20 6 20 24q0 20-26 20t-26-20q0-18 20-24Z',
    liquid: rad('#fff2b8', '#f09a34', '#8a3a0a'),
    gleam: BENT,
  },
  silver: {
    d: 'M-5-28h10v14q12 10 12 26q0 18-17 18t-17-18q0-16 12-26Z',
    liquid: rad('#f0fffa', '#6fd2c2', '#14605a'),
    gleam: BENT,
  },
  gold: {
    d: 'M-7-22h14v8l12 8v30q0 5-5 5h-28q-5 0-5-5v-30l12-8Z',
    liquid: rad('#fff6c0', '#eab02e', '#7e4a08'),
    gleam: STRAIGHT,
  },
  drops: {
    d: 'M-5-28h10v20L22 22q2 7-5 7h-34q-7 0-5-7L-5-8Z',
    liquid: rad('#f6e0ff', '#a562d8', '#3d1466'),
    gleam: BENT,
  },
};

/** A full bottle around 0, 0, from -36 to 31. */
export const bottle = once((stack: Stack): readonly Mark[] => {
  const { d, liquid, gleam } = GLASSES[stack];
  return [
    shadowed(d, [3, 4], 0.35),
    lit(d, rad('#ffffff', '#dfe6de', '#93a099'), {
      line: 2.2,
      rimColour: '#fff',
      shade: 0.16,
      inside: [
        fill('M-40-4.7q10-4 20 0t20 0 20 0 20 0V40H-40Z', liquid),
        disc(-6, 14, 2.6, '#fff', { fillOpacity: 0.55 }),
        disc(6, 6, 1.8, '#fff', { fillOpacity: 0.55 }),
        disc(9, 17, 2, '#fff', { fillOpacity: 0.4 }),
      ],
    }),
    line(gleam, '#fff', 3.2, { strokeOpacity: 0.9 }),
    lit('M-8-36h16v11h-16Z', rad('#e6b878', '#9a642c', '#4a2a0e'), { line: 2, scale: 0.5 }),
    line('M-9-24h18', '#6a4a1c', 2.4, { strokeLinecap: 'butt' }),
  ];
});
