import { between, type Lying } from '@/components/kit/stage/between';
import type { Tables } from '@/components/kit/stage/scene';
import { at } from '@/engine/core/list';
import { eachSeat, type Seat } from '@/engine/core/seat';
import type { FormulaId } from '@/engine/games/materia-prima/cards';
import {
  CITIES,
  KINDS,
  type City,
  type Extension,
  type Kind,
  type Thing,
} from '@/engine/games/materia-prima/data';
import { HEXES } from '@/engine/games/materia-prima/map';
import { cityAt, marketAt } from '@/engine/games/materia-prima/queries/city';
import { alchemistOf, figureOf } from '@/engine/games/materia-prima/queries/figures';
import { kindOf } from '@/engine/games/materia-prima/queries/formulas';
import type { Figure, FigureId, Pile } from '@/engine/games/materia-prima/state';
import { elementsOf, NO_ELEMENTS, type Stock } from '@/engine/games/materia-prima/stock';
import type { MateriaPrimaSeatView, MateriaPrimaView } from '@/engine/games/materia-prima/view';

import { allStanding, playerOf } from '../touch/situation';
import { FORMULAS, hexAt, loadAt, pileAt, seatAt } from './places';

type View = MateriaPrimaView;

/** What can travel: elements and soul stones, formulas, extensions. */
export type Name = Thing | FormulaId | Extension;

/**
 * Every piece as it lies on this table: on the ground, with a figure or in a tower, in a hand or on a deck, on offer or
 * bought. What Research shows lies nowhere.
 */
function piecesOn(view: View): readonly Lying<Name>[] {
  return [
    ...view.piles.flatMap(({ hex, elements, souls }) => things(elements, souls, pileAt(hex))),
    ...KINDS.flatMap((kind) => backs(kind, view.deckSizes[kind], DECKS)),
    ...CITIES.flatMap((city) => extensions(marketAt(view, city), cityHex(view, city))),
    ...eachSeat(view.players, (seat, player) => belongings(view, seat, player)),
  ];
}

function belongings(view: View, seat: Seat, player: MateriaPrimaSeatView): readonly Lying<Name>[] {
  const { alchemist, figures, souls, store, hand } = player;
  const tower = towerAt(view, seat);
  const place = handAt(view, seat);
  const known = seat === view.viewer ? view.hand : [];
  return [
    ...figures.flatMap(({ id, load }) => things(load, id === alchemist ? souls : 0, carriedBy(id))),
    ...things(store, 0, tower),
    ...(known.length > 0
      ? known.map((formula) => ({ sort: kindOf(formula), piece: formula, place }))
      : KINDS.flatMap((kind) => backs(kind, hand[kind], place))),
    ...player.extensions.flatMap((extension) => extensions(extension, tower)),
  ];
}

function things(elements: Stock, souls: number, place: string): readonly Lying<Thing>[] {
  const all = [...elementsOf(elements), ...Array.from({ length: souls }, () => 'soul' as const)];
  return all.map((thing) => ({ sort: thing, piece: thing, place }));
}

function backs(kind: Kind, count: number, place: string): readonly Lying<FormulaId>[] {
  return Array.from({ length: count }, () => ({ sort: kind, piece: null, place }));
}

function extensions(piece: Extension | null, place: string): readonly Lying<Extension>[] {
  return piece === null ? [] : [{ sort: 'extension', piece, place }];
}

const DECKS = 'decks';
const carriedBy = (figure: FigureId) => `carried:${figure}`;

/** What has moved, with the very spots where it lay and lies. */
export function moved({ before, after }: Tables<View>) {
  const { travels, gone, come } = between(piecesOn(before), piecesOn(after));
  return {
    travels: travels.map((way) => ({ ...way, from: spotOn(before, way.from), to: spotOn(after, way.to) })),
    gone: gone.map((piece) => ({ ...piece, place: spotOn(before, piece.place) })),
    come: come.map((piece) => ({ ...piece, place: spotOn(after, piece.place) })),
  };
}

/** What a figure carries lies where it stands; to the decks somebody goes where the alchemist on turn is. */
function spotOn(view: View, place: string): string {
  if (place === DECKS) return decksAt(view);
  const bearer = allStanding(view).find(({ figure }) => carriedBy(figure.id) === place);
  return bearer ? loadAt(bearer.figure.hex) : place;
}

/** Where the tower of a seat stands, or its place at the table. */
export function towerAt(view: View, seat: Seat): string {
  const { home } = playerOf(view, seat);
  return home === null ? seatAt(seat) : hexAt(home);
}

/** Where somebody's formulas are: one's own under the map, those of others at their place. */
export function handAt({ viewer }: View, seat: Seat): string {
  return viewer === seat ? FORMULAS : seatAt(seat);
}

export function decksAt(view: View): string {
  return hexAt(alchemistOf(playerOf(view, view.turn)).hex);
}

export function cityHex(view: View, city: City): string {
  return hexAt(HEXES.find((hex) => cityAt(view, hex) === city) ?? 0);
}

/** The table while something happens: what lies on it both before and after; figures stay in the lists. */
export function meanwhile({ before, after }: Tables<View>): View {
  return {
    ...before,
    players: before.players.map((player, index) => staying(player, at(after.players, index))),
    piles: before.piles.flatMap((pile) => {
      const left = after.piles.find(({ hex, by }) => hex === pile.hex && by === pile.by);
      return left ? [lower(pile, left)] : [];
    }),
    hand: before.hand.filter((formula) => after.hand.includes(formula)),
    market: before.market.map((extension, index) => (after.market[index] === extension ? extension : null)),
    // The dice of the last fight are taken up to be rolled.
    dice: after.dice === before.dice ? before.dice : null,
  };
}

function staying(player: MateriaPrimaSeatView, then: MateriaPrimaSeatView): MateriaPrimaSeatView {
  const { hand } = player;
  return {
    ...player,
    figures: player.figures.map((figure) => lighter(figure, figureOf(then, figure.id)?.load ?? NO_ELEMENTS)),
    store: least(player.store, then.store),
    hand: {
      homunculus: Math.min(hand.homunculus, then.hand.homunculus),
      equipment: Math.min(hand.equipment, then.hand.equipment),
      stone: Math.min(hand.stone, then.hand.stone),
    },
  };
}

/** The same figure as long as it carries the same, so that it is not drawn again. */
function lighter(figure: Figure, then: Stock): Figure {
  const load = least(figure.load, then);
  return load.every((count, index) => count === figure.load[index]) ? figure : { ...figure, load };
}

function lower(pile: Pile, then: Pile): Pile {
  return {
    ...pile,
    elements: least(pile.elements, then.elements),
    souls: Math.min(pile.souls, then.souls),
  };
}

function least(one: Stock, other: Stock): Stock {
  return one.map((count, index) => Math.min(count, at(other, index)));
}
