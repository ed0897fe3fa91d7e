import type { GameText } from '@/engine/core/text';
import type { Card, Currency, FieldAction, Good, SpiritPlace, Stall } from '../data';
import type { Alchemirus } from '../state';

/** What is offered for a good; a currency that is missing is not offered. */
export type Price = Partial<Readonly<Record<Currency, number>>>;

export interface AlchemirusText extends GameText<Alchemirus> {
  /** Latin in every language, as on the box. */
  readonly cards: Readonly<Record<Card, string>>;
  /** The plain word under the Latin name: "garden". */
  readonly plain: Readonly<Record<Card, string>>;
  /** What a card does, in one sentence. */
  readonly effects: Readonly<Record<Card, string>>;
  readonly goods: Readonly<Record<Good, string>>;
  readonly fields: Readonly<Record<FieldAction, string>>;
  /** What one may do on a field, in one sentence. */
  readonly fieldEffects: Readonly<Record<FieldAction, string>>;
  readonly places: Readonly<Record<SpiritPlace, string>>;
  /** What the Spirit hinders there, in one sentence. */
  readonly hauntings: Readonly<Record<SpiritPlace, string>>;
  /** How much a stall sells in one visit: "up to 3 goods". */
  readonly stallLimits: Readonly<Record<Stall, string>>;
  readonly currencies: Readonly<Record<Currency, string>>;
  /** A field by its place on the ring; of two alike it says which. */
  field(field: number): string;
  /** "3 cards" */
  amount(count: number, currency: Currency): string;
  /** "3 cards or 1 fame" */
  price(price: Price): string;
  /** "2 herbs and 1 gold"; never empty words. */
  goodsOf(goods: readonly Good[]): string;
  /** "1 Horten and 2 Pergula"; never empty words. */
  cardsOf(cards: readonly Card[]): string;
}
