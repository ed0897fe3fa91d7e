import { FACTS } from '@/assets/prints/alchemirus/facts';
import { FILES } from '@/assets/prints/alchemirus/files';
import { makeAlbum } from '@/components/kit/drawing/print';

export const album = makeAlbum(FACTS, FILES);
export const { print } = album;
