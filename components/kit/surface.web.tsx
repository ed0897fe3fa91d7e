import type { Drawn } from './drawing/catalogue';
import { makeDrawing } from './drawing/drawing';
import { keeper } from './drawing/once';
import { catalogue } from './drawn/surfaces';
import type { SurfaceProps } from './surface-props';
import type { Scheme } from './tokens';

const Drawing = makeDrawing(catalogue.paints);
const kept = keeper<Extract<Drawn['layers'], readonly unknown[]>>();

const drawnIn = ({ layers }: Drawn, theme: Scheme) => (typeof layers === 'function' ? layers(theme) : layers);

/** What lies behind everything else: a browser draws it as quickly as it would fetch it. */
export function Surface({ name, theme = 'dark', ...size }: SurfaceProps) {
  const drawn = catalogue.drawn[name];
  return (
    <Drawing
      layers={kept(`${name} ${theme}`, () => drawnIn(drawn, theme))}
      viewBox={drawn.box}
      theme={theme}
      {...size}
    />
  );
}
