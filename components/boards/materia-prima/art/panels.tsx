import { memo, type ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { painted } from '@/components/kit/paint';
import { OnSurface } from '@/components/kit/theme';
import { COLOURS_OF, HUES } from '@/components/kit/tokens';
import type { Colour } from '@/engine/core/guise';
import type { Thing } from '@/engine/games/materia-prima/data';
import type { FigureId } from '@/engine/games/materia-prima/state';
import { NICHE, STAGE, type Area } from './area';
import { REACHES } from './figure-reaches';
import { gradient, type Theme } from './paints';
import { over, Piece, placed, Spread } from './piece';
import { Sheet } from './sheet';
import { standingLayers } from './standee';

/** An edge, a hem of the same metal inside it, light along the top, and what it throws on the bench. */
const ironEdge = (edge: string, hem: string, light: string, shadow: string): ViewStyle => ({
  boxShadow: [
    `inset 0px 0px 0px 0.6px ${edge}`,
    `inset 0px 0px 0px 1.5px ${hem}B3`,
    `inset 0px 2px 0px ${light}`,
    `0px 0px 0px 0.5px ${edge}`,
    `0px 3px 0px ${shadow}`,
  ].join(', '),
});

const IRON: Readonly<Record<Theme, ViewStyle>> = {
  dark: {
    ...painted(gradient('panel', 'dark')),
    ...ironEdge('#0c0704', COLOURS_OF.dark.line, 'rgba(255, 255, 255, 0.16)', 'rgba(0, 0, 0, 0.4)'),
  },
  light: {
    ...painted(gradient('panel', 'light')),
    ...ironEdge('#7a5a30', COLOURS_OF.light.line, 'rgba(255, 255, 255, 0.8)', 'rgba(0, 0, 0, 0.16)'),
  },
};

interface IronPanelProps extends Area {
  readonly theme: Theme;
  /** Hemmed at the left in a player's colour. */
  readonly colour?: Colour;
  readonly isActive?: boolean;
  readonly style?: StyleProp<ViewStyle>;
  readonly children?: ReactNode;
}

/** A dark plate for what is always there: opponents, tabs, the still. */
export const IronPanel = memo(function IronPanel(props: IronPanelProps) {
  const { width, height, theme, colour, isActive = false, style, children } = props;
  return (
    <View style={[styles.iron, IRON[theme], { width, height }, style]}>
      {isActive ? (
        <View style={[styles.over, styles.active, { borderColor: COLOURS_OF[theme].glowEdge }]} />
      ) : null}
      {colour ? <View style={[styles.hem, { backgroundColor: HUES[colour] }]} /> : null}
      <OnSurface surface="walnut">{children}</OnSurface>
    </View>
  );
});

interface SheetPanelProps extends Area {
  readonly seed: number;
  readonly style?: StyleProp<ViewStyle>;
  readonly children?: ReactNode;
}

/** A sheet of parchment with rivets, as a figure's card is written on. */
export const SheetPanel = memo(function SheetPanel(props: SheetPanelProps) {
  const { width, height, seed, style, children } = props;
  return (
    <View style={[{ width, height }, style]}>
      <Sheet width={width} height={height} seed={seed} />
      <OnSurface surface="parchment">{children}</OnSurface>
    </View>
  );
});

interface FigureNicheProps extends Area {
  readonly figure: FigureId;
  readonly colour: Colour;
  readonly isSkull?: boolean;
}

/** A figure in its lit niche; it breaks the arch where it is larger. */
export const FigureNiche = memo(function FigureNiche(props: FigureNicheProps) {
  const { width, height, figure } = props;
  const { left, top, right } = REACHES[figure];
  const scale = Math.min((width * 1.12) / (right - left + 10), (height * 0.97) / (30 - top));
  const x = width / 2 - ((left + right) / 2) * scale * 0.8;
  const y = height - 15 * scale - 6;
  return (
    <Piece
      layers={[
        over('niche', NICHE, props),
        ...standingLayers(props, { x, y, scale }),
        over('niche-edge', NICHE, props),
      ]}
      box={[0, 0, width, height]}
      margin={16}
      width={width}
    />
  );
});

interface GlassSlotProps {
  readonly size: number;
  /** What lies in it, and in how much of it. */
  readonly thing?: Thing | undefined;
  readonly share?: number;
}

/** The radius of a socket as it is drawn; its rim is drawn on its edge. */
const SLOT = 19;
const RIM = 1;
/** A token and a soul stone are drawn so broad. */
const BROAD = { element: 25, soul: 28 } as const;

/** A glass socket, and what is carried in it. A square of `size`. */
export const GlassSlot = memo(function GlassSlot({ size, thing, share = 0.92 }: GlassSlotProps) {
  const scale = (2 * SLOT * share) / (thing === 'soul' ? BROAD.soul : BROAD.element);
  // A token is drawn a little to the upper left of its middle.
  const shift = thing === 'soul' ? 0 : -0.5 * scale;
  return (
    <Piece
      layers={[placed('slot', 0, 0), ...(thing ? [placed(`token-${thing}`, shift, shift, scale)] : [])]}
      box={[-SLOT, -SLOT, 2 * SLOT, 2 * SLOT]}
      margin={RIM}
      width={size}
    />
  );
});

interface TrayProps extends Area {
  readonly theme: Theme;
  readonly style?: StyleProp<ViewStyle>;
  readonly children?: ReactNode;
}

/** The dark tray that glass sockets lie in. */
export const Tray = memo(function Tray({ width, height, theme, style, children }: TrayProps) {
  return (
    <View style={[styles.tray, TRAYS[theme], { width, height }, style]}>
      <OnSurface surface="velvet">{children}</OnSurface>
    </View>
  );
});

const TRAYS: Readonly<Record<Theme, ViewStyle>> = {
  dark: { backgroundColor: 'rgba(32, 19, 10, 0.9)' },
  light: { backgroundColor: 'rgba(58, 38, 20, 0.9)' },
};

type BrassState = 'rest' | 'on' | 'dim';

const METALS: Readonly<Record<BrassState, string>> = { rest: 'brass', on: 'brass-bright', dim: 'plate-dull' };

interface BrassPlateProps extends Area {
  readonly state?: BrassState;
  readonly theme: Theme;
  readonly style?: StyleProp<ViewStyle>;
  readonly children?: ReactNode;
}

/** The face of an action: brass, brighter when chosen, dull when it cannot be taken. */
export const BrassPlate = memo(function BrassPlate(props: BrassPlateProps) {
  const { width, height, state = 'rest', theme, style, children } = props;
  return (
    <View
      style={[
        styles.brass,
        state === 'dim' ? styles.dull : styles.bright,
        painted(gradient(METALS[state], theme)),
        { width, height },
        style,
      ]}
    >
      {state === 'on' ? <View style={[styles.over, styles.chosen]} /> : null}
      <OnSurface surface={state === 'dim' ? 'velvet' : 'brass'}>{children}</OnSurface>
    </View>
  );
});

/** The brass frame of a fight: it lies over the map, darker towards its edges. */
export const StageFrame = memo(function StageFrame({ width, height }: Area) {
  return <Spread name="stage" drawn={STAGE} width={width} height={height} />;
});

/** What the edge of a plate throws, and round it inside a line of light and one of shade. */
const brassEdge = (light: string): ViewStyle => ({
  boxShadow: [
    'inset 0px 0px 0px 1px rgba(43, 24, 6, 0.9)',
    `inset 0px 0px 0px 2px ${light}`,
    'inset 0px 0px 0px 2.8px rgba(74, 45, 8, 0.5)',
    '0px 2px 0px #3b2406',
    '0px 3px 0px rgba(0, 0, 0, 0.5)',
  ].join(', '),
});

const styles = StyleSheet.create({
  over: { position: 'absolute', pointerEvents: 'none' },
  iron: { borderRadius: 10 },
  active: { left: -3.6, right: -3.6, top: -3.6, bottom: -3.6, borderRadius: 13, borderWidth: 2 },
  hem: {
    position: 'absolute',
    left: 2,
    top: 6,
    bottom: 6,
    width: 3.4,
    borderRadius: 1.7,
    pointerEvents: 'none',
  },
  tray: {
    borderRadius: 10,
    boxShadow: 'inset 0px 0px 0px 1px #7a5200, inset 0px 2.4px 0px rgba(0, 0, 0, 0.5)',
  },
  brass: { borderRadius: 9 },
  bright: brassEdge('rgba(255, 255, 255, 0.5)'),
  dull: brassEdge('rgba(255, 255, 255, 0.12)'),
  chosen: {
    left: -3.8,
    right: -3.8,
    top: -3.8,
    bottom: -3.8,
    borderRadius: 12.8,
    borderWidth: 1.6,
    borderColor: 'rgba(255, 224, 138, 0.75)',
  },
});
