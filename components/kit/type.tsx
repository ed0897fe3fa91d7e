import type { ReactNode } from 'react';
import { Platform, StyleSheet, Text, type StyleProp, type TextProps, type TextStyle } from 'react-native';
import { useFitting } from './fitting';
import type { FontFaces } from './faces';
import { useInks, useTheme } from './theme';
import type { Inks } from './tokens';
import { useBrowserTextScale } from './use-text-scale';

interface WordsProps extends Omit<TextProps, 'style' | 'role'> {
  readonly children: ReactNode;
  /** By default the ink of the surface it is written on. */
  readonly tone?: keyof Inks | undefined;
  readonly size?: number | undefined;
  readonly align?: 'left' | 'center' | 'right' | undefined;
  readonly isItalic?: boolean | undefined;
  readonly isBold?: boolean | undefined;
  /** Large lettering need not double with the reader's text size. */
  readonly maxScale?: number | undefined;
  /** No word is broken: where one is too long, all are written smaller. */
  readonly keepsWords?: boolean | undefined;
  readonly style?: StyleProp<TextStyle>;
}

interface Manner {
  readonly face: keyof FontFaces;
  readonly size: number;
  readonly leading: number;
  readonly heading?: number;
  readonly spacing?: number;
  readonly figures?: 'lining-nums';
}

function Words({ manner, ...props }: WordsProps & { readonly manner: Manner }) {
  const { tone = 'ink', size = manner.size, align, maxScale, style, children, ...others } = props;
  const { isItalic: _italic, isBold: _bold, keepsWords = false, ...rest } = others;
  const { faces } = useTheme();
  const inks = useInks();
  const scale = Math.min(useBrowserTextScale(), maxScale ?? Number.POSITIVE_INFINITY);
  const letters = {
    fontFamily: faces[manner.face],
    fontSize: size * scale,
    // What is fitted keeps the lines that it is given.
    lineHeight: StyleSheet.flatten(style)?.lineHeight ?? Math.round(size * manner.leading) * scale,
  };
  const fitting = useFitting({ lines: props.numberOfLines, keepsWords }, letters, scale);
  const looks: TextStyle = {
    color: inks[tone],
    ...letters,
    ...(manner.spacing === undefined ? {} : { letterSpacing: manner.spacing }),
    ...(manner.figures === undefined ? {} : { fontVariant: [manner.figures] }),
    ...(align === undefined ? {} : { textAlign: align }),
  };
  return (
    <Text
      {...rest}
      {...fitting}
      {...headingProps(manner.heading)}
      {...(maxScale === undefined ? {} : { maxFontSizeMultiplier: maxScale })}
      style={[looks, style]}
    >
      {children}
    </Text>
  );
}

function headingProps(level: number | undefined): object {
  if (level === undefined) return {};
  return Platform.OS === 'web' ? { role: 'heading', 'aria-level': level } : { role: 'heading' };
}

/** The name of a screen or a game. */
export function Title(props: WordsProps) {
  return <Words manner={{ face: 'title', size: 28, leading: 1.2, heading: 1, spacing: 0.4 }} {...props} />;
}

/** The name of a part of a screen. */
export function Heading(props: WordsProps) {
  return <Words manner={{ face: 'title', size: 19, leading: 1.25, heading: 2, spacing: 0.3 }} {...props} />;
}

/** What is read. */
export function Body(props: WordsProps) {
  const face = props.isBold ? 'readingBold' : props.isItalic ? 'readingItalic' : 'reading';
  return <Words manner={{ face, size: 17, leading: 1.32 }} {...props} />;
}

/** What names a thing. */
export function Label(props: WordsProps) {
  return (
    <Words manner={{ face: props.isBold ? 'labelBold' : 'label', size: 15, leading: 1.25 }} {...props} />
  );
}

/** What counts. */
export function Numeral(props: WordsProps) {
  return <Words manner={{ face: 'numeral', size: 18, leading: 1.15, figures: 'lining-nums' }} {...props} />;
}

/** The lettering of a button or a plate: a title that heads nothing. */
export function Lettering(props: WordsProps) {
  return <Words manner={{ face: 'title', size: 17, leading: 1.2, spacing: 0.3 }} {...props} />;
}
