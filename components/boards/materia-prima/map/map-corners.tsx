import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Beacon } from '@/components/kit/beacon';
import { useTheme } from '@/components/kit/theme';
import { Touch } from '@/components/kit/touch';

import type { IconName } from '../art/names';
import { IconSign } from '../art/small-pieces';
import { cornersOf, type CornerButton } from './corner-plan';
import { pointsAt } from '../touch/hint';
import { CORNER } from './panning';
import { usePointing, useSetting } from '../table';
import type { MapGesture } from './use-map-gesture';

/** The buttons that lie on the map, in its corners. */
export function Corners({ map }: { readonly map: MapGesture }) {
  const { layout, speech, open, atThumb, isReplay } = useSetting();
  const { pointer } = usePointing();
  const { table } = speech.words;
  const places = cornersOf(layout.map);
  const isListLit = pointsAt(pointer, { type: 'opener', opens: 'list' });
  // There every place of the map is wanted for a finger.
  const isCramped = layout.isTight && layout.arrangement === 'stack';
  const at = (button: CornerButton) => ({ left: places[button].x, top: places[button].y });
  return (
    <>
      {map.isZoomed ? (
        <Corner
          icon="unzoom"
          label={table.zoomOut}
          onPress={map.zoomOut}
          testID="zoom-out"
          place={at('zoomOut')}
        />
      ) : null}
      <Corner icon="zoom" label={table.zoomIn} onPress={map.zoomIn} testID="zoom-in" place={at('zoomIn')} />
      <Corner
        icon="menu"
        label={table.list}
        onPress={() => open({ type: 'list' })}
        testID="open-list"
        place={at('list')}
      >
        <Beacon isOn={isListLit} radius={24} />
      </Corner>
      <Corner
        icon="info"
        label={table.legend}
        onPress={() => open({ type: 'legend' })}
        testID="open-legend"
        place={at('legend')}
      />
      {isReplay || isCramped ? null : <View style={[styles.thumb, { top: places.zoomIn.y }]}>{atThumb}</View>}
    </>
  );
}

interface CornerProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly testID: string;
  readonly place: { readonly left: number; readonly top: number };
  readonly children?: ReactNode;
}

function Corner({ icon, label, onPress, testID, place, children }: CornerProps) {
  const { colours } = useTheme();
  return (
    <Touch label={label} onPress={onPress} testID={testID} style={[styles.target, place]}>
      <View style={[styles.round, { backgroundColor: colours.surface, borderColor: colours.line }]}>
        <IconSign name={icon} size={24} colour={colours.gold} />
      </View>
      {children}
    </Touch>
  );
}

const styles = StyleSheet.create({
  target: {
    position: 'absolute',
    width: CORNER.size,
    height: CORNER.size,
    alignItems: 'center',
    justifyContent: 'center',
  },
  thumb: {
    position: 'absolute',
    left: 0,
    right: 0,
    flexDirection: 'row',
    justifyContent: 'center',
    gap: 6,
    pointerEvents: 'box-none',
  },
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
