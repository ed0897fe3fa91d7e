import type { Print } from '@/components/kit/drawing/print';
import { potionOf, ROLES, type PotionId, type Role } from '@/engine/games/witchs-brew/data';
import type { Source, WitchsBrewFact } from '@/engine/games/witchs-brew/state';

import { print } from './art/prints';

/** The roles, potions and ravens that a fact names, as its viewer came to know them. */
export function piecesIn(fact: WitchsBrewFact): readonly Print[] {
  switch (fact.type) {
    case 'chose':
      return (fact.roles ?? []).map(medallion);
    case 'called':
    case 'passed':
    case 'faced':
    case 'claimed':
    case 'yielded':
    case 'declined':
      return [medallion(fact.role)];
    case 'swapped':
      return [source(fact.by)];
    case 'brewed':
      return [source(fact.by), bottle(fact.potion)];
    case 'bottled':
      return [bottle(fact.potion)];
    case 'setBegan':
      return [print('spell-sign'), ...fact.forbidden.map(medallion)];
    case 'tookCard':
      return [print('potion-back')];
    case 'tookVials':
      return [print('vial')];
    case 'ravenCame':
      return [print('raven-perched')];
    case 'began':
    case 'led':
    case 'levied':
    case 'gave':
    case 'leftShort':
    case 'setEnded':
    case 'ended':
      return [];
  }
}

const medallion = (role: Role): Print => print(`medallion-${role}`);
const bottle = (potion: PotionId): Print => print(`bottle-${potionOf(potion).stack}`);

function source(by: Source): Print {
  const role = ROLES.find((one) => one === by);
  return role ? medallion(role) : print('spell-sign');
}
