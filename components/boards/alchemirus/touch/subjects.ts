import type { Seat } from '@/engine/core/seat';
import type { Card, SpiritPlace } from '@/engine/games/alchemirus/data';

/** What can be explained: by a long press, or by a tap where nothing else is meant. */
export type Subject =
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'field'; readonly field: number }
  | { readonly type: 'place'; readonly place: SpiritPlace }
  | { readonly type: 'plot'; readonly seat: Seat; readonly plot: number }
  | { readonly type: 'player'; readonly seat: Seat }
  | { readonly type: 'bank' }
  | { readonly type: 'fame' };
