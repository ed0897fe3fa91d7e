import { handCut, round, times, type Chance } from './drawing/geometry';

/** Hand-made lines: always the same for the same seed, so that a thing keeps its shape. */

/** A rectangle as cut by hand: a smooth closed path that strays by `stray` from the straight line. */
export function cutRectangle(
  width: number,
  height: number,
  stray: number,
  random: Chance,
  step = 15,
): string {
  const [right, foot] = [width - stray, height - stray];
  const corners = [
    [stray, stray],
    [right, stray],
    [right, foot],
    [stray, foot],
  ] as const;
  return handCut(corners, stray, step, random);
}

/** Short strokes strewn over a sheet: the fibres of parchment. */
export function fibres(width: number, height: number, random: Chance): string {
  const count = Math.min(220, Math.round((width * height) / 1100));
  return times(count, () => {
    const length = 5 + random() * 14;
    const x = 6 + random() * Math.max(1, width - 26);
    const y = 5 + random() * Math.max(1, height - 10);
    return `M${round(x)} ${round(y)}q${round(length / 2)} ${round((random() - 0.5) * 5)} ${round(length)} ${round((random() - 0.5) * 4)}`;
  }).join('');
}

/** Long strokes along the boards of a bench. */
export function grain(width: number, height: number, count: number, random: Chance): string {
  return times(count, () => {
    const length = 90 + random() * 260;
    const half = round(length / 2);
    return (
      `M${round(random() * width * 0.8 - 40)} ${round(random() * height)}` +
      `q${round(length * 0.3)} ${round(random() * 8 - 4)} ${half} ${round(random() * 4 - 2)}` +
      `t${half} ${round(random() * 6 - 3)}`
    );
  }).join('');
}
