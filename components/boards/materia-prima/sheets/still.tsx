import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { css } from 'react-native-reanimated';

import { Beacon } from '@/components/kit/beacon';
import { useLiving } from '@/components/kit/living';
import { toAndFro } from '@/components/kit/motion';
import { useAnchor } from '@/components/kit/stage/anchors';
import { useTheme } from '@/components/kit/theme';
import { Touch } from '@/components/kit/touch';
import { explained } from '@/engine/core/wording';
import { ELEMENTS, MADE_FROM, type Element, type Product } from '@/engine/games/materia-prima/data';
import { wealthOf } from '@/engine/games/materia-prima/queries/tower';
import { PYRAMID_RULE } from '@/engine/games/materia-prima/rulebook';
import { countOf } from '@/engine/games/materia-prima/stock';

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
import { movesOf, nearPlayer } from '../touch/situation';
import { useMatch, useSetting } from '../table';
import { Flow } from './flow';
import { useTell } from './leaf';

const PULSE = css.keyframes({ from: { opacity: 0.12 }, to: { opacity: 0.95 } });
const BEAT = 900;
const BEATS = toAndFro(PULSE, BEAT);
const LEAST_TOUCH = 48;

interface LightProps {
  readonly at: Point;
  readonly radius: number;
  readonly isBeating: boolean;
  readonly theme: Theme;
}

/** Behind a vessel: steady for what one has, beating for what one can make. */
const VesselLight = memo(function VesselLight({ at, radius, isBeating, theme }: LightProps) {
  const beat = useLiving(isBeating ? BEATS : null);
  const size = radius * 4;
  const place = { left: at.x - size / 2, top: at.y - size / 2 };
  return (
    <Animated.View style={[styles.light, place, isBeating ? styles.bright : styles.faint, beat]}>
      <Drawing layers={[VESSEL_GLOW]} viewBox={[-20, -20, 40, 40]} width={size} height={size} theme={theme} />
    </Animated.View>
  );
});

/** What is being converted; a further one has a further number. */
export interface Flowing {
  readonly convert: Convert;
  readonly count: number;
}

interface StillProps {
  readonly width: number;
  readonly chosen: Product | null;
  readonly flow: Flowing | null;
  readonly onChoose: (product: Product | null) => void;
}

const HEIGHT = 0.77;

/** The pyramid of elements as a still: what one has glows, what one can make beats, what is chosen flows. */
export function Still({ width, chosen, flow, onChoose }: StillProps) {
  const { view, moves, speech, hint } = useMatch();
  const { scheme } = useTheme();
  const tell = useTell();
  const anchor = useAnchor(PYRAMID);
  const height = Math.round(Math.min(360, width * HEIGHT));
  const plan = useMemo(() => pyramidPlan(width, height), [width, height]);
  const amounts = useMemo(() => {
    const wealth = wealthOf(nearPlayer(view));
    return Object.fromEntries(ELEMENTS.map((element) => [element, countOf(wealth, element)])) as Amounts;
  }, [view]);
  const products = new Set<Element>(movesOf(moves, 'convert').map(({ into }) => into));
  const hinted = hint?.type === 'convert' && hint.into !== chosen ? hint.into : null;
  // What cannot be made says why.
  const touch = (element: Element) => {
    if (isProduct(element)) return onChoose(element === chosen ? null : element);
    return tell(speech.words.sheets.isBasic(speech.text.things[element]), PYRAMID_RULE);
  };
  const size = Math.max(LEAST_TOUCH, plan.radius * 2.3);
  return (
    <IronPanel width={width} height={height} theme={scheme}>
      <View ref={anchor} collapsable={false} style={{ width, height }}>
        {ELEMENTS.map((element) => {
          const isBeating = products.has(element);
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
            canMake={products.has(element)}
            isChosen={element === chosen}
            isHinted={element === hinted}
            onTouch={touch}
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
  readonly onTouch: (element: Element) => void;
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
