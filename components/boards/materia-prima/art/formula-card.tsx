import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { seedOf } from '@/components/kit/drawing/geometry';
import type { Layer } from '@/components/kit/drawing/parts';
import { OnSurface, useTheme } from '@/components/kit/theme';
import { Body, Label, Numeral } from '@/components/kit/type';
import type { Colour } from '@/engine/core/guise';
import type { FormulaId } from '@/engine/games/materia-prima/cards';
import type { Level, Thing } from '@/engine/games/materia-prima/data';
import { isEquipment, isHomunculus, kindOf } from '@/engine/games/materia-prima/queries/formulas';
import { CardWindow, type Pane } from './card-window';
import { REACHES } from './figure-reaches';
import { breadthOf, linesOf } from './lines';
import type { IconName } from './names';
import { Ground, placed } from './piece';
import { Sheet, SheetLight } from './sheet';
import { IconSign, stoneLayers } from './small-pieces';
import { bodyLayers } from './standee';

/** Attack, defence, capacity and actions of a homunculus. */
interface CardStats {
  readonly attack: number;
  readonly defence: number;
  readonly capacity: number;
  readonly actions: number;
}

interface FormulaCardProps {
  readonly formula: FormulaId;
  readonly name: string;
  readonly level: Level;
  readonly cost: readonly Thing[];
  readonly stats?: CardStats;
  /** What it does, in a few words. */
  readonly text?: string;
  readonly width: number;
  /** By default that of `formulaHeight`. */
  readonly height?: number;
  /** Whose figure would stand on the map. */
  readonly colour: Colour;
  readonly isLit?: boolean;
  readonly isDim?: boolean;
}

/** How high a card is by its width. */
export const SHAPE = 1.44;
/** On narrower cards letters are not smaller, so that words need more of the card. */
const NARROW = 108;

export const formulaHeight = (width: number): number =>
  Math.round(width * SHAPE + Math.max(0, NARROW - width) * 1.3);

const MARGIN = 12;
/** What is drawn for cards is drawn for one so broad. */
const CARD = 116;

interface Words {
  readonly name: number;
  readonly nameLines: number;
  readonly text: number;
  readonly textLines: number;
  readonly stats: number;
  /** All that is under the picture, in px. */
  readonly foot: number;
}

/** The sizes of what is written, in px: never under 11, however narrow the card is. */
export function wordsOf(
  { name, text, stats, width }: Pick<FormulaCardProps, 'name' | 'text' | 'stats' | 'width'>,
  breadth: number,
): Words {
  const k = width / 116;
  const room = width - 22 * Math.min(1, k);
  const nameSize = Math.max(11, Math.min(13.4 * k, room / (name.length * breadth)));
  const textSize = Math.max(11, Math.min(11.6 * k, 15));
  const nameLines = Math.min(2, linesOf(name, room / (nameSize * breadth)));
  const textLines = text ? Math.min(3, linesOf(text, room / (textSize * breadth))) : 0;
  const statSize = stats ? Math.max(12, 13.4 * k) : 0;
  const foot = 13 * k + nameLines * nameSize * 1.16 + statSize * 1.3 + textLines * textSize * 1.18 + 11 * k;
  return { name: nameSize, nameLines, text: textSize, textLines, stats: statSize, foot };
}

const STATS: readonly (readonly [IconName, keyof CardStats])[] = [
  ['att', 'attack'],
  ['shield', 'defence'],
  ['bag', 'capacity'],
  ['hour', 'actions'],
];

/** With less, the tokens of the price would lie on the name. */
export const LEAST_PICTURE = 20;

