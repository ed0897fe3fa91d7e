import type { Homunculus, Place } from '@/engine/games/kazaam/data';
import { PART_OF } from '@/engine/games/kazaam/data';
import type { Anatomy } from './anatomy';
import { BONE } from './bone';
import { FIRE } from './fire';
import { FUR } from './fur';
import { seedOf } from '@/components/kit/drawing/geometry';
import { INSECT } from './insect';
import type { Mark } from '@/components/kit/drawing/marks';
import { REPTILE } from './reptile';
import { ORIGIN } from '../art/places';
import type { Spot } from './sockets';
import { STONE } from './stone';
import { WOOD } from './wood';

const ANATOMY: Readonly<Record<Homunculus, Anatomy>> = {
  fire: FIRE,
  bone: BONE,
  reptile: REPTILE,
  wood: WOOD,
  fur: FUR,
  insect: INSECT,
  stone: STONE,
};

export function spotOf(homunculus: Homunculus, place: Place): Spot {
  return {
    place,
    isRight: place.startsWith('right'),
    tile: ORIGIN[place],
    seed: seedOf(homunculus + place),
  };
}

const drawn = new Map<string, readonly Mark[]>();

/** One of the sixty-three parts, drawn once and kept. */
export function partMarks(homunculus: Homunculus, place: Place): readonly Mark[] {
  const key = `${homunculus} ${place}`;
  const known = drawn.get(key);
  if (known) return known;
  const marks = ANATOMY[homunculus][PART_OF[place]](spotOf(homunculus, place));
  drawn.set(key, marks);
  return marks;
}

export function laughOf(homunculus: Homunculus): readonly Mark[] {
  return ANATOMY[homunculus].laugh;
}
