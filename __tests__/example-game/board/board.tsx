import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';

import { announce } from '@/components/kit/announce';
import { Bench } from '@/components/kit/bench';
import type { BoardProps } from '@/components/kit/board';
import { Button } from '@/components/kit/button';
import { useRoom } from '@/components/kit/pane';
import { useSpeech } from '@/components/kit/speech';
import { Heading, Label } from '@/components/kit/type';
import { usePickedUp } from '@/components/kit/use-picked-up';
import { say } from '@/engine/core/text';
import type { HighCard, HighCardFact } from '../engine/state';
import { en } from '../engine/text/en';
import { fr } from '../engine/text/fr';
import { it } from '../engine/text/it';
import { Card } from './card';
import { BOARD_WORDS } from './words';

const TEXTS = { en, it, fr };
const NOTHING_TOLD: BoardProps<HighCard>['told'] = [];

/** High Card, as one player or the open table sees it. */
export function HighCardBoard(props: BoardProps<HighCard>) {
  const { view, moves, people, hint, onMove, onShown } = props;
  const { top, bottom } = useRoom().insets;
  const { text, words, who } = useSpeech(TEXTS, BOARD_WORDS, props.language, people);
  const { isFaceDown, pickUp } = usePickedUp(view.viewer, props.pickedUp);
  useNews(isFaceDown ? NOTHING_TOLD : props.told, (fact) => say(text.facts, fact, who), onShown);
  return (
    <Bench style={[styles.board, { paddingTop: top, paddingBottom: bottom }]}>
      <View style={styles.row}>{props.actions}</View>
      {view.asked ? <Heading>{say(text.questions, view.asked.what, who)}</Heading> : null}
      <View style={styles.row}>
        {people.map((person, seat) => {
          const card = isFaceDown ? null : (view.cards[seat] ?? null);
          return <Card key={seat} person={person} card={card} label={words.card(person.name, card)} />;
        })}
      </View>
      <Label>{words.deck(view.deckSize)}</Label>
      <View style={styles.row}>
        {isFaceDown ? <Button label={words.pickUp} onPress={pickUp} /> : null}
        {(isFaceDown ? [] : moves).map((move) => (
          <Button
            key={move.type}
            label={say(text.moves, move, who)}
            kind={hint && hint.type !== move.type ? 'walnut' : 'brass'}
            onPress={() => onMove(move)}
          />
        ))}
      </View>
      {props.chronicle}
    </Bench>
  );
}

/** What happened is said; there is nothing to be seen of it but the table after it. */
function useNews(
  told: BoardProps<HighCard>['told'],
  worded: (fact: HighCardFact) => string,
  onShown: () => void,
): void {
  useEffect(() => {
    if (told.length === 0) return;
    announce(told.map(({ fact }) => worded(fact)).join(' '));
    onShown();
    // Once for all that is told at a time, however often the words for it change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [told]);
}

const styles = StyleSheet.create({
  board: { alignItems: 'center', justifyContent: 'space-evenly' },
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 12 },
});
