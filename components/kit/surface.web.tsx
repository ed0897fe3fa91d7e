import { BENCH_BOXES, boardsOf, type BenchName } from './bench-boards';
import { makeDrawing } from './drawing/drawing';
import { keeper } from './drawing/once';
import type { SurfaceProps } from './surface-props';

const Drawing = makeDrawing(() => {
  throw new Error('The bench is drawn in plain colours');
});
const kept = keeper<ReturnType<typeof boardsOf>>();

/** What lies behind everything else: a browser draws it as quickly as it would fetch it. Parchment it cuts to size. */
export function Surface({ name, theme = 'dark', ...size }: SurfaceProps<BenchName>) {
  const layers = kept(`${name} ${theme}`, () => boardsOf(name, theme));
  return <Drawing layers={layers} viewBox={BENCH_BOXES[name]} theme={theme} {...size} />;
}
