import type { LabBounds } from '@/engine/core/lab';
import { kazaam } from '@/engine/games/kazaam/game';
import { checkBounds } from '@/engine/lab/bounds';
import { render } from '@/engine/lab/markdown';
import { reportOn } from '@/engine/lab/report';
import type { Trial } from '@/engine/lab/simulate';
import { NO_GAMES, PARTS_OF_A_WIN, type Summary, type Wins } from '@/engine/lab/summary';

const ALCHEMISTS = ['geber', 'maria', 'minerva', 'perenelle', 'severus', 'zosimos'];
const POWERS = ['ear', 'arm', 'leg', 'torso', 'tail', 'head'];
const BONUS = 'one homunculus with five or more face up';

const trial: Trial = { game: 'kazaam', options: {}, levels: ['adept', 'adept'], seed: 1, games: 600 };

function wins(count: number): Wins {
  return { parts: count * PARTS_OF_A_WIN, seats: 200 };
}

const even: Summary = {
  ...NO_GAMES,
  games: 600,
  turns: { 12: 600 },
  winners: 600,
  order: { 0: wins(330), 1: wins(270) },
  traits: { alchemist: Object.fromEntries(ALCHEMISTS.map((name) => [name, wins(100)])) },
  counts: { power: Object.fromEntries(POWERS.map((name) => [name, { total: 5, games: 5 }])) },
  findings: { [BONUS]: 30 },
};

function withWins(changed: Readonly<Record<string, Wins>>): Summary {
  return { ...even, traits: { alchemist: { ...even.traits.alchemist, ...changed } } };
}

function withPower(changed: Readonly<Record<string, { total: number; games: number }>>): Summary {
  return { ...even, counts: { power: { ...even.counts.power, ...changed } } };
}

function failures(summary: Summary): readonly string[] {
  const checks = checkBounds(kazaam.lab, reportOn(kazaam, trial, summary));
  return checks.filter((check) => !check.holds).map((check) => check.name);
}

const { head, ...otherPowers } = even.counts.power!;

test.each<[string, Summary, readonly string[]]>([
  ['an even game', even, []],
  ['a winner within 4 points', withWins({ maria: wins(123), geber: wins(77) }), []],
  [
    'a winner past 4 points',
    withWins({ maria: wins(126), geber: wins(74) }),
    ['wins, alchemist geber', 'wins, alchemist maria'],
  ],
  ['the shortest median allowed', { ...even, turns: { 8: 600 } }, []],
  ['too short a median', { ...even, turns: { 7: 400, 12: 200 } }, ['median length']],
  ['too long a median', { ...even, turns: { 12: 299, 17: 301 } }, ['median length']],
  ['a finding too rare', { ...even, findings: { [BONUS]: 5 } }, [BONUS]],
  ['a finding just often enough', { ...even, findings: { [BONUS]: 6 } }, []],
  ['a finding too often', { ...even, findings: { [BONUS]: 91 } }, [BONUS]],
  ['a finding never heard of', { ...even, findings: {} }, [BONUS]],
  ['a power never used', withPower({ tail: { total: 0, games: 0 } }), ['power: tail']],
  ['a power not even counted', { ...even, counts: { power: otherPowers } }, ['power: head']],
  ['three of 603 games stopped', { ...even, games: 603, stopped: 3, turns: { 12: 600, 101: 3 } }, []],
  [
    'four of 604 games stopped',
    { ...even, games: 604, stopped: 4, turns: { 12: 600, 101: 4 } },
    ['stopped games'],
  ],
])('%s', (_, summary, expected) => {
  expect(failures(summary)).toEqual(expected);
});

