import { takeBack } from '@/engine/core/match';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import type { MateriaPrimaMove } from '@/engine/games/materia-prima/state';
import { actedOn, matchAt } from '../match-at';
import { ANNA, DONE, scenario, type PlayerSketch } from './scenario';

const anna = (player: PlayerSketch) => matchAt(materiaPrima, scenario({ players: [player, {}] }));
const after = (match: ReturnType<typeof anna>, ...moves: readonly MateriaPrimaMove[]) =>
  actedOn(materiaPrima, match, moves);

describe('taking back', () => {
  const home = anna({ store: ['fire', 'fire', 'air'], stored: ['forager-pouch'] });
  const equip = { type: 'equip', figure: 'sejlon' } as const;
  const don = { type: 'don', equipment: 'forager-pouch' } as const;
  const take = { type: 'take', element: 'fire' } as const;

  test('equipping and all that was packed go together', () => {
    const packed = after(home, equip, don, take, DONE);
    expect(takeBack(materiaPrima, packed, ANNA)).toEqual({ ok: true, value: home });
  });

  test('in the middle of packing as well', () => {
    expect(takeBack(materiaPrima, after(home, equip, don), ANNA)).toEqual({ ok: true, value: home });
  });

  test('an action before it stays', () => {
    const converted = after(home, { type: 'convert', into: 'copper', pay: ['air', 'fire'] });
    const packed = after(converted, equip, take, DONE);
    expect(takeBack(materiaPrima, packed, ANNA)).toEqual({ ok: true, value: converted });
  });
});
