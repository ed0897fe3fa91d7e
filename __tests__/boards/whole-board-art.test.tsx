import { render, screen } from '@testing-library/react-native';

import { boards } from '@/components/boards';
import { think } from '@/engine/core/bot';
import { asked, defaultOptions, type AnyGame } from '@/engine/core/game';
import { advance, start } from '@/engine/core/play';
import { rngFrom, split } from '@/engine/core/rng';
import { games } from '@/engine/games';

import { given, Room } from './room';

const MOVES = 60;

/** Adepts have played for a while, so that there is much on the table. */
function midGame(game: AnyGame) {
  let table = start(game, game.seats.min, defaultOptions(game), rngFrom(3));
  for (let move = 0; move < MOVES; move += 1)
    table = advance(game, table, think(game, table, 'adept', split(rngFrom(3), move)));
  return table;
}

test.each(games.map((game) => ({ name: game.id, game })))(
  '$name: a board in mid-game is drawn with all its marks, as a phone draws it',
  ({ game }) => {
    const table = midGame(game);
    const { Board } = boards[game.id]!;
    render(
      <Room>
        <Board {...given(game, table, asked(table)!.seat)} />
      </Room>,
    );
    const paths = screen.UNSAFE_root.findAll(({ type }) => String(type) === 'RNSVGPath');
    expect(paths.length).toBeGreaterThan(20);
    for (const { props } of paths) expect(props.d).toMatch(/^M(?!.*(NaN|Infinity|undefined))/s);
  },
);
