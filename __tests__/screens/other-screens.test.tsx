import { act, fireEvent, renderHook, screen } from '@testing-library/react-native';

import { MotionProvider } from '@/components/kit/motion';
import { Pieces } from '@/components/kit/pieces';
import { print } from '@/components/kit/prints';
import { ImportScreen } from '@/components/screens/import-screen';
import { LatelyStrip } from '@/components/screens/lately-strip';
import { PassOnBar } from '@/components/screens/pass-on-bar';
import { ReplayScreen } from '@/components/screens/replay-screen';
import { ResultScreen } from '@/components/screens/result-screen';
import { RosterScreen } from '@/components/screens/roster-screen';
import { SettingsScreen } from '@/components/screens/settings-screen';
import { useShowings } from '@/components/screens/use-showings';
import { alchemirus } from '@/engine/games/alchemirus/game';
import { DEFAULT_SETTINGS } from '@/engine/store/settings/settings';

import { show } from './wrapped';

const ines = { name: 'Ines', colour: 'sky', sigil: 'moon', isBot: false } as const;
const karl = { name: 'Karl', colour: 'orange', sigil: 'sun', isBot: false } as const;
const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));

const points = (count: number) => (count === 1 ? 'point' : 'points');

describe('result', () => {
  const results = [
    { person: karl, rank: 2, total: 4, lines: [{ words: 'Limbs', count: 4, points: 4 }] },
    {
      person: ines,
      rank: 1,
      total: 7,
      lines: [
        { words: 'Limbs', count: 3, points: 3 },
        { words: 'Nothing', count: 0, points: 0 },
        { words: 'Finished', count: 1, points: 4 },
      ],
    },
  ];
  const ways = { onReplay: jest.fn(), onRematch: jest.fn(), onHome: jest.fn() };

  test('lines appear one after the other and can be shown at once', () => {
    jest.useFakeTimers();
    show(<ResultScreen unit={points} results={results} {...ways} />);
    screen.getByText('Ines wins');
    expect(screen.queryAllByText('Limbs')).toHaveLength(0);
    act(() => jest.advanceTimersByTime(700));
    expect(screen.queryAllByText('Limbs')).toHaveLength(2);
    expect(screen.queryByText('Finished')).toBeNull();
    press('Show all');
    screen.getByLabelText('Finished, 1: 4 points');
    screen.getByText('7 points');
    screen.getByLabelText('place 2');
    expect(screen.queryByText('Nothing')).toBeNull();
    jest.useRealTimers();
  });

  test('what there is more to say of a line is said, even if it brought nothing', () => {
    const lines = [
      { words: 'Mission', count: 0, points: 0, note: 'Pacifist, not fulfilled' },
      { words: 'Nothing', count: 0, points: 0, note: null },
    ];
    show(
      <MotionProvider speed="off">
        <ResultScreen unit={points} results={[{ person: ines, rank: 1, total: 0, lines }]} {...ways} />
      </MotionProvider>,
    );
    screen.getByText('Pacifist, not fulfilled');
    screen.getByLabelText('Mission: Pacifist, not fulfilled, 0 points');
    expect(screen.queryByText('Nothing')).toBeNull();
  });

  test('the game says what it counts in', () => {
    const { unit } = alchemirus.text.it;
    show(
      <MotionProvider speed="off">
        <ResultScreen unit={unit} results={results} {...ways} />
      </MotionProvider>,
    );
    screen.getByText('7 punti Fama');
    expect(screen.queryByText(/points/)).toBeNull();
  });

  test('where nothing but points is counted, no number of times is told', () => {
    const lines = [{ words: 'Fame from sales', count: null, points: 5, note: null }];
    show(
      <MotionProvider speed="off">
        <ResultScreen unit={points} results={[{ person: ines, rank: 1, total: 5, lines }]} {...ways} />
      </MotionProvider>,
    );
    screen.getByLabelText('Fame from sales: 5 points');
    screen.getByText('+5');
    expect(screen.queryByText(/×/)).toBeNull();
  });

  test('without motion everything is there at once', () => {
    show(
      <MotionProvider speed="off">
        <ResultScreen unit={points} results={results} {...ways} />
      </MotionProvider>,
    );
    screen.getByText('Finished');
    press('Play again');
    expect(ways.onRematch).toHaveBeenCalled();
  });
});

