import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { ViewBox } from '@/components/kit/drawing/drawing';
import type { Mark } from '@/components/kit/drawing/marks';
import type { Cauldron as Kind, CauldronPotion, Colour, Drops } from '@/engine/games/witchs-brew/data';
import { Boiling, Flicker, Liquid } from './boiling';
import { fire, hotGlow, potBack, potFront, recipePlate, stillPot, type RecipeDrop } from './cauldron-marks';
import { Drawing } from './drawing';
import { Piece } from './piece';
import { PointsSeal, Raven, ravenWidth } from './small-pieces';

/** The space of a cauldron: its rim's middle is at 0, -16. */
export const CAULDRON_BOX: ViewBox = [-76, -66, 152, 144];

export const cauldronHeight = (width: number): number => (width * CAULDRON_BOX[3]) / CAULDRON_BOX[2];

/** Where a point of the cauldron's space lies in a cauldron of that width, from its upper left. */
export function cauldronSpot(width: number, [x, y]: readonly [number, number]) {
  const unit = width / CAULDRON_BOX[2];
  return { x: (x - CAULDRON_BOX[0]) * unit, y: (y - CAULDRON_BOX[1]) * unit };
}

/** The middle of the opening, the seal and the raven on the rim, in the cauldron's space. */
export const CAULDRON_SPOTS = { mouth: [0, -16], seal: [-42, -38], raven: [36, -36] } as const;

const ORDER: Readonly<Record<Kind, readonly Colour[]>> = {
  iron: ['red', 'green', 'white'],
  copper: ['white', 'red', 'green'],
  silver: ['green', 'white', 'red'],
};

/** What a potion needs drop by drop; lit is what is owned. */
export function recipeOf({ stack, cost }: CauldronPotion, owned: Drops | null): readonly RecipeDrop[] {
  return ORDER[stack].flatMap((colour) =>
    Array.from({ length: cost[colour] }, (_, index) => ({
      colour,
      isLit: owned === null || index < owned[colour],
    })),
  );
}

const shareLit = (recipe: readonly RecipeDrop[]): number =>
  recipe.length === 0 ? 0 : recipe.filter(({ isLit }) => isLit).length / recipe.length;

interface CauldronProps {
  readonly cauldron: Kind;
  readonly width: number;
  /** What it offers; null when its stack is empty: then it stands cold. */
  readonly potion: CauldronPotion | null;
  /** The drops of whoever acts; null lights the whole recipe. */
  readonly owned?: Drops | null;
  /** How full it is, 0 to 1; by default the share of the recipe that is owned. */
  readonly level?: number;
  readonly isBoiling?: boolean;
  /** A golden outline: it can be brewed from now. */
  readonly isHot?: boolean;
  /** While the raven is on its way to the perch. */
  readonly isRavenAway?: boolean;
}

/** A cauldron over its fire: `width` by `cauldronHeight(width)`. */
export const Cauldron = memo(function Cauldron(props: CauldronProps) {
  const { cauldron, width, potion, owned = null, isBoiling = false, isHot = false } = props;
  const recipe = useMemo(() => (potion ? recipeOf(potion, owned) : []), [potion, owned]);
  const level = potion ? (props.level ?? shareLit(recipe)) : 0;
  const isLit = potion !== null;
  const ground = useMemo(
    () => [isHot ? hotGlow(cauldron) : [], isLit ? fire(cauldron) : []],
    [cauldron, isHot, isLit],
  );
  const back = useMemo(() => [potBack(cauldron)], [cauldron]);
  const over = useMemo(
    () => [potFront(cauldron), recipe.length > 0 ? recipePlate(cauldron, recipe) : []],
    [cauldron, recipe],
  );
  return (
    <View style={[styles.pot, { width, height: cauldronHeight(width) }]} aria-hidden>
      <Layer layers={ground} width={width} margin={12} />
      {isLit && isBoiling ? <Flicker cauldron={cauldron} width={width} /> : null}
      <Layer layers={back} width={width} />
      <Liquid cauldron={cauldron} width={width} level={level} />
      <Layer layers={over} width={width} />
      {level >= 0.6 ? <Boiling cauldron={cauldron} width={width} level={level} isOn={isBoiling} /> : null}
      {potion ? <Worth potion={potion} width={width} isRavenAway={props.isRavenAway ?? false} /> : null}
    </View>
  );
});

interface LayerProps {
  readonly layers: readonly (readonly Mark[])[];
  readonly width: number;
  /** How far the light reaches beyond the cauldron's space. */
  readonly margin?: number;
}

const Layer = memo(function Layer({ layers, width, margin = 0 }: LayerProps) {
  return (
    <Piece
      layers={layers}
      box={CAULDRON_BOX}
      margin={margin}
      width={width}
      isSmall={width < 70}
      style={styles.layer}
    />
  );
});

interface WorthProps {
  readonly potion: CauldronPotion;
  readonly width: number;
  readonly isRavenAway: boolean;
}

const SEAL = 31.7;
const RAVEN = 38;

function Worth({ potion, width, isRavenAway }: WorthProps) {
  const unit = width / CAULDRON_BOX[2];
  const [seal, raven] = [cauldronSpot(width, CAULDRON_SPOTS.seal), cauldronSpot(width, CAULDRON_SPOTS.raven)];
  const bird = RAVEN * unit;
  return (
    <>
      <View style={[styles.layer, { left: seal.x - (SEAL / 2) * unit, top: seal.y - (SEAL / 2) * unit }]}>
        <PointsSeal points={potion.points} size={SEAL * unit} />
      </View>
      {potion.hasRaven && !isRavenAway ? (
        <View style={[styles.layer, { left: raven.x - ravenWidth(bird) / 2, top: raven.y - bird / 2 }]}>
          <Raven size={bird} isFlipped />
        </View>
      ) : null}
    </>
  );
}

/** A cauldron as a small sign, without fire. A square. */
export const CauldronSign = memo(function CauldronSign({
  cauldron,
  size,
}: {
  readonly cauldron: Kind;
  readonly size: number;
}) {
  return (
    <Drawing
      layers={[stillPot(cauldron)]}
      viewBox={[-74, -66, 148, 140]}
      width={size}
      height={size}
      isSmall={size < 60}
    />
  );
});

const styles = StyleSheet.create({
  pot: { pointerEvents: 'none' },
  layer: { position: 'absolute', left: 0, top: 0 },
});
