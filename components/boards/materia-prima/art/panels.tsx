import { memo, useMemo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Colour } from '@/engine/core/guise';
import { ring, round, times } from '@/components/kit/drawing/geometry';
import { box, cutOff, disc, fill, group, line, type Mark } from '@/components/kit/drawing/marks';
import { OnSurface } from '@/components/kit/theme';
import { COLOURS_OF, HUES } from '@/components/kit/tokens';
import { figureMarks, soullessMarks } from './figure-art';
import { REACHES } from './figure-reaches';
import { glow, shape, sheen, slab, stroke } from './hand';
import { ALCHEMISTS } from '@/engine/games/materia-prima/data';
import type { FigureId } from '@/engine/games/materia-prima/state';
import { plinthMarks } from './owner-marks';
import type { Theme } from './paints';
import { Piece } from './piece';
import { sheetMarks, type Area } from './sheet-marks';

interface GroundProps extends Area {
  readonly marks: readonly Mark[];
  readonly theme: Theme;
  readonly margin?: number;
}

/** What a panel lies on, under its children. */
function Ground({ marks, width, height, theme, margin = 8 }: GroundProps) {
  return (
    <View style={styles.under}>
      <Piece layers={[marks]} box={[0, 0, width, height]} margin={margin} width={width} theme={theme} />
    </View>
  );
}

function ironMarks(
  { width, height }: Area,
  theme: Theme,
  hem: string | null,
  isActive: boolean,
): readonly Mark[] {
  const edge = COLOURS_OF[theme].line;
  return [
    ...(isActive
      ? [
          box([-2.6, -2.6, width + 5.2, height + 5.2, 12], 'none', {
            stroke: COLOURS_OF[theme].glowEdge,
            strokeWidth: 2,
          }),
        ]
      : []),
    box([0, 3, width, height, 10], '#000', { fillOpacity: theme === 'dark' ? 0.4 : 0.16 }),
    box([0, 0, width, height, 10], '@panel', {
      stroke: theme === 'dark' ? '#0c0704' : '#7a5a30',
      strokeWidth: 1,
    }),
    box([1, 1, width - 2, height - 2, 9], 'none', { stroke: edge, strokeWidth: 0.9, strokeOpacity: 0.7 }),
    line(`M10 1.6H${round(width - 10)}`, '#fff', 1, { strokeOpacity: theme === 'dark' ? 0.16 : 0.8 }),
    ...(hem ? [box([2, 6, 3.4, height - 12, 1.7], hem)] : []),
  ];
}

interface IronPanelProps extends Area {
  readonly theme: Theme;
  /** Hemmed at the left in a player's colour. */
  readonly colour?: Colour;
  readonly isActive?: boolean;
  readonly children?: ReactNode;
}

/** A dark plate for what is always there: opponents, tabs, the still. */
export const IronPanel = memo(function IronPanel(props: IronPanelProps) {
  const { width, height, theme, colour, isActive = false, children } = props;
  const marks = useMemo(
    () => ironMarks({ width, height }, theme, colour ? HUES[colour] : null, isActive),
    [width, height, theme, colour, isActive],
  );
  return (
    <View style={{ width, height }}>
      <Ground marks={marks} width={width} height={height} theme={theme} />
      <OnSurface surface="walnut">{children}</OnSurface>
    </View>
  );
});

interface SheetPanelProps extends Area {
  readonly seed: number;
  readonly children?: ReactNode;
}

/** A sheet of parchment with rivets, as a figure's card is written on. */
export const SheetPanel = memo(function SheetPanel({ width, height, seed, children }: SheetPanelProps) {
  const marks = useMemo(() => sheetMarks({ width, height }, { seed, stray: 1.4 }), [width, height, seed]);
  return (
    <View style={{ width, height }}>
      <Ground marks={marks} width={width} height={height} theme="dark" />
      <OnSurface surface="parchment">{children}</OnSurface>
    </View>
  );
});

interface FigureNicheProps extends Area {
  readonly figure: FigureId;
  readonly colour: Colour;
  readonly isSkull?: boolean;
}

function nicheMarks({ width, height, figure, colour, isSkull = false }: FigureNicheProps): readonly Mark[] {
  const arch = `M0 ${height}V${height * 0.34}A${width / 2} ${height * 0.34} 0 0 1 ${width} ${height * 0.34}V${height}Z`;
  const { left, top, right } = REACHES[figure];
  const scale = Math.min((width * 1.12) / (right - left + 10), (height * 0.97) / (30 - top));
  const alchemist = ALCHEMISTS.find((known) => known === figure);
  const body = isSkull && alchemist ? soullessMarks(alchemist, colour) : figureMarks(figure, colour);
  const x = round(width / 2 - ((left + right) / 2) * scale * 0.8);
  return [
    fill(arch, '@niche'),
    cutOff(arch, [
      glow(width * 0.4, height * 0.36, width * 0.58, 'gold', 0.7),
      sheen(
        `M0 ${height * 0.75}C${width * 0.26} ${height * 0.63} ${width * 0.64} ${height * 0.8} ${width} ${height * 0.66}V${height}H0Z`,
        '#3b2412',
        1,
      ),
    ]),
    group(`translate(${x} ${round(height - 15 * scale - 6)}) scale(${scale.toFixed(3)})`, [
      ...plinthMarks(colour),
      ...body,
    ]),
    stroke(arch, '#4a2d08', 2.2),
    stroke(arch, '#e6b23c', 0.9),
  ];
}

