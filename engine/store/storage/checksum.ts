import { str as crc32 } from 'crc-32';

export function checksum(text: string): number {
  return crc32(text) >>> 0;
}
