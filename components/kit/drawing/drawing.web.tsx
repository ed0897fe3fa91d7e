import { View, type ViewStyle } from 'react-native';

import type { DrawingComponent, DrawingProps, Paints } from './drawing';
import type { Mark } from './marks';
import { drawingNodes } from './nodes';
import { pictureOf } from './svg-text';

type Drawn = Required<Pick<DrawingProps, 'layers' | 'viewBox' | 'theme' | 'isSmall'>>;

/** For as long as the marks live, since most are made once; under the marks that lie below them, size and theme. */
type Album = WeakMap<readonly Mark[], Map<string, string>>;

/** Marks that lie on others which are made anew again and again. */
const MOST_KEPT = 48;

const numbers = new WeakMap<readonly Mark[], number>();
let lastNumber = 0;

function numberOf(marks: readonly Mark[]): number {
  const known = numbers.get(marks);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(marks, lastNumber);
  return lastNumber;
}

function pictureIn(album: Album, { layers, viewBox, theme, isSmall }: Drawn, paints: Paints): string {
  const full = layers.filter((marks) => marks.length > 0);
  const draw = () =>
    pictureOf(
      viewBox.join(' '),
      drawingNodes(full, { prefix: '', isSmall }, (name) => paints(name, theme)),
    );
  const top = full.at(-1);
  if (!top) return draw();
  const pictures = album.get(top) ?? new Map<string, string>();
  album.set(top, pictures);
  if (pictures.size > MOST_KEPT) pictures.clear();
  const key = [viewBox.join(' '), theme, isSmall, ...full.map(numberOf)].join('|');
  const picture = pictures.get(key) ?? draw();
  pictures.set(key, picture);
  return picture;
}

/**
 * In a browser a drawing is one picture instead of a hundred elements: every frame in which anything moves would go
 * through all of them again.
 */
export function makeDrawing(paints: Paints): DrawingComponent {
  const album: Album = new WeakMap();
  return function Drawing({ layers, viewBox, width, height, theme = 'dark', isSmall = false, style }) {
    const backgroundImage = pictureIn(album, { layers, viewBox, theme, isSmall }, paints);
    return <View aria-hidden style={[PICTURE, { width, height, backgroundImage }, style]} />;
  };
}

const PICTURE = { pointerEvents: 'none', backgroundSize: '100% 100%', flexShrink: 0 } as ViewStyle;
