import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { Paint, painted, UNDER } from './paint';
import { OnSurface, useTheme } from './theme';
import { BRASS, RADIUS, RIVET, SPACE, type Gradient } from './tokens';

interface WalnutProps {
  readonly children?: ReactNode;
  readonly radius?: number;
  /** Other wood than walnut, of the theme's materials. */
  readonly gradient?: Gradient;
  readonly style?: StyleProp<ViewStyle>;
  /** Of the box inside the rim: its direction, gaps and padding. */
  readonly contentStyle?: StyleProp<ViewStyle>;
}

/** A panel of wood with a thin inlaid line; cream on the reading desk. */
export function Walnut({ children, radius = RADIUS.large, gradient, style, contentStyle }: WalnutProps) {
  const { colours, materials } = useTheme();
  const rim = { borderColor: colours.edge, borderRadius: radius, boxShadow: `2px 5px 0px ${colours.shadow}` };
  return (
    <View style={[styles.panel, rim, painted(gradient ?? materials.walnut), style]}>
      <View style={[styles.shine, { left: radius, right: radius }]} />
      <View style={[styles.inlay, { borderRadius: Math.max(0, radius - 3) }]} />
      <View style={[styles.content, contentStyle]}>
        <OnSurface surface="walnut">{children}</OnSurface>
      </View>
    </View>
  );
}

interface BrassProps {
  readonly children?: ReactNode;
  readonly radius?: number;
  readonly rim?: number;
  readonly hasRivets?: boolean;
  readonly style?: StyleProp<ViewStyle>;
  readonly contentStyle?: StyleProp<ViewStyle>;
}

/** A brass frame on wood around a dark recess, for a board. */
export function Brass({
  children,
  radius = RADIUS.large,
  rim = 3,
  hasRivets = true,
  style,
  contentStyle,
}: BrassProps) {
  const { colours, materials } = useTheme();
  const outer = {
    borderRadius: radius,
    borderColor: colours.edge,
    boxShadow: `3px 7px 0px ${colours.shadow}`,
  };
  const inner = { borderRadius: Math.max(2, radius - rim), margin: rim };
  return (
    <View style={[styles.frame, outer, style]}>
      <Paint gradient={BRASS} radius={radius - 1.6} />
      <View style={[styles.bed, inner]}>
        <Paint gradient={materials.walnut} radius={inner.borderRadius} />
        <View style={[styles.recess, { backgroundColor: colours.recess }, contentStyle]}>
          <OnSurface surface="walnut">{children}</OnSurface>
        </View>
      </View>
      {hasRivets && RIVETS.map((place, index) => <Rivet key={index} style={place} />)}
    </View>
  );
}

const RIVET_SIZE = 8;

function Rivet({ style }: { readonly style?: StyleProp<ViewStyle> }) {
  return (
    <View style={[styles.rivet, style]}>
      <Paint gradient={RIVET} radius={RIVET_SIZE / 2} />
    </View>
  );
}

const RIVETS: readonly ViewStyle[] = [
  { position: 'absolute', left: 1, top: 1 },
  { position: 'absolute', right: 1, top: 1 },
  { position: 'absolute', left: 1, bottom: 1 },
  { position: 'absolute', right: 1, bottom: 1 },
];

const styles = StyleSheet.create({
  panel: { borderWidth: 1.4 },
  shine: {
    position: 'absolute',
    top: 0,
    height: 1.4,
    backgroundColor: 'rgba(217, 160, 102, 0.5)',
    ...UNDER,
  },
  inlay: {
    ...StyleSheet.absoluteFill,
    margin: 3,
    borderWidth: 1,
    borderColor: 'rgba(226, 176, 74, 0.36)',
    ...UNDER,
  },
  content: { padding: SPACE.medium, flexGrow: 1 },
  frame: { borderWidth: 1.6 },
  bed: { flexGrow: 1, padding: 4 },
  recess: { flexGrow: 1, borderRadius: 5 },
  rivet: {
    width: RIVET_SIZE,
    height: RIVET_SIZE,
    borderRadius: RIVET_SIZE / 2,
    borderWidth: 0.8,
    borderColor: '#3A2408',
    pointerEvents: 'none',
  },
});
