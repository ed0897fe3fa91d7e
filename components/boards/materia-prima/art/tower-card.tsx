import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Colour } from '@/engine/core/guise';
import type { Extension } from '@/engine/games/materia-prima/data';
import { SCENE, type Area } from './area';
import type { Theme } from './paints';
import { Ground, placed, Spread } from './piece';

interface ExtensionPlaqueProps {
  readonly extension: Extension | null;
  readonly width: number;
  readonly theme: Theme;
  /** It was activated, or works only from the next turn. */
  readonly isSpent?: boolean;
  readonly isLit?: boolean;
}

/** A plaque is drawn 80 broad and 56 high. */
const PLAQUE: Area = { width: 80, height: 56 };

export const plaqueHeight = (width: number): number => width * 0.7;

/** An extension as a brass plaque, or a place for one; `width` by `plaqueHeight(width)`. */
export const ExtensionPlaque = memo(function ExtensionPlaque(props: ExtensionPlaqueProps) {
  const { extension, width, theme, isSpent = false, isLit = false } = props;
  const height = plaqueHeight(width);
  const unit = width / PLAQUE.width;
  const layer = extension
    ? placed(`plaque-${extension}`, 40 * unit, 28 * unit, unit)
    : placed('plaque-free', 40 * unit, 28 * unit, unit);
  return (
    <View style={[styles.card, { width, height }, isSpent ? styles.spent : null]} aria-hidden>
      {isLit ? <View style={[styles.light, lightAbout(unit)]} /> : null}
      <Ground layers={[layer]} width={width} height={height} margin={6 * unit} theme={theme} />
    </View>
  );
});

/** Light round a plaque that is chosen: its ring lies on the middle of it. */
const lightAbout = (unit: number) => ({
  left: -4.3 * unit,
  right: -4.3 * unit,
  top: -4.3 * unit,
  bottom: -4.3 * unit,
  borderRadius: 13.3 * unit,
  borderWidth: 2.6 * unit,
  boxShadow: `0px 0px 0px ${1.7 * unit}px rgba(255, 198, 79, 0.18)`,
});

interface TowerCardProps extends Area {
  readonly colour: Colour;
  /** By place; null where nothing is built. Left out where they are laid over it by `plaquePlan`. */
  readonly extensions?: readonly (Extension | null)[];
  readonly theme: Theme;
}

const PLAQUE_GAP = 8;

/** Where the three places for extensions lie on a tower card. */
export function plaquePlan({ width, height }: Area) {
  const left = Math.max(92, width * 0.3);
  const plaque = Math.min((width - left) / 3 - PLAQUE_GAP, (height * 0.56) / 0.7);
  return { plaque, left, top: height * 0.1, gap: PLAQUE_GAP };
}

/** A tower under its sky with the three places for extensions. */
export const TowerCard = memo(function TowerCard({
  width,
  height,
  colour,
  extensions,
  theme,
}: TowerCardProps) {
  const tower = placed(`tower-${colour}`, Math.max(54, width * 0.16), height * 0.92, (height * 0.98) / 152);
  const { plaque, left, top, gap } = plaquePlan({ width, height });
  return (
    <View style={[styles.card, { width, height }]} aria-hidden>
      <Spread name="scene" drawn={SCENE} width={width} height={height} theme={theme} />
      <Ground layers={[tower]} width={width} height={height} margin={0} />
      <Spread name="scene-before" drawn={SCENE} width={width} height={height} theme={theme} />
      {extensions ? (
        <View style={[styles.plaques, { left, top, gap }]}>
          {[0, 1, 2].map((place) => (
            <ExtensionPlaque key={place} extension={extensions[place] ?? null} width={plaque} theme={theme} />
          ))}
        </View>
      ) : null}
    </View>
  );
});

const styles = StyleSheet.create({
  spent: { opacity: 0.55 },
  card: { pointerEvents: 'none' },
  light: { position: 'absolute', borderColor: '#ffe08a', backgroundColor: 'rgba(255, 198, 79, 0.18)' },
  plaques: { position: 'absolute', flexDirection: 'row' },
});
