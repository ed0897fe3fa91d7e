import { sum } from '@/engine/core/list';
import { joined } from '@/engine/core/wording';
import { COST, EQUIPMENT, type Equipment, type FormulaId } from '../cards';
import { CITIES, THINGS, type Ability, type Action, type Basic, type City, type Thing } from '../data';
import {
  bearingOf,
  isCity,
  isMine,
  spotAt,
  type Bearing,
  type Hex,
  type Spot,
  type Terrain,
  type Tile,
} from '../map';
import type { FigureId } from '../state';
import type { MateriaPrimaView } from '../view';

/** What the texts of all languages are made with. */

/** What a language needs to name a hex, so that it can be found on the map. */
interface PlaceWords {
  city(city: City): string;
  /** A mine by a city, and on a tile without one: a tile has but one mine of an element. */
  mineBy(mine: Basic, city: City): string;
  mineOf(mine: Basic, tile: Tile): string;
  landBy(terrain: Terrain, bearing: Bearing, city: City): string;
  part(bearing: Bearing, tile: Tile): string;
}

export function placeIn(words: PlaceWords) {
  return (hex: Hex, { land, tile }: Spot): string => {
    if (isCity(land)) return words.city(land);
    const city = CITIES.find((one) => one === tile);
    if (isMine(land)) return city ? words.mineBy(land, city) : words.mineOf(land, tile);
    return city ? words.landBy(land, bearingOf(hex), city) : words.part(bearingOf(hex), tile);
  };
}

/** What is done, and where, if the map is seen: without it a place has no name. */
export function doneAt(
  deed: string,
  hex: Hex,
  seen: MateriaPrimaView | undefined,
  place: (hex: Hex, spot: Spot) => string,
): string {
  return seen ? `${deed} ${place(hex, spotAt(seen.layout, hex))}` : deed;
}

/** Whether the figure's owner has a tower there. */
export function isHomeOf(seen: MateriaPrimaView | undefined, figure: FigureId, hex: Hex): boolean {
  return (
    seen?.players.some(({ home, figures }) => home === hex && figures.some(({ id }) => id === figure)) ??
    false
  );
}

export const total = (dice: readonly number[]): number => sum(dice);

/** What a language needs to count things. */
interface CountWords {
  readonly and: string;
  readonly nothing: string;
  counted(count: number, thing: Thing): string;
}

export function thingsIn(words: CountWords) {
  return (things: readonly Thing[]): string => {
    const named = THINGS.map((thing) => ({ thing, count: things.filter((one) => one === thing).length }))
      .filter(({ count }) => count > 0)
      .map(({ thing, count }) => words.counted(count, thing));
    return named.length > 0 ? joined(named, words.and) : words.nothing;
  };
}

/** What a language needs to say what a worn piece gives. */
interface EffectWords {
  readonly attack: string;
  readonly defence: string;
  readonly capacity: string;
  readonly soul: string;
  readonly abilities: Readonly<Record<Ability, string>>;
  extra(action: Action): string;
}

export function effectIn(words: EffectWords) {
  return (piece: Equipment): string => {
    const card = EQUIPMENT[piece];
    const bonuses = (['attack', 'defence', 'capacity'] as const).flatMap((of) =>
      card[of] === undefined ? [] : [`+${card[of]} ${words[of]}`],
    );
    const gifts = [
      ...(card.ability ? [words.abilities[card.ability]] : []),
      ...(card.extra ? [words.extra(card.extra)] : []),
      ...(card.make === 'soul' ? [words.soul] : []),
    ];
    return [...bonuses, ...gifts].join(', ');
  };
}

export function costOf(formula: FormulaId): readonly Thing[] {
  return COST[formula];
}
