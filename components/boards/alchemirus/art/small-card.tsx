import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { corners } from '@/components/kit/drawing/corners';
import { chance, handCut, round } from '@/components/kit/drawing/geometry';
import { box, cutOff, group, path, type Mark } from '@/components/kit/drawing/marks';
import { OnSurface } from '@/components/kit/theme';
import { COLOURS_OF } from '@/components/kit/tokens';
import { Label } from '@/components/kit/type';
import { CARDS, type Card } from '@/engine/games/alchemirus/data';
import { buildingArt } from './building-art';
import { GLORY } from './buildings/gloria';
import { costOf } from '@/engine/games/alchemirus/queries/cards';
import { CardBack } from './card-back';
import { parchment } from './card-marks';
import { keeper } from '@/components/kit/drawing/once';
import type { Theme } from './paints';
import { Piece } from './piece';
import { CostSeal, WaxTick } from './small-pieces';

interface Picture {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How many times the width of the building goes into the picture's. */
  readonly fit: number;
}

/** A building before its sky, cut out by hand. */
function picture(card: Card, { x, y, width, height, fit }: Picture): readonly Mark[] {
  const edge = handCut(corners(x, y, width, height), 0.3, 20, chance(CARDS.indexOf(card) + 3));
  const scale = Math.min((width * fit) / 200, height / 172);
  const place = `translate(${round(x + width / 2)} ${round(y + height * 0.84)}) scale(${Math.round(scale * 1000) / 1000})`;
  return [
    cutOff(edge, [
      box([x, y, width, height], `@sky-${card}`),
      box([x, round(y + height * 0.74), width, round(height * 0.3)], `@ground-${card}`),
      { ...group(place, [...(card === 'gloria' ? GLORY : []), ...buildingArt(card)]), isSmall: width < 46 },
    ]),
    path(edge, { fill: 'none', stroke: '#7a5200', strokeWidth: 1 }),
  ];
}

function sheet(width: number, height: number, seed: number): readonly Mark[] {
  const ground = parchment([0, 0, width, height], { seed, stray: 0.8, step: 9, fibres: 12, cut: 2 });
  return [path(ground.d, { fill: '#000', fillOpacity: 0.5, transform: 'translate(2 3)' }), ground];
}

const keep = keeper<readonly Mark[]>();

interface MiniCardProps {
  readonly card: Card;
  readonly width: number;
  readonly height: number;
  readonly seed?: number;
}

/** A card by its picture alone. */
export const MiniCard = memo(function MiniCard({ card, width, height, seed = 0 }: MiniCardProps) {
  const marks = keep(`mini ${card} ${width} ${height} ${seed}`, () => [
    ...sheet(width, height, CARDS.indexOf(card) * 7 + seed),
    ...picture(card, { x: 3, y: 3, width: width - 6, height: height - 6, fit: 1.16 }),
  ]);
  return <Piece layers={[marks]} box={[0, 0, width, height]} margin={4} width={width} />;
});

interface BankRowProps {
  readonly card: Card;
  readonly name: string;
  /** The plain word under it, where there is room. */
  readonly plain?: string;
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
  /** May be taken now: it is lifted and lit. */
  readonly isLit?: boolean;
}

const SEAL = 25;
const ONE_LINE = { maxScale: 1, align: 'right', numberOfLines: 1 } as const;
/** The breadth of a letter in parts of its size. */
const BREADTH = 0.54;

/** A card of the bank where there is little room: its picture, cost and name side by side. */
export const BankRow = memo(function BankRow(props: BankRowProps) {
  const { card, name, plain, width, height, theme, isLit = false } = props;
  const art = Math.min(width * 0.42, height * 1.4);
  const marks = keep(`row ${card} ${width} ${height}`, () => [
    ...sheet(width, height, CARDS.indexOf(card) * 3 + 30),
    ...picture(card, { x: 3, y: 3, width: art, height: height - 6, fit: 0.98 }),
  ]);
  const light = useMemo(() => (isLit ? rim(width, height, theme) : []), [isLit, width, height, theme]);
  const room = width - art - 9;
  const size = (words: string, most: number) => Math.min(most, room / (BREADTH * words.length));
  return (
    <Piece layers={[light, marks]} box={[0, 0, width, height]} margin={8} width={width}>
      <View style={plain === undefined ? [styles.seal, { top: height * 0.3 - SEAL / 2 }] : styles.corner}>
        <CostSeal cost={costOf(card)} size={SEAL} isStar={card === 'gloria'} />
      </View>
      <View style={[styles.words, { left: art + 5 }]}>
        <OnSurface surface="parchment">
          <Label isBold {...ONE_LINE} size={size(name, 12)} style={styles.name}>
            {name}
          </Label>
          {plain === undefined ? null : (
            <Label tone="second" {...ONE_LINE} size={size(plain, 11)} style={styles.name}>
              {plain}
            </Label>
          )}
        </OnSurface>
      </View>
    </Piece>
  );
});

function rim(width: number, height: number, theme: Theme): readonly Mark[] {
  const { glow, glowEdge } = COLOURS_OF[theme];
  const edge = handCut(corners(-1, -1, width + 2, height + 2, 3), 0.8, 12, chance(4));
  const line = (stroke: string, strokeWidth: number, strokeOpacity: number) =>
    path(edge, { fill: 'none', stroke, strokeWidth, strokeOpacity });
  return [line(glowEdge, 9, 0.35), line(glowEdge, 5, 0.8), line(glow, 2.4, 1)];
}

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
  const marks = useMemo(() => socket(width, height, theme, isNext), [width, height, theme, isNext]);
  const [across, high] = [width + 2 * WELL_RIM, height + 2 * WELL_RIM];
  return (
    <Piece layers={[marks]} box={[0, 0, across, high]} margin={4} width={across} theme={theme}>
      <View style={styles.laid}>
        {card ? (
          <MiniCard card={card} width={width - 3} height={height - 3} />
        ) : isFaceDown ? (
          <CardBack width={width - 3} height={height - 3} />
        ) : null}
      </View>
      {card ? (
        <View style={styles.tick}>
          <WaxTick size={width * 0.52} />
        </View>
      ) : null}
    </Piece>
  );
});

function socket(width: number, height: number, theme: Theme, isNext: boolean): readonly Mark[] {
  const hole = [WELL_RIM, WELL_RIM, width, height, 4] as const;
  const { glow, glowEdge } = COLOURS_OF[theme];
  return [
    box([0, 0, width + 6, height + 6, 6], '@brass', { stroke: '#1c0f06', strokeWidth: 1.2 }),
    box(hole, '@socket', { stroke: '#1c0f06', strokeWidth: 1.4 }),
    box([4.5, 4.5, width - 3, 6, 2], '#000', { fillOpacity: theme === 'dark' ? 0.5 : 0.18 }),
    ...(isNext
      ? [
          box(hole, 'none', { stroke: glowEdge, strokeWidth: 4, strokeOpacity: 0.5 }),
          box(hole, 'none', { stroke: glow, strokeWidth: 1.8, strokeDasharray: '5 4' }),
        ]
      : []),
  ];
}

const styles = StyleSheet.create({
  seal: { position: 'absolute', right: 2 },
  corner: { position: 'absolute', left: -4, top: -4 },
  words: { position: 'absolute', right: 4, bottom: 4 },
  name: { lineHeight: 13 },
  laid: { position: 'absolute', left: WELL_RIM + 1.5, top: WELL_RIM + 1.5 },
  tick: { position: 'absolute', right: -3, bottom: -1 },
});
