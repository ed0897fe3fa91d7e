import { round } from '@/components/kit/drawing/geometry';
import { disc, fill, inked, line, oval, type Mark } from '@/components/kit/drawing/marks';
import { lit } from '../lit';
import { halo, INK, lin, rad } from '../../art/paints';

type Place = readonly [x: number, y: number];
type Three = readonly [string, string, string];
type Round = readonly (readonly [x: number, y: number, radius: number])[];

export const SKIN = {
  pale: rad('#ffe7cb', '#e3b48a', '#a86f4c'),
  tan: rad('#f6cfa0', '#c98d58', '#84502c'),
  olive: rad('#e8bd8c', '#b27c4b', '#6d4324'),
  green: rad('#dfe6b0', '#a9b873', '#5f7038'),
  rosy: rad('#ffe2c8', '#eeb48c', '#b5714f'),
} as const;

export const WHITE_HAIR = rad('#ffffff', '#dfe3e6', '#9aa3ab');
export const GREY_HAIR = rad('#e9e6df', '#b3aea3', '#6f6a62');

/** An eye of half a width, looking a little aside. */
export function eye([x, y]: Place, w: number, iris: string, [dx, dy]: Place = [0, 0]): readonly Mark[] {
  const lid = `M${x - w} ${y}q${w} ${round(-w * 1.15)} ${2 * w} 0q${-w} ${round(w * 0.95)} ${-2 * w} 0Z`;
  return [
    inked(lid, '#fff6e2', INK, 1.5),
    disc(x + dx, y + dy, w * 0.56, iris),
    disc(x + dx - 1, y - 1.2, w * 0.2, '#fff'),
  ];
}

export function cheek(x: number, y: number, radius: number, colour = '#c4422e'): Mark {
  return disc(x, y, radius, halo([0, colour, 0.5], [1, colour, 0]));
}

export function glow([x, y]: Place, radius: number, colour: string, light: number): Mark {
  const heart = Math.round(light * 85) / 100;
  return disc(x, y, radius, halo([0, '#ffffff', light], [0.25, colour, heart], [1, colour, 0]));
}

export function stars(places: Round, colour: string): Mark {
  const rays = places.map(([x, y, r]) => {
    const [in_, far] = [round(r * 0.26), r];
    const tip = far - in_;
    return (
      `M${x} ${round(y - far)}l${in_} ${round(tip)} ${round(tip)} ${in_} ${round(-tip)} ${in_} ` +
      `${-in_} ${round(tip)} ${-in_} ${round(-tip)} ${round(-tip)} ${-in_} ${round(tip)} ${-in_}Z`
    );
  });
  return fill(rays.join(''), colour);
}

/** The rim of a cauldron before whoever brews in it. */
export function potRim([light, base, dark]: Three, brew: string): readonly Mark[] {
  const metal = lin(light, base, dark);
  return [
    lit('M-74 96Q-80 66-66 56Q0 76 66 56Q80 66 74 96Z', metal, { shadeWidth: 16 }),
    oval(0, 56, 70, 15, metal, { stroke: INK, strokeWidth: 2.6 }),
    oval(0, 57, 60, 10.5, INK),
    oval(0, 58.5, 57, 8.6, brew),
    line('M-67 52Q-60 44-30 42.5', '#fff', 2.2, { strokeOpacity: 0.75 }),
  ];
}

export function bubbles(places: Round, colour: string): readonly Mark[] {
  const ink = { fillOpacity: 0.85, stroke: '#fff', strokeOpacity: 0.8 };
  const gleams = places.map(
    ([x, y, r]) =>
      `M${round(x - r * 0.5)} ${round(y - r * 0.2)}q${round(r * 0.1)} ${round(-r * 0.4)} ${round(r * 0.5)} ${round(-r * 0.45)}`,
  );
  return [
    ...places.map(([x, y, r]) => disc(x, y, r, rad('#fff', colour, colour), ink)),
    line(gleams.join(''), '#fff', 1.4),
  ];
}

export function moon([x, y]: Place, radius: number, colour: string): readonly Mark[] {
  return [
    disc(x, y, radius * 2, halo([0, colour, 0.55], [0.5, colour, 0.25], [1, colour, 0])),
    disc(x, y, radius, rad('#fffdf2', colour, '#d8b981')),
  ];
}
