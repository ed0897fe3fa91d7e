import type { BenchName } from './bench-boards';
import type { DrawingProps } from './drawing/drawing';
import type { SheetName } from './sheet-sizes';

export interface SurfaceProps<Name extends BenchName | SheetName = BenchName | SheetName> extends Pick<
  DrawingProps,
  'width' | 'height' | 'theme' | 'style'
> {
  readonly name: Name;
}
