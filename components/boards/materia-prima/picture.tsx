import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { PictureProps } from '@/components/kit/board';
import { COLOURS } from '@/engine/core/guise';
import { box, fill, line, type Mark } from '@/components/kit/drawing/marks';
import { at } from '@/engine/core/list';
import {
  AXIAL,
  HEXES,
  isCity,
  isMine,
  landAt,
  tileAt,
  type Hex,
  type Layout,
} from '@/engine/games/materia-prima/map';
import type { MateriaPrima } from '@/engine/games/materia-prima/state';

import { Drawing } from './art/drawing';
import { areaPath, hexPath, mapHeight, mapWidth } from './art/hex';
import { ELEMENT_HUES, SOILS } from './art/hues';
import { onHex } from './art/rims';
import { Sigil } from './art/small-pieces';
import { Standee, standingAt, Tower } from './art/standee';
import { standers } from './map/map-standing';

const SIDE = 100;
const MARGIN = 40;
const ACROSS = Math.max(mapWidth(SIDE), mapHeight(SIDE)) + 2 * MARGIN;
/** Figures are larger than they would be, to be seen at all. */
const LARGER = 1.5;
/** On smaller maps there is soil alone, and a figure is the sign of its player, so large by the side of a hex. */
const LEAST_STANDING = 60;
const SIGIL = 1.1;

/** What a hex shows where it is too small for what grows there: the soil of its tile, and its mine or city. */
function hexShapes(layout: Layout, hex: Hex): readonly (readonly [colour: string, d: string])[] {
  const [land, axial] = [landAt(layout, hex), at(AXIAL, hex)];
  const soil = [SOILS[tileAt(layout, hex)][1], hexPath(axial, SIDE)] as const;
  if (isMine(land)) return [soil, [ELEMENT_HUES[land][1], hexPath(axial, SIDE, 0.55)]];
  return isCity(land) ? [soil, ['#f3dfae', hexPath(axial, SIDE, 0.6)]] : [soil];
}

/** One path a colour: soils first, what lies on them over them. */
function groundMarks(layout: Layout, isSmall: boolean): readonly Mark[] {
  const shapes = HEXES.map((hex) => hexShapes(layout, hex));
  const soils = shapes.flatMap((all) => all.slice(0, 1));
  const layers = isSmall ? [soils] : [soils, shapes.flatMap((all) => all.slice(1))];
  return [
    box([-ACROSS / 2, -ACROSS / 2, ACROSS, ACROSS, 60], '#28424f'),
    ...(isSmall ? [] : [fill(areaPath([...AXIAL], SIDE), '#140b05', 0.5)]),
    ...layers.flatMap((layer) =>
      [...new Set(layer.map(([colour]) => colour))].map((colour) =>
        fill(layer.flatMap(([other, d]) => (other === colour ? [d] : [])).join(''), colour),
      ),
    ),
    ...(isSmall
      ? []
      : [line(AXIAL.map((axial) => hexPath(axial, SIDE)).join(''), '#24150b', 5, { strokeOpacity: 0.45 })]),
  ];
}

/** The map with everybody on it. */
export function MateriaPrimaPicture({ view, size }: PictureProps<MateriaPrima>) {
  const isSmall = size < LEAST_STANDING;
  const marks = useMemo(() => groundMarks(view.layout, isSmall), [view.layout, isSmall]);
  const side = (size * SIDE) / ACROSS;
  const [left, top] = [(size - mapWidth(side)) / 2, (size - mapHeight(side)) / 2];
  return (
    <View style={[styles.picture, { width: size, height: size }]} aria-hidden>
      <Drawing
        layers={[marks]}
        viewBox={[-ACROSS / 2, -ACROSS / 2, ACROSS, ACROSS]}
        width={size}
        height={size}
      />
      <View style={[styles.over, { left, top }]}>
        {standers(view).map((stander, index) => {
          const foot = onHex(at(AXIAL, stander.hex), side, stander.foot, 0);
          const colour = COLOURS[stander.seat] ?? 'orange';
          const own = side * LARGER * (stander.type === 'figure' ? stander.scale : 1);
          const place = standingAt(own, { x: foot.left, y: foot.top });
          return stander.type === 'tower' ? (
            <Tower key={index} colour={colour} side={own} style={[styles.over, place]} />
          ) : isSmall ? (
            <Sigil
              key={index}
              colour={colour}
              size={own * SIGIL}
              style={[styles.over, { left: foot.left - (own * SIGIL) / 2, top: foot.top - own * SIGIL }]}
            />
          ) : (
            <Standee key={index} figure={stander.figure.id} colour={colour} side={own} at={place} />
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  picture: { overflow: 'hidden' },
  over: { position: 'absolute' },
});
