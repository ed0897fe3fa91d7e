import { useCallback, useState } from 'react';
import type { LayoutChangeEvent } from 'react-native';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size a view was laid out in, for drawings that must fit it; null before the first layout. */
export function useSize(): readonly [Size | null, (event: LayoutChangeEvent) => void] {
  const [size, setSize] = useState<Size | null>(null);
  const onLayout = useCallback(({ nativeEvent: { layout } }: LayoutChangeEvent) => {
    const width = Math.round(layout.width);
    const height = Math.round(layout.height);
    setSize((now) => (now?.width === width && now.height === height ? now : { width, height }));
  }, []);
  return [size, onLayout];
}
