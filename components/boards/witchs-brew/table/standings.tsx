import { Fragment, memo } from 'react';
import { StyleSheet, View, type StyleProp, type TextStyle } from 'react-native';

import { Medallion } from '@/components/kit/medallion';
import { Body, Numeral } from '@/components/kit/type';
import type { Seat } from '@/engine/core/seat';
import { COLOURS, potionOf } from '@/engine/games/witchs-brew/data';

import { Coin, Crown, Drop, RavenCardSign } from '../art/small-pieces';
import { SubjectTouch } from '../pieces/subject-touch';
import { leadingOrder, playerOf } from '../seats';
import { usePerson, useSetting } from '../table';

interface StandingsProps {
  /** Of all of them side by side. */
  readonly width: number;
  /** How many stand side by side, where not all do. */
  readonly columns?: number | undefined;
}

const GAP = 4;

/** Everybody in the order in which they lead and answer, the leader first: gold, drops, and the ravens they have. */
export const Standings = memo(function Standings({ width, columns }: StandingsProps) {
  const { view, speech } = useSetting();
  const order = leadingOrder(view);
  const across = Math.min(columns ?? order.length, order.length);
  const cell = Math.floor((width - (across - 1) * GAP) / across);
  const [leader = '', ...others] = order.map(speech.who);
  return (
    <View role="group" aria-label={speech.words.leadingOrder(leader, others)} style={styles.row}>
      {order.map((seat) => (
        <Standing key={seat} seat={seat} width={cell} />
      ))}
    </View>
  );
});

/** Narrower, and a name would be cut short. */
const LEAST_NAMED = 100;

function Standing({ seat, width }: { readonly seat: Seat; readonly width: number }) {
  const { view, speech, near } = useSetting();
  const { openPotions } = playerOf(view, seat);
  const person = usePerson(seat);
  const ravens = openPotions.filter((id) => potionOf(id).hasRaven).length;
  return (
    <SubjectTouch
      subject={{ type: 'player', seat }}
      style={[styles.cell, { width }, seat === near ? styles.own : null]}
    >
      <View style={styles.head}>
        {seat === view.leader ? (
          <View style={styles.first}>
            <Medallion person={person} size={22} />
            <Crown size={12} top={-9} />
          </View>
        ) : (
          <Medallion person={person} size={22} style={styles.first} />
        )}
        {width < LEAST_NAMED ? null : (
          <Body isBold size={14} maxScale={1.3} numberOfLines={1} style={styles.name}>
            {speech.who(seat)}
          </Body>
        )}
        <RavenCardSign size={width < TIGHT ? 14 : 17} />
        <Count count={ravens} />
      </View>
      <Goods seat={seat} width={width - 2 * EDGE} />
    </SubjectTouch>
  );
}

/** So narrow that every point counts. */
const TIGHT = 64;

/** What frame and padding take of a cell on each side. */
const EDGE = 4;
/** Wide enough for coins and drops in one line; and for larger ones. */
const BROAD = 104;
const ROOMY = 27;

interface GoodsProps {
  readonly seat: Seat;
  readonly width: number;
}

/** Two by two, or in one line: each picture with its number beside it. */
function Goods({ seat, width }: GoodsProps) {
  const { gold, drops } = playerOf(useSetting().view, seat);
  const pair = Math.floor(width / (width >= BROAD ? 4 : 2));
  const size = pair < ROOMY ? 12 : 14;
  const number = { width: pair - size - 1 };
  return (
    <View style={styles.goods}>
      <Coin size={size} />
      <Count count={gold} style={number} />
      {COLOURS.map((colour) => (
        <Fragment key={colour}>
          <Drop colour={colour} size={size} />
          <Count count={drops[colour]} style={number} />
        </Fragment>
      ))}
    </View>
  );
}

interface CountProps {
  readonly count: number;
  readonly style?: StyleProp<TextStyle>;
}

/** Two figures are smaller, so that they need no more room. */
function Count({ count, style }: CountProps) {
  return (
    <Numeral
      size={count > 9 ? 11.5 : 13.5}
      maxScale={1.3}
      tone={count === 0 ? 'second' : 'ink'}
      numberOfLines={1}
      style={[styles.count, style]}
    >
      {count}
    </Numeral>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  cell: {
    minHeight: 58,
    justifyContent: 'space-evenly',
    paddingHorizontal: 3,
    paddingVertical: 2,
    borderRadius: 8,
    borderWidth: 1.2,
    borderColor: 'rgba(201, 163, 90, 0.4)',
    backgroundColor: 'rgba(13, 8, 24, 0.45)',
  },
  own: { borderColor: '#E2B04A', backgroundColor: 'rgba(226, 176, 74, 0.16)' },
  head: { flexDirection: 'row', alignItems: 'center', gap: 1 },
  first: { marginRight: 'auto' },
  count: { flexShrink: 0, paddingLeft: 2 },
  name: { flex: 1 },
  goods: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
});
