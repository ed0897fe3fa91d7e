import { act, render, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';

import { BOARD_WORDS } from '@/components/boards/materia-prima/words/words';
import { materiaPrima as shown } from '@/components/boards/materia-prima/shown';
import { LANGUAGES } from '@/engine/core/text';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import { en } from '@/engine/games/materia-prima/text/en';
import { fr } from '@/engine/games/materia-prima/text/fr';
import { it } from '@/engine/games/materia-prima/text/it';
import type { MateriaPrimaTable } from '@/engine/games/materia-prima/state';

import { ANNA, BEN, scenario } from '../engine/materia-prima/scenario';
import { measureAll } from './measured';
import { everyWord, PEOPLE, Room } from './room';

const TEXTS = { en, it, fr };
const WIDTH = 358;
/** What each of them may cost a phone. */
const MOST = 250;

async function mounted(element: ReactElement): Promise<number> {
  render(<Room>{element}</Room>);
  await act(async () => {});
  measureAll();
  const views = screen.UNSAFE_root.findAll(({ type }) => typeof type === 'string').length;
  if (process.env.WEIGH) process.stderr.write(`${views}\n`);
  return views;
}

const { Holding, Opening, Outcome } = shown;

const table = scenario({
  players: [
    {
      alchemist: 'sejlon',
      hand: ['raven-head', 'mud-porter', 'ash-blade', 'sun-king'],
      mission: 'magnate',
      homunculi: [['rust-imp', 'E4']],
    },
    { alchemist: 'vitrudes', hand: ['crowned-wyrm'], mission: 'cultist', at: 'C5' },
    { alchemist: 'lenka', mission: 'tyrant', at: 'F4', homunculi: [['vitriol-hydra', 'F5']] },
    { alchemist: 'wilka', mission: 'pacifist', at: 'G3', homunculi: [['mirror-moth', 'G3']] },
  ],
});

describe('what a seat holds', () => {
  test.each(LANGUAGES)('%s: its mission and its formulas, and nothing of anybody else', async (language) => {
    const text = TEXTS[language];
    if (!Holding) throw new Error('nothing shows it');
    const views = await mounted(
      <Holding view={materiaPrima.view(table, ANNA)} language={language} width={WIDTH} />,
    );
    expect(views).toBeGreaterThan(40);
    expect(views).toBeLessThanOrEqual(MOST);
    expect(screen.getByLabelText(new RegExp(text.tasks.magnate))).toBeTruthy();
    expect(screen.getByLabelText(new RegExp(text.formula('mud-porter')))).toBeTruthy();
    for (const hidden of [text.missions.cultist, text.missions.tyrant, text.formula('crowned-wyrm')])
      expect(everyWord()).not.toContain(hidden);
  });

  test('on the open table nothing is there', async () => {
    if (!Holding) throw new Error('nothing shows it');
    await mounted(<Holding view={materiaPrima.view(table, 'public')} language="en" width={WIDTH} />);
    for (const { missions } of [en])
      for (const name of Object.values(missions)) expect(everyWord()).not.toContain(name);
  });
});

describe('how it begins', () => {
  test.each(LANGUAGES)('%s: who one is, what one has, and the goal', async (language) => {
    if (!Opening) throw new Error('nothing shows it');
    const views = await mounted(
      <Opening view={materiaPrima.view(table, BEN)} person={PEOPLE[1]!} language={language} width={WIDTH} />,
    );
    const { opening } = BOARD_WORDS[language];
    expect(views).toBeLessThanOrEqual(MOST);
    expect(screen.getByText(opening.youAre(TEXTS[language].alchemists.vitrudes))).toBeTruthy();
    expect(screen.getByText(opening.goal)).toBeTruthy();
    for (const thing of [opening.soul, opening.formulas, opening.mission])
      expect(screen.getByLabelText(thing)).toBeTruthy();
  });

  test('before one has picked, all of them are shown', async () => {
    if (!Opening) throw new Error('nothing shows it');
    const view = materiaPrima.view(table, ANNA);
    const players = view.players.map((player) => ({ ...player, alchemist: null, figures: [] }));
    await mounted(<Opening view={{ ...view, players }} person={PEOPLE[0]!} language="en" width={WIDTH} />);
    for (const name of Object.values(en.alchemists)) expect(screen.getByLabelText(name)).toBeTruthy();
  });
});

describe('what it came to', () => {
  const ended: MateriaPrimaTable = {
    ...table,
    agenda: [],
    state: { ...table.state, ending: { why: 'mission', by: ANNA } },
  };

  test.each(LANGUAGES)('%s: the map, and everybody’s estate with his mission', async (language) => {
    if (!Outcome) throw new Error('nothing shows it');
    const views = await mounted(
      <Outcome
        view={materiaPrima.view(ended, 'public')}
        people={PEOPLE.slice(0, 4)}
        language={language}
        width={WIDTH}
      />,
    );
    const { outcome } = BOARD_WORDS[language];
    const { missions } = TEXTS[language];
    expect(views).toBeLessThanOrEqual(MOST);
    expect(screen.getByLabelText(outcome.map)).toBeTruthy();
    expect(
      screen.getByLabelText(new RegExp(`^Anna, .*${outcome.fulfilled(missions.magnate)}$`)),
    ).toBeTruthy();
    expect(
      screen.getByLabelText(new RegExp(`^Ben, .*${outcome.notFulfilled(missions.cultist)}$`)),
    ).toBeTruthy();
  });
});
