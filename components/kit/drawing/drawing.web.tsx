import { View, type ViewStyle } from 'react-native';

import type { DrawingComponent, DrawingProps, Paints } from './drawing';
import type { Mark } from './marks';
import { drawingNodes } from './nodes';
import { frameOf, isWhole, partsOf, type Part } from './parts';
import { pictureOf, svgOf } from './svg-text';

type Drawn = Required<Omit<DrawingProps, 'layers' | 'style' | 'at'>>;
type Look = Pick<Drawn, 'viewBox' | 'theme' | 'isSmall'> & { readonly paints: Paints };

/** For as long as the marks live, since most are made once; under the marks that lie below them, size and theme. */
const album = new WeakMap<readonly Mark[], Map<string, string>>();

/** Marks that lie on others which are made anew again and again. */
const MOST_KEPT = 48;

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

function numberOf(thing: object): number {
  const known = numbers.get(thing);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(thing, lastNumber);
  return lastNumber;
}

function pictureIn(layers: readonly (readonly Mark[])[], { viewBox, theme, isSmall, paints }: Look): string {
  const draw = () => {
    const nodes = drawingNodes(layers, { prefix: '', isSmall }, (name) => paints(name, theme));
    return pictureOf(svgOf(viewBox.join(' '), nodes));
  };
  const top = layers.at(-1);
  if (!top) return draw();
  const pictures = album.get(top) ?? new Map<string, string>();
  album.set(top, pictures);
  if (pictures.size > MOST_KEPT) pictures.clear();
  const key = [viewBox.join(' '), theme, isSmall, numberOf(paints), ...layers.map(numberOf)].join('|');
  const picture = pictures.get(key) ?? draw();
  pictures.set(key, picture);
  return picture;
}

interface Laid {
  readonly picture: string;
  readonly size: string;
  readonly place: string;
}

const px = (first: number, second: number): string => `${first}px ${second}px`;

/** A part as one of the pictures that lie on a view. */
function laid(part: Part, drawn: Drawn, paints: Paints): readonly Laid[] {
  const { viewBox, theme, isSmall } = drawn;
  if (part.type === 'marks') {
    return [
      {
        picture: pictureIn(part.layers, { viewBox, theme, isSmall, paints }),
        size: '100% 100%',
        place: '0 0',
      },
    ];
  }
  const picture = part.print.picture(theme, isSmall) as string | undefined;
  if (picture === undefined) return [];
  if (isWhole(part.box, viewBox)) return [{ picture, size: '100% 100%', place: '0 0' }];
  const { left, top, width, height } = frameOf(part.box, viewBox, drawn);
  return [{ picture, size: px(width, height), place: px(left, top) }];
}

/**
 * In a browser a drawing is one element instead of a hundred: every frame in which anything moves would go through all
 * of them again. Its parts are pictures that lie one over the other.
 */
export function makeDrawing(paints: Paints): DrawingComponent {
  return function Drawing({ layers, viewBox, width, height, theme = 'dark', isSmall = false, style, at }) {
    const drawn = { viewBox, width, height, theme, isSmall };
    const pictures = partsOf(layers).flatMap((part) => laid(part, drawn, paints));
    // The first of several lies on top.
    const stack = pictures.toReversed();
    const look = {
      width,
      height,
      backgroundImage: stack.map(({ picture }) => picture).join(','),
      backgroundSize: stack.map(({ size }) => size).join(','),
      backgroundPosition: stack.map(({ place }) => place).join(','),
      backgroundRepeat: 'no-repeat',
    } as ViewStyle;
    return <View aria-hidden style={[PICTURE, look, style, at ? [OVER, at] : null]} />;
  };
}

const OVER = { position: 'absolute' } as const;
const PICTURE = { pointerEvents: 'none', flexShrink: 0 } as const;
