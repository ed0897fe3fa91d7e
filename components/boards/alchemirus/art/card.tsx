import { memo } from 'react';
import { StyleSheet, View, type TextStyle } from 'react-native';

import { OnSurface } from '@/components/kit/theme';
import { Label, Lettering } from '@/components/kit/type';
import { CARDS, type Card } from '@/engine/games/alchemirus/data';
import { costOf } from '@/engine/games/alchemirus/queries/cards';
import { cardHeight, CUTS, LARGE_WINDOW, RIM, CARD_UNITS, WINDOWS } from './card-plan';
import { CardEffect } from './effect';
import { rimOfLight } from './light';
import type { Theme } from './paints';
import { Laid } from './piece';
import { print } from './prints';
import { CostSeal, WaxTick } from './small-pieces';

/** From here on a card shows what it does under its name. */
const LEAST_LARGE = 110;
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

interface Shown {
  readonly card: Card;
  readonly width: number;
  readonly height: number;
}

const nearestWindow = (room: number): (typeof WINDOWS)[number] =>
  WINDOWS.reduce((best, one) => (Math.abs(one - room) < Math.abs(best - room) ? one : best));

interface GroundProps extends Shown {
  readonly cut: number;
  readonly foot: number;
}

/** The parchment, cut in one of a few ways, and the window over the words. */
function Ground({ card, width, height, cut, foot }: GroundProps) {
  const isLarge = width >= LEAST_LARGE;
  const unit = width / 200;
  const room = (height - foot) / unit - RIM;
  const nearest = nearestWindow(room);
  const down = (unit * room) / (isLarge ? LARGE_WINDOW : nearest);
  return (
    <>
      <Laid
        print={print(isLarge ? 'sheet-large' : `sheet-${CUTS[cut % CUTS.length] ?? 0}`)}
        space={{ left: 0, top: 0, unit, down: height / CARD_UNITS }}
      />
      <Laid
        print={print(isLarge ? `window-${card}-large` : `window-${card}-${nearest}`)}
        space={{ left: 0, top: RIM - (RIM * unit) / down, unit, down }}
      />
    </>
  );
}

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

/** How a card lies in its holder: as large as it is, lit or dim. */
export function cardStyle(props: Pick<CardFaceProps, 'width' | 'height' | 'theme' | 'isLit' | 'isDim'>) {
  const { width, height = cardHeight(width), theme, isLit = false, isDim = false } = props;
  return [{ width, height }, isLit ? rimOfLight(theme) : null, isDim ? styles.dim : null];
}

/** A card face up. Text keeps its size, so that a narrow card loses words rather than letters. */
export const CardFace = memo(function CardFace(props: CardFaceProps) {
  return (
    <View style={[styles.card, cardStyle(props)]} aria-hidden>
      <CardParts {...props} />
    </View>
  );
});

/** All that is seen of a card, for a holder that is as large and styled as it. */
export const CardParts = memo(function CardParts(props: CardFaceProps) {
  const { card, name, plain, width, height = cardHeight(width), seed = 0 } = props;
  const { isOverlapped = false, isPaying = false } = props;
  const lines = linesOf(width, plain !== undefined);
  const seal = Math.max(26, width * 0.27);
  const tick = Math.max(24, width * 0.42);
  return (
    <>
      <Ground
        card={card}
        width={width}
        height={height}
        cut={CARDS.indexOf(card) * CUT_STEP + seed}
        foot={lines.foot}
      />
      <Foot
        card={card}
        name={name}
        plain={plain}
        width={width}
        height={height}
        lines={lines}
        isOverlapped={isOverlapped}
      />
      <CostSeal
        cost={costOf(card)}
        size={seal}
        isStar={card === 'gloria'}
        place={{ left: width * 0.15 - seal / 2, top: width * 0.15 - seal / 2 }}
      />
      {isPaying ? <WaxTick size={tick} place={tickPlace(width, height, tick, isOverlapped)} /> : null}
    </>
  );
});

/** Neighbours of different kinds are cut differently too. */
const CUT_STEP = 13;

/** At the right; at the left, where the next card of a fan covers the right. */
function tickPlace(width: number, height: number, size: number, isOverlapped: boolean) {
  const left = isOverlapped ? width * 0.06 : width * 0.96 - size;
  return { left, top: height * 0.66 - width * 0.2 };
}

interface FootProps {
  readonly card: Card;
  readonly name: string;
  readonly plain: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly lines: Lines;
  readonly isOverlapped: boolean;
}

const fitting = (size: number, words: string, room: number): number =>
  Math.min(size, room / (BREADTH * words.length));

const leadingOf = (size: number): number => Math.round(size * 1.12);

function Foot(props: FootProps) {
  return (
    <OnSurface surface="parchment">
      {props.width >= LEAST_LARGE ? <LargeFoot {...props} /> : <SmallFoot {...props} />}
    </OnSurface>
  );
}

/** Name and plain word, in the middle of what is under the window. */
function SmallFoot({ name, plain, width, lines, isOverlapped }: FootProps) {
  const [nameLine, plainLine] = [leadingOf(lines.name), plain === undefined ? 0 : leadingOf(lines.plain)];
  const air = (lines.foot - nameLine - plainLine) / 2;
  const room = width * 0.92;
  const line = (lineHeight: number, bottom: number): TextStyle => ({
    position: 'absolute',
    left: width * 0.06,
    right: width * 0.06,
    bottom,
    lineHeight,
  });
  const oneLine = { maxScale: 1, align: isOverlapped ? 'left' : 'center', numberOfLines: 1 } as const;
  return (
    <>
      <Label
        isBold
        {...oneLine}
        size={fitting(lines.name, name, room)}
        style={line(nameLine, air + plainLine)}
      >
        {name}
      </Label>
      {plain === undefined ? null : (
        <Label
          tone="second"
          {...oneLine}
          size={fitting(lines.plain, plain, room)}
          style={line(plainLine, air)}
        >
          {plain}
        </Label>
      )}
    </>
  );
}

/** Name, plain word and what the card does, one below the other. */
function LargeFoot({ card, name, plain, width, height, lines }: FootProps) {
  const room = width * 0.92;
  const [nameLine, plainLine] = [
    Math.round(lines.name * 1.2),
    plain === undefined ? 0 : leadingOf(lines.plain),
  ];
  const air = (lines.foot - nameLine - plainLine - lines.effect * EFFECT_ROOM) / 2;
  const top = height - lines.foot + air;
  const line = (lineHeight: number, from: number): TextStyle => ({
    position: 'absolute',
    left: width * 0.06,
    right: width * 0.06,
    top: from,
    lineHeight,
  });
  const oneLine = { maxScale: 1, align: 'center', numberOfLines: 1 } as const;
  const words = top + nameLine + plainLine;
  return (
    <>
      <Lettering {...oneLine} size={fitting(lines.name, name, room)} style={line(nameLine, top)}>
        {name}
      </Lettering>
      {plain === undefined ? null : (
        <Label
          tone="second"
          {...oneLine}
          size={fitting(lines.plain, plain, room)}
          style={line(plainLine, top + nameLine)}
        >
          {plain}
        </Label>
      )}
      <CardEffect
        card={card}
        size={lines.effect}
        x={width / 2}
        y={words + lines.effect * (EFFECT_ROOM - EFFECT_MIDDLE)}
      />
    </>
  );
}

/** What the signs and the line over them take up, and how far from the foot of that their middle is, by their height. */
const EFFECT_ROOM = 1.5;
const EFFECT_MIDDLE = 0.62;

const styles = StyleSheet.create({
  card: { pointerEvents: 'none' },
  dim: { opacity: 0.66 },
});
