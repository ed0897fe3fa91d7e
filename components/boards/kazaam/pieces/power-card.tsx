import { StyleSheet, View } from 'react-native';

import { IconButton } from '@/components/kit/button';
import { Parchment } from '@/components/kit/parchment';
import { Body, Heading } from '@/components/kit/type';
import { PART_OF, type Place } from '@/engine/games/kazaam/data';
import { tileOf } from '@/engine/games/kazaam/tiles';
import { capital } from '@/engine/core/wording';

import { nearSeat, slotOf } from '../touch/intent';
import { useMatch } from '../table';

/** In place of the hand while a part is taken up: what its power does. */
export function PowerCard({ place }: { readonly place: Place }) {
  const { situation, speech, select } = useMatch();
  const { text, words } = speech;
  const slot = slotOf(situation.view, nearSeat(situation.view), place);
  return (
    <Parchment seed={31} style={styles.card}>
      <View style={styles.words}>
        <Heading size={17}>{capital(slot ? text.tile(tileOf(slot.tile)) : text.places[place])}</Heading>
        <Body size={16}>{text.powers[PART_OF[place]]}</Body>
      </View>
      <IconButton icon="close" label={words.putBack} onPress={() => select(null)} />
    </Parchment>
  );
}

const styles = StyleSheet.create({
  card: { flexDirection: 'row', alignItems: 'center', gap: 10, paddingVertical: 12 },
  words: { flex: 1, gap: 2 },
});
