import { memo, type ReactNode } from 'react';
import { View } from 'react-native';

import { Tinted } from '@/components/kit/drawing/tinted';
import { TRAY_PLACE_BOX } from './boxes';
import { Drawing } from './drawing';
import { Stretched } from './placed';
import type { PlateKind } from './plate-inks';
import { print } from './prints';
import { ANSWERS, nearestShape, PLATES, TRAYS } from './shapes';

interface Area {
  readonly width: number;
  readonly height: number;
}

interface HoldingProps extends Area {
  readonly children?: ReactNode;
}

/** The tray for the five roles of a set: wood round a dark bed, 7 inside the edge. */
export const Tray = memo(function Tray({ width, height, children }: HoldingProps) {
  const wood = print(`tray-${nearestShape(TRAYS, width, height)}`);
  return (
    <View style={{ width, height }}>
      <Stretched print={wood} width={width} height={height} />
      {children}
    </View>
  );
});

interface TrayPlaceProps {
  readonly width: number;
  readonly isNext?: boolean;
}

/** A place of the tray that is still free, `width` by 1.24 `width`; the next one has a plus. */
export const TrayPlace = memo(function TrayPlace({ width, isNext = false }: TrayPlaceProps) {
  const place = print(isNext ? 'tray-place-next' : 'tray-place');
  return <Drawing layers={[{ print: place }]} viewBox={TRAY_PLACE_BOX} width={width} height={width * 1.24} />;
});

interface PlateProps extends Area {
  readonly kind: PlateKind;
}

function plateOf({ kind, width, height }: PlateProps) {
  switch (kind) {
    case 'favour':
    case 'claim':
      return print(`plate-${kind}-${nearestShape(ANSWERS, width, height)}`);
    case 'brass':
    case 'leather':
    case 'dull':
      return print(`plate-${kind}-${nearestShape(PLATES, width, height)}`);
  }
}

/** The face of a large button, over the whole of it; what is written on it has the colour `plateInk(kind)`. */
export const Plate = memo(function Plate({ kind, width, height }: PlateProps) {
  return <Stretched print={plateOf({ kind, width, height })} width={width} height={height} />;
});

interface ArrowProps {
  readonly size: number;
  readonly colour: string;
}

/** From the price to what one gets: `size` high, 1.4 times as wide. */
export const Arrow = memo(function Arrow({ size, colour }: ArrowProps) {
  return <Tinted print={print('arrow')} size={size} colour={colour} />;
});
