import {
  createContext,
  memo,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Platform, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { holdAmbience } from './ambience';
import { nearest, type Box } from './drag-boxes';
import { useFeel } from './feel';
import { Glow } from './glow';
import { TIMES, useMotion } from './motion';
import { Touch, type TouchAction } from './touch';
import { useTurn } from './turned';
import { shareOn, wayOn } from './turning';

/** Where in a place something was let go, as shares of its width and height. */
export interface Share {
  readonly x: number;
  readonly y: number;
}

interface Zone {
  readonly accepts: (piece: string) => boolean;
  readonly onDrop: (piece: string) => void;
  readonly onDropAt?: ((piece: string, at: Share) => void) | undefined;
  readonly onWrongDrop?: ((piece: string) => void) | undefined;
  readonly measure: (found: (box: Box) => void) => void;
}

interface DragActions {
  readonly register: (id: string, zone: { readonly current: Zone }) => () => void;
  readonly lift: (piece: string) => void;
  /** Puts the piece down where it was let go; false if no place there takes it. */
  readonly letGo: (piece: string, x: number, y: number) => boolean;
  readonly abandon: () => void;
}

const DragContext = createContext<DragActions>({
  register: () => () => undefined,
  lift: () => undefined,
  letGo: () => false,
  abandon: () => undefined,
});

/** Apart from the actions, so that pieces are not drawn again when one of them is picked up. */
const DraggedContext = createContext<string | null>(null);

/** Wraps everything between which pieces are dragged. */
export function DragProvider({ children }: { readonly children: ReactNode }) {
  const zones = useRef(new Map<string, { readonly current: Zone }>());
  const boxes = useRef(new Map<string, Box>());
  // Places that do not take the piece, but say why.
  const others = useRef(new Map<string, Box>());
  const [dragged, setDragged] = useState<string | null>(null);
  const goOn = useRef<() => void>(() => undefined);
  useEffect(() => () => goOn.current(), []);

  const register = useCallback((id: string, zone: { readonly current: Zone }) => {
    zones.current.set(id, zone);
    return () => void zones.current.delete(id);
  }, []);
  const lift = useCallback((piece: string) => {
    boxes.current.clear();
    others.current.clear();
    for (const [id, zone] of zones.current) {
      const { accepts, onWrongDrop, measure } = zone.current;
      const found = accepts(piece) ? boxes : onWrongDrop ? others : null;
      if (found) measure((box) => found.current.set(id, box));
    }
    goOn.current();
    goOn.current = holdAmbience();
    setDragged(piece);
  }, []);
  const putDown = useCallback(() => {
    goOn.current();
    setDragged(null);
  }, []);
  const letGo = useCallback(
    (piece: string, x: number, y: number) => {
      putDown();
      const zoneAt = (id: string | null) => zones.current.get(id ?? '')?.current;
      const id = nearest(boxes.current, x, y);
      const zone = zoneAt(id);
      const box = boxes.current.get(id ?? '');
      if (!zone) zoneAt(nearest(others.current, x, y))?.onWrongDrop?.(piece);
      if (!box || !zone?.accepts(piece)) return false;
      zone.onDrop(piece);
      zone.onDropAt?.(piece, { x: (x - box.x) / box.width, y: (y - box.y) / box.height });
      return true;
    },
    [putDown],
  );

  const actions = useMemo(
    () => ({ register, lift, letGo, abandon: putDown }),
    [register, lift, letGo, putDown],
  );
  return (
    <DragContext value={actions}>
      <DraggedContext value={dragged}>{children}</DraggedContext>
    </DragContext>
  );
}

/** The id of the piece in the air, or null. */
export function useDragged(): string | null {
  return use(DraggedContext);
}

type Heights = readonly SharedValue<number>[];
const RaiseContext = createContext<Heights>([]);

/** Comes to the front while a piece inside of it is dragged; for the groups that pieces lie in. */
export function DragRaise({
  children,
  role,
  style,
}: {
  readonly children: ReactNode;
  readonly role?: 'listitem' | undefined;
  readonly style?: StyleProp<ViewStyle>;
}) {
  const height = useSharedValue(0);
  const outer = use(RaiseContext);
  const heights = useMemo(() => [...outer, height], [outer, height]);
  const raised = useAnimatedStyle(() => ({ zIndex: height.get() }));
  return (
    <RaiseContext value={heights}>
      <Animated.View role={role} style={[styles.raise, style, raised]}>
        {children}
      </Animated.View>
    </RaiseContext>
  );
}

const IN_FRONT = 1000;
const RISE = 3;
const GROWTH = 0.06;
const PICK_UP_DISTANCE = 8;
/** What was accepted is redrawn in its new place; only if it is not does the piece return. */
const PATIENCE = 300;
/** A browser sends a click after a drag as well. */
const AFTER_CLICK = 250;

interface Flight {
  readonly x: SharedValue<number>;
  readonly y: SharedValue<number>;
  readonly lifted: SharedValue<number>;
  /** A finger lies on it. */
  readonly pressed: SharedValue<number>;
}

function useFlight(): Flight {
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const lifted = useSharedValue(0);
  const pressed = useSharedValue(0);
  return useMemo(() => ({ x, y, lifted, pressed }), [x, y, lifted, pressed]);
}

function useDrag(id: string, flight: Flight, onLift: (() => void) | undefined) {
  const { lift, letGo, abandon } = use(DragContext);
  const heights = use(RaiseContext);
  const { duration } = useMotion();
  const feel = useFeel();
  const endedAt = useRef(0);

  const settle = useCallback(
    (patience: number) => {
      const timing = { duration: duration(TIMES.move) };
      flight.x.set(withDelay(patience, withTiming(0, timing)));
      flight.y.set(withDelay(patience, withTiming(0, timing)));
      flight.lifted.set(withDelay(patience, withTiming(0, timing)));
      heights.forEach((height) =>
        height.set(withDelay(patience + timing.duration, withTiming(0, { duration: 0 }))),
      );
    },
    [flight, heights, duration],
  );
  const onStarted = useCallback(() => {
    feel.play('pick-up');
    onLift?.();
    lift(id);
  }, [feel, onLift, lift, id]);
  const onEnded = useCallback(
    (x: number, y: number) => {
      endedAt.current = Date.now();
      const isTaken = letGo(id, x, y);
      if (isTaken) feel.play('drop');
      settle(isTaken ? PATIENCE : 0);
    },
    [letGo, feel, settle, id],
  );
  const onLost = useCallback(() => {
    endedAt.current = Date.now();
    abandon();
    settle(0);
  }, [abandon, settle]);
  const onHeldBack = useCallback(() => {
    endedAt.current = Date.now();
  }, []);
  const wasDragged = useCallback(() => Date.now() - endedAt.current < AFTER_CLICK, []);
  return { heights, onStarted, onEnded, onLost, onHeldBack, wasDragged };
}

interface DraggableProps {
  readonly id: string;
  /** Its name, for those who listen. */
  readonly label: string;
  readonly children?: ReactNode;
  /** What is carried in its place: it stays where it lies itself. */
  readonly ghost?: ReactNode;
  readonly onTap?: (() => void) | undefined;
  /** Called as it is picked up, before places glow. */
  readonly onLift?: (() => void) | undefined;
  readonly onLongPress?: (() => void) | undefined;
  /** It can still be tapped, but not picked up. */
  readonly isFixed?: boolean | undefined;
  readonly isSelected?: boolean | undefined;
  /** Why it can be neither picked up nor tapped: whoever tries either is told. */
  readonly reason?: string | undefined;
  readonly onRefused?: ((reason: string) => void) | undefined;
  readonly hint?: string | undefined;
  readonly actions?: readonly TouchAction[] | undefined;
  readonly style?: StyleProp<ViewStyle>;
  /** Of what is touched, which is carried whole. */
  readonly faceStyle?: StyleProp<ViewStyle>;
  readonly testID?: string | undefined;
}

const panOf = (id: string) =>
  Gesture.Pan().withTestId(`drag-${id}`).minDistance(PICK_UP_DISTANCE).maxPointers(1);

/** How much of its way a piece comes towards the finger in the very first frame. */
const AT_FIRST = 0.4;

/** The answer to a finger, before anything else is worked out. */
function usePress({ pressed }: Flight) {
  const { duration } = useMotion();
  const onPressIn = () => {
    pressed.set(AT_FIRST);
    pressed.set(withTiming(1, { duration: duration(TIMES.press) }));
  };
  const onPressOut = () => pressed.set(withTiming(0, { duration: duration(TIMES.press) }));
  return { onPressIn, onPressOut };
}

/** A piece: tap it, or carry it to a place. It follows the finger without waiting for anything else. */
export const Draggable = memo(function Draggable(props: DraggableProps) {
  const { id, children, ghost, onTap, onLift, isFixed = false, reason, onRefused, style } = props;
  const flight = useFlight();
  const { heights, onStarted, onEnded, onLost, onHeldBack, wasDragged } = useDrag(id, flight, onLift);
  const { x, y, lifted, pressed } = flight;
  const press = usePress(flight);
  const turn = useTurn();
  const isRefused = reason !== undefined;
  const refuse = useCallback(() => {
    if (reason !== undefined) onRefused?.(reason);
  }, [reason, onRefused]);
  const holdBack = useCallback(() => {
    onHeldBack();
    refuse();
  }, [onHeldBack, refuse]);

  const carrying = useMemo(
    () =>
      panOf(id)
        .enabled(!isFixed)
        .onStart(() => {
          lifted.set(withTiming(1, { duration: TIMES.lifted }));
          heights.forEach((height) => height.set(IN_FRONT));
          scheduleOnRN(onStarted);
        })
        .onUpdate((event) => {
          const way = wayOn(turn, { x: event.translationX, y: event.translationY });
          x.set(way.x);
          y.set(way.y);
        })
        .onEnd((event) => {
          scheduleOnRN(onEnded, event.absoluteX, event.absoluteY);
        })
        .onFinalize((_, isDone) => {
          if (!isDone && lifted.get() > 0) scheduleOnRN(onLost);
        }),
    [id, isFixed, heights, turn, x, y, lifted, onStarted, onEnded, onLost],
  );
  const refusing = useMemo(
    () =>
      panOf(id)
        .enabled(!isFixed)
        .onStart(() => scheduleOnRN(holdBack)),
    [id, isFixed, holdBack],
  );
  const stays = ghost !== undefined;
  const flying = useAnimatedStyle(() => ({
    transform: [
      { translateX: stays ? 0 : x.get() },
      { translateY: (stays ? 0 : y.get()) - pressed.get() * RISE },
      { scale: 1 + Math.max(stays ? 0 : lifted.get(), pressed.get() * 0.5) * GROWTH },
    ],
  }));
  const raised = useAnimatedStyle(() => ({ zIndex: lifted.get() > 0 ? IN_FRONT : 0 }));
  return (
    <GestureDetector gesture={isRefused ? refusing : carrying}>
      <Animated.View style={[styles.piece, style, raised, flying]}>
        <Touch
          label={props.label}
          hint={props.hint}
          reason={reason}
          onRefused={() => {
            if (!wasDragged()) refuse();
          }}
          isSelected={props.isSelected}
          actions={props.actions}
          onLongPress={props.onLongPress}
          testID={props.testID}
          give={0}
          style={props.faceStyle}
          {...press}
          onPress={() => {
            if (!wasDragged()) onTap?.();
          }}
        >
          {children}
        </Touch>
        {stays ? (
          <Ghost id={id} flight={flight}>
            {ghost}
          </Ghost>
        ) : null}
      </Animated.View>
    </GestureDetector>
  );
});

interface GhostProps {
  readonly id: string;
  readonly flight: Flight;
  readonly children: ReactNode;
}

/** Under the finger while it is carried, and gone as soon as it is let go. */
function Ghost({ id, flight: { x, y }, children }: GhostProps) {
  const isAloft = use(DraggedContext) === id;
  const carried = useAnimatedStyle(() => ({ transform: [{ translateX: x.get() }, { translateY: y.get() }] }));
  if (!isAloft) return null;
  return <Animated.View style={[styles.ghost, carried]}>{children}</Animated.View>;
}

interface DropZoneProps {
  readonly id: string;
  /** Its name, for those who listen. */
  readonly label: string;
  readonly accepts: (piece: string) => boolean;
  readonly onDrop: (piece: string) => void;
  /** The same, for a place in which it matters where. */
  readonly onDropAt?: ((piece: string, at: Share) => void) | undefined;
  /** A piece that it does not take was let go here: say why. */
  readonly onWrongDrop?: ((piece: string) => void) | undefined;
  readonly children?: ReactNode;
  /** Tapping the place: what is done with the chosen piece is the board's business. */
  readonly onTap?: (() => void) | undefined;
  /** Glows without a drag, because the chosen piece could go here. */
  readonly isLit?: boolean | undefined;
  /** Shows no light of its own: something else does. */
  readonly isUnlit?: boolean | undefined;
  /** What can be tapped is the place itself, and not a view that lies in it. */
  readonly isOne?: boolean | undefined;
  readonly reason?: string | undefined;
  readonly onRefused?: ((reason: string) => void) | undefined;
  readonly onLongPress?: (() => void) | undefined;
  readonly hint?: string | undefined;
  readonly actions?: readonly TouchAction[] | undefined;
  readonly radius?: number | undefined;
  readonly style?: StyleProp<ViewStyle>;
  readonly testID?: string | undefined;
}

/** A place for pieces: glows while one that it takes is in the air. */
export function DropZone(props: DropZoneProps) {
  const { id, label, accepts, onDrop, onDropAt, onWrongDrop, onTap, isLit = false, isUnlit = false } = props;
  const { style, children } = props;
  const ref = useRef<View>(null);
  const key = `${id}:${useId()}`;
  const { register } = use(DragContext);
  const dragged = use(DraggedContext);
  const hold = useCallback((view: View | null) => {
    ref.current = view;
  }, []);
  const measure = useCallback((found: (box: Box) => void) => {
    ref.current?.measureInWindow((x, y, width, height) => found({ x, y, width, height }));
  }, []);
  const turn = useTurn();
  const zone = useRef<Zone>({ accepts, onDrop, onDropAt, onWrongDrop, measure });
  useEffect(() => {
    const dropAt = onDropAt && ((piece: string, at: Share) => onDropAt(piece, shareOn(turn, at)));
    zone.current = { accepts, onDrop, onDropAt: dropAt, onWrongDrop, measure };
  });
  useEffect(() => register(key, zone), [register, key]);

  const isOpen = dragged !== null && accepts(dragged);
  const isShining = !isUnlit && (isOpen || isLit);
  const light = <Glow isOn={isShining} isCalm={dragged !== null} radius={props.radius} />;
  const touch = {
    label,
    hint: props.hint,
    reason: props.reason,
    onRefused: props.onRefused,
    onLongPress: props.onLongPress,
    actions: props.actions,
    testID: props.testID,
    give: 0,
    onPress: onTap,
  };
  if (onTap && props.isOne) {
    return (
      <Touch {...touch} anchor={hold} style={style}>
        {children}
        {light}
      </Touch>
    );
  }
  return (
    <View ref={ref} collapsable={false} style={style}>
      {onTap ? (
        <Touch {...touch} style={styles.fill}>
          {children}
        </Touch>
      ) : (
        children
      )}
      {light}
    </View>
  );
}

const styles = StyleSheet.create({
  raise: { zIndex: 0 },
  fill: { flexGrow: 1 },
  ghost: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  // On its own layer in a browser, or every step would draw all that lies under it again.
  piece: Platform.OS === 'web' ? ({ willChange: 'transform' } as ViewStyle) : {},
});