/** A formula: ribbon and icon are its kind, diamonds its level, tokens on the picture's edge its price. */
export const FormulaCard = memo(function FormulaCard(props: FormulaCardProps) {
  const {
    formula,
    level,
    cost,
    colour,
    width,
    height = formulaHeight(width),
    isLit = false,
    isDim = false,
  } = props;
  const words = wordsOf(props, breadthOf(useTheme().isEasyReading));
  const k = width / CARD;
  const window = {
    x: 11 * k,
    y: 27 * k,
    width: width - 22 * k,
    height: Math.max(LEAST_PICTURE, height - 27 * k - words.foot),
  };
  const area = { width, height };
  return (
    <View style={[styles.card, area]} aria-hidden>
      {isLit ? <SheetLight /> : null}
      <Sheet {...area} seed={seedOf(formula)} />
      <CardWindow name={`window-${kindOf(formula)}`} {...window} k={k} />
      <Ground
        layers={[
          ...subject(formula, window, colour, k),
          placed(`heading-${kindOf(formula)}-${level}`, 0, 0, k),
          ...prices(cost, width / 2, window.y + window.height, k),
        ]}
        {...area}
        margin={MARGIN}
      />
      {isDim ? <View style={styles.dim} /> : null}
      <Foot {...props} words={words} />
    </View>
  );
});

/** A figure stands on the lower edge and breaks the frame above; things and fragments hang in its middle. */
function subject(
  formula: FormulaId,
  { x, y, width, height }: Pane,
  colour: Colour,
  k: number,
): readonly Layer[] {
  const middle = x + width / 2;
  if (isHomunculus(formula)) {
    const { left, top, right } = REACHES[formula];
    const scale = Math.min((width + 4 * k) / (right - left + 14), (height + 4 * k) / (14 - top));
    const shift = middle - ((left + right) / 2) * scale;
    return bodyLayers({ figure: formula, colour }, { x: shift, y: y + height - 9 * k, scale });
  }
  const scale = Math.min(width * 0.92, height * 1.04) / 104;
  const hang = y + height * 0.46;
  if (isEquipment(formula)) {
    return [
      placed('gear-light', middle, hang, (height * 0.55) / 50),
      placed(`gear-${formula}`, middle, hang, scale),
    ];
  }
  return stoneLayers(formula, middle, hang, scale);
}

function prices(cost: readonly Thing[], middle: number, y: number, k: number): readonly Layer[] {
  return cost.map((thing, index) =>
    placed(
      `token-${thing}`,
      middle + (index - (cost.length - 1) / 2) * 25 * k,
      y,
      k * (thing === 'soul' ? 0.96 : 1.06),
    ),
  );
}

function Foot({ name, text, stats, width, words }: FormulaCardProps & { readonly words: Words }) {
  const k = width / 116;
  return (
    <View
      style={[styles.foot, { height: words.foot - 13 * k, paddingBottom: 9 * k, paddingHorizontal: 7 * k }]}
    >
      <OnSurface surface="parchment">
        <Body
          isBold
          size={words.name}
          maxScale={1}
          align="center"
          numberOfLines={words.nameLines}
          style={{ lineHeight: Math.round(words.name * 1.16) }}
        >
          {name}
        </Body>
        {stats ? (
          <View style={styles.stats}>
            {STATS.map(([icon, stat]) => (
              <View key={stat} style={styles.stat}>
                <IconSign name={icon} size={words.stats * 0.9} colour="#7a5200" />
                <Numeral size={words.stats} maxScale={1}>
                  {stats[stat]}
                </Numeral>
              </View>
            ))}
          </View>
        ) : null}
        {text ? (
          <Label
            tone="second"
            size={words.text}
            maxScale={1}
            align="center"
            numberOfLines={words.textLines}
            style={{ lineHeight: Math.round(words.text * 1.18) }}
          >
            {text}
          </Label>
        ) : null}
      </OnSurface>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { pointerEvents: 'none' },
  dim: { ...StyleSheet.absoluteFill, backgroundColor: 'rgba(26, 15, 6, 0.14)' },
  foot: { position: 'absolute', left: 0, right: 0, bottom: 0, justifyContent: 'space-evenly' },
  stats: { flexDirection: 'row', justifyContent: 'space-evenly' },
  stat: { flexDirection: 'row', alignItems: 'center', gap: 1 },
});
