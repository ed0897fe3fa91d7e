import type { Colour } from '@/engine/core/guise';
import { COST, FORMULA_LEVEL, HOMUNCULUS, type FormulaId } from '@/engine/games/materia-prima/cards';
import { isEquipment, isHomunculus } from '@/engine/games/materia-prima/queries/formulas';

import { FormulaCard } from '../art/formula-card';
import { giftWords, type Speech } from '../words/labels';

interface FormulaPictureProps {
  readonly speech: Speech;
  readonly formula: FormulaId;
  readonly width: number;
  /** Whose figure would stand on the map. */
  readonly colour: Colour;
  readonly isLit?: boolean;
  readonly isDim?: boolean;
}

/** A formula with its words. */
export function FormulaPicture({ speech, formula, ...look }: FormulaPictureProps) {
  const text = effectOf(speech, formula);
  return (
    <FormulaCard
      formula={formula}
      name={speech.text.formula(formula)}
      level={FORMULA_LEVEL[formula]}
      cost={COST[formula]}
      {...(isHomunculus(formula) ? { stats: HOMUNCULUS[formula] } : {})}
      {...(text === null ? {} : { text })}
      {...look}
    />
  );
}

/** What is written at the foot of a card. */
function effectOf(speech: Speech, formula: FormulaId): string | null {
  if (isHomunculus(formula)) return giftWords(speech, HOMUNCULUS[formula]);
  if (isEquipment(formula)) return speech.text.effect(formula);
  return speech.words.sheets.fragment(FORMULA_LEVEL[formula]);
}
