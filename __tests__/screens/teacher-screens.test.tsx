import { fireEvent, screen } from '@testing-library/react-native';

import { GameMenu } from '@/components/screens/game-menu';
import { HintSheet } from '@/components/screens/hint-sheet';
import { PeopleScreen } from '@/components/screens/people-screen';
import { ReplayScreen } from '@/components/screens/replay-screen';
import { ReviewPanel, type LapseSaid } from '@/components/screens/review-panel';
import { ThumbButtons } from '@/components/screens/thumb-buttons';
import { ThinkingSign } from '@/components/screens/thinking-sign';
import { show } from './wrapped';

const ines = { name: 'Ines', colour: 'sky', sigil: 'moon', isBot: false } as const;
const flamel = {
  name: 'Flamel',
  colour: 'green',
  sigil: 'sun',
  isBot: true,
  temper: 'spiteful',
  character: 'Adept · Spiteful',
} as const;
const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));

describe('a bot that thinks', () => {
  test('is named with its character, and can be hurried', () => {
    const onHurry = jest.fn();
    show(<ThinkingSign person={flamel} onHurry={onHurry} />);
    screen.getByText('Flamel is thinking');
    screen.getByText('Adept · Spiteful');
    press('Hurry');
    expect(onHurry).toHaveBeenCalledTimes(1);
  });
});

