import { memo } from 'react';
import { View } from 'react-native';

import { BACK_BOX, cardHeight, DECK_BOX } from './card-plan';
import { Laid } from './piece';
import { print } from './prints';

interface CardBackProps {
  readonly width: number;
  readonly height?: number;
  /** How far it lies from the left of whatever holds it. */
  readonly left?: number;
}

/** A card face down, laid where its holder has room for it. */
export const CardBack = memo(function CardBack({
  width,
  height = cardHeight(width),
  left = 0,
}: CardBackProps) {
  const [unit, down] = [width / 100, height / 152];
  return <Laid print={print('back')} space={{ left: -left / unit, top: 0, unit, down }} box={BACK_BOX} />;
});

/** How many cards of a pile are seen, and how many cards one of them stands for. */
const SEEN = 4;
const EACH = 12;

interface DeckProps {
  readonly count: number;
  readonly width: number;
}

/** The deck: as many backs one over the other as there are, up to four; the upper one lies at the upper left. */
export const Deck = memo(function Deck({ count, width }: DeckProps) {
  const seen = Math.min(SEEN, Math.ceil(count / EACH));
  return (
    <View style={{ width, height: cardHeight(width) }} aria-hidden>
      {seen === 0 ? null : (
        <Laid
          print={print(`deck-${seen as 1 | 2 | 3 | 4}`)}
          space={{ left: 0, top: 0, unit: width / 100 }}
          box={DECK_BOX}
        />
      )}
    </View>
  );
});
