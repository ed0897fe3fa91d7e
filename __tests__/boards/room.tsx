import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactElement, ReactNode } from 'react';
import { View } from 'react-native';
import { State, type PanGesture } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import type { BoardProps, Explanation, Person } from '@/components/kit/board';
import { DropZone } from '@/components/kit/drag-layer';
import { MotionProvider, type MotionProviderProps } from '@/components/kit/motion';
import { ThemeProvider } from '@/components/kit/theme';
import { ToastHost } from '@/components/kit/toast';
import { asked, type Game, type GameTypes, type Table } from '@/engine/core/game';
import { play } from '@/engine/core/play';
import { preview, UNKNOWN } from '@/engine/core/preview';
import type { Viewer } from '@/engine/core/seat';

export const PEOPLE: readonly Person[] = [
  { name: 'Anna', colour: 'orange', sigil: 'sun', isBot: false },
  { name: 'Ben', colour: 'sky', sigil: 'moon', isBot: false },
  { name: 'Clara', colour: 'green', sigil: 'mercury', isBot: false },
  { name: 'Dora', colour: 'purple', sigil: 'venus', isBot: false },
  { name: 'Emil', colour: 'blue', sigil: 'mars', isBot: true },
];

export const PHONE = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

interface RoomProps extends Partial<Pick<MotionProviderProps, 'speed' | 'reduced'>> {
  readonly children: ReactNode;
}

/** What the app puts round a board. */
export function Room({ speed = 'normal', reduced = 'off', children }: RoomProps) {
  return (
    <SafeAreaProvider initialMetrics={PHONE}>
      <ThemeProvider scheme="dark">
        <MotionProvider speed={speed} reduced={reduced}>
          <ToastHost closeLabel="Close message">{children}</ToastHost>
        </MotionProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}

/** What a board can call, each call remembered. */
export const callsOf = <G extends GameTypes>() => ({
  onMove: jest.fn<void, [G['move']]>(),
  onShown: jest.fn(),
  onRule: jest.fn(),
});

/** What the app gives a board of this table: what is asked openly is answered on the open table. */
export function given<G extends GameTypes>(game: Game<G>, table: Table<G>, viewer: Viewer): BoardProps<G> {
  const ask = asked(table);
  const isAsked = ask && (ask.seat === viewer || ask.open);
  return {
    view: game.view(table, viewer),
    moves: isAsked ? game.legal(table, ask) : [],
    people: PEOPLE.slice(0, table.seats),
    language: 'en',
    told: [],
    explain: (move) => explanation(game, table, move),
    preview: (moves) => (isAsked ? preview(game, table, { seat: ask.seat, viewer }, moves) : UNKNOWN),
    ...callsOf<G>(),
  };
}

function explanation<G extends GameTypes>(game: Game<G>, table: Table<G>, move: unknown): Explanation | null {
  const ask = asked(table);
  const next = ask && play(game, table, ask.seat, move);
  if (!next || next.ok) return null;
  const { rule, reason } = next.problem;
  return { rule, words: game.text.en.reasons[reason] };
}

/** A board on which moves are really made: the table goes on. */
export function playing<G extends GameTypes>(
  game: Game<G>,
  start: Table<G>,
  draw: (table: Table<G>, calls: Pick<BoardProps<G>, 'onMove' | 'onShown' | 'onRule'>) => ReactElement,
) {
  const made: G['move'][] = [];
  const pending: G['move'][] = [];
  const calls = { ...callsOf<G>(), onMove: (move: G['move']) => void pending.push(move) };
  let table = start;
  const { rerender } = render(draw(table, calls));
  /** As the store does: one after another, each shown before the next is asked for. */
  const settle = () => {
    for (let move = pending.shift(); move; move = pending.shift()) {
      made.push(move);
      table = accepted(game, table, move);
      act(() => rerender(draw(table, calls)));
    }
    return table;
  };
  return { ...calls, made, settle, now: () => table };
}

function accepted<G extends GameTypes>(game: Game<G>, table: Table<G>, move: G['move']): Table<G> {
  const next = play(game, table, asked(table)!.seat, move);
  if (!next.ok) throw new Error(`${JSON.stringify(move)} was refused: ${next.problem.reason}`);
  return next.value;
}

export const named = (name: string | RegExp) => screen.getAllByRole('button', { name })[0]!;
export const press = (name: string | RegExp) => fireEvent.press(named(name));
export const pressId = (id: string) => fireEvent.press(screen.getByTestId(id));
export const labelOf = (id: string) => screen.getByTestId(id).props.accessibilityLabel as string;
export const zone = (id: string) =>
  screen.UNSAFE_getAllByType(DropZone).find(({ props }) => props.id === id)!;

type Measured = (x: number, y: number, width: number, height: number) => void;

/** Carries a piece to a place, wherever places are; the hop to the rest of the app is taken in a later task. */
export async function carry(piece: string): Promise<void> {
  const { measureInWindow } = View.prototype as unknown as { readonly measureInWindow: jest.Mock };
  measureInWindow.mockImplementation((found: Measured) => found(0, 0, 390, 844));
  await act(async () => {
    fireGestureHandler<PanGesture>(getByGestureTestId(`drag-${piece}`), [
      { state: State.BEGAN, absoluteX: 0, absoluteY: 0 },
      { state: State.ACTIVE, translationX: 20, absoluteX: 20, absoluteY: 0 },
      { state: State.END, absoluteX: 200, absoluteY: 200 },
    ]);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

/** Every string that any component of the tree was given. */
export function everyWord(): string {
  const strings = screen.UNSAFE_root.findAll(() => true).flatMap(({ props }) =>
    Object.values(props).filter((value) => typeof value === 'string'),
  );
  return `|${strings.join('|')}|`;
}
