import type { Shelf } from '@/engine/games/witchs-brew/data';
import { levyForecast } from '@/engine/games/witchs-brew/queries/levy';
import { lyingOn } from '@/engine/games/witchs-brew/queries/stacks';

import {
  ANNA,
  BEN,
  call,
  played,
  question,
  scenario,
  TAKE,
  YIELD,
  type PlayerSketch,
  type Sketch,
} from './scenario';

const others = (ben: PlayerSketch, clara: PlayerSketch): Sketch['players'] => [
  { gold: 2, drops: 'RR', hand: ['cutpurse', 'monk'] },
  { ...ben, hand: ['cutpurse', 'druid'] },
  { ...clara, hand: ['druid', 'witch'] },
];

const forecast = (sketch: Sketch, shelf: Shelf) => levyForecast(scenario(sketch).state, ANNA, shelf);

describe('what a levy would come to', () => {
  test('is a third of everybody’s gold, from the actor’s left, on what lies there already', () => {
    const players = others({ gold: 5 }, { gold: 2 });
    expect(forecast({ players }, 'gold')).toEqual({
      gifts: [1, 0],
      need: 3,
      lying: 1,
      missing: 2,
      isInReach: true,
    });
    expect(forecast({ players, goldOnShelf: 1 }, 'gold')).toMatchObject({ lying: 2, missing: 1 });
  });

  test('is a quarter of everybody’s drops, and out of reach of whoever has too few of his own', () => {
    const players = others({ drops: 'RRRR' }, { drops: 'WWW' });
    expect(forecast({ players, gone: { drops: 2 } }, 'drops')).toEqual({
      gifts: [1, 0],
      need: 4,
      lying: 1,
      missing: 3,
      isInReach: false,
    });
  });

  test('counts no more than the card needs, and is nothing where none is left', () => {
    const players = others({ gold: 9 }, { gold: 9 });
    expect(forecast({ players }, 'gold')).toMatchObject({ gifts: [3, 3], lying: 3, missing: 0 });
    expect(forecast({ players, gone: { gold: 5 } }, 'gold')).toBeNull();
  });

  test('is one less from whoever has said “So be it”, and that is what then comes of it', () => {
    const table = played(
      scenario({ players: others({ gold: 6 }, { gold: 3 }) }),
      [ANNA, call('cutpurse')],
      [BEN, YIELD],
    );
    const foretold = levyForecast(table.state, ANNA, 'gold');
    expect(foretold).toMatchObject({ gifts: [1, 1], lying: 2, missing: 1, isInReach: true });
    const taken = played(table, [ANNA, TAKE]);
    expect(lyingOn(taken.state, 'gold')).toBe(foretold?.lying);
    expect(question(taken).what).toMatchObject({ type: 'complete', missing: foretold?.missing });
  });
});
