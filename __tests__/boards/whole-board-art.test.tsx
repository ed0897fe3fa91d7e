import { render, screen } from '@testing-library/react-native';

import { think } from '@/engine/core/bot';
import { asked, defaultOptions, type AnyGame } from '@/engine/core/game';
import { advance, start } from '@/engine/core/play';
import { rngFrom, split } from '@/engine/core/rng';

import { given, Room } from './room';
import { games } from '../shelf';
import { boards } from '../shelf-boards';

const MOVES = 60;

/** Adepts have played for a while, as long as the game lasts, so that there is much on the table. */
function midGame(game: AnyGame) {
  let table = start(game, game.seats.min, defaultOptions(game), rngFrom(3));
  for (let move = 0; move < MOVES; move += 1) {
    const next = advance(game, table, think(game, table, 'adept', split(rngFrom(3), move)));
    if (!asked(next)) return table;
    table = next;
  }
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
    // A game without art of its own lies on the bench all the same.
    expect(paths.length).toBeGreaterThan(game.id === 'high-card' ? 0 : 20);
    for (const { props } of paths) expect(props.d).toMatch(/^M(?!.*(NaN|Infinity|undefined))/s);
  },
);
