import { StyleSheet, View } from 'react-native';

import { Medallion } from '@/components/kit/medallion';
import { TARGET } from '@/components/kit/tokens';
import { Body } from '@/components/kit/type';
import { CHOSEN_ROLES } from '@/engine/games/witchs-brew/data';

import { PAD } from '../layout';
import { fitting } from '../words/letters';
import { CardCount, Purse } from '../pieces/amount';
import { RoleRow } from '../pieces/role-row';
import { SubjectTouch } from '../pieces/subject-touch';
import { usePerson, useSetting } from '../table';

/** Whose bench this is, and the roles of this set: played ones by their sign, the others face down. */
export function OwnerLine() {
  const { near, layout } = useSetting();
  const { bench, arrangement } = layout;
  const size = arrangement === 'panes' ? 38 : bench.isTight ? 22 : 27;
  const across = arrangement === 'stack' ? bench.width - bench.card - 2 * PAD - 10 : bench.width - 44;
  return (
    <View style={[styles.line, layout.isLargeText ? styles.wrapping : null]}>
      <Owner room={across - CHOSEN_ROLES * (size + 2)} />
      <RoleRow seat={near} size={size} />
    </View>
  );
}

/** In one line with what stands beside it: long names are set smaller, and cut short at last. */
function Owner({ room }: { readonly room: number }) {
  const { near, layout, speech } = useSetting();
  const person = usePerson(near);
  const isBig = layout.arrangement === 'panes';
  const { isTight } = layout.bench;
  const medallion = isBig ? 40 : isTight ? 24 : 30;
  const most = isBig ? 28 : isTight ? 17 : 21;
  const name = speech.who(near);
  const letters = layout.isLargeText ? most : fitting(name, room - medallion - 14, { least: 13, most });
  const reach = (TARGET - medallion) / 2;
  return (
    <SubjectTouch
      subject={{ type: 'player', seat: near }}
      style={[styles.owner, { paddingVertical: reach, marginVertical: -reach }]}
    >
      <Medallion person={person} size={medallion} />
      <Body isBold size={letters} numberOfLines={1} style={styles.name}>
        {name}
      </Body>
    </SubjectTouch>
  );
}

/** Name and goods in one line, where jars would take too much room. */
export function GoodsLine() {
  const { near, layout } = useSetting();
  const { bench, arrangement } = layout;
  const size = bench.isTight ? 18 : 23;
  const across = bench.width - (arrangement === 'stack' ? 2 * PAD : 44);
  return (
    <View style={[styles.line, layout.isLargeText ? styles.wrapping : null]}>
      <Owner room={across - 5 * (size * 1.9 + 8)} />
      <View style={[styles.goods, layout.isLargeText ? styles.wrapping : null]} aria-hidden>
        <Purse seat={near} size={size} lettering={size * 0.82} />
        <CardCount seat={near} size={size * 0.86} lettering={size * 0.82} />
      </View>
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
  goods: { flexDirection: 'row', alignItems: 'center', gap: 8 },
});