/** A figure in its lit niche; it breaks the arch where it is larger. */
export const FigureNiche = memo(function FigureNiche(props: FigureNicheProps) {
  const { width, height, figure, colour, isSkull = false } = props;
  const marks = useMemo(
    () => nicheMarks({ width, height, figure, colour, isSkull }),
    [width, height, figure, colour, isSkull],
  );
  return <Piece layers={[marks]} box={[0, 0, width, height]} margin={16} width={width} />;
});

function slotMarks(radius: number): readonly Mark[] {
  const r = radius;
  return [
    disc(0, 0, r, '#0d0906', { fillOpacity: 0.5, stroke: '#000', strokeOpacity: 0.5, strokeWidth: 1 }),
    stroke(ring(0, 0, r - 0.6), '@glass-edge', 1.3),
    stroke(
      `M${-r * 0.6} ${-r * 0.3}C${-r * 0.5} ${-r * 0.65} ${-r * 0.2} ${-r * 0.8} ${r * 0.1} ${-r * 0.78}`,
      '#fff',
      1.2,
      0.5,
    ),
  ];
}

/** A glass socket for one thing that is carried. A square of `size`. */
export const GlassSlot = memo(function GlassSlot({ size }: { readonly size: number }) {
  const marks = useMemo(() => slotMarks(size / 2), [size]);
  return <Piece layers={[marks]} box={[-size / 2, -size / 2, size, size]} margin={1} width={size} />;
});

function trayMarks({ width, height }: Area, theme: Theme): readonly Mark[] {
  return [
    box([0, 0, width, height, 10], theme === 'dark' ? '#20130a' : '#3a2614', {
      fillOpacity: 0.9,
      stroke: '#7a5200',
      strokeWidth: 1,
    }),
    line(`M10 1.6H${round(width - 10)}`, '#000', 2, { strokeOpacity: 0.5 }),
  ];
}

interface TrayProps extends Area {
  readonly theme: Theme;
  readonly children?: ReactNode;
}

/** The dark tray that glass sockets lie in. */
export const Tray = memo(function Tray({ width, height, theme, children }: TrayProps) {
  const marks = useMemo(() => trayMarks({ width, height }, theme), [width, height, theme]);
  return (
    <View style={{ width, height }}>
      <Ground marks={marks} width={width} height={height} theme={theme} margin={1} />
      <OnSurface surface="velvet">{children}</OnSurface>
    </View>
  );
});

type BrassState = 'rest' | 'on' | 'dim';

function brassMarks({ width, height }: Area, state: BrassState): readonly Mark[] {
  const metal = state === 'dim' ? '@plate-dull' : state === 'on' ? '@brass-bright' : '@brass';
  return [
    box([0, 3, width, height, 9], '#000', { fillOpacity: 0.5 }),
    box([0, 2, width, height, 9], '#3b2406'),
    ...(state === 'on'
      ? [
          box([-3, -3, width + 6, height + 6, 12], 'none', {
            stroke: '#ffe08a',
            strokeWidth: 1.6,
            strokeOpacity: 0.75,
          }),
        ]
      : []),
    shape(slab(0, 0, width, height, 9), metal, 1, { stroke: '#2b1806' }),
    box([2, 2, width - 4, height - 4, 7], 'none', {
      stroke: '#fff',
      strokeWidth: 1,
      strokeOpacity: state === 'dim' ? 0.12 : 0.45,
    }),
    box([3.2, 3.2, width - 6.4, height - 6.4, 6], 'none', {
      stroke: '#4a2d08',
      strokeWidth: 0.8,
      strokeOpacity: 0.5,
    }),
    ...(state === 'dim'
      ? []
      : times(1, () => line(`M12 4.6H${round(width * 0.6)}`, '#fffbe0', 1.2, { strokeOpacity: 0.7 }))),
  ];
}

interface BrassPlateProps extends Area {
  readonly state?: BrassState;
  readonly theme: Theme;
  readonly children?: ReactNode;
}

/** The face of an action: brass, brighter when chosen, dull when it cannot be taken. */
export const BrassPlate = memo(function BrassPlate({
  width,
  height,
  state = 'rest',
  theme,
  children,
}: BrassPlateProps) {
  const marks = useMemo(() => brassMarks({ width, height }, state), [width, height, state]);
  return (
    <View style={{ width, height }}>
      <Ground marks={marks} width={width} height={height} theme={theme} />
      <OnSurface surface={state === 'dim' ? 'velvet' : 'brass'}>{children}</OnSurface>
    </View>
  );
});

function stageMarks({ width, height }: Area): readonly Mark[] {
  return [
    fill(slab(0, 0, width, height, 12), '@vignette', 0.8),
    stroke(slab(0, 0, width, height, 12), '@brass', 2.6),
    stroke(slab(2.4, 2.4, width - 4.8, height - 4.8, 10), '#1a0f06', 1),
  ];
}

/** The brass frame of a fight: it lies over the map, darker towards its edges. */
export const StageFrame = memo(function StageFrame({ width, height }: Area) {
  const marks = useMemo(() => stageMarks({ width, height }), [width, height]);
  return <Piece layers={[marks]} box={[0, 0, width, height]} margin={2} width={width} />;
});

const styles = StyleSheet.create({
  under: { position: 'absolute', left: 0, top: 0 },
});
