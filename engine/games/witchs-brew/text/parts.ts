import { sum } from '@/engine/core/list';
import type { TurnHead } from '@/engine/core/turns';
import { capital, joined } from '@/engine/core/wording';
import {
  COLOURS,
  NOTHING,
  potionOf,
  ROLES,
  SPELLS,
  type Colour,
  type Drops,
  type Goods,
  type PotionId,
  type Role,
  type Spell,
} from '../data';
import type { Source, WitchsBrew } from '../state';
import type { WitchsBrewView } from '../view';

/** The names of the spells are Latin in every language. */
export const SPELL_NAMES: Readonly<Record<Spell, string>> = {
  copia: 'Copia',
  optio: 'Optio',
  magus: 'Magus',
  strix: 'Strix',
  sanatio: 'Sanatio',
  herba: 'Herba',
  lupus: 'Lupus',
  serpens: 'Serpens',
};

/** One phrase for all roles. */
export function eachRole(phrase: (role: Role) => string): Readonly<Record<Role, string>> {
  return Object.fromEntries(ROLES.map((role) => [role, phrase(role)])) as Record<Role, string>;
}

/** What a language needs to list goods. */
interface GoodsWords {
  readonly and: string;
  readonly nothing: string;
  /** `isFirst`: no other drops were named before. */
  drops(count: number, colour: Colour, isFirst: boolean): string;
  gold(count: number): string;
  vials(count: number): string;
}

export function goodsIn(words: GoodsWords): (goods: Goods) => string {
  return (goods) => {
    const named = [
      ...dropWords(words, goods.drops),
      ...(goods.gold > 0 ? [words.gold(goods.gold)] : []),
      ...(goods.vials > 0 ? [words.vials(goods.vials)] : []),
    ];
    return named.length > 0 ? joined(named, words.and) : words.nothing;
  };
}

/** The words for goods, used for drops alone. */
export function dropsBy(goods: (goods: Goods) => string) {
  return (drops: Drops): string => goods({ ...NOTHING, drops });
}

function dropWords(words: GoodsWords, drops: Drops): readonly string[] {
  return COLOURS.filter((colour) => drops[colour] > 0).map((colour, index) =>
    words.drops(drops[colour], colour, index === 0),
  );
}

export function isNothing({ gold, drops, vials }: Goods): boolean {
  return gold + vials + sum(Object.values(drops)) === 0;
}

type Deeds = Readonly<Record<Role, string>>;

/** What whoever is asked may have his role do; null where the table is not seen. */
export function deedIn(
  seen: WitchsBrewView | undefined,
  { full, favour }: { readonly full: Deeds; readonly favour: Deeds },
): string | null {
  const what = seen?.asked?.what;
  return what?.type === 'effect' ? capital((what.isFull ? full : favour)[what.role]) : null;
}

/** "With Copia, " where a spell did it, by the language's own word; of a role the log has told before. */
export function bySpell(preposition: string) {
  return (source: Source): string => {
    const spell = SPELLS.find((one) => one === source);
    return spell ? `${preposition} ${SPELL_NAMES[spell]}, ` : '';
  };
}

export function pointsOf(potions: readonly PotionId[]): number {
  return sum(potions.map((id) => potionOf(id).points));
}

/** What begins is a round, or a trick of one. */
export function countedIn(
  { began, chapter }: TurnHead<WitchsBrew>,
  round: (set: number) => string,
  trick: (set: number, trick: number) => string,
): string | null {
  if (began?.type === 'setBegan') return round(began.set);
  return began?.type === 'led' && chapter?.type === 'setBegan' ? trick(chapter.set, began.trick) : null;
}
