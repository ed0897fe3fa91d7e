import { memo, type ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { DOWN, linear } from '@/components/kit/drawing/gradients';
import type { Colour as PlayerColour } from '@/engine/core/guise';
import { painted } from '@/components/kit/paint';
import { OnSurface } from '@/components/kit/theme';
import { COLOURS_OF, HUES, ON_BRASS } from '@/components/kit/tokens';
import { Label } from '@/components/kit/type';
import type { Theme } from './paints';

/** The wood of panels, and what of it is seen outside their hem. */
const WOOD = {
  dark: { face: linear(DOWN, [0, '#3a2a1c'], [1, '#1e150e']), edge: '#2c2015' },
  light: { face: linear(DOWN, [0, '#fffaee'], [1, '#ead8b2']), edge: '#f4e9d0' },
} as const;

/** The wood of a panel, for the view that it is. */
export const panelFace = (theme: Theme): ViewStyle => painted(WOOD[theme].face);

interface GlancePanelProps {
  readonly width: number;
  readonly height: number;
  readonly colour: PlayerColour;
  readonly theme: Theme;
  /** It is this player's turn. */
  readonly isActive?: boolean;
  /** How what it holds is laid out. */
  readonly style?: StyleProp<ViewStyle>;
  readonly children?: ReactNode;
}

/** So much of a panel is outside its hem. */
const HEM = 3;

function rimOf(theme: Theme, isActive: boolean): string {
  const { glow, glowEdge, edge } = COLOURS_OF[theme];
  const shadow = `2px 3px 0px ${HEM}px rgba(0, 0, 0, ${theme === 'dark' ? 0.45 : 0.22})`;
  const light = isActive
    ? [`0px 0px 0px ${HEM + 1.6}px ${glow}`, `0px 0px 2px ${HEM + 4}px ${glowEdge}`]
    : [];
  return [
    `0px 0px 0px ${HEM - 0.9}px ${WOOD[theme].edge}`,
    `0px 0px 0px ${HEM}px ${edge}`,
    ...light,
    shadow,
  ].join(', ');
}

/** A player at a glance: a panel hemmed in his colour round what it holds. */
export const GlancePanel = memo(function GlancePanel(props: GlancePanelProps) {
  const { width, height, colour, theme, isActive = false, style, children } = props;
  const size = { width: width - 2 * HEM, height: height - 2 * HEM };
  const hem = { borderColor: HUES[colour], borderWidth: theme === 'dark' ? 1.4 : 2.2 };
  return (
    <View style={[styles.panel, size, hem, panelFace(theme), { boxShadow: rimOf(theme, isActive) }, style]}>
      <OnSurface surface="walnut">{children}</OnSurface>
    </View>
  );
});

interface TabPlateProps {
  readonly theme: Theme;
  readonly children: string;
  readonly size?: number;
}

/** The name of a part of the table on a small plate, as large as its words are. */
export const TabPlate = memo(function TabPlate({ theme, children, size = 13 }: TabPlateProps) {
  return (
    <View style={[styles.tab, panelFace(theme)]}>
      <OnSurface surface="walnut">
        <Label isBold size={size} numberOfLines={1}>
          {children}
        </Label>
      </OnSurface>
    </View>
  );
});

/** Brass that is written on; violet where the Spirit holds what it names. */
const PLATES = {
  brass: {
    face: {
      ...painted(linear(DOWN, [0, '#fbe6a6'], [0.5, '#e0b45a'], [1, '#b98a3a'])),
      borderColor: '#1c0f06',
    },
    ink: { color: ON_BRASS },
  },
  violet: { face: { backgroundColor: '#2a1a5a', borderColor: '#8a76e8' }, ink: { color: '#efe8ff' } },
} as const;

interface NamePlateProps {
  readonly children: string;
  /** Held by the Spirit. */
  readonly isBlocked?: boolean;
  readonly size?: number;
}

/** The name of a building under it, as large as its words are. */
export const NamePlate = memo(function NamePlate({ children, isBlocked = false, size = 11 }: NamePlateProps) {
  const { face, ink } = PLATES[isBlocked ? 'violet' : 'brass'];
  return (
    <View style={[styles.plate, face]}>
      <Label isBold size={size} maxScale={1.5} numberOfLines={1} style={ink}>
        {children}
      </Label>
    </View>
  );
});

const styles = StyleSheet.create({
  panel: { margin: HEM, borderRadius: 4 },
  tab: {
    alignSelf: 'flex-start',
    paddingHorizontal: 11,
    paddingVertical: 1,
    borderRadius: 4,
    borderWidth: 1,
    borderColor: '#c8932f',
    boxShadow: '1px 2px 0px rgba(0, 0, 0, 0.4)',
  },
  plate: {
    alignSelf: 'center',
    paddingHorizontal: 4.1,
    marginVertical: -0.9,
    borderRadius: 2.5,
    borderWidth: 0.9,
    boxShadow: '0.8px 1.6px 0px rgba(0, 0, 0, 0.5)',
  },
});
