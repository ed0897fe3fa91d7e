import { useWindow } from './turned';

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

/** A phone's shorter side is less, however it is held. */
const TABLET = ROOMY;

/** Whether several can sit round it while it lies flat. */
export function useIsTablet(): boolean {
  const { width, height } = useWindow();
  return Math.min(width, height) >= TABLET;
}

/** How much room there is: compact below 600, roomy below 840, wide from there on. */
export function useWidthClass(): Room {
  const { width, height } = useWindow();
  return {
    width,
    height,
    widthClass: widthClassOf(width),
    orientation: width > height ? 'landscape' : 'portrait',
  };
}
