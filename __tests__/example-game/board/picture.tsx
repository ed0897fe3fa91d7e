import type { PictureProps } from '@/components/kit/board';
import { Numeral } from '@/components/kit/type';
import type { HighCard } from '../engine/state';

/** How many cards are left to draw. */
export function HighCardPicture({ view, size }: PictureProps<HighCard>) {
  return <Numeral size={size / 2}>{view.deckSize}</Numeral>;
}
