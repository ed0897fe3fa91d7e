import { isFileAddress, keepOpened } from '@/components/kit/opened-file';

interface SystemPath {
  readonly path: string;
  readonly initial: boolean;
}

/** A file with which the app is opened leads to where games are imported. */
export function redirectSystemPath({ path }: SystemPath): string {
  return isFileAddress(path) ? `/import?opened=${keepOpened(path)}` : path;
}
