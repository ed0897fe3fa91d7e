import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { ViewBox } from '@/components/kit/drawing/drawing';
import type { Mark } from '@/components/kit/drawing/marks';
import { makeSign } from '@/components/kit/drawing/pieces';
import { useTheme } from '@/components/kit/theme';
import { Numeral } from '@/components/kit/type';
import type { FieldAction } from '@/engine/games/alchemirus/data';
import { Drawing } from './drawing';
import { keeper, once } from '@/components/kit/drawing/once';
import type { Theme } from './paints';
import { engraving, fieldMedal } from './signs';
import { CARD_SIGN, costSeal, CRATE, FAME_TOKEN, house, laurel, LAUREL_FIELD, WAX_TICK } from './token-marks';

interface Sized {
  readonly size: number;
}

const Sign = makeSign(Drawing);

interface FigureProps extends Sized {
  readonly children: ReactNode;
  readonly colour: string;
  /** In capitals of stone, as on a seal. */
  readonly isEngraved?: boolean;
}

/** A number in the middle of a picture: it grows with the picture, not with the reader's text. */
export function Figure({ children, size, colour, isEngraved = false }: FigureProps) {
  const { faces } = useTheme();
  const face = isEngraved ? { fontFamily: faces.display } : null;
  return (
    <View style={styles.figure}>
      <Numeral size={size} maxScale={1} align="center" style={[{ color: colour }, face]}>
        {children}
      </Numeral>
    </View>
  );
}

const LAUREL_INK = { dark: '#ffdc6a', light: '#9a6a06' } as const;
const laurelOf = once((tone: string) => laurel(tone));
const filledLaurel = once((tone: string): readonly Mark[] => [...laurel(tone), LAUREL_FIELD]);
const LAUREL_BOX: ViewBox = [-16, -15.5, 32, 30];

interface LaurelProps extends Sized {
  readonly theme: Theme;
  /** Written in it, as a rule somebody's fame. */
  readonly children?: ReactNode;
  /** Another colour than the theme's gold. */
  readonly colour?: string;
}

/** Fame: a wreath, perhaps with a number. `size` high, 1.07 times as wide. */
export const Laurel = memo(function Laurel({ size, theme, children, colour }: LaurelProps) {
  const tone = colour ?? LAUREL_INK[theme];
  const hasFigure = children !== undefined && children !== null;
  return (
    <View style={styles.piece} aria-hidden>
      <Sign marks={hasFigure ? filledLaurel(tone) : laurelOf(tone)} box={LAUREL_BOX} size={size} />
      {hasFigure ? (
        <Figure size={size * 0.42} colour="#fff3cf">
          {children}
        </Figure>
      ) : null}
    </View>
  );
});

/** A fame token: a star in a wreath. `size` high, 1.07 times as wide. */
export const FameToken = memo(function FameToken({ size }: Sized) {
  return <Sign marks={FAME_TOKEN} box={LAUREL_BOX} size={size} />;
});

/** A card as currency: `size` high, 0.74 times as wide. */
export const CardSign = memo(function CardSign({ size }: Sized) {
  return <Sign marks={CARD_SIGN} box={[-8, -11, 17, 23]} size={size} />;
});

interface HouseSignProps extends Sized {
  readonly colour: string;
}

/** A building, to be counted. A square. */
export const HouseSign = memo(function HouseSign({ size, colour }: HouseSignProps) {
  return <Sign marks={house(colour)} box={[-9.5, -9.5, 19, 19]} size={size} />;
});

/** Any good. A square. */
export const GoodsSign = memo(function GoodsSign({ size }: Sized) {
  return <Sign marks={CRATE} box={[-11.5, -12, 23, 23]} size={size} />;
});

interface CostSealProps extends Sized {
  readonly cost: ReactNode;
  /** Gloria's, with red rays. */
  readonly isStar?: boolean;
}

/** What a card costs, in brass. A square. */
export const CostSeal = memo(function CostSeal({ cost, size, isStar = false }: CostSealProps) {
  return (
    <View style={styles.piece} aria-hidden>
      <Sign marks={costSeal(isStar)} box={[-13.4, -13.4, 26.8, 26.8]} size={size} />
      <Figure size={size * 0.42} colour="#2b1806" isEngraved>
        {cost}
      </Figure>
    </View>
  );
});

/** A wax seal with a tick: this one pays. A square. */
export const WaxTick = memo(function WaxTick({ size }: Sized) {
  return <Sign marks={WAX_TICK} box={[-12.4, -12.4, 25.4, 25.4]} size={size} />;
});

interface FieldSignProps extends Sized {
  readonly action: FieldAction;
}

/** A field as a brass medal. A square. */
export const FieldMedal = memo(function FieldMedal({ action, size }: FieldSignProps) {
  return <Sign marks={fieldMedal(action)} box={[-31, -31, 64, 64]} size={size} />;
});

const keepEngraving = keeper<readonly Mark[]>();

interface FieldIconProps extends FieldSignProps {
  readonly colour: string;
  /** What it is engraved on. */
  readonly ground?: string;
}

/** What a field does as an engraving in one colour. A square. */
export const FieldIcon = memo(function FieldIcon({
  action,
  size,
  colour,
  ground = '#17101e',
}: FieldIconProps) {
  const marks = keepEngraving(`${action} ${colour} ${ground}`, () => engraving(action, colour, ground));
  return <Sign marks={marks} box={[-18, -18, 36, 36]} size={size} />;
});

const styles = StyleSheet.create({
  piece: { pointerEvents: 'none' },
  figure: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center' },
});
