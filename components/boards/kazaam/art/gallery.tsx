import type { Exhibit } from '@/components/kit/board';
import type { Scheme } from '@/components/kit/tokens';
import { at } from '@/engine/core/list';
import {
  ALCHEMISTS,
  HOMUNCULI,
  INGREDIENTS,
  PLACES,
  type Homunculus,
  type Place,
} from '@/engine/games/kazaam/data';
import type { KazaamBoard } from '@/engine/games/kazaam/state';
import { TILES, type TileId } from '@/engine/games/kazaam/tiles';
import { Creature } from './creature';
import {
  BoardFrame,
  Candle,
  Crucible,
  DiscardsStack,
  GreatCircle,
  ReserveStack,
  Shelf,
  Sun,
} from './furniture';
import { IngredientSign } from './ingredient-sign';
import { LiveVessel } from './live-vessel';
import { LivingCreature } from './living';
import { Portrait } from './portrait';
import { TileBack, TileFace } from './tile';

function tileIdOf(homunculus: Homunculus, place: Place): TileId {
  return at(
    TILES.filter((tile) => tile.homunculus === homunculus && tile.place === place),
    0,
  ).id;
}

function boardOf(kindAt: (place: Place) => Homunculus | null, isUp = (_: Place) => true): KazaamBoard {
  return Object.fromEntries(
    PLACES.map((place) => {
      const homunculus = kindAt(place);
      return [place, homunculus ? { tile: tileIdOf(homunculus, place), isUp: isUp(place) } : null];
    }),
  ) as KazaamBoard;
}

const MIXED: Readonly<Record<Place, Homunculus>> = {
  'left-ear': 'reptile',
  head: 'fur',
  'right-ear': 'fire',
  'left-arm': 'wood',
  torso: 'bone',
  'right-arm': 'stone',
  'left-leg': 'reptile',
  tail: 'insect',
  'right-leg': 'fur',
};

const mixed = boardOf((place) => MIXED[place]);
const unfinished = boardOf(
  (place) => (place.startsWith('right') && place !== 'right-leg' ? null : MIXED[place]),
  (place) => place !== 'tail',
);

function creatures(theme: Scheme): readonly Exhibit[] {
  return [
    ...HOMUNCULI.map((homunculus) => ({
      name: `creature ${homunculus}`,
      element: <Creature board={boardOf(() => homunculus)} size={300} theme={theme} favourite="stone" />,
    })),
    {
      name: 'creature mixed',
      element: <Creature board={mixed} size={300} theme={theme} favourite="stone" />,
    },
    {
      name: 'creature unfinished',
      element: <Creature board={unfinished} size={300} theme={theme} favourite="reptile" />,
    },
    {
      name: 'creature small',
      element: <Creature board={unfinished} size={72} theme={theme} favourite="fur" />,
    },
    {
      name: 'creature alive',
      element: <Creature board={mixed} size={300} theme={theme} favourite="fur" isAlive />,
    },
    ...HOMUNCULI.map((homunculus) => ({
      name: `joy of ${homunculus}`,
      element: (
        <LivingCreature
          board={boardOf((place) => (place === 'head' ? homunculus : MIXED[place]))}
          size={300}
        />
      ),
    })),
  ];
}

function tiles(): readonly Exhibit[] {
  const shown = PLACES.map((place, index) => at(TILES, tileIdOf(at(HOMUNCULI, index % 7), place)));
  return [
    ...shown.map((tile) => ({
      name: `tile ${tile.homunculus} ${tile.place}`,
      element: <TileFace tile={tile} size={94} withSpine />,
    })),
    { name: 'tile small', element: <TileFace tile={at(TILES, 1)} size={30} /> },
    { name: 'tile back', element: <TileBack size={94} /> },
    { name: 'tile asleep', element: <TileBack size={94} asleep={{ homunculus: 'insect', place: 'tail' }} /> },
  ];
}

function bench(theme: Scheme): readonly Exhibit[] {
  return [
    ...INGREDIENTS.map((ingredient) => ({
      name: `sign ${ingredient}`,
      element: <IngredientSign ingredient={ingredient} size={48} />,
    })),
    ...INGREDIENTS.map((ingredient, index) => ({
      name: `vessel ${ingredient}`,
      element: (
        <LiveVessel
          ingredient={ingredient}
          level={at([2, 5, 1, 4, 0, 3], index)}
          size={72}
          theme={theme}
          isFavourite={index === 3}
          paying={index === 3 ? 2 : 0}
        />
      ),
    })),
    ...ALCHEMISTS.map((alchemist) => ({
      name: `portrait ${alchemist}`,
      element: <Portrait alchemist={alchemist} size={96} />,
    })),
    { name: 'candle lit', element: <Candle isLit size={72} theme={theme} /> },
    { name: 'candle spent', element: <Candle isLit={false} size={72} theme={theme} /> },
    { name: 'crucible', element: <Crucible size={72} theme={theme} /> },
    { name: 'crucible hot', element: <Crucible size={72} theme={theme} isHot /> },
    { name: 'sun', element: <Sun size={60} theme={theme} /> },
    { name: 'reserve', element: <ReserveStack size={72} theme={theme} count={19} /> },
    { name: 'reserve empty', element: <ReserveStack size={72} theme={theme} count={0} /> },
    { name: 'discards', element: <DiscardsStack size={72} theme={theme} count={9} /> },
    { name: 'frame', element: <BoardFrame width={160} height={100} theme={theme} /> },
    { name: 'shelf', element: <Shelf width={300} theme={theme} /> },
    { name: 'great circle', element: <GreatCircle size={160} theme={theme} /> },
  ];
}

/** Everything that is drawn for Kazaam, by name, to be looked at. */
export function artGallery(theme: Scheme): readonly Exhibit[] {
  return [...creatures(theme), ...tiles(), ...bench(theme)];
}
