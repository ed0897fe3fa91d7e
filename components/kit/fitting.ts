import type { TextProps } from 'react-native';

/** Words that would not fit are written smaller, but not smaller than this part of their size. */
export const LEAST_PART = 0.6;

export interface Letters {
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly fontFamily: string;
}

/** What makes words fit into so many lines instead of ending in “…”; systems do it themselves. */
export function useFitting(lines: number | undefined, _letters: Letters): TextProps {
  return lines === undefined ? {} : { adjustsFontSizeToFit: true, minimumFontScale: LEAST_PART };
}
