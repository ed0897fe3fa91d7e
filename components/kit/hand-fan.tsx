import { memo, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated from 'react-native-reanimated';
import { Draggable, DragRaise, useDragged } from './drag-layer';
import { fanOf, type FanPlace } from './fan';
import { Glow } from './glow';
import { gliding, TIMES, useMotion } from './motion';
import type { TouchAction } from './touch';

export interface FanItem {
  /** Also the id under which places know it while it is dragged. */
  readonly id: string;
  /** Its name, for those who listen. */
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isFixed?: boolean | undefined;
  readonly actions?: readonly TouchAction[] | undefined;
}

interface HandFanProps<Item extends FanItem> {
  /** What is held, for those who listen. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  readonly onExplain?: ((id: string) => void) | undefined;
  /** Should stay the same function: every card is drawn again with another one. */
  readonly render: (item: Item, isSelected: boolean) => ReactNode;
  /** What lies on a card and is not to be covered by another one, such as a raised neighbour; null for most. */
  readonly mark?: ((item: Item) => ReactNode) | undefined;
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** How much of a card's left side must stay in sight. */
  readonly spine?: number | undefined;
  readonly width: number;
}

/** Cards in the hand: spines stay readable, the chosen one rises, its neighbours make room. */
export function HandFan<Item extends FanItem>(props: HandFanProps<Item>) {
  const { label, items, selected, onSelect, onExplain, render, cardWidth, cardHeight, width } = props;
  const chosen = items.findIndex(({ id }) => id === selected);
  const fan = fanOf({ count: items.length, chosen, cardWidth, cardHeight, width, spine: props.spine });
  return (
    <View role="list" aria-label={label} style={{ width, height: fan.height }}>
      {items.map((item, index) => {
        const place = fan.places[index];
        if (!place) return null;
        return (
          <FanCard
            key={item.id}
            item={item}
            place={place}
            width={cardWidth}
            height={cardHeight}
            isSelected={index === chosen}
            onSelect={onSelect}
            onExplain={onExplain}
            render={render}
          />
        );
      })}
      {items.map((item, index) => {
        const place = fan.places[index];
        const mark = props.mark?.(item);
        if (!place || !mark) return null;
        return (
          <FanMark key={`mark ${item.id}`} id={item.id} place={place} width={cardWidth} height={cardHeight}>
            {mark}
          </FanMark>
        );
      })}
    </View>
  );
}

interface FanMarkProps {
  readonly id: string;
  readonly place: FanPlace;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** Goes with its card, above all of them; while that is in the air it is not needed. */
function FanMark({ id, place: { x, y, turn, scale }, width, height, children }: FanMarkProps) {
  const { duration } = useMotion();
  const isAloft = useDragged() === id;
  if (isAloft) return null;
  const moved = { transform: [{ translateX: x }, { translateY: y }] };
  const turned = { width, height, transform: [{ rotate: `${turn}deg` }, { scale }] };
  return (
    <View style={[styles.place, styles.mark]}>
      <Animated.View style={[moved, gliding(duration(TIMES.turn))]}>
        <Animated.View style={[turned, gliding(duration(TIMES.turn))]}>{children}</Animated.View>
      </Animated.View>
    </View>
  );
}

interface FanCardProps<Item extends FanItem> {
  readonly item: Item;
  readonly place: FanPlace;
  readonly width: number;
  readonly height: number;
  readonly isSelected: boolean;
  readonly onSelect: (id: string) => void;
  readonly onExplain: ((id: string) => void) | undefined;
  readonly render: (item: Item, isSelected: boolean) => ReactNode;
}

/** A card in the air stays where it was taken, under the finger, though it is the chosen one now. */
function usePlaceInAir(id: string, place: FanPlace) {
  const isAloft = useDragged() === id;
  const [taken, setTaken] = useState(place);
  const shown = isAloft ? { ...taken, turn: 0 } : place;
  return { shown, setTaken };
}

/** What a card does, as the same functions however the fan moves: a piece is only built anew for a reason. */
function useCardTouches<Item extends FanItem>(
  { item, place, isSelected, onSelect, onExplain }: FanCardProps<Item>,
  take: (place: FanPlace) => void,
) {
  const { id } = item;
  const now = useRef({ place, isSelected });
  useEffect(() => {
    now.current = { place, isSelected };
  });
  const onTap = useCallback(() => onSelect(id), [onSelect, id]);
  const onLift = useCallback(() => {
    take(now.current.place);
    if (!now.current.isSelected) onSelect(id);
  }, [take, onSelect, id]);
  const onLongPress = useMemo(() => (onExplain ? () => onExplain(id) : undefined), [onExplain, id]);
  return { onTap, onLift, onLongPress };
}

function FanCard<Item extends FanItem>(props: FanCardProps<Item>) {
  const { item, place, width, height, isSelected, render } = props;
  const { shown, setTaken } = usePlaceInAir(item.id, place);
  const touches = useCardTouches(props, setTaken);
  const { duration } = useMotion();
  const { x, y, turn, scale } = shown;
  const card = useMemo(
    () => (
      <Turned turn={turn} scale={scale} width={width} height={height} isSelected={isSelected}>
        {render(item, isSelected)}
      </Turned>
    ),
    [turn, scale, width, height, isSelected, render, item],
  );
  return (
    <View role="listitem" style={styles.place}>
      <Animated.View
        style={[{ transform: [{ translateX: x }, { translateY: y }] }, gliding(duration(TIMES.turn))]}
      >
        <DragRaise>
          <Draggable
            id={item.id}
            label={item.label}
            hint={item.hint}
            isFixed={item.isFixed}
            isSelected={isSelected}
            actions={item.actions}
            {...touches}
          >
            {card}
          </Draggable>
        </DragRaise>
      </Animated.View>
    </View>
  );
}

interface TurnedProps {
  readonly turn: number;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly isSelected: boolean;
  readonly children: ReactNode;
}

const Turned = memo(function Turned({ turn, scale, width, height, isSelected, children }: TurnedProps) {
  const { duration } = useMotion();
  const turned = { width, height, transform: [{ rotate: `${turn}deg` }, { scale }] };
  return (
    <Animated.View style={[turned, gliding(duration(TIMES.turn))]}>
      {children}
      <Glow isOn={isSelected} isCalm isDashed={false} radius={7} />
    </Animated.View>
  );
});

const styles = StyleSheet.create({
  // Only the card itself catches a finger: all places lie over each other in the corner.
  place: { position: 'absolute', left: 0, top: 0, pointerEvents: 'box-none' },
  mark: { pointerEvents: 'none' },
});
