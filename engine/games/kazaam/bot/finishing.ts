import { asked } from '@/engine/core/game';
import { at, sum } from '@/engine/core/list';
import { othersFrom, type Seat } from '@/engine/core/seat';
import {
  BOARDS,
  HAND_LIMIT,
  INGREDIENTS,
  PLACES,
  type Homunculus,
  type Ingredient,
  type Place,
} from '../data';
import { legal } from '../moves/legal';
import { score } from '../score';
import type { KazaamBoard, KazaamMove, KazaamPlayer, KazaamTable } from '../state';
import { playerAt } from '../steps';
import { tileOf, type Tile } from '../tiles';

type Use = Extract<KazaamMove, { readonly type: 'use' }>;

/** The moves that may belong to completing the creature within this turn (KZ-25), and to winning by it. */
export function finishing(table: KazaamTable, seat: Seat): readonly KazaamMove[] {
  const ask = asked(table);
  if (!ask) return [];
  const player = playerAt(table, seat);
  switch (ask.what.type) {
    case 'turn':
      return actions(table, seat, player, (wanted) => legal(table, ask).filter(wanted));
    case 'search':
      return legal(table, ask).filter((move) => move.type === 'take' && isUseful(player, move.tile));
    case 'gather':
      return gathers(player, legal(table, ask));
    case 'stop':
    case 'look':
    case 'newTile':
      return [];
  }
}

/** What has to be played, and what may be done besides by the actions that are over. */
function actions(
  table: KazaamTable,
  seat: Seat,
  player: KazaamPlayer,
  allowed: (wanted: (move: KazaamMove) => boolean) => readonly KazaamMove[],
): readonly KazaamMove[] {
  const free = PLACES.filter((place) => !player.board[place]);
  const spare = table.state.turn.actions - free.length;
  const fitting = fittingOf(player);
  const lacking = free.filter((place) => !fitting.some((tile) => tile.place === place)).length;
  if (lacking > spare) return [];
  const plays = allowed((move) => move.type === 'play');
  if (spare === 0) return plays;
  const isShort = shortOf(player, fitting).length > 0;
  // KZ-17: with a full hand no part can be taken from anywhere.
  const needsRoom = lacking > 0 && player.hand.length >= HAND_LIMIT;
  const odd = oddPlaces(player.board);
  const others = allowed((move) => {
    switch (move.type) {
      case 'restore':
        return true;
      case 'extract':
        return isShort || needsRoom;
      case 'use':
        return isHelpful(table, seat, move, { isShort, odd, spare });
      case 'draw':
      case 'play':
      case 'end':
      case 'stop':
      case 'allow':
      case 'seen':
      case 'take':
      case 'gather':
        return false;
    }
  });
  return [...plays, ...others];
}

/** Why a power would be used before the end: to pay, to find a part, to be of one kind, to bring down the leader. */
function isHelpful(
  table: KazaamTable,
  seat: Seat,
  { place, aim }: Use,
  why: { readonly isShort: boolean; readonly odd: readonly Place[]; readonly spare: number },
): boolean {
  const isOneKindNear = why.odd.length > 0 && why.odd.length <= why.spare;
  switch (aim?.type) {
    case undefined:
      return isOneKindNear && why.odd.includes(place);
    case 'supply':
      return why.isShort;
    case 'discards':
      return true;
    case 'tile':
      if (aim.seat === seat) return isOneKindNear && aim.place !== place && why.odd.includes(aim.place);
      return (
        leadersOf(table, seat).includes(aim.seat) &&
        at(table.state.players, aim.seat).board[aim.place]?.isUp === true
      );
    case 'hand':
      return isUseful(playerAt(table, seat), onlyTileOf(playerAt(table, aim.seat)));
  }
}

/** A hand of one tile leaves nothing to chance: whoever knows it knows what a theft brings (KZ-16). */
function onlyTileOf({ hand }: KazaamPlayer): Tile['id'] | null {
  const [tile, ...others] = hand;
  return tile !== undefined && others.length === 0 ? tile : null;
}

/** Those of the others who would have most points now. */
function leadersOf(table: KazaamTable, seat: Seat): readonly Seat[] {
  const standings = score(table);
  const rivals = othersFrom(seat, table.seats);
  const most = Math.max(...rivals.map((rival) => at(standings, rival).total));
  return rivals.filter((rival) => at(standings, rival).total === most);
}

/** The places where something lies face up that is not of the kind that most of it is of (KZ-27). */
function oddPlaces(board: KazaamBoard): readonly Place[] {
  const kinds = new Map<Homunculus, readonly Place[]>();
  for (const place of PLACES) {
    const slot = board[place];
    if (!slot?.isUp) continue;
    const { homunculus } = tileOf(slot.tile);
    kinds.set(homunculus, [...(kinds.get(homunculus) ?? []), place]);
  }
  const [, ...fewer] = [...kinds.values()].sort((one, other) => other.length - one.length);
  return fewer.flat();
}

/** To be laid down, or to be extracted to pay for what is (KZ-23). */
function isUseful(player: KazaamPlayer, tile: Tile['id'] | null): boolean {
  if (tile === null) return false;
  const { place, symbols } = tileOf(tile);
  const yielded = [...symbols, BOARDS[player.alchemist].ingredient];
  return !player.board[place] || shortOf(player, fittingOf(player)).some((one) => yielded.includes(one));
}

/** What could be laid down of the hand. */
function fittingOf({ hand, board }: KazaamPlayer): readonly Tile[] {
  return hand.map(tileOf).filter(({ place }) => !board[place]);
}

/** The ingredients that are missing to pay for all these tiles. */
function shortOf({ purse }: KazaamPlayer, tiles: readonly Tile[]): readonly Ingredient[] {
  return INGREDIENTS.filter((ingredient) => {
    const needed = sum(tiles.map(({ symbols }) => symbols.filter((symbol) => symbol === ingredient).length));
    return needed > purse[ingredient];
  });
}

function gathers(player: KazaamPlayer, moves: readonly KazaamMove[]): readonly KazaamMove[] {
  const short = shortOf(player, fittingOf(player));
  const wanted = moves.filter((move) => move.type === 'gather' && short.includes(move.ingredient));
  return wanted.length > 0 ? wanted : moves.slice(0, 1);
}
