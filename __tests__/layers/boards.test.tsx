import { act, render } from '@testing-library/react-native';

import { asked } from '@/engine/core/game';

import { holding } from '../boards/devices';
import { measureAll } from '../boards/measured';
import { midGame, moments } from '../boards/moments';
import { given, Room } from '../boards/room';
import { boards } from '../shelf-boards';
import { wronglyPainted } from './order';

const cases = moments.flatMap((moment) =>
  (['phone', 'tablet'] as const).map((device) => ({ ...moment, device })),
);

test.each(cases)(
  '$name: a $device paints a board of $seats after $moves moves in the order of a browser',
  async ({ game, seats, moves, device }) => {
    holding(device);
    const table = midGame(game, seats, moves);
    const { Board } = boards[game.id]!;
    render(
      <Room>
        <Board {...given(game, table, asked(table)!.seat)} />
      </Room>,
    );
    await act(async () => {});
    measureAll();
    expect(wronglyPainted()).toEqual([]);
  },
);
