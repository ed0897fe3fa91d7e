import { StyleSheet, View } from 'react-native';

import type { HoldingProps, Person } from '@/components/kit/board';
import { useSpeech } from '@/components/kit/speech';
import { useTheme } from '@/components/kit/theme';
import { Heading, Numeral } from '@/components/kit/type';
import { CARDS, type Card } from '@/engine/games/alchemirus/data';
import type { Alchemirus } from '@/engine/games/alchemirus/state';

import { CardFace } from '../art/card';
import { SHOWING } from '../scenes/use-stage';
import { cardLabel, type Speech } from '../words/labels';

const NOBODY: readonly Person[] = [];
const GAP = 8;
const MOST_CARD = 150;

/** So many kinds lie in so many columns, so that cards are large. */
const columnsFor = (kinds: number): number => Math.max(2, Math.min(4, Math.ceil(Math.sqrt(kinds))));

/** A hand, which only its owner may see: a card of each kind, and how many of it there are. */
export function AlchemirusHolding({ view, language, width }: HoldingProps<Alchemirus>) {
  const speech = useSpeech(SHOWING.texts, SHOWING.words, language, NOBODY);
  return (
    <View style={[styles.holding, { width }]}>
      <Heading size={18} align="center">
        {speech.words.handOf(view.hand.length)}
      </Heading>
      <Cards speech={speech} hand={view.hand} width={width} />
    </View>
  );
}

interface CardsProps {
  readonly speech: Speech;
  readonly hand: readonly Card[];
  readonly width: number;
  /** Not larger than this. */
  readonly most?: number;
}

/** Cards by kind, in the order of the box. */
export function Cards({ speech, hand, width, most = MOST_CARD }: CardsProps) {
  const kinds = CARDS.filter((card) => hand.includes(card));
  const columns = columnsFor(kinds.length);
  const card = Math.floor(Math.min(most, (width - (columns - 1) * GAP) / columns));
  return (
    <View role="list" style={styles.cards}>
      {kinds.map((kind) => (
        <Kind
          key={kind}
          speech={speech}
          card={kind}
          count={hand.filter((one) => one === kind).length}
          width={card}
        />
      ))}
    </View>
  );
}

interface KindProps {
  readonly speech: Speech;
  readonly card: Card;
  readonly count: number;
  readonly width: number;
}

function Kind({ speech, card, count, width }: KindProps) {
  const { scheme } = useTheme();
  const { text, words } = speech;
  return (
    <View role="listitem" accessible aria-label={words.heldHere(count, cardLabel(speech, card))}>
      <CardFace card={card} name={text.cards[card]} plain={text.plain[card]} width={width} theme={scheme} />
      <Numeral size={15} align="center" maxScale={1.5}>
        {count > 1 ? `× ${count}` : ' '}
      </Numeral>
    </View>
  );
}

const styles = StyleSheet.create({
  holding: { gap: GAP, alignItems: 'center' },
  cards: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: GAP },
});
