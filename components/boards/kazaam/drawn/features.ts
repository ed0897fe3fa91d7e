import { chance, round, times, type Point } from '@/components/kit/drawing/geometry';
import {
  cutOff,
  disc,
  fill,
  fine,
  group,
  inked,
  line,
  oval,
  path,
  type Mark,
} from '@/components/kit/drawing/marks';

const INK = '#2a1206';
const LEAF = 'M0 0C8-20 32-26 60-6 40 16 16 18 0 0Z';
const CRYSTAL = 'M-14 0L-18-46 0-78 16-48 14 0Z';

const place = (x: number, y: number, angle: number, scale: number) =>
  `translate(${round(x)} ${round(y)}) rotate(${round(angle)}) scale(${scale})`;

export function leaf(x: number, y: number, angle: number, scale: number): Mark {
  return group(place(x, y, angle, scale), [
    ...fine(path(LEAF, { fill: INK, fillOpacity: 0.3, transform: 'translate(2 4)' })),
    inked(LEAF, '@leaf', '#1c3a12', 3.4),
    ...fine(
      line('M0 0Q28-8 56-6M16-3l8-10M30-6l8-9M18-3l10 8M32-6l9 8', '#1c3a12', 2, { strokeOpacity: 0.65 }),
      line('M8-6C16-16 28-18 40-14', '#f4ffd0', 2.4, { strokeOpacity: 0.7 }),
    ),
  ]);
}

export function mushroom(x: number, y: number, scale: number): Mark {
  return group(`translate(${x} ${y}) scale(${scale})`, [
    inked('M-5 0h10l2 16h-14z', '#f4e6c8', '#2a1509', 2.6),
    inked('M-18 2C-16-18 16-18 18 2 8 6-8 6-18 2Z', '@cap', '#2a1509', 2.8),
    ...fine(disc(-7, -5, 2.6, '#fff4e0'), disc(5, -8, 2.2, '#fff4e0'), disc(9, -1, 1.8, '#fff4e0')),
  ]);
}

interface Eye {
  readonly at: Point;
  readonly radius: number;
  readonly iris: string;
  readonly contour: string;
  /** Where it looks, from its middle. */
  readonly look: Point;
  readonly isSlit?: boolean;
}

export function eye({ at: [x, y], radius, iris, contour, look, isSlit }: Eye): readonly Mark[] {
  const [px, py] = [x + look[0], y + look[1]];
  return [
    ...fine(oval(x + 1, y + 3, radius + 3, radius + 4, contour, { fillOpacity: 0.35 })),
    oval(x, y, radius, radius * 1.06, '@eye', { stroke: contour, strokeWidth: 3.6 }),
    disc(px, py, radius * 0.66, iris, { stroke: contour, strokeWidth: 1.6 }),
    isSlit ? oval(px, py, radius * 0.17, radius * 0.56, '#100806') : disc(px, py, radius * 0.38, '#100806'),
    disc(px - radius * 0.26, py - radius * 0.3, radius * 0.24, '#fff'),
    ...fine(disc(px + radius * 0.26, py + radius * 0.28, radius * 0.11, '#fff', { fillOpacity: 0.8 })),
  ];
}

export function cheeks(distance: number, y: number, colour: string, opacity: number): readonly Mark[] {
  return [300 - distance, 300 + distance].map((x) => oval(x, y, 14, 9, colour, { fillOpacity: opacity }));
}

export function claw([x, y]: Point, angle: number, scale: number, contour: string): Mark {
  return inked('M-8-4Q0-8 8-4Q6 8 1 17Q-6 8-8-4Z', '#fff6dc', contour, 2.6, {
    transform: place(x, y, angle, scale),
  });
}

