import { memo } from 'react';
import { StyleSheet } from 'react-native';

import { widthOf } from '@/components/kit/drawing/print';
import type { Potion, Stack } from '@/engine/games/witchs-brew/data';
import { CARD_BOX, CARD_MARGIN } from './boxes';
import { Drawing } from './drawing';
import { Piece } from './piece';
import { print } from './prints';
import { Points } from './small-pieces';

export const potionCardHeight = (width: number): number => width * 1.4;

type Names = Parameters<typeof print>[0];

/** What is of one stack and worth the same looks the same. */
const nameOf = ({ stack, points }: Potion) => `potion-${stack}-${points}` as Names;

interface PotionCardProps {
  readonly potion: Potion;
  readonly width: number;
}

const SEAL = 34.5;
const SEAL_FROM = 5;

/** A potion card, `width` by 1.4 `width`: bottle, price, points in wax, and a raven where there is one. */
export const PotionCard = memo(function PotionCard({ potion, width }: PotionCardProps) {
  const unit = width / 100;
  return (
    <Piece layers={[{ print: print(nameOf(potion)) }]} box={CARD_BOX} margin={CARD_MARGIN} width={width}>
      <Points points={potion.points} size={SEAL * unit} left={SEAL_FROM * unit} top={SEAL_FROM * unit} />
    </Piece>
  );
});

/** How far the edge of a card hangs below the line. */
const BELOW_LINE = 14;

interface HungCardProps extends PotionCardProps {
  /** From the left of the line. */
  readonly left: number;
}

/** A potion of a cauldron that hangs on the line by a peg, laid on its parent. */
export const HungCard = memo(function HungCard({ potion, width, left }: HungCardProps) {
  const card = print(`hung-${potion.stack}-${potion.points}` as Names);
  const [x, y, across, high] = card.box;
  const unit = width / 100;
  const top = BELOW_LINE + (y - CARD_BOX[1]) * unit;
  return (
    <>
      <Drawing
        layers={[{ print: card }]}
        viewBox={card.box}
        width={across * unit}
        height={high * unit}
        style={[styles.hung, { left: left + (x - CARD_BOX[0]) * unit, top }]}
      />
      <Points
        points={potion.points}
        size={SEAL * unit}
        left={left + SEAL_FROM * unit}
        top={BELOW_LINE + SEAL_FROM * unit}
      />
    </>
  );
});

const BACK = [{ print: print('potion-back') }];

/** A potion face down, `width` by 1.4 `width`. */
export const PotionBack = memo(function PotionBack({ width }: { readonly width: number }) {
  return <Piece layers={BACK} box={CARD_BOX} margin={CARD_MARGIN} width={width} />;
});

interface BottleProps {
  readonly stack: Stack;
  /** Its height; it is three quarters as wide. */
  readonly size: number;
}

export const Bottle = memo(function Bottle({ stack, size }: BottleProps) {
  const bottle = print(`bottle-${stack}`);
  return (
    <Drawing
      layers={[{ print: bottle }]}
      viewBox={bottle.box}
      width={widthOf(bottle, size)}
      height={size}
      isSmall={size < 30}
    />
  );
});

const styles = StyleSheet.create({ hung: { position: 'absolute' } });
