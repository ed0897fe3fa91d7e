import type { GameText } from '@/engine/core/text';
import type { Alchemist, Homunculus, Ingredient, Part, Place } from '../data';
import type { Kazaam } from '../state';
import type { Tile } from '../tiles';

export interface KazaamText extends GameText<Kazaam> {
  readonly homunculi: Readonly<Record<Homunculus, string>>;
  readonly places: Readonly<Record<Place, string>>;
  readonly parts: Readonly<Record<Part, string>>;
  /** What each part can do, in one sentence. */
  readonly powers: Readonly<Record<Part, string>>;
  readonly ingredients: Readonly<Record<Ingredient, string>>;
  readonly alchemists: Readonly<Record<Alchemist, string>>;
  /** The name of a tile, as in "left ear of fire". */
  tile(tile: Tile): string;
}
