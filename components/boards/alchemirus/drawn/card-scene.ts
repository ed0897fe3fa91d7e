import { chance, round, times, type Chance } from '@/components/kit/drawing/geometry';
import {
  box,
  cutOff,
  disc,
  fill,
  fine,
  group,
  line,
  oval,
  path,
  type Mark,
} from '@/components/kit/drawing/marks';
import { CARDS, type Card } from '@/engine/games/alchemirus/data';
import { backdrop } from './backdrops';
import { buildingArt } from './building-art';
import { GLORY } from './buildings/gloria';
import { discs, glow } from './hand';
import { SKIES } from './hues';
import { SIGNS } from './signs';

/** The window of a card in its space of 200 units. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const AT_NIGHT: readonly Card[] = ['domo', 'labrium', 'taberna', 'fornax', 'gloria', 'metalle'];
const BY_MOON: readonly Card[] = ['domo', 'labrium'];
const PALE: readonly Card[] = ['horten', 'pergula', 'donarium'];

const arch = ({ x, y, width, height }: Frame): string =>
  `M${x} ${round(y + height)}V${round(y + width * 0.2)}Q${x} ${y} ${round(x + width * 0.22)} ${y}H${round(x + width * 0.78)}Q${x + width} ${y} ${x + width} ${round(y + width * 0.2)}V${round(y + height)}Z`;

function stars({ x, y, width, height }: Frame, random: Chance): Mark {
  const places = times(
    12,
    () => [x + random() * width, y + random() * height * 0.5, 0.6 + random() * 1.2] as const,
  );
  return fill(discs(places), '#fff8dc', 0.8);
}

function lights(card: Card, { x, y, width, height }: Frame): readonly Mark[] {
  if (card === 'gloria') return [];
  if (BY_MOON.includes(card)) {
    const [left, top] = [x + width * 0.82, y + height * (card === 'labrium' ? 0.3 : 0.14)];
    return [disc(left, top, 12, '#fff6d8'), disc(left - 5.4, top - 3, 11, SKIES[card][0])];
  }
  const [left, top] = [x + width * 0.84, y + height * 0.13];
  return [
    glow(x + width * 0.16, y + height * 0.3, 110, 'amber', 0.6),
    glow(left, top, 44, 'amber', 0.8),
    disc(left, top, 10, '#fff6d4', { fillOpacity: 0.95 }),
  ];
}

function clouds({ x, y, width, height }: Frame, random: Chance): Mark {
  const each = times(5, () => {
    const [left, top] = [x + random() * width, y + height * (0.08 + random() * 0.36)];
    const size = width * (0.12 + random() * 0.2);
    const part = (share: number) => round(size * share);
    return `M${round(left - size)} ${round(top)}q${part(0.3)} ${part(-0.13)} ${part(0.7)} ${part(-0.06)}q${part(0.4)} ${part(-0.16)} ${part(0.7)} ${part(0.02)}q${part(0.4)} 0 ${part(0.6)} ${part(0.06)}q${part(-1)} ${part(0.1)} ${part(-2)} ${part(-0.02)}z`;
  });
  return fill(each.join(''), '#fff4dc', 0.16);
}

/** The rings of an astrolabe round 0, 0 with a radius of 80. */
function astrolabe(colour: string): readonly Mark[] {
  const point = (turn: number, reach: number) =>
    `${round(Math.cos(turn) * reach)} ${round(Math.sin(turn) * reach)}`;
  const ticks = times(60, (index) => {
    const turn = (index * Math.PI) / 30;
    return `M${point(turn, 80)}L${point(turn, index % 5 ? 77.6 : 74)}`;
  });
  const rays = times(24, (index) => {
    const turn = (index * Math.PI) / 12;
    return `M0 0L${point(turn - 0.035, 152)}L${point(turn + 0.035, 152)}Z`;
  });
  const ring = (radius: number, strokeWidth: number, strokeOpacity: number) =>
    disc(0, 0, radius, 'none', { stroke: colour, strokeWidth, strokeOpacity });
  return [
    glow(0, 0, 100, 'amber', 0.28),
    fill(rays.join(''), colour, 0.07),
    ring(80, 1.6, 0.5),
    ...fine(
      ring(73.6, 0.8, 0.4),
      ring(92.8, 0.8, 0.28),
      line(ticks.join(''), colour, 1, { strokeOpacity: 0.5 }),
    ),
  ];
}

const ASTROLABES = { pale: astrolabe('#fff6d8'), gold: astrolabe('#ffe6a8') } as const;

/** A Labrium's lantern would hide the sign. */
const LANTERN_SHIFT = 44;

function sign(card: Card): readonly Mark[] {
  const x = card === 'labrium' ? LANTERN_SHIFT : 0;
  return [
    disc(x, -80, 13.2, '#33200f', { stroke: '#f2d48a', strokeWidth: 1.6 }),
    line(SIGNS[card], '#ffefc4', 2.6, { transform: `translate(${x} -80) scale(.66)` }),
  ];
}

