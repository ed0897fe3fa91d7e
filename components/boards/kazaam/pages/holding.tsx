import { StyleSheet, View } from 'react-native';

import type { HoldingProps } from '@/components/kit/board';
import { useSpeech } from '@/components/kit/speech';
import { Heading, Label } from '@/components/kit/type';
import type { Kazaam } from '@/engine/games/kazaam/state';
import { inOrder } from '@/engine/games/kazaam/tiles';

import { TEXTS } from '../words/texts';
import { BOARD_WORDS } from '../words/words';
import { TilesInRows } from './tiles-in-rows';

/** The tiles that a seat holds, large: all that the rules hide of it. */
export function KazaamHolding({ view, language, width }: HoldingProps<Kazaam>) {
  const speech = useSpeech(TEXTS, BOARD_WORDS, language, NOBODY);
  return (
    <View style={[styles.whole, { width }]}>
      <Heading align="center">{speech.words.hand}</Heading>
      <Label tone="second" align="center">
        {speech.words.inHand(view.hand.length)}
      </Label>
      <TilesInRows tiles={inOrder(view.hand)} view={view} speech={speech} width={width} />
    </View>
  );
}

/** No name is said. */
const NOBODY: readonly never[] = [];

const styles = StyleSheet.create({ whole: { gap: 6 } });
