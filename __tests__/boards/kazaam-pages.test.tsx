import { act, render, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';

import { album } from '@/components/boards/kazaam/art/prints';
import { kazaam as shown } from '@/components/boards/kazaam/shown';
import { TEXTS } from '@/components/boards/kazaam/words/texts';
import { BOARD_WORDS } from '@/components/boards/kazaam/words/words';
import { think } from '@/engine/core/bot';
import { asked, defaultOptions } from '@/engine/core/game';
import { advance, start } from '@/engine/core/play';
import { rngFrom, split } from '@/engine/core/rng';
import { LANGUAGES } from '@/engine/core/text';
import { kazaam } from '@/engine/games/kazaam/game';
import type { KazaamTable } from '@/engine/games/kazaam/state';
import { en } from '@/engine/games/kazaam/text/en';
import { tileOf, type TileId } from '@/engine/games/kazaam/tiles';

import { ANNA, BEN, scenario } from '../engine/kazaam/scenario';
import { everyWord, PEOPLE, Room } from './room';

const MOST_VIEWS = 250;
const { Holding, Opening, Outcome } = shown;

async function show(element: ReactElement) {
  await album.open();
  render(<Room>{element}</Room>);
  await act(async () => {});
  const hosts = screen.UNSAFE_root.findAll(({ type }) => typeof type === 'string').length;
  expect(hosts).toBeGreaterThan(5);
  expect(hosts).toBeLessThanOrEqual(MOST_VIEWS);
}

const nameOf = (tile: TileId) => new RegExp(`^${en.tile(tileOf(tile))}, `, 'i');

function ended(seats: number): KazaamTable {
  let table: KazaamTable = start(kazaam, seats, defaultOptions(kazaam), rngFrom(4));
  for (let move = 0; asked(table); move += 1) {
    table = advance(kazaam, table, think(kazaam, table, 'apprentice', split(rngFrom(4), move)));
  }
  return table;
}

const HANDS = scenario({
  players: [
    { hand: ['bone head', 'fur head', 'fire tail', 'stone tail', 'wood torso', 'fire left-ear'] },
    { hand: ['insect head'] },
  ],
});

describe('what a seat holds', () => {
  test.each(LANGUAGES)('is all there, large, and nothing of anybody else (%s)', async (language) => {
    if (!Holding) throw new Error('nothing shows it');
    await show(<Holding view={kazaam.view(HANDS, ANNA)} language={language} width={340} />);
    expect(screen.getByText(BOARD_WORDS[language].inHand(6))).toBeTruthy();
    expect(screen.getAllByRole('img')).toHaveLength(6);
    const words = everyWord().toLowerCase();
    expect(words).not.toContain(TEXTS[language].tile(tileOf(HANDS.state.players[1]!.hand[0]!)));
  });

  test('is said tile by tile', async () => {
    if (!Holding) throw new Error('nothing shows it');
    await show(<Holding view={kazaam.view(HANDS, ANNA)} language="en" width={340} />);
    for (const tile of HANDS.state.players[0]!.hand) expect(screen.getByLabelText(nameOf(tile))).toBeTruthy();
  });

  test('is nothing on the open table', async () => {
    if (!Holding) throw new Error('nothing shows it');
    await show(<Holding view={kazaam.view(HANDS, 'public')} language="en" width={340} />);
    expect(screen.queryAllByRole('img')).toHaveLength(0);
  });
});

describe('how one begins', () => {
  test.each(LANGUAGES)('says who, what for, and what counts more (%s)', async (language) => {
    if (!Opening) throw new Error('nothing shows it');
    const view = kazaam.view(HANDS, BEN);
    await show(<Opening view={view} person={PEOPLE[1]!} language={language} width={340} />);
    const text = TEXTS[language];
    const words = BOARD_WORDS[language];
    for (const said of [
      words.youAre(text.alchemists.minerva),
      words.goal(9),
      words.yourHomunculus(text.homunculi.fur),
      words.yourIngredient(text.ingredients['unicorn-horn']),
      words.firstTiles,
    ]) {
      expect(screen.getByText(said)).toBeTruthy();
    }
  });

  test('shows no tile on the open table', async () => {
    if (!Opening) throw new Error('nothing shows it');
    await show(<Opening view={kazaam.view(HANDS, 'public')} person={PEOPLE[0]!} language="en" width={340} />);
    expect(screen.queryByText(BOARD_WORDS.en.firstTiles)).toBeNull();
    expect(screen.queryByLabelText(nameOf(HANDS.state.players[0]!.hand[0]!))).toBeNull();
  });
});

describe('what it came to', () => {
  test.each([2, 3, 4, 5])(
    'shows every creature of %i with the points that the rules count',
    async (seats) => {
      if (!Outcome) throw new Error('nothing shows it');
      const table = ended(seats);
      const people = PEOPLE.slice(0, seats);
      await show(<Outcome view={kazaam.view(table, 'public')} people={people} language="en" width={360} />);
      const labels = screen.getAllByRole('img').map(({ props }) => String(props['aria-label']));
      const standings = kazaam.score(table);
      const told = standings.map(({ total, rank }, seat) => {
        const label = labels.find((one) => one.startsWith(`${people[seat]!.name}: `));
        expect(label).toContain(BOARD_WORDS.en.points(total));
        expect(label?.endsWith('won')).toBe(rank === 1);
        return label;
      });
      const best = told[standings.findIndex(({ rank }) => rank === 1)];
      expect(labels.find((label) => told.includes(label))).toBe(best);
    },
  );

  test.each(LANGUAGES)('in %s', async (language) => {
    if (!Outcome) throw new Error('nothing shows it');
    const table = ended(3);
    await show(
      <Outcome
        view={kazaam.view(table, 'public')}
        people={PEOPLE.slice(0, 3)}
        language={language}
        width={900}
      />,
    );
    const { total } = kazaam.score(table)[0]!;
    expect(screen.getByLabelText(new RegExp(`^Anna ?: ${BOARD_WORDS[language].points(total)}`))).toBeTruthy();
  });
});
