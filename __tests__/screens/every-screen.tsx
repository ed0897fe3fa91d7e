import type { ReactElement } from 'react';
import { View } from 'react-native';

import licenceTexts from '@/assets/licence-texts.json';
import licences from '@/assets/licences.json';
import { covers } from '@/components/covers';
import { Curtain } from '@/components/kit/curtain';
import { LogList, type LogTurn } from '@/components/kit/log-list';
import { MotionProvider } from '@/components/kit/motion';
import { print } from '@/components/kit/prints';
import { GameMenu } from '@/components/screens/game-menu';
import { HintSheet } from '@/components/screens/hint-sheet';
import { HomeScreen } from '@/components/screens/home-screen';
import { ImportScreen } from '@/components/screens/import-screen';
import { LeaveSheet } from '@/components/screens/leave-sheet';
import { LessonOffer } from '@/components/screens/lesson-offer';
import { LessonScreen } from '@/components/screens/lesson-screen';
import { NewGameScreen } from '@/components/screens/new-game-screen';
import { NotFoundScreen } from '@/components/screens/not-found-screen';
import { PeopleScreen } from '@/components/screens/people-screen';
import { LatelyStrip } from '@/components/screens/lately-strip';
import { PassOnBar } from '@/components/screens/pass-on-bar';
import { RaceChart } from '@/components/screens/race-chart';
import { ReplayScreen } from '@/components/screens/replay-screen';
import { ResultScreen } from '@/components/screens/result-screen';
import { ReviewPanel } from '@/components/screens/review-panel';
import { RosterScreen } from '@/components/screens/roster-screen';
import { RulebookScreen } from '@/components/screens/rulebook-screen';
import type { SavedGame } from '@/components/screens/saved-game';
import { withBot, withPerson, type RosterEntry, type SeatDraft } from '@/components/screens/seats';
import { SettingsScreen } from '@/components/screens/settings-screen';
import { readyGames } from '@/components/screens/shelf-game';
import { StatisticsScreen } from '@/components/screens/statistics/statistics-screen';
import { ThinkingSign } from '@/components/screens/thinking-sign';
import { en } from '@/components/words/en';
import { defaultOptions } from '@/engine/core/game';
import { start } from '@/engine/core/play';
import { COLOURS, SIGILS } from '@/engine/core/guise';
import { rngFrom } from '@/engine/core/rng';
import { gameCovers } from '@/engine/covers';
import { games } from '@/engine/games';
import { DEFAULT_SETTINGS } from '@/engine/store/settings/settings';

import { ledgerOf, played, seat } from '../engine/core/ledger-cases';
import { boards } from '../shelf-boards';

const nothing = () => undefined;
const NOW = 400_000;

const named = (name: string, index: number): RosterEntry => ({
  id: name,
  name,
  colour: COLOURS[index % COLOURS.length]!,
  sigil: SIGILS[index % SIGILS.length]!,
});

/** A large family, all of whom play here. */
const roster = Array.from({ length: 40 }, (_, index) => named(`Person ${index + 1}`, index));
const few = roster.slice(0, 5);
const people = few.map((person, index) => ({ ...person, isBot: index === 4 }));
const [first] = people as [(typeof people)[number]];

const shelf = readyGames(gameCovers, covers, 'en');

const saved: readonly SavedGame[] = Array.from({ length: 12 }, (_, index) => {
  const game = games[index % games.length]!;
  const seats = game.seats.max;
  const { Picture } = boards[game.id]!;
  const view = game.view(start(game, seats, defaultOptions(game), rngFrom(index)), 'public');
  return {
    id: `saved ${index}`,
    title: game.text.en.title,
    people: people.slice(0, seats),
    turn: 0,
    round: 6,
    scores: people.slice(0, seats).map((_, place) => 10 + place),
    playedAt: NOW,
    picture: (side) => <Picture view={view} size={side} />,
  };
});

const seated = few.slice(0, 2).reduce<readonly SeatDraft[]>((seats, person) => withPerson(seats, person), []);
const full = [1, 2, 3].reduce((seats) => withBot(seats, en.people.botNames), seated);

/** Of a club: everybody has played here. */
const clubLedger = ledgerOf(
  ...roster.map(({ id }, index) => played(index + 1, [seat(id, 20), seat(roster[(index + 1) % 40]!.id, 9)])),
);

