import { memo, useEffect, useMemo, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { css } from 'react-native-reanimated';

import type { ViewBox } from '@/components/kit/drawing/drawing';
import type { Mark } from '@/components/kit/drawing/marks';
import { useLiving } from '@/components/kit/living';
import { once as playedOnce, toAndFro, useMotion } from '@/components/kit/motion';
import { Numeral } from '@/components/kit/type';
import type { Building, Good } from '@/engine/games/alchemirus/data';
import type { Fashion } from './building-art';
import { GoodPlace, LyingGood } from './goods';
import { FREE_PLOT, ground } from './ground-marks';
import type { Theme } from './paints';
import { Piece, type Spot } from './piece';
import { DARKNESS, flicker, goodPlace, litEdge, PLAN_LIGHT, SHROUD, standing } from './plot-marks';

const BOX: ViewBox = [-104, -152, 208, 208];
const MARGIN = 48;
/** Narrower ones go without stones and tiles. */
const FINE = 46;
const SPIRIT_COMES = 500;

/** A plot takes up a square; towers and light reach beyond it. */
export const plotHeight = (width: number): number => (width * BOX[3]) / BOX[2];

/** How large goods lie on a plot of that width: they stay readable where the plot is small. */
const goodScale = (width: number): number => (width < 80 ? 1.6 : width < 170 ? 1.35 : 1.05);

/** The width of a good on a plot of that width. */
export const goodWidth = (width: number): number => (60 * goodScale(width) * width) / BOX[2];

interface GoodPlaceOf {
  readonly building: Building;
  readonly good: Good | null;
  /** 0, or on a Labrium 0 for the tincture's place and 1 for the metal's. */
  readonly index: number;
}

/** The middle of a good on its place, from the upper left of the plot. */
export function goodSpot(width: number, { building, good, index }: GoodPlaceOf): Spot {
  const unit = width / BOX[2];
  const scale = goodScale(width);
  const { x, y } = goodPlace(building, good, index, scale);
  return { x: (x - BOX[0]) * unit, y: (y - BOX[1] - 7 * scale) * unit };
}

/** What lies on a place of a plot: a good, nothing, or the shape of a good that is planned to leave. */
export type Lying = Good | null | { readonly left: Good };

interface PlotProps {
  readonly building: Building;
  readonly width: number;
  readonly theme: Theme;
  /** Which of the twelve it is: its ground is cut accordingly. */
  readonly index: number;
  readonly fashion?: Fashion;
  /** Held by the Spirit. */
  readonly isBlocked?: boolean;
  /** Not built yet: half there. */
  readonly isPlanned?: boolean;
  /** May be chosen now. */
  readonly isTarget?: boolean;
  /** Fires and lamps flicker, where motion is wanted. */
  readonly isAlive?: boolean;
  /** By place; two on a Labrium without gold. */
  readonly goods?: readonly Lying[];
  /** Places that a good may be put on now. */
  readonly targets?: readonly number[];
}

const NOTHING: readonly Lying[] = [];
const NO_TARGETS: readonly number[] = [];

/** A building on its ground with what lies on it, `width` by `plotHeight(width)`. */
export const Plot = memo(function Plot(props: PlotProps) {
  const { building, width, theme, goods = NOTHING, targets = NO_TARGETS } = props;
  return (
    <View style={[styles.plot, { width, height: plotHeight(width) }]} aria-hidden>
      <Site {...props} />
      {props.isAlive && !props.isBlocked ? <Flicker building={building} width={width} theme={theme} /> : null}
      {goods.map((lying, index) => (
        <Place
          key={index}
          building={building}
          lying={lying}
          index={index}
          width={width}
          isTarget={targets.includes(index)}
        />
      ))}
      {props.isTarget || props.isPlanned ? <LitEdge width={width} theme={theme} /> : null}
    </View>
  );
});

type SiteProps = Pick<
  PlotProps,
  'building' | 'width' | 'theme' | 'index' | 'fashion' | 'isBlocked' | 'isPlanned' | 'isTarget'
>;

const Site = memo(function Site(props: SiteProps) {
  const { building, width, theme, index, fashion = 0, isBlocked = false, isPlanned = false } = props;
  const soil = useMemo(() => ground(building, index + 2), [building, index]);
  const house = useMemo(() => standing(building, fashion), [building, fashion]);
  const { isThere, isComing } = useDarkness(isBlocked);
  const light = isPlanned || props.isTarget ? PLAN_LIGHT : [];
  if (!isThere) {
    return isPlanned ? (
      <>
        <Layer marks={[light, soil]} width={width} theme={theme} />
        <View style={[styles.layer, styles.planned]}>
          <Layer marks={[house]} width={width} theme={theme} />
        </View>
      </>
    ) : (
      <Layer marks={[light, soil, house]} width={width} theme={theme} />
    );
  }
  return (
    <>
      <Layer marks={[light, soil]} width={width} theme={theme} />
      <Fading isComing={isComing}>
        <Layer marks={[DARKNESS]} width={width} theme={theme} />
      </Fading>
      <View style={[styles.layer, styles.held]}>
        <Layer marks={[house]} width={width} theme={theme} />
      </View>
      <Fading isComing={isComing}>
        <Layer marks={[SHROUD]} width={width} theme={theme} />
      </Fading>
    </>
  );
});

/** Darkness falls and lifts; it is drawn only while there is some. */
function useDarkness(isBlocked: boolean): { readonly isThere: boolean; readonly isComing: boolean | null } {
  const { fade } = useMotion();
  const [shown, setShown] = useState({ isBlocked, isChanging: false });
  if (shown.isBlocked !== isBlocked) setShown({ isBlocked, isChanging: true });
  const isLifting = shown.isChanging && !isBlocked;
  useEffect(() => {
    if (!isLifting) return undefined;
    const timer = setTimeout(() => setShown({ isBlocked: false, isChanging: false }), fade(SPIRIT_COMES));
    return () => clearTimeout(timer);
  }, [isLifting, fade]);
  return { isThere: isBlocked || isLifting, isComing: shown.isChanging ? isBlocked : null };
}

const COMING = css.keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const GOING = css.keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });

