import type { Print } from '@/components/kit/drawing/print';
import { FORMULA_LEVEL, type FormulaId } from '@/engine/games/materia-prima/cards';
import type { Thing } from '@/engine/games/materia-prima/data';
import { isEquipment, isHomunculus } from '@/engine/games/materia-prima/queries/formulas';
import type { FigureId, MateriaPrimaFact } from '@/engine/games/materia-prima/state';

import { print } from './art/prints';

/** The figures, things and formulas that a fact names, as its viewer came to know them. */
export function piecesIn(fact: MateriaPrimaFact): readonly Print[] {
  switch (fact.type) {
    case 'formulasDealt':
    case 'researched':
      return (fact.formulas ?? []).map(formula);
    case 'kept':
    case 'discarded':
      return fact.formula === null ? [] : [formula(fact.formula)];
    case 'picked':
      return [figure(fact.alchemist)];
    case 'moved':
    case 'beaten':
    case 'dissolved':
      return [figure(fact.figure)];
    case 'mined':
      return [figure(fact.figure), token(fact.element)];
    case 'pickedUp':
      return [figure(fact.figure), ...fact.things.map(token)];
    case 'dropped':
      return [figure(fact.figure), token(fact.thing)];
    case 'fought':
      return [figure(fact.figure), figure(fact.target)];
    case 'looted':
      return [figure(fact.figure), ...fact.elements.map(token)];
    case 'packed':
      return [figure(fact.figure), ...fact.elements.map(token)];
    case 'converted':
      return [token(fact.into)];
    case 'transmuted':
      return [formula(fact.formula)];
    case 'stoneMade':
      return [print('stone-so-far-123')];
    case 'bought':
      return [print(`plaque-${fact.extension}`)];
    case 'opened':
      return fact.extension === null ? [] : [print(`plaque-${fact.extension}`)];
    case 'activated':
      return [print(`plaque-${fact.extension}`)];
    case 'fulfilled':
      return [print(`mission-${fact.mission}`)];
    case 'began':
    case 'dealt':
    case 'chose':
    case 'placed':
    case 'turnBegan':
    case 'turned':
    case 'ended':
      return [];
  }
}

const figure = (id: FigureId): Print => print(`figure-${id}`);
const token = (thing: Thing): Print => print(`token-${thing}`);

function formula(id: FormulaId): Print {
  if (isHomunculus(id)) return figure(id);
  return print(isEquipment(id) ? `gear-${id}` : `shard-${FORMULA_LEVEL[id]}`);
}
