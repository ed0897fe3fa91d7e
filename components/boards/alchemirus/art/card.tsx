import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { line, type Mark } from '@/components/kit/drawing/marks';
import { OnSurface } from '@/components/kit/theme';
import { Label, Lettering } from '@/components/kit/type';
import { CARDS, type Card } from '@/engine/games/alchemirus/data';
import { costOf } from '@/engine/games/alchemirus/queries/cards';
import { cardHeight } from './card-back';
import { cardGround, cardLight, rivets } from './card-marks';
import { cardScene } from './card-scene';
import { CardEffect } from './effect';
import { keeper } from '@/components/kit/drawing/once';
import type { Theme } from './paints';
import { Piece } from './piece';
import { CostSeal, WaxTick } from './small-pieces';

/** From here on a card shows what it does under its name. */
const LEAST_LARGE = 110;
/** Narrower ones go without stones and tiles. */
const FINE = 50;
/** The frame of parchment round the window, in units of 200 to the width. */
const RIM = 11;
const MARGIN = 22;
/** The breadth of a letter in parts of its size. */
const BREADTH = 0.54;

interface Lines {
  readonly name: number;
  readonly plain: number;
  readonly effect: number;
  /** All that is under the window, in px. */
  readonly foot: number;
}

/** The sizes of what is written, in px: never under 11, however narrow the card is. */
function linesOf(width: number, hasPlain: boolean): Lines {
  const isLarge = width >= LEAST_LARGE;
  const name = isLarge ? width * 0.105 : Math.max(11, width * 0.098);
  const plain = hasPlain ? Math.max(11, width * (isLarge ? 0.075 : 0.09)) : 0;
  const effect = isLarge ? width * 0.105 : 0;
  const foot = isLarge ? name * 1.25 + plain * 1.2 + effect * 1.5 + width * 0.075 : name * 1.5 + plain * 1.05;
  return { name, plain, effect, foot };
}

interface Plan {
  readonly card: Card;
  /** In units of 200 to the width. */
  readonly height: number;
  readonly foot: number;
  readonly isLarge: boolean;
}

function face({ card, height, foot, isLarge }: Plan): readonly Mark[] {
  const frame = { x: RIM, y: RIM, width: 200 - 2 * RIM, height: height - RIM - foot };
  return [...cardScene(card, frame), ...(isLarge ? rivets(height) : [])];
}

const keepFace = keeper<readonly Mark[]>();
const keepGround = keeper<readonly Mark[]>();

interface CardFaceProps {
  readonly card: Card;
  /** Its Latin name. */
  readonly name: string;
  /** The plain word under it. */
  readonly plain?: string;
  readonly width: number;
  /** By default 1.52 times the width. */
  readonly height?: number;
  /** Cards of the same kind are cut differently. */
  readonly seed?: number;
  readonly theme: Theme;
  /** Under the next card of a fan: the name stands at the left. */
  readonly isOverlapped?: boolean;
  /** Chosen: a rim of light. */
  readonly isLit?: boolean;
  /** It pays: a wax seal. */
  readonly isPaying?: boolean;
  readonly isDim?: boolean;
}

/** A card face up. Text keeps its size, so that a narrow card loses words rather than letters. */
export const CardFace = memo(function CardFace(props: CardFaceProps) {
  const { card, name, plain, width, height = cardHeight(width), seed = 0, theme } = props;
  const { isOverlapped = false, isLit = false, isPaying = false, isDim = false } = props;
  const isLarge = width >= LEAST_LARGE;
  const lines = linesOf(width, plain !== undefined);
  const unit = width / 200;
  const high = Math.round(height / unit);
  const foot = Math.round(lines.foot / unit);
  const cut = CARDS.indexOf(card) * 13 + seed;
  const picture = keepFace(`${card} ${high} ${foot}`, () => face({ card, height: high, foot, isLarge }));
  const sheet = keepGround(`${high} ${cut}`, () => cardGround(high, cut));
  const light = useMemo(() => (isLit ? cardLight(high, theme, 1 / unit) : []), [isLit, high, theme, unit]);
  const seal = Math.max(26, width * 0.27);
  return (
    <View style={[styles.card, { width, height }, isDim ? styles.dim : null]} aria-hidden>
      <Piece
        layers={[light, sheet, picture]}
        box={[0, 0, 200, high]}
        margin={MARGIN}
        width={width}
        isSmall={width < FINE}
      />
      <Foot card={card} name={name} plain={plain} width={width} lines={lines} isOverlapped={isOverlapped} />
      <View style={[styles.over, { left: width * 0.15 - seal / 2, top: width * 0.15 - seal / 2 }]}>
        <CostSeal cost={costOf(card)} size={seal} isStar={card === 'gloria'} />
      </View>
      {isPaying ? (
        <View style={[styles.over, sealPlace(width, height, isOverlapped)]}>
          <WaxTick size={Math.max(24, width * 0.42)} />
        </View>
      ) : null}
    </View>
  );
});

/** At the right; at the left, where the next card of a fan covers the right. */
function sealPlace(width: number, height: number, isOverlapped: boolean) {
  const side = isOverlapped ? { left: width * 0.06 } : { right: width * 0.04 };
  return { ...side, top: height * 0.66 - width * 0.2 };
}

interface FootProps {
  readonly card: Card;
  readonly name: string;
  readonly plain: string | undefined;
  readonly width: number;
  readonly lines: Lines;
  readonly isOverlapped: boolean;
}

const fitting = (size: number, words: string, room: number): number =>
  Math.min(size, room / (BREADTH * words.length));

function Foot({ card, name, plain, width, lines, isOverlapped }: FootProps) {
  const isLarge = width >= LEAST_LARGE;
  const room = width * 0.92;
  const oneLine = { maxScale: 1, align: isOverlapped ? 'left' : 'center', numberOfLines: 1 } as const;
  const leading = (size: number) => ({ lineHeight: Math.round(size * 1.12) });
  return (
    <View style={[styles.foot, { height: lines.foot, paddingHorizontal: width * 0.06 }]}>
      <OnSurface surface="parchment">
        {isLarge ? (
          <Lettering size={fitting(lines.name, name, room)} maxScale={1} align="center" numberOfLines={1}>
            {name}
          </Lettering>
        ) : (
          <Label isBold {...oneLine} size={fitting(lines.name, name, room)} style={leading(lines.name)}>
            {name}
          </Label>
        )}
        {plain === undefined ? null : (
          <Label
            tone="second"
            {...oneLine}
            size={fitting(lines.plain, plain, room)}
            style={leading(lines.plain)}
          >
            {plain}
          </Label>
        )}
        {isLarge ? (
          <>
            <Piece layers={[RULE]} box={[0, 0, 152, 4]} margin={0} width={width * 0.76} style={styles.rule} />
            <CardEffect card={card} size={lines.effect} />
          </>
        ) : null}
      </OnSurface>
    </View>
  );
}

const RULE: readonly Mark[] = [line('M1 2H151', '#7a5200', 1.4, { strokeOpacity: 0.6 })];

const styles = StyleSheet.create({
  card: { pointerEvents: 'none' },
  dim: { opacity: 0.55 },
  over: { position: 'absolute' },
  foot: { position: 'absolute', left: 0, right: 0, bottom: 0, justifyContent: 'center' },
  rule: { alignSelf: 'center' },
});
