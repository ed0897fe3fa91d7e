import type { GameText } from '@/engine/core/text';
import type { Colour, Goods, Potion, Role, Spell, Stack } from '../data';
import type { WitchsBrew } from '../state';

export interface WitchsBrewText extends GameText<WitchsBrew> {
  readonly roles: Readonly<Record<Role, string>>;
  /** What is said aloud to call or claim a role: "I am the Witch!", "No, I am the Witch!" */
  readonly calls: Readonly<Record<Role, string>>;
  readonly claims: Readonly<Record<Role, string>>;
  /** "So be it" */
  readonly soBeIt: string;
  /** "has no Witch" */
  readonly lacks: Readonly<Record<Role, string>>;
  /** What a role gives, in a few words: the full action and the favour. */
  readonly full: Readonly<Record<Role, string>>;
  readonly favour: Readonly<Record<Role, string>>;
  /** Names of spells stay Latin; this says in a few words what they do. */
  readonly spells: Readonly<Record<Spell, string>>;
  readonly spellEffects: Readonly<Record<Spell, string>>;
  /** "wolf blood", "snake venom", "herb juice" */
  readonly drops: Readonly<Record<Colour, string>>;
  readonly stacks: Readonly<Record<Stack, string>>;
  /** "2 wolf blood, 1 herb juice and 2 gold"; never empty words. */
  goods(goods: Goods): string;
  /** "potion of the iron cauldron, 4 points, with a raven" */
  potion(potion: Potion): string;
}
