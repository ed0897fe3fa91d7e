import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { DOWN, linear } from '@/components/kit/drawing/gradients';
import { painted } from '@/components/kit/paint';
import { COLOURS_OF, type Gradient } from '@/components/kit/tokens';
import { Numeral } from '@/components/kit/type';
import type { Currency, Good, Stall } from '@/engine/games/alchemirus/data';
import { Figure } from './figure';
import { Gilt } from './gilt';
import { GoodPlace, LyingGood, lyingGoodHeight } from './goods';
import { SQUARES, squareFor, stallUnit, stallWidth } from './market-plan';
import type { Theme } from './paints';
import { panelFace } from './panels';
import { Laid } from './piece';
import { print } from './prints';
import { CardSign, Laurel } from './small-pieces';
import { LAUREL_BOX } from './small-plan';

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

const BY_DAY = linear(DOWN, [0, '#6fb0e4'], [0.45, '#a8d4f0'], [0.8, '#f2e8c8'], [1, '#ffe0a0']);
const AT_DUSK: Readonly<Record<Stall, Gradient>> = {
  pergula: linear(DOWN, [0, '#846749'], [1, '#774b3a']),
  taberna: linear(DOWN, [0, '#1d1833'], [1, '#724337']),
  donarium: linear(DOWN, [0, '#472b16'], [1, '#836e4b']),
};

/** The square by a stall; the building stands at its left, the rest is for stands. */
export const StallScene = memo(function StallScene({ stall, width, height, theme }: StallSceneProps) {
  const shape = squareFor({ width, height });
  const unit = stallUnit({ width, height });
  const sky = painted(theme === 'dark' ? AT_DUSK[stall] : BY_DAY);
  return (
    <Gilt width={width} height={height} theme={theme} style={sky}>
      <Laid
        print={print(`square-${shape}`)}
        space={{
          left: 0,
          top: 0,
          unit: width / SQUARES[shape].width,
          down: height / SQUARES[shape].height,
        }}
        theme={theme}
      />
      <Laid print={print(`stall-${stall}`)} space={{ left: -106, top: (-height * 0.79) / unit, unit }} />
    </Gilt>
  );
});

interface StandProps {
  readonly width: number;
  readonly good: Good | null;
  /** A good may be laid on it now. */
  readonly isTarget?: boolean;
}

const goodOn = (width: number): number => width * 0.76;
/** How wide a stand is drawn, and how high without its feet. */
const STAND = { width: 78, height: 25 } as const;

/** The height of a stand with what lies on it. */
export const standHeight = (width: number): number => lyingGoodHeight(goodOn(width)) + width * 0.14;

/** A table at a stall with the good that is sold there: `width` by `standHeight(width)`. */
export const Stand = memo(function Stand({ width, good, isTarget = false }: StandProps) {
  const across = goodOn(width);
  const unit = width / STAND.width;
  const laid = { position: 'absolute', left: (width - across) / 2, top: 0 } as const;
  return (
    <View style={[styles.stand, { width, height: standHeight(width) }]} aria-hidden>
      <Laid print={print('stand')} space={{ left: 0, top: STAND.height - standHeight(width) / unit, unit }} />
      {good ? (
        <LyingGood good={good} width={across} style={laid} />
      ) : (
        <GoodPlace width={across} isTarget={isTarget} style={laid} />
      )}
    </View>
  );
});

interface PriceRailProps extends Area {
  readonly theme: Theme;
  /** One or two `PricePlate`s. */
  readonly children?: ReactNode;
}

/** What the prices of a good lie in, side by side. */
export const PriceRail = memo(function PriceRail({ width, height, theme, children }: PriceRailProps) {
  const look = {
    borderColor: COLOURS_OF[theme].line,
    boxShadow: `1px 2.5px 0px rgba(0, 0, 0, ${theme === 'dark' ? 0.5 : 0.2})`,
  };
  return <View style={[styles.rail, { width, height }, panelFace(theme), look]}>{children}</View>;
});

const BRASS = painted(linear(DOWN, [0, '#fbe6a6'], [0.42, '#d3a043'], [1, '#6e4712']));
const RAIL_EDGE = 1.2;

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
  const ink = isChosen ? '#2b1806' : COLOURS_OF[theme].second;
  const size = { width: width - 6, height: height - 6 - 2 * RAIL_EDGE };
  return (
    <View style={[styles.price, size, isChosen ? [styles.brass, BRASS] : null]} aria-hidden>
      {currency === 'cards' ? (
        <>
          <CardSign size={Math.min(22, height * 0.5, width * 0.5)} />
          <Numeral size={17} maxScale={1.4} style={{ color: ink }}>
            {amount}
          </Numeral>
        </>
      ) : (
        <Wreathed size={Math.min(38, height * 0.84, width)} isChosen={isChosen} theme={theme} ink={ink}>
          {amount}
        </Wreathed>
      )}
    </View>
  );
});

interface WreathedProps {
  readonly size: number;
  readonly isChosen: boolean;
  readonly theme: Theme;
  readonly ink: string;
  readonly children: number;
}

function Wreathed({ size, isChosen, theme, ink, children }: WreathedProps) {
  const room = { width: (size * LAUREL_BOX[2]) / LAUREL_BOX[3], height: size };
  return (
    <View>
      <Laurel size={size} theme={theme} tone={isChosen ? 'taken' : 'offered'} />
      <Figure size={15} colour={ink} room={room}>
        {children}
      </Figure>
    </View>
  );
}

const styles = StyleSheet.create({
  stand: { pointerEvents: 'none' },
  rail: { flexDirection: 'row', borderRadius: 9, borderWidth: RAIL_EDGE },
  price: {
    flexGrow: 1,
    margin: 3,
    marginHorizontal: 1.8,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 5,
  },
  brass: {
    borderRadius: 7,
    borderWidth: 1.2,
    borderColor: '#2b1806',
    boxShadow: 'inset 0px 1.2px 0px rgba(255, 251, 224, 0.8)',
  },
});