const ledger = ledgerOf(
  ...Array.from({ length: 240 }, (_, index) =>
    played(
      index + 1,
      few.map(({ id }, place) => seat(id, 10 + ((index * 7 + place * 5) % 23))),
      games[index % games.length]!.id,
    ),
  ),
);

const statistics = (who: string | null, game: string | null, whole = { ledger, people: few }) => (
  <StatisticsScreen
    {...whole}
    games={games.map(({ id, text }) => ({ id, title: text.en.title, unit: text.en.unit }))}
    scope={{ who, game }}
    now={NOW}
    problem={null}
    onScope={nothing}
    onExport={nothing}
    onErase={nothing}
    onUndoErase={nothing}
    onNewGame={nothing}
    onBack={nothing}
  />
);

const home = (games_: readonly SavedGame[]) => (
  <HomeScreen
    games={shelf}
    saved={games_}
    roster={roster}
    now={NOW}
    offer={<LessonOffer games={shelf} onLesson={nothing} onDecline={nothing} />}
    propose={(game) => ({ game, options: {}, seats: full, first: null })}
    onPlay={nothing}
    onLesson={nothing}
    onOpen={nothing}
    onDelete={nothing}
    onUndoDelete={nothing}
    onNewGame={nothing}
    onRulebook={nothing}
    onRoster={nothing}
    onStatistics={nothing}
    onSettings={nothing}
    onImport={nothing}
  />
);

const books = games.map(({ id, text, rulebook }) => ({
  id,
  title: text.en.title,
  hasLesson: true,
  sections: rulebook.map((section) => ({
    id: section.id,
    title: text.en.sections[section.id]!,
    rules: section.rules.map((rule) => ({ id: rule, words: text.en.rules[rule]! })),
  })),
}));

/** All that happened in a long game, the last turn of which is the longest. */
const log: readonly LogTurn[] = Array.from({ length: 100 }, (_, turn) => ({
  key: `${turn}`,
  when: `Round ${turn}`,
  person: people[turn % people.length],
  headline: 'Ines laid the fifth part of her creature of fire.',
  lines: Array.from({ length: 60 }, (__, index) => ({
    key: `${turn} ${index}`,
    words: `Karl drew tile ${index}.`,
    person: first,
    pieces: [print('seal'), print('seal'), print('seal')],
    isSealed: index % 2 === 0,
    onPress: nothing,
  })),
}));

const turns = Array.from({ length: 100 }, (_, turn) => ({
  from: turn * 4,
  when: `Round ${turn}`,
  person: people[turn % people.length],
}));

const laps = Array.from({ length: 100 }, (_, lap) => ({
  when: `Round ${lap}`,
  points: people.map((__, seat) => Math.floor((lap * (seat + 3)) / 8)),
}));

const lines = Array.from({ length: 8 }, (_, index) => `What happened there, line ${index}.`);
const lapse = {
  step: 12,
  when: 'Turn 4',
  person: first,
  played: 'end the turn',
  better: 'draw a tile',
  loss: 0.18,
};

