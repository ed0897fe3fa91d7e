import type { Drawn } from '@/components/kit/drawing/catalogue';
import type { ViewBox } from '@/components/kit/drawing/drawing';
import { times } from '@/components/kit/drawing/geometry';
import { group, type Mark } from '@/components/kit/drawing/marks';
import { COLOURS, ROLES, STACKS, type Colour } from '@/engine/games/witchs-brew/data';
import { PURSE_ROW } from '../art/spots';
import { bottle } from './bottle-marks';
import { CHAINS } from './chain-marks';
import { SPELL_SIGN, STROKE } from './deed-marks';
import { ANY_DROP, DROPS, SOCKETS } from './drop-marks';
import { ARROW } from './furniture-marks';
import { COIN, COIN_SOCKET, coinPile } from './gold-marks';
import { MEDALLION_BACK, medallionOf } from './medallion-marks';
import { RAVENS } from './raven-marks';
import { FAR, RAYS } from './ray-marks';
import { CANDLE, DAY_CANDLE, onShelf } from './shelf-marks';
import { CARDS, CROWN, GREAT_SEAL, HOURGLASS, PALM, RAVEN_CARD, seal, STRIKE, TICK } from './sign-marks';
import { VIAL } from './vial-marks';

const SQUARE: ViewBox = [-14, -13.5, 28, 28];
const COIN_BOX: ViewBox = [-12.4, -12.2, 26, 26];
const PERCHED_BOX: ViewBox = [-37, -33, 82, 61];
const FLYING_BOX: ViewBox = [-49, -57, 96, 78];
const SOCKET_BOX: ViewBox = [-15, -15, 30, 33];
/** From one medallion of a row to the next. */
const HELD_STEP = 38.4;
const MEDALLION_BOX: ViewBox = [-17, -17, 36, 36];

/** Below this height signs are drawn without what could not be seen. */
const SMALL = 18;

type Named = readonly [name: string, drawn: Drawn];

const sign = (marks: readonly Mark[], box: ViewBox, height: number): Drawn => ({
  layers: [marks],
  box,
  width: (height * box[2]) / box[3],
});

/** With a look of its own where it is as small as the figures of a line. */
const finer = (marks: readonly Mark[], box: ViewBox, height: number): Drawn => ({
  ...sign(marks, box, height),
  small: (SMALL * box[2]) / box[3],
});

const ANY: readonly (Colour | 'any')[] = [...COLOURS, 'any'];
const dropOf = (colour: Colour | 'any') => (colour === 'any' ? ANY_DROP : DROPS[colour]);

const drops = ANY.flatMap((colour): readonly Named[] => [
  [`drop-${colour}`, finer(dropOf(colour), SQUARE, 40)],
  [`socket-${colour}`, sign(SOCKETS[colour], SQUARE, 34)],
]);

const onShelves = COLOURS.map((colour): Named => [
  `shelf-drop-${colour}`,
  sign(onShelf(DROPS[colour]), SOCKET_BOX, 48),
]);

const piles = [0, 1, 2, 3, 4, 5].map((count): Named => [
  `coins-${count}`,
  sign(coinPile(count), [-20, -22, 54.6, 42], 46),
]);

const seals = [2, 3, 4, 5, 6].map((points): Named => [
  `seal-${points}`,
  sign(seal(points), [-17, -17, 34.5, 34.5], 50),
]);

const bottles = STACKS.map((stack): Named => [
  `bottle-${stack}`,
  { ...sign(bottle(stack), [-29, -39, 60, 78], 76), small: 23 },
]);

const medallions = ROLES.map((role): Named => [
  `medallion-${role}`,
  sign(medallionOf(role), MEDALLION_BOX, 44),
]);

/** Backs in a row: as many as are still held. */
const held = [1, 2, 3, 4, 5].map((count): Named => [
  `held-${count}`,
  sign(
    times(count, (index) => group(`translate(${index * HELD_STEP} 0)`, MEDALLION_BACK)),
    [-17, -17, 36 + (count - 1) * HELD_STEP, 36],
    28,
  ),
]);

/** A coin and a drop of each colour, one below the other, each in a row of its own. */
const PURSE: Drawn = sign(
  [
    group(`translate(-.6 ${PURSE_ROW / 2 - 0.8}) scale(1.012)`, COIN),
    ...COLOURS.map((colour, index) =>
      group(`translate(0 ${PURSE_ROW * (index + 1.5) - 0.5})`, DROPS[colour]),
    ),
  ],
  [-14, 0, 28, 4 * PURSE_ROW],
  140,
);

/** Signs, goods and what else is small. */
export const SMALL_PRINTS: Readonly<Record<string, Drawn>> = {
  ...Object.fromEntries([...drops, ...onShelves, ...piles, ...seals, ...bottles, ...medallions, ...held]),
  purse: { ...PURSE, small: SMALL },
  coin: sign(COIN, COIN_BOX, 40),
  'coin-socket': sign(COIN_SOCKET, COIN_BOX, 30),
  'shelf-coin': sign(onShelf(COIN), SOCKET_BOX, 48),
  'shelf-coin-socket': sign(onShelf(COIN_SOCKET), SOCKET_BOX, 48),
  'shelf-drop-socket': sign(onShelf(SOCKETS.any), SOCKET_BOX, 48),
  vial: finer(VIAL, [-10, -14.5, 21, 30], 44),
  'raven-perched': finer(RAVENS.perched, PERCHED_BOX, 66),
  'raven-flying': finer(RAVENS.flying, FLYING_BOX, 70),
  'raven-outline': sign(RAVENS.outline, PERCHED_BOX, 60),
  'raven-day-outline': sign(RAVENS['day-outline'], PERCHED_BOX, 60),
  crown: finer(CROWN, [-17, -12, 35, 23], 40),
  palm: sign(PALM, [-13, -11, 26, 22], 26),
  hourglass: finer(HOURGLASS, [-11.5, -14, 23, 28], 90),
  strike: sign(STRIKE, [-30, -42, 60, 84], 110),
  cards: sign(CARDS, [-9.5, -10, 20, 20], 34),
  'raven-card': sign(RAVEN_CARD, [-10, -10, 20, 20], 34),
  'great-seal': finer(GREAT_SEAL, [-24, -24, 48, 48], 48),
  tick: finer(TICK, [-14, -14, 29, 30], 54),
  'spell-sign': sign(SPELL_SIGN, [-48, -64, 96, 128], 40),
  'spared-gold': spared(COIN, COIN_BOX, 0.9),
  'spared-drops': spared(ANY_DROP, SQUARE, 1),
  arrow: sign(ARROW, [-8, -6, 16.8, 12], 20),
  candle: {
    layers: (theme) => [theme === 'dark' ? CANDLE : DAY_CANDLE],
    box: [-26, -52, 52, 54],
    width: 80,
  },
  chains: { layers: [CHAINS], box: [-46, -46, 92, 92], width: 150 },
  rays: { layers: [RAYS], box: [-FAR, -FAR, 2 * FAR, 2 * FAR], width: 100 },
};

/** One coin or drop struck out. */
function spared(marks: readonly Mark[], [x, y, width, height]: ViewBox, size: number): Drawn {
  const scale = (28 * size) / height;
  const [left, top] = [-(x + width / 2) * scale, -(y + height / 2) * scale];
  const unit: readonly Mark[] = [group(`translate(${left} ${top}) scale(${scale})`, marks)];
  return { layers: [unit, STROKE], box: [-14, -14, 28, 28], width: 40, small: SMALL };
}
