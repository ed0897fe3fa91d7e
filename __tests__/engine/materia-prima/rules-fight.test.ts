import { legalMoves } from '@/engine/core/play';
import { rngFrom } from '@/engine/core/rng';
import { sum } from '@/engine/core/list';
import { FACES } from '@/engine/games/materia-prima/data';
import { diceOf } from '@/engine/games/materia-prima/queries/figures';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import {
  ANNA,
  attack,
  BEN,
  END,
  factsOf,
  figureOn,
  fought,
  hex,
  isOnMap,
  loadOf,
  lying,
  make,
  played,
  playerOf,
  question,
  reasonFor,
  refusalOf,
  scenario,
  type PlayerSketch,
} from './scenario';

const duel = (anna: PlayerSketch = {}, ben: PlayerSketch = {}) =>
  scenario({
    players: [
      { alchemist: 'vitrudes', at: 'E5', ...anna },
      { alchemist: 'sejlon', at: 'E6', ...ben },
    ],
  });
const STRIKE = attack('vitrudes', 'sejlon');

describe('dice', () => {
  test('MP-21 the attacker rolls his attack, the defender his defence, equipment included', () => {
    const [plain] = factsOf(played(duel(), STRIKE), 'fought');
    expect([plain!.attack.length, plain!.defence.length]).toEqual([3, 3]);
    const lain = played(duel(), STRIKE);
    expect(materiaPrima.view(lain, 'public').dice).toEqual({
      attack: plain!.attack,
      defence: plain!.defence,
    });
    expect(played(lain, END).state.dice).toBeNull();
    const armed = duel({ worn: ['copper-glaive'] }, { worn: ['oak-buckler', 'adamant-plate'] });
    const [fact] = factsOf(played(armed, STRIKE), 'fought');
    expect([fact!.attack.length, fact!.defence.length]).toEqual([5, 7]);
    for (const die of [...fact!.attack, ...fact!.defence]) expect(FACES).toContain(die);
    const stored = duel({ stored: ['copper-glaive'] });
    expect(diceOf(playerOf(stored), 'vitrudes', 'attack')).toBe(3);
  });

  test('MP-21 higher wins; equal or lower is beaten off with no consequence', () => {
    const table = duel({}, { load: ['gold'] });
    let ties = 0;
    for (let seed = 0; seed < 200; seed += 1) {
      const after = played({ ...table, rng: rngFrom(seed) }, STRIKE);
      const [fact] = factsOf(after, 'fought');
      const [mine, his] = [sum(fact!.attack), sum(fact!.defence)];
      expect(fact!.isWon).toBe(mine > his);
      ties += mine === his ? 1 : 0;
      if (mine > his) continue;
      expect(figureOn(after, 'sejlon')).toEqual(figureOn(table, 'sejlon'));
      expect(playerOf(after, BEN)).toEqual(playerOf(table, BEN));
      expect(figureOn(after, 'vitrudes').actions).toBe(2);
    }
    expect(ties).toBeGreaterThan(0);
  });

  test('MP-42 every face is rolled about as often as it is on the die', () => {
    const table = duel();
    const rolls = Array.from({ length: 400 }, (_, seed) => {
      const [fact] = factsOf(played({ ...table, rng: rngFrom(seed) }, STRIKE), 'fought');
      return [...fact!.attack, ...fact!.defence];
    }).flat();
    const shares = [0, 1, 2, 3].map((face) => rolls.filter((die) => die === face).length / rolls.length);
    for (const [index, share] of [1 / 6, 1 / 3, 1 / 3, 1 / 6].entries()) {
      expect(Math.abs(shares[index]! - share)).toBeLessThan(0.04);
    }
  });
});

