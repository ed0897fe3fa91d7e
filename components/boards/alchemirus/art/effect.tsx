import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { fill, type Mark } from '@/components/kit/drawing/marks';
import { OnSurface } from '@/components/kit/theme';
import { Numeral } from '@/components/kit/type';
import { DOMO_FIELDS, GLORIA_CARDS, PRICES, STALL_SALES, type Card } from '@/engine/games/alchemirus/data';
import { Drawing } from './drawing';
import { GoodObject } from './goods';
import { CardSign, FieldIcon, GoodsSign, Laurel } from './small-pieces';

const ARROW: readonly Mark[] = [fill('M-9-2.5H3V-7L12 0L3 7V2.5H-9Z', '#7a5200')];
const BROWN = '#7a5200';

function Arrow({ size }: { readonly size: number }) {
  return <Drawing layers={[ARROW]} viewBox={[-10, -8, 23, 16]} width={size * 0.92} height={size * 0.64} />;
}

function Count({ children, size }: { readonly children: ReactNode; readonly size: number }) {
  return (
    <Numeral size={size * 0.76} maxScale={1} style={styles.count}>
      {children}
    </Numeral>
  );
}

const Fame = ({ size }: { readonly size: number }) => (
  <Laurel size={size * 1.04} theme="light" colour={BROWN} />
);

/** What a card does, in signs alone, so that it needs no words. */
function signsOf(card: Card, size: number): ReactNode {
  switch (card) {
    case 'horten':
      return [<Arrow key="to" size={size} />, <GoodObject key="good" good="herb" size={size * 1.2} />];
    case 'metalle':
      return [<Arrow key="to" size={size} />, <GoodObject key="good" good="ore" size={size * 1.2} />];
    case 'alembic':
      return (
        <>
          <GoodObject good="herb" size={size * 1.15} />
          <Arrow size={size} />
          <GoodObject good="tincture" size={size * 1.15} />
        </>
      );
    case 'fornax':
      return (
        <>
          <GoodObject good="ore" size={size * 1.15} />
          <Arrow size={size} />
          <GoodObject good="metal" size={size * 1.15} />
        </>
      );
    case 'labrium':
      return (
        <>
          <GoodObject good="tincture" size={size * 1.15} />
          <Count size={size}>+</Count>
          <GoodObject good="metal" size={size * 1.15} />
          <Arrow size={size} />
          <GoodObject good="gold" size={size * 1.25} />
        </>
      );
    case 'pergula':
      return (
        <>
          <Count size={size}>{STALL_SALES.pergula}</Count>
          <GoodsSign size={size} />
          <Arrow size={size} />
          <CardSign size={size} />
        </>
      );
    case 'taberna':
      return (
        <>
          <Count size={size}>{STALL_SALES.taberna}</Count>
          <GoodsSign size={size} />
          <Arrow size={size} />
          <CardSign size={size} />
          <Fame size={size} />
        </>
      );
    case 'donarium':
      return (
        <>
          <GoodObject good="gold" size={size * 1.15} />
          <Arrow size={size} />
          <Count size={size}>{PRICES.donarium.gold?.fame}</Count>
          <Fame size={size} />
        </>
      );
    case 'domo':
      return (
        <>
          {DOMO_FIELDS.map((action) => (
            <FieldIcon key={action} action={action} size={size * 0.96} colour={BROWN} ground="#f2e2c1" />
          ))}
          <Arrow size={size} />
          <CardSign size={size} />
        </>
      );
    case 'gloria':
      return (
        <>
          <Count size={size}>{GLORIA_CARDS}</Count>
          <CardSign size={size} />
          <Arrow size={size} />
          <Count size={size}>1</Count>
          <Fame size={size} />
        </>
      );
  }
}

interface CardEffectProps {
  readonly card: Card;
  /** The height of a sign. */
  readonly size: number;
}

/** A row of signs that say what a card does, for parchment. */
export const CardEffect = memo(function CardEffect({ card, size }: CardEffectProps) {
  return (
    <OnSurface surface="parchment">
      <View style={[styles.row, { gap: size * 0.24 }]} aria-hidden>
        {signsOf(card, size)}
      </View>
    </OnSurface>
  );
});

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', pointerEvents: 'none' },
  count: { color: '#4a3520' },
});
