import { StyleSheet, View } from 'react-native';

import type { OpeningProps } from '@/components/kit/board';
import { Medallion } from '@/components/kit/medallion';
import { useSpeech } from '@/components/kit/speech';
import { useTheme } from '@/components/kit/theme';
import { Body, Heading, Title } from '@/components/kit/type';
import { capital } from '@/engine/core/wording';
import { BOARDS, PLACES, type Homunculus } from '@/engine/games/kazaam/data';
import type { Kazaam, KazaamBoard } from '@/engine/games/kazaam/state';
import { inOrder, TILES } from '@/engine/games/kazaam/tiles';

import { LivingCreature } from '../art/living';
import { Portrait } from '../art/portrait';
import { Vessel } from '../art/vessel';
import { nearSeat, playerOf } from '../touch/intent';
import { TEXTS } from '../words/texts';
import { BOARD_WORDS } from '../words/words';
import { TilesInRows } from './tiles-in-rows';

const FULL = 6;

/** Whom one plays, what for, which creature and which ingredient count more for him, and his first tiles. */
export function KazaamOpening({ view, person, language, width }: OpeningProps<Kazaam>) {
  const { scheme } = useTheme();
  const speech = useSpeech(TEXTS, BOARD_WORDS, language, NOBODY);
  const { text, words } = speech;
  const { alchemist } = playerOf(view, nearSeat(view));
  const { homunculus, ingredient } = BOARDS[alchemist];
  const side = Math.min(width * 0.46, 260);
  return (
    <View style={[styles.whole, { width }]}>
      <View style={styles.line}>
        <View>
          <Portrait alchemist={alchemist} size={72} withSigil={false} />
          <Medallion person={person} size={28} style={styles.medallion} />
        </View>
        <Title size={24} style={styles.words}>
          {words.youAre(text.alchemists[alchemist])}
        </Title>
      </View>
      <Body size={18}>{words.goal(PLACES.length)}</Body>
      <View style={styles.line}>
        <View accessible role="img" aria-label={capital(text.homunculi[homunculus])}>
          <LivingCreature board={wholeOf(homunculus)} size={side} />
        </View>
        <Body style={styles.words}>{words.yourHomunculus(text.homunculi[homunculus])}</Body>
      </View>
      <View style={styles.line}>
        <Vessel ingredient={ingredient} level={FULL} size={48} theme={scheme} />
        <Body style={styles.words}>{words.yourIngredient(text.ingredients[ingredient])}</Body>
      </View>
      {view.hand.length > 0 ? (
        <>
          <Heading size={17}>{words.firstTiles}</Heading>
          <TilesInRows tiles={inOrder(view.hand)} view={view} speech={speech} width={width} />
        </>
      ) : null}
    </View>
  );
}

/** No name is said but the alchemist's. */
const NOBODY: readonly never[] = [];

/** A creature all of one kind, as its alchemist dreams of it. */
function wholeOf(homunculus: Homunculus): KazaamBoard {
  const own = TILES.filter((tile) => tile.homunculus === homunculus);
  return Object.fromEntries(own.map(({ id, place }) => [place, { tile: id, isUp: true }])) as KazaamBoard;
}

const styles = StyleSheet.create({
  whole: { gap: 12 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 16 },
  medallion: { position: 'absolute', right: -6, bottom: -4 },
  words: { flexShrink: 1 },
});
