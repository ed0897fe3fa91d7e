import type { Sight } from '@/components/kit/board';
import { isAlike } from '@/engine/core/alike';
import type { City } from '@/engine/games/materia-prima/data';
import { HEXES, landAt, type Hex } from '@/engine/games/materia-prima/map';
import type { MateriaPrima, MateriaPrimaFact, MateriaPrimaMove } from '@/engine/games/materia-prima/state';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

import { nearPlayer, standingOf } from './situation';

/** A hex that words speak of. */
export interface SeenHex {
  readonly hex: Hex;
  readonly kind: Sight<MateriaPrima>['type'];
}

export function seenHexes(
  sights: readonly Sight<MateriaPrima>[],
  view: MateriaPrimaView,
): readonly SeenHex[] {
  const seen = sights.flatMap((sight): readonly SeenHex[] => {
    const hex = sight.type === 'told' ? hexTold(sight.fact, view) : hexOfMove(sight.move, view);
    return hex === null ? [] : [{ hex, kind: sight.type }];
  });
  return seen.filter((one, index) => seen.findIndex((other) => isAlike(one, other)) === index);
}

/** Whether a fact speaks of a hex: where somebody went, dropped or lost something, or a city. */
export function hasPlace(fact: MateriaPrimaFact): boolean {
  return placeTold(fact) !== null;
}

function hexTold(fact: MateriaPrimaFact, view: MateriaPrimaView): Hex | null {
  const place = placeTold(fact);
  return typeof place === 'string' ? cityOn(view, place) : place;
}

function placeTold(fact: MateriaPrimaFact): Hex | City | null {
  switch (fact.type) {
    case 'placed':
    case 'pickedUp':
    case 'dropped':
    case 'beaten':
    case 'looted':
    case 'dissolved':
      return fact.hex;
    case 'moved':
      return fact.to;
    case 'bought':
    case 'opened':
      return fact.city;
    case 'began':
    case 'dealt':
    case 'formulasDealt':
    case 'picked':
    case 'chose':
    case 'turnBegan':
    case 'mined':
    case 'fought':
    case 'packed':
    case 'converted':
    case 'transmuted':
    case 'stoneMade':
    case 'turned':
    case 'researched':
    case 'kept':
    case 'discarded':
    case 'activated':
    case 'fulfilled':
    case 'ended':
      return null;
  }
}

function cityOn({ layout }: MateriaPrimaView, city: City): Hex | null {
  return HEXES.find((hex) => landAt(layout, hex) === city) ?? null;
}

/** Where a move leads, or where whoever makes it stands. */
function hexOfMove(move: MateriaPrimaMove, view: MateriaPrimaView): Hex | null {
  switch (move.type) {
    case 'place':
      return move.hex;
    case 'move':
      return move.to;
    case 'attack':
      return standingOf(view, move.target)?.figure.hex ?? null;
    case 'convert':
    case 'transmute':
    case 'shift':
    case 'research':
    case 'buy':
      return nearPlayer(view).figures[0]?.hex ?? null;
    case 'mine':
    case 'pickUp':
    case 'drop':
    case 'equip':
    case 'activate':
      return move.figure ? (standingOf(view, move.figure)?.figure.hex ?? null) : null;
    case 'pick':
    case 'choose':
    case 'put':
    case 'loot':
    case 'doff':
    case 'don':
    case 'take':
    case 'keep':
    case 'discard':
    case 'done':
    case 'endTurn':
      return null;
  }
}
