import type { Exhibit } from '@/components/kit/board';
import { COLOURS, type Colour } from '@/engine/core/guise';
import { at } from '@/engine/core/list';
import { capital } from '@/engine/core/wording';
import { FormulaCard } from './formula-card';
import { CardBack, MissionCard } from './mission-card';
import {
  COST,
  EQUIPMENT_PIECES,
  FORMULA_LEVEL,
  HOMUNCULI,
  STONES,
  type FormulaId,
} from '@/engine/games/materia-prima/cards';
import { MISSIONS } from '@/engine/games/materia-prima/data';

export const named = (id: string): string => id.split('-').map(capital).join(' ');

export const colourAt = (index: number): Colour => at(COLOURS, index % COLOURS.length);

/** All cards, with invented words. */
export function formulas(): readonly Exhibit[] {
  const card = (formula: FormulaId, text: string, width: number) => (
    <FormulaCard
      formula={formula}
      name={named(formula)}
      level={FORMULA_LEVEL[formula]}
      cost={COST[formula]}
      text={text}
      width={width}
      colour="sky"
    />
  );
  return [
    ...HOMUNCULI.map((formula, index) => ({
      name: `formula ${formula}`,
      element: (
        <FormulaCard
          formula={formula}
          name={named(formula)}
          level={FORMULA_LEVEL[formula]}
          cost={COST[formula]}
          stats={{ attack: index % 4, defence: 2, capacity: 3, actions: 2 }}
          text="One more Move"
          width={132}
          colour={colourAt(index)}
        />
      ),
    })),
    ...EQUIPMENT_PIECES.map((formula) => ({
      name: `formula ${formula}`,
      element: card(formula, '+1 attack', 116),
    })),
    ...STONES.map((formula) => ({
      name: `formula ${formula}`,
      element: card(formula, 'First fragment', 116),
    })),
    { name: 'formula narrow', element: card('quick-mirror', 'Second fragment of the Stone', 92) },
    {
      name: 'formula lit',
      element: (
        <FormulaCard
          formula="red-lion"
          name="Red Lion"
          level={3}
          cost={['regia', 'gold']}
          width={116}
          colour="sky"
          isLit
        />
      ),
    },
    {
      name: 'formula dim',
      element: (
        <FormulaCard
          formula="deep-satchel"
          name="Deep Satchel"
          level={2}
          cost={['sulphur', 'glass']}
          width={116}
          colour="sky"
          isDim
        />
      ),
    },
    ...(['homunculus', 'equipment', 'stone', 'mission'] as const).map((kind) => ({
      name: `back ${kind}`,
      element: <CardBack kind={kind} width={92} />,
    })),
    ...MISSIONS.map((mission) => ({
      name: `mission ${mission}`,
      element: (
        <MissionCard
          mission={mission}
          name={named(mission)}
          text="Your homunculi stand in all three cities."
          width={170}
        />
      ),
    })),
  ];
}
