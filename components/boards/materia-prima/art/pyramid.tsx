import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Drawing } from './drawing';
import { ELEMENTS, MADE_FROM, PRODUCTS, type Element, type Product } from '@/engine/games/materia-prima/data';
import type { Theme } from './paints';
import { pyramidPlan, tubePath, type PyramidPlan } from './pyramid-plan';
import { beadMarks, TUBE_STATES, tubeMarks, type TubeState } from './vessel-marks';
import { Vessel } from './vessel';

export type Amounts = Readonly<Record<Element, number>>;

const CORNER = { left: 0, top: 0 } as const;
const SOURCES = [0, 1] as const;

interface TubesProps {
  readonly plan: PyramidPlan;
  readonly amounts: Amounts;
  readonly chosen: Product | null;
  readonly theme: Theme;
}

function stateOf(product: Product, amounts: Amounts, chosen: Product | null): TubeState {
  if (product === chosen) return 'glowing';
  return MADE_FROM[product].every((source) => amounts[source] > 0) ? 'bright' : 'dim';
}

/** The tubes between the vessels: bright where both sources are there, glowing for the chosen product. */
const Tubes = memo(function Tubes({ plan, amounts, chosen, theme }: TubesProps) {
  const marks = useMemo(() => {
    return TUBE_STATES.flatMap((state) => {
      const alike = PRODUCTS.filter((product) => stateOf(product, amounts, chosen) === state);
      const ways = alike.flatMap((product) => SOURCES.map((source) => tubePath(plan, product, source)));
      const flows = state === 'glowing' ? alike : [];
      return [
        ...(ways.length > 0 ? tubeMarks(ways.join(''), state, theme) : []),
        ...flows.flatMap((product) =>
          SOURCES.map((source) => beadMarks(tubePath(plan, product, source), MADE_FROM[product][source])),
        ),
      ];
    });
  }, [plan, amounts, chosen, theme]);
  const { width, height } = plan;
  return (
    <Drawing
      layers={[marks]}
      viewBox={[0, 0, width, height]}
      width={width}
      height={height}
      theme={theme}
      at={CORNER}
    />
  );
});

interface PyramidProps {
  readonly width: number;
  readonly height: number;
  readonly amounts: Amounts;
  readonly names: Readonly<Record<Element, string>>;
  readonly chosen: Product | null;
  readonly theme: Theme;
}

/** The still: every element in its vessel, joined by what it is made from. */
export const Pyramid = memo(function Pyramid({ width, height, amounts, names, chosen, theme }: PyramidProps) {
  const plan = useMemo(() => pyramidPlan(width, height), [width, height]);
  const sources: readonly Element[] = chosen ? MADE_FROM[chosen] : [];
  return (
    <View style={[styles.still, { width, height }]} aria-hidden>
      <Tubes plan={plan} amounts={amounts} chosen={chosen} theme={theme} />
      {ELEMENTS.map((element) => {
        const { x, y } = plan.spots[element];
        return (
          <Vessel
            key={element}
            element={element}
            amount={amounts[element]}
            radius={plan.radius}
            theme={theme}
            name={names[element]}
            isChosen={element === chosen || sources.includes(element)}
            style={[styles.vessel, { left: x - plan.radius, top: y - plan.radius }]}
            {...(element === chosen ? { gain: '+1' } : {})}
          />
        );
      })}
    </View>
  );
});

const styles = StyleSheet.create({
  still: { pointerEvents: 'none' },
  vessel: { position: 'absolute' },
});
