import { act, render } from '@testing-library/react-native';

import { PATIENCE, stir } from '@/components/kit/rest';
import { asked } from '@/engine/core/game';

import { holding } from './devices';
import { measureAll } from './measured';
import { midGame, moments } from './moments';
import { movingThings } from './moving';
import { given, Room } from './room';
import { boards } from '../shelf-boards';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeAll(() => holding('phone'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(moments)(
  '$name: on a board of $seats after $moves moves nothing moves and no clock runs when nothing has happened for a while',
  async ({ game, seats, moves }) => {
    const table = midGame(game, seats, moves);
    const { Board } = boards[game.id]!;
    const shown = given(game, table, asked(table)!.seat);
    render(
      <Room>
        <Board {...shown} hint={shown.moves[0] ?? null} />
      </Room>,
    );
    await act(async () => {});
    measureAll();
    pass(1000);
    const living = movingThings();
    // The example lights one card alone, and only where it is asked for.
    if (game.id !== 'high-card') expect(living).toBeGreaterThan(0);
    pass(PATIENCE - 1000 - 100);
    expect(movingThings()).toBe(living);
    pass(2000);
    expect(movingThings()).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
    stir();
    pass(400);
    expect(movingThings()).toBe(living);
  },
);
