import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Beacon } from '@/components/kit/beacon';
import { Draggable, DragRaise, DropZone } from '@/components/kit/drag-layer';
import { Glow } from '@/components/kit/glow';
import { useAnchor } from '@/components/kit/stage/anchors';
import { useTheme } from '@/components/kit/theme';
import { Touch } from '@/components/kit/touch';
import { Label } from '@/components/kit/type';
import type { Card } from '@/engine/games/alchemirus/data';
import { capital } from '@/engine/core/wording';

import { CardFace } from '../art/card';
import { Deck as DeckArt } from '../art/card-back';
import { CARD_RATIO } from '../art/card-plan';
import { Discards as DiscardsArt } from '../art/discards';
import { BankRow } from '../art/small-card';
import { pointsAt } from '../touch/hint';
import { isAskedFor } from '../touch/situation';
import { cardLabel } from '../words/labels';
import { bankAt, DECK, DISCARDS } from '../scenes/places';
import { useSetting, useMatch } from '../table';
import { bankPiece, placeOfPiece } from './dragged';

/** The open cards, the deck and the discards. */
export function Bank() {
  const { layout, view, speech } = useSetting();
  const { shape } = layout.bank;
  const cards = view.bank.map((card, place) => <BankCard key={place} card={card} place={place} />);
  return (
    <View
      role="group"
      aria-label={speech.words.bank}
      style={[shape === 'column' ? styles.column : styles.row, shape === 'cards' ? styles.apart : null]}
    >
      {cards}
      <Piles />
    </View>
  );
}

function BankCard({ card, place }: { readonly card: Card | null; readonly place: number }) {
  const { layout, view, speech, situation, pointer, touch, inspect } = useMatch();
  const { scheme } = useTheme();
  const { shape, width, height } = layout.bank;
  const anchor = useAnchor(bankAt(place));
  const isOpen = isAskedFor(situation, 'draw');
  const isChosen = isOpen && situation.draft.take === card && view.bank.indexOf(card) === place;
  if (card === null) {
    return <View ref={anchor} collapsable={false} style={[styles.gap, { width, height }]} />;
  }
  const look = { card, name: speech.text.cards[card], width, theme: scheme, isLit: isOpen };
  const named = { plain: speech.text.plain[card] };
  const face = (
    <>
      {shape === 'column' ? (
        <BankRow {...look} {...(height >= 52 ? named : {})} height={height - 4} />
      ) : (
        <CardFace {...look} {...(shape === 'cards' ? named : {})} height={height} />
      )}
      <Glow isOn={isChosen} isDashed={false} radius={6} />
      <Beacon isOn={pointsAt(pointer, { type: 'bank', place })} radius={6} />
    </>
  );
  const touched = {
    label: speech.words.inBank(cardLabel(speech, card)),
    onLongPress: () => inspect({ type: 'card', card }),
    testID: `bank-${place}`,
  };
  const tap = () => touch({ type: 'bank', place });
  if (!isOpen) {
    const style = [styles.touch, { minHeight: height }];
    return (
      <Touch {...touched} anchor={anchor} hint={speech.words.explains} onPress={tap} style={style}>
        {face}
      </Touch>
    );
  }
  return (
    <DragRaise style={isChosen ? styles.raised : null}>
      <Giving place={place}>
        <Draggable
          {...touched}
          id={bankPiece(place)}
          hint={speech.words.explainHint}
          isSelected={isChosen}
          onTap={tap}
          faceStyle={[styles.touch, { minHeight: height }]}
        >
          <View ref={anchor} collapsable={false}>
            {face}
          </View>
        </Draggable>
      </Giving>
    </DragRaise>
  );
}

interface GivingProps {
  readonly place: number;
  readonly children: ReactNode;
}

/** A card of the hand let go over a card of the bank goes for it. */
function Giving({ place, children }: GivingProps) {
  const { speech, exchange } = useMatch();
  return (
    <DropZone
      id={`bank-${place}`}
      label={speech.words.bank}
      accepts={(piece) => placeOfPiece(piece) !== null}
      onDrop={(piece) => exchange(place, placeOfPiece(piece))}
      radius={6}
    >
      {children}
    </DropZone>
  );
}

/** The width of the cards of a pile with its number beside it. */
const SMALL_PILE = { column: 24, row: 22 } as const;

/** Deck and discards; all may look through the discards. */
function Piles() {
  const { layout, view, speech, situation, pointer, top, touch, inspect } = useMatch();
  const { scheme } = useTheme();
  const { shape, width, height } = layout.bank;
  const deck = useAnchor(DECK);
  const discards = useAnchor(DISCARDS);
  const { words } = speech;
  const isOpen = isAskedFor(situation, 'draw');
  const card = shape === 'cards' ? Math.min(width * 0.46, height / 2 / CARD_RATIO - 4) : SMALL_PILE[shape];
  const place = [styles.deck, shape === 'row' ? styles.close : null, { maxWidth: Math.max(48, width) }];
  return (
    <View style={shape === 'column' ? styles.piles : styles.pile}>
      <Touch
        anchor={deck}
        label={words.deck(view.deckSize)}
        hint={isOpen ? undefined : words.explains}
        onPress={() => touch({ type: 'deck' })}
        onLongPress={() => inspect({ type: 'bank' })}
        testID="deck"
        style={place}
      >
        <DeckArt count={view.deckSize} width={card} />
        <Label size={12} tone="second" maxScale={1.3} align="center">
          {view.deckSize}
        </Label>
        <Glow isOn={isOpen && situation.draft.take === null} radius={6} />
        <Beacon isOn={pointsAt(pointer, { type: 'deck' })} radius={6} />
      </Touch>
      <Touch
        anchor={discards}
        label={capital(words.discards(view.discards.length))}
        hint={words.explains}
        onPress={() => inspect({ type: 'bank' })}
        testID="discards"
        style={place}
      >
        <DiscardsArt top={top} count={view.discards.length} width={card} theme={scheme} />
        <Label size={12} tone="second" maxScale={1.3} align="center">
          {view.discards.length}
        </Label>
      </Touch>
    </View>
  );
}

const styles = StyleSheet.create({
  column: { alignItems: 'center' },
  row: { flexDirection: 'row', gap: 4, justifyContent: 'center', alignItems: 'center' },
  apart: { gap: 8 },
  touch: { justifyContent: 'center' },
  raised: { left: -4 },
  gap: { opacity: 0.3 },
  piles: { flexDirection: 'row', gap: 2, marginTop: 2 },
  pile: { gap: 2 },
  deck: {
    flexDirection: 'row',
    minWidth: 48,
    minHeight: 48,
    alignItems: 'center',
    justifyContent: 'center',
    // The cards of the deck lie a little to the right of each other.
    gap: 7,
  },
  close: { gap: 5 },
});
