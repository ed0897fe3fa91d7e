import { PixelRatio, type TextProps } from 'react-native';

import { leastPart } from './least-part';

export interface Letters {
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly fontFamily: string;
}

export interface Fit {
  /** Into so many lines. */
  readonly lines: number | undefined;
  /** Into as many lines as they need, but with every word whole. */
  readonly keepsWords: boolean;
}

/** What makes words fit instead of ending in “…”; systems do it themselves, and never break a word that has room. */
export function useFitting({ lines }: Fit, _letters: Letters, _textScale: number): TextProps {
  if (lines === undefined) return {};
  return { adjustsFontSizeToFit: true, minimumFontScale: leastPart(PixelRatio.getFontScale()) };
}
