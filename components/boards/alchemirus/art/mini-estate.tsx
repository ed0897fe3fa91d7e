import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { ViewBox } from '@/components/kit/drawing/drawing';
import { disc, group, oval, type Mark } from '@/components/kit/drawing/marks';
import type { Building, Good } from '@/engine/games/alchemirus/data';
import { buildingArt, type Fashion } from './building-art';
import { OBJECTS } from './good-marks';
import { keeper } from '@/components/kit/drawing/once';
import { Piece } from './piece';
import { SPIRIT } from './spirit-marks';

const BOX: ViewBox = [-104, -152, 208, 200];
const keep = keeper<readonly Mark[]>();

interface MiniPlotProps {
  readonly building: Building;
  readonly width: number;
  readonly fashion?: Fashion;
  /** Held by the Spirit. */
  readonly isBlocked?: boolean;
  readonly goods?: readonly Good[];
}

const GOOD_PLACES: readonly (readonly number[])[] = [[], [40], [-48, 52]];

function goodsOn(goods: readonly Good[]): readonly Mark[] {
  const places = GOOD_PLACES[goods.length] ?? [];
  return goods.map((good, index) => group(`translate(${places[index] ?? 0} 4) scale(1.9)`, OBJECTS[good]));
}

const HELD: readonly Mark[] = [
  disc(0, -66, 96, '#0a0618', { fillOpacity: 0.6 }),
  group('translate(0 -60) scale(1.2)', SPIRIT),
];

const FOOT: Mark = oval(0, 15, 88, 22, '#000', { fillOpacity: 0.5 });

function marksOf({ building, fashion = 0, isBlocked = false, goods = [] }: MiniPlotProps): readonly Mark[] {
  return [FOOT, ...buildingArt(building, fashion), ...(isBlocked ? HELD : []), ...goodsOn(goods)];
}

/** A plot of somebody else at a glance, from 20 points up: `width` by 0.96 `width`. */
export const MiniPlot = memo(function MiniPlot(props: MiniPlotProps) {
  const { building, width, fashion = 0, isBlocked = false, goods = [] } = props;
  const marks = keep(`${building} ${fashion} ${isBlocked} ${goods.join()}`, () => marksOf(props));
  return <Piece layers={[marks]} box={BOX} margin={36} width={width} isSmall={width < 48} />;
});

interface MiniEstateProps {
  readonly plots: readonly Omit<MiniPlotProps, 'width'>[];
  /** The room that it may take up. */
  readonly width: number;
  readonly columns?: number;
}

export const miniEstateHeight = (width: number, count: number, columns = 6): number =>
  Math.ceil(count / columns) * (width / columns) * MINI_ROW;

const MINI_ROW = 1.24;

/** Somebody else's estate: six plots to a row. */
export const MiniEstate = memo(function MiniEstate({ plots, width, columns = 6 }: MiniEstateProps) {
  const cell = width / columns;
  return (
    <View style={[styles.estate, { width }]} aria-hidden>
      {plots.map((plot, index) => (
        <View key={index} style={[styles.cell, { width: cell, height: cell * MINI_ROW }]}>
          <MiniPlot {...plot} width={cell} />
        </View>
      ))}
    </View>
  );
});

const styles = StyleSheet.create({
  estate: { flexDirection: 'row', flexWrap: 'wrap', pointerEvents: 'none' },
  cell: { justifyContent: 'flex-end' },
});
