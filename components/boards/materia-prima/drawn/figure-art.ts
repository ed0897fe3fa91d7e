import type { Colour } from '@/engine/core/guise';
import type { Mark } from '@/components/kit/drawing/marks';
import { clad, type Clad } from './dress';
import { BELLOWS_OX } from './figures/bellows-ox';
import { BRIMSTONE_BAT } from './figures/brimstone-bat';
import { BRINE_NEWT } from './figures/brine-newt';
import { CHAFF_SPRITE } from './figures/chaff-sprite';
import { CINDER_CUB } from './figures/cinder-cub';
import { CLAY_SENTRY } from './figures/clay-sentry';
import { COMET_STAG } from './figures/comet-stag';
import { COPPER_HOUND } from './figures/copper-hound';
import { CROWNED_WYRM } from './figures/crowned-wyrm';
import { DELVER_MOLE } from './figures/delver-mole';
import { GILDED_COLOSSUS } from './figures/gilded-colossus';
import { GLASS_WARDEN } from './figures/glass-warden';
import {
  cardUnder,
  dressOf,
  silhouette,
  SKULL_LIGHT,
  soulless,
  type Eyes,
  type Figure,
} from './figures/hand';
import { LENKA } from './figures/lenka';
import { MIRAGE_DJINN } from './figures/mirage-djinn';
import { MIRROR_MOTH } from './figures/mirror-moth';
import { MUD_PORTER } from './figures/mud-porter';
import { PLATINUM_KNIGHT } from './figures/platinum-knight';
import { PUDDLING } from './figures/puddling';
import { QUARRY_GIANT } from './figures/quarry-giant';
import { QUICKSILVER_HERON } from './figures/quicksilver-heron';
import { RUST_IMP } from './figures/rust-imp';
import { SEJLON } from './figures/sejlon';
import { THORN_DUELLIST } from './figures/thorn-duellist';
import { TREASURE_TORTOISE } from './figures/treasure-tortoise';
import { VITRIOL_HYDRA } from './figures/vitriol-hydra';
import { VITRUDES } from './figures/vitrudes';
import { WICK_RUNNER } from './figures/wick-runner';
import { WILKA } from './figures/wilka';
import type { Alchemist } from '@/engine/games/materia-prima/data';
import type { FigureId } from '@/engine/games/materia-prima/state';

export const FIGURES: Readonly<Record<FigureId, Figure>> = {
  sejlon: SEJLON,
  vitrudes: VITRUDES,
  lenka: LENKA,
  wilka: WILKA,
  'mud-porter': MUD_PORTER,
  'wick-runner': WICK_RUNNER,
  puddling: PUDDLING,
  'rust-imp': RUST_IMP,
  'cinder-cub': CINDER_CUB,
  'chaff-sprite': CHAFF_SPRITE,
  'clay-sentry': CLAY_SENTRY,
  'brine-newt': BRINE_NEWT,
  'copper-hound': COPPER_HOUND,
  'glass-warden': GLASS_WARDEN,
  'brimstone-bat': BRIMSTONE_BAT,
  'quicksilver-heron': QUICKSILVER_HERON,
  'bellows-ox': BELLOWS_OX,
  'mirror-moth': MIRROR_MOTH,
  'delver-mole': DELVER_MOLE,
  'thorn-duellist': THORN_DUELLIST,
  'gilded-colossus': GILDED_COLOSSUS,
  'crowned-wyrm': CROWNED_WYRM,
  'platinum-knight': PLATINUM_KNIGHT,
  'treasure-tortoise': TREASURE_TORTOISE,
  'vitriol-hydra': VITRIOL_HYDRA,
  'quarry-giant': QUARRY_GIANT,
  'comet-stag': COMET_STAG,
  'mirage-djinn': MIRAGE_DJINN,
};

/** Where an alchemist's eyes are: they shine on the skull side. */
const EYES: Readonly<Record<Alchemist, Eyes>> = {
  sejlon: [-4.5, -80, 5, -80],
  vitrudes: [-5, -82, 6, -82],
  lenka: [-4.5, -86, 8.5, -86],
  wilka: [-5, -86, 6, -86],
};

const partsOf = (figure: FigureId) => (colour: Colour) => FIGURES[figure](dressOf(colour));

/** A figure cut out of card, its feet on 0, 0; 100 units are the side of a hex. */
export function figureMarks(figure: FigureId, colour: Colour): readonly Mark[] {
  const parts = partsOf(figure)(colour);
  return [cardUnder(parts), ...parts];
}

/** The same figure, and what it wears in its owner's colour. */
export function cladFigure(figure: FigureId): Clad {
  const parts = partsOf(figure);
  return clad({ parts, under: [cardUnder(parts('sky'))], over: [] });
}

/** The skull side of an alchemist. */
export function cladSkull(figure: Alchemist): Clad {
  const parts = partsOf(figure);
  const sky = parts('sky');
  return clad({ parts, under: [SKULL_LIGHT, cardUnder(sky)], over: soulless(sky, EYES[figure]) });
}

/** All of a figure in one tint. */
export function silhouetteMarks(figure: FigureId, tint: string): readonly Mark[] {
  return silhouette(partsOf(figure)('sky'), tint);
}
