import { memo, useCallback, type ReactNode } from 'react';
import { Platform, StyleSheet, View, type ViewStyle } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import Animated from 'react-native-reanimated';

import { useAnchor } from '@/components/kit/stage/anchors';
import { useTheme } from '@/components/kit/theme';
import { useTurn } from '@/components/kit/turned';
import type { Hex } from '@/engine/games/materia-prima/map';

import { Chart } from '../art/chart';
import { mapHeight, mapWidth } from '../art/hex';
import { Corners } from './map-corners';
import { LyingDice } from './lying-dice';
import { Figures, Piles } from './map-figures';
import { Badges, Ground, Lights, Names, Sights, Sites, WalkLine } from './map-layers';
import { MapTouches } from './map-touches';
import { MAP, PANE } from '../scenes/places';
import { chosenFigure, ledFrom } from '../touch/reach';
import { usePointing, useSetting } from '../table';
import { useMapGesture, type MapGesture } from './use-map-gesture';

/** The window on the map. */
export const MapView = memo(function MapView() {
  const { layout } = useSetting();
  const { width, height } = layout.map;
  const { scheme } = useTheme();
  const pane = useAnchor(PANE);
  const map = useGesture();
  return (
    <View ref={pane} collapsable={false} style={[styles.pane, { width, height }]} testID="map">
      <Chart width={width} height={height} theme={scheme} />
      <GestureDetector gesture={map.gesture}>
        <View style={styles.window} collapsable={false}>
          <Holder map={map}>
            <Layers wasDragged={map.wasDragged} />
          </Holder>
        </View>
      </GestureDetector>
      <Corners map={map} />
      <LyingDice />
    </View>
  );
});

function useGesture(): MapGesture {
  const { view, moves, layout, draw, isReplay, sights } = useSetting();
  const { situation } = usePointing();
  const { chosen } = situation;
  const turn = useTurn();
  const whoOn = useCallback(
    (hex: Hex) => (isReplay ? null : ledFrom({ view, moves, chosen }, hex)),
    [view, moves, chosen, isReplay],
  );
  const focus = sights[0]?.hex ?? chosenFigure(situation)?.hex ?? null;
  return useMapGesture({ box: layout.map, whoOn, onDrawn: draw, turn, focus });
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
      <Way side={side} />
      <Names side={side} />
      <Badges side={side} />
      <Sights side={side} />
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

const styles = StyleSheet.create({
  pane: { overflow: 'hidden' },
  window: { ...StyleSheet.absoluteFill },
  map: { position: 'absolute' },
});