describe('the last turns of the others', () => {
  const lines = ['Karl drew a tile.', 'Karl laid the left arm'];
  const strip = (onAgain: (() => void) | undefined, onPutAway = jest.fn()) => (
    <LatelyStrip
      others={[{ person: karl, lines, pieces: [], onAgain }]}
      isLeftHanded={false}
      onPutAway={onPutAway}
    />
  );

  test('show the pieces and say the words', () => {
    const pieces = [print('icon-star'), print('icon-flask')];
    show(
      <LatelyStrip
        others={[{ person: karl, lines, pieces, onAgain: undefined }]}
        isLeftHanded={false}
        onPutAway={jest.fn()}
      />,
    );
    expect(screen.queryByText('Karl laid the left arm')).toBeNull();
    screen.getByLabelText('Karl. Karl drew a tile. Karl laid the left arm.');
    expect(screen.UNSAFE_getByType(Pieces).props.pieces).toEqual(pieces);
  });

  test('say all lines, and are seen again by a touch', () => {
    const onAgain = jest.fn();
    show(strip(onAgain));
    press('Karl. Karl drew a tile. Karl laid the left arm.');
    expect(onAgain).toHaveBeenCalledTimes(1);
  });

  test('can be put away', () => {
    const [onAgain, onPutAway] = [jest.fn(), jest.fn()];
    show(strip(onAgain, onPutAway));
    press('Put this away');
    expect(onPutAway).toHaveBeenCalledTimes(1);
    expect(onAgain).not.toHaveBeenCalled();
  });
});

test('the device is passed on by one press, and what was done may be taken back before', () => {
  const [onPassOn, onUndo] = [jest.fn(), jest.fn()];
  const bar = (undoReason?: string) => (
    <PassOnBar next={karl} onPassOn={onPassOn} onUndo={onUndo} undoReason={undoReason} isLeftHanded={false} />
  );
  show(bar('It used chance.'));
  press('Take back');
  expect(onUndo).not.toHaveBeenCalled();
  press('Pass on to Karl');
  expect(onPassOn).toHaveBeenCalledTimes(1);
  screen.unmount();
  show(bar());
  press('Take back');
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(onPassOn).toHaveBeenCalledTimes(1);
});

describe('what is seen again', () => {
  const look = (speed: 'normal' | 'off') => {
    const onDone = jest.fn();
    const { result } = renderHook(() => useShowings(['first', 'second'], onDone), {
      wrapper: ({ children }) => <MotionProvider speed={speed}>{children}</MotionProvider>,
    });
    const shown = () => act(() => result.current.onShown());
    return { onDone, result, shown };
  };

  test('comes stretch by stretch, then the table is back', () => {
    jest.useFakeTimers();
    const { onDone, result, shown } = look('normal');
    expect(result.current).toMatchObject({ showing: 'first', isOver: false });
    shown();
    expect(result.current).toMatchObject({ showing: 'second', isOver: false });
    shown();
    expect(result.current).toMatchObject({ showing: 'second', isOver: true });
    expect(onDone).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1000));
    expect(onDone).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  test('stays as a picture where nothing moves', () => {
    jest.useFakeTimers();
    const { onDone, result, shown } = look('off');
    shown();
    shown();
    act(() => jest.advanceTimersByTime(10_000));
    expect(result.current.showing).toBe('second');
    expect(onDone).not.toHaveBeenCalled();
    jest.useRealTimers();
  });
});

describe('replay', () => {
  const turns = [
    { from: 0, when: 'Before the first turn' },
    { from: 1, when: 'Round 1', person: ines },
    { from: 3, when: 'Round 1', person: karl },
  ];
  const frame = { board: null, facts: ['Karl drew a tile.'], steps: 5, turns, onBack: jest.fn() };

  test('goes step by step and never beyond its ends', () => {
    const onStep = jest.fn();
    show(<ReplayScreen {...frame} step={5} onStep={onStep} />);
    screen.getByText('Karl drew a tile.');
    press('One step on');
    expect(onStep).toHaveBeenLastCalledWith(5);
    press('One step back');
    expect(onStep).toHaveBeenLastCalledWith(4);
    screen.unmount();
    show(<ReplayScreen {...frame} step={0} onStep={onStep} />);
    press('One step back');
    expect(onStep).toHaveBeenLastCalledWith(0);
  });

  test.each([
    [0, 1, 0],
    [1, 3, 0],
    [2, 3, 1],
    [3, 5, 1],
    [5, 5, 3],
  ])(
    'from step %i leaps to where the next turn begins, and back to where this or the last one began',
    (step, on, back) => {
      const onStep = jest.fn();
      show(<ReplayScreen {...frame} step={step} onStep={onStep} />);
      press('To the next turn');
      expect(onStep).toHaveBeenLastCalledWith(on);
      press('To the turn before');
      expect(onStep).toHaveBeenLastCalledWith(back);
    },
  );

  test('says whose turn it is, and when', () => {
    show(<ReplayScreen {...frame} step={2} onStep={jest.fn()} />);
    screen.getByText('Round 1 · Step 2 of 5');
    expect(screen.getByRole('slider')).toHaveAccessibilityValue({ text: 'Ines, Round 1, Step 2 of 5' });
  });

  test('at its quickest goes on sooner', () => {
    jest.useFakeTimers();
    const onStep = jest.fn();
    show(<ReplayScreen {...frame} step={1} onStep={onStep} />);
    fireEvent.press(screen.getByTestId('replay-pace'));
    fireEvent.press(screen.getByTestId('replay-pace'));
    press('Play');
    act(() => jest.advanceTimersByTime(520));
    expect(onStep).toHaveBeenLastCalledWith(2);
    jest.useRealTimers();
  });

  test('plays on by itself until it is stopped', () => {
    jest.useFakeTimers();
    const onStep = jest.fn();
    show(<ReplayScreen {...frame} step={1} onStep={onStep} />);
    press('Play');
    act(() => jest.advanceTimersByTime(1500));
    expect(onStep).toHaveBeenLastCalledWith(2);
    press('Pause');
    onStep.mockClear();
    act(() => jest.advanceTimersByTime(5000));
    expect(onStep).not.toHaveBeenCalled();
    jest.useRealTimers();
  });
});

