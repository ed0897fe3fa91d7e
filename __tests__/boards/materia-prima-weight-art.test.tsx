import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { materiaPrima as shown } from '@/components/boards/materia-prima/shown';
import { at } from '@/engine/core/list';
import { asked } from '@/engine/core/game';
import { begin } from '@/engine/core/match';
import type { Viewer } from '@/engine/core/seat';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import { BEGINNER, HEX_NAMES, HEXES, landAt } from '@/engine/games/materia-prima/map';
import type { MateriaPrimaTable } from '@/engine/games/materia-prima/state';

import { ANNA, attack, fought, played, scenario, type Sketch } from '../engine/materia-prima/scenario';
import { measureAll } from './measured';
import { given, pressId, Room } from './room';

/** What a sheet may cost a phone, in views of the platform: all of it, and what of it is drawn element by element. */
const MOST = { views: 250, drawn: 120 };

const hosts = () => screen.UNSAFE_root.findAll(({ type }) => typeof type === 'string');

function weigh() {
  const all = hosts();
  return { views: all.length, drawn: all.filter(({ type }) => /^RNSVG/.test(String(type))).length };
}

async function mounted(table: MateriaPrimaTable, viewer: Viewer = ANNA) {
  const { Board } = shown;
  render(
    <Room>
      <Board {...given(materiaPrima, table, viewer)} />
    </Room>,
  );
  // Pictures are brought before the board is shown; what fits itself into its room is measured then.
  await act(async () => {});
  measureAll();
}

/** What lies over the table, once it is open and all of it is there. */
async function weighSheet(table: MateriaPrimaTable, opening: () => void, viewer: Viewer = ANNA) {
  await mounted(table, viewer);
  const before = weigh();
  act(opening);
  await act(async () => {});
  measureAll();
  measureAll();
  const after = weigh();
  return { views: after.views - before.views, drawn: after.drawn - before.drawn };
}

const CITY = at(HEX_NAMES, HEXES.find((hex) => landAt(BEGINNER, hex) === 'blackholm') ?? 0);

const RICH: Sketch['players'][number] = {
  alchemist: 'sejlon',
  home: 'D4',
  load: ['fire', 'copper', 'gold'],
  store: ['mercury', 'fire', 'iron', 'water', 'earth', 'air', 'glass', 'platinum'],
  hand: ['sun-king', 'sulphur-lance', 'ash-blade', 'mud-porter', 'crowned-wyrm'],
  worn: ['oak-buckler', 'miner-lens'],
  stored: ['forager-pouch', 'seer-ring'],
  homunculi: [
    ['rust-imp', 'E4'],
    ['quarry-giant', 'D4'],
    ['comet-stag', 'E5'],
  ],
  souls: 3,
  mission: 'magnate',
};

const others: Sketch['players'] = [
  {
    alchemist: 'vitrudes',
    at: 'C5',
    load: ['iron', 'gold'],
    hand: ['dragon-ruby', 'raven-head'],
    worn: ['ash-blade'],
    homunculi: [
      ['copper-hound', 'C4'],
      ['mirage-djinn', 'C5'],
    ],
    mission: 'cultist',
    souls: 0,
  },
  { alchemist: 'lenka', at: 'F4', homunculi: [['vitriol-hydra', 'F5']], souls: 2 },
  { alchemist: 'wilka', at: 'G3', homunculi: [['mirror-moth', 'G3']] },
];

const middle = () => scenario({ players: [RICH, ...others], piles: [['E4', null, ['gold', 'air'], 1]] });

const inCity = () =>
  scenario({
    players: [{ ...RICH, at: CITY, home: 'H4', load: ['water', 'fire', 'iron'] }, ...others.slice(0, 1)],
    top: ['mud-porter', 'wick-runner', 'puddling'],
    market: ['stables', null, 'bloomery'],
  });

const fight = () =>
  scenario({
    players: [
      { alchemist: 'vitrudes', at: 'E5', load: ['iron', 'iron', 'iron'] },
      { alchemist: 'lenka', at: 'D5', load: ['water', 'air', 'gold', 'gold'] },
    ],
  });

function begun(alchemists: 'deal' | 'pick'): MateriaPrimaTable {
  const options = {
    map: 'beginner',
    pickUp: 'one',
    alchemists,
    soullessWins: true,
    endAt25: false,
    endAt60: false,
  } as const;
  const sitters = ['Anna', 'Ben'].map((name) => ({ name, bot: null }));
  const match = begin(materiaPrima, { options, seed: 3, sitters });
  if (!match.ok) throw new Error(match.problem);
  return match.value.table;
}

const press = (id: string) => () => pressId(id);
const hold = (id: string) => () => fireEvent(screen.getByTestId(id), 'longPress');

const SHEETS: readonly (readonly [name: string, table: () => MateriaPrimaTable, opening: () => void])[] = [
  ['the tower', middle, press('open-tower')],
  ['formulas', middle, press('open-formulas')],
  ['the mission', middle, press('open-mission')],
  ['the legend', middle, press('open-legend')],
  ['the list', middle, press('open-list')],
  ['a player', middle, press('player-1')],
  ['oneself', middle, press('player-0')],
  ['a figure', middle, press('figure-card')],
  ['a hex', middle, hold('hex-0')],
  ['a city', inCity, press('act-city')],
  ['a fight', fight, press('act-attack')],
  ['dropping', fight, press('act-drop')],
];

/** What is still heavier: the still has a name, a count and a light of its own for each vessel. */
const NOT_YET: Readonly<Record<string, number>> = { 'the tower': 309 };

test.each(SHEETS)('%s is light enough for a phone', async (name, table, opening) => {
  const weight = await weighSheet(table(), opening);
  if (process.env.WEIGH) process.stderr.write(`${name} ${JSON.stringify(weight)}\n`);
  expect(weight.views).toBeGreaterThan(10);
  expect(weight.views).toBeLessThanOrEqual(NOT_YET[name] ?? MOST.views);
  expect(weight.drawn).toBeLessThanOrEqual(MOST.drawn);
});

const QUESTIONS: readonly (readonly [name: string, table: () => MateriaPrimaTable])[] = [
  ['which alchemist', () => begun('pick')],
  ['which mission', () => begun('deal')],
  ['which formula is kept', () => played(inCity(), { type: 'research', kind: 'homunculus' })],
  ['which loot', () => fought(fight(), attack('vitrudes', 'lenka'), true)],
];

test.each(QUESTIONS)('what is asked, %s, is light enough for a phone with its board', async (name, make) => {
  const table = make();
  await mounted(table, asked(table)?.seat ?? ANNA);
  await act(async () => {});
  measureAll();
  const all = weigh();
  if (process.env.WEIGH) process.stderr.write(`${name} ${JSON.stringify(all)}\n`);
  expect(all.views).toBeLessThanOrEqual(400 + MOST.views);
  expect(all.drawn).toBeLessThanOrEqual(MOST.drawn);
});
