import type { FigureId } from '@/engine/games/materia-prima/state';

/** How far a figure reaches to each side and up from its feet, without the cream edge; 100 units are the side of a hex. */
interface Reach {
  readonly left: number;
  readonly top: number;
  readonly right: number;
}

export const REACHES: Readonly<Record<FigureId, Reach>> = {
  sejlon: { left: -46, top: -135, right: 61 },
  vitrudes: { left: -40, top: -150, right: 58 },
  lenka: { left: -46, top: -113, right: 70 },
  wilka: { left: -48, top: -136, right: 59 },
  'mud-porter': { left: -51, top: -89, right: 43 },
  'wick-runner': { left: -39, top: -124, right: 52 },
  puddling: { left: -42, top: -100, right: 43 },
  'rust-imp': { left: -56, top: -96, right: 56 },
  'cinder-cub': { left: -40, top: -112, right: 48 },
  'chaff-sprite': { left: -60, top: -103, right: 56 },
  'clay-sentry': { left: -48, top: -117, right: 43 },
  'brine-newt': { left: -56, top: -66, right: 66 },
  'copper-hound': { left: -60, top: -122, right: 70 },
  'glass-warden': { left: -34, top: -117, right: 52 },
  'brimstone-bat': { left: -76, top: -128, right: 76 },
  'quicksilver-heron': { left: -42, top: -138, right: 66 },
  'bellows-ox': { left: -64, top: -114, right: 86 },
  'mirror-moth': { left: -72, top: -119, right: 72 },
  'delver-mole': { left: -62, top: -118, right: 62 },
  'thorn-duellist': { left: -42, top: -121, right: 75 },
  'gilded-colossus': { left: -65, top: -138, right: 65 },
  'crowned-wyrm': { left: -51, top: -128, right: 70 },
  'platinum-knight': { left: -40, top: -152, right: 69 },
  'treasure-tortoise': { left: -67, top: -122, right: 85 },
  'vitriol-hydra': { left: -76, top: -154, right: 68 },
  'quarry-giant': { left: -73, top: -152, right: 77 },
  'comet-stag': { left: -88, top: -158, right: 66 },
  'mirage-djinn': { left: -55, top: -166, right: 55 },
};
