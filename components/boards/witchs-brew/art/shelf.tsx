import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Colour, Shelf as Kind, ShelfPotion } from '@/engine/games/witchs-brew/data';
import type { Theme } from './paints';
import { Piece } from './piece';
import { sceneHues } from './scene-hues';
import { SHELF, shelfGround, shelfSockets, socketPlace } from './shelf-marks';
import { PointsSeal, Raven } from './small-pieces';

export const shelfHeight = (scale: number): number => SHELF.height * scale;

/** Where words may stand over the sockets, from the left of the shelf; they have 14 units above them. */
export const shelfWordsLeft = (scale: number): number => (SHELF.sockets + 2) * scale;

/** The middle of a socket, from the upper left of the shelf. */
export function socketSpot(width: number, scale: number, need: number, index: number) {
  const [x, y] = socketPlace(width / scale, need, index);
  return { x: x * scale, y: y * scale };
}

export interface ShelfProps {
  readonly shelf: Kind;
  /** What is to be had; null when its stack is empty. */
  readonly potion: ShelfPotion | null;
  readonly width: number;
  /** 1 on a phone. */
  readonly scale: number;
  /** How much gold, or which drops, lie on it already. */
  readonly lying: number | readonly Colour[];
  readonly theme: Theme;
  readonly isRavenAway?: boolean;
}

const SEAL = 26;
const RAVEN = 34;

/** A shelf, `width` by `shelfHeight(scale)`: bottle with its points, raven or candle, a socket for each it needs. */
export const Shelf = memo(function Shelf(props: ShelfProps) {
  const { shelf, potion, width, scale, lying, theme, isRavenAway = false } = props;
  const units = width / scale;
  const [hasBottle, hasRaven] = [potion !== null, potion?.hasRaven ?? false];
  const ground = useMemo(
    () => shelfGround({ shelf, width: units, hasBottle, hasCandle: !hasRaven }, sceneHues(theme)),
    [shelf, units, hasBottle, hasRaven, theme],
  );
  const need = potion?.need ?? 0;
  const sockets = useMemo(() => shelfSockets(units, need, lying), [units, need, lying]);
  return (
    <Piece layers={[ground, sockets]} box={[0, 0, units, SHELF.height]} margin={12} width={width}>
      {potion ? (
        <View style={[styles.placed, { left: -2 * scale, top: (SHELF.board - 32) * scale }]}>
          <PointsSeal points={potion.points} size={SEAL * scale} />
        </View>
      ) : null}
      {hasRaven && !isRavenAway ? (
        <View style={[styles.placed, { left: 33 * scale, top: (SHELF.board - 43) * scale }]}>
          <Raven size={RAVEN * scale} />
        </View>
      ) : null}
    </Piece>
  );
});

const styles = StyleSheet.create({ placed: { position: 'absolute' } });