describe('defeat', () => {
  test('MP-22 a beaten homunculus leaves the map, its card goes under its deck, the attacker gets its elements', () => {
    const table = duel({}, { at: 'G7', homunculi: [['clay-sentry', 'E6', 'gold']] });
    const after = fought(table, attack('vitrudes', 'clay-sentry'), true);
    expect(isOnMap(after, 'clay-sentry')).toBe(false);
    expect(after.state.decks.homunculus.cards.at(-1)).toBe('clay-sentry');
    expect(loadOf(after, 'vitrudes')).toEqual(['gold']);
    expect(playerOf(after, BEN).souls).toBe(1);
    expect(figureOn(after, 'vitrudes').hex).toBe(hex('E5'));
  });

  test('MP-23 a beaten alchemist goes home and loses his elements and one soul stone, nothing else', () => {
    const ben: PlayerSketch = {
      load: ['gold', 'fire'],
      souls: 2,
      worn: ['wind-anklet'],
      store: ['iron'],
      hand: ['first-ash'],
      fragments: ['raven-head'],
      extensions: ['clay-pit'],
    };
    const table = duel({}, ben);
    const after = fought(table, STRIKE, true);
    expect(figureOn(after, 'sejlon').hex).toBe(playerOf(table, BEN).home);
    expect(playerOf(after, BEN)).toEqual({
      ...playerOf(table, BEN),
      souls: 1,
      figures: [
        {
          ...figureOn(table, 'sejlon'),
          hex: playerOf(table, BEN).home,
          load: figureOn(after, 'sejlon').load,
        },
      ],
    });
    expect(loadOf(after, 'sejlon')).toEqual([]);
    expect(loadOf(after, 'vitrudes')).toEqual(['fire', 'gold']);
    expect(playerOf(after).souls).toBe(2);
  });

  test('MP-24 Vitrudes rolls 4 against 3: Sejlon goes home, Vitrudes takes what he can carry and the soul stone', () => {
    const table = duel({ load: ['air', 'air', 'air', 'air'] }, { load: ['gold', 'fire', 'fire'] });
    const seed = Array.from({ length: 5000 }, (_, index) => index).find((index) => {
      const [fact] = factsOf(played({ ...table, rng: rngFrom(index) }, STRIKE), 'fought');
      return sum(fact!.attack) === 4 && sum(fact!.defence) === 3;
    });
    const won = played({ ...table, rng: rngFrom(seed!) }, STRIKE);
    expect(question(won)).toMatchObject({
      seat: ANNA,
      what: { type: 'loot', figure: 'vitrudes', isWon: true },
    });
    expect(reasonFor(won, END)).toBe('loot-first');
    expect(refusalOf(won, { type: 'loot', element: 'iron' })).toEqual({
      rule: 'MP-24',
      reason: 'not-in-the-loot',
    });
    expect(legalMoves(materiaPrima, won)).toEqual([
      { type: 'loot', element: 'fire' },
      { type: 'loot', element: 'gold' },
    ]);
    const after = played(won, { type: 'loot', element: 'gold' });
    expect(figureOn(after, 'sejlon').hex).toBe(playerOf(table, BEN).home);
    expect(loadOf(after, 'vitrudes')).toEqual(['air', 'air', 'air', 'air', 'gold']);
    expect([playerOf(after).souls, playerOf(after, BEN).souls]).toEqual([2, 0]);
    expect(lying(after, 'E6')).toEqual(['fire', 'fire']);
    expect(question(after).what.type).toBe('turn');
  });

  test('MP-24 the room is filled in the order of the pyramid', () => {
    const table = duel({ load: ['air', 'air', 'air'] }, { load: ['gold', 'fire', 'fire'] });
    const won = fought(table, STRIKE, true);
    expect(refusalOf(won, { type: 'loot', element: 'gold' })).toEqual({
      rule: 'MP-24',
      reason: 'loot-in-order',
    });
    const after = played(won, { type: 'loot', element: 'fire' }, { type: 'loot', element: 'gold' });
    expect(lying(after, 'E6')).toEqual(['fire']);
  });

  test('MP-24 what lay on the hex before is no loot', () => {
    const table = scenario({
      players: [
        { alchemist: 'vitrudes', at: 'E5' },
        { alchemist: 'sejlon', at: 'E6', load: ['fire'] },
      ],
      piles: [['E6', BEN, ['gold']]],
    });
    const after = fought(table, STRIKE, true);
    expect(loadOf(after, 'vitrudes')).toEqual(['fire']);
    expect(lying(after, 'E6')).toEqual(['gold']);
  });

  test('MP-24 if a homunculus attacked, the soul stone drops where the loser stood', () => {
    const table = scenario({
      players: [
        { homunculi: [['thorn-duellist', 'E5']] },
        { alchemist: 'lenka', at: 'E6', load: ['gold', 'gold'] },
      ],
    });
    const after = fought(table, attack('thorn-duellist', 'lenka'), true);
    expect(loadOf(after, 'thorn-duellist')).toEqual(['gold']);
    expect(lying(after, 'E6')).toEqual(['gold', 'soul']);
    expect(after.state.piles).toMatchObject([{ by: null }]);
    expect([playerOf(after).souls, playerOf(after, BEN).souls]).toEqual([1, 0]);
    expect(factsOf(after, 'beaten')).toMatchObject([{ soul: 'dropped' }]);
  });

  test('MP-24 a soulless loser gives no stone', () => {
    const after = fought(duel({}, { souls: 0 }), STRIKE, true);
    expect([playerOf(after).souls, playerOf(after, BEN).souls]).toEqual([1, 0]);
    expect(factsOf(after, 'beaten')).toMatchObject([{ soul: null }]);
  });
});

