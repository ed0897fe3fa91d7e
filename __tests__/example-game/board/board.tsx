import { StyleSheet, View } from 'react-native';

import type { BoardProps } from '@/components/kit/board';
import { Button } from '@/components/kit/button';
import { Ground } from '@/components/kit/shell/ground';
import { TableShell } from '@/components/kit/shell/table-shell';
import { useTable, type Showing } from '@/components/kit/shell/use-table';
import { plainLayer, plainScene, type PlainScene } from '@/components/kit/stage/plain-scene';
import { Heading, Label } from '@/components/kit/type';
import { say } from '@/engine/core/text';
import type { HighCard } from '../engine/state';
import { en } from '../engine/text/en';
import { fr } from '../engine/text/fr';
import { it } from '../engine/text/it';
import type { HighCardView } from '../engine/view';
import { CARD, CardFace, Deck, Player } from './card';
import { lying, placeOf } from './lying';
import { BOARD_WORDS } from './words';

type Words = (typeof BOARD_WORDS)['en'];

/** How the table is shown, and what happens on it. */
export const SHOWING: Showing<HighCard, PlainScene<HighCardView, number>, typeof en, Words> = {
  texts: { en, it, fr },
  words: BOARD_WORDS,
  covered: (view) => ({ ...view, cards: view.cards.map(() => null) }),
  overheard: null,
  sceneOf: plainScene({ lying, renewed: (fact) => (fact.type === 'swapped' ? [placeOf(fact.seat)] : []) }),
  sounds: { kept: null, swapped: 'page', showed: 'turn' },
  say: ({ text, who }, fact) => say(text.facts, fact, who),
};

const Flying = plainLayer<number>({ draw: (card) => <CardFace card={card} />, ...CARD });

/** High Card, as one player or the open table sees it. */
export function HighCardBoard(props: BoardProps<HighCard>) {
  const { hint, onMove } = props;
  const { setting, stage } = useTable(props, SHOWING);
  const { view, moves, people, isFaceDown, pickUp } = setting;
  const { text, words, who } = setting.speech;
  return (
    <TableShell stage={stage} skipLabel={words.skip}>
      <Ground style={styles.board}>
        <View style={styles.row}>{props.actions}</View>
        {view.asked ? <Heading>{say(text.questions, view.asked.what, who)}</Heading> : null}
        <View style={styles.row}>
          {people.map((person, seat) => {
            const card = view.cards[seat] ?? null;
            return <Player key={seat} {...{ person, seat, card }} label={words.card(person.name, card)} />;
          })}
        </View>
        <Deck label={words.deck(view.deckSize)} />
        <View style={styles.row}>
          {isFaceDown ? <Button label={words.pickUp} onPress={pickUp} /> : null}
          {moves.map((move) => (
            <Button
              key={move.type}
              label={say(text.moves, move, who)}
              kind={hint && hint.type !== move.type ? 'walnut' : 'brass'}
              onPress={() => onMove(move)}
            />
          ))}
        </View>
        {setting.caption ? <Label>{setting.caption}</Label> : null}
        {props.chronicle}
      </Ground>
      {stage.scene ? <Flying key={stage.step} scene={stage.scene} /> : null}
    </TableShell>
  );
}

const styles = StyleSheet.create({
  board: { alignItems: 'center', justifyContent: 'space-evenly' },
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 12 },
});
