import type { Language } from '@/engine/core/text';
import type { Level } from '@/engine/games/materia-prima/data';

import { en } from './en';
import { fr } from './fr';
import { it } from './it';
import type { SheetWords } from './sheets';
import type { TableWords } from './table';

/** What the list of figures and hexes says. */
export interface ListWords {
  readonly title: string;
  readonly yours: string;
  readonly others: string;
  readonly othersOf: (name: string) => string;
  readonly hexes: string;
  readonly deeds: string;
  readonly noDeeds: string;
  readonly select: (figure: string) => string;
  readonly selected: string;
  readonly withOdds: (move: string, odds: string) => string;
}

/** What only the board says; names, questions, moves and refusals come from the game's own texts. */
export interface BoardWords {
  /** What stands round the map. */
  readonly table: TableWords;
  /** What lies over it. */
  readonly sheets: SheetWords;
  readonly list: ListWords;

  readonly skip: string;
  readonly close: string;
  readonly rule: string;
  readonly pickUp: string;
  readonly explainHint: string;

  /** How hexes, figures, cards and players are described. */
  readonly towerOf: (name: string) => string;
  readonly figureOf: (figure: string, name: string) => string;
  readonly lying: (things: string) => string;
  readonly carrying: (things: string) => string;
  readonly carriesNothing: string;
  readonly load: (carried: number, capacity: number) => string;
  readonly attack: (dice: number) => string;
  readonly defence: (dice: number) => string;
  readonly capacity: (count: number) => string;
  readonly actions: (count: number) => string;
  readonly actionsLeft: (count: number) => string;
  readonly additional: (actions: string) => string;
  readonly actsNextTurn: string;
  readonly soulless: string;
  readonly soulStones: (count: number) => string;
  readonly wears: (gear: string) => string;
  readonly level: (level: Level) => string;
  readonly costs: (cost: string) => string;
  readonly wisdom: (count: number) => string;
  readonly fragments: (levels: string) => string;
  readonly hasStone: string;
  readonly homunculi: (count: number) => string;
  readonly formulas: (count: number) => string;
  readonly extensions: (count: number) => string;
  readonly offers: (kinds: string) => string;
  readonly sells: (extension: string) => string;
  readonly chance: (percent: string) => string;
  readonly attacks: (figure: string, target: string) => string;
}

export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { en, it, fr };