describe('bounds that only some games have', () => {
  const turns = { group: 'turns', name: 'had' };
  const counts = (ears: number, games: number) => ({
    ...even.counts,
    limb: { ear: { total: ears, games }, arm: { total: 90, games: 90 } },
    turns: { had: { total: 200, games: 600 } },
  });
  const check = (bounds: Partial<LabBounds>, summary: Summary) =>
    checkBounds(
      { ...kazaam.lab, bounds: { ...kazaam.lab.bounds, ...bounds } },
      reportOn(kazaam, trial, summary),
    );

  test.each<[string, Partial<LabBounds>, Summary, readonly string[]]>([
    ['the order of play within reach', { orderShare: 5 }, even, []],
    ['the order of play out of reach', { orderShare: 4 }, even, ['wins, place 1', 'wins, place 2']],
    [
      'each name often enough for something else',
      { leastShare: [{ group: 'limb', of: turns, points: 15 }] },
      { ...even, counts: counts(30, 1) },
      [],
    ],
    [
      'a name too rare for something else',
      { leastShare: [{ group: 'limb', of: turns, points: 15 }] },
      { ...even, counts: counts(29, 600) },
      ['limb: ear, share of turns had'],
    ],
    [
      'each name in games enough',
      { leastShare: [{ group: 'limb', of: 'games', points: 15 }] },
      { ...even, counts: counts(1, 90) },
      [],
    ],
    [
      'a name in too few games',
      { leastShare: [{ group: 'limb', of: 'games', points: 15 }] },
      { ...even, counts: counts(200, 89) },
      ['limb: ear, share of games'],
    ],
    [
      'those who do something win within reach of even',
      { doersGain: { limb: 15 } },
      { ...even, doers: { limb: { ear: wins(130), arm: wins(20) } } },
      [],
    ],
    [
      'those who do something win too often',
      { doersGain: { limb: 15 } },
      { ...even, doers: { limb: { ear: wins(131), arm: wins(20) }, leg: { shin: wins(200) } } },
      ['limb: ear, wins a seat'],
    ],
    [
      'expected names that never occurred',
      { leastShare: [{ group: 'power', of: 'games', points: 0.5 }] },
      withPower({ tail: { total: 0, games: 0 } }),
      ['power: tail', 'power: tail, share of games'],
    ],
  ])('%s', (_, bounds, summary, expected) => {
    const failed = check(bounds, summary).filter(({ holds }) => !holds);
    expect(failed.map(({ name }) => name)).toEqual(expected);
  });

  test('what is expected of other numbers of players is not missed', () => {
    const missed = (players: readonly number[]) => {
      const lab = { ...kazaam.lab, expected: [{ group: 'power', name: 'wing', players }] };
      const report = reportOn({ ...kazaam, lab }, trial, even);
      const isListed = report.tallies.some(({ rows }) => rows.some(({ name }) => name === 'wing'));
      const failed = checkBounds(lab, report).filter(({ holds }) => !holds);
      return [isListed, ...failed.map(({ name }) => name)];
    };
    expect(missed([2, 3])).toEqual([true, 'power: wing']);
    expect(missed([3])).toEqual([false]);
  });

  test('who wins is told in the order of what is expected', () => {
    const summary = { ...even, doers: { power: { arm: wins(110), ear: wins(90) } } };
    const report = reportOn(kazaam, trial, summary);
    expect(report.doers.map(({ rows }) => rows.map(({ name }) => name))).toEqual([['ear', 'arm']]);
    expect(render(report, [])).toMatch(
      /## Who wins: power\n\n.*\n.*\n\| ear +\| +200 \| 45\.0 % \(.*\) \| 50\.0 % \| +−5\.0 \|/,
    );
  });

  test('are written out like the others', () => {
    const summary = { ...even, counts: counts(40, 40) };
    const report = reportOn(kazaam, trial, summary);
    const text = render(report, check({ leastShare: [{ group: 'limb', of: turns, points: 15 }] }, summary));
    expect(text).toMatch(/\| limb: ear, share of turns had +\| 20\.0 % \| at least 15\.0 % \| +holds \|/);
  });
});

describe('the report', () => {
  const summary = withPower({ tail: { total: 0, games: 0 }, head: head! });
  const report = reportOn(kazaam, trial, summary);
  const text = render(report, checkBounds(kazaam.lab, report));

  test.each([
    ['shares with their intervals', /\| first +\| 55\.0 % \(51\.0–58\.9\) \| 50\.0 % \| +\+5\.0 \|/],
    ['win rates where present', /\| maria +\| 16\.7 % .* 200 \| 50\.0 % \(43\.1–56\.9\) \| 50\.0 % \|/],
    ['expected names that never occurred', /\| tail +\| +0 \| +0\.00 \|/],
    ['bounds that hold', /\| median length +\| +12 \| +8–16 \| +holds \|/],
    ['bounds that fail', /\| power: tail +\| +0 \| +at least 1 \| \*\*FAILS\*\* \|/],
  ])('shows %s', (_, line) => {
    expect(text).toMatch(line);
  });

  test('tells levels apart only where they differ', () => {
    expect(text).not.toContain('Wins by level');
    const mixed: Trial = { ...trial, levels: ['adept', 'random'] };
    const levels = { adept: { ...wins(500), seats: 600 }, random: { ...wins(100), seats: 600 } };
    const rows = reportOn(kazaam, mixed, { ...even, levels }).byLevel;
    expect(rows.map(({ name, even: fair, seats }) => [name, fair, seats])).toEqual([
      ['adept', 0.5, 600],
      ['random', 0.5, 600],
    ]);
  });
});
