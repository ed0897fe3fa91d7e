import type { ScoreLine } from '@/engine/core/score';
import { joined } from '@/engine/core/wording';
import { COST, EQUIPMENT, type Equipment, type FormulaId } from '../cards';
import {
  CITIES,
  EXTENSION,
  EXTENSIONS,
  MISSIONS,
  THINGS,
  type Ability,
  type Action,
  type Basic,
  type City,
  type Extension,
  type Thing,
} from '../data';
import {
  bearingOf,
  isCity,
  isMine,
  spotAt,
  type Bearing,
  type Hex,
  type Land,
  type Spot,
  type Terrain,
  type Tile,
} from '../map';
import type { FigureId, MateriaPrimaMove } from '../state';
import type { MateriaPrimaView } from '../view';
import type { MateriaPrimaText } from './text';

/** What the texts of all languages are made with. */

/** The names that are the same in every language. */
export const PROPER_NAMES = {
  alchemists: { sejlon: 'Sejlon', vitrudes: 'Vitrudes', lenka: 'Lenka', wilka: 'Wilka' },
  cities: { blackholm: 'Blackholm', windshire: 'Windshire', hammerbreach: 'Hammerbreach' },
} satisfies Partial<MateriaPrimaText>;

type Names = Pick<
  MateriaPrimaText,
  'things' | 'alchemists' | 'homunculi' | 'equipment' | 'stones' | 'cities' | 'terrains'
>;

/** What a language needs, besides the names, to call a mine and what a formula costs. */
interface CallWords {
  and(words: readonly string[]): string;
  /** "Fire mine" */
  mine(element: Basic): string;
}

/** How figures, formulas, lands and costs are called where one of several kinds is meant. */
export function calledBy(names: Names, words: CallWords) {
  const figures: Readonly<Record<FigureId, string>> = { ...names.alchemists, ...names.homunculi };
  const formulas: Readonly<Record<FormulaId, string>> = {
    ...names.homunculi,
    ...names.equipment,
    ...names.stones,
  };
  return {
    figure: (id: FigureId): string => figures[id],
    formula: (id: FormulaId): string => formulas[id],
    land: (land: Land): string => {
      if (isMine(land)) return words.mine(land);
      return isCity(land) ? names.cities[land] : names.terrains[land];
    },
    cost: (formula: FormulaId): string => words.and(COST[formula].map((thing) => names.things[thing])),
  };
}

/** What a language needs to say what an extension does. */
interface PowerWords {
  readonly convert: string;
  readonly move: string;
  readonly research: string;
  produce(element: Basic): string;
  pair(one: Basic, other: Basic): string;
}

export function powersIn(words: PowerWords): MateriaPrimaText['powers'] {
  const said = (extension: Extension): string => {
    const power = EXTENSION[extension];
    switch (power.type) {
      case 'produce':
        return words.produce(power.element);
      case 'pair':
        return words.pair(...power.elements);
      case 'convert':
      case 'move':
      case 'research':
        return words[power.type];
    }
  };
  return Object.fromEntries(EXTENSIONS.map((extension) => [extension, said(extension)])) as Readonly<
    Record<Extension, string>
  >;
}

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

type Walk = Extract<MateriaPrimaMove, { readonly type: 'move' }>;

/** What a language needs to say that a figure walks. */
interface WalkWords {
  /** "Move Lenka home to the tower" */
  home(figure: FigureId): string;
  /** "Move Lenka", and "to Windshire" */
  away(figure: FigureId): string;
  to(hex: Hex, spot: Spot): string;
}

export function walkIn(words: WalkWords) {
  return ({ figure, to }: Walk, seen: MateriaPrimaView | undefined): string =>
    isHomeOf(seen, figure, to) ? words.home(figure) : doneAt(words.away(figure), to, seen, words.to);
}

/** Whether the figure's owner has a tower there. */
function isHomeOf(seen: MateriaPrimaView | undefined, figure: FigureId, hex: Hex): boolean {
  return (
    seen?.players.some(({ home, figures }) => home === hex && figures.some(({ id }) => id === figure)) ??
    false
  );
}

/** What a language needs to count things. */
interface CountWords {
  readonly things: MateriaPrimaText['things'];
  readonly and: string;
  readonly nothing: string;
  souls(count: number): string;
}

/** Elements have no plural. */
export function thingsIn(words: CountWords) {
  const counted = (count: number, thing: Thing) =>
    thing === 'soul' ? words.souls(count) : `${count} ${words.things[thing]}`;
  return (things: readonly Thing[]): string => {
    const named = THINGS.map((thing) => ({ thing, count: things.filter((one) => one === thing).length }))
      .filter(({ count }) => count > 0)
      .map(({ thing, count }) => counted(count, thing));
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

/** What the cities offer, by name. */
export function onOffer(
  market: readonly (Extension | null)[],
  names: MateriaPrimaText['extensions'],
): readonly string[] {
  return market.flatMap((extension) => (extension ? [names[extension]] : []));
}

/** Which mission a line of the score counts, and what became of it; null where it counts something else. */
export function missionNote(names: MateriaPrimaText['missions'], fulfilled: string, failed: string) {
  return ({ what, count }: ScoreLine): string | null => {
    const mission = MISSIONS.find((one) => one === what);
    return mission ? `${names[mission]}, ${count > 0 ? fulfilled : failed}` : null;
  };
}
