import type { Colour } from '@/engine/core/guise';

/** Drawn around 0, 0 within a radius of 17. */
export const SHAPES: Readonly<Record<Colour, string>> = {
  orange: 'M0-14A14 14 0 1 1-.1-14Z',
  sky: 'M-12-12H12V12H-12Z',
  green: 'M0-16L16 0 0 16-16 0Z',
  yellow: 'M0-17C5-9 13-4 13 4A13 12 0 0 1-13 4C-13-4-5-9 0-17Z',
  blue: 'M-13-13H13V2Q12 11 0 16-12 11-13 2Z',
  vermilion: 'M0-15L15 11H-15Z',
  purple: 'M-8-14H8L16 0 8 14H-8L-16 0Z',
};
