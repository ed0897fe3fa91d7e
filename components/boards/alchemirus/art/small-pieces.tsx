import { memo, type ReactNode, type Ref } from 'react';
import { StyleSheet, View } from 'react-native';

import type { FieldAction } from '@/engine/games/alchemirus/data';
import { Drawing } from './drawing';
import { Figure } from './figure';
import type { Theme } from './paints';
import { Sign } from './piece';
import { print } from './prints';
import {
  CARD_SIGN_BOX,
  CRATE_BOX,
  HOUSE_SIGN_BOX,
  ICON_BOX,
  LAUREL_BOX,
  MEDALLION_BOX,
  SEAL_BOX,
  TICK_BOX,
} from './small-plan';

interface Sized {
  readonly size: number;
}

interface LaurelProps extends Sized {
  readonly theme: Theme;
  /** Written in it: as a rule somebody's fame. */
  readonly children?: ReactNode;
  /** Another colour than the theme's gold. */
  readonly tone?: 'taken' | 'offered';
  /** Tells where it is. */
  readonly anchor?: Ref<View>;
}

/** Fame: a wreath, perhaps with a number. `size` high, 1.07 times as wide. */
export const Laurel = memo(function Laurel({ size, theme, children, tone, anchor }: LaurelProps) {
  if (children === undefined || children === null) {
    const bare = { print: print(tone ? `laurel-${tone}` : 'laurel') };
    return <Sign marks={bare} box={LAUREL_BOX} size={size} theme={theme} />;
  }
  const room = { width: (size * LAUREL_BOX[2]) / LAUREL_BOX[3], height: size };
  return (
    <View ref={anchor} collapsable={anchor === undefined} style={styles.piece} aria-hidden>
      <Sign marks={{ print: print('laurel-filled') }} box={LAUREL_BOX} size={size} theme={theme} />
      <Figure size={size * 0.42} colour="#fff3cf" room={room}>
        {children}
      </Figure>
    </View>
  );
});

/** A fame token: a star in a wreath. `size` high, 1.07 times as wide. */
export const FameToken = memo(function FameToken({ size }: Sized) {
  return <Sign marks={{ print: print('fame-token') }} box={LAUREL_BOX} size={size} />;
});

/** A card as currency: `size` high, 0.74 times as wide. */
export const CardSign = memo(function CardSign({ size }: Sized) {
  return <Sign marks={{ print: print('card-sign') }} box={CARD_SIGN_BOX} size={size} />;
});

/** A building, to be counted. A square. */
export const HouseSign = memo(function HouseSign({ size, theme }: Sized & { readonly theme: Theme }) {
  return <Sign marks={{ print: print('house') }} box={HOUSE_SIGN_BOX} size={size} theme={theme} />;
});

/** Any good. A square. */
export const GoodsSign = memo(function GoodsSign({ size }: Sized) {
  return <Sign marks={{ print: print('crate') }} box={CRATE_BOX} size={size} />;
});

interface Place {
  readonly left: number;
  readonly top: number;
}

interface PlacedProps extends Sized {
  /** Where it lies in its holder. */
  readonly place: Place;
}

const laidAt = (place: Place) => ({ position: 'absolute', ...place }) as const;

interface CostSealProps extends PlacedProps {
  readonly cost: ReactNode;
  /** Gloria's, with red rays. */
  readonly isStar?: boolean;
}

/** What a card costs, in brass. A square. */
export const CostSeal = memo(function CostSeal({ cost, size, place, isStar = false }: CostSealProps) {
  return (
    <>
      <Drawing
        layers={[{ print: print(isStar ? 'cost-star' : 'cost') }]}
        viewBox={SEAL_BOX}
        width={size}
        height={size}
        style={laidAt(place)}
      />
      <Figure
        size={size * 0.42}
        colour="#2b1806"
        room={{ width: size, height: size }}
        place={place}
        isEngraved
      >
        {cost}
      </Figure>
    </>
  );
});

/** A wax seal with a tick: this one pays. A square. */
export const WaxTick = memo(function WaxTick({ size, place }: PlacedProps) {
  return (
    <Drawing
      layers={[{ print: print('tick') }]}
      viewBox={TICK_BOX}
      width={size}
      height={size}
      style={laidAt(place)}
    />
  );
});

interface FieldSignProps extends Sized {
  readonly action: FieldAction;
}

/** A field as a brass medal. A square. */
export const FieldMedal = memo(function FieldMedal({ action, size }: FieldSignProps) {
  return <Sign marks={{ print: print(`medallion-${action}`) }} box={MEDALLION_BOX} size={size} />;
});

/** What a field does, engraved in the brass of a button. A square. */
export const FieldIcon = memo(function FieldIcon({ action, size }: FieldSignProps) {
  return <Sign marks={{ print: print(`icon-${action}`) }} box={ICON_BOX} size={size} />;
});

const styles = StyleSheet.create({ piece: { pointerEvents: 'none' } });
