import { StyleSheet, View } from 'react-native';

import { Medallion } from '@/components/kit/medallion';
import { useAnchor } from '@/components/kit/stage/anchors';
import { TARGET } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Body, Numeral } from '@/components/kit/type';
import { CHOSEN_ROLES, COLOURS, potionOf } from '@/engine/games/witchs-brew/data';

import { RoleMedallion } from '../art/role-medallion';
import { CardsSign, Coin, Drop, RavenCardSign } from '../art/small-pieces';
import { playerOf } from '../seats';
import { playerLabel } from '../words/labels';
import { PAD } from '../layout';
import { fitting } from '../words/letters';
import { cardsAt, handAt, storeAt } from '../scenes/places';
import { useAmount } from '../scenes/scene-context';
import { roleRow } from './signs';
import { usePerson, useSetting } from '../table';

/** Whose bench this is, and the roles of this set: played ones by their sign, the others face down. */
export function OwnerLine() {
  const { near, view, layout } = useSetting();
  const { spent, handSize } = playerOf(view, near);
  const anchor = useAnchor(handAt(near));
  const { bench, arrangement } = layout;
  const size = arrangement === 'panes' ? 38 : bench.isTight ? 22 : 27;
  const across = arrangement === 'stack' ? bench.width - bench.card - 2 * PAD - 10 : bench.width - 44;
  return (
    <View style={[styles.line, layout.isLargeText ? styles.wrapping : null]}>
      <Owner room={across - CHOSEN_ROLES * (size + 2)} />
      <View ref={anchor} collapsable={false} style={styles.roles} aria-hidden>
        {roleRow(spent, handSize).map((role, index) => (
          <RoleMedallion key={index} role={role} size={role ? size : size * 0.86} />
        ))}
      </View>
    </View>
  );
}

/** In one line with what stands beside it: long names are set smaller, and cut short at last. */
function Owner({ room }: { readonly room: number }) {
  const { near, view, layout, speech, inspect } = useSetting();
  const person = usePerson(near);
  const isBig = layout.arrangement === 'panes';
  const { isTight } = layout.bench;
  const medallion = isBig ? 40 : isTight ? 24 : 30;
  const most = isBig ? 28 : isTight ? 17 : 21;
  const name = speech.who(near);
  const letters = layout.isLargeText ? most : fitting(name, room - medallion - 14, { least: 13, most });
  const reach = (TARGET - medallion) / 2;
  return (
    <Touch
      label={playerLabel(speech, view, near)}
      hint={speech.words.explains}
      onPress={() => inspect({ type: 'player', seat: near })}
      testID={`player-${near}`}
      style={[styles.owner, { paddingVertical: reach, marginVertical: -reach }]}
    >
      <Medallion person={person} size={medallion} />
      <Body isBold size={letters} numberOfLines={1} style={styles.name}>
        {name}
      </Body>
    </Touch>
  );
}

/** Name and goods in one line, where jars would take too much room. */
export function GoodsLine() {
  const { near, view, layout } = useSetting();
  const { gold, drops } = playerOf(view, near);
  const { bench, arrangement } = layout;
  const size = bench.isTight ? 18 : 23;
  const across = bench.width - (arrangement === 'stack' ? 2 * PAD : 44);
  return (
    <View style={[styles.line, layout.isLargeText ? styles.wrapping : null]}>
      <Owner room={across - 5 * (size * 1.9 + 8)} />
      <View style={[styles.goods, layout.isLargeText ? styles.wrapping : null]} aria-hidden>
        <Amount place={storeAt(near, 'coin')} count={gold} size={size}>
          <Coin size={size * 0.94} />
        </Amount>
        {COLOURS.map((colour) => (
          <Amount key={colour} place={storeAt(near, colour)} count={drops[colour]} size={size}>
            <Drop colour={colour} size={size} />
          </Amount>
        ))}
        <CardCount size={size} />
      </View>
    </View>
  );
}

export function CardCount({ size }: { readonly size: number }) {
  const { near, view } = useSetting();
  const { cards, openPotions } = playerOf(view, near);
  return (
    <Amount place={cardsAt(near)} count={cards} size={size}>
      {openPotions.some((id) => potionOf(id).hasRaven) ? <RavenCardSign size={size * 0.86} /> : null}
      <CardsSign size={size * 0.86} />
    </Amount>
  );
}

interface AmountProps {
  readonly place: string;
  readonly count: number;
  readonly size: number;
  readonly children: React.ReactNode;
}

function Amount({ place, count, size, children }: AmountProps) {
  const anchor = useAnchor(place);
  const shown = useAmount(place, count);
  return (
    <View ref={anchor} collapsable={false} style={styles.amount}>
      {children}
      <Numeral size={size * 0.82}>{shown}</Numeral>
    </View>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 6,
  },
  wrapping: { flexWrap: 'wrap' },
  // Larger to the finger than to the eye.
  owner: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 5,
    flexShrink: 1,
  },
  name: { flexShrink: 1 },
  roles: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  goods: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  amount: { flexDirection: 'row', alignItems: 'center', gap: 3 },
});
