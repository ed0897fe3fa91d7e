import type { Seat } from '@/engine/core/seat';
import type { Equipment, FormulaId } from '@/engine/games/materia-prima/cards';
import type { Extension } from '@/engine/games/materia-prima/data';
import type { Hex } from '@/engine/games/materia-prima/map';
import type { FigureId } from '@/engine/games/materia-prima/state';

/** What lies open over the table: something to do, or something to read. */
export type Opened =
  | { readonly type: 'tower' }
  | { readonly type: 'formulas' }
  | { readonly type: 'mission' }
  /** Research, and what the city where the alchemist is sells. */
  | { readonly type: 'city' }
  | { readonly type: 'fight'; readonly figure: FigureId; readonly target: FigureId }
  | { readonly type: 'drop'; readonly figure: FigureId }
  | { readonly type: 'pickUp'; readonly figure: FigureId }
  | { readonly type: 'pack'; readonly figure: FigureId; readonly isEquip: boolean }
  /** What is asked, where that takes a sheet. */
  | { readonly type: 'question' }
  | { readonly type: 'player'; readonly seat: Seat }
  | { readonly type: 'figure'; readonly figure: FigureId }
  | { readonly type: 'hex'; readonly hex: Hex }
  | { readonly type: 'formula'; readonly formula: FormulaId }
  | { readonly type: 'gear'; readonly piece: Equipment }
  | { readonly type: 'extension'; readonly extension: Extension }
  | { readonly type: 'legend' }
  | { readonly type: 'list' };
