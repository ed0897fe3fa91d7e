import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Colour } from '@/engine/core/guise';
import { seedOf } from '@/components/kit/drawing/geometry';
import type { Mark } from '@/components/kit/drawing/marks';
import { OnSurface, useTheme } from '@/components/kit/theme';
import { Body, Label, Numeral } from '@/components/kit/type';
import type { FormulaId } from '@/engine/games/materia-prima/cards';
import { formulaMarks } from './card-marks';
import type { IconName } from './icons';
import { breadthOf, linesOf } from './lines';
import type { Level, Thing } from '@/engine/games/materia-prima/data';
import { keeper } from '@/components/kit/drawing/once';
import { Piece } from './piece';
import { sheetLight, sheetMarks, sheetShade } from './sheet-marks';
import { IconSign } from './small-pieces';

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

const keep = keeper<readonly Mark[]>();

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
  const k = width / 116;
  const window = {
    x: 11 * k,
    y: 27 * k,
    width: width - 22 * k,
    height: Math.max(LEAST_PICTURE, height - 27 * k - words.foot),
  };
  const area = { width, height };
  const sheet = keep(`sheet ${formula} ${width} ${height}`, () =>
    sheetMarks(area, { seed: seedOf(formula) }),
  );
  const face = keep(`${formula} ${cost.join()} ${colour} ${width} ${window.height}`, () =>
    formulaMarks({ formula, level, cost, colour, window, width }),
  );
  return (
    <View style={[styles.card, area]} aria-hidden>
      <View style={styles.ground}>
        <Piece
          layers={[isLit ? sheetLight(area) : [], sheet, face, isDim ? sheetShade(area) : []]}
          box={[0, 0, width, height]}
          margin={MARGIN}
          width={width}
        />
      </View>
      <Foot {...props} words={words} />
    </View>
  );
});

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
  ground: { position: 'absolute', left: 0, top: 0 },
  foot: { position: 'absolute', left: 0, right: 0, bottom: 0, justifyContent: 'space-evenly' },
  stats: { flexDirection: 'row', justifyContent: 'space-evenly' },
  stat: { flexDirection: 'row', alignItems: 'center', gap: 1 },
});
