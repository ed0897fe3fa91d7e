import { memo } from 'react';
import { View } from 'react-native';

import type { ViewBox } from '@/components/kit/drawing/drawing';
import type { Building, Good } from '@/engine/games/alchemirus/data';
import { MINI_BOX, MINI_ROW, miniEstateHeight } from './mini-plan';
import { Laid } from './piece';
import { print } from './prints';

interface MiniLook {
  readonly building: Building;
  /** Held by the Spirit. */
  readonly isBlocked?: boolean;
  readonly goods?: readonly Good[];
}

interface MiniPlotProps extends MiniLook {
  readonly width: number;
  /** Where it lies in its holder. */
  readonly left: number;
  readonly top: number;
}

const GOOD_PLACES: readonly (readonly number[])[] = [[], [40], [-48, 52]];
/** Goods are as large as a finger's breadth even there. */
const GOOD_SCALE = 1.9;

/** Where a good lies on such a plot. */
function goodBox([x, y, width, height]: ViewBox, place: number): ViewBox {
  return [place + x * GOOD_SCALE, 4 + y * GOOD_SCALE, width * GOOD_SCALE, height * GOOD_SCALE];
}

/** A plot of somebody else at a glance, from 20 points up: `width` by 0.96 `width`. */
const MiniPlot = memo(function MiniPlot(props: MiniPlotProps) {
  const { building, width, left, top, isBlocked = false, goods = [] } = props;
  const unit = width / MINI_BOX[2];
  const space = { left: MINI_BOX[0] - left / unit, top: MINI_BOX[1] - top / unit, unit };
  const places = GOOD_PLACES[goods.length] ?? [];
  return (
    <>
      <Laid print={print(`plot-${building}`)} space={space} />
      {isBlocked ? <Laid print={print('plot-held')} space={space} /> : null}
      {goods.map((good, index) => {
        const object = print(`good-${good}`);
        return (
          <Laid
            key={good}
            print={object}
            space={space}
            box={goodBox(object.box, places[index] ?? 0)}
            isSmall
          />
        );
      })}
    </>
  );
});

interface MiniEstateProps {
  readonly plots: readonly MiniLook[];
  /** The room that it may take up. */
  readonly width: number;
  readonly columns?: number;
}

/** Somebody else's estate: six plots to a row. */
export const MiniEstate = memo(function MiniEstate({ plots, width, columns = 6 }: MiniEstateProps) {
  const cell = width / columns;
  const high = (cell * MINI_BOX[3]) / MINI_BOX[2];
  return (
    <View style={{ width, height: miniEstateHeight(width, plots.length, columns) }} aria-hidden>
      {plots.map((plot, index) => (
        <MiniPlot
          key={index}
          {...plot}
          width={cell}
          left={(index % columns) * cell}
          top={(Math.floor(index / columns) + 1) * cell * MINI_ROW - high}
        />
      ))}
    </View>
  );
});
