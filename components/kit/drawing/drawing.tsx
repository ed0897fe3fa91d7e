import { Image } from 'expo-image';
import type { ComponentType } from 'react';
import { View, type ImageStyle, type StyleProp, type ViewStyle } from 'react-native';
import { Svg } from 'react-native-svg';

import { usePaintId } from '../paint';
import type { Gradient, Scheme } from '../tokens';
import { elementsOf } from './elements';
import { drawingNodes } from './nodes';
import { frameOf, isWhole, partsOf, type Layer, type Part } from './parts';

export type ViewBox = readonly [x: number, y: number, width: number, height: number];

export interface DrawingProps {
  readonly layers: readonly Layer[];
  readonly viewBox: ViewBox;
  readonly width: number;
  readonly height: number;
  readonly theme?: Scheme;
  /** Leaves out what cannot be seen at a small size. */
  readonly isSmall?: boolean;
  readonly style?: StyleProp<ViewStyle>;
  /** Where it lies on what holds it, out of the flow: on a phone its parts are laid there with no view round them. */
  readonly at?: Place;
}

interface Place {
  readonly left: number;
  readonly top: number;
}

/** Prints, and marks on one Svg with each gradient that they use defined once. Decoration: what it means is said by whatever holds it. */
export type DrawingComponent = ComponentType<DrawingProps>;

/** The gradient that a name stands for in a game's drawings. */
export type Paints = (name: string, theme: Scheme) => Gradient;

/** How a game draws, given its gradients. */
export function makeDrawing(paints: Paints): DrawingComponent {
  return function Drawing({ layers, viewBox, width, height, theme = 'dark', isSmall = false, style, at }) {
    const parts = partsOf(layers);
    const drawn = { viewBox, width, height, theme, isSmall, paints };
    const [only] = parts;
    if (at) {
      return parts.map((part, index) => (
        <PartView
          key={index}
          part={part}
          {...drawn}
          style={[style, OVER, movedBy(placeOf(part, drawn), at)]}
        />
      ));
    }
    if (only && parts.length === 1 && (only.type === 'marks' || isWhole(only.box, viewBox))) {
      return <PartView part={only} {...drawn} style={style} />;
    }
    return (
      <View aria-hidden style={[NOTHING_TO_TOUCH, { width, height }, style]}>
        {parts.map((part, index) => (
          <PartView key={index} part={part} {...drawn} style={[OVER, placeOf(part, drawn)]} />
        ))}
      </View>
    );
  };
}

type Drawn = Required<Omit<DrawingProps, 'layers' | 'style' | 'at'>>;

interface PartProps extends Drawn {
  readonly part: Part;
  readonly paints: Paints;
  readonly style: StyleProp<ViewStyle>;
}

/** One view of the platform for a print; one for each element of what is drawn as it is shown. */
function PartView({ part, paints, viewBox, width, height, theme, isSmall, style }: PartProps) {
  const prefix = usePaintId();
  if (part.type === 'print') {
    const size = { width, height };
    const { width: across, height: high } = isWhole(part.box, viewBox)
      ? size
      : frameOf(part.box, viewBox, size);
    return (
      <Image
        source={part.print.picture(theme, isSmall) ?? null}
        contentFit={part.print.isStretched ? 'fill' : 'contain'}
        style={[{ width: across, height: high }, style as ImageStyle]}
        pointerEvents="none"
        aria-hidden
      />
    );
  }
  return (
    <Svg
      width={width}
      height={height}
      viewBox={viewBox.join(' ')}
      style={[NOTHING_TO_TOUCH, style]}
      aria-hidden
    >
      {elementsOf(drawingNodes(part.layers, { prefix, isSmall }, (name) => paints(name, theme)))}
    </Svg>
  );
}

const movedBy = (place: Place | null, { left, top }: Place): Place => ({
  left: left + (place?.left ?? 0),
  top: top + (place?.top ?? 0),
});

function placeOf(part: Part, { viewBox, width, height }: Drawn): Place | null {
  if (part.type === 'marks') return null;
  if (isWhole(part.box, viewBox)) return null;
  const { left, top } = frameOf(part.box, viewBox, { width, height });
  return { left, top };
}

const NOTHING_TO_TOUCH = { pointerEvents: 'none' } as const;
const OVER = { position: 'absolute', left: 0, top: 0 } as const;
