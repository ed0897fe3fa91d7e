import { FACTS } from '@/assets/prints/witchs-brew/facts';
import { FILES } from '@/assets/prints/witchs-brew/files';
import { makeAlbum } from '@/components/kit/drawing/print';

export const album = makeAlbum(FACTS, FILES);
export const { print } = album;
