import type { Alchemist } from '@/engine/games/kazaam/data';
import { round } from '@/components/kit/drawing/geometry';
import { cutOff, disc, fill, inked, line, oval, type Mark } from '@/components/kit/drawing/marks';

// Head and shoulders of the six alchemists, about a middle between the eyes.

const INK = '#24130a';

function eyes(y: number, distance: number): readonly Mark[] {
  return [-distance, distance].flatMap((x) => [
    oval(x, y, 3, 3.4, '#fff8ec', { stroke: INK, strokeWidth: 1.2 }),
    disc(x + 0.6, y + 0.4, 1.7, INK),
  ]);
}

function face(skin: string, w: number, h: number): readonly Mark[] {
  const outline = `M-${w}-4C-${w}-${h + 4} ${w}-${h + 4} ${w}-4 ${w} ${h - 6} 7 ${h} 0 ${h}S-${w} ${h - 6}-${w}-4Z`;
  const shade = (width: number, opacity: number, shift: number) =>
    line(outline, '#8a4018', width, {
      strokeOpacity: opacity,
      transform: `translate(${-shift} ${round(-shift * 0.9)})`,
    });
  return [
    inked('M-6 12V24Q0 28 6 24V12Z', skin, INK, 1.5),
    fill('M-6 18Q0 24 6 18V22Q0 26-6 22Z', '#4a1c0c', 0.45),
    fill(outline, skin),
    cutOff(outline, [
      shade(7, 0.12, 3.4),
      shade(3.4, 0.18, 2),
      line(outline, '#fff4dc', 1.6, { strokeOpacity: 0.5, transform: 'translate(1.4 1.6)' }),
      oval(-9, 6.5, 4, 2.6, '#e0503a', { fillOpacity: 0.26 }),
      oval(9, 6.5, 4, 2.6, '#e0503a', { fillOpacity: 0.26 }),
    ]),
    line(outline, INK, 1.6),
  ];
}

function robe(alchemist: Alchemist): readonly Mark[] {
  return [
    inked('M-38 46C-37 27-22 20-9 16.5L0 26 9 16.5C22 20 37 27 38 46Z', `@robe-${alchemist}`, INK, 1.7),
    line('M-20 46Q-19 34-12 25M20 46Q19 34 12 25M0 27V46', '#000', 1.8, { strokeOpacity: 0.3 }),
    line('M-31 36Q-25 27-15 22.6', '#fff', 2, { strokeOpacity: 0.55 }),
    inked('M-9 16.5L0 26 9 16.5 12.4 18.4 0 31-12.4 18.4Z', '@gold', INK, 1.2),
    disc(0, 31, 3.4, '@rivet', { stroke: INK, strokeWidth: 1.1 }),
  ];
}

