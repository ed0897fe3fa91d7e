import { memo, useMemo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Colour as PlayerColour } from '@/engine/core/guise';
import type { Mark } from '@/components/kit/drawing/marks';
import { OnSurface } from '@/components/kit/theme';
import { HUES, ON_BRASS } from '@/components/kit/tokens';
import { Label } from '@/components/kit/type';
import { useSize, type Size } from '@/components/kit/use-size';
import type { Theme } from './paints';
import { glancePanel, namePlate, tabPlate } from './panel-marks';
import { Scene } from './piece';

interface GroundProps {
  readonly marks: (size: Size) => readonly Mark[];
  readonly theme: Theme;
  readonly size: Size;
}

function Ground({ marks, theme, size }: GroundProps) {
  const drawn = useMemo(() => marks(size), [marks, size]);
  return (
    <View style={styles.under}>
      <Scene marks={drawn} width={size.width} height={size.height} theme={theme} margin={7} />
    </View>
  );
}

interface GlancePanelProps {
  readonly width: number;
  readonly height: number;
  readonly colour: PlayerColour;
  readonly theme: Theme;
  /** It is this player's turn. */
  readonly isActive?: boolean;
  readonly children?: ReactNode;
}

/** A player at a glance: a panel hemmed in his colour round what it holds. */
export const GlancePanel = memo(function GlancePanel(props: GlancePanelProps) {
  const { width, height, colour, theme, isActive = false, children } = props;
  const size = useMemo(() => ({ width, height }), [width, height]);
  const marks = useMemo(
    () => (area: Size) => glancePanel(area, HUES[colour], theme, isActive),
    [colour, theme, isActive],
  );
  return (
    <View style={size}>
      <Ground marks={marks} theme={theme} size={size} />
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
  const [area, onLayout] = useSize();
  return (
    <View style={styles.tab} onLayout={onLayout}>
      {area ? <Ground marks={tabPlate} theme={theme} size={area} /> : null}
      <OnSurface surface="walnut">
        <Label isBold size={size} numberOfLines={1}>
          {children}
        </Label>
      </OnSurface>
    </View>
  );
});

const BRASS_PLATE = (area: Size) => namePlate(area, false);
const VIOLET_PLATE = (area: Size) => namePlate(area, true);
const PLATE_INK = { brass: { color: ON_BRASS }, violet: { color: '#efe8ff' } } as const;

interface NamePlateProps {
  readonly children: string;
  /** Held by the Spirit. */
  readonly isBlocked?: boolean;
  readonly size?: number;
}

/** The name of a building under it, as large as its words are. */
export const NamePlate = memo(function NamePlate({ children, isBlocked = false, size = 11 }: NamePlateProps) {
  const [area, onLayout] = useSize();
  return (
    <View style={styles.plate} onLayout={onLayout}>
      {area ? <Ground marks={isBlocked ? VIOLET_PLATE : BRASS_PLATE} theme="dark" size={area} /> : null}
      <Label
        isBold
        size={size}
        maxScale={1.5}
        numberOfLines={1}
        style={PLATE_INK[isBlocked ? 'violet' : 'brass']}
      >
        {children}
      </Label>
    </View>
  );
});

const styles = StyleSheet.create({
  under: { ...StyleSheet.absoluteFill },
  tab: { alignSelf: 'flex-start', paddingHorizontal: 12, paddingVertical: 2 },
  plate: { alignSelf: 'center', paddingHorizontal: 5 },
});