export function crystal(x: number, y: number, angle: number, scale: number): Mark {
  return group(place(x, y, angle, scale), [
    ...fine(path(CRYSTAL, { fill: INK, fillOpacity: 0.3, transform: 'translate(4 6)' })),
    inked(CRYSTAL, '@gem', '#0c3338', 4),
    ...fine(
      fill('M-18-46L-4-40 0-78Z', '#fff', 0.55),
      fill('M-4-40L0-78 16-48Z', '#fff', 0.2),
      fill('M-14 0L-18-46-4-40-4 0Z', '#fff', 0.28),
      line('M-4-40L16-48M-4-40V0', '#0c3338', 1.8, { strokeOpacity: 0.5 }),
    ),
  ]);
}

/** A cushion of moss that hangs down in drops. */
export function moss(x: number, y: number, width: number, seed: number): readonly Mark[] {
  const random = chance(seed);
  const drops = times(Math.round(width / 10), () => `q5 ${round(8 + random() * 9)} 10 0`).join('');
  const cushion = `M${x} ${y}${drops}Q${round(x + width * 0.8)} ${y - 13} ${round(x + width / 2)} ${y - 13}T${x} ${y}Z`;
  return [
    inked(cushion, '@leaf', '#1c3a12', 2.6),
    ...fine(
      line(`M${x + 8} ${y - 4}q${round(width * 0.3)}-9 ${round(width * 0.55)}-5`, '#f4ffd0', 2.4, {
        strokeOpacity: 0.6,
      }),
    ),
  ];
}

export function gloss(d: string, width = 6, opacity = 0.75): Mark {
  return line(d, '#fff', width, { strokeOpacity: opacity });
}

interface Belly {
  readonly top: number;
  readonly bottom: number;
  readonly halfWidth: number;
  readonly bands: number;
  readonly colours: readonly [string, string];
  readonly contour: string;
}

/** A banded belly in the middle of the torso. */
export function belly({ top, bottom, halfWidth: w, bands, colours, contour }: Belly): readonly Mark[] {
  const height = bottom - top;
  const low = (top + bottom) / 2 + height * 0.2;
  const middle = (top + bottom) / 2;
  const [wide, wider] = [round(w * 1.1), round(w * 1.25)];
  const outline =
    `M300 ${top}C${300 + wide} ${top} ${300 + wider} ${middle} ${300 + wide} ${low}C${300 + w} ${bottom - 4} ${300 + w / 2} ${bottom} 300 ${bottom}` +
    `C${300 - w / 2} ${bottom} ${300 - w} ${bottom - 4} ${300 - wide} ${low}C${300 - wider} ${middle} ${300 - wide} ${top} 300 ${top}Z`;
  const step = height / bands;
  const rows = times(bands, (index) => round(top + step * index));
  const arc = (y: number) => `M210 ${round(y - 6)}Q300 ${round(y + 14)} 390 ${round(y - 6)}`;
  const stripes = rows
    .filter((_, index) => index % 2)
    .map((y) => `${arc(y)}v${round(step)}Q300 ${round(y + step + 14)} 210 ${round(y + step - 6)}Z`);
  return [
    cutOff(outline, [
      fill(outline, colours[1]),
      fill(stripes.join(''), colours[0]),
      line(rows.map((y) => arc(y + 5)).join(''), '#fff', 3, { strokeOpacity: 0.4 }),
      line(rows.map(arc).join(''), contour, 3),
      ...fine(line(outline, contour, 18, { strokeOpacity: 0.3, transform: 'translate(-7 -9)' })),
    ]),
    line(outline, contour, 3.6),
  ];
}

/** The laugh that is laid over a resting mouth. */
export function laugh(d: string, inside: string, contour: string, tongue: string): readonly Mark[] {
  return [inked(d, inside, contour, 4), fill('M274 182Q300 164 326 182Q300 198 274 182Z', tongue)];
}

export function fangs(contour: string, y: number, left: number): Mark {
  const right = 600 - left;
  return inked(`M${left} ${y}l6 14 9-12zM${right} ${y}l-6 14-9-12z`, '#fff', contour, 2.4);
}
