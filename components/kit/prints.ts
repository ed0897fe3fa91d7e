import { FACTS } from '@/assets/prints/kit/facts';
import { FILES } from '@/assets/prints/kit/files';
import { makeDrawing } from './drawing/drawing';
import { makeAlbum } from './drawing/print';

/** What the kit and the cabinet show. */
export const kitAlbum = makeAlbum(FACTS, FILES);
export const { print } = kitAlbum;

/** All of it was drawn before. */
export const Drawing = makeDrawing(() => {
  throw new Error('The kit draws nothing anew');
});
