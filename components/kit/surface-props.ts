import type { DrawingProps } from './drawing/drawing';
import type { BENCH_BOXES, SheetName } from './surface-boxes';

export interface SurfaceProps extends Pick<DrawingProps, 'width' | 'height' | 'theme' | 'style'> {
  readonly name: keyof typeof BENCH_BOXES | SheetName;
}
