import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { css } from 'react-native-reanimated';

import { Beacon } from '@/components/kit/beacon';
import { toAndFro, useMotion } from '@/components/kit/motion';
import { useAnchor } from '@/components/kit/stage/anchors';
import { useTheme } from '@/components/kit/theme';
import { Touch } from '@/components/kit/touch';
import { explained } from '@/engine/core/wording';
import { ELEMENTS, MADE_FROM, type Element, type Product } from '@/engine/games/materia-prima/data';
import { countOf, type Stock } from '@/engine/games/materia-prima/stock';

import { Drawing } from '../art/drawing';
import type { Spot as Point } from '../art/hex';
import { IronPanel } from '../art/panels';
import type { Theme } from '../art/paints';
import { Pyramid, type Amounts } from '../art/pyramid';
import { pyramidPlan } from '../art/pyramid-plan';
import { VESSEL_GLOW } from '../art/vessel-marks';
import { isProduct, type Convert } from '../touch/brewing';
import { list } from '../words/labels';
import { PYRAMID } from '../scenes/places';
import { useSetting } from '../table';
import { Flow } from './flow';

const PULSE = css.keyframes({ from: { opacity: 0.12 }, to: { opacity: 0.95 } });
const BEAT = 900;
const LEAST_TOUCH = 48;

interface LightProps {
  readonly at: Point;
  readonly radius: number;
  readonly isBeating: boolean;
  readonly theme: Theme;
}

/** Behind a vessel: steady for what one has, beating for what one can make. */
const VesselLight = memo(function VesselLight({ at, radius, isBeating, theme }: LightProps) {
  const { isStill } = useMotion();
  const size = radius * 4;
  const place = { left: at.x - size / 2, top: at.y - size / 2 };
  const beat = isBeating && !isStill ? toAndFro(PULSE, BEAT) : null;
  return (
    <Animated.View style={[styles.light, place, isBeating ? styles.bright : styles.faint, beat]}>
      <Drawing layers={[VESSEL_GLOW]} viewBox={[-20, -20, 40, 40]} width={size} height={size} theme={theme} />
    </Animated.View>
  );
});

export interface StillProps {
  readonly width: number;
  readonly wealth: Stock;
  readonly products: ReadonlySet<Product>;
  readonly chosen: Product | null;
  /** What is being converted; a further one has a further number. */
  readonly flow?: { readonly convert: Convert; readonly count: number } | null;
  /** What is to be touched for the move that is pointed out. */
  readonly hinted?: Element | null;
  /** Left out where there is nothing to be made here. */
  readonly onTouch?: (element: Element) => void;
}

const HEIGHT = 0.77;

/** The pyramid of elements as a still: what one has glows, what one can make beats, what is chosen flows. */
export function Still(props: StillProps) {
  const { width, wealth, products, chosen, flow = null, hinted = null, onTouch } = props;
  const { speech } = useSetting();
  const { scheme } = useTheme();
  const anchor = useAnchor(PYRAMID);
  const height = Math.round(Math.min(360, width * HEIGHT));
  const plan = useMemo(() => pyramidPlan(width, height), [width, height]);
  const amounts = useMemo(
    () => Object.fromEntries(ELEMENTS.map((element) => [element, countOf(wealth, element)])) as Amounts,
    [wealth],
  );
  const size = Math.max(LEAST_TOUCH, plan.radius * 2.3);
  return (
    <IronPanel width={width} height={height} theme={scheme}>
      <View ref={anchor} collapsable={false} style={{ width, height }}>
        {ELEMENTS.map((element) => {
          const isBeating = isProduct(element) && products.has(element);
          if (!isBeating && amounts[element] === 0) return null;
          return (
            <VesselLight
              key={element}
              at={plan.spots[element]}
              radius={plan.radius}
              isBeating={isBeating}
              theme={scheme}
            />
          );
        })}
        <View style={styles.over}>
          <Pyramid
            width={width}
            height={height}
            amounts={amounts}
            names={speech.text.things}
            chosen={chosen}
            theme={scheme}
          />
        </View>
        {flow ? <Flow key={flow.count} convert={flow.convert} plan={plan} /> : null}
        {ELEMENTS.map((element) => (
          <VesselTouch
            key={element}
            element={element}
            at={plan.spots[element]}
            size={size}
            count={amounts[element]}
            canMake={isProduct(element) && products.has(element)}
            isChosen={element === chosen}
            isHinted={element === hinted}
            onTouch={onTouch}
          />
        ))}
      </View>
    </IronPanel>
  );
}

interface VesselTouchProps {
  readonly element: Element;
  readonly at: Point;
  readonly size: number;
  readonly count: number;
  readonly canMake: boolean;
  readonly isChosen: boolean;
  readonly isHinted: boolean;
  readonly onTouch: StillProps['onTouch'];
}

function VesselTouch(props: VesselTouchProps) {
  const { element, at, size, count, canMake, isChosen, isHinted, onTouch } = props;
  const { language, text, words } = useSetting().speech;
  const { sheets } = words;
  const made = isProduct(element)
    ? sheets.madeFrom(text.things[MADE_FROM[element][0]], text.things[MADE_FROM[element][1]])
    : null;
  const label = list([explained(language, text.things[element], count), made, canMake && sheets.canMake]);
  const place = { left: at.x - size / 2, top: at.y - size / 2, width: size, height: size };
  if (!onTouch) return <View accessible aria-label={label} role="img" style={[styles.touch, place]} />;
  return (
    <Touch
      label={label}
      isSelected={isChosen}
      onPress={() => onTouch(element)}
      give={0}
      testID={`element-${element}`}
      style={[styles.touch, place]}
    >
      <Beacon isOn={isHinted} radius={size / 2} />
    </Touch>
  );
}

const styles = StyleSheet.create({
  light: { position: 'absolute', pointerEvents: 'none' },
  bright: { opacity: 0.7 },
  faint: { opacity: 0.3 },
  over: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
  touch: { position: 'absolute' },
});
