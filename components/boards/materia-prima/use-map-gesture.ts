import { useCallback, useMemo, useState } from 'react';
import { Platform } from 'react-native';
import { Gesture } from 'react-native-gesture-handler';
import { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import { TIMES, useMotion } from '@/components/kit/motion';
import { at } from '@/engine/core/list';
import { AXIAL, type Hex } from '@/engine/games/materia-prima/map';
import type { FigureId } from '@/engine/games/materia-prima/state';

import { hexSpot, mapHeight, mapWidth, type Spot } from './art/hex';
import type { MapLayoutBox } from './layout';
import { hexUnder } from './map-ground';
import { useDrawnLine } from './use-drawn-line';

const MOST_ZOOM = 2.6;
const ZOOM_STEP = 1.6;
/** A finger that lies still means to touch. */
const STILL = 8;
/** How much of the sea can be brought into sight, in sides of a hex. */
const SHORE = 0.9;

const MIDDLE: Spot = { x: 0, y: 0 };

interface Wiring {
  readonly box: MapLayoutBox;
  /** Who on a hex could be led by a finger. */
  readonly whoOn: (hex: Hex) => FigureId | null;
  readonly onDrawn: (figure: FigureId, path: readonly Hex[]) => void;
  readonly isTurned: boolean;
  /** What is to be seen from near. */
  readonly focus: Hex | null;
}

export type MapGesture = ReturnType<typeof useMapGesture>;

/** Pinch and pan move the map; a finger that begins on a figure of one's own draws its walk. */
export function useMapGesture({ box, whoOn, onDrawn, isTurned, focus }: Wiring) {
  const { width, height, side, zoom } = box;
  const scale = useSharedValue(zoom);
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const start = useSharedValue({ scale: zoom, x: 0, y: 0 });
  const isWalking = useSharedValue(false);
  const [isZoomed, setZoomed] = useState(zoom > 1);
  const { duration } = useMotion();
  const along = isTurned ? -1 : 1;
  /** A browser tells where a finger is on the screen, not on what lies there upside down. */
  const facing = Platform.OS === 'web' ? along : 1;

  /** From a place of the pane to one of the map. */
  const hexOn = useCallback(
    (px: number, py: number): Hex | null => {
      const place = {
        x: (facing * (px - width / 2) - x.get()) / scale.get() + mapWidth(side) / 2,
        y: (facing * (py - height / 2) - y.get()) / scale.get() + mapHeight(side) / 2,
      };
      return hexUnder(place, side);
    },
    [width, height, side, facing, x, y, scale],
  );
  const onBegun = useCallback(() => isWalking.set(true), [isWalking]);
  const { line, begin, goOn, end, wasDragged } = useDrawnLine({ hexOn, whoOn, onBegun, onDrawn });

  const gesture = useMemo(() => {
    const limit = (value: number, of: number, window: number, zoomed: number): number => {
      'worklet';
      const most = Math.max(0, (of * zoomed - window) / 2);
      return Math.max(-most, Math.min(most, value));
    };
    const across = mapWidth(side) + 2 * SHORE * side;
    const down = mapHeight(side) + 2 * SHORE * side;
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
        x.set(limit(start.get().x + along * event.translationX, across, width, scale.get()));
        y.set(limit(start.get().y + along * event.translationY, down, height, scale.get()));
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
        const [fx, fy] = [facing * (event.focalX - width / 2), facing * (event.focalY - height / 2)];
        scale.set(to);
        x.set(limit(fx - (fx - from.x) * share, across, width, to));
        y.set(limit(fy - (fy - from.y) * share, down, height, to));
      })
      .onEnd(() => {
        scheduleOnRN(setZoomed, scale.get() > 1.01);
      });
    return Gesture.Simultaneous(pan, pinch);
  }, [side, width, height, along, facing, scale, x, y, start, isWalking, begin, goOn, end]);

  const zoomTo = useCallback(
    (to: number, middle: Spot | null = null) => {
      const timing = { duration: duration(TIMES.move) };
      const share = to / scale.get();
      const [px, py] = middle ? [-middle.x * to, -middle.y * to] : [x.get() * share, y.get() * share];
      const most = (of: number, window: number) => Math.max(0, (of * to - window) / 2);
      const kept = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));
      const [mx, my] = [
        most(mapWidth(side) + 2 * SHORE * side, width),
        most(mapHeight(side) + 2 * SHORE * side, height),
      ];
      scale.set(withTiming(to, timing));
      x.set(withTiming(kept(px, mx), timing));
      y.set(withTiming(kept(py, my), timing));
      setZoomed(to > 1.01);
    },
    [duration, scale, side, width, height, x, y],
  );
  const zoomIn = useCallback(() => {
    const middle = focus === null ? null : hexSpot(at(AXIAL, focus), side);
    zoomTo(Math.min(MOST_ZOOM, scale.get() * ZOOM_STEP), middle);
  }, [zoomTo, scale, focus, side]);
  const zoomOut = useCallback(() => zoomTo(1, MIDDLE), [zoomTo]);
  const style = useAnimatedStyle(() => ({
    transform: [{ translateX: x.get() }, { translateY: y.get() }, { scale: scale.get() }],
  }));
  return { gesture, style, line, isZoomed, zoomIn, zoomOut, wasDragged };
}
