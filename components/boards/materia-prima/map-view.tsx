import { memo, useCallback, type ReactNode } from 'react';
import { Platform, StyleSheet, View, type ViewStyle } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import Animated from 'react-native-reanimated';

import { Beacon } from '@/components/kit/beacon';
import { useAnchor } from '@/components/kit/stage/anchors';
import { useTheme } from '@/components/kit/theme';
import { Touch } from '@/components/kit/touch';
import { useIsTurned } from '@/components/kit/turned';
import type { Hex } from '@/engine/games/materia-prima/map';

import { Chart } from './art/chart';
import { mapHeight, mapWidth } from './art/hex';
import type { IconName } from './art/icons';
import { IconSign } from './art/small-pieces';
import { pointsAt } from './hint';
import { Figures, Piles } from './map-figures';
import { Badges, Ground, Lights, Names, Sites, WalkLine } from './map-layers';
import { MapTouches } from './map-touches';
import { MAP, PANE } from './places';
import { actors, chosenFigure } from './reach';
import { standingOn } from './situation';
import { usePointing, useSetting } from './table';
import { useMapGesture, type MapGesture } from './use-map-gesture';

/** The window on the map. */
export const MapView = memo(function MapView() {
  const { layout } = useSetting();
  const { width, height } = layout.map;
  const { scheme } = useTheme();
  const pane = useAnchor(PANE);
  const map = useGesture();
  return (
    <View ref={pane} collapsable={false} style={[styles.pane, { width, height }]}>
      <View style={styles.chart}>
        <Chart width={width} height={height} theme={scheme} />
      </View>
      <GestureDetector gesture={map.gesture}>
        <View style={styles.window} collapsable={false}>
          <Holder map={map}>
            <Layers wasDragged={map.wasDragged} />
          </Holder>
        </View>
      </GestureDetector>
      <Corners map={map} />
    </View>
  );
});

function useGesture(): MapGesture {
  const { view, moves, layout, near, draw, isReplay } = useSetting();
  const { situation } = usePointing();
  const { chosen } = situation;
  const isTurned = useIsTurned();
  const whoOn = useCallback(
    (hex: Hex) => {
      if (isReplay) return null;
      const able = actors({ view, moves });
      const there = standingOn(view, hex).flatMap(({ seat, figure }) =>
        seat === near && able.includes(figure.id) ? [figure.id] : [],
      );
      return there.find((id) => id === chosen) ?? there[0] ?? null;
    },
    [view, moves, near, chosen, isReplay],
  );
  const focus = chosenFigure(situation)?.hex ?? null;
  return useMapGesture({ box: layout.map, whoOn, onDrawn: draw, isTurned, focus });
}

/** What is panned and zoomed. What lies on it is not drawn again while a walk is drawn. */
function Holder({ map, children }: { readonly map: MapGesture; readonly children: ReactNode }) {
  const { layout } = useSetting();
  const { side, width, height } = layout.map;
  const [across, down] = [mapWidth(side), mapHeight(side)];
  const place = { left: (width - across) / 2, top: (height - down) / 2, width: across, height: down };
  const anchor = useAnchor(MAP);
  return (
    <Animated.View style={[styles.map, place, LAYER, map.style]}>
      <View ref={anchor} collapsable={false} style={StyleSheet.absoluteFill}>
        {children}
        {map.line ? <WalkLine {...map.line} side={side} /> : null}
      </View>
    </Animated.View>
  );
}

/** On its own layer in a browser, or every step would draw all that lies on it again. */
const LAYER = Platform.OS === 'web' ? ({ willChange: 'transform' } as ViewStyle) : null;

const Layers = memo(function Layers({ wasDragged }: { readonly wasDragged: () => boolean }) {
  const { layout } = useSetting();
  const { side } = layout.map;
  return (
    <>
      <Ground side={side} />
      <Lights side={side} />
      <Sites side={side} />
      <Piles side={side} />
      <Figures side={side} />
      <Names side={side} />
      <Way side={side} />
      <Badges side={side} />
      <MapTouches side={side} wasDragged={wasDragged} />
    </>
  );
});

/** The way that is laid out by a touch. */
function Way({ side }: { readonly side: number }) {
  const { situation } = usePointing();
  const figure = chosenFigure(situation);
  if (!figure || situation.draft.path.length === 0) return null;
  return <WalkLine figure={figure.id} from={figure.hex} path={situation.draft.path} side={side} />;
}

function Corners({ map }: { readonly map: MapGesture }) {
  const { speech, open } = useSetting();
  const { pointer } = usePointing();
  const { table } = speech.words;
  return (
    <>
      <View style={[styles.corner, styles.left]}>
        {map.isZoomed ? (
          <Corner icon="unzoom" label={table.zoomOut} onPress={map.zoomOut} testID="zoom-out" />
        ) : null}
        <Corner icon="zoom" label={table.zoomIn} onPress={map.zoomIn} testID="zoom-in" />
      </View>
      <View style={[styles.corner, styles.right]}>
        <Corner icon="menu" label={table.list} onPress={() => open({ type: 'list' })} testID="open-list">
          <Beacon isOn={pointsAt(pointer, { type: 'opener', opens: 'list' })} radius={24} />
        </Corner>
        <Corner
          icon="info"
          label={table.legend}
          onPress={() => open({ type: 'legend' })}
          testID="open-legend"
        />
      </View>
    </>
  );
}

interface CornerProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly testID: string;
  readonly children?: ReactNode;
}

function Corner({ icon, label, onPress, testID, children }: CornerProps) {
  const { colours } = useTheme();
  return (
    <Touch label={label} onPress={onPress} testID={testID} style={styles.target}>
      <View style={[styles.round, { backgroundColor: colours.surface, borderColor: colours.line }]}>
        <IconSign name={icon} size={24} colour={colours.gold} />
      </View>
      {children}
    </Touch>
  );
}

const styles = StyleSheet.create({
  pane: { overflow: 'hidden' },
  chart: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
  window: { ...StyleSheet.absoluteFill },
  map: { position: 'absolute' },
  corner: { position: 'absolute', bottom: 6, gap: 2 },
  left: { left: 6 },
  right: { right: 6 },
  target: { width: 48, height: 48, alignItems: 'center', justifyContent: 'center' },
  round: {
    width: 44,
    height: 44,
    borderRadius: 22,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
    opacity: 0.94,
  },
});
