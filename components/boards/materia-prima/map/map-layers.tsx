import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/kit/theme';
import { at } from '@/engine/core/list';
import { AXIAL, HEXES, isCity, landAt, tileAt, type Hex } from '@/engine/games/materia-prima/map';
import type { FigureId } from '@/engine/games/materia-prima/state';

import type { BadgeKind } from '../art/names';
import { Banner, bannerHeight, bannerWidth, PlaceName } from '../art/banner';
import { LivingSite } from '../art/living-site';
import { MapPicture } from '../art/map';
import { hexesOf } from '../art/map-layout';
import { HexRim, onHex, Rims } from '../art/rims';
import { Badge, PipRow } from '../art/small-pieces';
import { Standee, standingAt } from '../art/standee';
import { mapOf } from './map-ground';
import { nameSide, nameTop, pipRow, standers, type NamePlace } from './map-standing';
import { chosenFigure, extractionsOf, groundOf, litPlaces } from '../touch/reach';
import { isAskedFor, movesOf, type Situation } from '../touch/situation';
import { usePerson, usePointing, useSetting } from '../table';

interface LayerProps {
  readonly side: number;
}

/** What of the map never changes in a game, drawn once; only the ground of towers is cleared. */
export const Ground = memo(function Ground({ side }: LayerProps) {
  const { view } = useSetting();
  const { scheme } = useTheme();
  const homes = view.players.map(({ home }) => home ?? '').join();
  const towers = useMemo(
    () => homes.split(',').flatMap((home) => (home === '' ? [] : [at(AXIAL, Number(home))])),
    [homes],
  );
  return <MapPicture layout={mapOf(view.layout)} side={side} theme={scheme} towers={towers} />;
});

/** Fires, waters and windows that breathe. */
export const Sites = memo(function Sites({ side }: LayerProps) {
  const { view } = useSetting();
  const all = hexesOf(mapOf(view.layout));
  const homes = new Set(view.players.map(({ home }) => home));
  return (
    <View style={styles.layer} aria-hidden>
      {all.map((hex, number) =>
        homes.has(number) ? null : (
          <LivingSite
            key={`light ${number}`}
            hex={hex}
            ground={hex.ground}
            side={side}
            style={[styles.over, onHex(hex, side, [0, 0], 2 * side)]}
          />
        ),
      )}
    </View>
  );
});

interface NamedPlace extends NamePlace {
  readonly words: string;
  readonly isCity: boolean;
}

const nameSize = (side: number): number => Math.max(11.5, side * 0.38);

/** The cities and the Blue Woods: missions and moves speak of them by name. Sizes are in sides. */
function useNames(side: number): readonly NamedPlace[] {
  const { view, speech } = useSetting();
  const { text } = speech;
  return useMemo(() => {
    const size = nameSize(side);
    const all = standers(view);
    // The first hex of a tile is its middle.
    const woods = HEXES.filter((hex) => tileAt(view.layout, hex) === 'blue-woods').slice(0, 1);
    const named = (hex: Hex, words: string, isOfCity: boolean): NamedPlace => {
      const [width, height] = [bannerWidth(words, size) / side, bannerHeight(size) / side];
      return { hex, words, isCity: isOfCity, width, height, side: nameSide(all, hex, { width, height }) };
    };
    const cities = HEXES.flatMap((hex) => {
      const land = landAt(view.layout, hex);
      return isCity(land) ? [named(hex, text.cities[land], true)] : [];
    });
    return [...cities, ...woods.map((hex) => named(hex, text.tiles['blue-woods'], false))];
  }, [view, text, side]);
}

/** Names lie over whoever stands about, where they hide least. */
export const Names = memo(function Names({ side }: LayerProps) {
  const size = nameSize(side);
  return (
    <View style={styles.layer} aria-hidden>
      {useNames(side).map(({ hex, words, isCity: isOfCity, side: where }) => {
        const { left, top } = onHex(at(AXIAL, hex), side, [0, nameTop(where)], 0);
        return isOfCity ? (
          <Banner
            key={hex}
            size={size}
            style={[styles.over, { left: left - bannerWidth(words, size) / 2, top }]}
          >
            {words}
          </Banner>
        ) : (
          <View key={hex} style={[styles.place, { left: left - PLACE_WIDTH / 2, top }]}>
            <PlaceName size={size}>{words}</PlaceName>
          </View>
        );
      })}
    </View>
  );
});

const PLACE_WIDTH = 160;

/** Candlelight falls on what can be reached. */
export const Lights = memo(function Lights({ side }: LayerProps) {
  const { view } = useSetting();
  const { situation } = usePointing();
  const { scheme } = useTheme();
  const all = hexesOf(mapOf(view.layout));
  const lit = useMemo(
    () => litPlaces(situation).map(({ hex, kind }) => ({ ...at(AXIAL, hex), kind })),
    [situation],
  );
  if (lit.length === 0) return null;
  return (
    <View style={styles.layer} aria-hidden>
      <Rims all={all} lit={lit} side={side} theme={scheme} />
    </View>
  );
});

