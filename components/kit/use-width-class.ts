import { useWindowDimensions } from 'react-native';

type WidthClass = 'compact' | 'roomy' | 'wide';

const ROOMY = 600;
const WIDE = 840;

interface Room {
  readonly width: number;
  readonly height: number;
  readonly widthClass: WidthClass;
  readonly orientation: 'portrait' | 'landscape';
}

export function widthClassOf(width: number): WidthClass {
  if (width < ROOMY) return 'compact';
  return width < WIDE ? 'roomy' : 'wide';
}

/** How much room there is: compact below 600, roomy below 840, wide from there on. */
export function useWidthClass(): Room {
  const { width, height } = useWindowDimensions();
  return {
    width,
    height,
    widthClass: widthClassOf(width),
    orientation: width > height ? 'landscape' : 'portrait',
  };
}