describe('souls', () => {
  test('MP-25 without one the alchemist shows the skull, with one again the heart', () => {
    const table = duel({
      at: 'E4',
      souls: 1,
      store: ['mercury', 'regia', 'gold'],
      hand: ['white-swan', 'heart-crucible'],
    });
    expect(diceOf(playerOf(table), 'vitrudes', 'attack')).toBe(3);
    const soulless = played(table, make('white-swan'));
    expect(factsOf(soulless, 'turned')).toMatchObject([{ isSoulless: true }]);
    expect(diceOf(playerOf(soulless), 'vitrudes', 'attack')).toBe(4);
    expect(diceOf(playerOf(soulless), 'vitrudes', 'defence')).toBe(3);
    const healed = played(soulless, make('heart-crucible'));
    expect(diceOf(playerOf(healed), 'vitrudes', 'attack')).toBe(3);
  });

  test('MP-25 soul stones take no capacity and are further lives', () => {
    const table = duel({}, { souls: 3, load: ['fire', 'fire', 'fire', 'fire'] });
    expect(loadOf(table, 'sejlon')).toHaveLength(4);
    const after = fought(table, STRIKE, true);
    expect(playerOf(after, BEN).souls).toBe(2);
    expect(factsOf(after, 'turned')).toEqual([]);
  });

  test('MP-25 homunculi and equipment are not affected', () => {
    const table = duel({ souls: 0, homunculi: [['cinder-cub', 'E4']], worn: ['ash-blade'] });
    expect(diceOf(playerOf(table), 'cinder-cub', 'attack')).toBe(2);
    expect(diceOf(playerOf(table), 'vitrudes', 'attack')).toBe(5);
  });

  test.each([
    [true, [1, 2]],
    [false, [2, 1]],
  ] as const)(
    'MP-25 with soullessWins %s a soulless player with more wisdom has the ranks %j',
    (soullessWins, ranks) => {
      const table = scenario({
        players: [{ souls: 0, store: ['gold', 'gold', 'gold', 'gold'] }, {}],
        options: { soullessWins },
        round: 60,
      });
      const over = played(table, END, END);
      expect(materiaPrima.score(over).map(({ total }) => total)).toEqual([8, 3]);
      expect(materiaPrima.score(over).map(({ rank }) => rank)).toEqual(ranks);
    },
  );
});
