import { memo, useMemo, type Ref } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Print } from '@/components/kit/drawing/print';
import type { Cauldron as Kind, CauldronPotion, Drops } from '@/engine/games/witchs-brew/data';
import { Boiling, Flicker, Liquid } from './boiling';
import { CAULDRON_BOX, moved } from './boxes';
import { Drawing } from './drawing';
import { Placed } from './placed';
import { print } from './prints';
import { recipeOf } from './recipe';
import { LaidSeal, Raven } from './small-pieces';
import { plateHeight, recipePlace } from './spots';

const cauldronHeight = (width: number): number => (width * CAULDRON_BOX[3]) / CAULDRON_BOX[2];

/** Where a point of the cauldron's space lies in a cauldron of that width, from its upper left. */
export function cauldronSpot(width: number, [x, y]: readonly [number, number]) {
  const unit = width / CAULDRON_BOX[2];
  return { x: (x - CAULDRON_BOX[0]) * unit, y: (y - CAULDRON_BOX[1]) * unit };
}

/** The middle of the opening, the seal and the raven on the rim, in the cauldron's space. */
export const CAULDRON_SPOTS = { mouth: [0, -16], seal: [-42, -38], raven: [36, -36] } as const;

type Recipe = ReturnType<typeof recipeOf>;

const shareLit = (recipe: Recipe): number =>
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
  readonly ref?: Ref<View>;
}

/** A cauldron over its fire: `width` by `cauldronHeight(width)`. */
export const Cauldron = memo(function Cauldron(props: CauldronProps) {
  const { cauldron, width, potion, owned = null, isBoiling = false, isHot = false, ref } = props;
  const recipe = useMemo(() => (potion ? recipeOf(potion, owned) : []), [potion, owned]);
  const level = potion ? (props.level ?? shareLit(recipe)) : 0;
  const isLit = potion !== null;
  return (
    <View
      ref={ref}
      collapsable={false}
      style={[styles.pot, { width, height: cauldronHeight(width) }]}
      aria-hidden
    >
      {isHot ? <Part print={print(`hot-${cauldron}`)} width={width} /> : null}
      {isLit ? <Part print={print(`fire-${cauldron}`)} width={width} /> : null}
      {isLit && isBoiling ? <Flicker cauldron={cauldron} width={width} /> : null}
      <Part print={print(`pot-back-${cauldron}`)} width={width} />
      <Liquid cauldron={cauldron} width={width} level={level} />
      <Part print={print(`pot-front-${cauldron}`)} width={width} />
      {recipe.length > 0 ? <RecipePlate cauldron={cauldron} recipe={recipe} width={width} /> : null}
      {level >= 0.6 ? <Boiling cauldron={cauldron} width={width} level={level} isOn={isBoiling} /> : null}
      {potion ? <Worth potion={potion} width={width} isRavenAway={props.isRavenAway ?? false} /> : null}
    </View>
  );
});

interface PartProps {
  readonly print: Print;
  readonly width: number;
}

function Part({ print, width }: PartProps) {
  return <Placed print={print} space={CAULDRON_BOX} unit={width / CAULDRON_BOX[2]} isSmall={width < 70} />;
}

const PLATES = ['recipe-1', 'recipe-2', 'recipe-3', 'recipe-4', 'recipe-5'] as const;
const DROP = print('drop-red').box;
const DROP_SCALE = 0.78;

interface RecipePlateProps {
  readonly cauldron: Kind;
  readonly recipe: Recipe;
  readonly width: number;
}

/** What the cauldron needs, on a plate before its belly. */
const RecipePlate = memo(function RecipePlate({ cauldron, recipe, width }: RecipePlateProps) {
  const plate = print(PLATES[recipe.length - 1] ?? 'recipe-5');
  const unit = width / CAULDRON_BOX[2];
  return (
    <>
      <Placed
        print={plate}
        space={CAULDRON_BOX}
        unit={unit}
        box={moved(plate.box, [0, plateHeight(cauldron)])}
      />
      {recipe.map(({ colour, isLit }, index) => (
        <Placed
          key={index}
          print={print(`${isLit ? 'drop' : 'socket'}-${colour}`)}
          space={CAULDRON_BOX}
          unit={unit}
          box={moved(DROP, recipePlace(cauldron, recipe.length, index), DROP_SCALE)}
          isSmall={width < 70}
        />
      ))}
    </>
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
  return (
    <>
      <LaidSeal
        points={potion.points}
        size={SEAL * unit}
        left={seal.x - (SEAL / 2) * unit}
        top={seal.y - (SEAL / 2) * unit}
      />
      {potion.hasRaven && !isRavenAway ? <Raven size={RAVEN * unit} isFlipped at={raven} /> : null}
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
  const sign = print(`pot-sign-${cauldron}`);
  return <Drawing layers={[{ print: sign }]} viewBox={sign.box} width={size} height={size} />;
});

const styles = StyleSheet.create({ pot: { pointerEvents: 'none' } });
