import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useAnchor } from '@/components/kit/stage/anchors';
import { Numeral } from '@/components/kit/type';
import type { Seat } from '@/engine/core/seat';
import { COLOURS, potionOf } from '@/engine/games/witchs-brew/data';

import { CardsSign, Coin, Drop, RavenCardSign, Vial } from '../art/small-pieces';
import { cardsAt, storeAt } from '../scenes/places';
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
  readonly least?: number;
  readonly children: ReactNode;
}

/** How much there is of what is drawn beside it, as it comes and goes. */
function Amount({ place, count, lettering, isOnSign = false, least = 0, children }: AmountProps) {
  const anchor = useAnchor(place);
  const shown = useAmount(place, count);
  return (
    <View ref={anchor} collapsable={false} style={[styles.amount, { gap: isOnSign ? 2 : 3 }]}>
      {children}
      <Numeral
        size={lettering}
        tone={isOnSign && shown === 0 ? 'second' : 'ink'}
        align="center"
        style={{ minWidth: least }}
      >
        {shown}
      </Numeral>
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

/** Coins, and drops of each colour; in a column their figures are centred. */
export function Purse({ seat, size, ...looks }: AmountOfProps) {
  const { gold, drops } = playerOf(useSetting().view, seat);
  const least = looks.isOnSign ? 14 : 0;
  return (
    <>
      <Amount place={storeAt(seat, 'coin')} count={gold} least={least} {...looks}>
        <Coin size={size * 0.94} />
      </Amount>
      {COLOURS.map((colour) => (
        <Amount key={colour} place={storeAt(seat, colour)} count={drops[colour]} least={least} {...looks}>
          <Drop colour={colour} size={size} />
        </Amount>
      ))}
    </>
  );
}

const styles = StyleSheet.create({
  amount: { flexDirection: 'row', alignItems: 'center' },
});
