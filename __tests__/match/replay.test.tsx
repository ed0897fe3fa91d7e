import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ReplayScreen } from '@/components/screens/replay-screen';
import { useReplay, useSights } from '@/components/match/use-replay';
import { createI18n } from '@/components/words/i18n';
import type { AnyGame, GameTypes } from '@/engine/core/game';
import { replay, type Match } from '@/engine/core/match';
import { UNKNOWN } from '@/engine/core/preview';
import type { Lapse } from '@/engine/core/review';
import { toSeat, type Viewer } from '@/engine/core/seat';
import { games } from '@/engine/games';
import { en } from '@/engine/games/materia-prima/text/en';
import { recordOf } from '@/engine/lab/transcript';
import type { GameFile } from '@/engine/store/saves/game-file';
import { seatedPeople } from '@/engine/store/people/seated-people';
import { everyWord, pressId, Room } from '../boards/room';
import { boards } from '../shelf-boards';

const FOLDER = join(__dirname, '..', 'playthroughs');
const FEWEST: Readonly<Record<string, number>> = { 'witchs-brew': 3 };

/** A recorded game, as it was played by so many people and bots. */
function gameFileOf(game: AnyGame, people: number): GameFile {
  const text = readFileSync(join(FOLDER, `${game.id}-${FEWEST[game.id] ?? 2}.txt`), 'utf8');
  const match = replay(game, recordOf(text));
  if (!match.ok) throw new Error(game.id);
  const sitters = match.value.record.sitters.map(({ name }, seat) => ({
    name,
    bot: seat < people ? null : ('adept' as const),
  }));
  return { game, match: match.value as Match, people: seatedPeople(sitters), begunAt: 0, playedAt: 0 };
}

interface SeenProps {
  readonly file: GameFile;
  readonly from: number;
  readonly lapse?: Lapse<GameTypes>;
  readonly onSeen: (seen: ReturnType<typeof useReplay>) => void;
}

/** The replay as the app shows it. */
function Seen({ file, from, lapse, onSeen }: SeenProps) {
  const seen = useReplay(file, { from });
  const sights = useSights(seen.facts, lapse);
  onSeen(seen);
  const Board = boards[file.game.id]!.Board;
  const nothing = () => undefined;
  return (
    <>
      <ReplayScreen
        step={seen.step}
        steps={seen.steps}
        turns={seen.turns}
        onStep={seen.setStep}
        facts={seen.lines}
        eyes={seen.eyes}
        onBack={nothing}
        // Nothing is measured here, and a pane waits for that.
        board={null}
      />
      <Board
        view={seen.view!}
        moves={[]}
        people={seen.people}
        language="en"
        told={[]}
        onShown={nothing}
        onMove={nothing}
        explain={() => null}
        preview={() => UNKNOWN}
        onRule={nothing}
        pickedUp={{ isFaceDown: false, pickUp: nothing }}
        sights={sights}
        isReplay
      />
    </>
  );
}

function opened(file: GameFile, from: number, lapse?: Lapse<GameTypes>) {
  createI18n('en');
  const onSeen = jest.fn<void, [ReturnType<typeof useReplay>]>();
  render(
    <Room speed="off">
      <Seen file={file} from={from} onSeen={onSeen} {...(lapse ? { lapse } : {})} />
    </Room>,
  );
  const now = () => onSeen.mock.calls.at(-1)![0];
  const viewer = () => (now().view as { readonly viewer: Viewer }).viewer;
  return { now, viewer };
}

const ANNA = toSeat(0);
const materiaPrima = games.find(({ id }) => id === 'materia-prima')!;

describe.each(games.map((game) => [game.id, game] as const))('%s, watched again after its end', (_, game) => {
  test('who played alone sees what he saw then, and whatever the others saw', () => {
    const file = gameFileOf(game, 1);
    const step = Math.floor(file.match.record.moves.length / 2);
    const { now, viewer } = opened(file, step);
    const then = replay(game, file.match.record, step);
    expect(now().view).toEqual(then.ok && game.view(then.value.table, ANNA));
    for (const seat of [...file.people.keys()].slice(1)) {
      pressId('replay-eyes');
      expect(viewer()).toBe(seat);
    }
    pressId('replay-eyes');
    expect(viewer()).toBe('public');
    pressId('replay-eyes');
    expect(viewer()).toBe(ANNA);
  });

  test('several begin with the open table', () => {
    const { viewer } = opened(gameFileOf(game, 2), 3);
    expect(viewer()).toBe('public');
    screen.getByRole('button', { name: 'As the open table saw it' });
  });
});

describe('Materia Prima', () => {
  const file = gameFileOf(materiaPrima, 1);
  const steps = file.match.record.moves.length;

  test('one’s own mission and formulas can be looked at all along', () => {
    const { now } = opened(file, Math.floor(steps / 2));
    const { players, hand } = now().view as ReturnType<typeof materiaPrima.view> & {
      readonly players: readonly { readonly mission: keyof typeof en.missions }[];
      readonly hand: readonly Parameters<typeof en.formula>[0][];
    };
    pressId('open-mission');
    pressId('show-mission');
    expect(everyWord()).toContain(en.missions[players[0]!.mission]);
    fireEvent.press(screen.getByRole('button', { name: 'Close' }));
    expect(hand.length).toBeGreaterThan(0);
    pressId('open-formulas');
    for (const formula of hand) expect(everyWord()).toContain(en.formula(formula));
  });

  test('what was dealt and kept is told to whoever was dealt it', () => {
    const chosen = file.match.record.moves.findIndex(
      ([seat, { type }]) => seat === ANNA && type === 'choose',
    );
    const { now } = opened(file, chosen + 1);
    expect(now().lines.join(' ')).toMatch(/kept the mission (?!\.)/);
    act(() => now().eyes.onChoose(null));
    expect(now().lines.join(' ')).toMatch(/kept a mission\./);
  });

  test('the hex that a step tells of is marked, and in a review what was played and what was better', () => {
    const seen = () =>
      screen
        .queryAllByTestId(/^seen-/, { includeHiddenElements: true })
        .map(({ props }) => String(props.testID));
    const walk = file.match.record.moves.findIndex(([, { type }]) => type === 'move');
    const [seat, move] = file.match.record.moves[walk]!;
    const { to } = move as unknown as { readonly to: number };
    opened(file, walk + 1);
    expect(seen()).toContain(`seen-told-${to}`);
    screen.unmount();
    const better = { type: 'mine', figure: (move as unknown as { readonly figure: string }).figure };
    opened(file, walk, { step: walk, seat, played: move, better, loss: 0.2 });
    expect(seen()).toHaveLength(2);
    expect(seen()[0]).toBe(`seen-played-${to}`);
    expect(seen()[1]).toMatch(/^seen-better-/);
  });
});
