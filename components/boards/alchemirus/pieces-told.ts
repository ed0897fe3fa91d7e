import type { Print } from '@/components/kit/drawing/print';
import { FIELDS, type Card } from '@/engine/games/alchemirus/data';
import type { AlchemirusFact } from '@/engine/games/alchemirus/state';

import { print } from './art/prints';

/** The cards, goods and fields that a fact names, as its viewer came to know them. */
export function piecesIn(fact: AlchemirusFact): readonly Print[] {
  switch (fact.type) {
    case 'dealt':
    case 'drew':
      return (fact.cards ?? []).map(mini);
    case 'exchanged':
      return [mini(fact.take), mini(fact.give)];
    case 'placed':
      return medal(fact.field);
    case 'built':
      return [mini(fact.building)];
    case 'paid':
      return [mini(fact.card)];
    case 'harvested':
      return fact.goods.map((good) => print(`good-${good}`));
    case 'carried':
    case 'sold':
    case 'bought':
      return [print(`good-${fact.good}`)];
    case 'transmuted':
      return [print(`good-${fact.into}`)];
    case 'earned':
      return [print('fame-token')];
    case 'haunted':
      return [print('spirit')];
    case 'robbed':
      return fact.card === null ? [print('card-sign')] : [mini(fact.card)];
    case 'began':
    case 'turnBegan':
    case 'bankFilled':
    case 'reshuffled':
    case 'moved':
    case 'goalReached':
    case 'ended':
      return [];
  }
}

const mini = (card: Card): Print => print(`mini-${card}`);

function medal(field: number): readonly Print[] {
  const action = FIELDS[field];
  return action ? [print(`medallion-${action}`)] : [];
}
