import { gestureFrom } from '@/engine/core/gesture';
import { rngFrom } from '@/engine/core/rng';
import { kazaam } from '@/engine/games/kazaam/game';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import { BEGINNER, HEX_NAMES, HEXES, landAt } from '@/engine/games/materia-prima/map';

import * as creatures from '../kazaam/scenario';
import { ANNA, attack, played, scenario } from '../materia-prima/scenario';

const rng = rngFrom(5);

describe('a move with all that completes it', () => {
  const table = scenario({
    players: [{ alchemist: 'sejlon', load: ['water', 'copper'], store: ['fire'] }, {}],
  });
  const equip = { type: 'equip', figure: 'sejlon' } as const;

  test('goes on as long as it is one gesture, and can be played as it is', () => {
    const gesture = gestureFrom(materiaPrima, table, equip, rng);
    expect(gesture[0]).toEqual(equip);
    expect(gesture.length).toBeGreaterThan(1);
    expect(played(table, ...gesture).agenda[0]).toMatchObject({ what: { type: 'turn' } });
  });

  test('is the same for whatever the seat cannot know', () => {
    const other = materiaPrima.resample(table, ANNA, rngFrom(9));
    expect(gestureFrom(materiaPrima, other, equip, rng)).toEqual(
      gestureFrom(materiaPrima, table, equip, rng),
    );
  });

  test('ends before anything that is not known yet', () => {
    const research = { type: 'research', kind: 'homunculus' } as const;
    const city = HEX_NAMES[HEXES.findIndex((one) => landAt(BEGINNER, one) === 'blackholm')]!;
    const there = scenario({ players: [{ alchemist: 'vitrudes', at: city, home: 'E4' }, { home: 'H4' }] });
    expect(gestureFrom(materiaPrima, there, research, rng)).toEqual([research]);
    const near = scenario({
      players: [
        { alchemist: 'vitrudes', at: 'D4' },
        { alchemist: 'lenka', at: 'D5', load: ['gold', 'fire', 'iron', 'water'] },
      ],
    });
    const strike = attack('vitrudes', 'lenka');
    expect(gestureFrom(materiaPrima, near, strike, rng)).toEqual([strike]);
  });

  test('is the move alone where every move is a thing of its own', () => {
    const drawn = creatures.scenario({ players: [{ hand: ['bone tail'] }, {}] });
    expect(gestureFrom(kazaam, drawn, { type: 'draw' }, rng)).toEqual([{ type: 'draw' }]);
  });
});
