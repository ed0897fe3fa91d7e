import { StyleSheet, View } from 'react-native';

import { Parchment } from '@/components/kit/parchment';
import { Body, Heading } from '@/components/kit/type';

import { LyingGood } from '../art/goods';
import { questionOf } from '../seats';
import { questionLabel } from '../words/labels';
import { PAD } from '../layout';
import { useMatch } from '../table';

/** What somebody sells is offered to the others, on the open table. */
export function Offer() {
  const { view, speech, layout } = useMatch();
  const offer = questionOf(view, 'offer');
  if (!offer || !view.asked) return null;
  return (
    <Parchment seed={43} style={[styles.offer, { minHeight: layout.hand.height }]}>
      <LyingGood good={offer.good} width={64} />
      <View style={styles.words}>
        <Heading size={17} maxScale={1.4}>
          {speech.who(view.asked.seat)}
        </Heading>
        <Body size={15.5} maxScale={1.6}>
          {questionLabel(speech, view)}
        </Body>
      </View>
    </Parchment>
  );
}

const styles = StyleSheet.create({
  offer: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 2 * PAD,
    paddingVertical: PAD,
    paddingHorizontal: 2 * PAD,
  },
  words: { flex: 1 },
});
