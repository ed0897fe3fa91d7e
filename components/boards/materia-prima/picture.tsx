import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { PictureProps } from '@/components/kit/board';
import { COLOURS } from '@/engine/core/guise';
import { box, fill, line, type Mark } from '@/components/kit/drawing/marks';
import { at } from '@/engine/core/list';
import { AXIAL, HEXES, isCity, isMine, landAt, tileAt, type Layout } from '@/engine/games/materia-prima/map';
import type { MateriaPrima } from '@/engine/games/materia-prima/state';

import { Drawing } from './art/drawing';
import { areaPath, hexPath, mapHeight, mapWidth } from './art/hex';
import { ELEMENT_HUES, SOILS } from './art/hues';
import { onHex } from './art/rims';
import { Standee, standingAt, Tower } from './art/standee';
import { standers } from './map/map-standing';

const SIDE = 100;
const MARGIN = 40;
const ACROSS = Math.max(mapWidth(SIDE), mapHeight(SIDE)) + 2 * MARGIN;
/** Figures are larger than they would be, to be seen at all. */
const LARGER = 1.5;

/** Too small for what grows there: the soil of each tile, its mines and cities. */
function groundMarks(layout: Layout): readonly Mark[] {
  const hexes = HEXES.flatMap((hex): readonly Mark[] => {
    const [land, axial] = [landAt(layout, hex), at(AXIAL, hex)];
    const soil = fill(hexPath(axial, SIDE), SOILS[tileAt(layout, hex)][1]);
    if (isMine(land)) return [soil, fill(hexPath(axial, SIDE, 0.55), ELEMENT_HUES[land][1])];
    return isCity(land) ? [soil, fill(hexPath(axial, SIDE, 0.6), '#f3dfae')] : [soil];
  });
  return [
    box([-ACROSS / 2, -ACROSS / 2, ACROSS, ACROSS, 60], '#28424f'),
    fill(areaPath([...AXIAL], SIDE), '#140b05', 0.5),
    ...hexes,
    line(AXIAL.map((axial) => hexPath(axial, SIDE)).join(''), '#24150b', 5, { strokeOpacity: 0.45 }),
  ];
}

/** The map with everybody on it. */
export function MateriaPrimaPicture({ view, size }: PictureProps<MateriaPrima>) {
  const marks = useMemo(() => groundMarks(view.layout), [view.layout]);
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
          return (
            <View key={index} style={[styles.over, standingAt(own, { x: foot.left, y: foot.top })]}>
              {stander.type === 'tower' ? (
                <Tower colour={colour} side={own} />
              ) : (
                <Standee figure={stander.figure.id} colour={colour} side={own} />
              )}
            </View>
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
