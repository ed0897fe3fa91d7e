import type { Seat } from '@/engine/core/seat';
import type { FormulaId } from '@/engine/games/materia-prima/cards';
import type { Extension } from '@/engine/games/materia-prima/data';
import type { Hex } from '@/engine/games/materia-prima/map';
import type { FigureId } from '@/engine/games/materia-prima/state';

/** What can lie open over the table. */
export type Opened =
  | { readonly type: 'tower' }
  | { readonly type: 'formulas' }
  | { readonly type: 'mission' }
  /** Research, and what is sold where the alchemist is. */
  | { readonly type: 'city' }
  | { readonly type: 'activate' }
  | { readonly type: 'fight'; readonly figure: FigureId; readonly target: FigureId }
  | { readonly type: 'drop'; readonly figure: FigureId }
  | { readonly type: 'pickUp'; readonly figure: FigureId }
  | { readonly type: 'pack'; readonly figure: FigureId }
  /** Elements alone, as part of what was just done. */
  | { readonly type: 'shift' }
  /** What is asked now. */
  | { readonly type: 'question' }
  | { readonly type: 'player'; readonly seat: Seat }
  | { readonly type: 'figure'; readonly figure: FigureId }
  | { readonly type: 'hex'; readonly hex: Hex }
  | { readonly type: 'formula'; readonly formula: FormulaId }
  | { readonly type: 'extension'; readonly extension: Extension }
  | { readonly type: 'legend' }
  | { readonly type: 'list' };
