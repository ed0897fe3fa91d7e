import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Beacon, Spoken } from '@/components/kit/beacon';
import { Button } from '@/components/kit/button';
import { Draggable, DragRaise, DropZone } from '@/components/kit/drag-layer';
import { Scroll } from '@/components/kit/scroll';
import { useAnchor } from '@/components/kit/stage/anchors';
import { useTheme } from '@/components/kit/theme';
import { Label } from '@/components/kit/type';
import { at } from '@/engine/core/list';
import type { Card } from '@/engine/games/alchemirus/data';
import type { AlchemirusMove } from '@/engine/games/alchemirus/state';

import { CardParts, cardStyle } from '../art/card';
import { CardBack } from '../art/card-back';
import { cardHeight } from '../art/card-plan';
import { playerOf } from '../seats';
import { dueOf, isAskedFor, type Situation } from '../touch/situation';
import { pointsAt } from '../touch/hint';
import { actionsFor, handCardLabel } from '../words/labels';
import { handAt } from '../scenes/places';
import { useMatch } from '../table';
import { bankOfPiece, cardPiece } from './dragged';
import { rowOf, type RowPlan } from './row';

const RISE = 12;
/** How far the outer cards of a fan lean, in degrees. */
const LEAN = 3;

/** The own cards side by side; on the open table only how many they are. */
export function Hand() {
  const { view, near, layout } = useMatch();
  const anchor = useAnchor(handAt(near));
  const isClosed = view.viewer === 'public' || view.hand.length < playerOf(view, near).handSize;
  return (
    <View
      ref={anchor}
      collapsable={false}
      style={{ width: layout.hand.width, minHeight: layout.hand.height }}
    >
      {isClosed ? null : <Taking />}
      {isClosed ? <ClosedHand /> : <Row />}
    </View>
  );
}

/** While one is drawing, a card of the bank can be let go over the hand. */
function Taking() {
  const { speech, situation, exchange } = useMatch();
  if (!isAskedFor(situation, 'draw')) return null;
  return (
    <DropZone
      id="hand"
      label={speech.words.hand}
      accepts={(piece) => bankOfPiece(piece) !== null}
      onDrop={(piece) => exchange(bankOfPiece(piece), null)}
      radius={10}
      style={StyleSheet.absoluteFill}
    />
  );
}

/** Others may be looking; afterwards their owner picks the cards up. */
function ClosedHand() {
  const { view, near, layout, speech, isFaceDown, pickUp } = useMatch();
  const { handSize } = playerOf(view, near);
  const width = layout.hand.card * 0.62;
  const step = Math.min(width * 0.6, (layout.hand.width - width) / Math.max(1, handSize));
  return (
    <View style={styles.closed}>
      <View
        style={[styles.backs, { width: width + step * Math.max(0, handSize - 1), height: cardHeight(width) }]}
      >
        {Array.from({ length: handSize }, (_, index) => (
          <CardBack key={index} width={width} left={index * step} />
        ))}
      </View>
      {isFaceDown ? (
        <Button kind="walnut" size="small" label={speech.words.pickUp} onPress={pickUp} />
      ) : (
        <Label tone="second">{speech.words.handOf(handSize)}</Label>
      )}
    </View>
  );
}

function Row() {
  const { view, layout, speech } = useMatch();
  const { width, card, height } = layout.hand;
  const plan = rowOf(view.hand.length, card, width);
  const cards = (
    <View role="list" aria-label={speech.words.hand} style={{ width: plan.width, height }}>
      {view.hand.map((kind, place) => (
        <HeldCard key={`${kind} ${place}`} place={place} plan={plan} />
      ))}
      <Spoken of="hand" />
    </View>
  );
  if (!plan.isScrolled) return cards;
  return (
    <Scroll horizontal style={{ width }} contentContainerStyle={{ width: plan.width }}>
      {cards}
    </Scroll>
  );
}

/** How a card of the hand stands out. */
function lookOf(situation: Situation, place: number) {
  const { view, draft } = situation;
  const due = dueOf(situation);
  const isOwn = due?.place === place;
  return {
    isPaying: due !== null && draft.paying.includes(place),
    isChosen: isOwn || (!due && draft.card === place),
    isDim: isOwn || (!due && isBuilding(situation) && !isPlayable(situation, place)),
    isPlayable: isPlayable(situation, place),
    isGiven: view.asked?.what.type === 'draw' && draft.take !== null && draft.card === place,
  };
}