export const BUSTS: Readonly<Record<Alchemist, readonly Mark[]>> = {
  severus: [
    inked('M-22 24C-27-6-24-28 0-29 24-28 27-6 22 24Z', '#1d1622', INK, 2),
    ...robe('severus'),
    inked('M-20 40L-12 16 0 27 12 16 20 40 26 18 10 10H-10L-26 18Z', '#2a1a40', INK, 2),
    ...face('@skin-pale', 13.5, 20),
    fill('M-15-4C-16-22-4-24 0-24-2-14-10-10-15-4ZM15-4C16-22 4-24 0-24 2-14 10-10 15-4Z', '#1d1622'),
    line('M-13-22Q-8-27-2-26', '#6a5a80', 2),
    line('M-11-7L-4-5M11-7L4-5', INK, 2.4),
    ...eyes(-1, 6.4),
    line('M0-1L-3 8 2 8', '#7a4a2a', 1.8),
    line('M-5 13Q0 11 5 13', INK, 2),
  ],
  minerva: [
    line('M8-26L26-46', '#6e4712', 3),
    line('M8-26L26-46', '#e2b04a', 1.8),
    inked('M20-38Q26-54 38-54 38-40 20-38Z', '#f4f0e4', INK, 1.3),
    line('M21-39Q29-46 36-52M26-43l2-7M30-46l6 0', '#8a7a5a', 1),
    inked('M-9-24C-12-40 14-42 13-26 12-18-8-16-9-24Z', '@hair', INK, 1.6),
    line('M-6-26Q2-38 10-28M-5-22Q4-31 11-24M-2-20Q5-25 10-20', '#5e5a66', 1.2),
    inked('M-19 12C-26-28 26-28 19 12 16 6 16-4 0-12-16-4-16 6-19 12Z', '@hair', INK, 1.6),
    ...robe('minerva'),
    ...face('@skin-pale', 14.2, 19),
    inked('M-16.5 2C-19-25 19-25 16.5 2 15-6 9-9 3-16-2-10-12-8-16.5 2Z', '@hair', INK, 1.5),
    line('M-13-8Q-8-17 1-17.6M-10-9.4Q-5-15 2-17M14-6Q12-14 5-17M11-8Q9-13 4-16', '#f6f4fa', 1.1, {
      strokeOpacity: 0.7,
    }),
    line('M-11-6.4Q-7-9-3-6.8M11-6.4Q7-9 3-6.8', '#6a6470', 1.7),
    ...eyes(0, 6.6),
    disc(-6.6, 0.4, 5.3, '#dff2ff', { fillOpacity: 0.22, stroke: '#8a5c18', strokeWidth: 2.1 }),
    disc(6.6, 0.4, 5.3, '#dff2ff', { fillOpacity: 0.22, stroke: '#8a5c18', strokeWidth: 2.1 }),
    disc(-6.6, 0.4, 5.3, 'none', { stroke: '#f6d98a', strokeWidth: 1.1 }),
    disc(6.6, 0.4, 5.3, 'none', { stroke: '#f6d98a', strokeWidth: 1.1 }),
    line('M-1.4 0Q0-1 1.4 0M-11.8 0l-2.6-1M11.8 0l2.6-1', '#f6d98a', 1.1),
    line('M.4 3Q-2.6 8 .8 8.4', '#9a5c38', 1.3),
    inked('M-5 11.8Q-2 10.8 0 11.6 2 10.8 5 11.8 0 16-5 11.8Z', '#b8433e', '#6a1c18', 0.9),
    line('M-12.6 4.6q-1 1.4-.4 2.6M12.6 4.6q1 1.4.4 2.6', '#9a5c38', 0.9),
    disc(-14.4, 9, 1.9, '@gold', { stroke: INK, strokeWidth: 0.8 }),
    disc(14.4, 9, 1.9, '@gold', { stroke: INK, strokeWidth: 0.8 }),
  ],
  zosimos: [
    ...robe('zosimos'),
    ...face('@skin-tan', 15, 19),
    inked(
      'M-15 0C-20 20-12 40 0 43 12 40 20 20 15 0 12 8 8 7 4 6Q0 4-4 6C-8 7-12 8-15 0Z',
      '#efeae0',
      INK,
      2,
    ),
    line('M-9 14q0 12 4 18M0 16v20M9 14q0 12-4 18', '#b0a690', 1.7),
    line('M-5 10Q0 13 5 10', INK, 2),
    inked('M-21-8C-24-34 24-34 21-8Q0-17-21-8Z', '#b02a1c', INK, 2),
    line('M-20-12Q0-30 18-24M-19-9Q-6-24 2-30', '#ff9a80', 2.2),
    disc(0, -16, 4.4, '@gold', { stroke: INK, strokeWidth: 1.6 }),
    line('M-11-5Q-7-8-3-5M11-5Q7-8 3-5', '#efeae0', 3),
    ...eyes(0, 6.8),
  ],
  maria: [
    inked('M-24 40C-30-4-24-32 0-32 24-32 30-4 24 40Z', '@robe-maria', INK, 2.2),
    line('M-15-20Q-22-6-20 16', '#fff', 2.6, { strokeOpacity: 0.5 }),
    ...robe('maria'),
    ...face('@skin-brown', 14.5, 19),
    inked('M-15-4C-15-24 15-24 15-4 10-14 4-16 0-16S-10-14-15-4Z', '#2a160c', INK, 1.6),
    inked('M-18-8C-18-28 18-28 18-8 12-20 6-21 0-21S-12-20-18-8Z', '#eaf4d8', INK, 1.8),
    ...eyes(-1, 6.8),
    line('M-10-7Q-7-9-3-7M10-7Q7-9 3-7', INK, 1.8),
    line('M0 2l-1.6 5h3', '#5a3018', 1.6),
    inked('M-6 11Q0 17 6 11 0 12-6 11Z', '#a83a34', '#6a1c18', 1.4),
    line('M-3 24l3 5 3-5', '#eaf4d8', 2),
  ],
  geber: [
    ...robe('geber'),
    ...face('@skin-brown', 15, 19),
    inked(
      'M-15-2C-16 16-8 24 0 26 8 24 16 16 15-2 13 6 9 8 5 7Q0 5-5 7C-9 8-13 6-15-2Z',
      '#17110f',
      INK,
      1.8,
    ),
    line('M-4 11.5Q0 14 4 11.5', '#c88a6a', 2),
    inked('M-24-6C-34-22-12-42 2-38 22-40 30-20 22-6Q0-16-24-6Z', '#e8e2d2', INK, 2),
    line('M-22-10Q-6-28 18-28M-16-24Q4-30 22-14M-24-16Q-8-20 6-14', '#a89c80', 2),
    inked('M0-20L6-28 0-38-6-28Z', '#d9571a', INK, 1.6),
    line('M-11-6L-4-6M11-6L4-6', '#17110f', 2.8),
    ...eyes(-1, 6.8),
    line('M0 1l-2 6h4', '#5a3018', 1.6),
  ],
  perenelle: [
    inked('M-18-4L-30-42Q-14-34-4-20L4-20Q14-34 30-42L18-4Z', '@robe-perenelle', INK, 2),
    line('M-30-42Q-38-10-28 20M30-42Q38-10 28 20', '#fff8e0', 4, { strokeOpacity: 0.75 }),
    ...robe('perenelle'),
    ...face('@skin-pale', 14, 19),
    inked('M-16 0C-18-22 18-22 16 0 14-10 8-14 0-14S-14-10-16 0Z', '#b5622a', INK, 1.8),
    inked('M-17-8Q0-24 17-8L15-14Q0-27-15-14Z', '#fff3c4', INK, 1.6),
    disc(0, -19, 3, '#d23b5a', { stroke: INK, strokeWidth: 1.3 }),
    ...eyes(-1, 6.6),
    line('M-10-6Q-7-8.4-3.6-6.4M10-6Q7-8.4 3.6-6.4', '#7a3c14', 1.6),
    line('M0 2l-1.6 5h3', '#9a6440', 1.5),
    inked('M-5.4 11Q0 16 5.4 11 0 12-5.4 11Z', '#c8404a', '#7a1c24', 1.3),
    disc(-10, 7, 3, '#e8788a', { fillOpacity: 0.4 }),
    disc(10, 7, 3, '#e8788a', { fillOpacity: 0.4 }),
  ],
};
