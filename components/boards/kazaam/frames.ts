import { framesOf } from '@/components/kit/stage/frames';
import { at, never, replaceAt } from '@/engine/core/list';
import { toSeat, type Seat } from '@/engine/core/seat';
import { ACTIONS_A_TURN, type Ingredient, type Place } from '@/engine/games/kazaam/data';
import type { KazaamFact, KazaamSlot } from '@/engine/games/kazaam/state';
import { tileOf, type TileId } from '@/engine/games/kazaam/tiles';
import type { KazaamSeatView, KazaamView } from '@/engine/games/kazaam/view';

/** The table while facts are shown: nobody is asked anything yet. */
export function frames(view: KazaamView, facts: readonly KazaamFact[]): readonly KazaamView[] {
  return framesOf(view, facts, before);
}

export function before(view: KazaamView, fact: KazaamFact): KazaamView {
  return { ...undone(view, fact), asked: null, shown: null };
}

function undone(view: KazaamView, fact: KazaamFact): KazaamView {
  switch (fact.type) {
    case 'began':
    case 'headStart':
    case 'looked':
    case 'searched':
    case 'tookNothing':
    case 'discarded':
    case 'swept':
      return view;
    case 'dealt':
      return handed(view, fact.seat, -playerAt(view, fact.seat).handSize, fact.tiles ?? []);
    case 'turnBegan':
      return { ...view, turn: endedTurn(view, fact.seat, fact.round) };
    case 'turnEnded':
      return { ...view, turn: { ...view.turn, seat: fact.seat, actions: fact.unused } };
    case 'reshuffled':
      return { ...view, reserveSize: 0, discardsSize: fact.count };
    case 'drew': {
      const drawn = handed(unspent(view), fact.seat, -1, known(fact.tile));
      return { ...drawn, reserveSize: view.reserveSize + 1 };
    }
    case 'played': {
      const { place, symbols } = tileOf(fact.tile);
      const back = handed(unspent(view), fact.seat, 1, [fact.tile]);
      return poured(slotted(back, fact.seat, place, null), fact.seat, symbols, 1);
    }
    case 'extracted': {
      const back = handed(unspent(view), fact.seat, 1, [fact.tile]);
      const gained = [...tileOf(fact.tile).symbols, fact.favourite];
      return { ...poured(back, fact.seat, gained, -1), discardsSize: view.discardsSize - 1 };
    }
    case 'restored':
      return fact.places.reduce((now, place) => turned(now, fact.seat, place, false), unspent(view));
    case 'used':
      return turned(unspent(view), fact.seat, fact.place, true);
    case 'stopped':
      return turned(view, fact.seat, 'head', true);
    case 'stole':
      return handed(handed(view, fact.seat, -1, known(fact.tile)), fact.from, 1, known(fact.tile));
    case 'recovered':
      return { ...handed(view, fact.seat, -1, known(fact.tile)), discardsSize: view.discardsSize + 1 };
    case 'gathered':
      return poured(view, fact.seat, [fact.ingredient], -1);
    case 'struck':
      return fact.isDiscarded
        ? {
            ...slotted(view, fact.owner, fact.place, { tile: fact.tile, isUp: false }),
            discardsSize: view.discardsSize - 1,
          }
        : turned(view, fact.owner, fact.place, true);
    case 'completed':
      return { ...view, finisher: null };
    default:
      return never(fact);
  }
}

function known(tile: TileId | null): readonly TileId[] {
  return tile === null ? [] : [tile];
}

function playerAt(view: KazaamView, seat: Seat): KazaamSeatView {
  return at(view.players, seat);
}

function withPlayer(view: KazaamView, seat: Seat, change: Partial<KazaamSeatView>): KazaamView {
  return { ...view, players: replaceAt(view.players, seat, { ...playerAt(view, seat), ...change }) };
}

/** So many tiles more or fewer in a hand; which ones matters only to the one who sees that hand. */
function handed(view: KazaamView, seat: Seat, more: number, tiles: readonly TileId[]): KazaamView {
  const counted = withPlayer(view, seat, { handSize: playerAt(view, seat).handSize + more });
  if (view.viewer !== seat) return counted;
  const hand = more > 0 ? [...view.hand, ...tiles] : view.hand.filter((tile) => !tiles.includes(tile));
  return { ...counted, hand };
}

function slotted(view: KazaamView, seat: Seat, place: Place, slot: KazaamSlot | null): KazaamView {
  return withPlayer(view, seat, { board: { ...playerAt(view, seat).board, [place]: slot } });
}

function turned(view: KazaamView, seat: Seat, place: Place, isUp: boolean): KazaamView {
  const slot = playerAt(view, seat).board[place];
  return slot ? slotted(view, seat, place, { tile: slot.tile, isUp }) : view;
}

function poured(view: KazaamView, seat: Seat, ingredients: readonly Ingredient[], sign: 1 | -1): KazaamView {
  const purse: Record<Ingredient, number> = { ...playerAt(view, seat).purse };
  for (const ingredient of ingredients) purse[ingredient] += sign;
  return withPlayer(view, seat, { purse });
}

function unspent(view: KazaamView): KazaamView {
  return { ...view, turn: { ...view.turn, actions: Math.min(ACTIONS_A_TURN, view.turn.actions + 1) } };
}

function endedTurn(view: KazaamView, seat: Seat, round: number): KazaamView['turn'] {
  const count = view.players.length;
  const isFirst = seat === view.first;
  if (isFirst && round === 1) return view.turn;
  return { seat: toSeat((seat + count - 1) % count), actions: 0, round: isFirst ? round - 1 : round };
}
