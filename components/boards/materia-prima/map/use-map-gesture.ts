import { useCallback, useEffect, useMemo, useState } from 'react';
import { Platform } from 'react-native';
import { Gesture } from 'react-native-gesture-handler';
import { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import { TIMES, useMotion } from '@/components/kit/motion';
import { isAcross, STRAIGHT, wayOn, type Turn } from '@/components/kit/turning';
import type { Hex } from '@/engine/games/materia-prima/map';
import type { FigureId } from '@/engine/games/materia-prima/state';

import { mapHeight, mapWidth, type Spot } from '../art/hex';
import type { MapLayoutBox } from '../layout';
import { hexUnder } from './map-ground';
import { centredOn, farthest, isInSight, isNear, kept } from './panning';
import { useDrawnLine } from './use-drawn-line';

const MOST_ZOOM = 2.6;
const ZOOM_STEP = 1.6;
/** A finger that lies still means to touch. */
const STILL = 8;
const MIDDLE: Spot = { x: 0, y: 0 };

interface Wiring {
  readonly box: MapLayoutBox;
  /** Who on a hex could be led by a finger. */
  readonly whoOn: (hex: Hex) => FigureId | null;
  readonly onDrawn: (figure: FigureId, path: readonly Hex[]) => void;
  readonly turn: Turn;
  /** What is to be seen from near. */
  readonly focus: Hex | null;
}

export type MapGesture = ReturnType<typeof useMapGesture>;

/** Pinch and pan move the map; a finger that begins on a figure of one's own draws its walk. */
export function useMapGesture({ box, whoOn, onDrawn, turn, focus }: Wiring) {
  const { width, height, side, zoom } = box;
  const [rest] = useState(() => (focus === null || !isNear(zoom) ? MIDDLE : centredOn(box, focus, zoom)));
  const scale = useSharedValue(zoom);
  const x = useSharedValue(rest.x);
  const y = useSharedValue(rest.y);
  const start = useSharedValue({ scale: zoom, x: 0, y: 0 });
  const isWalking = useSharedValue(false);
  const [isZoomed, setZoomed] = useState(isNear(zoom));
  const { duration } = useMotion();
  /** A browser tells where a finger is on the screen, not on what lies there turned. */
  const facing = Platform.OS === 'web' ? turn : STRAIGHT;
  /** Where that is, seen from the middle. */
  const [across, down] = isAcross(facing) ? [height, width] : [width, height];
  const fromMiddle = useCallback(
    (px: number, py: number): Spot => {
      'worklet';
      return wayOn(facing, { x: px - across / 2, y: py - down / 2 });
    },
    [facing, across, down],
  );

  /** From a place of the pane to one of the map. */
  const hexOn = useCallback(
    (px: number, py: number): Hex | null => {
      const seen = fromMiddle(px, py);
      const place = {
        x: (seen.x - x.get()) / scale.get() + mapWidth(side) / 2,
        y: (seen.y - y.get()) / scale.get() + mapHeight(side) / 2,
      };
      return hexUnder(place, side);
    },
    [fromMiddle, side, x, y, scale],
  );
  const onBegun = useCallback(() => isWalking.set(true), [isWalking]);
  const { line, begin, goOn, end, wasDragged } = useDrawnLine({ hexOn, whoOn, onBegun, onDrawn });

  const gesture = useMemo(() => {
    const lay = (to: Spot, zoomed: number): void => {
      'worklet';
      const place = kept(to, farthest(box, zoomed));
      x.set(place.x);
      y.set(place.y);
    };
    const pan = Gesture.Pan()
      .withTestId('map-pan')
      .minDistance(STILL)
      .maxPointers(1)
      .onStart((event) => {
        start.set({ scale: scale.get(), x: x.get(), y: y.get() });
        const [px, py] = [event.x - event.translationX, event.y - event.translationY];
        scheduleOnRN(begin, px, py);
      })
      .onUpdate((event) => {
        if (isWalking.get()) {
          scheduleOnRN(goOn, event.x, event.y);
          return;
        }
        const from = start.get();
        const way = wayOn(turn, { x: event.translationX, y: event.translationY });
        lay({ x: from.x + way.x, y: from.y + way.y }, scale.get());
      })
      .onFinalize((_, isDone) => {
        isWalking.set(false);
        scheduleOnRN(end, isDone);
      });
    const pinch = Gesture.Pinch()
      .withTestId('map-pinch')
      .onStart(() => {
        start.set({ scale: scale.get(), x: x.get(), y: y.get() });
      })
      .onUpdate((event) => {
        const from = start.get();
        const to = Math.max(1, Math.min(MOST_ZOOM, from.scale * event.scale));
        const share = to / from.scale;
        const { x: fx, y: fy } = fromMiddle(event.focalX, event.focalY);
        scale.set(to);
        lay({ x: fx - (fx - from.x) * share, y: fy - (fy - from.y) * share }, to);
      })
      .onEnd(() => {
        scheduleOnRN(setZoomed, isNear(scale.get()));
      });
    return Gesture.Simultaneous(pan, pinch);
  }, [box, turn, fromMiddle, scale, x, y, start, isWalking, begin, goOn, end]);

  const glideTo = useCallback(
    (place: Spot, to: number) => {
      const timing = { duration: duration(TIMES.move) };
      scale.set(withTiming(to, timing));
      x.set(withTiming(place.x, timing));
      y.set(withTiming(place.y, timing));
    },
    [duration, scale, x, y],
  );
  const zoomTo = useCallback(
    (place: Spot, to: number) => {
      glideTo(place, to);
      setZoomed(isNear(to));
    },
    [glideTo],
  );
  const zoomIn = useCallback(() => {
    const to = Math.min(MOST_ZOOM, scale.get() * ZOOM_STEP);
    const share = to / scale.get();
    const place = { x: x.get() * share, y: y.get() * share };
    zoomTo(focus === null ? kept(place, farthest(box, to)) : centredOn(box, focus, to), to);
  }, [zoomTo, scale, x, y, focus, box]);
  const zoomOut = useCallback(() => zoomTo(MIDDLE, 1), [zoomTo]);
  // Whoever is to act is looked for if he has gone out of sight, not if one has looked elsewhere.
  useEffect(() => {
    const now = scale.get();
    if (focus === null || !isNear(now) || isInSight(box, focus, now, { x: x.get(), y: y.get() })) return;
    glideTo(centredOn(box, focus, now), now);
  }, [focus, box, glideTo, scale, x, y]);
  const style = useAnimatedStyle(() => ({
    transform: [{ translateX: x.get() }, { translateY: y.get() }, { scale: scale.get() }],
  }));
  return { gesture, style, line, isZoomed, zoomIn, zoomOut, wasDragged };
}
