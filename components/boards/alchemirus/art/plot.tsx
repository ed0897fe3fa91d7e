import { memo, useEffect, useState, type ReactNode } from 'react';
import { StyleSheet, View, type TextStyle } from 'react-native';
import Animated, { css } from 'react-native-reanimated';

import type { Print } from '@/components/kit/drawing/print';
import { useLiving } from '@/components/kit/living';
import { once as playedOnce, toAndFro, useMotion } from '@/components/kit/motion';
import { Numeral } from '@/components/kit/type';
import type { Building, Good } from '@/engine/games/alchemirus/data';
import { goodPlace, GROUNDS, isFlickering, isVaried, PLOT_BOX, soilOf } from './plot-plan';
import type { Fashion } from './fashion';
import { GoodPlace, LyingGood } from './goods';
import type { Theme } from './paints';
import { Laid, type Spot } from './piece';
import { print } from './prints';

const SPIRIT_COMES = 500;

/** A plot takes up a square; towers and light reach beyond it. */
export const plotHeight = (width: number): number => (width * PLOT_BOX[3]) / PLOT_BOX[2];

/** How large goods lie on a plot of that width: they stay readable where the plot is small. */
const goodScale = (width: number): number => (width < 80 ? 1.6 : width < 170 ? 1.35 : 1.05);

/** The width of a good on a plot of that width. */
export const goodWidth = (width: number): number => (60 * goodScale(width) * width) / PLOT_BOX[2];

interface GoodPlaceOf {
  readonly building: Building;
  readonly good: Good | null;
  /** 0, or on a Labrium 0 for the tincture's place and 1 for the metal's. */
  readonly index: number;
}

/** The middle of a good on its place, from the upper left of the plot. */
export function goodSpot(width: number, { building, good, index }: GoodPlaceOf): Spot {
  const unit = width / PLOT_BOX[2];
  const scale = goodScale(width);
  const { x, y } = goodPlace(building, good, index, scale);
  return { x: (x - PLOT_BOX[0]) * unit, y: (y - PLOT_BOX[1] - 7 * scale) * unit };
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
  const { width } = props;
  return (
    <View style={[styles.plot, { width, height: plotHeight(width) }]} aria-hidden>
      <PlotParts {...props} />
    </View>
  );
});

/** All that is seen of a plot, for a holder that is as large as it is. */
export const PlotParts = memo(function PlotParts(props: PlotProps) {
  const { building, width, theme, goods = NOTHING, targets = NO_TARGETS } = props;
  return (
    <>
      <Site {...props} />
      {props.isAlive && !props.isBlocked ? <Flicker building={building} width={width} /> : null}
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
    </>
  );
});

type SiteProps = Pick<
  PlotProps,
  'building' | 'width' | 'theme' | 'index' | 'fashion' | 'isBlocked' | 'isPlanned' | 'isTarget'
>;

const Site = memo(function Site(props: SiteProps) {
  const { building, width, theme, index, fashion = 0, isBlocked = false, isPlanned = false } = props;
  const { isThere, isComing } = useDarkness(isBlocked);
  const cut = GROUNDS[index % GROUNDS.length] ?? 0;
  const house =
    fashion === 1 && isVaried(building) ? print(`house-${building}-other`) : print(`house-${building}`);
  return (
    <>
      {isPlanned || props.isTarget ? <Layer print={print('plan-light')} width={width} /> : null}
      <Layer print={print(`soil-${soilOf(building)}-${cut}`)} width={width} theme={theme} />
      {isThere ? (
        <Fading isComing={isComing}>
          <Layer print={print('darkness')} width={width} />
        </Fading>
      ) : null}
      <Layer print={house} width={width} opacity={isThere ? HELD : isPlanned ? PLANNED : 1} />
      {isThere ? (
        <Fading isComing={isComing}>
          <Layer print={print('shroud')} width={width} />
        </Fading>
      ) : null}
    </>
  );
});

/** How much is seen of a building that the Spirit holds, and of one that is only planned. */
const HELD = 0.58;
const PLANNED = 0.82;

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

function Flicker({ building, width }: Pick<PlotProps, 'building' | 'width'>) {
  const flickers = isFlickering(building) ? toAndFro(FLICKERING, building === 'labrium' ? 1700 : 370) : null;
  const flickering = useLiving(flickers);
  if (!flickering || !isFlickering(building)) return null;
  return (
    <Animated.View style={[styles.layer, flickering]}>
      <Layer print={print(`flicker-${building}`)} width={width} />
    </Animated.View>
  );
}

interface LayerProps {
  readonly print: Print;
  readonly width: number;
  readonly theme?: Theme;
  readonly opacity?: number;
}

function Layer({ print: picture, width, theme = 'dark', opacity = 1 }: LayerProps) {
  const [left, top, across] = PLOT_BOX;
  return (
    <Laid
      print={picture}
      space={{ left, top, unit: width / across }}
      theme={theme}
      style={opacity === 1 ? null : { opacity }}
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
  const place = { position: 'absolute', left: x - across / 2, top: y - across * 0.55 } as const;
  return isGood(lying) ? (
    <LyingGood good={lying} width={across} style={place} />
  ) : (
    <GoodPlace width={across} left={good} isTarget={isTarget} style={place} />
  );
}

/** From here on its lines would be too broad. */
const WIDE = 100;

function LitEdge({ width, theme }: Required<Pick<LayerProps, 'width' | 'theme'>>) {
  return <Layer print={print(width < WIDE ? 'lit-edge' : 'lit-edge-wide')} width={width} theme={theme} />;
}

interface FreePlotProps {
  readonly width: number;
  readonly theme: Theme;
  /** Which of the twelve it is, from 1. */
  readonly number: number;
  readonly isTarget?: boolean;
}

/** A plot on which nothing is built yet, for a holder as large as a `Plot`. */
export const FreePlot = memo(function FreePlot({ width, theme, number, isTarget = false }: FreePlotProps) {
  const unit = width / PLOT_BOX[2];
  const size = Math.max(11, width * 0.1);
  const place: TextStyle = {
    position: 'absolute',
    left: 0,
    width,
    top: (FREE.top - PLOT_BOX[1]) * unit,
    lineHeight: Math.max(size * 1.15, FREE.height * unit),
  };
  return (
    <>
      <Layer print={print('free-plot')} width={width} theme={theme} />
      <Numeral size={size} maxScale={1.4} align="center" style={[place, NUMBER_INK[theme]]}>
        {number}
      </Numeral>
      {isTarget ? <LitEdge width={width} theme={theme} /> : null}
    </>
  );
});

/** What the number of a free plot stands in. */
const FREE = { top: -28, height: 68 } as const;
const NUMBER_INK = { dark: { color: '#e4d6b2' }, light: { color: '#2b1d12' } } as const;

const styles = StyleSheet.create({
  plot: { pointerEvents: 'none' },
  layer: { position: 'absolute', left: 0, top: 0 },
});
