import { memo, type ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';

import type { ViewBox } from '@/components/kit/drawing/drawing';
import { times } from '@/components/kit/drawing/geometry';
import type { Colour, Shelf as Kind, ShelfPotion } from '@/engine/games/witchs-brew/data';
import { moved } from './boxes';
import type { Theme } from './paints';
import { Placed, Stretched } from './placed';
import { print } from './prints';
import { nearestShape, SHELF_BOARDS } from './shapes';
import { LaidSeal, Raven } from './small-pieces';
import { SHELF, socketPlace } from './spots';

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
  /** How much gold, or which drops, lie on it already; null is a place that is still free. */
  readonly lying: number | readonly (Colour | null)[];
  readonly theme: Theme;
  readonly isRavenAway?: boolean;
  readonly style?: StyleProp<ViewStyle>;
}

const SEAL = 26;
const RAVEN = 34;
/** Where the middle of the raven is, in units. */
const RAVEN_AT = [56, 24] as const;
/** Where the bottle stands, how large, and the candle. */
const BOTTLE = [24, SHELF.board - 29] as const;
const BOTTLE_SCALE = 0.56;
const CANDLE = [56, SHELF.board - 10] as const;

/** A shelf, `width` by `shelfHeight(scale)`: bottle with its points, raven or candle, a socket for each it needs. */
export const Shelf = memo(function Shelf(props: ShelfProps) {
  const { shelf, potion, width, scale, lying, theme, isRavenAway = false } = props;
  const height = SHELF.height * scale;
  const place = { space: [0, 0, width / scale, SHELF.height], unit: scale } as const;
  const [bottle, candle] = [print(`bottle-${shelf}`), print('candle')];
  const board = print(`shelf-${shelf}-${nearestShape(SHELF_BOARDS, width, height)}`);
  return (
    <View style={[{ width, height }, props.style]} aria-hidden>
      <Stretched print={board} width={width} height={height} theme={theme} />
      {potion ? <Placed print={bottle} {...place} box={moved(bottle.box, BOTTLE, BOTTLE_SCALE)} /> : null}
      {potion?.hasRaven ? null : (
        <Placed print={candle} {...place} box={moved(candle.box, CANDLE)} theme={theme} />
      )}
      {times(potion?.need ?? 0, (index) => (
        <Socket
          key={index}
          content={contentOf(lying, index)}
          index={index}
          need={potion?.need ?? 0}
          {...place}
        />
      ))}
      {potion ? (
        <LaidSeal
          points={potion.points}
          size={SEAL * scale}
          left={-2 * scale}
          top={(SHELF.board - 32) * scale}
        />
      ) : null}
      {potion?.hasRaven && !isRavenAway ? (
        <Raven size={RAVEN * scale} at={{ x: RAVEN_AT[0] * scale, y: RAVEN_AT[1] * scale }} />
      ) : null}
    </View>
  );
});

interface PlankProps {
  readonly width: number;
  /** With all that stands on it. */
  readonly height: number;
  readonly theme: Theme;
  readonly children: ReactNode;
}

/** A bare board on the wall. */
export function Plank({ width, height, theme, children }: PlankProps) {
  const board = print(`shelf-drops-${nearestShape(SHELF_BOARDS, width, height)}`);
  return (
    <View style={{ width, height }}>
      <Stretched print={board} width={width} height={height} theme={theme} />
      {children}
    </View>
  );
}

type Content = 'coin' | 'coin-socket' | 'drop-socket' | `drop-${Colour}`;

/** What lies in a socket, or is missing there. */
function contentOf(lying: ShelfProps['lying'], index: number): Content {
  if (typeof lying === 'number') return index < lying ? 'coin' : 'coin-socket';
  const colour = lying[index];
  return colour ? `drop-${colour}` : 'drop-socket';
}

interface SocketProps {
  readonly content: Content;
  readonly index: number;
  readonly need: number;
  readonly space: ViewBox;
  readonly unit: number;
}

function Socket({ content, index, need, space, unit }: SocketProps) {
  const socket = print(`shelf-${content}`);
  const box = moved(socket.box, socketPlace(space[2], need, index));
  return <Placed print={socket} space={space} unit={unit} box={box} />;
}
