import { memo, useCallback, useMemo } from 'react';
import { Platform, Pressable, StyleSheet, View, type GestureResponderEvent } from 'react-native';

import { Beacon } from '@/components/kit/beacon';
import { useTheme } from '@/components/kit/theme';
import { at } from '@/engine/core/list';
import { AXIAL, type Hex } from '@/engine/games/materia-prima/map';

import { onHex } from '../art/rims';
import { pointsAt } from '../touch/hint';
import { hexLabel } from '../words/labels';
import { hexUnder, READING_ORDER } from './map-ground';
import { figureUnder, type Foot } from './map-standing';
import { litPlaces, type LitPlace } from '../touch/reach';
import { usePointing, useSetting } from '../table';

const ROOT = Math.sqrt(3);

interface MapTouchesProps {
  readonly side: number;
  readonly wasDragged: () => boolean;
}

/** Every hex, to be touched and heard. */
export const MapTouches = memo(function MapTouches({ side, wasDragged }: MapTouchesProps) {
  const { view, speech, touch, open, sights } = useSetting();
  const { situation, pointer } = usePointing();
  const lit = useMemo(() => {
    const places = new Map<Hex, LitPlace>();
    for (const place of litPlaces(situation)) places.set(place.hex, place);
    return places;
  }, [situation]);
  const onTouch = useCallback(
    (hex: Hex, place: Foot | null) => {
      const figure = (place && figureUnder(view, hex, place)) ?? undefined;
      if (!wasDragged()) touch({ type: 'hex', hex, figure });
    },
    [touch, wasDragged, view],
  );
  const onHold = useCallback(
    (hex: Hex) => {
      if (!wasDragged()) open({ type: 'hex', hex });
    },
    [open, wasDragged],
  );
  const { table } = speech.words;
  const spokenOf = (hex: Hex) =>
    sights.flatMap((seen) => (seen.hex === hex && seen.kind !== 'told' ? [table[seen.kind]] : []));
  const noteOf = ({ kind, steps }: LitPlace): string | null => {
    if (kind === 'chosen') return table.chosen;
    if (kind === 'attack') return table.canBeAttacked;
    return steps > 0 ? table.stepsAway(steps) : null;
  };
  return (
    <View style={styles.layer} role="group" aria-label={table.map}>
      {READING_ORDER.map((hex) => {
        const place = lit.get(hex);
        return (
          <HexTouch
            key={hex}
            hex={hex}
            side={side}
            label={hexLabel(speech, view, hex, [...spokenOf(hex), place && noteOf(place)])}
            isChosen={place?.kind === 'chosen'}
            isPointed={pointsAt(pointer, { type: 'hex', hex })}
            onTouch={onTouch}
            onHold={onHold}
          />
        );
      })}
    </View>
  );
});

interface HexTouchProps {
  readonly hex: Hex;
  readonly side: number;
  readonly label: string;
  readonly isChosen: boolean;
  readonly isPointed: boolean;
  /** Where on the hex, in its sides; keys touch no place. */
  readonly onTouch: (hex: Hex, place: Foot | null) => void;
  readonly onHold: (hex: Hex) => void;
}

const HexTouch = memo(function HexTouch(props: HexTouchProps) {
  const { hex, side, label, isChosen, isPointed, onTouch, onHold } = props;
  const { colours } = useTheme();
  const [width, height] = [ROOT * side, 2 * side];
  const { left, top } = onHex(at(AXIAL, hex), side, [-ROOT / 2, -1], 0);
  const meant = (event: GestureResponderEvent | undefined): Hex => {
    const inside = event ? placeIn(event.nativeEvent) : null;
    return inside ? (hexUnder({ x: left + inside.x, y: top + inside.y }, side) ?? hex) : hex;
  };
  const press = (event: GestureResponderEvent | undefined) => {
    const inside = event ? placeIn(event.nativeEvent) : null;
    const met = meant(event);
    const place = inside && met === hex ? ([inside.x / side - ROOT / 2, inside.y / side - 1] as const) : null;
    onTouch(met, place);
  };
  return (
    <Pressable
      role="button"
      aria-label={label}
      {...(Platform.OS === 'web' ? { 'aria-pressed': isChosen } : { 'aria-selected': isChosen })}
      onPress={press}
      onLongPress={(event) => onHold(meant(event))}
      testID={`hex-${hex}`}
      style={({ pressed }) => [
        styles.hex,
        { left, top, width, height, outlineColor: colours.glow },
        pressed ? styles.pressed : null,
      ]}
    >
      <Beacon isOn={isPointed} radius={side * 0.8} isInside />
    </Pressable>
  );
});

/** Where in its box a hex was touched: the corners of the box belong to its neighbours. Keys touch no place. */
function placeIn(event: object): { readonly x: number; readonly y: number } | null {
  const read = (name: string): number | null => {
    const value = (event as Readonly<Record<string, unknown>>)[name];
    return typeof value === 'number' ? value : null;
  };
  if (Platform.OS === 'web' && read('detail') === 0) return null;
  const [x, y] =
    Platform.OS === 'web' ? [read('offsetX'), read('offsetY')] : [read('locationX'), read('locationY')];
  return x === null || y === null || (x === 0 && y === 0) ? null : { x, y };
}

const styles = StyleSheet.create({
  pressed: { backgroundColor: 'rgba(255, 233, 166, 0.24)', borderRadius: 999 },
  layer: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' },
  hex: { position: 'absolute', borderRadius: 14, outlineOffset: -4, userSelect: 'none' },
});
