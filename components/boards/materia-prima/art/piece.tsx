import type { StyleProp, ViewStyle } from 'react-native';

import type { Layer } from '@/components/kit/drawing/parts';
import { makePiece } from '@/components/kit/drawing/pieces';
import type { Area } from './area';
import { Drawing } from './drawing';
import type { Theme } from './paints';
import { print, type PrintName } from './prints';

export const Piece = makePiece(Drawing);

interface SignProps {
  readonly name: PrintName;
  /** Its height. */
  readonly size: number;
  readonly theme?: Theme;
  readonly style?: StyleProp<ViewStyle>;
}

/** A small print. */
export function Sign({ name, size, theme = 'dark', style }: SignProps) {
  const shown = print(name);
  const { box: viewBox } = shown;
  return (
    <Drawing
      layers={[{ print: shown }]}
      viewBox={viewBox}
      width={(size * viewBox[2]) / viewBox[3]}
      height={size}
      theme={theme}
      style={style}
    />
  );
}

/** A print round a place, as large as it was drawn. */
export const placed = (name: PrintName, x: number, y: number, scale = 1): Layer => {
  const shown = print(name);
  const [left, top, width, height] = shown.box;
  return { print: shown, box: [x + left * scale, y + top * scale, width * scale, height * scale] };
};

/** A print that was drawn over an area, with what reaches beyond it, over another one. */
export function over(name: PrintName, drawn: Area, { width, height }: Area): Layer {
  const shown = print(name);
  const [left, top, across, high] = shown.box;
  const [x, y] = [width / drawn.width, height / drawn.height];
  return { print: shown, box: [left * x, top * y, across * x, high * y] };
}

interface GroundProps extends Area {
  readonly layers: readonly Layer[];
  readonly margin: number;
  readonly theme?: Theme;
}

/** What lies under all else on a card or a panel, and may reach beyond it. */
export function Ground({ layers, width, height, margin, theme = 'dark' }: GroundProps) {
  const place = { left: -margin, top: -margin };
  return (
    <Drawing
      layers={layers}
      viewBox={[-margin, -margin, width + 2 * margin, height + 2 * margin]}
      width={width + 2 * margin}
      height={height + 2 * margin}
      theme={theme}
      at={place}
    />
  );
}

interface SpreadProps extends Area {
  readonly name: PrintName;
  /** Over what it was drawn. */
  readonly drawn: Area;
  readonly theme?: Theme;
  readonly left?: number;
  readonly top?: number;
}

/** One print over an area, in whatever shape that has, under all that comes after it. */
export function Spread({ name, drawn, width, height, theme = 'dark', left = 0, top = 0 }: SpreadProps) {
  const shown = print(name);
  const [x, y] = [width / drawn.width, height / drawn.height];
  return (
    <Drawing
      layers={[{ print: shown }]}
      viewBox={shown.box}
      width={shown.box[2] * x}
      height={shown.box[3] * y}
      theme={theme}
      at={{ left: left + shown.box[0] * x, top: top + shown.box[1] * y }}
    />
  );
}
