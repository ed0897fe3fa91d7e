import { act, render, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import { think } from '@/engine/core/bot';
import { asked, defaultOptions, type AnyGame } from '@/engine/core/game';
import { advance, start } from '@/engine/core/play';
import { rngFrom, split } from '@/engine/core/rng';

import { given, PHONE, Room } from './room';
import { games } from '../shelf';
import { boards } from '../shelf-boards';

/** What a board may cost a phone, in views of the platform: all of it, and what of it is drawn element by element. */
const MOST = { views: 400, drawn: 120 };

/** Whose drawings are not all made into files yet. */
const NOT_YET: readonly string[] = ['alchemirus', 'materia-prima'];

const MOVES = [0, 20, 60, 120];

/** Bots have played for a while, as long as the game lasts, so that there is much on the table. */
function midGame(game: AnyGame, seats: number, moves: number) {
  let table = start(game, seats, defaultOptions(game), rngFrom(3));
  for (let move = 0; move < moves; move += 1) {
    const next = advance(game, table, think(game, table, 'apprentice', split(rngFrom(3), move)));
    if (!asked(next)) return table;
    table = next;
  }
  return table;
}

const moments = games.flatMap((game) =>
  [...new Set([game.seats.min, game.seats.max])].flatMap((seats) =>
    MOVES.map((moves) => ({ name: game.id, game, seats, moves })),
  ),
);

const hosts = () => screen.UNSAFE_root.findAll(({ type }) => typeof type === 'string');

/** Every view says how large it is: as its style says, or as wide as the screen. */
function measureAll(): void {
  for (const { props } of hosts().filter(({ props }) => props.onLayout)) {
    const { width, height } = StyleSheet.flatten(props.style) ?? {};
    const layout = {
      x: 0,
      y: 0,
      width: typeof width === 'number' ? width : PHONE.frame.width,
      height: typeof height === 'number' ? height : PHONE.frame.height / 2,
    };
    act(() => props.onLayout({ nativeEvent: { layout } }));
  }
}

test.each(moments)(
  '$name: a board of $seats after $moves moves is whole, and light enough for a phone',
  async ({ game, seats, moves }) => {
    const table = midGame(game, seats, moves);
    const { Board } = boards[game.id]!;
    render(
      <Room>
        <Board {...given(game, table, asked(table)!.seat)} />
      </Room>,
    );
    // Pictures are brought before the board is shown; what fits itself into its room is measured then.
    await act(async () => {});
    measureAll();
    measureAll();
    const all = hosts();
    const typed = (name: RegExp) => all.filter(({ type }) => name.test(String(type)));
    const paths = typed(/^RNSVGPath$/);
    for (const { props } of paths) expect(props.d).toMatch(/^M(?!.*(NaN|Infinity|undefined))/s);
    const pictures = typed(/ExpoImage/);
    for (const { props } of pictures) expect(props.source).toBeTruthy();
    // A game without art of its own lies on the bench all the same.
    expect(paths.length + pictures.length).toBeGreaterThan(game.id === 'high-card' ? 0 : 20);
    const weight = { views: all.length, drawn: typed(/^RNSVG/).length };
    if (process.env.WEIGH) process.stderr.write(`${game.id} ${seats} ${moves} ${JSON.stringify(weight)}\n`);
    if (NOT_YET.includes(game.id)) return;
    expect(weight.views).toBeLessThanOrEqual(MOST.views);
    expect(weight.drawn).toBeLessThanOrEqual(MOST.drawn);
  },
);
