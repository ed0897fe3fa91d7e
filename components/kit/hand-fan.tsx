import { useEffect, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { Draggable, DragRaise, useDragged } from './drag-layer';
import { fanOf, type FanPlace } from './fan';
import { Glow } from './glow';
import { TIMES, useMotion } from './motion';
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

export interface HandFanProps<Item extends FanItem> {
  /** What is held, for those who listen. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  readonly onExplain?: ((id: string) => void) | undefined;
  readonly render: (item: Item, isSelected: boolean) => ReactNode;
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
            size={{ width: cardWidth, height: cardHeight }}
            isSelected={index === chosen}
            onSelect={onSelect}
            onExplain={onExplain}
          >
            {render(item, index === chosen)}
          </FanCard>
        );
      })}
    </View>
  );
}

interface FanCardProps {
  readonly item: FanItem;
  readonly place: FanPlace;
  readonly size: { readonly width: number; readonly height: number };
  readonly isSelected: boolean;
  readonly onSelect: (id: string) => void;
  readonly onExplain: ((id: string) => void) | undefined;
  readonly children: ReactNode;
}

function useGlide(to: number): SharedValue<number> {
  const { duration } = useMotion();
  const at = useSharedValue(to);
  useEffect(() => {
    at.set(withTiming(to, { duration: duration(TIMES.turn) }));
  }, [to, at, duration]);
  return at;
}

/** A card in the air stays where it was taken, under the finger, though it is the chosen one now. */
function usePlaceInAir(id: string, place: FanPlace) {
  const isAloft = useDragged() === id;
  const [taken, setTaken] = useState(place);
  const shown = isAloft ? { ...taken, turn: 0 } : place;
  return { shown, take: () => setTaken(place) };
}

function FanCard({ item, place, size, isSelected, onSelect, onExplain, children }: FanCardProps) {
  const { shown, take } = usePlaceInAir(item.id, place);
  const x = useGlide(shown.x);
  const y = useGlide(shown.y);
  const turn = useGlide(shown.turn);
  const scale = useGlide(shown.scale);
  const placed = useAnimatedStyle(() => ({
    transform: [{ translateX: x.get() }, { translateY: y.get() }],
  }));
  const turned = useAnimatedStyle(() => ({
    transform: [{ rotate: `${turn.get()}deg` }, { scale: scale.get() }],
  }));
  return (
    <View role="listitem" style={styles.place}>
      <Animated.View style={placed}>
        <DragRaise>
          <Draggable
            id={item.id}
            label={item.label}
            hint={item.hint}
            isFixed={item.isFixed}
            isSelected={isSelected}
            actions={item.actions}
            onTap={() => onSelect(item.id)}
            onLift={() => {
              take();
              if (!isSelected) onSelect(item.id);
            }}
            onLongPress={onExplain ? () => onExplain(item.id) : undefined}
          >
            <Animated.View style={[size, turned]}>
              {children}
              <Glow isOn={isSelected} isCalm isDashed={false} radius={7} />
            </Animated.View>
          </Draggable>
        </DragRaise>
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  // Only the card itself catches a finger: all places lie over each other in the corner.
  place: { position: 'absolute', left: 0, top: 0, pointerEvents: 'box-none' },
});
