import type { Seat } from '@/engine/core/seat';
import type { Role, Spell, Stack } from '@/engine/games/witchs-brew/data';

/** What can be explained: by a long press, or by a tap where nothing else is meant. */
export type Subject =
  | { readonly type: 'role'; readonly role: Role }
  | { readonly type: 'spell'; readonly spell: Spell }
  | { readonly type: 'stack'; readonly stack: Stack }
  | { readonly type: 'player'; readonly seat: Seat }
  | { readonly type: 'clock' };
