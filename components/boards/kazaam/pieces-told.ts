import type { Print } from '@/components/kit/drawing/print';
import type { KazaamFact } from '@/engine/games/kazaam/state';
import { tileOf, type TileId } from '@/engine/games/kazaam/tiles';

import { print } from './art/prints';

/** The tiles and doses that a fact names, as its viewer came to know them. */
export function piecesIn(fact: KazaamFact): readonly Print[] {
  switch (fact.type) {
    case 'dealt':
    case 'looked':
    case 'searched':
      return (fact.tiles ?? []).map(tile);
    case 'drew':
    case 'stole':
    case 'recovered':
      return fact.tile === null ? [] : [tile(fact.tile)];
    case 'played':
    case 'used':
    case 'struck':
      return [tile(fact.tile)];
    case 'extracted':
      return [tile(fact.tile), print(`sign-${fact.favourite}`)];
    case 'gathered':
    case 'headStart':
      return [print(`sign-${fact.ingredient}`)];
    case 'began':
    case 'turnBegan':
    case 'turnEnded':
    case 'reshuffled':
    case 'restored':
    case 'stopped':
    case 'tookNothing':
    case 'completed':
    case 'discarded':
    case 'swept':
      return [];
  }
}

function tile(id: TileId): Print {
  const { homunculus, place } = tileOf(id);
  return print(`tile-${homunculus}-${place}`);
}