describe('a hint', () => {
  const hint = {
    best: { words: 'draw a tile', hope: 0.624 },
    second: { words: 'end the turn', hope: 0.5 },
    why: 'It holds the others back.',
  };

  test('is the best move, why, and the next best', () => {
    const [onShow, onClose] = [jest.fn(), jest.fn()];
    show(<HintSheet isOpen hint={hint} onShow={onShow} onClose={onClose} />);
    screen.getByText('Draw a tile');
    screen.getByText('wins about 62 of 100 games');
    screen.getByText('It holds the others back.');
    screen.getByText('End the turn');
    press('Show me on the table');
    expect(onShow).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    press('Close');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('each of the two moves is shown on the table when its line is touched', () => {
    const onShow = jest.fn();
    show(<HintSheet isOpen hint={hint} onShow={onShow} onClose={jest.fn()} />);
    press(/^Next best\. End the turn\./);
    press(/^Best\. Draw a tile\./);
    expect(onShow.mock.calls).toEqual([['second'], ['best']]);
  });

  test('says that it is being thought about, and nothing to show yet', () => {
    show(<HintSheet isOpen hint={null} onShow={jest.fn()} onClose={jest.fn()} />);
    screen.getByText('Let me think…');
    expect(screen.queryByRole('button', { name: 'Show me on the table' })).toBeNull();
  });

  test('without a runner-up or a figure there is neither', () => {
    const only = { best: { words: 'end the turn', hope: null }, second: null, why: 'Nothing else.' };
    show(<HintSheet isOpen hint={only} onShow={jest.fn()} onClose={jest.fn()} />);
    expect(screen.queryByText('Next best')).toBeNull();
    expect(screen.queryByText(/of 100 games/)).toBeNull();
  });

  test('is under the thumb, beside what takes back, and says why there is none just now', () => {
    const onHint = jest.fn();
    const onUndo = jest.fn();
    const buttons = (hintReason?: string) => (
      <ThumbButtons onHint={onHint} hintReason={hintReason} onUndo={onUndo} undoReason={undefined} />
    );
    show(buttons('Not now.'));
    press('Hint');
    expect(onHint).not.toHaveBeenCalled();
    screen.unmount();
    show(buttons());
    press('Hint');
    expect(onHint).toHaveBeenCalledTimes(1);
    expect(onUndo).not.toHaveBeenCalled();
    press('Take back');
    expect(onUndo).toHaveBeenCalledTimes(1);
  });
});

test('what an export holds is said before anything is exported', () => {
  const onExport = jest.fn();
  const nothing = jest.fn();
  show(
    <GameMenu
      isOpen
      onClose={nothing}
      onRules={nothing}
      onPeople={nothing}
      onSettings={nothing}
      onExport={onExport}
      onLeave={nothing}
      chronicle={null}
    />,
  );
  screen.getByText('It holds the whole game, hidden hands and all.');
  expect(onExport).not.toHaveBeenCalled();
  press('Export, It holds the whole game, hidden hands and all.');
  expect(onExport).toHaveBeenCalledTimes(1);
});

describe('the look back', () => {
  const lapse: LapseSaid = {
    step: 12,
    when: 'Turn 4',
    person: ines,
    played: 'end the turn',
    better: 'draw a tile',
    loss: 0.18,
  };
  const ways = { onBegin: jest.fn(), onStop: jest.fn(), onOpen: jest.fn() };

  test('is offered, goes on and can be stopped', () => {
    show(<ReviewPanel progress={null} lapses={null} {...ways} />);
    press('Review the game');
    expect(ways.onBegin).toHaveBeenCalledTimes(1);
    screen.unmount();
    show(<ReviewPanel progress={{ done: 3, of: 12 }} lapses={null} {...ways} />);
    screen.getByText('Decision 3 of 12');
    screen.getByRole('progressbar', { name: 'Looking back', value: { now: 25 } });
    press('Stop');
    expect(ways.onStop).toHaveBeenCalledTimes(1);
  });

  test('lists turns, and opens the replay before the move', () => {
    show(<ReviewPanel progress={null} lapses={[lapse]} {...ways} />);
    press(/^Turn 4: Ines\. 18% of a win lost\. Played: end the turn\. Better: draw a tile\.$/);
    expect(ways.onOpen).toHaveBeenCalledWith(12);
  });

  test('says so when nothing was lost', () => {
    show(<ReviewPanel progress={null} lapses={[]} {...ways} />);
    screen.getByText(/^Nothing was thrown away/);
    expect(screen.queryByText(/decisions looked at/)).toBeNull();
  });

  test('says how much of the game was looked at, if not all of it', () => {
    show(<ReviewPanel progress={null} lapses={[lapse]} part={{ done: 30, of: 112 }} {...ways} />);
    screen.getByText(/30 of 112 decisions looked at/);
  });

  test('says so when all of it was looked at, but in too little time', () => {
    show(<ReviewPanel progress={null} lapses={[lapse]} part={{ done: 112, of: 112 }} {...ways} />);
    screen.getByText(/^Time was short/);
    expect(screen.queryByText(/decisions looked at/)).toBeNull();
  });

  test('promises no number of turns, and tells as many as it names', () => {
    show(<ReviewPanel progress={null} lapses={null} {...ways} />);
    screen.getByText('Which turns cost the most?');
    screen.unmount();
    show(<ReviewPanel progress={null} lapses={[lapse, { ...lapse, step: 20 }]} {...ways} />);
    screen.getByText('These 2 turns cost the most, the worst first.');
    expect(screen.getAllByTestId(/^lapse-/)).toHaveLength(2);
    screen.unmount();
    show(<ReviewPanel progress={null} lapses={[lapse]} {...ways} />);
    screen.getByText('This turn cost the most.');
  });

  test('the replay says what would have been better', () => {
    const replay = (with_: boolean) => (
      <ReplayScreen
        board={null}
        step={12}
        steps={40}
        turns={[]}
        onStep={jest.fn()}
        facts={[]}
        lapse={with_ ? lapse : undefined}
        onBack={jest.fn()}
      />
    );
    show(replay(false));
    expect(screen.queryByText(/^Better/)).toBeNull();
    screen.unmount();
    show(replay(true));
    screen.getByText('Better: draw a tile');
    screen.getByText('Played: end the turn');
  });
});

test('among the people of a game a bot tells how it plays', () => {
  show(<PeopleScreen people={[ines, flamel]} onChange={jest.fn()} onBack={jest.fn()} />);
  screen.getByText('Adept · Spiteful');
  press('Change Flamel: green diamond');
  screen.getByText('likes to get in the way of others');
});
