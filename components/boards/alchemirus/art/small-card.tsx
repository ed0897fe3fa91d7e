import { memo } from 'react';
import { StyleSheet, View, type TextStyle, type ViewStyle } from 'react-native';

import { OnSurface } from '@/components/kit/theme';
import { Label } from '@/components/kit/type';
import type { Card } from '@/engine/games/alchemirus/data';
import { costOf } from '@/engine/games/alchemirus/queries/cards';
import { CardBack } from './card-back';
import { MINI, ROW, SOCKET } from './card-plan';
import { rimOfLight } from './light';
import type { Theme } from './paints';
import { Laid } from './piece';
import { print } from './prints';
import { CostSeal, WaxTick } from './small-pieces';

interface MiniCardProps {
  readonly card: Card;
  readonly width: number;
  readonly height: number;
  /** Turned in a pile. */
  readonly style?: ViewStyle;
}

/** A card by its picture alone, laid where its holder has room for it. */
export const MiniCard = memo(function MiniCard({ card, width, height, style }: MiniCardProps) {
  return (
    <Laid
      print={print(`mini-${card}`)}
      space={{ left: 0, top: 0, unit: width / MINI.width, down: height / MINI.height }}
      isSmall={width < MINI.width}
      style={style}
    />
  );
});

interface BankRowProps {
  readonly card: Card;
  readonly name: string;
  /** The plain word under it, where there is room. */
  readonly plain?: string;
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
  /** May be taken now: it is lit. */
  readonly isLit?: boolean;
}

const SEAL = 25;
const WORDS = { maxScale: 1, align: 'right', numberOfLines: 1 } as const;
const LINE = 13;
const AIR = 4;
/** The breadth of a letter in parts of its size. */
const BREADTH = 0.54;

/** A card of the bank where there is little room: its picture, cost and name side by side. */
export const BankRow = memo(function BankRow(props: BankRowProps) {
  const { card, name, plain, width, height, theme, isLit = false } = props;
  const art = width * 0.42;
  const room = width - art - 9;
  const size = (words: string, most: number) => Math.min(most, room / (BREADTH * words.length));
  const line = (bottom: number): TextStyle => ({
    position: 'absolute',
    left: art + 5,
    right: AIR,
    bottom,
    lineHeight: LINE,
  });
  const seal =
    plain === undefined
      ? { left: width - 2 - SEAL, top: height * 0.3 - SEAL / 2 }
      : { left: -AIR, top: -AIR };
  return (
    <View style={[styles.row, { width, height }, isLit ? rimOfLight(theme) : null]} aria-hidden>
      <Laid
        print={print(`row-${card}`)}
        space={{ left: 0, top: 0, unit: width / ROW.width, down: height / ROW.height }}
      />
      <CostSeal cost={costOf(card)} size={SEAL} isStar={card === 'gloria'} place={seal} />
      <OnSurface surface="parchment">
        <Label isBold {...WORDS} size={size(name, 12)} style={line(AIR + (plain === undefined ? 0 : LINE))}>
          {name}
        </Label>
        {plain === undefined ? null : (
          <Label tone="second" {...WORDS} size={size(plain, 11)} style={line(AIR)}>
            {plain}
          </Label>
        )}
      </OnSurface>
    </View>
  );
});

const WELL_RIM = 3;

interface PaySocketProps {
  /** Of the hole; the brass round it is 3 broad. */
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
  /** What was laid in. */
  readonly card?: Card | null;
  /** A good sold or a card that nobody may see: face down. */
  readonly isFaceDown?: boolean;
  /** The next card goes here. */
  readonly isNext?: boolean;
}

/** A brass socket for a card that pays; it takes up its brass too. */
export const PaySocket = memo(function PaySocket(props: PaySocketProps) {
  const { width, height, theme, card = null, isFaceDown = false, isNext = false } = props;
  const [across, high] = [width + 2 * WELL_RIM, height + 2 * WELL_RIM];
  const tick = width * 0.52;
  return (
    <View style={[styles.row, { width: across, height: high }]} aria-hidden>
      <Laid
        print={print(isNext ? 'socket-next' : 'socket')}
        space={{ left: 0, top: 0, unit: across / SOCKET.width, down: high / SOCKET.height }}
        theme={theme}
      />
      {card || isFaceDown ? (
        <View style={styles.laid}>
          {card ? (
            <MiniCard card={card} width={width - 3} height={height - 3} />
          ) : (
            <CardBack width={width - 3} height={height - 3} />
          )}
        </View>
      ) : null}
      {card ? <WaxTick size={tick} place={{ left: across + 3 - tick, top: high + 1 - tick }} /> : null}
    </View>
  );
});

const styles = StyleSheet.create({
  row: { pointerEvents: 'none' },
  laid: { position: 'absolute', left: WELL_RIM + 1.5, top: WELL_RIM + 1.5 },
});