/** Every screen and every sheet around the games, with as much on it as there may be. */
export const everyScreen: Readonly<Record<string, () => ReactElement>> = {
  home: () => home(saved),
  'home of a newcomer': () => home([]),
  'new game': () => (
    <NewGameScreen games={shelf} roster={roster} onBack={nothing} onRulebook={nothing} onStart={nothing} />
  ),
  'new game with all seats taken': () => (
    <NewGameScreen
      games={shelf}
      roster={roster}
      propose={() => ({ seats: full, options: {} })}
      onBack={nothing}
      onRulebook={nothing}
      onLesson={nothing}
      onStart={nothing}
    />
  ),
  roster: () => (
    <RosterScreen
      people={roster}
      onAdd={nothing}
      onChange={nothing}
      onRemove={nothing}
      onUndoRemove={nothing}
      onStatistics={nothing}
      onBack={nothing}
    />
  ),
  people: () => <PeopleScreen people={people} onChange={nothing} onBack={nothing} />,
  settings: () => (
    <SettingsScreen
      settings={DEFAULT_SETTINGS}
      onChange={nothing}
      version="1"
      licences={licences}
      licenceTexts={licenceTexts}
      onBack={nothing}
    />
  ),
  'statistics of everybody': () => statistics(null, null),
  'statistics of a club': () => statistics(null, null, { ledger: clubLedger, people: roster }),
  'statistics of a game': () => statistics(null, games[0]!.id),
  'statistics of a player': () => statistics(first.id, null),
  'statistics of a player at a game': () => statistics(first.id, games[0]!.id),
  ...Object.fromEntries(
    books.map(({ id }) => [
      `rules of ${id}`,
      () => <RulebookScreen books={books} book={id} onLesson={nothing} onBack={nothing} />,
    ]),
  ),
  import: () => (
    <ImportScreen
      status={{ type: 'problem', words: 'Its end is missing.' }}
      onText={nothing}
      onFile={nothing}
      onPlay={nothing}
      onBack={nothing}
    />
  ),
  replay: () => (
    <ReplayScreen
      board={<View />}
      step={12}
      steps={400}
      turns={turns}
      onStep={nothing}
      person={first}
      facts={lines}
      lapse={lapse}
      eyes={{ people, seat: 0, onChoose: nothing }}
      onBack={nothing}
    />
  ),
  result: () => (
    <MotionProvider speed="off">
      <ResultScreen
        unit={() => 'points'}
        results={people.map((person, index) => ({
          person,
          rank: index + 1,
          total: 60 - index,
          lines: lines.map((words) => ({ words, count: 3, points: 4 })),
        }))}
        tie="60 points each: Person 1 wins with more tiles face up, 4 to 2 (KZ-30)."
        race={<RaceChart laps={laps} people={people} />}
        review={
          <ReviewPanel
            progress={null}
            lapses={[lapse, { ...lapse, step: 20 }, { ...lapse, step: 30 }]}
            part={{ done: 30, of: 112 }}
            onBegin={nothing}
            onStop={nothing}
            onOpen={nothing}
          />
        }
        onReplay={nothing}
        onRematch={nothing}
        onHome={nothing}
      />
    </MotionProvider>
  ),
  lesson: () => (
    <LessonScreen
      step={{ index: 1, count: 5, title: 'A part', why: 'Every part has one place.', todo: 'Tap the arm.' }}
      end={{ title: 'Well begun', words: 'Nine parts and it is over.' }}
      onBack={nothing}
      onShow={nothing}
      onLeave={nothing}
      onAgain={nothing}
      onPlay={nothing}
    >
      <View />
    </LessonScreen>
  ),
  curtain: () => (
    <Curtain
      person={first}
      words={{
        handTo: 'Hand the device to',
        hold: 'Press and hold',
        openPlainly: 'Open without holding',
        lately: 'What happened',
        promise: 'Nothing hidden is on this page.',
        leave: 'Leave the table',
      }}
      told={people.slice(1).map((person) => ({ person, lines: lines.slice(0, 1) }))}
      scores={people.map((person) => ({ person, value: '6/9', unit: 'parts' }))}
      onOpen={nothing}
      onLeave={nothing}
    />
  ),
  lately: () => (
    <LatelyStrip
      others={people.slice(1).map((person) => ({ person, lines, pieces: [], onAgain: nothing }))}
      isLeftHanded={false}
      onPutAway={nothing}
    />
  ),
  'pass on': () => (
    <PassOnBar
      next={people[1]!}
      onPassOn={nothing}
      onUndo={nothing}
      undoReason="Nothing can be taken back."
      isLeftHanded={false}
    />
  ),
  'menu with the log': () => (
    <GameMenu
      isOpen
      onClose={nothing}
      onRules={nothing}
      onPeople={nothing}
      onSettings={nothing}
      onExport={nothing}
      onLeave={nothing}
      chronicle={<LogList turns={log} sealLabel="Sealed" />}
    />
  ),
  hint: () => (
    <HintSheet
      isOpen
      hint={{
        best: { words: 'draw a tile', hope: 0.6 },
        second: { words: 'end the turn', hope: 0.5 },
        why: lines.join(' '),
      }}
      onShow={nothing}
      onClose={nothing}
    />
  ),
  leave: () => <LeaveSheet isOpen onStay={nothing} onExport={nothing} onLeave={nothing} />,
  thinking: () => <ThinkingSign person={people[4]!} onHurry={nothing} />,
  'not found': () => <NotFoundScreen onHome={nothing} />,
};
