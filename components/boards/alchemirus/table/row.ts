/** So much of a card stays in sight where there are many. */
const LEAST_SEEN = 42;

/** Cards of a hand side by side. */
export interface RowPlan {
  readonly step: number;
  readonly left: number;
  readonly width: number;
  readonly isScrolled: boolean;
}

/** They overlap as much as they must; where they do not fit even so, the row is moved sideways. */
export function rowOf(count: number, card: number, width: number): RowPlan {
  if (count < 2) return { step: 0, left: (width - card) / 2, width, isScrolled: false };
  const fitting = (width - card - 8) / (count - 1);
  const step = Math.max(LEAST_SEEN, Math.min(card + 4, fitting));
  const whole = card + step * (count - 1) + 8;
  return {
    step,
    left: whole <= width ? (width - whole) / 2 + 4 : 4,
    width: Math.max(whole, width),
    isScrolled: whole > width + 0.5,
  };
}