function isBuilding(situation: Situation): boolean {
  return isAskedFor(situation, 'build') && situation.draft.card === null;
}

/** What can be built now, or at the end of a turn a Gloria: it stands out. */
function isPlayable(situation: Situation, place: number): boolean {
  const { view, moves, draft } = situation;
  if (draft.card !== null || draft.isGiving) return false;
  const card = view.hand[place];
  return moves.some((move) => (move.type === 'build' ? move.building : move.type) === card);
}

interface HeldCardProps {
  readonly place: number;
  readonly plan: RowPlan;
}

function HeldCard({ place, plan }: HeldCardProps) {
  const { view, layout, situation } = useMatch();
  const count = view.hand.length;
  const middle = (count - 1) / 2;
  const off = middle === 0 ? 0 : (place - middle) / middle;
  const { isPaying, isChosen, isPlayable: stands } = lookOf(situation, place);
  const isRaised = isPaying || isChosen || stands;
  const turn = count > 2 && !plan.isScrolled ? off * LEAN : 0;
  const placeStyle = {
    left: plan.left + plan.step * place,
    top: isRaised ? 0 : RISE - 4 + Math.abs(off) * 2,
    ...(turn === 0 ? {} : { transform: [{ rotate: `${turn}deg` }] }),
  };
  return (
    <DragRaise role="listitem" style={[styles.card, placeStyle]}>
      <CardTouch place={place} width={layout.hand.card} isOverlapped isFixed={plan.isScrolled} />
    </DragRaise>
  );
}

interface CardTouchProps {
  readonly place: number;
  readonly width: number;
  readonly height?: number;
  readonly isOverlapped?: boolean;
  readonly isFixed?: boolean;
}

/** A card of the hand: what a touch means depends on what is asked. */
export function CardTouch({ place, width, height, isOverlapped = false, isFixed = false }: CardTouchProps) {
  const { view, moves, speech, situation, pointer, touch, inspect, play } = useMatch();
  const { scheme } = useTheme();
  const card = at(view.hand, place);
  const { isPaying, isChosen, isDim, isGiven, isPlayable: stands } = lookOf(situation, place);
  const isMarking = dueOf(situation) !== null;
  const actions = useMemo(
    () =>
      actionsFor(
        speech,
        moves.filter((move) => spentBy(move) === card),
        play,
      ),
    [moves, card, speech, play],
  );
  const isDraggable =
    (isAskedFor(situation, 'build') && !isMarking) ||
    (isAskedFor(situation, 'draw') && view.bank.some((one) => one !== null));
  const look = {
    width,
    ...(height === undefined ? {} : { height }),
    theme: scheme,
    isLit: isPaying || isChosen || stands,
    isDim,
  };
  return (
    <Draggable
      id={cardPiece(place)}
      label={handCardLabel(speech, situation, place)}
      hint={speech.words.explainHint}
      isFixed={isFixed || !isDraggable}
      isSelected={isMarking ? isPaying : isChosen}
      onTap={() => touch({ type: 'card', place })}
      onLongPress={() => inspect({ type: 'card', card })}
      actions={actions}
      faceStyle={cardStyle(look)}
      testID={`hand-${place}`}
    >
      <CardParts
        {...look}
        card={card}
        name={speech.text.cards[card]}
        {...(width >= 64 ? { plain: speech.text.plain[card] } : {})}
        seed={place}
        isOverlapped={isOverlapped}
        isPaying={isPaying || isGiven}
      />
      <Beacon isOn={pointsAt(pointer, { type: 'card', place })} radius={7} />
    </Draggable>
  );
}

/** The card of the hand that goes by a move; what a payment takes is asked of its own. */
function spentBy(move: AlchemirusMove): Card | null {
  if ('building' in move) return move.building;
  if ('card' in move) return move.card;
  if ('give' in move) return move.give;
  return move.type === 'gloria' ? 'gloria' : null;
}

const styles = StyleSheet.create({
  card: { position: 'absolute' },
  closed: { alignItems: 'center', justifyContent: 'center', gap: 8, paddingVertical: 8 },
  backs: { maxWidth: '100%' },
});
