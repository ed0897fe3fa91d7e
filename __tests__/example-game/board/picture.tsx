import { Rect } from 'react-native-svg';

import type { PictureProps } from '@/components/kit/board';
import { StillLife } from '@/components/kit/still-life';
import { Numeral } from '@/components/kit/type';
import type { HighCard } from '../engine/state';

/** How many cards are left to draw. */
export function HighCardPicture({ view, size }: PictureProps<HighCard>) {
  return <Numeral size={size / 2}>{view.deckSize}</Numeral>;
}

/** In the cabinet: two cards, one of them face down. */
export function HighCardStillLife() {
  return (
    <StillLife>
      <Rect x={30} y={40} width={50} height={72} rx={6} fill="#3A2A5E" stroke="#E2B04A" strokeWidth={3} />
      <Rect x={88} y={40} width={50} height={72} rx={6} fill="#F3E6C4" stroke="#E2B04A" strokeWidth={3} />
    </StillLife>
  );
}
