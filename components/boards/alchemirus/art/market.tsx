import { memo, useMemo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { box, line, type Mark } from '@/components/kit/drawing/marks';
import { COLOURS_OF } from '@/components/kit/tokens';
import { Numeral } from '@/components/kit/type';
import type { Currency, Good, Stall } from '@/engine/games/alchemirus/data';
import { estateHues } from './estate-hues';
import { GoodPlace, LyingGood, lyingGoodHeight } from './goods';
import { marketScene, STAND, stallWidth } from './market-marks';
import type { Theme } from './paints';
import { Piece, Scene } from './piece';
import { CardSign, Laurel } from './small-pieces';

interface Area {
  readonly width: number;
  readonly height: number;
}

interface StallSceneProps extends Area {
  readonly stall: Stall;
  readonly theme: Theme;
}

/** From where stands may be set up: what the building takes up at the left. */
export const standsLeft = (area: Area): number => stallWidth(area) + 6;

/** The square by a stall; the building stands at its left, the rest is for stands. */
export const StallScene = memo(function StallScene({ stall, width, height, theme }: StallSceneProps) {
  const marks = useMemo(
    () => marketScene(stall, { width, height }, estateHues(theme)),
    [stall, width, height, theme],
  );
  return <Scene marks={marks} width={width} height={height} theme={theme} margin={8} />;
});

interface StandProps {
  readonly width: number;
  readonly good: Good | null;
  /** A good may be laid on it now. */
  readonly isTarget?: boolean;
}

const goodOn = (width: number): number => width * 0.76;

/** The height of a stand with what lies on it. */
export const standHeight = (width: number): number => lyingGoodHeight(goodOn(width)) + width * 0.14;

/** A table at a stall with the good that is sold there: `width` by `standHeight(width)`. */
export const Stand = memo(function Stand({ width, good, isTarget = false }: StandProps) {
  const across = goodOn(width);
  return (
    <View style={[styles.stand, { width, height: standHeight(width) }]} aria-hidden>
      <View style={styles.table}>
        <Piece layers={[STAND]} box={[0, 2, 78, 23]} margin={2} width={width} />
      </View>
      <View style={{ marginLeft: (width - across) / 2 }}>
        {good ? <LyingGood good={good} width={across} /> : <GoodPlace width={across} isTarget={isTarget} />}
      </View>
    </View>
  );
});

function rail({ width, height }: Area, theme: Theme): readonly Mark[] {
  return [
    box([1, 2.5, width, height, 9], '#000', { fillOpacity: theme === 'dark' ? 0.5 : 0.2 }),
    box([0, 0, width, height, 9], '@panel', { stroke: COLOURS_OF[theme].line, strokeWidth: 1.2 }),
  ];
}

interface PriceRailProps extends Area {
  readonly theme: Theme;
  /** One or two `PricePlate`s. */
  readonly children?: ReactNode;
}

/** What the prices of a good lie in, side by side. */
export const PriceRail = memo(function PriceRail({ width, height, theme, children }: PriceRailProps) {
  const marks = useMemo(() => rail({ width, height }, theme), [width, height, theme]);
  return (
    <View style={{ width, height }}>
      <View style={styles.under}>
        <Scene marks={marks} width={width} height={height} theme={theme} margin={4} />
      </View>
      <View style={styles.prices}>{children}</View>
    </View>
  );
});

function plate({ width, height }: Area): readonly Mark[] {
  return [
    box([3, 3, width - 6, height - 6, 7], '@brass', { stroke: '#2b1806', strokeWidth: 1.2 }),
    line(`M9 4.6H${width - 9}`, '#fffbe0', 1.2, { strokeOpacity: 0.8 }),
  ];
}

interface PricePlateProps extends Area {
  readonly currency: Currency;
  readonly amount: number;
  readonly theme: Theme;
  /** What is taken for the good: brass. */
  readonly isChosen: boolean;
}

/** A price in cards or in fame. */
export const PricePlate = memo(function PricePlate(props: PricePlateProps) {
  const { currency, amount, width, height, theme, isChosen } = props;
  const marks = useMemo(() => plate({ width, height }), [width, height]);
  const ink = isChosen ? '#2b1806' : COLOURS_OF[theme].second;
  const figure = { color: ink };
  return (
    <View style={[styles.price, { width, height }]} aria-hidden>
      {isChosen ? (
        <View style={styles.under}>
          <Scene marks={marks} width={width} height={height} theme={theme} />
        </View>
      ) : null}
      {currency === 'cards' ? (
        <>
          <CardSign size={Math.min(22, height * 0.5, width * 0.5)} />
          <Numeral size={17} maxScale={1.4} style={figure}>
            {amount}
          </Numeral>
        </>
      ) : (
        <View>
          <Laurel
            size={Math.min(38, height * 0.84, width)}
            theme={theme}
            colour={isChosen ? '#5a3600' : '#a8822c'}
          />
          <View style={styles.inLaurel}>
            <Numeral size={15} maxScale={1.2} style={figure}>
              {amount}
            </Numeral>
          </View>
        </View>
      )}
    </View>
  );
});

const styles = StyleSheet.create({
  stand: { pointerEvents: 'none' },
  table: { position: 'absolute', left: 0, bottom: 0 },
  under: { ...StyleSheet.absoluteFill },
  prices: { flex: 1, flexDirection: 'row' },
  price: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 5 },
  inLaurel: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center' },
});
