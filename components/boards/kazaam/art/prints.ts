import { FACTS } from '@/assets/prints/kazaam/facts';
import { FILES } from '@/assets/prints/kazaam/files';
import { makeAlbum } from '@/components/kit/drawing/print';

export const album = makeAlbum(FACTS, FILES);
export const { print } = album;
