import { FACTS } from '@/assets/prints/surfaces/facts';
import { FILES } from '@/assets/prints/surfaces/files';
import { makeDrawing } from './drawing/drawing';
import { makeAlbum } from './drawing/print';
import type { SurfaceProps } from './surface-props';

/** Read when they are shown, since they are large: what they lie on has their colour already. */
const { print } = makeAlbum(FACTS, FILES);

const Drawing = makeDrawing(() => {
  throw new Error('A surface is drawn already');
});

/** What lies behind everything else, as a picture. */
export function Surface({ name, ...drawn }: SurfaceProps) {
  return <Drawing layers={[{ print: print(name) }]} viewBox={FACTS[name].box} {...drawn} />;
}
