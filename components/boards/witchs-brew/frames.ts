import { framesOf } from '@/components/kit/stage/frames';
import { at, never, replaceAt, without } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import {
  NOTHING,
  potionOf,
  ROLES,
  type Goods,
  type PotionId,
  type Role,
  type Shelf,
} from '@/engine/games/witchs-brew/data';
import { minus, plus } from '@/engine/games/witchs-brew/drops';
import type { Stance, WitchsBrewFact, WitchsBrewTrick } from '@/engine/games/witchs-brew/state';
import type { WitchsBrewSeatView, WitchsBrewView } from '@/engine/games/witchs-brew/view';

import { closed } from './covered';
import { playerOf } from './deeds';

/** The table while facts are shown: nobody is asked anything yet. */
export function frames(view: WitchsBrewView, facts: readonly WitchsBrewFact[]): readonly WitchsBrewView[] {
  return framesOf(view, facts, before);
}

export function before(view: WitchsBrewView, fact: WitchsBrewFact): WitchsBrewView {
  return { ...undone(view, fact), asked: null };
}

function undone(view: WitchsBrewView, fact: WitchsBrewFact): WitchsBrewView {
  switch (fact.type) {
    case 'began':
    case 'faced':
    case 'declined':
    case 'levied':
    case 'leftShort':
    case 'tookVials':
      return view;
    case 'setBegan':
      return { ...view, set: fact.set - 1 };
    case 'chose':
      return unchosen(view, fact.seat);
    case 'led':
      return unled(view, fact.ended);
    case 'called':
      return { ...unplayed(view, fact.seat, fact.role), trick: null, called: view.called.slice(0, -1) };
    case 'passed':
      return stood(view, fact.seat, 'waits');
    case 'claimed':
      return unclaimed(unplayed(view, fact.seat, fact.role), fact.seat, fact.from);
    case 'yielded':
      return stood(unplayed(view, fact.seat, fact.role), fact.seat, 'waits');
    case 'swapped':
      return given(view, fact.seat, fact.price, fact.gain);
    case 'brewed':
      return given(untaken(view, fact.seat, fact.potion), fact.seat, fact.price, {
        ...NOTHING,
        vials: fact.extra === null ? 0 : 1,
      });
    case 'gave':
      return given(offShelf(view, fact.price), fact.seat, fact.price);
    case 'bottled':
      return given(
        onShelf(untaken(view, fact.seat, fact.potion), fact.shelf, fact.lay),
        fact.seat,
        fact.added,
      );
    case 'ravenCame':
      return { ...view, ravens: fact.ravens - 1 };
    case 'tookCard':
      return withPlayer(view, fact.seat, { cards: playerOf(view, fact.seat).cards - 1 });
    case 'setEnded':
      return unswept(view, fact);
    case 'ended':
      return fact.isOpen ? view : uncounted(view);
    default:
      return never(fact);
  }
}

function withPlayer(view: WitchsBrewView, seat: Seat, change: Partial<WitchsBrewSeatView>): WitchsBrewView {
  return { ...view, players: replaceAt(view.players, seat, { ...playerOf(view, seat), ...change }) };
}

/** The price is back, and what was got for it gone. */
function given(view: WitchsBrewView, seat: Seat, price: Goods, gain: Goods = NOTHING): WitchsBrewView {
  const { gold, drops, vials } = playerOf(view, seat);
  return withPlayer(view, seat, {
    gold: gold + price.gold - gain.gold,
    drops: minus(plus(drops, price.drops), gain.drops),
    vials: vials + price.vials - gain.vials,
  });
}

function unchosen(view: WitchsBrewView, seat: Seat): WitchsBrewView {
  const counted = withPlayer(view, seat, { handSize: 0 });
  return view.viewer === seat ? { ...counted, hand: [] } : counted;
}

/** The role is held again; which one matters only to the one who sees that hand. */
function unplayed(view: WitchsBrewView, seat: Seat, role: Role): WitchsBrewView {
  const { handSize, spent } = playerOf(view, seat);
  const counted = withPlayer(view, seat, {
    handSize: handSize + 1,
    spent: spent.filter((one) => one !== role),
  });
  if (view.viewer !== seat) return counted;
  return { ...counted, hand: ROLES.filter((one) => one === role || view.hand.includes(one)) };
}

function stood(view: WitchsBrewView, seat: Seat, stance: Stance): WitchsBrewView {
  const { trick } = view;
  return trick ? { ...view, trick: { ...trick, stances: replaceAt(trick.stances, seat, stance) } } : view;
}

function unclaimed(view: WitchsBrewView, seat: Seat, from: Seat): WitchsBrewView {
  const back = stood(stood(view, seat, 'waits'), from, 'claims');
  return back.trick ? { ...back, trick: { ...back.trick, claimant: from } } : back;
}

/** The leader of a trick is the one who called in it. */
function unled(view: WitchsBrewView, ended: WitchsBrewTrick | null): WitchsBrewView {
  const trickNumber = view.trickNumber - 1;
  return ended
    ? { ...view, trickNumber, trick: ended, leader: ended.caller }
    : { ...view, trickNumber, trick: null };
}

/** The card is the open one of its stack again. */
function untaken(view: WitchsBrewView, seat: Seat, id: PotionId): WitchsBrewView {
  const { cards, openPotions, potions } = playerOf(view, seat);
  const { stack } = potionOf(id);
  const back = withPlayer(view, seat, {
    cards: cards - 1,
    openPotions: openPotions.includes(id) ? without(openPotions, id) : openPotions,
    potions: potions && without(potions, id),
  });
  return { ...back, stacks: { ...view.stacks, [stack]: [id, ...view.stacks[stack]] } };
}

function offShelf(view: WitchsBrewView, { gold, drops }: Goods): WitchsBrewView {
  return {
    ...view,
    goldOnShelf: view.goldOnShelf - gold,
    dropsOnShelf: minus(view.dropsOnShelf, drops),
  };
}

function onShelf(view: WitchsBrewView, shelf: Shelf, { gold, drops }: Goods): WitchsBrewView {
  return shelf === 'gold' ? { ...view, goldOnShelf: gold } : { ...view, dropsOnShelf: drops };
}

function unswept(
  view: WitchsBrewView,
  { swept }: Extract<WitchsBrewFact, { readonly type: 'setEnded' }>,
): WitchsBrewView {
  const { trick, trickNumber, spell, forbidden, called, spent } = swept;
  const players = view.players.map((player, seat) => ({ ...player, spent: at(spent, seat) }));
  return { ...view, players, trick, trickNumber, spell, forbidden, called, leader: trick.caller };
}

/** What others hid until the game was over is hidden. */
function uncounted(view: WitchsBrewView): WitchsBrewView {
  const players = view.players.map((player, seat) => (seat === view.viewer ? player : closed(player)));
  return { ...view, players };
}
