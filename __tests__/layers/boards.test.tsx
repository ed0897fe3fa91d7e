import { act, render } from '@testing-library/react-native';

import { asked } from '@/engine/core/game';

import { measureAll } from '../boards/measured';
import { midGame, moments } from '../boards/moments';
import { given, Room } from '../boards/room';
import { boards } from '../shelf-boards';
import { wronglyPainted } from './order';

test.each(moments)(
  '$name: a phone paints a board of $seats after $moves moves in the order of a browser',
  async ({ game, seats, moves }) => {
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
