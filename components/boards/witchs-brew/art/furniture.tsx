import { memo, useMemo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { corners } from '@/components/kit/drawing/corners';
import { chance, handCut } from '@/components/kit/drawing/geometry';
import { box, disc, line, path, type Mark } from '@/components/kit/drawing/marks';
import { Drawing } from './drawing';
import { lit, shadowed } from './lit';
import { down, lin } from './paints';
import { Piece } from './piece';

interface Area {
  readonly width: number;
  readonly height: number;
}

const TRAY_WOOD = lin('#7a5430', '#4d321b', '#2a190d');

function tray(width: number, height: number): readonly Mark[] {
  const edge = handCut(corners(0, 0, width, height, 14), 0.6, 30, chance(9));
  return [
    shadowed(edge, [2, 5], 0.5),
    lit(edge, TRAY_WOOD, { line: 1.8 }),
    box([7, 7, width - 14, height - 14, 9], '#0d0705', { fillOpacity: 0.65 }),
    path(`M8 16Q8 8 17 8H${width - 16}`, {
      fill: 'none',
      stroke: '#000',
      strokeOpacity: 0.6,
      strokeWidth: 3,
    }),
  ];
}

/** The tray for the five roles of a set: wood round a dark bed, 7 inside the edge. */
export const Tray = memo(function Tray({
  width,
  height,
  children,
}: Area & { readonly children?: ReactNode }) {
  const marks = useMemo(() => tray(width, height), [width, height]);
  return (
    <View style={{ width, height }}>
      <View style={styles.under}>
        <Piece layers={[marks]} box={[0, 0, width, height]} margin={8} width={width} />
      </View>
      {children}
    </View>
  );
});

const FREE: readonly Mark[] = [
  box([1, 1, 56, 70, 5], '#000', {
    fillOpacity: 0.5,
    stroke: '#c9a35a',
    strokeOpacity: 0.8,
    strokeWidth: 1.4,
    strokeDasharray: '4 3.4',
  }),
];
const PLUS: readonly Mark[] = [line('M20 36h18M29 27v18', '#e2b04a', 3.4)];

/** A place of the tray that is still free, `width` by 1.24 `width`; the next one has a plus. */
export const TrayPlace = memo(function TrayPlace({
  width,
  isNext = false,
}: {
  readonly width: number;
  readonly isNext?: boolean;
}) {
  return (
    <Drawing
      layers={[FREE, isNext ? PLUS : []]}
      viewBox={[0, 0, 58, 72]}
      width={width}
      height={width * 1.24}
    />
  );
});

export type PlateKind = 'favour' | 'claim' | 'brass' | 'leather' | 'dull';

interface PlateHues {
  readonly face: string;
  readonly ink: string;
  readonly light: string;
}

/** Verdigris is safe, cinnabar is brave. */
const PLATES: Readonly<Record<PlateKind, PlateHues>> = {
  favour: { face: down('#cdf6ea', '#6cc4b2', '#46a08f'), ink: '#03211b', light: '#e6fff8' },
  claim: { face: down('#bf4430', '#a32616', '#640f0c'), ink: '#fff3e4', light: '#ffc4ae' },
  brass: { face: down('#ffeeb8', '#e0ab40', '#8a5a16'), ink: '#2a1704', light: '#fff6d4' },
  leather: { face: down('#5d4330', '#3b291c', '#20150d'), ink: '#F2E6CF', light: '#c79a62' },
  dull: { face: down('#4a3e33', '#352b23', '#241c16'), ink: '#a89676', light: '#6a5a46' },
};

/** What is written on a plate. */
export const plateInk = (kind: PlateKind): string => PLATES[kind].ink;

function plate(kind: PlateKind, width: number, height: number, hasRivets: boolean): readonly Mark[] {
  const { face, ink, light } = PLATES[kind];
  const random = chance(Math.round(width + height));
  const edge = handCut(corners(0, 0, width, height, 12), 0.5, 30, random);
  const rivets = hasRivets
    ? [9, width - 9].map((x) => disc(x, height / 2, 2.6, light, { stroke: '#2a1704', strokeWidth: 0.9 }))
    : [];
  return [
    shadowed(edge, [2, 4], 0.55),
    lit(edge, face, { line: 1.8, rimColour: light, rim: 0.8, shadeWidth: 9, scale: 0.8 }),
    path(handCut(corners(5, 5, width - 10, height - 10, 9), 0.3, 40, random), {
      fill: 'none',
      stroke: ink,
      strokeOpacity: 0.4,
      strokeWidth: 1.1,
    }),
    ...rivets,
  ];
}

interface PlateProps extends Area {
  readonly kind: PlateKind;
  readonly hasRivets?: boolean;
  readonly children?: ReactNode;
}

/** The face of a large button; what is written on it has the colour `plateInk(kind)`. */
export const Plate = memo(function Plate({ kind, width, height, hasRivets = false, children }: PlateProps) {
  const marks = useMemo(() => plate(kind, width, height, hasRivets), [kind, width, height, hasRivets]);
  return (
    <View style={{ width, height }}>
      <View style={styles.under}>
        <Piece layers={[marks]} box={[0, 0, width, height]} margin={6} width={width} />
      </View>
      {children}
    </View>
  );
});

/** From the price to what one gets: `size` high, 1.4 times as wide. */
export const Arrow = memo(function Arrow({
  size,
  colour,
}: {
  readonly size: number;
  readonly colour: string;
}) {
  const marks = useMemo(() => [line('M-6 0h10M0-4l5 4-5 4', colour, 2)], [colour]);
  return <Drawing layers={[marks]} viewBox={[-8, -6, 16.8, 12]} width={size * 1.4} height={size} />;
});

const styles = StyleSheet.create({ under: { ...StyleSheet.absoluteFill } });
