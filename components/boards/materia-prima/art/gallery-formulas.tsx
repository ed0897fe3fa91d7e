import { COLOURS, type Colour, type Exhibit } from '@/components/kit/board';
import { at } from '@/engine/core/list';
import type { FormulaId } from './card-marks';
import { FormulaCard } from './formula-card';
import { CardBack, MissionCard } from './mission-card';
import {
  BASICS,
  EQUIPMENT_PIECES,
  HIGHEST,
  HOMUNCULI,
  MIDDLES,
  MISSIONS,
  STONES,
  type Element,
  type Level,
  type Paid,
} from './names';

export const named = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const levelAt = (index: number): Level => (Math.floor(index / 8) + 1) as Level;
const ROWS = [BASICS, MIDDLES, HIGHEST] as const;

/** A price as the level asks for it; the fourth of a row wants a soul. */
function priceAt(index: number): readonly Paid[] {
  const row: readonly Element[] = at(ROWS, levelAt(index) - 1);
  return [
    at(row, index % row.length),
    index % 8 === 3 && index > 8 ? 'soul' : at(row, (index + 1) % row.length),
  ];
}

export const colourAt = (index: number): Colour => at(COLOURS, index % COLOURS.length);

/** All cards, with invented words and prices. */
export function formulas(): readonly Exhibit[] {
  const card = (formula: FormulaId, index: number, text: string, width: number) => (
    <FormulaCard
      formula={formula}
      name={named(formula)}
      level={levelAt(index)}
      cost={priceAt(index)}
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
          level={levelAt(index)}
          cost={priceAt(index)}
          stats={{ attack: index % 4, defence: 2, capacity: 3, actions: 2 }}
          text="One more Move"
          width={132}
          colour={colourAt(index)}
        />
      ),
    })),
    ...EQUIPMENT_PIECES.map((formula, index) => ({
      name: `formula ${formula}`,
      element: card(formula, index, '+1 attack', 116),
    })),
    ...STONES.map((formula, index) => ({
      name: `formula ${formula}`,
      element: card(formula, index, 'First fragment', 116),
    })),
    { name: 'formula narrow', element: card('quick-mirror', 14, 'Second fragment of the Stone', 92) },
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
