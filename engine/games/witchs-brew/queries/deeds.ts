import { FAVOUR, FULL, SPELL_DEEDS, SPELLS, type Deed, type Role, type Spared, type Spell } from '../data';
import type { Source } from '../state';

/** WB-23, WB-24: what the role lets one do while this spell lies open. */
export function deedOf(spell: Spell, role: Role, isFull: true): Deed;
export function deedOf(spell: Spell, role: Role, isFull: boolean): Deed | Spared;
export function deedOf(spell: Spell, role: Role, isFull: boolean): Deed | Spared {
  if (!isFull) return FAVOUR[role];
  return role === 'warlock' ? SPELL_DEEDS[spell] : FULL[role];
}

/** Under whose name the effect goes: a warlock's full action is that of the open spell. */
export function sourceOf(spell: Spell, role: Role, isFull: boolean): Source {
  return role === 'warlock' && isFull ? spell : role;
}

export function isSpell(source: Source): source is Spell {
  return SPELLS.some((spell) => spell === source);
}
