/** The cork stands so far above the glass. */
const TOP = 5;

/** The outline of a jar that takes up so much room with its cork. */
export function glassOf(w: number, height: number): string {
  const h = height - TOP;
  const foot = h + TOP;
  const y = (share: number) => TOP + h * share;
  return (
    `M${w * 0.26} ${TOP}H${w * 0.74}V${y(0.16)}Q${w} ${y(0.22)} ${w} ${y(0.42)}V${foot - 7}` +
    `Q${w} ${foot} ${w - 7} ${foot}H7Q0 ${foot} 0 ${foot - 7}V${y(0.42)}Q0 ${y(0.22)} ${w * 0.26} ${y(0.16)}Z`
  );
}

/** So many drops fill it. */
const FULL = 7;

/** How far down the liquid begins. */
export function liquidTop(h: number, count: number): number {
  return count === 0 ? h + 2 : h - 4 - (h - TOP) * 0.74 * Math.min(1, count / FULL);
}
