import { at, sum } from '@/engine/core/list';
import { joined } from '@/engine/core/wording';
import { COST, EQUIPMENT, FORMULA_LEVEL, type Equipment, type FormulaId } from '../cards';
import { THINGS, type Ability, type Action, type Thing } from '../data';
import { HEX_NAMES, type Hex } from '../map';

/** What the texts of all languages are made with. */

export function hexName(hex: Hex): string {
  return at(HEX_NAMES, hex);
}

export const total = (dice: readonly number[]): number => sum(dice);

/** What a language needs to count things. */
export interface CountWords {
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
export interface EffectWords {
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

export function levelOf(formula: FormulaId): number {
  return FORMULA_LEVEL[formula];
}
