import type { StyleProp, ViewStyle } from 'react-native';

import { makeDrawing } from '@/components/kit/drawing/drawing';
import type { Print } from '@/components/kit/drawing/print';
import type { Scheme } from '@/components/kit/tokens';

/** All of it was drawn before. */
export const Drawing = makeDrawing(() => {
  throw new Error('Kazaam draws nothing anew');
});

interface ShownProps {
  readonly print: Print;
  /** Its height. */
  readonly size: number;
  readonly theme?: Scheme;
  readonly isSmall?: boolean;
  readonly style?: StyleProp<ViewStyle>;
}

/** One print, as high as it is wanted. */
export function Shown({ print, size, ...look }: ShownProps) {
  const [, , across, high] = print.box;
  return (
    <Drawing
      layers={[{ print }]}
      viewBox={print.box}
      width={(size * across) / high}
      height={size}
      {...look}
    />
  );
}
