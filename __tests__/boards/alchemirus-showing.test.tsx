import { act, render, screen } from '@testing-library/react-native';

import { alchemirus as shown } from '@/components/boards/alchemirus/shown';
import { BOARD_WORDS } from '@/components/boards/alchemirus/words/words';
import type { Viewer } from '@/engine/core/seat';
import { LANGUAGES, type Language } from '@/engine/core/text';
import { CARDS, MOST_BUILDINGS, type Building } from '@/engine/games/alchemirus/data';
import { alchemirus } from '@/engine/games/alchemirus/game';
import { en } from '@/engine/games/alchemirus/text/en';
import { fr } from '@/engine/games/alchemirus/text/fr';
import { it } from '@/engine/games/alchemirus/text/it';
import { NO_FAME, type AlchemirusTable } from '@/engine/games/alchemirus/state';

import { ANNA, BEN, scenario } from '../engine/alchemirus/scenario';
import { everyWord, PEOPLE, Room } from './room';

const WIDTH = 358;
const MOST = 250;
const words = BOARD_WORDS.en;
const TEXT = { en, it, fr };

const hosts = () => screen.UNSAFE_root.findAll(({ type }) => typeof type === 'string').length;
const viewOf = (table: AlchemirusTable, viewer: Viewer) => alchemirus.view(table, viewer);

async function show(element: React.ReactElement) {
  render(<Room speed="off">{element}</Room>);
  // Pictures are brought before anything is shown.
  await act(async () => {});
}

const { Holding, Opening, Outcome } = shown;

const hold = (table: AlchemirusTable, language: Language = 'en') =>
  show(<>{Holding && <Holding view={viewOf(table, ANNA)} language={language} width={WIDTH} />}</>);

describe('what a seat holds', () => {
  const table = scenario({
    players: [{ hand: ['horten', 'gloria', 'horten', 'labrium'] }, { hand: ['donarium'] }],
  });

  test('is each kind of card, and how many of it', async () => {
    await hold(table);
    expect(screen.getByText(words.handOf(4))).toBeTruthy();
    const held = screen.getAllByRole('listitem').map(({ props }) => props['aria-label'] as string);
    expect(held).toEqual([
      'Horten, garden, costs 1, 2 of them',
      'Labrium, laboratory, costs 5',
      'Gloria, fame, costs 5',
    ]);
  });

  test('AL-31 and nothing of what others hold', async () => {
    await hold(table);
    expect(everyWord()).not.toMatch(/donarium/i);
  });

  test('every kind at once is light', async () => {
    await hold(scenario({ players: [{ hand: [...CARDS, ...CARDS] }, {}] }));
    expect(screen.getAllByRole('listitem')).toHaveLength(CARDS.length);
    expect(hosts()).toBeLessThanOrEqual(MOST);
  });
});

describe('how it begins', () => {
  const table = scenario({
    players: [{ hand: ['horten', 'domo', 'domo', 'fornax', 'gloria'] }, { hand: ['labrium'] }],
  });
  const open = (viewer: Viewer, language: Language = 'en') =>
    show(
      <>
        {Opening && (
          <Opening view={viewOf(table, viewer)} person={PEOPLE[ANNA]!} language={language} width={WIDTH} />
        )}
      </>,
    );

  test.each(LANGUAGES)('who one is, with what, and the goal (%s)', async (language) => {
    await open(ANNA, language);
    const said = BOARD_WORDS[language];
    expect(screen.getByText(said.youAre('Anna'))).toBeTruthy();
    expect(screen.getByText(said.goal(20))).toBeTruthy();
    expect(said.goal(20)).toContain('20');
    expect(screen.getByLabelText(said.plot(1, `Horten, ${TEXT[language].plain.horten}`))).toBeTruthy();
    expect(screen.getByLabelText(said.plot(2, `Pergula, ${TEXT[language].plain.pergula}`))).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(hosts()).toBeLessThanOrEqual(MOST);
  });

  test('AL-31 on the open table without a hand', async () => {
    await open('public');
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    expect(screen.getByText(words.goal(20))).toBeTruthy();
  });
});

describe('what it came to', () => {
  const full: readonly string[] = [
    'labrium: tincture metal',
    ...Array.from({ length: MOST_BUILDINGS - 1 }, (_, index): Building | string =>
      index % 2 === 0 ? 'horten: herb' : 'fornax: metal',
    ),
  ];
  const ended = scenario({
    players: [
      { estate: full, fame: 18 },
      { estate: ['horten', 'pergula'] },
      { estate: full, fame: 3 },
      { estate: full, fame: 20 },
    ],
  });
  const [anna, ben, ...others] = ended.state.players;
  const table: AlchemirusTable = {
    ...ended,
    agenda: [],
    state: {
      ...ended.state,
      players: [{ ...anna!, fame: { ...NO_FAME, sale: 14, gifts: 3, gloria: 2, steps: 1 } }, ben!, ...others],
    },
  };
  const end = (language: Language = 'en', width = WIDTH) =>
    show(
      <>
        {Outcome && (
          <Outcome
            view={viewOf(table, 'public')}
            people={PEOPLE.slice(0, 4)}
            language={language}
            width={width}
          />
        )}
      </>,
    );
  const estates = () =>
    screen.getAllByLabelText(/20 fame|fame, .* in hand/).map(({ props }) => props['aria-label'] as string);

  test('the path of fame, and every estate, whoever came furthest first', async () => {
    await end();
    const [path, ...each] = estates();
    expect(path).toBe(`${words.famePath(20)}: Anna 18 fame, Ben 0 fame, Clara 3 fame, Dora 20 fame`);
    expect(each.map((label) => label.split(',')[0])).toEqual(['Dora', 'Anna', 'Clara', 'Ben']);
    expect(each[3]).toContain('1 Horten and 1 Pergula');
  });

  test('fame as it came, less what long ways cost', async () => {
    await end();
    expect(screen.getByText('Sales 14 · Gifts 3 · Gloria 2 · Long ways −1')).toBeTruthy();
    expect(screen.getByText(words.noFame)).toBeTruthy();
    expect(viewOf(table, BEN).players[ANNA]!.fame).toBe(18);
  });

  test.each(LANGUAGES)('it is light, on a phone and on a tablet (%s)', async (language) => {
    await end(language);
    expect(hosts()).toBeLessThanOrEqual(MOST);
    expect(screen.getByText(new RegExp(`^${BOARD_WORDS[language].cameBy.sale} 14`))).toBeTruthy();
    screen.unmount();
    await end(language, 760);
    expect(hosts()).toBeLessThanOrEqual(MOST);
  });
});
