import { View } from 'react-native';
import type { ReactTestInstance } from 'react-test-renderer';

import type { Box } from '@/components/kit/stage/box';

type Found = (x: number, y: number, width: number, height: number) => void;
type Measured = (this: { readonly props: { readonly testID?: string } }, found: Found) => void;

/** From now on views say that they are here: those of a test id as it says, all others as large as the screen. */
export function measured(boxes: Readonly<Record<string, Box>>, screen: Box): void {
  const { measureInWindow } = View.prototype as unknown as {
    readonly measureInWindow: { readonly mockImplementation: (measure: Measured) => void };
  };
  measureInWindow.mockImplementation(function measure(found) {
    const { x, y, width, height } = boxes[this.props.testID ?? ''] ?? screen;
    found(x, y, width, height);
  });
}

/** Where something lies by its style; without one it fills the screen. */
export function placed({ props }: ReactTestInstance, screen: Box): Box {
  const { left = 0, top = 0, width = screen.width, height = screen.height } = props.style ?? {};
  return { x: left, y: top, width, height };
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
