import { StyleSheet, View, type ViewStyle } from 'react-native';

import { Parchment } from '@/components/kit/parchment';
import { Label, Numeral } from '@/components/kit/type';
import { explained } from '@/engine/core/wording';
import {
  CURRENCIES,
  GOODS,
  STALLS,
  type Currency,
  type Good,
  type Stall,
} from '@/engine/games/alchemirus/data';
import { priceOf } from '@/engine/games/alchemirus/queries/market';

import { GoodObject } from '../art/goods';
import { CardSign, FameToken } from '../art/small-pieces';
import { GAP, PAD, type Layout } from '../layout';
import { useSetting } from '../table';
import { estateOf } from '../touch/situation';

const WIDE = 700;

/** Whether there is room for the prices under the stalls; elsewhere they give way to what a sale brings. */
export const arePricesBelow = ({ width, arrangement }: Layout): boolean =>
  width >= WIDE && arrangement !== 'beside';

/** What one's own stalls give for each good. */
export function OwnPrices() {
  const { view } = useSetting();
  const estate = estateOf(view);
  return <PriceTable stalls={STALLS.filter((stall) => estate.some(({ building }) => building === stall))} />;
}

/** The same on a sheet of its own. */
export function PriceSheet({ width }: { readonly width: number }) {
  return (
    <Parchment seed={37} style={[styles.sheet, { width }]}>
      <OwnPrices />
    </Parchment>
  );
}

/** A stall to a row, a good to a column. */
export function PriceTable({ stalls }: { readonly stalls: readonly Stall[] }) {
  const { speech } = useSetting();
  return (
    <View style={styles.table}>
      <View style={styles.row} aria-hidden>
        <Label isBold size={14} maxScale={1.4} style={styles.name}>
          {speech.words.prices}
        </Label>
        {GOODS.map((good) => (
          <View key={good} style={[styles.cell, COLUMNS[good]]}>
            <GoodObject good={good} size={24} />
          </View>
        ))}
      </View>
      {stalls.map((stall) => (
        <StallPrices key={stall} stall={stall} />
      ))}
    </View>
  );
}

function StallPrices({ stall }: { readonly stall: Stall }) {
  const { text, language } = useSetting().speech;
  const said = GOODS.flatMap((good) => {
    const price = pricesOf(stall, good);
    return price.length > 0 ? [`${text.goods[good]} ${text.price(Object.fromEntries(price))}`] : [];
  });
  return (
    <View style={styles.row} accessible aria-label={explained(language, text.cards[stall], said.join(', '))}>
      <Label size={13} maxScale={1.4} numberOfLines={1} style={styles.name}>
        {text.cards[stall]}
      </Label>
      {GOODS.map((good) => (
        <View key={good} style={[styles.cell, COLUMNS[good]]}>
          {pricesOf(stall, good).map(([currency, amount], index) => (
            <Price key={currency} currency={currency} amount={amount} isOther={index > 0} />
          ))}
        </View>
      ))}
    </View>
  );
}

function pricesOf(stall: Stall, good: Good): readonly (readonly [Currency, number])[] {
  return CURRENCIES.flatMap((currency) => {
    const amount = priceOf({ at: stall, good, currency });
    return amount === null ? [] : [[currency, amount] as const];
  });
}

/** What can be sold for cards or for fame needs more room. */
const COLUMNS: Readonly<Record<Good, ViewStyle>> = {
  herb: { flex: 3 },
  ore: { flex: 3 },
  tincture: { flex: 5 },
  metal: { flex: 5 },
  gold: { flex: 5 },
};

interface PriceProps {
  readonly currency: Currency;
  readonly amount: number;
  /** It may be taken instead of the first. */
  readonly isOther: boolean;
}

function Price({ currency, amount, isOther }: PriceProps) {
  return (
    <>
      <Numeral size={13} maxScale={1.3}>
        {isOther ? `/ ${amount}` : amount}
      </Numeral>
      {currency === 'cards' ? <CardSign size={13} /> : <FameToken size={14} />}
    </>
  );
}

const styles = StyleSheet.create({
  sheet: { paddingVertical: GAP, paddingHorizontal: 2 * PAD },
  table: { gap: 2 },
  row: { flexDirection: 'row', alignItems: 'center', minHeight: 24 },
  name: { width: 62 },
  cell: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 2 },
});
