import { FACTS } from '@/assets/prints/materia-prima/facts';
import { FILES } from '@/assets/prints/materia-prima/files';
import { makeAlbum } from '@/components/kit/drawing/print';

export type PrintName = keyof typeof FACTS;

export const album = makeAlbum(FACTS, FILES);
export const { print } = album;

export const hasPrint = (name: string): name is PrintName => name in FACTS;