/** What words speak of: in a review the one mark says what was played, the other what was better. */
export const Sights = memo(function Sights({ side }: LayerProps) {
  const { sights, speech } = useSetting();
  const { scheme } = useTheme();
  const size = Math.max(11.5, side * 0.36);
  return (
    <View style={styles.layer} aria-hidden>
      {sights.map(({ hex, kind }) => (
        <View
          key={`${hex} ${kind}`}
          style={[styles.over, onHex(at(AXIAL, hex), side, [0, 0], 2 * side)]}
          testID={`seen-${kind}-${hex}`}
        >
          <HexRim kind={kind} side={side} theme={scheme} />
        </View>
      ))}
      {sights.map(({ hex, kind }) => {
        if (kind === 'told') return null;
        const words = speech.words.table[kind];
        const { left, top } = onHex(at(AXIAL, hex), side, kind === 'better' ? [0, -0.98] : [0, -0.5], 0);
        return (
          <Banner
            key={`word ${hex} ${kind}`}
            size={size}
            style={[styles.over, { left: left - bannerWidth(words, size) / 2, top }]}
          >
            {words}
          </Banner>
        );
      })}
    </View>
  );
});

/** How far the farther ones are, who can be attacked, and what can be done where one stands. */
export const Badges = memo(function Badges({ side }: LayerProps) {
  const names = useNames(side);
  const { situation } = usePointing();
  const places = useMemo(() => litPlaces(situation), [situation]);
  const own = useMemo(() => ownBadge(situation), [situation]);
  const [pips, size] = [Math.max(9, side * 0.38), Math.max(16, side * 0.72)];
  return (
    <View style={styles.layer} aria-hidden>
      {places.map(({ hex, kind, steps }) => {
        const axial = at(AXIAL, hex);
        if (kind === 'far') {
          const half = (pips * (steps * 6.6 + 6.6)) / 23.2;
          const row = pipRow(hex, (2 * half) / side, names);
          const { left, top } = onHex(axial, side, [0, row], 0);
          return (
            <PipRow
              key={hex}
              count={steps}
              left={steps}
              size={pips}
              style={[styles.over, { left: left - half, top: top - pips / 2 }]}
            />
          );
        }
        if (kind !== 'attack') return null;
        return (
          <Badge
            key={`fight ${hex}`}
            kind="attack"
            size={size}
            style={[styles.over, onHex(axial, side, [0.6, -0.6], size)]}
          />
        );
      })}
      {own ? (
        <Badge
          kind={own.kind}
          size={size}
          style={[styles.over, onHex(at(AXIAL, own.hex), side, own.kind === 'enter' ? LOWER : UPPER, size)]}
        />
      ) : null}
    </View>
  );
});

/** What the chosen figure could do where it stands. */
function ownBadge(situation: Situation): { readonly hex: Hex; readonly kind: BadgeKind } | null {
  const figure = chosenFigure(situation);
  const { view, moves } = situation;
  if (!figure || !isAskedFor(situation, 'turn')) return null;
  const { hex } = figure;
  if (extractionsOf(situation).length > 0) return { hex, kind: 'extract' };
  if (figure.id !== view.players[view.turn]?.alchemist) return null;
  switch (groundOf(view, hex)) {
    case 'home':
      return movesOf(moves, 'convert').length + movesOf(moves, 'transmute').length > 0
        ? { hex, kind: 'enter' }
        : null;
    case 'city':
      if (movesOf(moves, 'research').length > 0) return { hex, kind: 'research' };
      return movesOf(moves, 'buy').length > 0 ? { hex, kind: 'buy' } : null;
    case 'mine':
    case 'free':
      return null;
  }
}

/** Where a badge lies on its hex: a tower stands in the upper half. */
const UPPER = [-0.62, -0.5] as const;
const LOWER = [-0.66, 0.5] as const;

interface WalkLineProps extends LayerProps {
  readonly from: Hex;
  readonly path: readonly Hex[];
  readonly figure: FigureId;
}

const DOTS = [0.25, 0.5, 0.75, 1] as const;

/** The way that a figure would go, in dots, and its shade at the end. */
export const WalkLine = memo(function WalkLine({ from, path, figure, side }: WalkLineProps) {
  const hops = path.map((hex, index) => [path[index - 1] ?? from, hex] as const);
  const end = path[path.length - 1];
  const { near } = useSetting();
  const { colour } = usePerson(near);
  if (end === undefined) return null;
  const { left, top } = onHex(at(AXIAL, end), side, [0.1, 0.44], 0);
  return (
    <View style={styles.layer} aria-hidden>
      {hops.flatMap(([one, other]) =>
        DOTS.map((share) => {
          const size = 2 * Math.round(side * (share === 1 ? 0.2 : 0.13));
          const [a, b] = [
            onHex(at(AXIAL, one), side, [0, 0.3], size),
            onHex(at(AXIAL, other), side, [0, 0.3], size),
          ];
          const place = { left: a.left + (b.left - a.left) * share, top: a.top + (b.top - a.top) * share };
          return (
            <View
              key={`${one} ${other} ${share}`}
              style={[styles.dot, place, { width: size, height: size, borderRadius: size / 2 }]}
            />
          );
        }),
      )}
      <View style={[styles.shade, standingAt(side, { x: left, y: top })]}>
        <Standee figure={figure} colour={colour} side={side} />
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  layer: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  over: { position: 'absolute' },
  place: { position: 'absolute', width: PLACE_WIDTH, alignItems: 'center' },
  dot: { position: 'absolute', backgroundColor: '#ffe9a6', borderWidth: 1, borderColor: '#3a2203' },
  shade: { position: 'absolute', opacity: 0.6 },
});
