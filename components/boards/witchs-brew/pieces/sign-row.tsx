import { StyleSheet, View } from 'react-native';

import { times } from '@/components/kit/drawing/geometry';
import { useInks } from '@/components/kit/theme';
import { Numeral } from '@/components/kit/type';

import { CauldronSign } from '../art/cauldron';
import { Arrow } from '../art/furniture';
import { ShelfUnit } from '../art/deed';
import { Coin, Drop, PointsSeal, Raven, SparedSign, Vial } from '../art/small-pieces';
import type { Sign, Terms } from './terms';

interface RowProps {
  readonly size: number;
  /** By default that of the surface. */
  readonly ink?: string;
}

/** A price or a gain in small pictures; what holds it has the words. */
export function SignRow({ signs, size, ink }: RowProps & { readonly signs: readonly Sign[] }) {
  const inks = useInks();
  if (signs.length === 0) return null;
  return (
    <View style={styles.row} aria-hidden>
      {signs.map((sign, index) => (
        <OneSign key={index} sign={sign} size={size} ink={ink ?? inks.ink} />
      ))}
    </View>
  );
}

/** Price, arrow, gain. */
export function TermsRow({ terms, size, ink }: RowProps & { readonly terms: Terms }) {
  const inks = useInks();
  const row = { size, ink: ink ?? inks.ink };
  return (
    <View style={styles.terms} aria-hidden>
      {terms.price.length > 0 ? (
        <>
          <SignRow signs={terms.price} {...row} />
          <Arrow size={size * 0.62} colour={row.ink} />
        </>
      ) : null}
      <SignRow signs={terms.gain} {...row} />
    </View>
  );
}

interface SignProps extends Required<RowProps> {
  readonly sign: Sign;
}

/** So many coins are drawn one by one; more are counted. */
const DRAWN_COINS = 2;

function OneSign({ sign, size, ink }: SignProps) {
  switch (sign.type) {
    case 'drop':
      return <Drop colour={sign.colour} size={size} />;
    case 'gold':
      return sign.count > DRAWN_COINS ? (
        <Counted words={String(sign.count)} size={size} ink={ink}>
          <Coin size={size * 0.9} />
        </Counted>
      ) : (
        times(sign.count, (index) => <Coin key={index} size={size * 0.9} />)
      );
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

interface CountedProps extends Required<RowProps> {
  readonly words: string;
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