describe('import', () => {
  const calls = { onFile: jest.fn(), onPlay: jest.fn(), onBack: jest.fn() };

  test('wants a text first, and explains a bad one', () => {
    const onText = jest.fn();
    show(
      <ImportScreen status={{ type: 'problem', words: 'Its end is missing.' }} onText={onText} {...calls} />,
    );
    screen.getByText('Its end is missing.');
    screen.getByText('Nothing was changed.');
    press('Open this game');
    expect(onText).not.toHaveBeenCalled();
    fireEvent.changeText(screen.getByLabelText('Text of the game'), '{}');
    press('Open this game');
    expect(onText).toHaveBeenCalledWith('{}');
  });

  test('opens the game that came with a file, unless another one is written down', () => {
    const onText = jest.fn();
    show(<ImportScreen status={{ type: 'idle' }} handed="{file}" onText={onText} {...calls} />);
    screen.getByText('A saved game has come with a file: open it below.');
    press('Open this game');
    expect(onText).toHaveBeenLastCalledWith('{file}');
    fireEvent.changeText(screen.getByLabelText('Text of the game'), '{}');
    press('Open this game');
    expect(onText).toHaveBeenLastCalledWith('{}');
  });

  test('leads on to the game that was opened', () => {
    show(<ImportScreen status={{ type: 'done', id: 'x', title: 'Kazaam' }} onText={jest.fn()} {...calls} />);
    press('Play on');
    expect(calls.onPlay).toHaveBeenCalledWith('x');
  });
});

test('every setting is taken at once', () => {
  const onChange = jest.fn();
  show(
    <SettingsScreen
      settings={DEFAULT_SETTINGS}
      onChange={onChange}
      version="1"
      licences={[]}
      licenceTexts={{}}
      onBack={jest.fn()}
    />,
  );
  fireEvent.press(screen.getByRole('radio', { name: 'Français' }));
  expect(onChange).toHaveBeenLastCalledWith({ language: 'fr' });
  fireEvent.press(screen.getByRole('radio', { name: 'left' }));
  expect(onChange).toHaveBeenLastCalledWith({ hand: 'left' });
  fireEvent.press(screen.getByRole('switch', { name: 'Effects' }));
  expect(onChange).toHaveBeenLastCalledWith({ effects: false });
});

test('the settings of a phone say that its backups take saved games along', () => {
  show(
    <SettingsScreen
      settings={DEFAULT_SETTINGS}
      onChange={jest.fn()}
      version="1"
      licences={[]}
      licenceTexts={{}}
      onBack={jest.fn()}
    />,
  );
  screen.getByText(/part of its backups/);
});

describe('roster', () => {
  const open = () => {
    const calls = {
      onAdd: jest.fn(),
      onChange: jest.fn(),
      onRemove: jest.fn(),
      onUndoRemove: jest.fn(),
      onStatistics: jest.fn(),
    };
    show(<RosterScreen people={[{ ...ines, id: 'i' }]} onBack={jest.fn()} {...calls} />);
    return calls;
  };

  test('somebody new needs a name that is free, and gets other looks', () => {
    const { onAdd } = open();
    press('Add somebody');
    press('Keep');
    fireEvent.changeText(screen.getByLabelText('Name'), 'ines');
    press('Keep');
    expect(onAdd).not.toHaveBeenCalled();
    fireEvent.changeText(screen.getByLabelText(/^Name/), ' Karl ');
    fireEvent.press(screen.getByRole('radio', { name: 'rose hexagon' }));
    press('Keep');
    expect(onAdd).toHaveBeenCalledWith({ name: 'Karl', colour: 'purple', sigil: 'sun' });
  });

  test('a name is changed, and a removal taken back', () => {
    const { onChange, onRemove, onUndoRemove } = open();
    press(/^Change Ines/);
    fireEvent.changeText(screen.getByLabelText('Name'), 'Agnes');
    press('Keep');
    expect(onChange).toHaveBeenCalledWith('i', expect.objectContaining({ name: 'Agnes' }));
    press('Remove Ines');
    expect(onRemove).toHaveBeenCalledWith('i');
    fireEvent.press(screen.getByLabelText('Undo'));
    expect(onUndoRemove).toHaveBeenCalledWith('i');
  });
});
