import { asked } from '@/engine/core/game';
import { at, sum } from '@/engine/core/list';
import { othersFrom, type Seat } from '@/engine/core/seat';
import { INGREDIENTS, PLACES, type Homunculus, type Ingredient, type Place } from '../data';
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
      return legal(table, ask).filter((move) => move.type === 'take' && isFitting(player, move.tile));
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
  const fitting = player.hand.map(tileOf).filter(({ place }) => free.includes(place));
  const lacking = free.filter((place) => !fitting.some((tile) => tile.place === place)).length;
  if (lacking > spare) return [];
  const plays = allowed((move) => move.type === 'play');
  if (spare === 0) return plays;
  const isShort = shortOf(player, fitting).length > 0;
  const odd = oddPlaces(player.board);
  const others = allowed((move) => {
    switch (move.type) {
      case 'restore':
        return true;
      case 'extract':
        return isShort;
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
      return false;
  }
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

function isFitting({ board }: KazaamPlayer, tile: Tile['id'] | null): boolean {
  return tile !== null && !board[tileOf(tile).place];
}

/** The ingredients that are missing to pay for all these tiles. */
function shortOf({ purse }: KazaamPlayer, tiles: readonly Tile[]): readonly Ingredient[] {
  return INGREDIENTS.filter((ingredient) => {
    const needed = sum(tiles.map(({ symbols }) => symbols.filter((symbol) => symbol === ingredient).length));
    return needed > purse[ingredient];
  });
}

function gathers(player: KazaamPlayer, moves: readonly KazaamMove[]): readonly KazaamMove[] {
  const fitting = player.hand.map(tileOf).filter(({ place }) => !player.board[place]);
  const short = shortOf(player, fitting);
  const wanted = moves.filter((move) => move.type === 'gather' && short.includes(move.ingredient));
  return wanted.length > 0 ? wanted : moves.slice(0, 1);
}