function heaven(card: Card, frame: Frame): readonly Mark[] {
  if (card === 'gloria') return [];
  const rings = ASTROLABES[PALE.includes(card) ? 'pale' : 'gold'];
  return [group(`translate(100 ${round(frame.y + 101)})`, [...rings, ...sign(card)])];
}

function hills({ x, y, width, height }: Frame, top: number, rise: number, random: Chance): string {
  const humps = times(
    6,
    (index) =>
      `Q${round(x + (width * (index + 0.5)) / 6)} ${round(top - rise * random())} ${round(x + (width * (index + 1)) / 6)} ${round(top - rise * 0.3 * random())}`,
  );
  return `M${x} ${round(top)}${humps.join('')}V${y + height}H${x}Z`;
}

function growth(card: Card, { x, width }: Frame, top: number, deep: number, random: Chance): readonly Mark[] {
  const isGreen = card === 'horten' || card === 'domo';
  const each = times(34, () => {
    const near = random();
    const [left, y, size] = [x + random() * width, top + near * deep * 1.05, 3 + 6 * near];
    const place = `M${round(left)} ${round(y)}`;
    const part = (share: number) => round(size * share);
    return isGreen
      ? `${place}l${part(-0.4)} ${part(-1)}${place}l${part(0.3)} ${part(-1.1)}`
      : `${place}q${part(0.5)} ${part(-0.5)} ${part(1)} 0q0 ${part(0.4)} ${part(-0.5)} ${part(0.4)}t${part(-0.5)} ${part(-0.4)}`;
  });
  const way = `M${x + width * 0.4} ${round(top)}Q${x + width * 0.36} ${round(top + deep * 0.4)} ${x + width * 0.14} ${round(top + deep * 1.3)}H${x + width * 0.86}Q${x + width * 0.64} ${round(top + deep * 0.4)} ${x + width * 0.6} ${round(top)}Z`;
  return [
    fill(way, '#ffe2b0', 0.16),
    ...fine(line(each.join(''), card === 'horten' ? '#cfe89a' : '#ffe6bc', 1, { strokeOpacity: 0.28 })),
  ];
}

/** Dark grass at the lower corners, nearest to the eye. */
function foreground({ x, y, width, height }: Frame, random: Chance): Mark {
  const foot = round(y + height);
  const blades = [1, -1].flatMap((side) =>
    times(7, (index) => {
      const left = side > 0 ? x + index * width * 0.035 : x + width - index * width * 0.035;
      const high = 200 * (0.05 + 0.09 * random()) * (1 - index * 0.1);
      return `M${round(left - 2.4)} ${foot}q${side * 2} ${round(-high * 0.6)} ${side * 6} ${round(-high)}q${-side * 0.8} ${round(high * 0.6)} ${round(2.4 - side * 2)} ${round(high)}z`;
    }),
  );
  return fill(blades.join(''), '#0c0805', 0.7);
}

function land(card: Card, frame: Frame, random: Chance): readonly Mark[] {
  const { x, y, width, height } = frame;
  const floor = y + height * 0.82;
  const tone = SKIES[card][2];
  return [
    fill(hills(frame, floor - height * 0.2, height * 0.2, random), tone, 0.45),
    ...backdrop(card, { x, y: floor - height * 0.05, width, height }, random),
    fill(hills(frame, floor - height * 0.06, height * 0.1, random), tone, 0.85),
    box([x, round(floor - height * 0.02), width, round(height * 0.4)], `@ground-${card}`),
    ...growth(card, frame, floor, height * 0.2, random),
    oval(108, floor + 10, width * 0.5, 18, '@shadow', { fillOpacity: 0.9 }),
  ];
}

/** The picture of a card in its arched window: sky, astrolabe with the kind's sign, land, building, grass. */
export function cardScene(card: Card, frame: Frame): readonly Mark[] {
  const { x, y, width, height } = frame;
  const random = chance(CARDS.indexOf(card) * 31 + 7);
  const scale = Math.min(width / 208, height / 236) * (card === 'gloria' ? 0.96 : 1);
  const place = `translate(${card === 'alembic' ? 94 : 100} ${round(y + height * 0.82)}) scale(${Math.round(scale * 1000) / 1000})`;
  const edge = arch(frame);
  return [
    cutOff(edge, [
      box([x, y, width, round(height)], `@sky-${card}`),
      ...(AT_NIGHT.includes(card) ? fine(stars(frame, random)) : []),
      ...lights(card, frame),
      ...fine(clouds(frame, random)),
      ...heaven(card, frame),
      ...land(card, frame, random),
      group(place, [...(card === 'gloria' ? GLORY : []), ...buildingArt(card)]),
      foreground(frame, random),
      fill(edge, '@vignette'),
    ]),
    path(edge, { fill: 'none', stroke: '#3a2410', strokeWidth: 4.4 }),
    path(edge, { fill: 'none', stroke: '#e2b04a', strokeWidth: 2 }),
  ];
}
