import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type TextStyle } from 'react-native';

import { useAnchor } from '@/components/kit/stage/anchors';
import { Numeral } from '@/components/kit/type';
import { useTextScale } from '@/components/kit/use-text-scale';
import type { Seat } from '@/engine/core/seat';
import { COLOURS, potionOf } from '@/engine/games/witchs-brew/data';

import { CardsSign, Coin, Drop, PurseSigns, purseRow, RavenCardSign, Vial } from '../art/small-pieces';
import { cardsAt, purseAt, storeAt } from '../scenes/places';
import { useAmount } from '../scenes/scene-context';
import { playerOf } from '../seats';
import { useSetting } from '../table';

interface Looks {
  /** The size of the figure. */
  readonly lettering: number;
  /** Closer together; nothing at all is written fainter. */
  readonly isOnSign?: boolean;
}

interface AmountProps extends Looks {
  readonly place: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** How much there is of what is drawn beside it, as it comes and goes. */
function Amount({ place, count, lettering, isOnSign = false, children }: AmountProps) {
  const anchor = useAnchor(place);
  return (
    <View ref={anchor} collapsable={false} style={[styles.amount, { gap: isOnSign ? 2 : 3 }]}>
      {children}
      <Figure place={place} count={count} lettering={lettering} isOnSign={isOnSign} />
    </View>
  );
}

interface AmountOfProps extends Looks {
  readonly seat: Seat;
  /** The size of the picture. */
  readonly size: number;
}

/** How many potion cards, and whether ravens are among them. */
export function CardCount({ seat, size, ...looks }: AmountOfProps) {
  const { cards, openPotions } = playerOf(useSetting().view, seat);
  return (
    <Amount place={cardsAt(seat)} count={cards} {...looks}>
      {openPotions.some((id) => potionOf(id).hasRaven) ? <RavenCardSign size={size} /> : null}
      <CardsSign size={size} />
    </Amount>
  );
}

/** Tokens that everybody sees. */
export function VialCount({ seat, size, ...looks }: AmountOfProps) {
  const { vials } = playerOf(useSetting().view, seat);
  return (
    <Amount place={storeAt(seat, 'vial')} count={vials} {...looks}>
      <Vial size={size} />
    </Amount>
  );
}

/** Coins, and drops of each colour. */
export function Purse({ seat, size, ...looks }: AmountOfProps) {
  const { gold, drops } = playerOf(useSetting().view, seat);
  return (
    <>
      <Amount place={storeAt(seat, 'coin')} count={gold} {...looks}>
        <Coin size={size * 0.94} />
      </Amount>
      {COLOURS.map((colour) => (
        <Amount key={colour} place={storeAt(seat, colour)} count={drops[colour]} {...looks}>
          <Drop colour={colour} size={size} />
        </Amount>
      ))}
    </>
  );
}

const GOODS = ['coin', ...COLOURS] as const;
const LEADING = 1.15;

/** The same in a column, on a sign: one picture, and the figures beside it. */
export function PurseColumn({ seat, size, lettering }: Omit<AmountOfProps, 'isOnSign'>) {
  const { gold, drops } = playerOf(useSetting().view, seat);
  const anchor = useAnchor(purseAt(seat));
  const textScale = useTextScale();
  const row = purseRow(size);
  const place = {
    height: row,
    paddingTop: Math.max(0, (row - lettering * LEADING * textScale) / 2),
    marginLeft: size + 2,
  };
  return (
    <View ref={anchor} collapsable={false}>
      <PurseSigns size={size} />
      {GOODS.map((good) => (
        <Figure
          key={good}
          place={storeAt(seat, good)}
          count={good === 'coin' ? gold : drops[good]}
          lettering={lettering}
          isOnSign
          style={[styles.figure, place]}
        />
      ))}
    </View>
  );
}

interface FigureProps extends Looks {
  readonly place: string;
  readonly count: number;
  readonly style?: StyleProp<TextStyle>;
}

function Figure({ place, count, lettering, isOnSign = false, style }: FigureProps) {
  const shown = useAmount(place, count);
  return (
    <Numeral size={lettering} tone={isOnSign && shown === 0 ? 'second' : 'ink'} align="center" style={style}>
      {shown}
    </Numeral>
  );
}

const styles = StyleSheet.create({
  figure: { minWidth: 14 },
  amount: { flexDirection: 'row', alignItems: 'center' },
});
