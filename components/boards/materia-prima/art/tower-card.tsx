import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Colour } from '@/engine/core/guise';
import { chance, round, times } from '@/components/kit/drawing/geometry';
import { box, cutOff, fill, group, type Mark } from '@/components/kit/drawing/marks';
import { extensionMarks, extensionPlace } from './extension-marks';
import { glow, slab, stroke } from './hand';
import type { Extension } from '@/engine/games/materia-prima/data';
import { once } from '@/components/kit/drawing/once';
import { towerMarks } from './owner-marks';
import type { Theme } from './paints';
import { Piece } from './piece';
import type { Area } from './sheet-marks';

const placeOf = once((theme: Theme) => extensionPlace(theme));

interface ExtensionPlaqueProps {
  readonly extension: Extension | null;
  readonly width: number;
  readonly theme: Theme;
  /** It was activated, or works only from the next turn. */
  readonly isSpent?: boolean;
  readonly isLit?: boolean;
}

const LIGHT: readonly Mark[] = [
  box([-43, -31, 86, 62, 12], 'none', { stroke: '#ffe08a', strokeWidth: 2.6 }),
  box([-46, -34, 92, 68, 14], '#ffc64f', { fillOpacity: 0.18 }),
];

export const plaqueHeight = (width: number): number => width * 0.7;

/** An extension as a brass plaque, or a place for one; `width` by `plaqueHeight(width)`. */
export const ExtensionPlaque = memo(function ExtensionPlaque(props: ExtensionPlaqueProps) {
  const { extension, width, theme, isSpent = false, isLit = false } = props;
  const marks = extension ? extensionMarks(extension) : placeOf(theme);
  return (
    <Piece
      layers={[isLit ? LIGHT : [], marks]}
      box={[-40, -28, 80, 56]}
      margin={6}
      width={width}
      theme={theme}
      style={isSpent ? styles.spent : null}
    />
  );
});

/** Hills, stars or clouds, and the tower in front of them. */
function sceneMarks({ width, height }: Area, colour: Colour, theme: Theme): readonly Mark[] {
  const random = chance(31);
  const frame = slab(0, 0, width, height, 12);
  const hills = `M0 ${height * 0.72}C${width * 0.2} ${height * 0.56} ${width * 0.38} ${height * 0.74} ${width * 0.58} ${height * 0.64}S${width * 0.9} ${height * 0.6} ${width} ${height * 0.7}V${height}H0Z`;
  const meadow = `M0 ${height * 0.88}C${width * 0.3} ${height * 0.78} ${width * 0.7} ${height * 0.92} ${width} ${height * 0.84}V${height}H0Z`;
  const scale = (height * 0.98) / 152;
  const stars = times(26, () => `M${round(random() * width)} ${round(random() * height * 0.5)}h.1`).join('');
  const blades = times(40, () => {
    const [x, y] = [round(random() * width), round(height * (0.88 + random() * 0.12))];
    return `M${x} ${y}q-1-4-3-6M${x} ${y}v-7M${x} ${y}q1-4 3-6`;
  }).join('');
  return [
    fill(slab(0, 3, width, height, 12), '#000', 0.4),
    fill(frame, '@sky'),
    cutOff(frame, [
      glow(
        width * 0.28,
        height * 0.3,
        height * 0.6,
        theme === 'dark' ? 'gold' : 'white',
        theme === 'dark' ? 0.4 : 0.9,
      ),
      stroke(stars, '#fff', 1.5, theme === 'dark' ? 0.75 : 0),
      fill(hills, '@sky-hill'),
      fill(meadow, '@sky-meadow'),
      group(
        `translate(${round(Math.max(54, width * 0.16))} ${round(height * 0.92)}) scale(${scale.toFixed(3)})`,
        towerMarks(colour),
      ),
      stroke(blades, theme === 'dark' ? '#12160a' : '#4a6a24', 1.3, 0.8),
    ]),
    stroke(frame, '@brass', 2.6),
    stroke(slab(2.4, 2.4, width - 4.8, height - 4.8, 10), '#1a0f06', 1, 0.8),
  ];
}

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
  const marks = useMemo(() => sceneMarks({ width, height }, colour, theme), [width, height, colour, theme]);
  const { plaque, left, top, gap } = plaquePlan({ width, height });
  return (
    <View style={[styles.card, { width, height }]} aria-hidden>
      <View style={styles.scene}>
        <Piece layers={[marks]} box={[0, 0, width, height]} margin={6} width={width} theme={theme} />
      </View>
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
  scene: { position: 'absolute', left: 0, top: 0 },
  plaques: { position: 'absolute', flexDirection: 'row' },
});
