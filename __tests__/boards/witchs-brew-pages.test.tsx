import { render, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';

import { SHOWING } from '@/components/boards/witchs-brew/scenes/use-stage';
import { witchsBrew as shown } from '@/components/boards/witchs-brew/shown';
import { PAGE_WORDS } from '@/components/boards/witchs-brew/pages/page-words';
import { LANGUAGES, type Language } from '@/engine/core/text';
import type { Viewer } from '@/engine/core/seat';
import { POTIONS, ROLES } from '@/engine/games/witchs-brew/data';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import { outcomeOf } from '@/engine/games/witchs-brew/queries/outcome';
import { score } from '@/engine/games/witchs-brew/score';
import type { WitchsBrewTable } from '@/engine/games/witchs-brew/state';
import { en } from '@/engine/games/witchs-brew/text/en';

import { ANNA, BEN, scenario } from '../engine/witchs-brew/scenario';
import { everyWord, PEOPLE, Room } from './room';

/** What a page may cost a phone, in views of the platform. */
const MOST = 250;

const Holding = shown.Holding!;
const Opening = shown.Opening!;
const Outcome = shown.Outcome!;

const show = (page: ReactElement) => render(<Room>{page}</Room>);
const hosts = () => screen.UNSAFE_root.findAll(({ type }) => typeof type === 'string').length;

const TABLE = scenario({
  players: [
    { gold: 2, drops: 'RWG', hand: ['witch', 'monk'], taken: { iron: 1, copper: 5 } },
    { hand: ['druid'], taken: { silver: 2 } },
    { hand: ['alchemist'] },
  ],
});

/** Every potion of the box has been taken, and nobody is asked any more. */
function ended(seats: number): WitchsBrewTable {
  const table = scenario({ players: Array.from({ length: seats }, (_, seat) => ({ vials: seat })) });
  const players = table.state.players.map((player, seat) => ({
    ...player,
    potions: POTIONS.filter(({ id }) => id % seats === seat).map(({ id }) => id),
  }));
  return { ...table, agenda: [], state: { ...table.state, players } };
}

describe('what a seat holds', () => {
  const hold = (viewer: Viewer, language: Language = 'en') =>
    show(<Holding view={witchsBrew.view(TABLE, viewer)} language={language} width={370} />);

  test('is its roles with what they do, and the potions that only it knows', () => {
    hold(ANNA);
    expect(screen.getByLabelText(`Witch, full: ${en.full.witch}`)).toBeTruthy();
    expect(screen.getByLabelText(/^Begging Monk, full: /)).toBeTruthy();
    // The fifth of the copper stack has a raven: it lies open.
    expect(screen.getAllByLabelText(/^Copper cauldron: /)).toHaveLength(4);
    expect(screen.getAllByLabelText(/^Iron cauldron: /)).toHaveLength(1);
    expect(hosts()).toBeLessThanOrEqual(MOST);
  });

  test('is nothing of what anybody else holds', () => {
    hold(BEN);
    const said = everyWord();
    for (const role of ['witch', 'monk', 'alchemist'] as const) expect(said).not.toContain(`|${role}|`);
    expect(said).toContain('|druid|');
  });

  test.each(LANGUAGES)('is said in %s', (language) => {
    hold(ANNA, language);
    expect(screen.getByText(PAGE_WORDS[language].hand)).toBeTruthy();
    expect(screen.getByText(PAGE_WORDS[language].faceDown)).toBeTruthy();
  });

  test('nothing at all is said to be so', () => {
    const empty = scenario({ players: [{}, {}, {}] });
    show(<Holding view={witchsBrew.view(empty, ANNA)} language="en" width={300} />);
    expect(screen.getByText(PAGE_WORDS.en.noHand)).toBeTruthy();
    expect(screen.getByText(PAGE_WORDS.en.noPotions)).toBeTruthy();
  });
});

describe('how a game begins', () => {
  test.each(LANGUAGES)('says in %s who one is, what one has and what it is about', (language) => {
    const view = witchsBrew.view(TABLE, ANNA);
    show(<Opening view={view} person={PEOPLE[0]!} language={language} width={300} />);
    const words = PAGE_WORDS[language];
    expect(screen.getByText(words.youAre(PEOPLE[0]!.name))).toBeTruthy();
    expect(screen.getByText(words.goal)).toBeTruthy();
    const goods = SHOWING.texts[language].goods({ gold: 2, drops: { red: 1, white: 1, green: 1 }, vials: 0 });
    expect(screen.getByLabelText(goods)).toBeTruthy();
    expect(hosts()).toBeLessThanOrEqual(MOST);
  });

  test('shows all roles and no hand', () => {
    show(<Opening view={witchsBrew.view(TABLE, ANNA)} person={PEOPLE[0]!} language="en" width={370} />);
    for (const role of ROLES) expect(everyWord()).toContain(`|${role}|`);
  });
});

describe('what a game came to', () => {
  test.each([3, 4, 5])('is a shelf for each of %i, the best first, with all of the box', (seats) => {
    const table = ended(seats);
    const view = witchsBrew.view(table, 'public');
    show(<Outcome view={view} people={PEOPLE.slice(0, seats)} language="en" width={370} />);
    const totals = score(table).map(({ total }) => total);
    const shelves = screen.getAllByLabelText(/: \d+ points/);
    const told = shelves.map(({ props }) => String(props['aria-label'] ?? props.accessibilityLabel));
    const points = told.map((label) => Number(/: (\d+) points/.exec(label)?.[1]));
    expect(points).toEqual([...totals].sort((one, other) => other - one));
    expect(hosts()).toBeLessThanOrEqual(MOST);
  });

  test('has everybody by rank', () => {
    const table = ended(4);
    const places = outcomeOf(witchsBrew.view(table, 'public'));
    expect(places.map(({ seat, points, rank }) => [points, rank, seat])).toEqual(
      score(table)
        .map(({ total, rank }, seat) => [total, rank, seat])
        .sort(([, one = 0], [, other = 0]) => one - other),
    );
  });

  test.each(LANGUAGES)('is said in %s', (language) => {
    const view = witchsBrew.view(ended(3), 'public');
    show(<Outcome view={view} people={PEOPLE.slice(0, 3)} language={language} width={300} />);
    expect(screen.getByLabelText(PAGE_WORDS[language].outcome)).toBeTruthy();
  });
});
