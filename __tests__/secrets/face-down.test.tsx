import { render, screen } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';

import type { BoardProps } from '@/components/kit/board';
import type { AnyGame, GameTypes, Traced } from '@/engine/core/game';
import type { Viewer } from '@/engine/core/seat';
import { followEntry, toldTo, type Told } from '@/engine/core/told';
import { everyWord, given, Room } from '../boards/room';
import { walk, worldsOfOthers, type Moment } from './walk';
import { daily } from '../long';
import { games } from '../shelf';
import { boards } from '../shelf-boards';

const STEPS = 400;
/** By then there is something to hide. */
const FIRST_STEPS = 12;
const FACE_DOWN = { isFaceDown: true, pickUp: () => undefined };
const TAKEN_UP = { ...FACE_DOWN, isFaceDown: false };

/** Questions before which one looks into one's own hand. */
const SHOWING = new Set(['turn', 'lead', 'move']);

/** How many moments of each kind are looked at. */
const OF_A_KIND = daily(1, 12);

/** The last private moments of each kind that a few games come to. */
function momentsOf(game: AnyGame): readonly Moment[] {
  const kinds = new Map<string, readonly Moment[]>();
  for (const seed of [1, 2])
    walk(game, { seats: 3, seed, steps: STEPS }, (moment) => {
      const known = kinds.get(moment.question) ?? [];
      const isEarly = moment.state.match.record.moves.length < FIRST_STEPS;
      if (moment.viewer !== 'public' && !(isEarly && known.length > 0))
        kinds.set(moment.question, [...known, moment].slice(-OF_A_KIND));
    });
  return [...kinds.values()].flat();
}

/** Whether who is asked sees more than lies on the open table. */
function hasSecrets({ game, table, asked: seat }: Moment): boolean {
  const [own, open] = [seat, 'public' as const].map((viewer) => ({
    ...game.view(table, viewer),
    viewer: null,
  }));
  return JSON.stringify(own) !== JSON.stringify(open);
}

/** The last move of the record, fact by fact. */
function lastTrail({ game, state }: Moment): readonly Traced<GameTypes>[] {
  const { record } = state.match;
  return followEntry(game, record, record.moves.length, undefined).trail;
}

/** The same as the viewer came to know it. */
function lastTold(moment: Moment, viewer: Viewer): readonly Told<GameTypes>[] {
  return toldTo(moment.game, lastTrail(moment), viewer);
}

/** The same as everybody came to know it, on tables that only who is asked could tell from the real ones. */
function lastImagined(moment: Moment): readonly Told<GameTypes>[] {
  const { game, asked: seat } = moment;
  const worlds = lastTrail(moment).map(({ fact, before }) => ({
    fact: game.witness(fact, 'public'),
    before: worldsOfOthers({ ...moment, table: before })[0]!,
  }));
  return toldTo(game, worlds, seat).map(({ fact, before }) => ({
    fact: game.witness(fact, 'public'),
    before,
  }));
}

type Props = BoardProps<GameTypes>;

/** A board in its room, mounted once and then given one table after another. */
function boardOf(game: AnyGame, reduced: 'on' | 'off' = 'on') {
  const { Board } = boards[game.id]!;
  const room = (props: Props) => (
    <Room reduced={reduced}>
      <Board {...props} />
    </Room>
  );
  let isMounted = false;
  return (props: Props) => {
    if (isMounted) screen.rerender(room(props));
    else render(room(props));
    isMounted = true;
  };
}

/** All that the board holds and says: every string of its tree, and what is announced. */
function told(show: (props: Props) => void, props: Props): string {
  const announced = jest.spyOn(AccessibilityInfo, 'announceForAccessibility').mockImplementation();
  show(props);
  const words = [everyWord(), ...announced.mock.calls.flat()].join('\n');
  announced.mockRestore();
  return words;
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s: of what lies face down nothing is mounted or said that the open table does not know',
  (_, game) => {
    const show = boardOf(game);
    const moments = momentsOf(game);
    for (const moment of moments) {
      const real = given(game, moment.table, moment.asked);
      const imagined = given(game, worldsOfOthers(moment)[0]!, moment.asked);
      const own = told(show, { ...real, told: lastTold(moment, moment.asked), pickedUp: FACE_DOWN });
      const open = told(show, { ...imagined, told: lastTold(moment, 'public'), pickedUp: FACE_DOWN });
      if (own !== open) throw new Error(`Before “${moment.question}”:\n${own}\n\n${open}`);
    }
    // Taken up it is all there: the comparison does see what was hidden.
    const hiding = moments.filter(hasSecrets);
    const kinds = hiding.map(({ question }) => question);
    const shown = hiding
      .filter(({ table, asked: seat }) => {
        const lying = told(show, { ...given(game, table, seat), pickedUp: FACE_DOWN });
        return told(show, { ...given(game, table, seat), pickedUp: TAKEN_UP }) !== lying;
      })
      .map(({ question }) => question);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).toEqual(expect.arrayContaining(kinds.filter((kind) => SHOWING.has(kind))));
    screen.unmount();
  },
);

test.each(games.map((game) => [game.id, game] as const))(
  '%s: nor while it is shown what happened before that',
  (_, game) => {
    const show = boardOf(game, 'off');
    for (const moment of momentsOf(game)) {
      const real = given(game, moment.table, moment.asked);
      const imagined = given(game, worldsOfOthers(moment)[0]!, moment.asked);
      const own = told(show, { ...real, told: lastTold(moment, moment.asked), pickedUp: FACE_DOWN });
      const open = told(show, { ...imagined, told: lastImagined(moment), pickedUp: FACE_DOWN });
      if (own !== open) throw new Error(`Before “${moment.question}”:\n${own}\n\n${open}`);
    }
    screen.unmount();
  },
);
