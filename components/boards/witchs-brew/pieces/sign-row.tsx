import { StyleSheet, View } from 'react-native';

import { Numeral } from '@/components/kit/type';

import { CauldronSign } from '../art/cauldron';
import { Arrow } from '../art/furniture';
import { ShelfUnit, SparedSign } from '../art/deed';
import { Coin, Drop, PointsSeal, Raven, Vial } from '../art/small-pieces';
import type { Sign, Terms } from './terms';

interface SignRowProps {
  readonly signs: readonly Sign[];
  readonly size: number;
  readonly ink: string;
}

/** A price or a gain in small pictures; what holds it has the words. */
export function SignRow({ signs, size, ink }: SignRowProps) {
  return (
    <View style={styles.row} aria-hidden>
      {signs.map((sign, index) => (
        <OneSign key={index} sign={sign} size={size} ink={ink} />
      ))}
    </View>
  );
}

interface TermsRowProps {
  readonly terms: Terms;
  readonly size: number;
  readonly ink: string;
}

/** Price, arrow, gain. */
export function TermsRow({ terms, size, ink }: TermsRowProps) {
  return (
    <View style={styles.terms} aria-hidden>
      <SignRow signs={terms.price} size={size} ink={ink} />
      {terms.price.length > 0 ? <Arrow size={size * 0.62} colour={ink} /> : null}
      <SignRow signs={terms.gain} size={size} ink={ink} />
    </View>
  );
}

interface OneSignProps {
  readonly sign: Sign;
  readonly size: number;
  readonly ink: string;
}

/** So many coins are drawn one by one; more are counted. */
const DRAWN_COINS = 2;

function OneSign({ sign, size, ink }: OneSignProps) {
  switch (sign.type) {
    case 'drop':
      return <Drop colour={sign.colour} size={size} />;
    case 'gold':
      return <Gold count={sign.count} size={size} ink={ink} />;
    case 'vial':
      return <Vial size={size * 1.1} />;
    case 'potion':
      return (
        <>
          <PointsSeal points={sign.points} size={size * 1.15} />
          {sign.hasRaven ? <Raven size={size * 1.1} /> : null}
        </>
      );
    case 'pot':
      return <CauldronSign cauldron={sign.cauldron} size={size * 1.15} />;
    case 'share':
      return (
        <Counted words={`1/${sign.of}`} size={size} ink={ink}>
          <ShelfUnit shelf={sign.shelf} size={size} />
        </Counted>
      );
    case 'less':
      return <SparedSign shelf={sign.shelf} size={size} />;
  }
}

function Gold({ count, size, ink }: { readonly count: number; readonly size: number; readonly ink: string }) {
  if (count > DRAWN_COINS) {
    return (
      <Counted words={String(count)} size={size} ink={ink}>
        <Coin size={size * 0.9} />
      </Counted>
    );
  }
  return Array.from({ length: count }, (_, index) => <Coin key={index} size={size * 0.9} />);
}

interface CountedProps {
  readonly words: string;
  readonly size: number;
  readonly ink: string;
  readonly children: React.ReactNode;
}

function Counted({ words, size, ink, children }: CountedProps) {
  return (
    <View style={styles.row}>
      <Numeral size={size * 0.78} maxScale={1.4} style={{ color: ink }}>
        {words}
      </Numeral>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 1 },
  terms: { flexDirection: 'row', alignItems: 'center', gap: 4, flexShrink: 1 },
});
