import { useEffect } from 'react';

import { makeReady } from '@/components/kit/drawing/ready';
import { useTheme } from '@/components/kit/theme';
import { ELEMENTS, LEVELS } from '@/engine/games/materia-prima/data';
import { wealthOf } from '@/engine/games/materia-prima/queries/tower';
import { kindOf } from '@/engine/games/materia-prima/queries/formulas';
import { FORMULA_LEVEL } from '@/engine/games/materia-prima/cards';
import { countOf } from '@/engine/games/materia-prima/stock';

import { hasPrint, print, type PrintName } from '../art/prints';
import { FULL } from '../art/vessel-marks';
import { nearPlayer } from '../touch/situation';
import { usePerson, useSetting } from '../table';

const STILL: readonly string[] = [
  ...LEVELS.map((level) => `vessel-${level}`),
  ...ELEMENTS.flatMap((element) => [`glass-${element}`, `empty-${element}`]),
  'vessel-light',
  'scene',
  'scene-before',
  'plaque-free',
];

/** What the tower shows is read while nobody touches anything: it then opens at once. */
export function useReadyTower(): void {
  const { view, near, isFaceDown } = useSetting();
  const { colour } = usePerson(near);
  const { scheme } = useTheme();
  useEffect(() => {
    const wealth = wealthOf(nearPlayer(view));
    const amount = (count: number) => Math.min(count, FULL);
    const names: readonly string[] = [
      ...STILL,
      `tower-${colour}`,
      ...ELEMENTS.map((element) => `liquid-${element}-${amount(countOf(wealth, element))}`),
      ...(isFaceDown
        ? []
        : view.hand.flatMap((formula) => [
            `window-${kindOf(formula)}`,
            `heading-${kindOf(formula)}-${FORMULA_LEVEL[formula]}`,
          ])),
    ];
    const known = names.filter((name): name is PrintName => hasPrint(name));
    return makeReady(known.map((name) => print(name).picture(scheme, false)));
  }, [view, near, colour, scheme, isFaceDown]);
}
