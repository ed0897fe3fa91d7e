import { act, render, screen } from '@testing-library/react-native';

import { asked } from '@/engine/core/game';

import { holding } from './devices';
import { measureAll } from './measured';
import { midGame, moments } from './moments';
import { given, Room } from './room';
import { boards } from '../shelf-boards';

/** What a board may cost a phone, in views of the platform: all of it, and what of it is drawn element by element. */
const MOST = { views: 400, drawn: 120 };

/** Whose drawings are not all made into files yet. */
const NOT_YET: readonly string[] = ['alchemirus', 'materia-prima'];

const hosts = () => screen.UNSAFE_root.findAll(({ type }) => typeof type === 'string');

beforeAll(() => holding('phone'));

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
