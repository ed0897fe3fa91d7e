import { StyleSheet, View } from 'react-native';

import { times } from '@/components/kit/drawing/geometry';
import { useInks } from '@/components/kit/theme';
import { Numeral } from '@/components/kit/type';

import { CauldronSign } from '../art/cauldron';
import { Arrow } from '../art/furniture';
import { ShelfUnit } from '../art/deed';
import { Coin, CoinSocket, Drop, DropSocket, PointsSeal, Raven, Vial } from '../art/small-pieces';
import { useSetting } from '../table';
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

/** Price, arrow, gain; of a price alone no arrow comes. */
export function TermsRow({ terms, size, ink }: RowProps & { readonly terms: Terms }) {
  const inks = useInks();
  const row = { size, ink: ink ?? inks.ink };
  const { price, gain } = terms;
  if (price.length === 0 || gain.length === 0) return <SignRow signs={[...price, ...gain]} {...row} />;
  return (
    <View style={styles.terms} aria-hidden>
      <SignRow signs={price} {...row} />
      <Arrow size={size * 0.62} colour={row.ink} />
      <SignRow signs={gain} {...row} />
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
      return sign.isLacking ? (
        <DropSocket colour={sign.colour} size={size} />
      ) : (
        <Drop colour={sign.colour} size={size} />
      );
    case 'gold':
      return <Gold {...sign} size={size} ink={ink} />;
    case 'vial':
      return <Vial size={size * 1.1} />;
    case 'potion':
      return (
        <View style={[styles.row, sign.isFar ? styles.far : null]}>
          <PointsSeal points={sign.points} size={size * 1.15} />
          {sign.hasRaven ? <Raven size={size * 1.1} /> : null}
        </View>
      );
    case 'pot':
      return <CauldronSign cauldron={sign.cauldron} size={size * 1.15} />;
    case 'gifts':
      return (
        <Numeral size={size * 0.78} maxScale={1.4} style={{ color: ink }}>
          {sign.counts.join('+')}
        </Numeral>
      );
    case 'lying':
      return <Lying {...sign} size={size} ink={ink} />;
    case 'less':
      return <Less {...sign} size={size} ink={ink} />;
  }
}

type Kind<Type extends Sign['type']> = Extract<Sign, { readonly type: Type }> & Required<RowProps>;

function Gold({ count, isLacking, size, ink }: Kind<'gold'>) {
  const One = isLacking ? CoinSocket : Coin;
  if (count <= DRAWN_COINS) return times(count, (index) => <One key={index} size={size * 0.9} />);
  return (
    <Counted words={String(count)} size={size} ink={ink}>
      <One size={size * 0.9} />
    </Counted>
  );
}

function Lying({ shelf, lying, need, size, ink }: Kind<'lying'>) {
  const { words } = useSetting().speech;
  return (
    <Counted words={words.ofNeed(lying, need)} size={size} ink={ink}>
      <ShelfUnit shelf={shelf} size={size} />
    </Counted>
  );
}

function Less({ shelf, from, to, size, ink }: Kind<'less'>) {
  return (
    <View style={styles.terms}>
      {from === to ? null : (
        <>
          <Numeral size={size * 0.78} maxScale={1.4} style={{ color: ink }}>
            {from}
          </Numeral>
          <Arrow size={size * 0.62} colour={ink} />
        </>
      )}
      <Counted words={String(to)} size={size} ink={ink}>
        <ShelfUnit shelf={shelf} size={size} />
      </Counted>
    </View>
  );
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
  far: { opacity: 0.6 },
  terms: { flexDirection: 'row', alignItems: 'center', gap: 4, flexShrink: 1 },
});