function Fading({ isComing, children }: { readonly isComing: boolean | null; readonly children: ReactNode }) {
  const { fade } = useMotion();
  const played = isComing === null ? null : playedOnce(isComing ? COMING : GOING, fade(SPIRIT_COMES));
  return <Animated.View style={[styles.layer, played]}>{children}</Animated.View>;
}

const FLICKERING = css.keyframes({ from: { opacity: 0.1 }, to: { opacity: 0.9 } });

function Flicker({ building, width, theme }: Pick<PlotProps, 'building' | 'width' | 'theme'>) {
  const marks = useMemo(() => flicker(building), [building]);
  const flickering = useLiving(marks ? toAndFro(FLICKERING, building === 'labrium' ? 1700 : 370) : null);
  if (!marks || !flickering) return null;
  return (
    <Animated.View style={[styles.layer, flickering]}>
      <Layer marks={[marks]} width={width} theme={theme} />
    </Animated.View>
  );
}

interface LayerProps {
  readonly marks: readonly (readonly Mark[])[];
  readonly width: number;
  readonly theme: Theme;
}

function Layer({ marks, width, theme }: LayerProps) {
  return (
    <Piece
      layers={marks}
      box={BOX}
      margin={MARGIN}
      width={width}
      theme={theme}
      isSmall={width < FINE}
      style={styles.layer}
    />
  );
}

interface PlaceProps {
  readonly building: Building;
  readonly lying: Lying;
  readonly index: number;
  readonly width: number;
  readonly isTarget: boolean;
}

const isGood = (lying: Lying): lying is Good => typeof lying === 'string';

function Place({ building, lying, index, width, isTarget }: PlaceProps) {
  const good = isGood(lying) ? lying : (lying?.left ?? null);
  const { x, y } = goodSpot(width, { building, good, index });
  const across = goodWidth(width);
  return (
    <View style={[styles.layer, { left: x - across / 2, top: y - across * 0.55 }]}>
      {isGood(lying) ? (
        <LyingGood good={lying} width={across} />
      ) : (
        <GoodPlace width={across} left={good} isTarget={isTarget} />
      )}
    </View>
  );
}

function LitEdge({ width, theme }: Pick<LayerProps, 'width' | 'theme'>) {
  const marks = useMemo(() => [litEdge(theme, BOX[2] / width)], [theme, width]);
  return <Layer marks={marks} width={width} theme={theme} />;
}

interface FreePlotProps {
  readonly width: number;
  readonly theme: Theme;
  /** Which of the twelve it is, from 1. */
  readonly number: number;
  readonly isTarget?: boolean;
}

/** A plot on which nothing is built yet, of the same size as a `Plot`. */
export const FreePlot = memo(function FreePlot({ width, theme, number, isTarget = false }: FreePlotProps) {
  const unit = width / BOX[2];
  return (
    <View style={[styles.plot, { width, height: plotHeight(width) }]} aria-hidden>
      <Layer marks={[FREE_PLOT]} width={width} theme={theme} />
      <View style={[styles.number, { top: (-28 - BOX[1]) * unit, height: 68 * unit }]}>
        <Numeral size={Math.max(11, width * 0.1)} maxScale={1.4} style={NUMBER_INK[theme]}>
          {number}
        </Numeral>
      </View>
      {isTarget ? <LitEdge width={width} theme={theme} /> : null}
    </View>
  );
});

const NUMBER_INK = { dark: { color: '#e4d6b2' }, light: { color: '#2b1d12' } } as const;

const styles = StyleSheet.create({
  plot: { pointerEvents: 'none' },
  layer: { position: 'absolute', left: 0, top: 0 },
  held: { opacity: 0.58 },
  planned: { opacity: 0.82 },
  number: { position: 'absolute', left: 0, right: 0, alignItems: 'center', justifyContent: 'center' },
});
