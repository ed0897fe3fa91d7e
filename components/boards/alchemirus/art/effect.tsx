import { memo } from 'react';

import type { Card } from '@/engine/games/alchemirus/data';
import { EFFECT_BOX, EFFECT_SIZE, effectOf } from './effect-plan';
import { Figure } from './figure';
import { Laid } from './piece';
import { print } from './prints';

interface CardEffectProps {
  readonly card: Card;
  /** The height of a sign. */
  readonly size: number;
  /** Where its middle lies in its holder. */
  readonly x: number;
  readonly y: number;
}

/** A row of signs that say what a card does, for parchment. */
export const CardEffect = memo(function CardEffect({ card, size, x, y }: CardEffectProps) {
  const unit = size / EFFECT_SIZE;
  const room = { width: size * 1.2, height: size };
  return (
    <>
      <Laid
        print={print(`effect-${card}`)}
        space={{ left: -x / unit, top: -y / unit, unit }}
        box={EFFECT_BOX}
      />
      {effectOf(card).map(({ sign, x: middle }) =>
        sign.type === 'count' ? (
          <Figure
            key={middle}
            size={size * 0.76}
            colour="#4a3520"
            room={room}
            place={{ left: x + middle * unit - room.width / 2, top: y - size / 2 }}
          >
            {sign.count}
          </Figure>
        ) : null,
      )}
    </>
  );
});
