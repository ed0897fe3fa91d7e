import type { GameText } from '@/engine/core/text';
import type { Equipment, FormulaId, Homunculus, Stone } from '../cards';
import type { Ability, Action, Alchemist, City, Extension, Kind, Mission, Thing, Tower } from '../data';
import type { Hex, Land, Spot, Terrain, Tile } from '../map';
import type { FigureId, MateriaPrima } from '../state';

export interface MateriaPrimaText extends GameText<MateriaPrima> {
  /** Elements and the soul stone. */
  readonly things: Readonly<Record<Thing, string>>;
  readonly alchemists: Readonly<Record<Alchemist, string>>;
  readonly homunculi: Readonly<Record<Homunculus, string>>;
  readonly equipment: Readonly<Record<Equipment, string>>;
  readonly stones: Readonly<Record<Stone, string>>;
  /** What the formulas of a kind are: "homunculus". */
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly towers: Readonly<Record<Tower, string>>;
  readonly extensions: Readonly<Record<Extension, string>>;
  /** What an extension does, in one sentence. */
  readonly powers: Readonly<Record<Extension, string>>;
  readonly missions: Readonly<Record<Mission, string>>;
  /** What a mission asks for, in one or two sentences. */
  readonly tasks: Readonly<Record<Mission, string>>;
  readonly cities: Readonly<Record<City, string>>;
  readonly tiles: Readonly<Record<Tile, string>>;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly actions: Readonly<Record<Action, string>>;
  /** What an ability does, in one sentence. */
  readonly abilities: Readonly<Record<Ability, string>>;
  /** "the Water mine by Windshire", "the hills east of Hammerbreach", "the west of the Blue Woods" */
  place(hex: Hex, spot: Spot): string;
  /** "at the Water mine by Windshire", "in the hills east of Hammerbreach", "in Windshire" */
  at(hex: Hex, spot: Spot): string;
  /** "Fire mine", "Windshire", "heath" */
  land(land: Land): string;
  figure(figure: FigureId): string;
  /** The same in a sentence: "il Folletto di Ruggine", "Lenka". */
  theFigure(figure: FigureId): string;
  formula(formula: FormulaId): string;
  /** "2 Fire and 1 Gold"; never empty words. */
  thingsOf(things: readonly Thing[]): string;
  /** "one additional Move a turn" */
  extra(action: Action): string;
  /** What a worn piece gives, in a few words: "+1 attack". */
  effect(equipment: Equipment): string;
  /** "Fire and Iron"; a soul stone may be in it. */
  cost(formula: FormulaId): string;
  /** "2 different elements of level 1": what the next extension of a tower with so many costs. */
  price(extensions: number): string;
}
